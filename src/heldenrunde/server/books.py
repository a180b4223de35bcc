"""Rules and cards of a game as data, read from its messages."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from heldenrunde.match import find
from heldenrunde.texts import Words, source, words

RULE = re.compile(r"^rule-([A-Z]+-\d+)-(\d+) *=", re.MULTILINE)
EXAMPLE = re.compile(r"^(example-[A-Z]+-\d+) *=", re.MULTILINE)
GROUP_OR_CARD = re.compile(r"^(?:## *(?P<group>.+)|card-(?P<card>[\w-]+) *=)", re.MULTILINE)


class Rule(msgspec.Struct, frozen=True):
    number: str
    """CH-3.5"""
    text: str


class Chapter(msgspec.Struct, frozen=True):
    number: str
    """CH-3"""
    title: str
    rules: tuple[Rule, ...]


class Example(msgspec.Struct, frozen=True):
    title: str
    text: str


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    name: str
    about: str
    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]


class Card(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: str
    copies: int
    text: str
    source: str


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """The rules in the order of the book, by chapter."""
    say, found = words(language, find(game).id), RULE.findall(source(language, game))
    numbers = dict.fromkeys(chapter for chapter, _ in found)
    chapters = tuple(chapter_of(say, number, [rule for of, rule in found if of == number]) for number in numbers)
    examples = [Example(optional(say, f"{id}.title"), say(id)) for id in EXAMPLE.findall(source(language, game))]
    return RuleBook(game, say("game"), say("game.about"), chapters, tuple(examples))


def chapter_of(say: Words, number: str, rules: list[str]) -> Chapter:
    told = tuple(Rule(f"{number}.{rule}", say(f"rule-{number}-{rule}")) for rule in rules)
    return Chapter(number, optional(say, f"chapter-{number}"), told)


@cache
def cards(game: str, language: str) -> tuple[Card, ...]:
    """The whole catalogue; the heading that a card stands under in the text file is its kind."""
    definition, say, kinds = find(game), words(language, game), kinds_of(game, language)
    return tuple(
        Card(
            *(id, say(f"card-{id}"), kinds.get(id, ""), copies),
            *(optional(say, f"card-{id}.text"), optional(say, f"card-{id}.source")),
        )
        for id, copies in definition.catalogue()
    )


def kinds_of(game: str, language: str) -> dict[str, str]:
    kinds, group = {}, ""
    for found in GROUP_OR_CARD.finditer(source(language, game)):
        if found["group"]:
            group = found["group"].strip()
        else:
            kinds[found["card"]] = group
    return kinds


def optional(say: Words, id: str) -> str:
    return say(id) if say.has(id) else ""
