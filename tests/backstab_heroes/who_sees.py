"""Who may see what in Backstab Heroes, in the words of the rules."""

from tests.every_game.who_sees import ALL, NOBODY, OWNER, SHOWN, WhoSees

WHO_SEES = WhoSees(
    zones={
        "hands": SHOWN,  # BH-1.6: secret; but a played treasure comes back for all to see, and some cards look
        "shown": ALL,  # BH-3.3: a revealed card lies face up
        "actions": NOBODY,  # BH-1.6: all piles
        "treasures": NOBODY,
        "discard": SHOWN,  # BH-3.4, BH-3.16: open, but for what is discarded unseen at the end of a round
        "offered": SHOWN,  # BH-3.8: who has them in hand looks at them
        "gone": SHOWN,  # BH-3.15: the surplus is unseen by those who did not hold it
        "monsters": SHOWN,  # BH-1.2: face down; the Crystal Ball looks at the top one
        "monster": ALL,  # BH-3.1
        "fought": ALL,
        "unused": NOBODY,  # BH-1.2
    },
    own=("laid",),  # BH-3.2: a card is laid face down
    events={
        "round": ALL,
        "reveal": ALL,
        "react": ALL,
        "no-effect": ALL,
        "hand-over": SHOWN,  # BH-1.6: seen by the two whose hands it goes through
        "peek": SHOWN,
        "foresee": OWNER,
        "gift": ALL,
        "vanish": ALL,
        "return": ALL,
        "beaten": ALL,
        "flees": ALL,
        "lose-treasure": OWNER,
        "look": OWNER,
        "take": OWNER,
        "discard": OWNER,
        "deal": OWNER,
        "draw": OWNER,
        "score": ALL,
    },
    cards=lambda seats: 55 + 30 + 22,  # BH-1.1
)
