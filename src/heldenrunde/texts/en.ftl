# Words that all games share, English.

## Lists and players

# $most: all but the last, with commas between them
list-and = { $most } and { $last }
# A seat that nobody has given a name to; seats are counted from 0, people from 1.
player = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
    [6] Player 7
    [7] Player 8
    [8] Player 9
    [9] Player 10
   *[other] Player at seat { $seat }
}


## Choices that are refused in any game

not-your-turn = It is not your turn. Wait until you are asked.
match-over = The match is over. Nobody can choose anything any more.
already-answered = You have already answered. Wait for the others.
not-an-option = This is not one of your choices. Choose one that is offered.


## Requests that cannot be met

unknown-game = There is no game called “{ $about }”. Choose one of these: { $games }.
bad-seats = { $about } cannot be played with “{ $seats }” players. Choose a whole number from { $least } to { $most }.
unknown-option = { $about } has no option called “{ $option }”. Its options are: { $options }.
bad-option = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seed = This is not a seed. Use a whole number or exactly 32 bytes, or leave it out for a random one.
damaged-save = This save or record cannot be read: it is damaged or incomplete. Use another copy.
other-version = This match of { $about } was played under version { $found } of the rules, but here version { $ours } applies. Open it with the release of Heldenrunde that made it.
record-illegal = This record cannot be replayed; use an unchanged copy. Decision { $number } breaks the rules: { $why }
imagined-no-record = An imagined match has no record, because nobody played it. Take the record of the real match.
no-such-seat = There is no seat “{ $seat }”. Choose one from 0 to { $most }.
unknown-bot = There is no bot called “{ $bot }”. Choose one of these: { $bots }.
