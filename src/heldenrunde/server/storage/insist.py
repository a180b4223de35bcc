"""Asking a database again that was not there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from heldenrunde.server.storage.errors import Again, Unavailable

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0


async def insist(ask: Callable[[], Awaitable[Answer]], patience: float) -> Answer:
    """Ask until there is an answer, with growing pauses, for so many seconds."""
    loop = asyncio.get_running_loop()
    end, pause = loop.time() + patience, FIRST_PAUSE
    while True:
        try:
            return await ask()
        except Again as error:
            if pause == FIRST_PAUSE:
                log.warning("database not available, trying again: %s", error)
            if loop.time() + pause > end:
                raise Unavailable(str(error)) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
