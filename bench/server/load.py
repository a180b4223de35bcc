"""Tables under load, whatever the server: in closed loop, or each at its pace."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

from server import machine
from server.wire import Broken, Socket

SEATS = 4
PATIENCE = 20.0
"""Seconds after which a table that does not go on is taken for dead."""
OPENING = 8
"""Tables that are opened at the same time."""

now = time.perf_counter


class Seat(Socket):
    """The client of one seat."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__()
        self.table, self.number = table, number

    def fail(self, why: str) -> None:
        self.table.load.fail(why)


class Table(ABC):
    """One table with its four clients. An answer is complete when it is acknowledged and all seats have its effect."""

    over: bool

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.sockets: list[Seat] = []
        self.sent = self.acknowledged = self.due = 0.0

    @abstractmethod
    async def open(self) -> None:
        """A new table, everybody seated and connected, the match begun."""

    @abstractmethod
    def answer(self) -> None:
        """Send one random legal answer, and call `complete` when it is."""

    def send(self) -> None:
        """Time runs from the moment at which the answer was due, so that a late sender does not flatter the server."""
        self.sent = self.due if self.load.interval else now()
        self.answer()

    def complete(self) -> None:
        self.load.complete(self)

    def close(self) -> None:
        for socket in self.sockets:
            self.load.received += socket.received
            socket.close()
        self.sockets = []


@dataclass
class Window:
    """What was seen in one stretch of time."""

    seconds: float
    spread: list[float] = field(default_factory=list)
    """Seconds until the last seat had the new state, per answer."""
    acknowledged: list[float] = field(default_factory=list)
    server_cpu: float = 0.0
    core_cpu: float = 0.0
    """Seconds that the server's core was at work, for whomever."""
    load_cpu: float = 0.0
    received: int = 0
    opened: int = 0
    """Tables that took the place of finished ones."""

    @property
    def rate(self) -> float:
        return len(self.spread) / self.seconds

    @property
    def share(self) -> float:
        """How much of its core the neighbours left to the server; waiting for the disk is the server's own affair."""
        return min(1.0, max(0.01, 1.0 - (self.core_cpu - self.server_cpu) / self.seconds))

    @property
    def rate_per_core(self) -> float:
        return self.rate / self.share

    @property
    def cpu_us(self) -> float:
        return self.server_cpu / len(self.spread) * 1e6

    @property
    def bytes_per_seat(self) -> float:
        return self.received / len(self.spread) / SEATS


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Load(ABC):
    """All tables at one server."""

    name: str

    def __init__(self, port: int, pid: int, core: int) -> None:
        self.port, self.pid, self.core = port, pid, core
        self.tables: list[Table] = []
        self.running = False
        self.interval = 0.0
        self.busy = 0
        """Tables that have an answer under way or are being replaced."""
        self.window: Window | None = None
        self.received = 0
        self.opened = 0
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def table(self, number: int) -> Table: ...

    async def open(self, count: int) -> None:
        self.tables = [self.table(number) for number in range(count)]
        for at in range(0, count, OPENING):
            await self.unless_trouble(asyncio.gather(*[table.open() for table in self.tables[at : at + OPENING]]))

    async def measure(self, warm_up: float, seconds: float, interval: float = 0.0) -> Window:
        """Let all tables play, and watch after the warm-up; with an interval each sends one answer per interval."""
        self.start(interval)
        await self.unless_trouble(asyncio.sleep(warm_up))
        before = self.counters()
        self.window = window = Window(seconds)
        await self.unless_trouble(asyncio.sleep(seconds))
        self.window = None
        spent = [after - value for after, value in zip(self.counters(), before, strict=True)]
        window.seconds, window.server_cpu, window.core_cpu, window.load_cpu = spent[:4]
        window.received, window.opened = int(spent[4]), int(spent[5])
        await self.pause()
        if not window.spread:
            raise Broken(f"{self.name} has not taken a single answer")
        return window

    def counters(self) -> tuple[float, ...]:
        cpu = machine.cpu_seconds(self.pid), machine.core_seconds(self.core), time.process_time()
        return now(), *cpu, self.total_received(), self.opened

    def start(self, interval: float) -> None:
        self.running, self.interval = True, interval
        self.busy = len(self.tables)
        beginning = now()
        for number, table in enumerate(self.tables):
            table.due = beginning + interval * number / len(self.tables)
            self.go_on(table)

    async def pause(self) -> None:
        """Let every table finish what it is at."""
        self.running = False
        deadline = now() + PATIENCE
        while self.busy:
            await self.unless_trouble(asyncio.sleep(0.02))
            if now() > deadline:
                raise Broken(f"{self.busy} tables of {self.name} do not go on")

    async def unless_trouble(self, work: Awaitable[object]) -> None:
        """Wait for this, but not when something goes wrong meanwhile."""
        task: asyncio.Future[object] = asyncio.ensure_future(work)
        either: list[asyncio.Future[Any]] = [task, self.trouble]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if self.trouble.done():
            task.cancel()
            self.trouble.result()
        await task

    def total_received(self) -> int:
        return self.received + sum(socket.received for table in self.tables for socket in table.sockets)

    def complete(self, table: Table) -> None:
        if self.window is not None:
            self.window.spread.append(now() - table.sent)
            self.window.acknowledged.append(table.acknowledged - table.sent)
        table.due += self.interval
        if table.over:
            task = asyncio.create_task(self.replace(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        if not self.running:
            self.busy -= 1
        elif self.interval:
            asyncio.get_running_loop().call_later(max(0.0, table.due - now()), self.when_due, table)
        else:
            table.send()

    def when_due(self, table: Table) -> None:
        if self.running:
            table.send()
        else:
            self.busy -= 1

    async def replace(self, table: Table) -> None:
        """The match is over: the same clients begin another at a new table."""
        table.close()
        try:
            await table.open()
        except Exception as error:
            self.fail(f"{type(error).__name__}: {error}")
            return
        self.opened += 1
        while self.interval and table.due < now():
            table.due += self.interval
        self.go_on(table)

    def fail(self, why: str) -> None:
        if not self.trouble.done():
            self.trouble.set_exception(Broken(f"{self.name}: {why}"))

    def close(self) -> None:
        self.running = False
        for table in self.tables:
            table.close()
