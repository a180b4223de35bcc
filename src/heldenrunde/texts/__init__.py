"""Words: Fluent messages by id, in German and English, the same for all clients.

The messages of a game stand beside its rules (`rulebooks/GAME/texts/LANGUAGE.ftl`), those that all share stand here.
Adding a language is adding its files.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from heldenrunde.core.scene import Text

LANGUAGES = ("de", "en")
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What stands for a minus."""


def language_of_environment() -> str:
    """de or en, from the usual variables; English when they say something else."""
    for variable in ("HELDENRUNDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def language_in(arguments: list[str]) -> str:
    """The language of a command, even if the rest of it cannot be understood."""
    found = re.findall(r"--lang[= ](\w+)", " ".join(arguments))
    return found[-1] if found and found[-1] in LANGUAGES else language_of_environment()


@cache
def source(language: str, game: str = "") -> str:
    """The text file of a language: of a game, or what all games share."""
    folder = files("heldenrunde.rulebooks") / game.replace("-", "_") / "texts" if game else files("heldenrunde.texts")
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str, game: str = "") -> Words:
    """The words for a game in a language; without a game those that all share."""
    return Words(language, game)


class Words:
    """Puts texts into one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game = language, game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(language)))
        if game:
            self.bundle.add_resource(FluentResource(source(language, game)))

    def __call__(self, id: str, /, **args: Any) -> str:
        """The message `id`, or the attribute `id.attribute`."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{id} has no text"
        spoken, errors = self.bundle.format_pattern(pattern, {key: self.word(value) for key, value in args.items()})
        if errors:
            raise LookupError(f"{id} in {self.language}: {errors[0]}")
        return HYPHEN.sub("−", str(spoken)) if below_zero(args) else str(spoken)

    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        return self.bundle.has_message(name) and (
            not attribute or attribute in self.bundle.get_message(name).attributes
        )

    def say(self, text: Text) -> str:
        """A text of a scene."""
        return self(text.id, **text.args)

    def word(self, value: Any) -> Any:
        """What a message gets: texts are put into words first, lists are joined."""
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return self.join([str(self.word(item)) for item in value])
        return value

    def join(self, items: Iterable[str]) -> str:
        """a, b and c"""
        *most, last = list(items) or [""]
        return self("list-and", most=", ".join(most), last=last) if most else last


def below_zero(args: dict[str, Any]) -> bool:
    return any(isinstance(value, int) and value < 0 for value in args.values())
