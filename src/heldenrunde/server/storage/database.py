"""The two kinds of database behind one face."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as AllTaken
from sqlalchemy.ext.asyncio import AsyncEngine

from heldenrunde.server.storage import postgres, sqlite
from heldenrunde.server.storage.errors import Again
from heldenrunde.server.storage.hints import Hints
from heldenrunde.server.storage.migrate import migrate
from heldenrunde.server.storage.writer import Link

READERS = 5
MISTYPED = re.compile(r"\s|\w[\w+]+:|[\w+]+//|(postgres|postgresql|sqlite|mysql)$|[^/]*@|.*\?", re.IGNORECASE)
"""An address that was meant, but is not one: it is not the name of a file to be made."""


class Database(Protocol):
    pool: AsyncEngine
    links: Sequence[Link]
    hints: Hints | None
    skip_locked: str
    """What a SELECT needs to pass over rows that another process is about to take."""

    rows: str
    """What reads rows of due from the JSON given."""
    now: str
    """What time it is, in seconds since 1970."""

    async def migrate(self) -> None:
        """Bring the schema up to date."""

    async def change(self, statement: str, parameters: Mapping[str, Any]) -> Sequence[Any]:
        """Do one statement outside of the queue of steps; gives back what it returns."""


class Sqlite(Database):
    hints = None
    skip_locked = ""
    rows = """SELECT json_extract(value, '$.table') AS table_id, json_extract(value, '$.kind') AS kind,
    json_extract(value, '$.at') AS at, json_extract(value, '$.version') AS version FROM json_each(:rows)"""
    now = "(julianday('now') - 2440587.5) * 86400.0"

    def __init__(self, file: str) -> None:
        sqlite.prepare(file)
        self.file = file
        self.pool = sqlite.pool(file, READERS)
        self.link = sqlite.SqliteLink(file)
        self.links = [self.link]

    async def migrate(self) -> None:
        await migrate(lambda: sqlite.pool(self.file, 1))

    async def change(self, statement: str, parameters: Mapping[str, Any]) -> Sequence[Any]:
        return await self.link.run(statement, parameters)


class Postgres(Database):
    skip_locked = "FOR UPDATE SKIP LOCKED"
    rows = """SELECT "table" AS table_id, kind, at, version
    FROM json_to_recordset(CAST(:rows AS json)) AS r ("table" text, kind text, at float8, version int)"""
    now = "CAST(extract(epoch FROM clock_timestamp()) AS float8)"

    def __init__(self, dsn: str, writers: int) -> None:
        self.dsn = dsn
        self.pool = postgres.pool(dsn, READERS)
        self.links = [postgres.PostgresLink(dsn) for _ in range(writers)]
        # A hint need not be durable.
        self.hints = Hints(lambda: postgres.connect(dsn, synchronous_commit="off"))

    async def migrate(self) -> None:
        await migrate(lambda: postgres.pool(self.dsn, 1, answer=None))

    async def change(self, statement: str, parameters: Mapping[str, Any]) -> Sequence[Any]:
        async with self.pool.connect() as connection:
            result = await connection.execute(text(statement), parameters)
            return result.all() if result.returns_rows else ()


def connect(url: str, writers: int) -> Database:
    """`postgresql://…`, `sqlite:///FILE`, each also with the name of its driver, or just the path of a file."""
    scheme = url.partition(":")[0].partition("+")[0] if "://" in url else ""
    if scheme in {"postgresql", "postgres"}:
        return Postgres("postgresql:" + url.partition(":")[2], writers)
    file = url if not scheme else make_url(url).database
    if scheme not in {"", "sqlite"} or not file or file == ":memory:" or (not scheme and MISTYPED.match(file)):
        raise ValueError(f"a file or the address of a PostgreSQL database is needed, not {scheme or url!r}")
    return Sqlite(file)


def passing(error: Exception) -> bool:
    """May it be over the next time?"""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.connection_invalidated or isinstance(error, OperationalError) or postgres.passing(error.orig)
    return isinstance(error, AllTaken) or postgres.passing(error)


@contextmanager
def translated() -> Iterator[None]:
    """The errors of SQLAlchemy and its drivers as ours."""
    try:
        yield
    except Exception as error:
        if not passing(error):
            raise
        raise Again(f"{type(error).__name__}: {error}") from error
