"""The windows of other players' turns, which open again with everything that happens."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import ANY, PASS
from heldenrunde.core.scene import Again
from heldenrunde.rulebooks.munchkin.state import Munchkin

COMBAT: Final = "combat"
TURN: Final = "turn"
OWN_TURN: Final = "own-turn"


def spans(g: Munchkin, viewer: int | None) -> tuple[tuple[str, str], ...]:
    """A turn has at most one combat (MU-2.7). The last span is the time until the viewer's next turn."""
    found = [(COMBAT, str(g.number))] if g.fighter >= 0 else []
    found.append((TURN, str(g.number)))
    if viewer is not None and viewer != g.turn:
        found.append((OWN_TURN, str(g.number + (viewer - g.turn) % len(g.level))))
    return tuple(found)


def again(g: Munchkin, viewer: int | None, asked: dict[str, Any]) -> Again | None:
    """MU-5.13: whoever may interfere; the active player's pass outside combat goes on with the turn.

    In a combat one is left alone for that: little comes after it in the turn.
    """
    if asked["form"] != ANY or (viewer == g.turn and asked["name"] == "moves"):
        return None
    names = [name for name, _ in spans(g, viewer)]
    return Again(("again-interfering",), PASS, tuple([name for name in names if name != TURN or COMBAT not in names]))
