"""What a program of other rules will need, made in good time and off the way of those who play.

A match that has been quiet for some seconds gets a snapshot: newer rules go on from there. One that is over gets its
film; one that goes on gets a film so far, when there is nothing else to do.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Container
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import structlog

from heldenrunde import rulesets
from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.hub import automatic, films
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.hub.live_table import LiveTable
from heldenrunde.server.table.state import OVER, PLAYING
from heldenrunde.server.workers.bots import submit
from heldenrunde.server.workers.process import give_way

log = structlog.get_logger()
QUIET_SECONDS = 5.0
ALONE_SECONDS = 60.0
"""After this time a table is in nobody's hands: its people are away, or its process was killed."""
LATE_SECONDS = 15.0
MOST = 100
ALL = 1_000_000
BUSY = 0.5
"""The share of a core above which films wait."""
SCHEDULER = Path("/proc/self/schedstat")
"""Linux: nanoseconds for which the first thread ran, and for which it waited for a core; and how many times it ran."""


def wanted(told: Path = SCHEDULER) -> float:
    """Seconds for which the event loop ran or waited for a core: whom the neighbours leave nothing is not idle.

    Where the system does not tell, those for which the process ran."""
    try:
        ran, waited, _ = told.read_text().split()
    except (OSError, ValueError):
        return time.process_time()
    return (int(ran) + int(waited)) / 1e9


class Keeper:
    """Keeps what the tables of a hub have come to."""

    def __init__(self, hub: Hub, workers: int) -> None:
        self.hub, self.store, self.workers = hub, hub.store, workers
        self.pool: Executor | None = None
        self.failed: set[str] = set()
        self.filmed: dict[str, int] = {}
        """Up to which version there is a film so far."""
        self.others: dict[tuple[str, str], int] = {}
        """How many matches are being played by rules that are not ours, by game and rules."""
        self.measured = time.monotonic(), wanted()

    async def round(self) -> None:
        """Every few seconds: snapshots of all that has become quiet, and one film."""
        now = self.hub.clock()
        self.filmed = {id: version for id, version in self.filmed.items() if id in self.hub.live}
        found = await self.store.unkept(rulesets.played(), now - QUIET_SECONDS, MOST)
        for one in found:
            if one.phase == PLAYING and (one.id in self.hub.live or one.updated < now - ALONE_SECONDS):
                await self.attempt(self.keep, one.id)
        over = [one.id for one in found if one.phase == OVER]
        waiting = [id for id in over + self.quiet(now) if id not in self.failed]
        if self.has_time():
            for id in waiting[:1]:
                await self.attempt(self.film, id)
        if not waiting:
            self.close()
        await self.look_around()
        await self.stand_in(now)

    async def stand_in(self, now: float) -> None:
        """What is due at tables of older rules, for so long that no process of theirs can be alive, carries them on."""
        due = await self.store.take_due(now - LATE_SECONDS, MOST, 2 * LATE_SECONDS, rulesets.older())
        for one in due:
            self.hub.run(automatic.do_one(self.hub, one))

    async def everything(self, seconds: float, only_ours: bool) -> tuple[int, int]:
        """All snapshots, then films while there is time: of what is over first. Gives back how many were made."""
        end, ours = time.monotonic() + seconds, set(self.hub.live)
        self.close()
        self.workers = 0  # nobody plays here any more
        found = await self.store.unkept(rulesets.played(), float("inf"), ALL)
        wanted = [one for one in found if not only_ours or one.id in ours]
        running = [one.id for one in wanted if one.phase == PLAYING]
        over = [one.id for one in wanted if one.phase == OVER]
        kept = [await self.attempt(self.keep, id, ours) for id in running]
        filmed = 0
        for id in dict.fromkeys([*over, *running, *self.quiet(float("inf"))]):
            filmed += time.monotonic() < end and await self.attempt(self.film, id, ours)
        self.close()
        return sum(kept), filmed

    def quiet(self, now: float) -> list[str]:
        """Matches in memory that go on, and of which nothing is filmed since they went on last."""
        return [
            id
            for id, live in self.hub.live.items()
            if live.table.state.phase == PLAYING
            and live.stepped < now - ALONE_SECONDS
            and self.filmed.get(id) != live.table.version
        ]

    async def attempt(
        self, work: Callable[[str], Awaitable[None]], id: str, stay: Container[str] | None = None
    ) -> bool:
        """What fails is logged once, and left to the next process. None but those that shall stay in memory do."""
        try:
            await work(id)
        except HeldenrundeError:
            return False
        except Exception as error:
            self.failed.add(id)
            log.error("a match could not be kept", table=id, exc_info=error)
            return False
        finally:
            if stay is not None and id not in stay:
                self.hub.live.pop(id, None)
        return True

    # -- snapshots and films ------------------------------------------------------------------------------------

    async def keep(self, id: str) -> None:
        live = await self.settled(id)
        async with live.inbox:
            await self.store_snapshot(live)

    async def settled(self, id: str) -> LiveTable:
        """The table as it is stored. Nobody has asked for it, so it does not stay in memory for that."""
        live = await self.hub.loaded(id)
        async with live.inbox:
            await self.hub.mend(live)
        return live

    async def store_snapshot(self, live: LiveTable) -> None:
        await self.store.keep(live.table.state.id, live.table.version, live.table.snapshot())

    async def film(self, id: str) -> None:
        """Made beside the event loop. The snapshot of a match that is over shows its end; it makes the film whole."""
        table = (await self.settled(id)).table
        version, over = table.version, table.state.phase == OVER
        if table.match is not None:
            made: films.Film = await submit(self.hands(), films.film, table.match.record())
            await self.store.keep_film(id, made.since, made.reels)
            if over:
                await self.keep_ending(id, made)
        if over:
            await self.store.filmed(id)
        else:
            self.filmed[id] = version

    async def keep_ending(self, id: str, made: films.Film) -> None:
        live = await self.settled(id)
        async with live.inbox:
            live.table.state.ending = made.ending
            await self.store_snapshot(live)

    # -- when and where -----------------------------------------------------------------------------------------

    def has_time(self) -> bool:
        """Was this process idle for the most part since it was asked last?"""
        (then, used), self.measured = self.measured, (time.monotonic(), wanted())
        return self.measured[1] - used < BUSY * (self.measured[0] - then)

    def hands(self) -> Executor:
        """A process that gives way to all others; it is there only while there is something to film."""
        if self.pool is None and not self.workers:
            self.pool = ThreadPoolExecutor(1, "films")
        elif self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=give_way)
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    # -- other rules --------------------------------------------------------------------------------------------

    async def look_around(self) -> None:
        """Which matches are not ours to play? When that changes it is logged."""
        found = {key: n for key, n in (await self.store.running()).items() if not rulesets.plays(*key)}
        if found != self.others:
            self.others = found
            for (game, rules), tables in found.items():
                log.warning("matches of other rules", game=game, rules=rules, tables=tables)
