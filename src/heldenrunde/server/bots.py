"""Bots think in processes of their own, and get nothing but a world that their seat may imagine."""

from __future__ import annotations

import asyncio
import signal
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from heldenrunde.bots import bot
from heldenrunde.match import BotView, Match

LEVELS = {"random": ("random", 1), "easy": ("thumb", 0), "normal": ("thumb", 1)}


class Thinkers:
    """A few worker processes; without any, bots think in the caller (tests, terminal)."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> Executor | None:
        if not self.workers:
            return None
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=leave_interrupts)

    async def choose(self, match: Match, seat: int, level: str, purpose: str) -> Any:
        """What this bot does now. The purpose seeds it: the same question gets the same answer."""
        seed = zlib.crc32(purpose.encode())
        world = match.imagine(seat, seed)
        if self.pool is None:
            return think(world.save(), seat, level, seed)
        pool, saved = self.pool, world.save()
        try:
            return await self.ask(pool, saved, seat, level, seed)
        except BrokenProcessPool:  # a worker was killed: the next bot finds new ones
            if self.pool is pool:
                self.pool = self.new_pool()
            return await self.ask(self.pool, saved, seat, level, seed)

    async def ask(self, pool: Executor | None, world: dict[str, Any], seat: int, level: str, seed: int) -> Any:
        return await submit(pool, think, world, seat, level, seed)

    async def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        if self.pool is not None:
            await asyncio.gather(*[submit(self.pool, int) for _ in range(self.workers)])

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def submit(pool: Executor | None, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
    """A worker that is started for this inherits that Ctrl+C waits: it would meet it before it can ignore it."""
    masked = getattr(signal, "pthread_sigmask", None)
    before = masked(signal.SIG_BLOCK, {signal.SIGINT}) if masked else None
    try:
        return asyncio.get_running_loop().run_in_executor(pool, work, *args)
    finally:
        if masked:
            masked(signal.SIG_SETMASK, before)


def leave_interrupts() -> None:
    """Ctrl+C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(world: dict[str, Any], seat: int, level: str, seed: int) -> Any:
    """Runs in a worker."""
    name, strength = LEVELS[level]
    return bot(name, strength, seed).choose(BotView(seat, Match.load(world)))
