"""Rules and cards of a game, read from its messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.match import find
from heldenrunde.texts import source, words

RULE = re.compile(r"^rule-([A-Z]+-\d+)-(\d+) *=", re.MULTILINE)
EXAMPLE = re.compile(r"^(example-[A-Z]+-\d+) *=", re.MULTILINE)
GROUP_OR_CARD = re.compile(r"^(?:## *(?P<group>.+)|card-(?P<card>[\w-]+) *=)", re.MULTILINE)


class NotInTheBook(HeldenrundeError):
    """There is no such rule or card."""


class Rule(NamedTuple):
    number: str
    """CH-3.5"""
    chapter: str
    """CH-3"""
    text: str


class Example(NamedTuple):
    title: str
    text: str


class CardKind(NamedTuple):
    id: str
    name: str
    kind: str
    copies: int
    text: str
    source: str


# -- rules -----------------------------------------------------------------------------------------------------------


@cache
def rules(game: str, language: str) -> tuple[Rule, ...]:
    """All rules in the order of the book."""
    say = words(language, find(game).id)
    found = RULE.findall(source(language, game))
    return tuple(Rule(f"{chapter}.{n}", chapter, say(f"rule-{chapter}-{n}")) for chapter, n in found)


@cache
def examples(game: str, language: str) -> tuple[Example, ...]:
    say = words(language, find(game).id)
    found = EXAMPLE.findall(source(language, game))
    return tuple(Example(say(f"{id}.title") if say.has(f"{id}.title") else id, say(id)) for id in found)


def chapters(game: str, language: str) -> dict[str, str]:
    """The titles of the chapters by number."""
    say = words(language, game)
    numbers = dict.fromkeys(rule.chapter for rule in rules(game, language))
    return {number: say(f"chapter-{number}") if say.has(f"chapter-{number}") else "" for number in numbers}


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


# -- cards -----------------------------------------------------------------------------------------------------------


@cache
def cards(game: str, language: str) -> tuple[CardKind, ...]:
    """The whole catalogue."""
    definition, say, kinds = find(game), words(language, find(game).id), dict(card_groups(game, language))
    return tuple(
        CardKind(
            id,
            say(f"card-{id}"),
            kinds.get(id, ""),
            copies,
            say(f"card-{id}.text") if say.has(f"card-{id}.text") else "",
            say(f"card-{id}.source") if say.has(f"card-{id}.source") else "",
        )
        for id, copies in definition.catalogue()
    )


def card_groups(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Each card with the heading it stands under in the text file: that is its kind."""
    group = ""
    for match in GROUP_OR_CARD.finditer(source(language, game)):
        if match["group"]:
            group = match["group"].strip()
        else:
            yield match["card"], group


def find_cards(game: str, language: str, wanted: str) -> list[CardKind]:
    """By name or id; if none is called so, by what it says."""
    book, word = cards(game, language), wanted.casefold()
    exact = [card for card in book if word in (card.name.casefold(), card.id)]
    named = exact or [card for card in book if word in card.name.casefold()]
    found = named or [card for card in book if word in f"{card.kind} {card.text}".casefold()]
    if not found:
        raise NotInTheBook(Reason("cli-no-card", wanted=wanted))
    return found
