"""What people, and the server itself, may ask of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from heldenrunde.core.scene import STAKES
from heldenrunde.server.table.facts import Person, Setup


class Who(msgspec.Struct, frozen=True):
    """Who asks: a seat, a spectator (None), or the server itself for a bot or a clock."""

    seat: int | None = None
    server: bool = False
    person: str = ""
    """Before the start people change seats: whoever is named here asks from where they sit when it is decided."""


class Command(msgspec.Struct, frozen=True, tag_field="do"):
    """A request to a table."""


class Join(Command, frozen=True, tag="join"):
    """Sit down; the server has made the person up, with the hash of the token it handed out."""

    person: Person


class Leave(Command, frozen=True, tag="leave"):
    pass


class Kick(Command, frozen=True, tag="kick"):
    seat: int


class Change(Command, frozen=True, tag="change"):
    setup: Setup


class BeReady(Command, frozen=True, tag="ready"):
    ready: bool = True


class Commit(Command, frozen=True, tag="commit"):
    """SHA-256 of one's contribution to the shuffles."""

    digest: str


class Start(Command, frozen=True, tag="start"):
    pass


class Reveal(Command, frozen=True, tag="reveal"):
    nonce: str


class Answer(Command, frozen=True, tag="answer"):
    choice: Any
    version: int
    seat: int | None = None
    """Only the server answers for another seat, for a bot or a clock."""
    by: str = "person"
    leave: str = ""
    """With the answer that does nothing: do not ask me the like for so long, which is a span of the scene."""


class Say(Command, frozen=True, tag="say"):
    text: str
    name: str = ""
    """Only for spectators."""


class Undo(Command, frozen=True, tag="undo"):
    pass


class Vote(Command, frozen=True, tag="vote"):
    agree: bool


class TakeOver(Command, frozen=True, tag="take-over"):
    """By the server: a bot plays for this seat."""

    seat: int


class Return(Command, frozen=True, tag="return"):
    pass


class SetAutoPass(Command, frozen=True, tag="auto-pass"):
    on: bool
    wake: tuple[Literal["me", "win"], ...] = STAKES
    """Where this is at stake the seat is asked all the same."""
    ask: tuple[str, ...] = ()
    """What it was left alone with and wants to be asked again."""


class LetPass(Command, frozen=True, tag="pass"):
    """By the server: this seat answers by itself, if it is still asked the same."""

    seat: int
    version: int


class Resume(Command, frozen=True, tag="resume"):
    """By the server: the pause that began at this version is over."""

    version: int


class PlayAgain(Command, frozen=True, tag="rematch"):
    table: str
    """Made up by the server: the id of the new table."""


class Close(Command, frozen=True, tag="close"):
    pass


# What comes in over a socket; Join has its own request, where tokens are handed out.
FromSocket = (
    Leave
    | Kick
    | Change
    | BeReady
    | Commit
    | Start
    | Reveal
    | Answer
    | Say
    | Undo
    | Vote
    | Return
    | SetAutoPass
    | Close
)
