"""A bot plays for who is gone, whichever process dies or plans what; who is there is not taken for gone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from heldenrunde.server.hub import absence
from heldenrunde.server.hub.clock import steady
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.table import commands as c
from heldenrunde.server.table.facts import Away, Setup
from tests.server.harness import GAME, Player, Running, running
from tests.server.memory import MemoryStore
from tests.server.reliability_process import Fresh, process, until_it_listens
from tests.server.storage.conftest import postgres_schema
from tests.server.test_hub import Watcher, World
from tests.server.test_logs import RUN
from tests.server.test_match import fact, start


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    yield from postgres_schema()


# -- who is gone -----------------------------------------------------------------------------------------------------


class Two(World):
    """Two processes. Anna is connected to one, Ben to the other."""

    async def begin(self) -> None:
        self.other = self.another()
        self.id, tokens = await self.table(2, grace=60)
        self.anna, self.ben = [Watcher(await self.hub.who(self.id, token)) for token in tokens]
        await self.hub.watch(self.id, self.anna)
        await self.other.watch(self.id, self.ben)
        await self.hub.act(self.id, await self.hub.who(self.id, tokens[1]), c.BeReady(), "ready")
        await self.hub.act(self.id, await self.hub.who(self.id, tokens[0]), c.Start(), "start")
        await self.other.sweep()
        await self.settle()
        await self.settle(self.other)

    async def pass_time(self, seconds: int, *hubs: Hub) -> None:
        """These processes are alive meanwhile."""
        for _ in range(seconds // 10):
            for hub in hubs:
                await absence.renew(hub)
                await self.tick(10 / len(hubs), hub)

    @property
    def taken(self) -> list[int]:
        return [row.fact.seat for row in self.store.rows[self.id] if isinstance(row.fact, Away)]


def test_whose_process_dies_is_taken_over_and_who_is_there_is_not():
    async def story() -> None:
        world = Two()
        await world.begin()
        await world.pass_time(300, world.hub, world.other)
        assert world.taken == []
        await world.pass_time(100, world.other)  # the other one is dead
        assert world.taken == [0]

    run(story())


def test_a_step_of_another_process_does_not_forget_who_is_gone():
    async def story() -> None:
        world = Two()
        await world.begin()
        await world.hub.unwatch(world.id, world.anna)
        await world.other.act(world.id, c.Who(1), c.Say("where are you?"), "say")
        await world.pass_time(50, world.hub, world.other)
        assert world.taken == []
        await world.pass_time(20, world.hub, world.other)
        assert world.taken == [0]
        await world.hub.watch(world.id, world.anna)
        assert not (await world.hub.find(world.id)).table.state.seats[0].away
        await world.hub.unwatch(world.id, world.anna)
        await world.pass_time(70, world.other)
        assert world.taken == [0, 0]

    run(story())


def test_who_left_before_the_start_is_missed_when_the_match_begins():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2, grace=60)
        ben = Watcher(await world.hub.who(id, tokens[1]))
        await world.hub.watch(id, ben)
        await world.hub.act(id, await world.hub.who(id, tokens[1]), c.BeReady(), "ready")
        await world.hub.unwatch(id, ben)
        await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Start(), "start")
        await world.settle()
        await world.tick(61)
        assert (await world.hub.find(id)).table.state.seats[1].away

    run(story())


def test_nothing_stays_due_when_the_match_is_over():
    async def story() -> None:
        world = Two()
        await world.begin()
        assert [kind for _, kind in world.store.due] == ["away:0", "away:1"]
        await world.hub.act(world.id, c.Who(0), c.Close(), "close")
        assert world.store.due == {}

    run(story())


@asynccontextmanager
async def seated(server: Running, seat: dict[str, Any]) -> AsyncIterator[Player]:
    async with server.socket(seat["id"]) as socket:
        player = Player(socket)
        await player.hello(seat["token"])
        yield player


def test_kill_one_of_two_processes(shared, tmp_path):
    """Ben's process dies: a bot plays for him, until he is back at the other one."""

    async def story() -> None:
        host = one.open(seats=2, grace=1)
        guest = two.join(host["id"], "Ben")
        async with seated(one, host) as anna:
            async with seated(two, guest) as ben:
                await start(anna, ben)
                two.kill()
            await fact(anna, "away")
            assert [seat["away"] for seat in anna.state["table"]["seats"]] == [False, True]
            async with seated(one, guest):
                await fact(anna, "back")

    with process(tmp_path, shared, hold_seconds="1") as one, process(tmp_path, shared, hold_seconds="1") as two:
        run(story())


def test_kill_the_only_process(database, tmp_path):
    """Anna does not come back after the restart; Ben does, and need not wait for her for ever."""

    async def story() -> None:
        host = server.open(seats=2, grace=1)
        guest = server.join(host["id"], "Ben")
        async with seated(server, host) as anna, seated(server, guest) as ben:
            await start(anna, ben)
            server.kill()
        server.start()
        async with seated(server, guest) as ben:
            while [seat["away"] for seat in ben.state["table"]["seats"]] != [True, False]:
                await ben.hear()

    with process(tmp_path, database, hold_seconds="1") as server:
        run(story())


