"""Tables of a real server, and clients of the terminal that play at them."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from heldenrunde.terminal.remote.server_tables import Plan, ServerTables
from heldenrunde.terminal.remote.session import RemoteSession
from tests.terminal.shell import ENGLISH, GAME

PATIENCE = 20.0
SHORT = ("threshold=1",)


def wait_for(holds: Callable[[], object], what: str = "it did not happen") -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.005)


async def settle(pilot: Any, holds: Callable[[Any], object]) -> None:
    """Wait until this holds of the client on the screen, and all is drawn."""
    end = time.monotonic() + PATIENCE
    while not holds(pilot.app):
        assert time.monotonic() < end, "the client did not settle"
        await pilot.pause(0.005)
    await pilot.pause()


def hosted(url: str, language: str = "en", seats: int = 3, bots: int = 2) -> RemoteSession:
    """A new table with Anna as its host."""
    return ServerTables(url, language, "Anna").open(Plan(GAME, seats, bots, options=SHORT))


def started(*people: RemoteSession) -> None:
    """The first of them is the host."""
    host, *others = people
    for other in others:
        other.do("ready")
    wait_for(lambda: all(seat.ready or seat.host or seat.bot for seat in host.table.seats))
    host.do("start")
    wait_for(lambda: all(person.begun for person in people))


def play_on(remote: RemoteSession, decisions: int = 10_000) -> None:
    """Answer with the first option whenever asked, so many times or until the end."""
    for _ in range(decisions):
        wait_for(lambda: remote.asked or remote.over, "nobody asks")
        if remote.over:
            return
        scene = remote.scene()
        assert remote.human is not None
        remote.answer(remote.human, scene.options[0].choice)


def beside(work: Callable[[], object]) -> Thread:
    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


class Lines:
    """heldenrunde in a process of its own, line by line: what it prints can be waited for before typing."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.heard = process, [""]

    @classmethod
    async def open(cls, data: Path, *arguments: object) -> Lines:
        code = "from heldenrunde.cli import main; main()"
        command = [sys.executable, "-W", "error", "-c", code, *map(str, arguments)]
        environment = {**os.environ, **ENGLISH, "XDG_DATA_HOME": str(data), "HOME": str(data)}
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment)
        return cls(process)

    async def until(self, *words: str) -> str:
        """The next line with one of these words; empty at the end."""
        assert self.process.stdout is not None
        while True:
            line = (await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)).decode()
            self.heard.append(line)
            if not line or any(word in line for word in words):
                return line

    async def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        await self.process.stdin.drain()

    async def play(self, prompt: str) -> None:
        """The first move whenever asked, until the program ends."""
        while await self.until(prompt):
            await self.type("1")

    async def end(self) -> tuple[int, str, str]:
        _, err = await asyncio.wait_for(self.process.communicate(), PATIENCE)
        assert self.process.returncode is not None
        return self.process.returncode, "".join(self.heard), err.decode()
