"""Several servers on one database: any of them serves any table, and a client may change between them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from tests.server.harness import Player, Running, running
from tests.server.storage.conftest import postgres_schema
from tests.server.test_match import start


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    yield from postgres_schema()


@pytest.fixture(scope="module")
def servers(shared: str) -> Iterator[list[Running]]:
    with running(shared) as one, running(shared) as two:
        yield [one, two]


def test_two_people_on_two_servers_play_a_match_to_the_end(servers):
    async def story() -> None:
        one, two = servers
        host = one.open(seats=4, bots=[None, None, "easy", "normal"])
        guest = two.join(host["id"], "Ben")
        async with one.socket(host["id"]) as a, two.socket(host["id"]) as b:
            anna, ben = Player(a), Player(b)
            await anna.hello(host["token"])
            await ben.hello(guest["token"])
            await start(anna, ben)
            chance = random.Random(5)
            await asyncio.gather(anna.play(chance.choice), ben.play(chance.choice))
            assert anna.state["view"]["result"] == ben.state["view"]["result"]
        with one.http() as here, two.http() as there:
            path = f"/tables/{host['id']}/record"
            assert here.get(path).json() == there.get(path).json()

    run(story())


def test_when_somebody_might_react_nobody_hears_anything_until_the_time_is_up(servers):
    """Two persons at two servers and a spectator; whoever can react does so at once, or passes."""

    async def story() -> list[dict[str, Any]]:
        one, two = servers
        host = one.open(game="backstab-heroes", seats=3, bots=[None, None, "easy"], react=2)
        guest = two.join(host["id"], "Ben")
        async with one.socket(host["id"]) as a, two.socket(host["id"]) as b, two.socket(host["id"]) as c:
            anna, ben, zoe = Player(a), Player(b), Player(c)
            await anna.hello(host["token"])
            await ben.hello(guest["token"])
            await zoe.hello()
            await start(anna, ben)
            chance = random.Random(7)
            playing = [asyncio.create_task(person.play(chance.choice)) for person in (anna, ben)]
            while sum("pause" in frame for frame in zoe.frames) < 6 and zoe.phase != "over":
                await zoe.until("step", "welcome")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return zoe.frames

    steps = [frame for frame in run(story()) if frame["type"] == "step"]
    paused = [number for number, step in enumerate(steps[:-1]) if "pause" in step]
    assert paused
    for number in paused:
        assert steps[number + 1]["fact"] == {"kind": "resumed"}
        assert steps[number + 1]["version"] == steps[number]["version"] + 1


def test_a_client_changes_servers_and_what_it_sends_again_is_done_once(servers):
    async def story() -> None:
        host = servers[0].open(seats=2, bots=[None, "random"])
        async with servers[0].socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
        chance = random.Random(6)
        for number in range(20):
            async with servers[number % 2].socket(host["id"]) as first:
                anna = Player(first)
                await anna.hello(host["token"])
                while not anna.options and anna.phase == "playing":
                    await anna.until("step", "welcome")  # two servers may let the bot answer: one is told anew
                if anna.phase != "playing":
                    return
                choice, version, key = chance.choice(anna.options), anna.version, f"move-{number}"
                answer = await anna.do("answer", key=key, choice=choice, version=version)
            async with servers[1 - number % 2].socket(host["id"]) as second:
                again = Player(second)
                await again.hello(host["token"])
                assert await again.do("answer", key=key, choice=choice, version=version) == answer

    run(story())


def test_a_key_stands_for_one_request_at_every_server(servers):
    def say(server: Running, text: str) -> Any:
        body = {"key": "k", "command": {"do": "say", "text": text}}
        with server.http(authorization=f"Bearer {host['token']}") as http:
            return http.post(f"/tables/{host['id']}/command", json=body)

    one, two = servers
    host = one.open(seats=2)
    first = say(one, "hello")
    assert say(two, "hello").json() == first.json()
    other = say(two, "something else")
    assert (other.status_code, other.json()["reason"]["id"]) == (409, "table-key-used")


def test_fifty_racing_for_one_version_on_two_servers(servers):
    async def story() -> None:
        host = servers[0].open(seats=2, bots=[None, "easy"])
        async with servers[0].socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
            while not anna.options or anna.state["view"]["question"]["form"] != "one":
                if anna.options:
                    await anna.do("answer", choice=anna.options[0], version=anna.version)
                else:
                    await anna.until("step", "welcome")
            choice, version = anna.options[-1], anna.version
        answers = await asyncio.gather(*[race(servers[n % 2], host, choice, version, n) for n in range(50)])
        assert len([answer for answer in answers if answer["type"] == "done"]) == 1
        assert all(answer["version"] > version for answer in answers)

    run(story())


async def race(server: Running, host: dict[str, Any], choice: Any, version: int, number: int) -> dict[str, Any]:
    async with server.socket(host["id"]) as socket:
        player = Player(socket)
        await player.hello(host["token"])
        return await player.do("answer", key=f"race-{number}", choice=choice, version=version)
