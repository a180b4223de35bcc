"""What is at stake in a window, for who would let it pass."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import ME, WIN
from heldenrunde.rulebooks.munchkin.rules.bargain import decisive
from heldenrunde.rulebooks.munchkin.rules.odds import ahead
from heldenrunde.rulebooks.munchkin.state import Munchkin

NAMED: Final = {"ring_or_pass": 1, "run_moves": 0, "reaction_moves": 0}
"""Where a question about one player names them."""


def stake(g: Munchkin, viewer: int | None, name: str, about: list[Any]) -> str:
    """Their turn, their combat, their curse, their flight; or a combat that wins the match as it stands (MU-6.1)."""
    concerned = [about[NAMED[name]]] if name in NAMED else [g.turn, g.fighter, g.helper]
    if viewer in concerned:
        return ME
    return WIN if name == "combat_moves" and ahead(g) and decisive(g) else ""
