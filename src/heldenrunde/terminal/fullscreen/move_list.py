"""The list of what can be chosen: by arrows, by key, by mouse, narrowed down by word or by picked pieces."""

from __future__ import annotations

import string
from collections.abc import Iterable

from rich.text import Text as Styled
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from heldenrunde.terminal.common.asking import DONE, OUT, Entry
from heldenrunde.terminal.common.coloured_text import PICKED

COMMANDS = "cfglnpqrstu"
KEYS = "123456789" + "".join(letter for letter in string.ascii_lowercase if letter not in COMMANDS)
OWN_KEYS = {DONE: "0", OUT: "←"}


class MoveList(OptionList):
    """Shows those of the entries that fit; `shown` holds them in the order of the list."""

    shown: list[Entry]

    def __init__(self) -> None:
        super().__init__(id="moves", markup=False)
        self.shown = []

    def offer(self, entries: Iterable[Entry], word: str, pieces: frozenset[str], at: int = 0) -> None:
        """The entries with this word in their label that concern all these pieces."""
        self.shown = [entry for entry in entries if entry.command or fits(entry, word, pieces)]
        self.clear_options()
        self.add_options([Option(line(key, entry)) for key, entry in zip(self.keys(), self.shown, strict=True)])
        if self.shown:
            self.highlighted = min(at, len(self.shown) - 1)

    def keys(self) -> list[str]:
        """The key of each entry, or a blank."""
        free = iter(KEYS)
        return [entry.key or (OWN_KEYS[entry.command] if entry.command else next(free, " ")) for entry in self.shown]

    def by_key(self, character: str | None) -> Entry | None:
        """What this key chooses."""
        found = zip(self.keys(), self.shown, strict=True)
        return next((entry for key, entry in found if key == character and key != " "), None)


def fits(entry: Entry, word: str, pieces: frozenset[str]) -> bool:
    return pieces <= set(entry.pieces) and word.casefold() in entry.label.casefold()


def line(key: str, entry: Entry) -> Styled:
    """What can be chosen, with the key for it; a mark on what is picked in a form."""
    return Styled.assemble((f" {key} ", "bold"), f" {PICKED + ' ' if entry.picked else ''}{entry.label}")
