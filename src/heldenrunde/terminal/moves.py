"""The list of legal moves: by arrows, by key, by mouse, narrowed down by word or by picked pieces."""

from __future__ import annotations

import string

from rich.text import Text as Styled
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from heldenrunde.core.scene import Choice, Scene
from heldenrunde.terminal.speech import Speech

COMMANDS = "clnpqrstu"
KEYS = "123456789" + "".join(letter for letter in string.ascii_lowercase if letter not in COMMANDS)


class MoveList(OptionList):
    """Shows those of the options that fit; `shown` holds them in the order of the list."""

    shown: list[Choice]

    def __init__(self, speech: Speech) -> None:
        super().__init__(id="moves", markup=False)
        self.speech, self.shown = speech, []

    def offer(self, scene: Scene, word: str, pieces: frozenset[str]) -> None:
        """The options with this word in their label that concern all these pieces."""
        labelled = zip(scene.options, self.speech.options(scene), strict=True)
        fitting = [(option, label) for option, label in labelled if fits(option, label, word, pieces)]
        self.shown = [option for option, _ in fitting]
        self.clear_options()
        self.add_options([Option(line(i, label)) for i, (_, label) in enumerate(fitting)])
        if self.shown:
            self.highlighted = 0

    def by_key(self, character: str | None) -> Choice | None:
        """The move that this key plays."""
        i = KEYS.find(character) if character else -1
        return self.shown[i] if 0 <= i < len(self.shown) else None


def fits(option: Choice, label: str, word: str, pieces: frozenset[str]) -> bool:
    return pieces <= set(option.pieces) and word.casefold() in label.casefold()


def line(i: int, label: str) -> Styled:
    """A move with the key that plays it."""
    key = KEYS[i] if i < len(KEYS) else " "
    return Styled.assemble((f" {key} ", "bold"), " ", label)
