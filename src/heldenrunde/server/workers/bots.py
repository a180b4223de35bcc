"""Bots think in processes of their own, and get nothing but a world that their seat may imagine."""

from __future__ import annotations

import asyncio
import os
import signal
import zlib
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import structlog

from heldenrunde.match import Match
from heldenrunde.server.workers.process import leave_interrupts, think
from heldenrunde.server.workers.turns import Turns

log = structlog.get_logger()
START_SECONDS = 30.0
"""So long a new process may take until it has imported everything."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Hung(Exception):
    """A worker did not answer in time; there is a new one in its place."""


class Worker:
    """One process that does one thing at a time. Whoever waits too long for it has it replaced."""

    def __init__(self) -> None:
        self.pid = 0
        self.pool = new_pool()

    async def run(self, seconds: float, work: Any, *args: Any) -> Any:
        try:
            async with asyncio.timeout(START_SECONDS):
                self.pid = self.pid or await submit(self.pool, os.getpid)
            async with asyncio.timeout(seconds):
                return await submit(self.pool, work, *args)
        except TimeoutError as error:
            log.error("a worker hung and was replaced", pid=self.pid, seconds=seconds)
            self.replace()
            raise Hung from error
        except BrokenProcessPool:
            log.error("a worker was gone and was replaced", pid=self.pid)
            self.replace()
            raise
        except asyncio.CancelledError:
            self.replace()  # it may still be at work
            raise

    def replace(self) -> None:
        self.close()
        self.pool = new_pool()

    def close(self) -> None:
        """Nothing is waited for: what is thought about now is no longer wanted."""
        if self.pid:
            with suppress(OSError):
                os.kill(self.pid, KILL)
        self.pid = 0
        self.pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """A few worker processes, shared fairly by the tables; without any, bots think in the caller (tests, terminal)."""

    def __init__(self, workers: int, seconds: float = 20.0) -> None:
        self.workers, self.seconds = [Worker() for _ in range(workers)], seconds
        self.turns: Turns[Worker] = Turns(self.workers)
        self.asked: asyncio.Task[Any] | None = None
        """Whether a worker answers, as long as it is being found out."""

    async def choose(self, match: Match, seat: int, level: str, purpose: str, table: str = "") -> Any:
        """What this bot does now. The purpose seeds it: the same question gets the same answer."""
        seed = zlib.crc32(purpose.encode())
        saved = match.imagine(seat, seed).save()
        if not self.workers:
            return think(saved, seat, level, seed)
        try:
            return await self.run(table, think, saved, seat, level, seed)
        except BrokenProcessPool:
            return await self.run(table, think, saved, seat, level, seed)
        except Hung:  # what makes one level hang need not do so to the simplest one
            return await self.run(table, think, saved, seat, "random", seed)

    async def run(self, table: str, work: Any, *args: Any) -> Any:
        async with self.turns.of(table) as worker:
            return await worker.run(self.seconds, work, *args)

    async def warm_up(self) -> None:
        """Start the workers before the first bot is asked."""
        await asyncio.gather(*[self.run(f"warm-up {number}", int) for number, _ in enumerate(self.workers)])

    async def healthy(self, seconds: float) -> bool:
        """Does a worker that has nothing to do answer? Those at work are watched anyway.

        Who asks does not wait for ever; but the question goes on, for a new worker may take long to begin.
        """
        if self.asked is None or self.asked.done():
            if not self.turns.idle:
                return True
            self.asked = asyncio.create_task(self.run("health", int))
        answered, _ = await asyncio.wait([self.asked], timeout=seconds)
        return bool(answered) and self.asked.exception() is None

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=leave_interrupts)


def submit(pool: Executor, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
    """A process that is started for this inherits that Ctrl+C waits: it would meet it before it can ignore it."""
    masked = getattr(signal, "pthread_sigmask", None)
    before = masked(signal.SIG_BLOCK, {signal.SIGINT}) if masked else None
    try:
        return asyncio.get_running_loop().run_in_executor(pool, work, *args)
    finally:
        if masked:
            masked(signal.SIG_SETMASK, before)
