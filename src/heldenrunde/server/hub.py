"""The master: every request to a table goes through here, in process and over the wire alike.

Rules, then insert and commit, then acknowledge and tell everybody: what is acknowledged is stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Protocol

import structlog

from heldenrunde.errors import Reason
from heldenrunde.server import fairness, shown
from heldenrunde.server.bots import Thinkers
from heldenrunde.server.commands import (
    REVEAL_SECONDS,
    Answer,
    Command,
    Join,
    PlayAgain,
    Refused,
    Return,
    Start,
    TakeOver,
    Who,
    decide,
    new_person,
    open_table,
    token_hash,
)
from heldenrunde.server.facts import AnyFact, Due, Row, Setup
from heldenrunde.server.store import Append, Conflict, Store
from heldenrunde.server.table import LOBBY, OVER, PLAYING, STARTING, Table

log = structlog.get_logger()
SERVER = Who(server=True)
SNAPSHOT_EVERY = 50
TRIES = 8


class Listener(Protocol):
    """Somebody who watches a table: a socket, or a client in this process."""

    viewer: int | None
    want: str

    def tell(self, message: bytes) -> None:
        """Take a message without waiting."""


class Live:
    """A table that this process has open."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.inbox = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.snapshot_version = table.version
        self.absent: dict[int, float] = {}
        """Persons who are gone, and when a bot takes over."""
        self.due: tuple[Due, ...] = ()
        self.touched = 0.0
        self.broken = False
        """Something could not be stored: what is in memory may not be what is in the log."""

    def present(self) -> set[int]:
        return {listener.viewer for listener in self.listeners if listener.viewer is not None}


