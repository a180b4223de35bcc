"""Hints between processes: after its commits a process tells the others which tables have gone on.

Hints may be lost, doubled or late; whoever needs certainty asks the log. They are sent outside of the transactions:
inside, PostgreSQL would let only one transaction commit at a time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

from heldenrunde.server.storage.postgres import hang_up
from heldenrunde.server.storage.store import Hint

log = logging.getLogger(__name__)
CHANNEL = "tables"
MOST_BYTES = 7_000
GAP_SECONDS = 0.003
"""Between two hints: what is stored meanwhile goes together."""
IDLE_SECONDS = 10.0
"""After so long without a hint the connection is tried."""
PAUSE_SECONDS = 0.2
CLOSE_SECONDS = 2.0


class Hints:
    """One connection of its own, for sending and hearing; it is made anew when it drops."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self.connect = connect
        self.me = secrets.token_hex(8)
        self.outbox: dict[str, int] = {}
        self.inbox: dict[str, int] = {}
        self.wake, self.heard, self.listening = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.closing, self.connected = False, True
        self.receivers: list[Hint] = []
        self.figures: Counter[str] = Counter()
        self.tasks = [asyncio.create_task(work, name="storage-hints") for work in (self.run(), self.deliver())]

    def tell(self, versions: Mapping[str, int]) -> None:
        """The others shall hear of this soon."""
        self.outbox.update(versions)
        self.wake.set()

    async def close(self) -> None:
        self.closing = True
        self.wake.set()
        await asyncio.wait(self.tasks[:1], timeout=CLOSE_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)

    # -- the connection -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        while not self.closing:
            try:
                await self.serve()
            except Exception as error:
                if self.connected:
                    log.warning("hints between processes are interrupted: %s: %s", type(error).__name__, error)
                self.connected = False
                await asyncio.sleep(PAUSE_SECONDS)

    async def serve(self) -> None:
        """Send and hear until the connection drops or the store is closed."""
        connection = await self.connect()
        try:
            connection.add_termination_listener(lambda _: self.wake.set())
            await connection.add_listener(CHANNEL, self.hear)
            self.connected = True
            self.listening.set()
            while not connection.is_closed() and not (self.closing and not self.outbox):
                await self.send(connection)
                await asyncio.sleep(GAP_SECONDS)
                await self.work_or_idle()
        finally:
            self.listening.clear()
            await hang_up(connection)

    async def work_or_idle(self) -> None:
        try:
            await asyncio.wait_for(self.wake.wait(), IDLE_SECONDS)
        except TimeoutError:
            self.outbox.setdefault("", 0)  # an empty hint shows whether the connection is alive
        self.wake.clear()

    # -- sending ------------------------------------------------------------------------------------------------

    async def send(self, connection: Any) -> None:
        told, self.outbox = self.outbox, {}
        for message in messages(self.me, told):
            await connection.fetchval("SELECT pg_notify($1, $2)", CHANNEL, message)
            self.figures["hints_sent"] += 1

    # -- hearing ------------------------------------------------------------------------------------------------

    def hear(self, _connection: Any, _pid: int, _channel: str, message: str) -> None:
        sender, _, text = message.partition(" ")
        if sender != self.me and self.receivers:
            self.figures["hints_received"] += 1
            for id, version in parsed(text):
                self.inbox[id] = max(version, self.inbox.get(id, 0))
                self.heard.set()

    async def deliver(self) -> None:
        while True:
            await self.heard.wait()
            self.heard.clear()
            news, self.inbox = self.inbox, {}
            for receiver in self.receivers:
                try:
                    await receiver(news)
                except Exception:
                    log.exception("a hint was not understood")


def messages(sender: str, versions: Mapping[str, int]) -> Iterator[str]:
    """`sender id:version;id:version`, as many as needed to stay below what PostgreSQL takes."""
    parts: list[str] = []
    size = 0
    for id, version in versions.items():
        part = f"{id}:{version}"
        length = len(part.encode()) + 1
        if parts and size + length > MOST_BYTES - 20:
            yield f"{sender} {';'.join(parts)}"
            parts, size = [], 0
        parts.append(part)
        size += length
    if parts:
        yield f"{sender} {';'.join(parts)}"


def parsed(text: str) -> Iterator[tuple[str, int]]:
    """What is not as expected is left out: perhaps another version of the program has sent it."""
    for part in text.split(";"):
        id, _, version = part.rpartition(":")
        if id and version.isdecimal():
            yield id, int(version)
