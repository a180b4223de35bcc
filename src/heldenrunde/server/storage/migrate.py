"""Bring the schema of a database up to date."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

NEWEST = "0002"
"""The version of the schema that this program needs."""
LOCK = threading.Lock()
"""Alembic keeps its state in globals."""
ADVISORY = 0x48656C64  # "Held"
BEGIN = {
    "sqlite": ["BEGIN IMMEDIATE"],
    "postgresql": ["BEGIN", f"SELECT pg_advisory_xact_lock({ADVISORY})"],
}
"""From here on other processes wait until the schema is up to date."""


async def migrate(engine: Callable[[], AsyncEngine]) -> None:
    """In a thread with a loop of its own, so that nothing else in the process waits."""
    await asyncio.to_thread(lambda: asyncio.run(upgrade(engine())))


async def upgrade(engine: AsyncEngine) -> None:
    try:
        async with engine.connect() as connection:
            with LOCK:
                await in_transaction(connection, run_migrations)
    finally:
        await engine.dispose()


async def in_transaction(connection: AsyncConnection, work: Callable[[Connection], Any]) -> None:
    """All or nothing: both databases can undo changes of the schema. The engine itself begins no transaction."""
    for statement in BEGIN[connection.dialect.name]:
        await connection.exec_driver_sql(statement)
    try:
        await connection.run_sync(work)
        await connection.exec_driver_sql("COMMIT")
    except BaseException:
        await connection.exec_driver_sql("ROLLBACK")
        raise


def run_migrations(connection: Connection) -> None:
    """Nearly always there is nothing to do; then Alembic, a quarter of the start, is not even imported."""
    if version_of(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "heldenrunde.server.storage:migrations")
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(str(error)) from error


def version_of(connection: Connection) -> str | None:
    """The version of the schema in this database, if there is one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
