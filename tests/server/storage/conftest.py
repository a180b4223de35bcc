"""Both databases: a file of SQLite, and a schema of its own in PostgreSQL.

PostgreSQL is taken from HELDENRUNDE_TEST_POSTGRES.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

SERVER = os.environ.get("HELDENRUNDE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")


async def execute(statement: str) -> None:
    connection = await asyncpg.connect(SERVER, timeout=5)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@cache
def trouble() -> str:
    """Why PostgreSQL cannot be reached; empty if it can."""
    try:
        asyncio.run(execute("SELECT 1"))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL at HELDENRUNDE_TEST_POSTGRES ({type(error).__name__}: {error})"
    return ""


def postgres_schema() -> Iterator[str]:
    if trouble():
        pytest.skip(trouble())
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(execute(f"CREATE SCHEMA {name}"))
    yield f"{SERVER}{'&' if '?' in SERVER else '?'}search_path={name}&application_name={name}"
    asyncio.run(execute(f"DROP SCHEMA {name} CASCADE"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/log.db"


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address; connections to it are named after the schema."""
    yield from postgres_schema()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(request.param))
