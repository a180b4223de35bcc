"""The store of the server: appends go through the writers, everything else straight to the database."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, text

from heldenrunde.server.storage import queries
from heldenrunde.server.storage.batch import Entry
from heldenrunde.server.storage.database import Database, connect, translated
from heldenrunde.server.storage.errors import Unavailable
from heldenrunde.server.storage.insist import insist
from heldenrunde.server.storage.store import Append, Hint, Stored, Unkept, Unreadable
from heldenrunde.server.storage.writer import Writer
from heldenrunde.server.table.facts import Due, Row, decode
from heldenrunde.server.table.state import TableInfo

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
TABLES_AT_ONCE = 500
HEALTH_SECONDS = 2.0
NOBODY = -1
"""The viewer of a reel that spectators saw."""


class SqlStore:
    """The log in a database.

    The address is `postgresql://…`, `sqlite:///FILE` or the path of a file. While the database is gone, every call
    waits for it as long as its patience lasts, and then raises Unavailable.
    """

    def __init__(self, url: str, writers: int = 4, patience: float = 30.0) -> None:
        self.url, self.number, self.patience = url, writers, patience
        self.database: Database | None = None
        self.writers: list[Writer] = []
        self.observe: Callable[[float], None] | None = None

    # -- opening and closing ------------------------------------------------------------------------------------

    async def open(self) -> None:
        database = connect(self.url, self.number)
        try:
            await self.insist(database.migrate)
        except BaseException:
            await disconnect(database)
            raise
        self.database = database
        self.writers = [Writer(link, self.patience, self.stored) for link in database.links]

    async def close(self) -> None:
        """What is waiting is still stored. A store that is not open may be closed too."""
        await asyncio.gather(*[writer.close() for writer in self.writers])
        if self.database is not None:
            await disconnect(self.database)
            self.database = None

    @property
    def opened(self) -> Database:
        if self.database is None:
            raise Unavailable("the store is not open")
        return self.database

    # -- the log ------------------------------------------------------------------------------------------------

    def append(self, step: Append) -> Awaitable[None]:
        """Steps of one table always go through the same writer, in their order."""
        if not self.writers:
            raise Unavailable("the store is not open")
        return self.writers[hash(step.info.id) % len(self.writers)].append(step)

    def time(self, observe: Callable[[float], None]) -> None:
        self.observe = observe

    def stored(self, entries: Sequence[Entry]) -> None:
        if self.observe is not None:
            now = perf_counter()
            for entry in entries:
                self.observe(now - entry.since)
        if self.opened.hints is not None:
            self.opened.hints.tell({entry.step.info.id: entry.version for entry in entries})

    async def load(self, table: str) -> Stored | None:
        heads = await self.read(queries.HEAD, table=table)
        if not heads:
            return None
        [(secret, snapshot, version, *about)] = heads
        return Stored(secret, snapshot, version or 0, tuple(await self.since(table, version or 0)), *about)

    async def since(self, table: str, version: int) -> Sequence[Row]:
        found = await self.read(queries.SINCE, table=table, after=version)
        try:
            return [Row(table, number, key, at, decode(payload)) for number, key, at, payload in found]
        except msgspec.ValidationError as error:
            raise Unreadable(table) from error

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(tables), TABLES_AT_ONCE):
            found |= map(tuple, await self.read(queries.VERSIONS, tables=tables[start : start + TABLES_AT_ONCE]))
        return found

    async def public_tables(self, most: int) -> list[TableInfo]:
        return [TableInfo(*row) for row in await self.read(queries.PUBLIC, most=most)]

    # -- what is due --------------------------------------------------------------------------------------------

    async def take_due(self, now: float, most: int, lease: float, rules: Sequence[str] = ("",)) -> list[Due]:
        if not rules:
            return []
        names = {f"rules{number}": name for number, name in enumerate(rules)}
        listed = ", ".join([f":{name}" for name in names])
        statement = queries.TAKE.format(skip_locked=self.opened.skip_locked, rules=listed)
        taken = {"now": now, "most": most, "until": now + lease, **names}
        found = [Due(*row) for row in await self.change(statement, taken)]
        return sorted(found, key=lambda due: due.at)

    async def drop_due(self, table: str, kind: str, version: int) -> None:
        await self.change(queries.DROP, {"table": table, "kind": kind, "version": version})

    async def set_due(self, *due: Due) -> None:
        """What was set for a later version stays."""
        rows = msgspec.json.encode(sorted(due, key=lambda one: (one.table, one.kind))).decode()
        await self.change(queries.SET.format(rows=self.opened.rows), {"rows": rows})

    # -- what programs of other rules need ----------------------------------------------------------------------

    async def unkept(self, rules: Sequence[str], before: float, most: int) -> list[Unkept]:
        return [Unkept(*row) for row in await self.read(queries.UNKEPT_TABLES, rules=rules, before=before, most=most)]

    async def keep(self, table: str, version: int, snapshot: bytes) -> None:
        await self.change(queries.KEEP, {"table": table, "version": version, "payload": snapshot})

    async def keep_film(self, table: str, since: int, reels: dict[int | None, bytes]) -> None:
        for viewer, reel in reels.items():
            place = {"table": table, "viewer": NOBODY if viewer is None else viewer, "since": since}
            await self.change(queries.KEEP_FILM, {**place, "payload": reel})

    async def film(self, table: str, viewer: int | None) -> list[tuple[int, bytes]]:
        found = await self.read(queries.FILM, table=table, viewer=NOBODY if viewer is None else viewer)
        return [(since, payload) for since, payload in found]

    async def filmed(self, table: str) -> None:
        await self.change(queries.FILMED, {"table": table})

    async def running(self) -> dict[tuple[str, str], int]:
        return {(game, rules): number for game, rules, number in await self.read(queries.RUNNING)}

    # -- other processes ----------------------------------------------------------------------------------------

    async def listen(self, hint: Hint) -> None:
        """Returns when hints can be heard. With SQLite there is only one process, and nothing to hear."""
        hints = self.opened.hints
        if hints is not None:
            hints.receivers.append(hint)
            with suppress(TimeoutError):  # they will be heard later; until then the sweep has to do
                await asyncio.wait_for(hints.listening.wait(), self.patience)

    # -- time ---------------------------------------------------------------------------------------------------

    async def times(self) -> tuple[float, float]:
        [(now,)] = await self.read(text(f"SELECT {self.opened.now}"))
        [(newest,)] = await self.read(queries.NEWEST)
        return now, newest or 0.0

    # -- the state of things ------------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        """Can the database be read and written, and does every writer get on?"""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.read(text("SELECT 1"))
                await self.change(queries.WRITABLE, {})
        except (TimeoutError, Unavailable):
            return False
        except Exception as error:
            log.error("the database cannot be used", exc_info=error)
            return False
        return not any([writer.task.done() or writer.stuck for writer in self.writers])

    def figures(self) -> dict[str, Any]:
        hints = self.database.hints if self.database is not None else None
        counted = sum([writer.figures for writer in self.writers], Counter() if hints is None else hints.figures)
        return {**counted, "waiting": sum([len(writer.waiting) for writer in self.writers])}

    # -- asking the database ------------------------------------------------------------------------------------

    async def read(self, statement: Executable, **parameters: Any) -> Sequence[Any]:
        async def ask() -> Sequence[Any]:
            async with self.opened.pool.connect() as connection:
                return (await connection.execute(statement, parameters)).all()

        return await self.insist(ask)

    async def change(self, statement: str, parameters: Mapping[str, Any]) -> Sequence[Any]:
        return await self.insist(lambda: self.opened.change(statement, parameters))

    async def insist(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        async def attempt() -> Answer:
            with translated():
                return await ask()

        return await insist(attempt, self.patience)


async def disconnect(database: Database) -> None:
    if database.hints is not None:
        await database.hints.close()
    await asyncio.gather(*[link.close() for link in database.links])
    await database.pool.dispose()
