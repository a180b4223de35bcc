"""Back-up and restore as docs/operation.md describes them: the commands are taken from there."""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import shutil
import subprocess
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.harness import Player, Running
from tests.server.reliability_clients import Book, Robot, command, playing, seats_at
from tests.server.reliability_process import Killable, process
from tests.server.storage.conftest import SERVER, execute, trouble

GUIDE = Path(__file__).parents[2] / "docs" / "operation.md"


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


def commands(program: str) -> list[str]:
    """What the chapter tells to type, of this program."""
    chapter = GUIDE.read_text().partition("## Back-up and restore")[2].partition("\n## ")[0]
    return re.findall(rf"^    ({program} .*)$", chapter, re.MULTILINE)


def need(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")


def shell(line: str, folder: Path, **variables: str) -> str:
    """Type it in this folder, after what the chapter tells to type before it."""
    environment = {**os.environ, **variables}
    [first] = set(commands("umask"))
    done = subprocess.run(
        f"{first} && {line}", shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def view_of(server: Running, seat: dict[str, Any]) -> dict[str, Any]:
    with server.http(authorization=f"Bearer {seat['token']}") as http:
        return dict(http.get(f"/tables/{seat['id']}?want=view").json())


async def play_on(server: Running, seats: list[dict[str, Any]], answers: int) -> None:
    """Both seats answer until so many more are acknowledged."""
    book = Book()
    robots = [Robot(book, [server], seat, random.Random(2)) for seat in seats]
    await asyncio.gather(*[robot.play(lambda: len(book.acknowledged) >= answers) for robot in robots])


async def saved_while_playing(server: Running, seats: list[dict[str, Any]], save: list[str], folder: Path) -> int:
    """Make the copy while answers come in; gives back the version that was acknowledged before it."""
    book, ended = Book(), asyncio.Event()
    robots = [Robot(book, [server], seat, random.Random(1)) for seat in seats]
    async with playing([robot.play(ended.is_set) for robot in robots]):
        await book.until(40)
        known = max(book.acknowledged.values())
        for line in save:
            told = await asyncio.to_thread(shell, line, folder)
            assert "integrity_check" not in line or told == "ok\n"
        await book.until(len(book.acknowledged) + 20)
        ended.set()
    return known


async def goes_on(server: Running, seats: list[dict[str, Any]], known: int, newest: int) -> None:
    """The restored server knows all that was acknowledged before the copy, nothing of later, and plays on."""
    restored = [view_of(server, seat) for seat in seats]
    assert known <= restored[0]["version"] < newest
    async with server.socket(seats[0]["id"]) as socket:
        player = Player(socket)
        assert (await player.hello(seats[0]["token"], since=newest))["version"] == restored[0]["version"]
    await play_on(server, seats, 20)
    assert view_of(server, seats[0])["version"] > restored[0]["version"]
    await command(server, seats[0], "close")
    with server.http() as http:
        record = http.get(f"/tables/{seats[0]['id']}/record").json()
    assert len(record["decisions"]) > 40


def test_sqlite_is_copied_while_the_server_runs_and_put_back(tmp_path, monkeypatch):
    need("sqlite3")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    save = commands("sqlite3")
    assert len(save) == 2
    tables = tmp_path / ".local/share/heldenrunde/tables.sqlite"

    async def before(server: Killable) -> tuple[list[dict[str, Any]], int, int]:
        seats = await seats_at(server)
        known = await saved_while_playing(server, seats, save, tmp_path)
        return seats, known, view_of(server, seats[0])["version"]

    with process(tmp_path, "") as server:
        seats, known, newest = run(before(server))
        assert mode(tables) == mode(tmp_path / "tables-backup.sqlite") == 0o600
        server.stop()
        shutil.copy(tmp_path / "tables-backup.sqlite", tables)
        for name in ("tables.sqlite-wal", "tables.sqlite-shm"):
            tables.with_name(name).unlink(missing_ok=True)
        server.start()
        run(goes_on(server, seats, known, newest))


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """A database of its own: its address and name. The programs of PostgreSQL find its server by themselves."""
    if trouble():
        pytest.skip(trouble())
    name = f"test_{secrets.token_hex(6)}"
    try:
        asyncio.run(execute(f"CREATE DATABASE {name}"))
    except asyncpg.InsufficientPrivilegeError as error:
        pytest.skip(f"the user of HELDENRUNDE_TEST_POSTGRES may not create databases ({error})")
    parts = urlsplit(SERVER)
    found = {"PGHOST": parts.hostname, "PGPORT": parts.port, "PGUSER": parts.username, "PGPASSWORD": parts.password}
    for variable, value in found.items():
        if value:
            monkeypatch.setenv(variable, unquote(str(value)))
    yield parts._replace(path=f"/{name}").geturl(), name
    asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


def test_postgres_is_dumped_while_the_server_runs_and_restored(tmp_path, database):
    url, name = database
    need("pg_dump")
    need("pg_restore")
    [save], [restore] = commands("pg_dump"), commands("pg_restore")
    save = re.sub(r" heldenrunde$", f" {name}", save)
    restore = restore.replace("--dbname=heldenrunde ", f"--dbname={name} ")
    assert name in save
    assert name in restore

    async def before(server: Killable) -> tuple[list[dict[str, Any]], int, int]:
        seats = await seats_at(server)
        known = await saved_while_playing(server, seats, [save], tmp_path)
        return seats, known, view_of(server, seats[0])["version"]

    with process(tmp_path, url) as server:
        seats, known, newest = run(before(server))
        assert mode(tmp_path / "heldenrunde.dump") == 0o600
        server.stop()
        shell(restore, tmp_path)
        server.start()
        run(goes_on(server, seats, known, newest))
