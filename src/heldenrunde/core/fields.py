"""How a state says what its fields are: each once, with who may see it, how long it lasts and what it begins as.

`berserk: Combat[PerSeat[int]]` is all that is written by hand. From such lines tools/fields.py writes `fields.py`
beside the state: layout, copy and clearing, field by field, because nothing else is as fast when compiled.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeVar

from heldenrunde.core.game import CARDS, CLOSED, HEAP, INSIDE, OWN, PILES, PLAIN, Card

T = TypeVar("T")
DERIVED: Final = "derived"


class Each(NamedTuple):
    """A list with an entry for each of these."""

    of: str


class Until(NamedTuple):
    """It lasts until this is over, and is cleared then."""

    over: str


class Begins(NamedTuple):
    """As what it begins and is cleared to, where that is not 0, False, "" or empty."""

    value: int


# Who may see it. What the words mean stands in game.py.
Public = Annotated[T, PLAIN]
Own = Annotated[T, OWN]
Pile = Annotated[list[Card], CARDS]
Piles = Annotated[list[list[Card]], PILES, Each("seats")]
Heap = Annotated[list[Card], HEAP]
Closed = Annotated[T, CLOSED]
Inside = Annotated[list[tuple[Card, ...]], INSIDE]
Derived = Annotated[T, DERIVED]
"""Computed from the others by `derive`: neither saved nor shown."""

# What it is.
PerSeat = Annotated[list[T], Each("seats")]
Maybe = Annotated[T, Begins(-1)]
"""A seat, or another number; -1 while there is none."""
