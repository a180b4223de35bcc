"""Short words for the tests: stores, and steps to put into them."""

from __future__ import annotations

import asyncio
import functools
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from heldenrunde.server.storage import SqlStore
from heldenrunde.server.storage.store import Append
from heldenrunde.server.table.facts import Due, Row, Said
from heldenrunde.server.table.state import TableInfo

SECRET = bytes(range(32))


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str, **settings: Any) -> AsyncIterator[SqlStore]:
    store = SqlStore(url, **settings)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def info(table: str, **other: Any) -> TableInfo:
    about = {"game": "kapow", "host": "Ännchen", "seats": 4, "taken": 2, "phase": "lobby", "public": True}
    return TableInfo(table, **{**about, "updated": 1_000.5, **other})


def row(table: str, version: int, key: str = "", text: str = "") -> Row:
    return Row(
        table, version, key or f"key {version}", 1_000.1 + version, Said(1, "Ännchen", text or f"no. {version} 🂡")
    )


def step(table: str, version: int, key: str = "", text: str = "", rows: int = 1, **other: Any) -> Append:
    """`rows` facts from this version on; only the first has the key."""
    facts = [row(table, version, key, text), *[row(table, version + n) for n in range(1, rows)]]
    secret = SECRET if version == 1 else None
    return Append(tuple(facts), **{"info": info(table), "secret": secret, **other})


def due(table: str, kind: str, at: float, version: int) -> Due:
    return Due(table, kind, at, version)


async def attempt(store: SqlStore, *steps: Append) -> list[BaseException | None]:
    """Append all of these at once: what becomes of each."""
    return await asyncio.gather(*[store.append(step) for step in steps], return_exceptions=True)


async def log(store: SqlStore, table: str) -> list[tuple[int, str]]:
    """Versions and keys of everything that was stored of a table."""
    return [(row.version, row.key) for row in await store.since(table, 0)]


def versions(rows: Sequence[tuple[int, str]]) -> list[int]:
    return [version for version, _ in rows]
