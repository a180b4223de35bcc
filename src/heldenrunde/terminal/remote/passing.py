"""What one wants not to be asked at a table of a server, which answers for us, also while we are gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from heldenrunde.core.passing import Wish
from heldenrunde.terminal.common.passing import answer_for
from heldenrunde.terminal.common.session import Session
from heldenrunde.terminal.remote.connection import FactPart, Welcome


class Table(Session, Protocol):
    """A seat at a server."""

    def do(self, do: str, **args: Any) -> object: ...

    def answer(self, seat: int, choice: Any, **leave: str) -> None: ...


class RemotePassing:
    """At a table of a server."""

    def __init__(self, table: Table) -> None:
        self.table, self.wish = table, Wish()

    def change(self, wish: Wish) -> None:
        """Shown at once; the server says the same."""
        kept = [promise.about for promise in wish.promises]
        dropped = [promise.about for promise in self.wish.promises if promise.about not in kept]
        self.wish = wish
        self.table.do("auto-pass", on=wish.auto, wake=list(wish.wake), ask=dropped)

    def skip(self, span: str) -> None:
        nothing = answer_for(self.table.scene(), self.wish, span)
        assert self.table.human is not None, "only who has a seat is asked"
        self.table.answer(self.table.human, nothing, leave=span)

    def greet(self, message: Welcome) -> None:
        self.wish = Wish(message.auto_pass, message.wake, message.promises)

    def hear(self, fact: FactPart) -> None:
        if fact.on is not None and fact.wake is not None:
            self.wish = replace(self.wish, auto=fact.on, wake=fact.wake)
        if fact.promises is not None:
            self.wish = replace(self.wish, promises=fact.promises)
