"""Choosing on the whole screen: the list of moves and its steps, forms, picked pieces, the filter."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rich.text import Text as Styled
from textual import events
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from heldenrunde.core.scene import Scene
from heldenrunde.errors import IllegalChoice
from heldenrunde.terminal.common.asking import DONE, Asking, Entry
from heldenrunde.terminal.common.session import Session
from heldenrunde.terminal.common.speech import clock
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.fullscreen.piece_row import PieceRow


class Choosing(Screen[str]):
    """A screen with a question, a list of moves, a filter, and rows of pieces that can be picked."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session, self.say, self.company = session, session.speech, session.company
        self.view: Scene = session.scene()
        self.way = Asking(self.say, self.view)
        self.chosen: frozenset[str] = frozenset()
        self.word = self.refusal = ""
        """The filter; why what was put together is not allowed."""
        self.sent = False

    @abstractmethod
    def follow(self) -> None:
        """Show what has happened."""

    @abstractmethod
    def drive(self) -> object:
        """Let the bots answer until the human is asked."""

    # -- the question and its list -----------------------------------------------------------------------------------

    def come_to(self, scene: Scene) -> None:
        """Another question; but what is half made, and was not sent, is not lost."""
        if self.sent:
            self.way = Asking(self.say, scene)
        self.sent, self.refusal = False, ""
        self.way.look(scene)

    def show_moves(self, at: int = 0) -> None:
        """The moves, a step of them, or the field of a form; a filter looks through all moves."""
        moves, way = self.query_one(MoveList), self.way
        entries = way.every() if self.narrowed else [*way.commands(), *way.entries()]
        first = 0 if self.narrowed else len(way.commands())
        moves.offer(entries if self.view.options else (), self.word, self.chosen, max(at, first))
        for row in self.query(PieceRow):
            row.chosen = way.picked() if way.draft is not None else self.chosen
        self.show_question()
        self.query_one("#advice", Static).update(Styled(self.advice, style="italic"))
        self.set_class(bool(self.advice), "-advised")

    @property
    def advice(self) -> str:
        return self.session.advice

    @property
    def narrowed(self) -> bool:
        return self.way.draft is None and bool(self.word or self.chosen)

    def show_question(self) -> None:
        self.query_one("#question", Static).update(self.question_text())

    def question_text(self) -> Styled:
        """The question, what is chosen of the answer so far, and how many of the moves are in the list."""
        asked, options = self.view.question, len(self.view.options)
        line = Styled(self.say.question(asked) if asked else "", style="bold")
        if self.way.begun:
            line = Styled(" · ").join([*map(Styled, self.way.so_far()), Styled(self.way.question(), style="bold")])
            line.append(f"  {self.way.bounds()}")
        if self.refusal:
            line.append(f"\n✗ {self.refusal}", style="bold")
        if options and self.narrowed:
            shown = len([entry for entry in self.query_one(MoveList).shown if entry.option is not None])
            line.append(f"  {self.say('app-narrowed', shown=shown, all=options)}", style="bold italic")
        if options and self.company is not None and self.company.until is not None:
            line.append(f"  {self.say('app-until', time=clock(self.company.until))}")
        return line

    # -- pieces ------------------------------------------------------------------------------------------------------

    def on_piece_row_picked(self, event: PieceRow.Picked) -> None:
        if self.way.draft is None:
            self.chosen ^= {event.piece.id}
            self.show_moves()
            return
        found = [entry for entry in self.way.entries() if event.piece.id in entry.pieces]
        if found:
            row = self.focused
            self.decide(min(found, key=lambda entry: entry.picked))
            if self.way.begun and row is not None:
                row.focus()

    def action_let_go(self) -> None:
        """No picked pieces and no filter any more; then back out of what is half made."""
        if not self.word and not self.chosen and self.way.begun:
            self.way.back()
            self.refusal = ""
        self.clear()
        self.show_moves()

    def clear(self) -> None:
        self.chosen = frozenset()
        line = self.query_one("#filter", Input)
        line.value, line.display = "", False
        self.word = ""
        self.query_one(MoveList).focus()

    # -- deciding ----------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.focused, Input):
            if event.key == "down":
                self.query_one(MoveList).focus()
            return
        entry = self.query_one(MoveList).by_key(event.character)
        if entry is not None:
            event.stop()
            self.decide(entry, self.query_one(MoveList).shown.index(entry))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        shown = self.query_one(MoveList).shown
        if event.option_index < len(shown):
            self.decide(shown[event.option_index], event.option_index)

    def decide(self, entry: Entry, at: int = 0) -> None:
        """The human has chosen, or come a step closer to it."""
        if not self.session.asked or self.session.human is None:
            return
        before = self.way.field
        chosen = self.way.choose(entry, self.chosen)
        if chosen is not None:
            self.send(self.session.human, chosen.choice)
            return
        stays = before is not None and self.way.field == before
        self.refusal = self.way.bounds() if stays and entry.command == DONE else ""
        self.clear()
        self.show_moves(at if stays else 0)

    def send(self, seat: int, choice: Any) -> None:
        """Answer. What is refused is still there, to be mended."""
        try:
            self.session.answer(seat, choice)
        except IllegalChoice as error:
            self.refusal = error.reason.text(self.say.language)
            self.show_moves()
            return
        self.answered()

    def answered(self) -> None:
        """What was put together so far belonged to the last question."""
        self.sent, self.refusal = True, ""
        if self.company is None:
            self.way = Asking(self.say, self.session.scene())
        self.go_on()

    def go_on(self) -> None:
        """After something was chosen."""
        self.clear()
        self.follow()
        self.show_moves()
        self.drive()

    # -- filter ------------------------------------------------------------------------------------------------------

    def action_filter(self) -> None:
        line = self.query_one("#filter", Input)
        line.display = True
        line.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.word = event.value.strip()
        self.show_moves()

    def on_input_submitted(self) -> None:
        """Enter in the filter plays the only move that is left, or goes to the list."""
        shown = self.query_one(MoveList).shown
        if len(shown) == 1:
            self.decide(shown[0])
        else:
            self.query_one(MoveList).focus()
