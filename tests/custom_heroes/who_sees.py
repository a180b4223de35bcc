"""Who may see what in Custom Heroes, in the words of the rules."""

from tests.every_game.who_sees import ALL, NOBODY, OWNER, SEEN, WhoSees

WHO_SEES = WhoSees(
    zones={
        "hands": OWNER,  # CH-1.6: hands are secret
        "reserves": OWNER,  # CH-1.2, CH-1.6: what a reserve contains is secret
        "inside": SEEN,  # CH-1.6, CH-4.4: an upgrade stays secret until the card is played
        "bag": NOBODY,  # CH-1.3
        "aside": NOBODY,  # CH-8.2: what is not dealt in sudden death stays unseen
        "trick": ALL,  # CH-1.6: every card that was played or bet is public
        "played": ALL,
        "bets": ALL,  # CH-2.2: a bet lies face up
    },
    own=("power",),  # CH-1.2, CH-1.6: how much power somebody has is secret
    events={
        "deal": OWNER,
        "draw": OWNER,
        "first-draw": OWNER,
        "slide": OWNER,  # CH-4.4
        "bet": ALL,
        "play": ALL,
        "activate": ALL,
    },
    plain=("laid",),  # the activated cards of sets that lie in the trick
    cards=lambda seats: 10 * (3 if seats == 2 else seats) + 72 + 2 * seats,  # CH-1.1, CH-1.2, CH-1.3
)
