"""What a client needs of a match: the same whether it is played in this program or at a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from heldenrunde.core.game import Result
from heldenrunde.core.passing import Wish
from heldenrunde.core.scene import Scene
from heldenrunde.terminal.common.film import Frame
from heldenrunde.terminal.common.speech import Speech


class Line(NamedTuple):
    """What happened, and by which rule; what is said at the table has none."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Company(Protocol):
    """The others at a table elsewhere. The match goes on, and is kept, when this terminal leaves."""

    @property
    def gone(self) -> str:
        """Why there is nothing more to come from this table; empty while there is."""

    @property
    def until(self) -> float | None:
        """When one's time to decide is up, in seconds since 1970."""

    @property
    def pause(self) -> float | None:
        """Until when the table stands still because somebody might react, if it does; in seconds since 1970."""

    @property
    def refused(self) -> str:
        """Why our last answer was refused; empty if it was not."""

    @property
    def wish(self) -> str:
        """Who wants to take something back and asks us, if anybody."""

    def listen(self, news: Callable[[str], object]) -> None:
        """From now on tell this listener, in any thread, that something has happened; or why it was refused."""

    def say(self, text: str) -> None: ...

    def undo(self) -> None: ...

    def vote(self, agree: bool) -> None: ...


class Passing(Protocol):
    """What one wants not to be asked."""

    @property
    def wish(self) -> Wish: ...

    def change(self, wish: Wish) -> None:
        """Pass in windows or not, wake for other things, be asked about something again."""

    def skip(self, span: str) -> None:
        """Do nothing about the question at hand, and be left alone with it for so long."""


class Session(Protocol):
    """One person at a table: what they see and hear, and how they decide."""

    speech: Speech
    lines: list[Line]

    @property
    def company(self) -> Company | None:
        """Whoever else is there; None at a table of our own."""

    @property
    def passing(self) -> Passing: ...

    @property
    def human(self) -> int | None:
        """One's own seat; None for those who watch."""

    @property
    def asked(self) -> bool: ...

    @property
    def over(self) -> bool: ...

    @property
    def result(self) -> Result | None: ...

    @property
    def guided(self) -> bool | None:
        """Is the next sensible move pointed out? None where nobody can."""

    @property
    def advice(self) -> str:
        """What a teacher says about the question at hand; empty without one."""

    def scene(self) -> Scene: ...

    def film(self) -> list[Frame]:
        """What was to be seen since this was asked last, one sight after the other; the last is the scene."""

    def answer(self, seat: int, choice: Any) -> None: ...

    def bot(self) -> Callable[[], tuple[int, Any]] | None:
        """How the next bot of this program finds its seat's choice, in any thread; None when none is asked."""

    def record(self) -> dict[str, Any]: ...

    def guide(self, on: bool) -> None:
        """Point out the next sensible move from now on, or no longer."""

    def again(self) -> Session:
        """Another match with the same people."""
