"""Nobody thinks for nobody: matches that nobody watches pause, and go on when somebody comes back."""

from __future__ import annotations

import asyncio
from typing import Any

from heldenrunde.server.hub import automatic
from heldenrunde.server.table import commands as c
from heldenrunde.server.table.facts import Clock
from heldenrunde.server.table.state import OVER, PLAYING
from tests.server.harness import Player, Running, running
from tests.server.storage.conftest import postgres_schema
from tests.server.test_hub import Watcher, World, run
from tests.server.test_limits import until


async def left_alone(world: World, **setup: Any) -> tuple[str, str]:
    """A match of a person against bots, who goes away; gives back the table and the token."""
    id, [token] = await world.playing(3, bots=(None, "random", "random"), **setup)
    await world.settle()
    await world.hub.act(id, await world.hub.who(id, token), c.Leave(), "leave")
    await world.settle()
    return id, token


def decisions(world: World, id: str) -> int:
    match = world.hub.live[id].table.match
    assert match is not None
    return match.decisions


def test_bots_pause_when_everybody_is_gone_and_go_on_when_somebody_watches():
    async def story() -> None:
        world = World()
        id, _ = await left_alone(world)
        before = decisions(world, id)
        for _ in range(20):
            await world.tick(5)
        assert decisions(world, id) == before
        assert not world.store.due
        spectator = Watcher(c.Who())
        await world.hub.watch(id, spectator)
        await world.settle()
        assert world.hub.live[id].table.state.phase == OVER
        assert decisions(world, id) > before

    run(story())


def test_they_go_on_for_their_player_after_a_restart_too():
    async def story() -> None:
        world = World()
        id, token = await left_alone(world)
        other = world.another()
        for _ in range(3):
            await world.tick(5, other)
        before = decisions(world, id)
        player = Watcher(await other.who(id, token))
        await other.watch(id, player)
        await world.settle(other)
        table = other.live[id].table
        assert table.match is not None
        assert table.match.decisions >= before
        assert table.waiting() == [0]
        assert not table.state.seats[0].away

    run(story())


def test_bots_play_on_while_the_match_waits_for_a_person():
    async def story() -> None:
        world = World()
        id, _ = await world.playing(3, bots=(None, "random", "random"))
        await world.settle()
        assert world.hub.live[id].table.waiting() == [0]

    run(story())


def test_who_asks_now_and_then_watches_too_and_after_a_while_no_more():
    async def story() -> None:
        world = World()
        id, _ = await left_alone(world)
        before, live = decisions(world, id), world.hub.live[id]
        automatic.visited(world.hub, live)
        await world.settle()
        assert decisions(world, id) > before
        assert automatic.attended(world.hub, live)
        world.now += automatic.VISIT_SECONDS + 1
        assert not automatic.attended(world.hub, live)

    run(story())


def test_whose_clock_runs_out_three_times_in_a_row_is_gone_and_then_the_match_pauses():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2, clock=Clock("decision", 5), grace=0)
        for _ in range(100):
            await world.tick(6)
        table = world.hub.live[id].table
        assert table.state.phase == PLAYING
        assert all(seat.away for seat in table.state.seats)
        before = decisions(world, id)
        assert before < 20
        assert not world.store.due
        anna = Watcher(await world.hub.who(id, tokens[0]))
        await world.hub.watch(id, anna)
        await world.settle()
        assert not table.state.seats[0].away
        assert table.waiting() == [0]
        assert decisions(world, id) >= before

    run(story())


def test_who_is_connected_is_not_gone_however_slow():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2, clock=Clock("decision", 5), grace=0)
        people = [Watcher(await world.hub.who(id, token)) for token in tokens]
        for person in people:
            await world.hub.watch(id, person)
        for _ in range(10):
            await world.tick(6)
        table = world.hub.live[id].table
        assert not any(seat.away for seat in table.state.seats)
        assert any(seat.missed >= 3 for seat in table.state.seats)

    run(story())


# -- on real sockets -------------------------------------------------------------------------------------------------


async def leave_match(server: Running) -> dict[str, Any]:
    host = server.open(seats=4, bots=[None, "normal", "normal", "normal"])
    async with server.socket(host["id"]) as socket:
        anna = Player(socket)
        await anna.hello(host["token"])
        await anna.must("start")
        await anna.must("leave")
    return host


def stands_still(server: Running, id: str) -> bool:
    """Nobody thinks, and nothing is due that would make anybody think."""
    hub = server.server.hub
    waiting = [key for key in hub.thinking if key[0] == id]
    return not waiting and not hub.live[id].listeners and hub.live[id].table.state.phase == PLAYING


def test_a_real_match_stands_still_until_somebody_comes(server):
    async def story() -> None:
        host = await leave_match(server)
        until(lambda: stands_still(server, host["id"]))
        version = server.server.hub.live[host["id"]].table.version
        async with server.socket(host["id"]) as socket:
            watcher = Player(socket)
            welcome = await watcher.hello()
            assert welcome["version"] == version
            while watcher.phase != "over":
                await watcher.until("step")

    asyncio.run(asyncio.wait_for(story(), 120))


def test_with_two_processes_the_one_that_is_watched_thinks(tmp_path):
    async def story(one: Running, two: Running) -> None:
        host = await leave_match(one)
        until(lambda: stands_still(one, host["id"]))
        async with two.socket(host["id"]) as socket:
            watcher = Player(socket)
            await watcher.hello()
            before = one.server.hub.live[host["id"]].table.version
            while watcher.version < before + 20 and watcher.phase != "over":
                await watcher.until("step")
        until(lambda: stands_still(two, host["id"]) or watcher.phase == "over")

    for url in postgres_schema():
        with running(url) as one, running(url) as two:
            asyncio.run(asyncio.wait_for(story(one, two), 120))


def test_a_request_without_a_socket_lets_bots_go_on(server):
    host = asyncio.run(leave_match(server))
    until(lambda: stands_still(server, host["id"]))
    version = server.server.hub.live[host["id"]].table.version
    with server.http() as http:

        def moved() -> bool:
            return bool(http.get(f"/tables/{host['id']}").json()["version"] > version + 5)

        until(moved)
