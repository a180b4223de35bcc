"""The words of the client, to find what is on its pages by its name; and what on a page is not a word."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, source

LIKE_AN_ID = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?(?![\w/-])")
"""Where a message is missing, its id is shown: lobby-ready, card-fox.text."""
NOT_WORDS = re.compile(r"[{}]|\bundefined\b|\bNaN\b|\[object |\?\?\?")
LITERAL = {"game-icons.net"}


def own(language: str) -> str:
    return (files("heldenrunde.texts") / "web" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for text in (source(language), own(language)):
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


def say(language: str, id: str, **args: Any) -> str:
    """A message as the page shows it."""
    message = bundle(language).get_message(id).value
    assert message
    spoken, errors = bundle(language).format_pattern(message, args)
    assert not errors, errors
    return str(spoken)


def pattern(language: str, id: str, *numbers: str) -> re.Pattern[str]:
    """A message with any numbers in it."""
    spoken = re.escape(say(language, id, **dict.fromkeys(numbers, 7)))
    return re.compile(f"^{spoken}$".replace("7", r"[\d.,]+"))


class Spoken(Visitor):
    """All words that stand in messages."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.update(LIKE_AN_ID.findall(node.value))


@cache
def hyphenated() -> set[str]:
    """What looks like an id and is a word all the same: face-down."""
    reader = Spoken()
    for language in LANGUAGES:
        for text in (own(language), source(language), *(source(language, game) for game in GAMES)):
            reader.visit(FluentParser().parse(text))
    return reader.words | LITERAL


def untold(text: str) -> list[str]:
    """What on a page is no text for people."""
    ids = [found for found in LIKE_AN_ID.findall(text) if found not in hyphenated()]
    return ids + [text[max(0, at.start() - 30) : at.end() + 30] for at in NOT_WORDS.finditer(text)]
