"""What is typed and what happens elsewhere, one after the other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import UnsupportedOperation
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple


class Typed(NamedTuple):
    line: str


class News(NamedTuple):
    """Something has happened at the table; or a sentence to be told at once."""

    sentence: str = ""


class End(NamedTuple):
    """Nothing more will be typed."""


class Inbox:
    """Collects both; whoever is waiting gets what comes first."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[Typed | News | End] = SimpleQueue()
        self.reader = Thread(target=self.read, name="typed", daemon=True)
        self.reader.start()

    def read(self) -> None:
        for line in typed():
            self.queue.put(Typed(line))
        self.queue.put(End())

    def tell(self, sentence: str) -> None:
        self.queue.put(News(sentence))

    def next(self) -> Typed | News:
        """Raises EOFError when the end of what is typed has come."""
        found = self.queue.get()
        if isinstance(found, End):
            raise EOFError
        return found


def typed() -> Iterator[str]:
    """The lines of the input. They are read past its buffer: a thread that waits there could not be ended."""
    try:
        number = sys.stdin.fileno()
    except (UnsupportedOperation, AttributeError):
        yield from sys.stdin
        return
    encoding = sys.stdin.encoding or "utf-8"
    with open(number, "rb", buffering=0, closefd=False) as raw:
        while line := raw.readline():
            yield line.decode(encoding, "replace")
