"""The schema comes about by itself, once, whoever is first."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from heldenrunde.server.storage.schema import metadata
from tests.server.storage.steps import attempt, in_loop, opened, step

TOP = Path(__file__).parents[3]


@in_loop
async def test_from_nothing_and_again(url):
    for version in (1, 2, 3):
        async with opened(url) as store:
            await store.append(step("a", version))
    async with opened(url) as store:
        assert await store.versions(["a"]) == {"a": 3}


@in_loop
async def test_the_migrations_make_what_the_code_expects(url):
    def difference(connection):
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    async with opened(url) as store, store.opened.pool.connect() as connection:
        assert await connection.run_sync(difference) == []


@in_loop
async def test_two_stores_at_once(url):
    async with asyncio.TaskGroup() as group:
        for n in range(4):
            group.create_task(open_and_use(url, n))


async def open_and_use(url, n):
    async with opened(url) as store:
        assert await attempt(store, step(f"table {n}", 1)) == [None]


@pytest.mark.parametrize("round", range(2))
def test_processes_at_once(url, round):
    code = "import asyncio; from tests.server.storage.test_migrations import open_and_use as use;"
    commands = [[sys.executable, "-c", f"{code} asyncio.run(use({url!r}, {n}))"] for n in range(3)]
    processes = [subprocess.Popen(command, cwd=TOP) for command in commands]
    assert [process.wait(60) for process in processes] == [0, 0, 0]


@in_loop
async def test_a_broken_migration_leaves_nothing(url, monkeypatch):
    from heldenrunde.server.storage import migrate

    whole = migrate.run_migrations

    def broken(connection):
        whole(connection)
        raise ArithmeticError("in the middle")

    monkeypatch.setattr(migrate, "run_migrations", broken)
    with pytest.raises(ArithmeticError):
        async with opened(url):
            pass
    monkeypatch.undo()
    async with opened(url) as store:
        await store.append(step("a", 1))
