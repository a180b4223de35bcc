"""PostgreSQL: many processes, each with some connections that write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from heldenrunde.server.storage.batch import Batch, Event
from heldenrunde.server.storage.errors import Again, Clash

CONNECT_SECONDS = 5
ANSWER_SECONDS = 15
WRITING = {"enable_seqscan": "off", "enable_hashjoin": "off", "enable_mergejoin": "off", "jit": "off"}
"""A writer finds every row by its key, in the order given. Its plan is kept for long: it must not be one for a table
that was empty when it was made, nor one that locks rows in another order."""

# One statement is one transaction and one trip. Its parts all see the tables as they were before it. Whether all
# tables were at the version before is known only at its end; dividing by zero then undoes everything.
WRITE = """
WITH step AS (
    SELECT * FROM unnest($6::bytea[], $7::text[], $8::text[], $9::int[], $10::int[], $11::text[], $12::bool[],
                         $13::float8[], $14::text[], $15::int[], $16::text[], $17::int[])
    AS s (secret, game, host, seats, taken, phase, public, updated, rules, version, id, before)
), opened AS (
    INSERT INTO game_table (id, secret, game, host, seats, taken, phase, public, updated, rules, version)
    SELECT id, secret, game, host, seats, taken, phase, public, updated, rules, version FROM step WHERE before = 0
    RETURNING 1
), moved AS (
    UPDATE game_table AS g
    SET game = s.game, host = s.host, seats = s.seats, taken = s.taken, phase = s.phase, public = s.public,
        updated = s.updated, rules = s.rules, version = s.version
    FROM step AS s WHERE s.before > 0 AND g.id = s.id AND g.version = s.before
    RETURNING 1
), logged AS (
    INSERT INTO event (table_id, version, idem_key, at, payload)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[])
), kept AS (
    INSERT INTO snapshot (table_id, version, payload) SELECT * FROM unnest($18::text[], $19::int[], $20::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, payload = excluded.payload
), plan AS (
    SELECT * FROM unnest($21::text[], $22::text[], $23::float8[], $24::int[]) AS p (table_id, kind, at, version)
), planned AS (
    INSERT INTO due (table_id, kind, at, version) SELECT * FROM plan
    ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, version = excluded.version,
    leased_until = CASE WHEN due.at = excluded.at AND due.version = excluded.version THEN due.leased_until END
), unplanned AS (
    DELETE FROM due USING unnest($25::text[]) AS s (id)
    WHERE table_id = s.id
    AND NOT EXISTS (SELECT FROM plan WHERE plan.table_id = due.table_id AND plan.kind = due.kind)
    AND (kind NOT LIKE 'away:%' OR EXISTS (SELECT FROM step WHERE step.id = due.table_id AND step.phase = 'over'))
)
SELECT 1 / ((SELECT count(*) FROM opened) + (SELECT count(*) FROM moved) = cardinality($16))::int
"""
HELD = """
SELECT count(*) = cardinality($1) FROM event
JOIN unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::text[]) AS s (table_id, version, idem_key, at, payload)
USING (table_id, version, idem_key, at, payload)
"""


async def connect(dsn: str, answer: float | None = ANSWER_SECONDS, **settings: str) -> Any:
    """Settings are those of a session of PostgreSQL. The address may name more of them: ?search_path=..."""
    if "application_name=" not in dsn:
        settings["application_name"] = "heldenrunde"
    return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS, command_timeout=answer, server_settings=settings)


async def hang_up(connection: Any) -> None:
    with suppress(Exception):  # whatever is wrong with it, it is closed afterwards
        await connection.close(timeout=1)


def pool(dsn: str, most: int, answer: float | None = ANSWER_SECONDS) -> AsyncEngine:
    """Connections for everything but appending."""

    async def fresh() -> Any:
        return await connect(dsn, answer)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=fresh,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        pool_size=most,
        max_overflow=0,
    )


def passing(error: BaseException) -> bool:
    """May it be over the next time? Gone or going away, full, deadlocked, or too slow."""
    state = getattr(error, "sqlstate", None) or ""
    return isinstance(error, OSError | TimeoutError) or state[:2] in {"08", "25", "40", "53", "57", "58"}


@contextmanager
def translated(connection: Any) -> Iterator[None]:
    """The errors of PostgreSQL as ours. A connection after which nothing is certain is not used again."""
    try:
        yield
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DivisionByZeroError) as error:
        raise Clash(str(error)) from error
    except Exception as error:
        if not (connection.is_closed() or passing(error)):
            raise
        connection.terminate()
        raise Again(f"{type(error).__name__}: {error}") from error


class PostgresLink:
    """A writing connection. Written with asyncpg itself: a batch is one prepared statement with arrays."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.connection: Any = None

    async def write(self, batch: Batch) -> None:
        values = (
            *columns(batch.events, 5),
            *columns(batch.tables, 12),
            *columns(batch.snapshots, 3),
            *columns([(id, due.kind, due.at, due.version) for id, plan in batch.due for due in plan], 4),
            [id for id, _ in batch.due],
        )
        await self.ask(WRITE, values)

    async def holds(self, events: Sequence[Event]) -> bool:
        return bool(await self.ask(HELD, columns(events, 5)))

    async def close(self) -> None:
        if self.connection is not None:
            await hang_up(self.connection)

    async def ask(self, statement: str, values: Sequence[Any]) -> Any:
        connection = await self.connected()
        with translated(connection):
            return await connection.fetchval(statement, *values)

    async def connected(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            try:
                self.connection = await connect(self.dsn, ANSWER_SECONDS, **WRITING)
            except Exception as error:
                if not passing(error):
                    raise
                raise Again(f"{type(error).__name__}: {error}") from error
        return self.connection


def columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True)) or [()] * width
