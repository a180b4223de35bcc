"""Looking something up in the rules and cards of a game."""

from __future__ import annotations

import re

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.library import CardKind, Example, Rule, cards, examples, rules


class NotInTheBook(HeldenrundeError):
    """There is no such rule or card."""


def examples_of(game: str, language: str, number: str) -> list[Example]:
    """The examples that name a rule."""
    named = re.compile(rf"{re.escape(number)}(?![\d.]*\d)")
    return [example for example in examples(game, language) if named.search(example.text)]


def look_up(game: str, language: str, wanted: str) -> tuple[list[Rule], list[Example]]:
    """A rule by its number, a chapter by its, or all that a word stands in."""
    book, number = rules(game, language), wanted.upper()
    if found := [rule for rule in book if number in (rule.number, rule.chapter)]:
        told = examples_of(game, language, number) if len(found) == 1 else []
        return found, told
    word = wanted.casefold()
    found = [rule for rule in book if word in rule.text.casefold()]
    told = [example for example in examples(game, language) if word in f"{example.title} {example.text}".casefold()]
    if not found and not told:
        raise NotInTheBook(Reason("cli-no-rule", wanted=wanted, first=book[0].number, last=book[-1].number))
    return found, told


def find_cards(game: str, language: str, wanted: str) -> list[CardKind]:
    """By name or id; if none is called so, by what it says."""
    book, word = cards(game, language), wanted.casefold()
    exact = [card for card in book if word in (card.name.casefold(), card.id)]
    named = exact or [card for card in book if word in card.name.casefold()]
    found = named or [card for card in book if word in f"{card.kind} {card.text}".casefold()]
    if not found:
        raise NotInTheBook(Reason("cli-no-card", wanted=wanted))
    return found
