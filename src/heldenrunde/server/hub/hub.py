"""The master: every request to a table goes through here, in process and over the wire alike.

Rules, then insert and commit, then acknowledge and tell everybody: what is acknowledged is stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import structlog

from heldenrunde import rulesets
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.server.hub import absence, automatic, upgrades
from heldenrunde.server.hub.live_table import Listener, LiveTable, due_at, opened_by, place, placed, tell
from heldenrunde.server.storage.store import Append, Conflict, Store
from heldenrunde.server.table import fairness, outgoing
from heldenrunde.server.table.commands import Command, Join, Who
from heldenrunde.server.table.decisions import decide
from heldenrunde.server.table.facts import AnyFact, CarriedOn, Changed, Left, Person, Row, Setup
from heldenrunde.server.table.folding import fold
from heldenrunde.server.table.people import checked_name, joining_token, new_person, open_table
from heldenrunde.server.table.refusals import Refused, Stale
from heldenrunde.server.table.request_keys import done_at, numbered
from heldenrunde.server.table.state import OVER, PLAYING, Table
from heldenrunde.server.workers.bots import Thinkers

log = structlog.get_logger()
SNAPSHOT_EVERY = 200
"""Facts are folded faster than snapshots are written: 200 take a few milliseconds."""
TRIES = 8
LEASE_SECONDS = 3.0
"""Who has taken something and died is stood in for after this time; doing it twice does no harm, by its key."""


class Hub:
    """All tables of one process."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], float], hold: float = 30.0) -> None:
        self.store, self.thinkers, self.clock, self.hold = store, thinkers, clock, hold
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[tuple[str, str, int]] = set()
        """Bots at work: table, kind and version of what is due."""
        self.stopping = False

    # -- tables -------------------------------------------------------------------------------------------------

    async def open(self, setup: Setup, name: str, origin: str = "", id: str = "") -> tuple[str, str]:
        """A new table with its host; gives back its id and the host's token."""
        table_id, (person, token) = id or secrets.token_urlsafe(12), new_person(name)
        await self.found(table_id, setup, person, origin)
        return table_id, token

    async def found(self, id: str, setup: Setup, host: Person, origin: str, *facts: AnyFact) -> None:
        """A table with its host, to which this has happened already."""
        secret = fairness.new_secret()
        live = LiveTable(Table.empty(id, secret))
        live.touched = self.clock()
        async with live.inbox:
            opened = open_table(id, secret, setup, host, origin)
            await self.store_step(live, [opened, *facts], f"open:{id}", secret)
            self.live[id] = live

    async def join(self, id: str, name: str, key: str) -> tuple[int, str]:
        """Sit down at a table; gives back the seat and the token for it. The same name and key give the same."""
        name = checked_name(name)
        person, token = new_person(name, joining_token((await self.find(id)).table.secret, name, key))
        return await self.sit(id, person), token

    async def sit(self, id: str, person: Person) -> int:
        await self.act(id, Who(), Join(person), f"join:{person.id}")
        seat = (await self.find(id)).table.seat_of(person.id)
        if seat is None:
            raise Refused(Reason("table-not-seated"))  # has joined, and was shown the door since
        return seat

    async def find(self, id: str) -> LiveTable:
        """The table for somebody who asks for it: it stays in memory for a while."""
        live = await self.loaded(id)
        live.touched = self.clock()
        return live

    async def loaded(self, id: str) -> LiveTable:
        """The table, from memory or from the store."""
        live = self.live.get(id)
        if live is None:
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    live = self.live.get(id)
                    if live is None:
                        live = self.live.setdefault(id, await upgrades.opened(self, id))
            finally:
                self.loading.pop(id, None)
        return live

    async def settled(self, id: str) -> Table:
        """The table without anything that is not yet stored; to be looked at before anything else is waited for."""
        live = await self.find(id)
        async with live.inbox:
            await self.mend(live)
            return live.table

    async def who(self, id: str, token: str | None) -> Who:
        """The seat that a token opens; without one, a spectator."""
        live = await self.find(id)
        if not token:
            return Who()
        found = opened_by(live.table, token)
        if found is None:  # may have sat down at another process; somebody else may have read that on meanwhile
            await self.catch_up(live)
            found = opened_by(live.table, token)
        if found is None:
            raise Refused(Reason("table-bad-token"))
        return found

    # -- requests -----------------------------------------------------------------------------------------------

    async def act(self, id: str, who: Who, command: Command, key: str) -> int:
        """Do what is asked, once: the same key again gives the same answer. Returns the version it became."""
        live = await self.find(id)
        async with live.inbox:
            for _ in range(TRIES):
                if live.broken:
                    await self.mend(live)
                done = done_at(live.table.state, key)
                if done is not None:
                    return live.table.told(done)
                try:
                    facts = decide(live.table, placed(live.table, who), command, self.clock())
                except Stale:
                    raise  # what is over here is over everywhere
                except HeldenrundeError:
                    if await self.read_on(live):
                        continue  # that was decided on an old state: another process has gone on
                    raise
                if not facts:
                    return live.table.shown
                try:
                    return await self.store_step(live, facts, key)
                except Conflict:
                    continue
        raise Refused(Reason("table-busy"))

    async def store_step(self, live: LiveTable, facts: list[AnyFact], key: str, secret: bytes | None = None) -> int:
        """Fold the facts, store them, and only then tell anybody. If they cannot be stored nothing has happened."""
        now, table = self.clock(), live.table
        rows, messages = [], []
        live.prepare()
        for number, fact in enumerate(facts):
            row = Row(table.state.id, table.version + 1, numbered(key, number), now, fact)
            fold(table, row)
            rows.append(row)
            messages.append(self.messages(live, fact))
        try:
            await self.store.append(self.append_of(live, facts, rows, now, secret))
        except BaseException:
            live.broken, live.heard = True, rows[0].version - 1
            raise
        for told in messages:
            tell(told)
        self.wake(live)
        return table.shown

    def append_of(
        self, live: LiveTable, facts: list[AnyFact], rows: list[Row], now: float, secret: bytes | None
    ) -> Append:
        table = live.table
        due = due_at(live, now)
        missed = absence.missed(self, live, facts)
        changed = (*due, *missed) if due or live.due or missed or table.state.phase == OVER else None
        live.due, live.stepped = due, now
        snapshot = None
        often = table.version - live.snapshot_version >= SNAPSHOT_EVERY and not table.reel
        if often or type(facts[-1]) is CarriedOn:
            live.snapshot_version, snapshot = table.version, table.snapshot()
        return Append(tuple(rows), table.info(now), changed, snapshot, secret)

    async def mend(self, live: LiveTable) -> None:
        """When somebody else was faster, or storing failed: see what is really there, and tell who may know of it."""
        if live.broken:
            table = await upgrades.read_again(self, live)
            missed = await self.store.since(table.state.id, live.heard)
            live.table, live.snapshot_version, live.broken = table, table.version, False
            place(live)
            for listener in live.listeners:
                if any([outgoing.may_hear(table, row.version, row.fact, listener.viewer) for row in missed]):
                    listener.tell(self.welcome(live, listener))

    # -- telling ------------------------------------------------------------------------------------------------

    def messages(self, live: LiveTable, fact: AnyFact) -> list[tuple[Listener, bytes]]:
        """What each listener will be told of this fact; built once per viewer."""
        moved = place(live) if type(fact) in (Left, Changed) else ()
        kinds = {(listener.viewer, listener.want) for listener in live.listeners}
        built = outgoing.steps(live.table, fact, kinds, live.present)
        return [
            (listener, message)
            for listener in live.listeners
            if (
                message := self.welcome(live, listener)
                if listener in moved
                else built.get((listener.viewer, listener.want))
            )
        ]

    def welcome(self, live: LiveTable, listener: Listener) -> bytes:
        return outgoing.encode(outgoing.welcome(live.table, listener.viewer, listener.want, live.present()))

    async def look(self, id: str, viewer: int | None, want: str) -> bytes:
        """The welcome for somebody who looks once; never something that is not yet stored."""
        live = await self.find(id)
        async with live.inbox:
            await self.mend(live)
            return outgoing.encode(outgoing.welcome(live.table, viewer, want, live.present()))

    async def hint(self, id: str, seat: int) -> tuple[Any, int]:
        """What a good bot would do in this seat now, and at which version. It sees no more than the seat does."""
        table = await self.settled(id)
        if table.match is None or seat not in table.waiting():
            raise Refused(Reason("table-not-asked"))
        version, told = table.version, table.shown
        return await self.thinkers.choose(table.match, seat, "normal", f"hint:{id}:{version}:{seat}", id), told

    async def watch(self, id: str, listener: Listener) -> None:
        """From now on this listener is told everything, beginning with a welcome."""
        live = await self.find(id)
        async with live.inbox:
            await self.read_on(live)  # who comes from another process has perhaps seen more than this one
            paused = not automatic.attended(self, live)
            live.listeners.add(listener)
            place(live)
            listener.tell(self.welcome(live, listener))
        if paused:
            automatic.nudge(self, live, 0.0)
        if listener.viewer is not None:
            live.met.add(listener.person)
            self.tell_presence(live)
            if live.table.state.seats[listener.viewer].away and live.table.state.phase == PLAYING:
                await absence.come_back(self, live, listener.viewer)
            else:
                await absence.noted(self, live, listener.viewer)

    async def unwatch(self, id: str, listener: Listener) -> None:
        """This listener is gone; after the grace time a bot may play for them."""
        live = self.live.get(id)
        if live is None:
            return
        live.listeners.discard(listener)
        seat = listener.viewer
        if seat is not None and seat not in live.present():
            self.tell_presence(live)
            await absence.noted(self, live, seat)

    def tell_presence(self, live: LiveTable) -> None:
        message = outgoing.encode({"type": "presence", "present": sorted(live.present())})
        for listener in live.listeners:
            listener.tell(message)

    # -- other processes ----------------------------------------------------------------------------------------

    async def hinted(self, versions: dict[str, int]) -> None:
        """Another process has gone on with these tables: read what is missing."""
        for id, version in versions.items():
            live = self.live.get(id)
            if live is not None and live.table.version < version:
                with suppress(Refused):  # it has gone on by other rules
                    await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> bool:
        async with live.inbox:
            return await self.read_on(live)

    async def read_on(self, live: LiveTable) -> bool:
        """Fold what is missing and tell it; was there anything? Only who holds the inbox may do this."""
        version = live.table.version
        await self.mend(live)
        for row in await upgrades.news(self, live):
            live.prepare()
            fold(live.table, row)
            tell(self.messages(live, row.fact))
            absence.heard(self, live, row.fact)
        return live.table.version != version

    async def sweep(self) -> None:
        """Hints may be lost: ask what there is, and forget tables that nobody has touched for long."""
        lately = self.clock() - automatic.VISIT_SECONDS
        watched = [id for id, live in self.live.items() if live.listeners or live.touched > lately]
        if watched:
            await self.hinted(await self.store.versions(watched))
        for live in [self.live[id] for id in watched if id in self.live]:
            automatic.nudge(self, live)
        old = self.clock() - 600
        for id in [id for id, live in self.live.items() if not live.listeners and live.touched < old]:
            if not self.live[id].inbox.locked():
                del self.live[id]

    # -- what happens by itself ----------------------------------------------------------------------------------

    def wake(self, live: LiveTable) -> None:
        """Let bots of this table think right away; what is due in the store is the safety net."""
        if not self.stopping:
            automatic.wake(self, live)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, HeldenrundeError):
            log.error("work failed", exc_info=error)

    async def do_due(self) -> list[asyncio.Task[None]]:
        """Begin what is due now, whichever process it was planned by: a slow bot holds up nobody's clock."""
        due = await self.store.take_due(self.clock(), 100, LEASE_SECONDS, rulesets.played())
        return [self.run(automatic.do_one(self, one)) for one in due]

    async def stop(self) -> None:
        """Let what is under way come to its end."""
        self.stopping = True
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
