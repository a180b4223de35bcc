"""BH-4: the end and the points."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import AMULETS, BEAKERS, KIND, is_treasure

AMULET_PAIR: Final = 8
BEAKER_SETS: Final = (0, 1, 3, 6)


def treasure_points(cards: list[Card]) -> int:
    """BH-4.1, BH-4.2: what the treasures of a hand are worth; halves of the amulet and beakers count together."""
    single = sum([KIND[card].vp for card in cards if is_treasure(card) and card not in AMULETS and card not in BEAKERS])
    beakers = len([card for card in cards if card in BEAKERS])
    amulets = len([card for card in cards if card in AMULETS])
    return single + BEAKER_SETS[beakers] + (AMULET_PAIR if amulets == len(AMULETS) else 0)


def score(cards: list[Card], hurt: int) -> int:
    """BH-4.1: points of the treasures minus damage; it may be negative."""
    return treasure_points(cards) - hurt
