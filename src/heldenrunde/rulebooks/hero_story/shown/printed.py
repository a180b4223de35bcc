"""What is printed on every card, by its number."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.definition import Printed, figures
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CARDS,
    FIRST_ABILITY,
    FIRST_VANCARDIAN,
    GREEN_EVENTS,
    NUMBERS,
    SUIT,
    SUITS,
    VALUE,
    ability_of,
    event_of,
    vancardian_of,
)
from heldenrunde.rulebooks.hero_story.shown.labels import card_id


def printed() -> list[Printed]:
    """Playing cards, abilities, events and Vancardian cards."""
    return [Printed(f"card-{card_id(card)}", attributes(Card(card))) for card in range(CARDS)]


def attributes(card: Card) -> dict[str, Any]:
    if card < FIRST_ABILITY:
        return {"kind": "playing-card", "suit": SUITS[SUIT[card]], "value": VALUE[card]}
    if ability_of(card) < NUMBERS:
        return figures(ABILITIES[ability_of(card)])
    if card < FIRST_VANCARDIAN:
        return {"kind": "event", "green": event_of(card) in GREEN_EVENTS}
    return figures(vancardian_of(card), kind="vancardian")
