"""The shapes in which choices come from outside: told apart here, so that the rules see only what makes sense."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import one_of_each

Chosen = tuple[str, Card]
"""("lay", card), ("discard", card) or ("take", card)"""


def each(word: str, cards: list[Card]) -> list[Any]:
    """An option for each kind of these cards."""
    return [(word, card) for card in one_of_each(cards)]


def card_of(choice: Any, word: str) -> Card | None:
    """The card of ("word", card), or None."""
    if isinstance(choice, tuple) and len(choice) == 2 and choice[0] == word and type(choice[1]) is int:
        return Card(choice[1])
    return None
