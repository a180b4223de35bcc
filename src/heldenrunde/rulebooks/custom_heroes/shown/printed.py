"""What is printed on every card, by its number."""

from __future__ import annotations

from heldenrunde.core.definition import Printed, figures
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import CHARACTERS, COLOURS, KIND, Upgrade
from heldenrunde.rulebooks.custom_heroes.cards import printed as value_of


def printed() -> list[Printed]:
    """Characters and upgrades."""
    return [*map(character, range(CHARACTERS)), *map(upgrade, KIND)]


def character(card: int) -> Printed:
    value = value_of(Card(card))
    return Printed(f"card-character-{value}", {"kind": "character", "value": value})


def upgrade(kind: Upgrade) -> Printed:
    return Printed(f"card-{kind.id}", {**figures(kind, kind="upgrade"), "colour": COLOURS[kind.colour]})
