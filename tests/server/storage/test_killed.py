"""What was acknowledged survives: kill -9 at random moments, lost connections, answers that never arrived."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from heldenrunde.server.storage import SqlStore, Unavailable
from heldenrunde.server.storage.batch import Batch
from heldenrunde.server.storage.errors import Again
from heldenrunde.server.storage.store import Conflict
from tests.server.storage.conftest import execute
from tests.server.storage.steps import attempt, in_loop, log, new_id, opened, row, step, versions

TOP = Path(__file__).parents[3]
TABLES = 20


def appender(url: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.storage.appender", url, str(TABLES)]
    return subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, text=True)


def killed_appender(url: str, after: int) -> dict[str, int]:
    """Let it run until it has acknowledged so much, kill it, and tell what was acknowledged."""
    with appender(url) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        lines = [process.stdout.readline() for _ in range(after)]
        os.kill(process.pid, signal.SIGKILL)
        lines += process.stdout
    return {id: int(version) for id, version in (line.split(":") for line in lines if line.endswith("\n"))}


async def check(url: str, acknowledged: dict[str, int]) -> None:
    """Nothing acknowledged is missing; every log is without hole; list, snapshot and what is due fit the log."""
    async with opened(url) as store:
        known = await store.versions([f"table {n}" for n in range(TABLES)])
        for id, version in known.items():
            assert version >= acknowledged.get(id, 0)
            assert versions(await log(store, id)) == list(range(1, version + 1))
            stored = await store.load(id)
            assert stored is not None
            assert (stored.snapshot, stored.snapshot_version) == (b"%d" % version, version)
        taken = await store.take_due(1e9, 1_000, 0.0)
        assert {due.table: due.version for due in taken} == known
        assert acknowledged.keys() <= known.keys()


def test_kill_9(url):
    chance = random.Random(7)
    for _ in range(4):
        asyncio.run(check(url, killed_appender(url, chance.randrange(400))))
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.partition("///")[2])
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.close()


@in_loop
async def test_terminated_connections_lose_and_double_nothing(postgres):
    """All connections of the process are cut again and again while it writes."""
    name = postgres.rpartition("=")[2]
    acknowledged = {new_id(): 0 for _ in range(30)}

    async def cut() -> None:
        for _ in range(10):
            await asyncio.sleep(random.uniform(0.02, 0.1))
            await execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")

    async def play(id: str) -> None:
        while not cutting.done() or acknowledged[id] < 20:
            await store.append(step(id, acknowledged[id] + 1))
            acknowledged[id] += 1

    async with opened(postgres) as store:
        cutting = asyncio.create_task(cut())
        await asyncio.gather(cutting, *[play(id) for id in acknowledged])
        assert store.figures()["retries"] > 0
        for id, last in acknowledged.items():
            assert await log(store, id) == [(version, f"key {version}") for version in range(1, last + 1)]
        assert await store.healthy()


@in_loop
async def test_reading_goes_on_after_a_lost_connection(postgres):
    name = postgres.rpartition("=")[2]
    async with opened(postgres) as store:
        await store.append(step("a", 1))
        for _ in range(3):
            assert versions(await log(store, "a")) == [1]
            await execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{name}'")
            assert await store.take_due(1.0, 1, 1.0) == []


class CutOff:
    """The next writes of a store are cut off, the first of them perhaps only after something was done."""

    def __init__(
        self, store: SqlStore, times: int = 1, first: Callable[[Batch], Awaitable[None]] | None = None
    ) -> None:
        self.write = store.writers[0].link.write
        self.times, self.first = times, first
        store.writers[0].link.write = self.cut_off  # type: ignore[method-assign]

    async def cut_off(self, batch: Batch) -> None:
        if not self.times:
            return await self.write(batch)
        self.times -= 1
        if self.first is not None:
            await self.first(batch)
            self.first = None
        raise Again("cut off")


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("stored", [True, False])
@in_loop
async def test_a_commit_whose_answer_was_lost(url, stored, times):
    async with opened(url, writers=1) as store:
        await attempt(store, *[step(f"t{n}", 1) for n in range(10)])
        CutOff(store, times, store.writers[0].link.write if stored else None)
        assert not any(await attempt(store, *[step(f"t{n}", 2, rows=2) for n in range(10)]))
        for n in range(10):
            assert versions(await log(store, f"t{n}")) == [1, 2, 3]


@in_loop
async def test_somebody_else_was_faster_meanwhile(url):
    """Even with the same key: what is in the log is not what this process wanted to store."""
    async with opened(url, writers=1) as store, opened(url) as other:
        await attempt(store, step("a", 1), step("b", 1))
        CutOff(store, 1, lambda _: other.append(step("a", 2, text="yours")))
        told = await attempt(store, step("a", 2, text="mine"), step("b", 2))
        assert [type(error) for error in told] == [Conflict, type(None)]
        assert await store.since("a", 1) == [row("a", 2, text="yours")]


@in_loop
async def test_patience_ends(url):
    async with opened(url, writers=1, patience=0.1) as store:
        await store.append(step("a", 1))
        gone = CutOff(store, 1_000)
        told = await attempt(store, step("a", 2), step("b", 1))
        assert [type(error) for error in told] == [Unavailable, Unavailable]
        gone.times = 0
        assert not any(await attempt(store, step("a", 2), step("b", 1)))
        assert await store.healthy()


@in_loop
async def test_a_file_that_somebody_else_holds(sqlite):
    async with opened(sqlite) as store:
        other = sqlite3.connect(sqlite.partition("///")[2], isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.ensure_future(store.append(step("a", 1)))
        await asyncio.sleep(0.2)
        assert not append.done()
        other.execute("ROLLBACK")
        other.close()
        await append


@in_loop
async def test_no_database_there():
    store = SqlStore("postgresql://nobody@127.0.0.1:9/nothing", patience=0.2)
    with pytest.raises(Unavailable):
        await store.open()
    assert not await store.healthy()
    await store.close()