def test_what_another_process_plans_does_not_make_it_forget_who_is_gone(shared):
    """The host goes; at the other process steps go on, each of which plans clocks and bots anew."""

    async def story() -> None:
        host = one.open(seats=3, bots=[None, None, "easy"], grace=1, clock={"kind": "decision", "seconds": 3000})
        guest = two.join(host["id"], "Ben")
        async with seated(two, guest) as ben:
            async with seated(one, host) as anna:
                await start(anna, ben)
            while not ben.state["table"]["seats"][0]["away"]:
                await ben.must("say", text="where is she?")
                await asyncio.sleep(0.05)

    with running(shared) as one, running(shared) as two:
        run(story())


# -- tokens ----------------------------------------------------------------------------------------------------------


def test_a_token_is_known_although_somebody_else_reads_on_meanwhile():
    async def story() -> None:
        world = World()
        other = world.another()
        id, _ = await world.hub.open(Setup(GAME, 2), "Anna")
        live = await other.find(id)
        _, token = await world.hub.join(id, "Ben", "k" * 16)
        async with live.inbox:
            asking = asyncio.create_task(other.who(id, token))
            await asyncio.sleep(0)
            await other.read_on(live)  # as when a hint comes
        assert (await asking).seat == 1

    run(story())


def test_a_token_that_was_just_given_out_is_known_to_every_process(shared):
    async def story() -> list[int]:
        async with httpx.AsyncClient(timeout=20) as http:
            return [status for _ in range(40) for status in await at_once(http)]

    async def at_once(http: httpx.AsyncClient) -> list[int]:
        setup = {"game": GAME, "seats": 5}
        opened = await http.post(f"{one.url}/api/tables", json={"setup": setup, "name": "Anna"})
        table = f"/api/tables/{opened.json()['id']}"
        await http.get(f"{two.url}{table}")
        return [status for found in await asyncio.gather(*[join(http, table, n) for n in range(4)]) for status in found]

    async def join(http: httpx.AsyncClient, table: str, number: int) -> list[int]:
        body = {"name": f"Guest {number}", "key": f"{number}" * 16}
        token = (await http.post(f"{one.url}{table}/join", json=body)).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        asked = [http.get(f"{two.url}{table}", headers=headers) for _ in range(2)]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    with running(shared) as one, running(shared) as two:
        assert set(run(story())) == {200}


# -- time ------------------------------------------------------------------------------------------------------------

SHIFTED = f"""
import os, time
real, file = time.time, os.environ["SHIFTED_BY"]
time.time = lambda: real() + float(open(file).read())
{RUN}
"""


class Shifted(Fresh):
    """A server on a machine whose clock somebody sets."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.by = folder / "shifted-by"
        self.set(0)

    def set(self, seconds: float) -> None:
        new = self.by.with_suffix(".new")
        new.write_text(str(seconds))
        os.replace(new, self.by)

    def start(self) -> Shifted:
        with self.log.open("ab") as log:
            environment = {**self.environment, "SHIFTED_BY": str(self.by)}
            self.process = subprocess.Popen([sys.executable, "-c", SHIFTED], env=environment, stdout=log, stderr=log)
        until_it_listens(self, lambda: self.process.poll() is None)
        return self


def test_nobody_runs_out_of_time_when_a_clock_is_set(tmp_path):
    async def story() -> None:
        host = server.open(seats=2, clock={"kind": "decision", "seconds": 100})
        guest = server.join(host["id"], "Ben")
        async with seated(server, host) as anna, seated(server, guest) as ben:
            await start(anna, ben)
            await anna.must("say", text="before")
            for shift in (3600, -3600):
                server.set(shift)
                asked = anna if anna.options else ben
                await asked.must("answer", choice=asked.options[0], version=asked.version)
                await anna.must("say", text="after")
                await ben.until("step", match=lambda step: step["version"] == anna.version)
                first, *_, last = [line["at"] for frame in anna.frames for line in frame.get("chat", [])]
                assert 0 <= last - first < 60
                deadlines = [*anna.state["deadlines"].values()]
                assert deadlines
                assert all(0 < at - last <= 100 for at in deadlines)
            clocks = [frame for frame in anna.frames if frame.get("fact", {}).get("by") == "clock"]
            assert clocks == []

    server = Shifted(tmp_path, database=f"sqlite:///{tmp_path}/tables.sqlite", workers="0").start()
    try:
        run(story())
    finally:
        server.stop()


def test_after_a_restart_time_goes_on_where_the_log_ends():
    async def story() -> None:
        world = World()
        await world.hub.open(Setup(GAME, 2), "Anna")
        clock = await steady(world.store)  # whose own clock has been set back to 0
        assert world.now <= clock() < world.now + 60
        assert 0 <= (await steady(MemoryStore()))() < 60

    run(story())
