"""The workers in which bots think: shared fairly, and replaced when they hang or die."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from heldenrunde.server.workers.turns import Turns
from tests.server.harness import Player, Running, running
from tests.server.test_limits import until


def in_loop(story: Any) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


# -- turns -----------------------------------------------------------------------------------------------------------


def test_a_table_that_asks_for_much_does_not_hold_up_one_that_asks_for_little():
    async def story() -> None:
        now = [0.0]
        turns, served = Turns(["worker"], lambda: now[0]), []

        async def think(who: str) -> None:
            async with turns.of(who):
                served.append(who)
                await asyncio.sleep(0)
                now[0] += 1.0

        greedy = [asyncio.create_task(think("greedy")) for _ in range(50)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(think("modest")) for _ in range(3)]
        await asyncio.gather(*greedy, *modest)
        assert len(served) == 53
        assert [number for number, who in enumerate(served) if who == "modest"][-1] < 10
        assert turns.idle == ["worker"]
        assert not turns.used

    in_loop(story())


def test_it_is_time_that_is_shared_not_turns():
    async def story() -> None:
        now = [0.0]
        turns, served = Turns(["worker"], lambda: now[0]), []

        async def think(who: str, seconds: float) -> None:
            async with turns.of(who):
                served.append(who)
                await asyncio.sleep(0)
                now[0] += seconds

        slow = [asyncio.create_task(think("slow", 9.5)) for _ in range(5)]
        fast = [asyncio.create_task(think("fast", 1.0)) for _ in range(15)]
        await asyncio.gather(*slow, *fast)
        assert served[:12] == ["slow", *["fast"] * 10, "slow"]

    in_loop(story())


def test_who_gives_up_waiting_takes_no_worker_along():
    async def story() -> None:
        turns = Turns(["worker"])
        async with turns.of("a"):
            waiting = asyncio.create_task(turns.of("b").__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert turns.idle == ["worker"]
        async with turns.of("a"):
            late = asyncio.create_task(turns.of("c").__aenter__())
            await asyncio.sleep(0)
        late.cancel()  # it has been handed the worker, but does not know yet
        await asyncio.gather(late, return_exceptions=True)
        assert turns.idle == ["worker"]

    in_loop(story())


# -- real workers ----------------------------------------------------------------------------------------------------


def worker_of(server: Running) -> Any:
    [worker] = server.server.hub.thinkers.workers
    until(lambda: worker.pid)
    return worker


async def bots_answer(server: Running) -> None:
    """A match in which bots go on until it is the person's turn, three times."""
    host = server.open(seats=3, bots=[None, "easy", "normal"])
    async with server.socket(host["id"]) as socket:
        anna = Player(socket)
        await anna.hello(host["token"])
        await anna.must("start")
        for _ in range(3):
            while not anna.options:
                await anna.until("step")
            await anna.must("answer", choice=anna.options[0], version=anna.version)


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL], ids=["hung", "dead"])
def test_a_worker_that_hangs_or_dies_is_replaced_and_the_match_goes_on(tmp_path, how):
    with running(f"sqlite:///{tmp_path}/t.sqlite", workers=1, bot_seconds=1.0) as server, capture_logs() as told:
        worker = worker_of(server)
        old = worker.pid
        os.kill(old, how)
        in_loop(bots_answer(server))
        assert worker.pid not in (0, old)
        until(lambda: not Path(f"/proc/{old}").exists())
    event = "a worker hung and was replaced" if how == signal.SIGSTOP else "a worker was gone and was replaced"
    assert [entry for entry in told if entry["event"] == event and entry["log_level"] == "error"]


def test_health_looks_after_workers(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.sqlite", workers=1, bot_seconds=0.5) as server, server.http() as http:
        worker = worker_of(server)
        assert http.get("/health").json()["workers"]
        os.kill(worker.pid, signal.SIGSTOP)

        def ill() -> bool:
            return http.get("/health").status_code == 503

        until(ill)
        assert http.get("/health/live").status_code == 200
        until(lambda: http.get("/health/ready").status_code == 200)  # there is a new one
