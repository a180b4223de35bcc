"""The lesson of KAPOW!: the round of the rulebook, which ends 19 to 17, from both sides.

A roll is a row of letters, one per die in the order red, yellow, purple, green, blue, action.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import Seat, call
from heldenrunde.core.lesson import Lesson, Step
from heldenrunde.rulebooks.kapow.rules.placing import CHOOSE, READY, REROLL
from heldenrunde.rulebooks.kapow.rules.rounds import forget_round, play_round
from heldenrunde.rulebooks.kapow.state import FIRST, Kapow

HEROINE: Final = 0
VILLAIN: Final = 1
RED, YELLOW, PURPLE, GREEN, BLUE, ACTION, NEW = range(7)


class Position(NamedTuple):
    """A first round. The villain has the marker."""

    rolls: tuple[str, ...]
    again: tuple[tuple[Seat, int, str], ...] = ()
    """Who rolls which die again, and what it shows then."""


def lay(g: Kapow, position: Position) -> None:
    forget_round(g)
    g.round, g.marker = 0, VILLAIN
    rolled = [(seat, die, face) for seat, roll in enumerate(position.rolls) for die, face in enumerate(roll)]
    falls = [g.dice[seat][die].index(face, 1) - 1 for seat, die, face in (*rolled, *position.again)]
    g.chance = Rigged({"roll": falls})
    g.begin_flow(call(play_round))


def choose(box: str, *dice: int) -> tuple[Any, ...]:
    """With these dice; who does not name any means them."""
    return (CHOOSE, box, dice), (CHOOSE, box)


ROUND = Position(("MEWAXB", "METABB"), again=((VILLAIN, BLUE, "X"),))

LESSON: Final = Lesson(
    lay=lay,
    seats=2,
    options={"mode": FIRST},
    steps=(
        Step("grow", "KP-2.2", choose("grow", YELLOW, BLUE), ROUND),
        Step("block", "KP-2.3", choose("block", PURPLE, ACTION)),
        Step("punch", "KP-4.2", choose("sucker-punch", GREEN)),
        Step("ready", "KP-2.11", (READY,)),
        Step(
            "warp",
            "KP-2.5",
            choose("time-warp-1", ACTION),
            before=((VILLAIN, choose("pow", RED, YELLOW)[0]),),
            learner=VILLAIN,
        ),
        Step("reroll", "KP-2.10", ((REROLL, BLUE),), learner=VILLAIN),
        Step(
            "attack",
            "KP-3.3",
            ("pow",),
            before=((VILLAIN, choose("activate", GREEN, BLUE)[0]), (VILLAIN, READY), (HEROINE, READY)),
            learner=VILLAIN,
        ),
        Step("die", "KP-4.1", ("red",)),
        Step("face", "KP-4.2", ("energy",), learner=VILLAIN),
        Step("attach", "KP-5.1", (("attach", NEW, "energy"),), learner=VILLAIN),
    ),
)
