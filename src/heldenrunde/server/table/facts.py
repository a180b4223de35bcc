"""What is stored of a table: facts, in order. A table is the fold of its facts; nothing else is kept of it.

Every fact is one row of the log, numbered from 1 (its version). Whoever decides on a fact has checked it first.
"""

from __future__ import annotations

from typing import Any

import msgspec

from heldenrunde.core.passing import Promise
from heldenrunde.core.scene import STAKES


class Fact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that has happened at a table."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table. The token that proves it is kept only as a hash."""

    id: str
    name: str
    token_hash: str


class Clock(msgspec.Struct, frozen=True):
    """How long one may think: `none`, so many seconds per `decision`, or per `player` for the whole match."""

    kind: str = "none"
    seconds: int = 0


class Setup(msgspec.Struct, frozen=True):
    """What the host chooses before the start."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    bots: tuple[str | None, ...] = ()
    """Per seat the bot that sits there (random, easy, normal), or None for a person."""
    clock: Clock = Clock()
    public: bool = False
    grace: int = 60
    """Seconds after which a bot plays for somebody who is gone; 0: never."""
    react: int = 5
    """Seconds that everybody waits when somebody might react, whether anybody can or not."""


class Opened(Fact, frozen=True, tag="opened"):
    """A table is there; its host sits at it. The commitment binds the server's secret."""

    setup: Setup
    host: Person
    commitment: str
    origin: str = ""
    """The table of which this is a rematch, or whose match is played on."""
    rules: str = ""
    """By which it is played: version and hash. Nothing was written down here before there were any."""


class Joined(Fact, frozen=True, tag="joined"):
    person: Person
    seat: int


class Left(Fact, frozen=True, tag="left"):
    """Before the start the seat becomes free; afterwards it is kept, and a bot plays."""

    seat: int
    kicked: bool = False


class Changed(Fact, frozen=True, tag="changed"):
    """The host has changed the setup; everybody has to be ready anew."""

    setup: Setup


class Ready(Fact, frozen=True, tag="ready"):
    seat: int
    ready: bool


class Committed(Fact, frozen=True, tag="committed"):
    """A person's contribution to the shuffles, as SHA-256."""

    seat: int
    digest: str


class Starting(Fact, frozen=True, tag="starting"):
    """The host has started: now the contributions are shown."""


class Revealed(Fact, frozen=True, tag="revealed"):
    seat: int
    nonce: str


class Started(Fact, frozen=True, tag="started"):
    """The match begins; who contributed nothing in time is left out of the key."""


class Answered(Fact, frozen=True, tag="answered"):
    seat: int
    choice: Any
    by: str = "person"
    """person, bot, clock, or pause: who did not react in time"""
    promises: tuple[Promise, ...] = ()
    """If the seat wants to be left alone with the like: all that it has promised from now on. Nobody else is told."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """Somebody might have reacted; now everybody sees what has become of it."""


class Said(Fact, frozen=True, tag="said"):
    """Chat; seat None is a spectator."""

    seat: int | None
    name: str
    text: str


class UndoAsked(Fact, frozen=True, tag="undo-asked"):
    """Somebody wants to go back to this number of decisions."""

    seat: int
    to: int


class UndoVoted(Fact, frozen=True, tag="undo-voted"):
    seat: int
    agrees: bool


class Undone(Fact, frozen=True, tag="undone"):
    seat: int
    to: int


class Away(Fact, frozen=True, tag="away"):
    """A bot plays for this seat until the person is back."""

    seat: int


class Back(Fact, frozen=True, tag="back"):
    seat: int


class AutoPass(Fact, frozen=True, tag="auto-pass"):
    """The seat passes by itself in windows, or wants to be asked; some things wake it all the same.

    Of older logs: everybody was told that somebody wished something."""

    seat: int
    on: bool
    wake: tuple[str, ...] = STAKES
    ask: tuple[str, ...] = ()
    """What it was left alone with and wants to be asked again."""


class Wished(AutoPass, frozen=True, tag="wished"):
    """The same, and nobody else is told: it has no number among the versions that others count."""


class Rematch(Fact, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str


class PlayedOn(Fact, frozen=True, tag="played-on"):
    """The match begins at a moment of another one, which is over: its record up to there."""

    record: dict[str, Any]


class CarriedOn(Fact, frozen=True, tag="carried-on"):
    """From here on the table is played by other rules, from the snapshot that was stored together with this.

    What was decided before is never folded again: that would take the rules of that time."""

    rules: str


class Closed(Fact, frozen=True, tag="closed"):
    """Abandoned: the host or time has closed the table, and the secret is shown."""


AnyFact = (
    Opened
    | Joined
    | Left
    | Changed
    | Ready
    | Committed
    | Starting
    | Revealed
    | Started
    | Answered
    | Resumed
    | Said
    | UndoAsked
    | UndoVoted
    | Undone
    | Away
    | Back
    | AutoPass
    | Wished
    | Rematch
    | PlayedOn
    | CarriedOn
    | Closed
)


class Row(msgspec.Struct, frozen=True):
    """A fact as it lies in the log."""

    table: str
    version: int
    key: str
    """Idempotency key: unique within the table."""
    at: float
    """When it was stored, in seconds."""
    fact: AnyFact


class Due(msgspec.Struct, frozen=True):
    """Something that has to happen at a time: a bot's turn, a clock, a grace period. One per table and kind."""

    table: str
    kind: str
    at: float
    version: int


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyFact).decode
