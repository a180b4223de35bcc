"""Watching on the whole screen: what happens is shown moment by moment, and a question does not wait if it is due."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable

from rich.text import Text as Styled
from textual import events
from textual.timer import Timer

from heldenrunde.core.scene import Scene
from heldenrunde.terminal.common.film import Frame, asking, is_due, silent
from heldenrunde.terminal.common.pace import Pace
from heldenrunde.terminal.common.session import Line, Session
from heldenrunde.terminal.common.speech import clock
from heldenrunde.terminal.fullscreen.choosing import Choosing
from heldenrunde.terminal.fullscreen.move_list import COMMANDS
from heldenrunde.terminal.fullscreen.projector import Projector

PACE_KEY = "f"
PASSED_ON = {*COMMANDS, "question_mark", "f1"}


class Watching(Choosing):
    """A screen that shows a film while it runs, and then the table as it is."""

    def __init__(self, session: Session, pace: Pace) -> None:
        super().__init__(session)
        self.view = silent(self.view)  # whoever sits down has not been asked yet
        self.pace, self.film = pace, Projector(self.see, self, pace)
        self.sight: Frame | None = None

    @abstractmethod
    def show(self) -> None:
        """Draw the sight that is to be seen."""

    @abstractmethod
    def show_news(self) -> None:
        """Draw what is told beside it."""

    @abstractmethod
    def conclude(self) -> None:
        """All has been shown."""

    # -- the clock ---------------------------------------------------------------------------------------------------

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return self.set_timer(seconds, call)

    # -- the film ----------------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """See what has happened since; if time runs only the newest of it."""
        frames = self.session.film()
        if self.timed:
            self.film.stop()
        self.film.add(frames)
        self.draw()

    def see(self, frame: Frame) -> None:
        self.sight = frame
        self.draw()

    def draw(self) -> None:
        """What was picked stays picked unless the table has changed."""
        if self.current() != self.view:
            self.show()
        else:
            self.show_news()
        if not self.film.playing:
            self.conclude()

    def current(self) -> Scene:
        """The table as it is to be seen now."""
        now = self.session.scene()
        if not self.film.playing or self.sight is None:
            return now
        return asking(self.sight.scene, now) if self.due else silent(self.sight.scene)

    def lines(self) -> list[Line]:
        """The log up to what is seen."""
        told = self.sight.told if self.film.playing and self.sight is not None else None
        return self.session.lines[:told]

    @property
    def due(self) -> bool:
        """The question is shown at once, whatever else is still to be seen."""
        return is_due(self.session.scene(), self.view, self.timed)

    @property
    def timed(self) -> bool:
        return self.company is not None and (self.company.until is not None or self.company.pause is not None)

    @property
    def only_watching(self) -> bool:
        return self.film.playing and not self.due

    # -- keys --------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Any key shows all. Commands do what they always do, but no move is played that was not there yet."""
        if not self.only_watching or event.key == PACE_KEY:
            return  # Textual then calls the handler of the class above
        event.prevent_default()
        if event.key not in PASSED_ON:
            event.stop()
        self.film.skip()

    def action_pace(self) -> None:
        self.pace.turn()
        self.notify(self.say("app-pace", pace=self.pace.name), markup=False)
        self.film.go_on()

    def action_let_go(self) -> None:
        self.film.skip()
        super().action_let_go()

    def answered(self) -> None:
        """Who has answered has seen enough of what was before."""
        self.film.stop()
        super().answered()

    # -- beside the question -----------------------------------------------------------------------------------------

    @property
    def advice(self) -> str:
        return "" if self.only_watching else super().advice

    def question_text(self) -> Styled:
        line = Styled(self.say("app-film"), style="italic") if self.only_watching else super().question_text()
        if self.company is not None and self.company.pause is not None:
            asked = bool(self.view.options)
            id = "app-react-until" if asked else "app-might-react"
            line.append(f"{'  ' if line else ''}⏳ {self.say(id, time=clock(self.company.pause))}", style="bold")
        return line
