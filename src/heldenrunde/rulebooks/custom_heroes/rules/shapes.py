"""The shapes in which choices come from outside: told apart here, so that the rules see only what makes sense."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.game import Card


def is_word(choice: Any, word: str) -> bool:
    """Is this ("word", ...)?"""
    return isinstance(choice, tuple) and bool(choice) and choice[0] == word


def are_cards(value: Any) -> bool:
    return isinstance(value, tuple) and all([type(card) is int for card in value])


def cards_of(choice: Any, word: str) -> tuple[Card, ...] | None:
    """The cards of ("word", cards), or None."""
    return choice[1] if is_word(choice, word) and len(choice) == 2 and are_cards(choice[1]) else None


def set_of(choice: Any, word: str) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """The two lists of ("word", cards, cards), or None."""
    if is_word(choice, word) and len(choice) == 3 and are_cards(choice[1]) and are_cards(choice[2]):
        return choice[1], choice[2]
    return None


def pair_of(choice: Any, word: str) -> tuple[Card, Card] | None:
    """The two cards of ("word", card, card), or None."""
    return (choice[1], choice[2]) if is_word(choice, word) and len(choice) == 3 and are_cards(choice[1:]) else None
