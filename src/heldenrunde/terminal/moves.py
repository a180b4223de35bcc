"""The list of legal moves: by arrows, by key, by mouse, narrowed down by word or by picked pieces."""

from __future__ import annotations

import string

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from heldenrunde.core.scene import Choice
from heldenrunde.terminal.speech import Speech

COMMANDS = "clqrs"
KEYS = "123456789" + "".join(letter for letter in string.ascii_lowercase if letter not in COMMANDS)


class MoveList(OptionList):
    """Shows those of the options that fit; `shown` holds them in the order of the list."""

    shown: list[Choice]

    def __init__(self, speech: Speech) -> None:
        super().__init__(id="moves", markup=False)
        self.speech, self.shown = speech, []

    def offer(self, options: tuple[Choice, ...], word: str, pieces: frozenset[str]) -> None:
        """The options with this word in their label that concern all these pieces."""
        self.shown = [option for option in options if pieces <= set(option.pieces) and self.has(option, word)]
        self.clear_options()
        self.add_options([Option(self.line(i, option)) for i, option in enumerate(self.shown)])
        if self.shown:
            self.highlighted = 0

    def has(self, option: Choice, word: str) -> bool:
        return not word or word.casefold() in self.speech.say(option.label).casefold()

    def line(self, i: int, option: Choice) -> Text:
        key = KEYS[i] if i < len(KEYS) else " "
        return Text.assemble((f" {key} ", "bold"), " ", self.speech.say(option.label))

    def by_key(self, character: str | None) -> Choice | None:
        """The move that this key plays."""
        i = KEYS.find(character) if character else -1
        return self.shown[i] if 0 <= i < len(self.shown) else None
