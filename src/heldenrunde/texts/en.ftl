# Words that all games share, English.

list-and = { $most } and { $last }
player = { $seat ->
    *[other] Player { $seat }
}

not-your-turn = It is not your turn.
match-over = The match is over.
already-answered = You have already answered.
not-an-option = This is not one of the choices.
