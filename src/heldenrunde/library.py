"""Rules and cards of a game as data, read from its messages."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from heldenrunde.checks import find
from heldenrunde.core.definition import Printed
from heldenrunde.core.scene import Piece
from heldenrunde.core.views import plain
from heldenrunde.errors import Reason, UnknownCard, UnknownLanguage
from heldenrunde.texts import LANGUAGES, Words, source, words

RULE = re.compile(r"^rule-([A-Z]+-\d+)-(\d+) *=", re.MULTILINE)
EXAMPLE = re.compile(r"^(example-[A-Z]+-\d+) *=", re.MULTILINE)
GROUP_OR_CARD = re.compile(r"^(?:## *(?P<group>.+)|card-(?P<card>[\w-]+) *=)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Rule:
    number: str
    """CH-3.5"""
    chapter: str
    """CH-3"""
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class CardKind:
    id: str
    name: str
    kind: str
    copies: int
    text: str
    source: str
    piece: Piece
    """As it lies on the table."""


@dataclass(frozen=True, slots=True)
class CardInfo:
    """A card by its number, as views and choices name it."""

    id: str
    name: str
    attributes: dict[str, Any] = field(hash=False)
    """What is printed on it, in figures and words; they differ from kind to kind."""
    text: str


@cache
def faces(game: str) -> tuple[Printed, ...]:
    return tuple(find(game).faces())


def card(game: str, number: int, language: str = "en") -> CardInfo:
    """What is printed on a card: its id, name, attributes and text."""
    known = faces(find(game).id)
    if type(number) is not int or not 0 <= number < len(known):
        raise UnknownCard(Reason("unknown-card", about=game, card=str(number), most=len(known) - 1))
    if language not in LANGUAGES:
        raise UnknownLanguage(Reason("cli-bad-language", given=str(language), languages=", ".join(LANGUAGES)))
    name, attributes = known[number]
    say = words(language, game)
    return CardInfo(name.removeprefix("card-"), say(name), plain(attributes), optional(say, f"{name}.text"))


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
    return tuple(Example(optional(say, f"{id}.title"), say(id)) for id in found)


def chapters(game: str, language: str) -> dict[str, str]:
    """The titles of the chapters by number."""
    say = words(language, game)
    return {rule.chapter: optional(say, f"chapter-{rule.chapter}") for rule in rules(game, language)}


@cache
def cards(game: str, language: str) -> tuple[CardKind, ...]:
    """The whole catalogue."""
    definition, say, kinds = find(game), words(language, find(game).id), kinds_of(game, language)
    return tuple(
        CardKind(
            *(id, say(f"card-{id}"), kinds.get(id, ""), copies),
            *(optional(say, f"card-{id}.text"), optional(say, f"card-{id}.source"), definition.sample(id)),
        )
        for id, copies in definition.catalogue()
    )


def kinds_of(game: str, language: str) -> dict[str, str]:
    """Each card with the heading it stands under in the text file: that is its kind."""
    kinds, group = {}, ""
    for found in GROUP_OR_CARD.finditer(source(language, game)):
        if found["group"]:
            group = found["group"].strip()
        else:
            kinds[found["card"]] = group
    return kinds


def optional(say: Words, id: str) -> str:
    return say(id) if say.has(id) else ""
