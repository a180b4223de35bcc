"""Group commit: whatever is waiting is written in one transaction, and everybody learns of it together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import Protocol

from heldenrunde.server.storage.batch import Batch, Entry, Event
from heldenrunde.server.storage.errors import Again, Clash, Unavailable
from heldenrunde.server.storage.insist import insist
from heldenrunde.server.storage.store import Append, Conflict

log = logging.getLogger(__name__)
MOST = 500


class Link(Protocol):
    """The one connection of a writer. It connects by itself, also anew after it was lost.

    Every call may raise Again; the next one then tries a fresh connection.
    """

    async def write(self, batch: Batch) -> None:
        """Store all or nothing; raises Clash. When it returns, the rows are durable."""

    async def holds(self, events: Sequence[Event]) -> bool:
        """Is exactly this in the log?"""

    async def close(self) -> None: ...


class Writer:
    """Takes steps from a queue and writes them in the order in which they came."""

    def __init__(self, link: Link, patience: float, stored: Callable[[Sequence[Entry]], None]) -> None:
        self.link, self.patience, self.stored = link, patience, stored
        self.waiting: deque[Entry] = deque()
        self.wake, self.loop = asyncio.Event(), asyncio.get_running_loop()
        self.closing = self.stuck = False
        self.figures: Counter[str] = Counter()
        self.task = asyncio.create_task(self.run(), name="storage-writer")

    def append(self, step: Append) -> asyncio.Future[None]:
        """Done when the step is durable."""
        if self.closing:
            raise Unavailable("the store is closed")
        entry = Entry(step, self.loop.create_future())
        self.waiting.append(entry)
        self.wake.set()
        return entry.future

    async def close(self) -> None:
        """Write what is still waiting."""
        self.closing = True
        self.wake.set()
        await self.task

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while taken := self.take():
                await self.store(taken)
            if self.closing:
                return

    def take(self) -> list[Entry]:
        """What was cancelled in time is not written at all."""
        taken: list[Entry] = []
        while self.waiting and len(taken) < MOST:
            entry = self.waiting.popleft()
            if not entry.future.cancelled():
                taken.append(entry)
        return taken

    async def store(self, entries: list[Entry]) -> None:
        """Write these together; if that is refused, one by one, so that only those suffer who are to blame."""
        try:
            if not await self.accepted(entries) and len(entries) > 1:
                for entry in entries:
                    await self.accepted([entry])
        except Unavailable as error:
            settle(entries, error)
        self.stuck = False

    async def accepted(self, entries: list[Entry]) -> bool:
        """Write these in a transaction of their own."""
        try:
            await insist(lambda: self.write(entries), self.patience)
        except Unavailable:
            raise
        except Exception as error:
            if len(entries) == 1:
                self.refuse(entries[0], error)
            return False
        self.count(entries)
        settle(entries)
        return True

    async def write(self, entries: list[Entry]) -> None:
        """One attempt. After one that was cut off, finding everything in the log means that it had come through."""
        try:
            await self.link.write(Batch(entries))
        except Again:
            for entry in entries:
                entry.uncertain = True
            self.figures["retries"] += 1
            self.stuck = True
            raise
        except Clash:
            if not (all([entry.uncertain for entry in entries]) and await self.came_through(entries)):
                raise

    async def came_through(self, entries: list[Entry]) -> bool:
        """A transaction is whole or not at all: all of a batch is there, or nothing is."""
        return await self.link.holds([event for entry in entries for event in entry.events])

    def refuse(self, entry: Entry, error: Exception) -> None:
        if isinstance(error, Clash):
            self.figures["conflicts"] += 1
            conflict = Conflict(f"{entry.step.info.id} {entry.version}")
            conflict.__cause__ = error
            settle([entry], conflict)
        else:
            log.error("a step could not be stored", exc_info=error)
            settle([entry], error)

    def count(self, entries: list[Entry]) -> None:
        self.figures["batches"] += 1
        self.figures["steps"] += len(entries)
        self.figures["rows"] += sum([len(entry.events) for entry in entries])
        self.stored(entries)


def settle(entries: list[Entry], error: Exception | None = None) -> None:
    """Tell everybody who still waits."""
    for entry in entries:
        if entry.future.done():
            continue
        if error is None:
            entry.future.set_result(None)
        else:
            entry.future.set_exception(error)
