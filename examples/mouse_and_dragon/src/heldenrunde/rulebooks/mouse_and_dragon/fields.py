"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import CARDS, PILES, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

LAYOUT: Final = {
    "hands": PILES,
    "camp": CARDS,
    "laid": PILES,
    "won": PILES,
    "coins": PLAIN,
    "paid": PLAIN,
    "swapped": PLAIN,
    "challenger": PLAIN,
}
SLOTS: Final = (*LAYOUT,)


def copy_fields(old: MouseAndDragon, new: MouseAndDragon) -> None:
    """All of them, so that the two share nothing that changes."""
    new.hands = [pile[:] for pile in old.hands]
    new.camp = old.camp[:]
    new.laid = [pile[:] for pile in old.laid]
    new.won = [pile[:] for pile in old.won]
    new.coins = old.coins[:]
    new.paid = old.paid[:]
    new.swapped = old.swapped[:]
    new.challenger = old.challenger


def clear_duel(g: MouseAndDragon, seats: int) -> None:
    """What lasts for one duel."""
    g.laid = [[] for _ in range(seats)]
    g.paid = [0] * seats
    g.swapped = [False] * seats


def clear_all(g: MouseAndDragon, seats: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.hands = [[] for _ in range(seats)]
    g.camp = []
    g.won = [[] for _ in range(seats)]
    g.coins = [0] * seats
    g.challenger = 0
    clear_duel(g, seats)
