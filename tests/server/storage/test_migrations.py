"""The schema comes about by itself, once, whoever is first."""

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from heldenrunde.server.storage import migrate
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


PROCESS = """
import asyncio, sys
import alembic.command
from tests.server.storage.steps import opened

async def main():
    async with opened(sys.argv[1]):
        pass

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


def test_processes_at_once(url):
    """They begin only when all are ready to."""
    command = [sys.executable, "-c", PROCESS, url]
    with ExitStack() as stack:
        start = partial(subprocess.Popen, command, cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        processes = [stack.enter_context(start()) for _ in range(3)]
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            assert process.stdin is not None
            process.stdin.close()
        assert [process.wait(60) for process in processes] == [0, 0, 0]


@in_loop
async def test_a_broken_migration_leaves_nothing(url, monkeypatch):
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


def test_the_newest_version_is_known_without_reading_the_migrations():
    config = Config()
    config.set_main_option("script_location", "heldenrunde.server.storage:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.NEWEST
