"""Who may see what in KAPOW!, in the words of the rules."""

from tests.every_game.who_sees import ALL, WhoSees

WHO_SEES = WhoSees(
    zones={},  # there are no cards; what a name stands for lies open
    own=(
        "rolled",  # KP-2.7: the rolls behind a screen are secret
        "laid",  # KP-2.12: and so are the dice on abilities
        "stage",
        "turned",  # KP-7.8: how alliance cards are turned
        "aim",  # KP-7.5: arrows are secret until the reveal
        "plan",  # KP-5.1: arranged without seeing the others' arrangement
    ),
    events=dict.fromkeys(
        [
            "character",
            "opponent",
            "alliance",
            "announce",
            "name",
            "automaton",
            "reveal",
            "reveal-at",
            "charm",
            "dull",
            "attack",
            "defend",
            "trigger",
            "no-effect",
            "gain-die",
            "gain-face",
            "lose-face",
            "give-face",
            "swap",
            "gain-health",
            "lose-health",
            "follow-up",
            "arrange",
            "attach",
        ],
        ALL,
    ),
    cards=lambda seats: 0,
    partners=lambda settings, seat: {seat ^ 1} if settings["mode"] in ("teams", "coop") else set(),  # KP-7.8
)
