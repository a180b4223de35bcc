"""What is printed on every card, by its number."""

from __future__ import annotations

from heldenrunde.core.definition import Printed, figures
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import (
    KIND,
    TREASURES,
    is_attack,
    is_reaction,
    is_treasure,
)
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import MONSTERS


def printed() -> list[Printed]:
    """Action cards, treasures and monsters."""
    small = [Printed(f"card-{KIND[card].id}", attributes(Card(card))) for card in range(TREASURES)]
    return small + [Printed(f"card-{monster.id}", figures(monster, kind="monster")) for monster in MONSTERS]


def attributes(card: Card) -> dict[str, str | int]:
    if is_treasure(card):
        return {"kind": "treasure", "vp": KIND[card].vp}
    return {"kind": "attack" if is_attack(card) else "reaction" if is_reaction(card) else "trick"}