class Hub:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], float] = time.time) -> None:
        self.store, self.thinkers, self.clock = store, thinkers, clock
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    # -- tables -------------------------------------------------------------------------------------------------

    async def open(self, setup: Setup, name: str, origin: str = "", id: str = "") -> tuple[str, str]:
        """A new table with its host; gives back its id and the host's token."""
        table_id, secret = id or secrets.token_urlsafe(12), fairness.new_secret()
        person, token = new_person(name)
        live = Live(Table.empty(table_id, secret))
        async with live.inbox:
            fact = open_table(table_id, secret, setup, person, origin)
            await self.store_step(live, [fact], f"open:{table_id}", secret)
            self.live[table_id] = live
        return table_id, token

    async def join(self, id: str, name: str, key: str) -> tuple[int, str]:
        """Sit down at a table; gives back the seat and the token for it."""
        person, token = new_person(name)
        await self.act(id, Who(), Join(person), key)
        seat = (await self.find(id)).table.seat_of(person.id)
        assert seat is not None, "who has joined has a seat"
        return seat, token

    async def find(self, id: str) -> Live:
        """The table, from memory or from the store."""
        live = self.live.get(id)
        if live is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                live = self.live.get(id)
                if live is None:
                    live = self.live[id] = Live(await self.read(id))
            self.loading.pop(id, None)
        live.touched = self.clock()
        return live

    async def read(self, id: str) -> Table:
        """Fold a table from its snapshot and the facts after it."""
        stored = await self.store.load(id)
        if stored is None:
            raise Refused(Reason("table-unknown"))
        table = Table.restore(stored.snapshot, stored.secret) if stored.snapshot else Table.empty(id, stored.secret)
        for row in stored.rows:
            table.fold(row)
        return table

    async def who(self, id: str, token: str | None) -> Who:
        """The seat that a token opens; without one, a spectator."""
        live = await self.find(id)
        if not token:
            return Who()
        hashed = token_hash(token)
        for number, seat in enumerate(live.table.state.seats):
            if seat.person is not None and compare_digest(seat.person.token_hash, hashed):
                return Who(number)
        raise Refused(Reason("table-bad-token"))

    # -- requests -----------------------------------------------------------------------------------------------

    async def act(self, id: str, who: Who, command: Command, key: str) -> int:
        """Do what is asked, once: the same key again gives the same answer. Returns the version it became."""
        live = await self.find(id)
        async with live.inbox:
            for _ in range(TRIES):
                await self.mend(live)
                done = live.table.state.keys.get(key)
                if done is not None:
                    return done
                facts = decide(live.table, who, command, self.clock())
                if not facts:
                    return live.table.version
                with suppress(Conflict):
                    return await self.store_step(live, facts, key)
        raise Refused(Reason("table-busy"))

    async def store_step(self, live: Live, facts: list[AnyFact], key: str, secret: bytes | None = None) -> int:
        """Fold the facts, store them, and only then tell anybody. If they cannot be stored nothing has happened."""
        now, table = self.clock(), live.table
        rows, messages = [], []
        for number, fact in enumerate(facts):
            row = Row(table.state.id, table.version + 1, key if not number else f"{key}#{number}", now, fact)
            table.fold(row)
            rows.append(row)
            messages.append(self.messages(live, fact))
        try:
            await self.store.append(self.append_of(live, rows, now, secret))
        except BaseException:
            live.broken = True
            raise
        for told in messages:
            tell(told)
        self.wake(live, now)
        return table.version

    def append_of(self, live: Live, rows: list[Row], now: float, secret: bytes | None) -> Append:
        table = live.table
        due = due_at(live, now)
        changed = due if due or live.due else None
        live.due = due
        snapshot = None
        if table.version - live.snapshot_version >= SNAPSHOT_EVERY:
            live.snapshot_version, snapshot = table.version, table.snapshot()
        return Append(tuple(rows), table.info(now), changed, snapshot, secret)

    async def mend(self, live: Live) -> None:
        """When somebody else was faster, or storing failed: see what is really there, and tell the listeners."""
        if live.broken:
            live.table = await self.read(live.table.state.id)
            live.snapshot_version, live.broken = live.table.version, False
            for listener in live.listeners:
                listener.tell(self.welcome(live, listener))

    # -- telling ------------------------------------------------------------------------------------------------

    def messages(self, live: Live, fact: AnyFact) -> list[tuple[Listener, bytes]]:
        """What each listener will be told of this fact; built once per viewer."""
        built: dict[tuple[int | None, str], bytes] = {}
        found = []
        present = live.present()
        for listener in live.listeners:
            kind = listener.viewer, listener.want
            if kind not in built:
                built[kind] = shown.encode(shown.step(live.table, fact, *kind, present))
            found.append((listener, built[kind]))
        return found

    def welcome(self, live: Live, listener: Listener) -> bytes:
        return shown.encode(shown.welcome(live.table, listener.viewer, listener.want, live.present()))

    async def watch(self, id: str, listener: Listener) -> None:
        """From now on this listener is told everything, beginning with a welcome."""
        live = await self.find(id)
        async with live.inbox:
            await self.mend(live)
            live.listeners.add(listener)
            listener.tell(self.welcome(live, listener))
        if listener.viewer is not None:
            live.absent.pop(listener.viewer, None)
            self.tell_presence(live)
            if live.table.state.seats[listener.viewer].away and live.table.state.phase == PLAYING:
                await self.act(id, Who(listener.viewer), Return(), f"back:{live.table.version}:{listener.viewer}")

    async def unwatch(self, id: str, listener: Listener) -> None:
        """This listener is gone; after the grace time a bot may play for them."""
        live = self.live.get(id)
        if live is None:
            return
        live.listeners.discard(listener)
        seat, grace = listener.viewer, live.table.state.setup.grace
        if seat is None or seat in live.present():
            return
        self.tell_presence(live)
        if grace and live.table.state.phase == PLAYING and not self.stopping:
            live.absent[seat] = self.clock() + grace
            await self.store.set_due(Due(id, f"away:{seat}", live.absent[seat], live.table.version))

    def tell_presence(self, live: Live) -> None:
        message = shown.encode({"type": "presence", "present": sorted(live.present())})
        for listener in live.listeners:
            listener.tell(message)

    # -- other processes ----------------------------------------------------------------------------------------

    async def hinted(self, versions: dict[str, int]) -> None:
        """Another process has gone on with these tables: read what is missing."""
        for id, version in versions.items():
            live = self.live.get(id)
            if live is not None and live.table.version < version:
                await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        async with live.inbox:
            await self.mend(live)
            for row in await self.store.since(live.table.state.id, live.table.version):
                live.table.fold(row)
                tell(self.messages(live, row.fact))

    async def sweep(self) -> None:
        """Hints may be lost: ask what there is, and forget tables that nobody has touched for long."""
        watched = [id for id, live in self.live.items() if live.listeners]
        if watched:
            await self.hinted(await self.store.versions(watched))
        old = self.clock() - 600
        for id in [id for id, live in self.live.items() if not live.listeners and live.touched < old]:
            if not self.live[id].inbox.locked():
                del self.live[id]

    # -- bots and clocks ----------------------------------------------------------------------------------------

    def wake(self, live: Live, now: float) -> None:
        """Let bots of this table think right away; what is due in the store is the safety net."""
        for due in live.due:
            if due.kind.startswith("bot:") and not self.stopping:
                self.run(self.bot_turn(due))

    def run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def do_due(self) -> None:
        """Do what is due now, whichever process it was planned by."""
        for due in await self.store.take_due(self.clock(), 100, 10.0):
            kind = due.kind.partition(":")[0]
            with suppress(Refused):
                await {"bot": self.bot_turn, "clock": self.clock_turn, "start": self.start_now, "away": self.take_over}[
                    kind
                ](due)
            await self.store.drop_due(due.table, due.kind, due.version)

    async def bot_turn(self, due: Due, by: str = "bot") -> None:
        """A bot answers as any player does; its key makes sure that it does so once."""
        seat = int(due.kind.partition(":")[2])
        live = await self.find(due.table)
        table = live.table
        if seat not in table.waiting() or table.state.seats[seat].asked_version != due.version:
            return
        assert table.match is not None
        version, level = table.version, table.state.seats[seat].bot or "normal"
        choice = await self.thinkers.choose(table.match, seat, level, f"{due.table}:{version}:{seat}")
        with suppress(Refused):
            await self.act(
                due.table, SERVER, Answer(choice, version, seat, by), f"{by}:{due.table}:{due.version}:{seat}"
            )

    async def clock_turn(self, due: Due) -> None:
        """Time is up: a bot decides this once."""
        await self.bot_turn(due, "clock")

    async def start_now(self, due: Due) -> None:
        """Who has not shown a contribution in time is left out."""
        await self.act(due.table, SERVER, Start(), f"start:{due.table}:{due.version}")

    async def take_over(self, due: Due) -> None:
        seat = int(due.kind.partition(":")[2])
        live = await self.find(due.table)
        if seat not in live.present():
            await self.act(due.table, SERVER, TakeOver(seat), f"away:{due.table}:{due.version}:{seat}")

    # -- rematch ------------------------------------------------------------------------------------------------

    async def rematch(self, id: str, who: Who, key: str) -> tuple[str, str | None]:
        """The same setup at a new table; gives back its id, and for whoever was first the token of its host."""
        live = await self.find(id)
        table = live.table
        if table.state.rematch:
            return table.state.rematch, None
        new = secrets.token_urlsafe(12)
        await self.act(id, who, PlayAgain(new), key)
        if table.state.rematch != new or who.seat is None:
            return table.state.rematch, None
        person = table.state.seats[who.seat].person
        assert person is not None
        return await self.open(table.state.setup, person.name, origin=id, id=new)

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        self.stopping = True
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)


def tell(messages: list[tuple[Listener, bytes]]) -> None:
    for listener, message in messages:
        listener.tell(message)


def due_at(live: Live, now: float) -> tuple[Due, ...]:
    """What has to happen at this table by itself: bots, clocks, the start, and grace periods."""
    table, id = live.table, live.table.state.id
    if table.state.phase == STARTING:
        return (Due(id, "start", table.state.since + REVEAL_SECONDS, table.version),)
    if table.state.phase in (LOBBY, OVER):
        return ()
    found = [Due(id, f"away:{seat}", at, table.version) for seat, at in live.absent.items()]
    for number in table.waiting():
        seat, deadline = table.state.seats[number], table.deadline(number)
        if seat.automatic:
            found.append(Due(id, f"bot:{number}", now + 2.0, seat.asked_version))
        elif deadline is not None:
            found.append(Due(id, f"clock:{number}", deadline, seat.asked_version))
    return tuple(found)
