"""What one wants not to be asked in a match of this program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from heldenrunde.core.passing import Wish, promised, unasked
from heldenrunde.terminal.common.passing import answer_for
from heldenrunde.terminal.common.session import Session


class LocalPassing:
    """In a match of this program."""

    def __init__(self, session: Session) -> None:
        self.session, self.wish = session, Wish()

    def change(self, wish: Wish) -> None:
        self.wish = wish

    def skip(self, span: str) -> None:
        scene, seat = self.session.scene(), self.session.human
        assert seat is not None, "only who has a seat is asked"
        nothing = answer_for(scene, self.wish, span)
        self.wish = replace(self.wish, promises=promised(scene, self.wish, nothing, span, since=0))
        self.session.answer(seat, nothing)

    def answer(self) -> Callable[[], tuple[int, Any]] | None:
        """The answer that the human gives without being asked, as a bot would."""
        seat = self.session.human
        if seat is None or not self.session.asked or not (self.wish.auto or self.wish.promises):
            return None
        answer = unasked(self.session.scene(), self.wish)
        return None if answer is None else lambda: (seat, answer)
