"""SQLite: one file, one process, one connection that writes."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from heldenrunde.server.storage.batch import Batch, Event
from heldenrunde.server.storage.errors import Again, Clash

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    # The pages of a few hundred tables change again and again: 16 MB of them are put in their place together.
    "PRAGMA wal_autocheckpoint = 4000",
    "PRAGMA foreign_keys = ON",
)
CACHE = "PRAGMA cache_size = -8000"
"""For the connection that writes; those that read do with less."""
PASSING = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""Errors that may be over the next time: somebody else holds the file, the disk is full."""

OPEN = """
    INSERT INTO game_table (secret, game, host, seats, taken, phase, public, updated, rules, version, id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
MOVE = """
    UPDATE game_table
    SET game = ?, host = ?, seats = ?, taken = ?, phase = ?, public = ?, updated = ?, version = ?
    WHERE id = ? AND version = ?"""
CARRY = "UPDATE game_table SET rules = ? WHERE id = ?"
LOG = "INSERT INTO event (table_id, version, idem_key, at, payload) VALUES (?, ?, ?, ?, ?)"
PLAN = """
    INSERT INTO due (table_id, kind, at, version) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, version = excluded.version,
    leased_until = CASE WHEN due.at = excluded.at AND due.version = excluded.version THEN due.leased_until END"""
UNPLAN = """
    DELETE FROM due WHERE table_id = ? AND kind NOT IN (SELECT value FROM json_each(?))
    AND (kind NOT LIKE 'away:%' OR EXISTS (SELECT 1 FROM game_table WHERE id = table_id AND phase = 'over'))"""
KEEP = """
    INSERT INTO snapshot (table_id, version, payload) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, payload = excluded.payload"""
RULES = 8
"""Where the rules stand in a row of a table: they hardly ever change, and are written only then."""
HELD = "SELECT 1 FROM event WHERE table_id = ? AND version = ? AND idem_key = ? AND at = ? AND payload = ?"


def prepare(file: str) -> None:
    """Make the folder and the file if need be; nobody else may read it, for the secrets are in it."""
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for path in [Path(file), Path(f"{file}-wal"), Path(f"{file}-shm")]:
        if path.exists() and path.stat().st_mode & 0o077:
            log.warning("others could read the database; now they cannot: %s", path.name)
            path.chmod(0o600)


def pool(file: str, most: int) -> AsyncEngine:
    """Connections for reading."""
    address = URL.create("sqlite+aiosqlite", database=file)
    engine = create_async_engine(
        address, isolation_level="AUTOCOMMIT", hide_parameters=True, pool_size=most, max_overflow=0
    )
    event.listen(engine.sync_engine, "connect", set_up)
    return engine


def set_up(connection: Any, _record: object = None) -> None:
    for pragma in PRAGMAS:
        connection.execute(pragma).close()


@contextmanager
def translated() -> Iterator[None]:
    """The errors of SQLite as ours."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Clash(str(error)) from error
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING:
            raise Again(str(error)) from error
        raise


class SqliteLink:
    """The writing connection, in a thread of its own.

    Written with sqlite3 itself: SQLAlchemy and aiosqlite would hand each of a batch's statements to the thread and
    back; here a whole transaction is one such trip.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "storage-sqlite")
        self.connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        await self.call(lambda connection: write(connection, batch))

    async def holds(self, events: Sequence[Event]) -> bool:
        return await self.call(lambda connection: all([connection.execute(HELD, row).fetchone() for row in events]))

    async def run(self, statement: str, parameters: Mapping[str, Any]) -> list[Any]:
        """A single statement, in a transaction of its own."""
        return await self.call(lambda connection: connection.execute(statement, parameters).fetchall())

    async def close(self) -> None:
        await self.in_thread(self.disconnect)
        self.thread.shutdown()

    async def call(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def job() -> Answer:
            with translated():
                try:
                    return work(self.connect())
                except sqlite3.OperationalError:
                    self.disconnect()
                    raise

        return await self.in_thread(job)

    async def in_thread(self, job: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.thread, job)

    def connect(self) -> sqlite3.Connection:
        if self.connection is None:
            connection = sqlite3.connect(self.file, isolation_level=None)
            try:
                set_up(connection)
                connection.execute(CACHE).close()
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def write(connection: sqlite3.Connection, batch: Batch) -> None:
    """The whole batch in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        write_rows(connection, batch)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def write_rows(connection: sqlite3.Connection, batch: Batch) -> None:
    moves = [(*row[1:RULES], *row[RULES + 1 :]) for row in batch.tables if row[-1]]
    connection.executemany(OPEN, [row[:-1] for row in batch.tables if not row[-1]])
    if moves and connection.executemany(MOVE, moves).rowcount != len(moves):
        raise Clash("a table is not at the version before")
    connection.executemany(CARRY, batch.carried)
    connection.executemany(LOG, batch.events)
    if batch.due:
        kinds = [(id, msgspec.json.encode([due.kind for due in plan]).decode()) for id, plan in batch.due]
        connection.executemany(UNPLAN, kinds)
        connection.executemany(PLAN, [(id, due.kind, due.at, due.version) for id, plan in batch.due for due in plan])
    if batch.snapshots:
        connection.executemany(KEEP, batch.snapshots)
