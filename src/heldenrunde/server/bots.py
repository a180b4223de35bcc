"""Bots think in processes of their own, and get nothing but a world that their seat may imagine."""

from __future__ import annotations

import asyncio
import zlib
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from heldenrunde.bots import bot
from heldenrunde.match import BotView, Match

LEVELS = {"random": ("random", 1), "easy": ("thumb", 0), "normal": ("thumb", 1)}


class Thinkers:
    """A few worker processes; without any, bots think in the caller (tests, terminal)."""

    def __init__(self, workers: int) -> None:
        spawn = get_context("spawn")
        self.pool: Executor | None = ProcessPoolExecutor(workers, mp_context=spawn) if workers else None

    async def choose(self, match: Match, seat: int, level: str, purpose: str) -> Any:
        """What this bot does now. The purpose seeds it: the same question gets the same answer."""
        seed = zlib.crc32(purpose.encode())
        world = match.imagine(seat, seed)
        if self.pool is None:
            return think(world.save(), seat, level, seed)
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, world.save(), seat, level, seed)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


def think(world: dict[str, Any], seat: int, level: str, seed: int) -> Any:
    """Runs in a worker."""
    name, strength = LEVELS[level]
    return bot(name, strength, seed).choose(BotView(seat, Match.load(world)))
