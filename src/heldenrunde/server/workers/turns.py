"""Who gets a worker next: of those who wait, the one who has had the least of their time lately."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Generic, TypeVar

W = TypeVar("W")
REMEMBERED = 1000


class Turns(Generic[W]):
    """Workers that are lent to one at a time. Nobody gets more than others by asking for more at once.

    `used` counts the seconds of each who asks. Who comes anew begins where those are who have had the least,
    so that nobody can save up time by not asking.
    """

    def __init__(self, workers: Sequence[W], clock: Callable[[], float] = monotonic) -> None:
        self.idle, self.clock = list(workers), clock
        self.waiting: dict[str, deque[asyncio.Future[W]]] = {}
        self.used: dict[str, float] = {}
        self.floor = 0.0

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[W]:
        """A worker, as long as the block lasts."""
        self.forget()
        self.used[who] = max(self.used.get(who, 0.0), self.floor)
        worker = self.idle.pop() if self.idle else await self.wait(who)
        since = self.clock()
        try:
            yield worker
        finally:
            self.used[who] = self.used.get(who, self.floor) + self.clock() - since
            self.hand_on(worker)

    def forget(self) -> None:
        """Who has had no more than who comes anew need not be remembered."""
        if len(self.used) > REMEMBERED:
            self.used = {who: used for who, used in self.used.items() if used > self.floor or who in self.waiting}

    async def wait(self, who: str) -> W:
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.hand_on(turn.result())
            raise

    def hand_on(self, worker: W) -> None:
        """To whoever is next; who has gone away meanwhile is passed over."""
        while self.waiting:
            who = min(self.waiting, key=lambda who: self.used[who])
            turn = self.waiting[who].popleft()
            if not self.waiting[who]:
                del self.waiting[who]
            if not turn.done():
                self.floor = max(self.floor, self.used[who])
                turn.set_result(worker)
                return
        self.idle.append(worker)
        self.used.clear()
        self.floor = 0.0
