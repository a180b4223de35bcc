"""Who may see what in Munchkin, in the words of the rules."""

from tests.every_game.who_sees import ALL, NOBODY, OWNER, TOLD, TOP, WhoSees

WHO_SEES = WhoSees(
    zones={
        "hands": OWNER,  # MU-1.7: hands are secret; that they may be shown (MU-5.9) is no listed choice
        "doors": NOBODY,  # MU-1.7: the order of the decks is
        "treasures": NOBODY,
        "worn": ALL,  # MU-1.7: all cards on the table are public
        "pack": ALL,
        "traits": ALL,
        "extras": ALL,
        "curses": ALL,
        "old_doors": TOP,  # MU-1.7: nobody looks through a discard pile
        "old_treasures": TOP,
        "monsters": ALL,
        "played": ALL,
        "faceup": ALL,  # MU-1.7: revealed, drawn face up or looted
    },
    events={
        "draw": OWNER,  # MU-1.7: cards drawn face down
        "loot": OWNER,  # MU-2.3
        "charity": TOLD,  # MU-2.4: giver and receiver know the card
        "filch": TOLD,  # a card is taken unseen: who takes it and who had it know it
        "show-hand": TOLD,  # MU-5.9
        **dict.fromkeys(
            [
                "door",
                "trouble",
                "lay",
                "use",
                "pack",
                "hold",
                "discard",
                "play",
                "throw",
                "enhance",
                "cheat",
                "sell",
                "offer",
                "get",
                "give",
                "take",
                "curse",
                "curse-idle",
                "curse-stays",
                "curse-off",
                "wish",
                "takes-over",
                "joins",
                "illusion",
                "leaves",
                "bribes",
                "slays",
                "help-me",
                "ask-help",
                "counter",
                "victory",
                "spoils",
                "pick",
                "resurrect",
                "roll",
                "roll-as",
                "turn-die",
                "distract",
                "servant",
                "escape",
                "caught",
                "body",
                "thief",
                "steal",
                "theft-fails",
                "dowse",
                "hoard",
                "divine",
            ],
            ALL,
        ),
    },
    plain=("bound", "foes", "mods", "refused", "promised", "chasers"),  # all of these lie open
    cards=lambda seats: 168 if seats < 7 else 336,  # MU-1.1
)
