"""Who may see what, written a second time in the words of the rules.

Views and imagined worlds both go by the layout of a game and by `knows`, so they could agree on the same mistake;
this is compared with both. Every game has its own, as WHO_SEES in tests/GAME/who_sees.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

OWNER = "owner"  # one pile per seat, each for the eyes of that seat
NOBODY = "nobody"
ALL = "all"  # all seats and spectators
TOP = "top"  # all see the last card, and nobody the others
SHOWN = "shown"  # the owner, if there is one, and those to whom the card was shown since its deck was dealt anew
TOLD = "told"  # the seat it happens to, those it is about, and those who know the cards already
SEEN = "seen"  # inside other cards: those who ever held the card it is in, or all once it lay open


class WhoSees(NamedTuple):
    zones: dict[str, str]
    """Every field that holds cards."""
    events: dict[str, str]
    """Everything that can happen with cards, and who sees their faces: OWNER is the seat it happens to; SHOWN, too,
    and who else hears of a card has held or seen it before; TOLD, too, and whoever it is about."""
    cards: Callable[[int], int]
    """How many cards a match has, by the number of seats."""
    own: tuple[str, ...] = ()
    """Secret numbers, one per seat."""
    plain: tuple[str, ...] = ()
    """Fields that name cards and are public all the same, because these cards lie open."""
    partners: Callable[[dict[str, Any], int], set[int]] = lambda settings, seat: set()
    """The seats that see what is this seat's own, by the settings of the table."""
    anew: str = ""
    """What happens when all that was shown is shuffled again."""


@cache
def who_sees(game: str) -> WhoSees:
    """What the tests of a game say about it."""
    found: WhoSees = import_module(f"tests.{game.replace('-', '_')}.who_sees").WHO_SEES
    return found
