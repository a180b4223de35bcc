"""A server at work: the hub, and what it does by itself."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any

import msgspec
import structlog

from heldenrunde.server.guard.limits import Limits
from heldenrunde.server.hub import absence
from heldenrunde.server.hub.clock import steady
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.hub.replays import Replays
from heldenrunde.server.hub.snapshots import Keeper
from heldenrunde.server.settings import Settings
from heldenrunde.server.storage.store import Store
from heldenrunde.server.web.metrics import Metrics, TimedThinkers

log = structlog.get_logger()
DUE_SECONDS = 0.25
SWEEP_SECONDS = 3.0
KEEP_SECONDS = 5.0
LAST_SECONDS = 3.0
"""For what is still to be kept when the server stops."""
HEALTH_SECONDS = 1.0
HEALTH_WAIT_SECONDS = 5.0


class Health(msgspec.Struct, frozen=True):
    """What requests depend on."""

    store: bool
    """The database can be read and written."""
    workers: bool
    """Bots can think."""


class Server:
    """Everything that requests need, from the start of the process to its end."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.metrics = Metrics()
        self.replays = Replays(store)
        self.limits = Limits(settings)
        self.forwarded = False
        """Somebody has sent a forwarded address that is not believed, and the log says so."""
        self.background: list[asyncio.Task[None]] = []
        self.hub: Hub
        self.keeper: Keeper
        self.looking, self.looked, self.known = asyncio.Lock(), -HEALTH_SECONDS, Health(False, False)

    async def start(self) -> None:
        await self.store.open()
        self.metrics.measure(self.store)
        thinkers = TimedThinkers(self.settings.workers, self.settings.bot_seconds, self.metrics)
        hold = self.settings.hold_seconds
        self.hub = Hub(self.store, thinkers, await steady(self.store), hold)
        self.keeper = Keeper(self.hub, self.settings.workers)
        self.metrics.tables.set_function(lambda: len(self.hub.live))
        for work in (
            self.hub.thinkers.warm_up(),
            self.store.listen(self.hub.hinted),
            every(DUE_SECONDS, self.hub.do_due),
            every(SWEEP_SECONDS, self.hub.sweep),
            every(KEEP_SECONDS, self.keeper.round),
            every(hold / absence.RENEWALS, lambda: absence.renew(self.hub)),
        ):
            self.background.append(asyncio.create_task(guarded(work)))
        spare_the_collector()
        log.info("server started")

    async def health(self) -> Health:
        """Asked often, it is looked up once: whoever asks causes a write to the database."""
        async with self.looking:
            if monotonic() > self.looked + HEALTH_SECONDS:
                workers = await self.hub.thinkers.healthy(HEALTH_WAIT_SECONDS)
                self.known = Health(await self.store.healthy(), workers)
                self.looked = monotonic()
        return self.known

    async def stop(self) -> None:
        """Let what is under way come to its end; what was acknowledged is stored already."""
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.hub.stop()
        try:
            await guarded(self.keep_all())
        finally:
            self.keeper.close()
            self.hub.thinkers.close()
            self.replays.close()
        await self.store.close()
        log.info("server stopped")

    async def keep_all(self) -> None:
        """Whatever comes next finds all that it needs."""
        async with asyncio.timeout(2 * LAST_SECONDS):  # the store may be gone
            kept, filmed = await self.keeper.everything(LAST_SECONDS, only_ours=True)
        log.info("tables kept", snapshots=kept, films=filmed)


def spare_the_collector() -> None:
    """What is here at the start stays to the end, and tables hold no cycles: look for garbage less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def every(seconds: float, work: Callable[[], Awaitable[Any]]) -> None:
    """Again and again; what fails is tried again the next time."""
    while True:
        try:
            await work()
        except Exception as error:
            log.error("background work failed", exc_info=error)
        await asyncio.sleep(seconds)


async def guarded(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:
        log.error("background work failed", exc_info=error)
