"""What the server needs from a database. The primary key (table, version) of the log is the only lock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from heldenrunde.server.table.facts import Due, Row
from heldenrunde.server.table.state import TableInfo


class Unreadable(Exception):
    """In the log stands what only a newer program knows."""


class Conflict(Exception):
    """Another process was faster: this version of the table, or this key, is already in the log."""


class Append(msgspec.Struct, frozen=True):
    """One step of a table, stored whole or not at all: facts in order, what the list shows, what is due next."""

    rows: tuple[Row, ...]
    info: TableInfo
    due: tuple[Due, ...] | None = None
    """Replaces everything that was due at this table but for `away:…`, which no step plans; None leaves it. When the
    match is over nothing is due any more."""
    snapshot: bytes | None = None
    """The fold up to the last of these rows."""
    secret: bytes | None = None
    """Only with the first row: the secret of the table, never shown before the match is over."""


class Stored(msgspec.Struct, frozen=True):
    """All that is known of a table: its secret, the newest snapshot, and the rows after it."""

    secret: bytes
    snapshot: bytes | None
    snapshot_version: int
    rows: tuple[Row, ...]
    phase: str = ""
    rules: str = ""
    game: str = ""


class Unkept(msgspec.Struct, frozen=True):
    """A table of which the store holds nothing yet that a program of other rules could go on from, or show."""

    id: str
    phase: str
    updated: float


Hint = Callable[[dict[str, int]], Awaitable[None]]
"""Gets the tables that another process has changed, with their versions. Hints may be lost, doubled or late."""


class Store(Protocol):
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what was begun, then disconnect."""

    def append(self, step: Append) -> Awaitable[None]:
        """Done when the step is durable; raises Conflict if another was faster, and then nothing was stored."""

    def time(self, observe: Callable[[float], None]) -> None:
        """Call this with the seconds that each step took to be durable."""

    async def load(self, table: str) -> Stored | None:
        """Raises Unreadable."""

    async def since(self, table: str, version: int) -> Sequence[Row]:
        """The rows after this version; raises Unreadable."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The newest version of each of these tables: the sweep."""

    async def public_tables(self, most: int) -> list[TableInfo]:
        """Open public tables, the newest first."""

    async def take_due(self, now: float, most: int, lease: float, rules: Sequence[str] = ("",)) -> list[Due]:
        """What is due now at tables of these rules; each is handed to one process only, and comes back after the lease
        if nothing came of it."""

    async def drop_due(self, table: str, kind: str, version: int) -> None:
        """Nothing is to be done any more about this, which was taken; what was set anew since then stays."""

    async def set_due(self, *due: Due) -> None:
        """Put each in place of what was due of this kind at its table."""

    async def unkept(self, rules: Sequence[str], before: float, most: int) -> list[Unkept]:
        """Tables of these rules that were quiet since then: matches that have gone on since their snapshot, and those
        that are over and have no film."""

    async def keep(self, table: str, version: int, snapshot: bytes) -> None:
        """The fold up to this version, unless there is a newer one."""

    async def keep_film(self, table: str, since: int, reels: dict[int | None, bytes]) -> None:
        """What each viewer saw and heard from this decision on."""

    async def film(self, table: str, viewer: int | None) -> list[tuple[int, bytes]]:
        """The reels of a viewer, each with the decision it begins at, in order."""

    async def filmed(self, table: str) -> None:
        """This table is over, and nothing more is to be kept of it."""

    async def running(self) -> dict[tuple[str, str], int]:
        """How many matches are being played, by game and rules."""

    async def listen(self, hint: Hint) -> None:
        """Call this with hints from other processes, as long as the store is open."""

    async def times(self) -> tuple[float, float]:
        """What time it is by the clock of the database, and when something has happened last, in seconds since 1970."""

    async def healthy(self) -> bool:
        """Can it be read and written?"""

    def figures(self) -> dict[str, Any]:
        """For the metrics: rows written, batches, conflicts."""
