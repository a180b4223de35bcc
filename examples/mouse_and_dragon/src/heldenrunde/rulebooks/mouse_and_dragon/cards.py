"""The ten cards. Card number n is the animal of strength n (MD-1.1)."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.game import Card

ANIMALS: Final = ("mouse", "frog", "hare", "fox", "hawk", "owl", "wolf", "boar", "bear", "dragon")
MOUSE: Final = Card(0)
FOX: Final = Card(3)
OWL: Final = Card(5)
DRAGON: Final = Card(9)


def catalogue() -> list[tuple[str, int]]:
    """Every animal once."""
    return [(animal, 1) for animal in ANIMALS]
