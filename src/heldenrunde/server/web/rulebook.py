"""The rulebook of a game as the pages want it: by chapter."""

from __future__ import annotations

from functools import cache

import msgspec

from heldenrunde.library import Example, Rule, chapters, examples, rules
from heldenrunde.texts import words


class Chapter(msgspec.Struct, frozen=True):
    number: str
    """CH-3"""
    title: str
    rules: tuple[Rule, ...]


class RuleBook(msgspec.Struct, frozen=True):
    game: str
    name: str
    about: str
    chapters: tuple[Chapter, ...]
    examples: tuple[Example, ...]


@cache
def rule_book(game: str, language: str) -> RuleBook:
    found = rules(game, language)
    by_chapter = tuple(
        Chapter(number, title, tuple(rule for rule in found if rule.chapter == number))
        for number, title in chapters(game, language).items()
    )
    say = words(language, game)
    return RuleBook(game, say("game"), say("game.about"), by_chapter, examples(game, language))
