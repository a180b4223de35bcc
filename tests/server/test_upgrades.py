"""A release with other rules: running matches go on, finished ones can be looked at, and what is unknown is left alone.

Two builds, each as a process of its own: on SQLite one after the other, on PostgreSQL also at the same time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from heldenrunde.terminal.local.replay import verify
from tests.server.builds import OURS, Build, newer_build, rules_in, settle
from tests.server.harness import GAME, Player, Running
from tests.server.storage.conftest import postgres_schema
from tests.server.storage.steps import opened
from tests.server.test_match import get, start

Seated = dict[str, Any]


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 120))


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return newer_build(tmp_path_factory.mktemp("newer"))


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Newer rules that cannot carry on what older ones have begun."""
    return newer_build(tmp_path_factory.mktemp("strange"), migration=False)


class Place:
    """A database, and servers of both builds on it."""

    def __init__(self, folder: Path, database: str, newer: Path, stack: ExitStack) -> None:
        self.folder, self.database, self.build, self.stack = folder, database, newer, stack

    def old(self) -> Build:
        return self.begin(None)

    def new(self) -> Build:
        return self.begin(self.build)

    def begin(self, build: Path | None) -> Build:
        server = Build(self.folder, self.database, build)
        server.start()
        self.stack.callback(end, server)
        return server

    def rows(self, table: str) -> list[Any]:
        """All that is stored of a table."""

        async def read() -> list[Any]:
            async with opened(self.database) as store, store.opened.pool.connect() as connection:
                found = []
                for name, key in (
                    ("event", "table_id"),
                    ("snapshot", "table_id"),
                    ("due", "table_id"),
                    ("game_table", "id"),
                ):
                    statement = text(f"SELECT * FROM {name} WHERE {key} = :id ORDER BY 1, 2")
                    found += [tuple(row) for row in await connection.execute(statement, {"id": table})]
                return found

        return list(run(read()))

    def execute(self, statement: str, **values: Any) -> None:
        async def change() -> None:
            async with opened(self.database) as store:
                await store.change(statement, values)

        run(change())


def end(server: Build) -> None:
    if server.process.poll() is None:
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path, newer: Path) -> Iterator[Place]:
    with ExitStack() as stack:
        if request.param == "postgres":
            database = stack.enter_context(schema())
        else:
            database = f"sqlite:///{tmp_path}/tables.sqlite"
        yield Place(tmp_path, database, newer, stack)


@pytest.fixture
def shared(tmp_path: Path, newer: Path) -> Iterator[Place]:
    with schema() as database, ExitStack() as stack:
        yield Place(tmp_path, database, newer, stack)


class schema:  # noqa: N801  (used like a function)
    def __enter__(self) -> str:
        self.found = postgres_schema()
        return next(self.found)

    def __exit__(self, *_: object) -> None:
        next(self.found, None)


async def play(server: Running, seats: list[Seated], most: int, chance: random.Random) -> dict[str, Any]:
    """Both answer whenever asked, so often; gives back what a spectator sees then."""
    async with server.socket(seats[0]["id"]) as a, server.socket(seats[0]["id"]) as b:
        players = [Player(a), Player(b)]
        for player, seat in zip(players, seats, strict=True):
            await player.hello(seat["token"])
        if players[0].phase == "lobby":
            await start(*players)
        for player in players:
            while player.version < max(p.version for p in players):
                await player.until("step", "welcome")
        for _ in range(most):
            if players[0].phase == "over":
                break
            asked = next(player for player in players if player.options)
            await asked.must("answer", choice=chance.choice(asked.options), version=asked.version)
            for player in players:
                while player.version < asked.version:
                    await player.until("step", "welcome")
    return look(server, seats[0]["id"])


def look(server: Running, table: str, token: str = "") -> dict[str, Any]:
    return dict(get(server, f"/tables/{table}?want=view", token))


def two_people(server: Running) -> list[Seated]:
    host = server.open(options={"threshold": 3})
    return [host, server.join(host["id"], "Ben")]


def refusal(server: Running, path: str, token: str = "") -> dict[str, Any]:
    with server.http(**({"authorization": f"Bearer {token}"} if token else {}), **{"accept-language": "en"}) as http:
        answer = http.get(path)
        assert answer.status_code == 409, answer.text
        return dict(answer.json()["reason"])


def replay_of(server: Running, table: str) -> list[Any]:
    """All that anybody can look at after the end."""
    found = [get(server, f"/tables/{table}/record"), get(server, f"/tables/{table}"), look(server, table)]
    last = found[2]["table"]["decisions"]
    for seat in ("", "?seat=0", "?seat=1"):
        found.append(get(server, f"/tables/{table}/log{seat}"))
        for decision in (0, last // 2, last):
            for want in ("view", "scene"):
                path = f"/tables/{table}/at/{decision}{seat or '?'}&want={want}"
                found.append(get(server, path))
    return found


# -- running matches -------------------------------------------------------------------------------------------------


def test_a_running_match_goes_on_by_newer_rules_exactly_where_it_was(place):
    chance = random.Random(1)
    old = place.old()
    seats = two_people(old)
    table, ours = seats[0]["id"], [seat["token"] for seat in seats]
    before = run(play(old, seats, 9, chance))
    views = [look(old, table, token)["view"] for token in ours]
    heard = get(old, f"/tables/{table}/log", ours[0])
    seen = get(old, f"/tables/{table}/at/3?want=scene", ours[0])
    old.stop()

    new = place.new()
    assert [look(new, table, token)["view"] for token in ours] == views
    after = look(new, table)
    assert after["table"] == before["table"]
    assert after["version"] == before["version"] + 1, "that it was carried on is a fact of its own"
    assert get(new, f"/tables/{table}/log", ours[0]) == heard, "from the film of the older rules"
    assert get(new, f"/tables/{table}/at/3?want=scene", ours[0]) == seen

    async def nothing_older_is_taken_back() -> None:
        async with new.socket(table) as socket:
            anna = Player(socket)
            await anna.hello(ours[0])
            assert (await anna.do("undo"))["reason"]["id"] == "table-undo-older-rules"

    run(nothing_older_is_taken_back())
    assert run(play(new, seats, 10_000, chance))["table"]["phase"] == "over"
    record = get(new, f"/tables/{table}/record")
    assert (record["version"], record["rules"]) == (OURS.version + 1, rules_in(place.build))
    assert record["earlier"] == [[OURS.version, OURS.hash, 9]], "the record says from which decision on"
    assert len(get(new, f"/tables/{table}/log")) == len(record["decisions"]) + 1
    assert new.logged("table carried on")


def test_a_killed_server_leaves_a_match_to_those_who_know_its_rules(place):
    """Without a snapshot newer rules cannot go on. They leave it alone and say so; `settle` makes good for it."""
    chance = random.Random(2)
    old = place.old()
    seats = two_people(old)
    table = seats[0]["id"]
    before = run(play(old, seats, 5, chance))
    old.kill()
    stored = place.rows(table)

    new = place.new()
    reason = refusal(new, f"/tables/{table}", seats[0]["token"])
    assert reason["id"] == "table-older-rules"
    assert f"version {OURS.version} of the rules, this server has version {OURS.version + 1}" in reason["text"]
    run(hears_no_more_than(new, table, seats[0]["token"], reason))
    assert health_of_others(new) == [
        {"game": GAME, "version": OURS.version, "hash": OURS.hash, "tables": 1, "carried_on": True}
    ]
    assert new.logged("a match of other rules is left alone")
    assert new.logged("matches of other rules")
    assert place.rows(table) == stored, "nothing of it was touched"
    new.stop()

    assert "1 running match is kept" in settle(place.database)
    new = place.new()
    assert look(new, table)["view"] == before["view"]
    assert run(play(new, seats, 3, chance))["table"]["decisions"] == 8


async def hears_no_more_than(server: Running, table: str, token: str, reason: dict[str, Any]) -> None:
    """On a socket it is the same sentence."""
    async with server.socket(table) as socket:
        player = Player(socket)
        await player.send({"type": "hello", "token": token, "lang": "en"})
        assert (await player.until("refused"))["reason"] == reason
        with pytest.raises(ConnectionClosed):
            await player.hear()


def health_of_others(server: Running) -> list[Any]:
    """It looks around every few seconds."""

    async def wait() -> list[Any]:
        while not (others := get(server, "/health")["other_rules"]):
            await asyncio.sleep(0.05)
        return list(others)

    return list(run(wait()))


def test_a_match_of_which_no_rules_were_written_down_is_kept_and_never_altered(place):
    """As the first release left it."""
    old = place.old()
    seats = two_people(old)
    table = seats[0]["id"]
    run(play(old, seats, 5, random.Random(3)))
    old.stop()
    place.execute("UPDATE game_table SET rules = '' WHERE id = :id", id=table)
    stored = place.rows(table)
    for server in (place.old(), place.new()):
        reason = refusal(server, f"/tables/{table}", seats[0]["token"])
        assert reason["id"] == "table-older-rules"
        assert "is played by an older version of the rules" in reason["text"].replace("\u2068", "").replace(
            "\u2069", ""
        )
        assert health_of_others(server)[0]["version"] == 0
        server.stop()
    assert place.rows(table) == stored


def test_a_table_before_its_start_is_played_by_the_newer_rules(place):
    old = place.old()
    seats = two_people(old)
    commitment = look(old, seats[0]["id"])["table"]["commitment"]
    old.stop()
    new = place.new()
    run(play(new, seats, 10_000, random.Random(4)))
    record = get(new, f"/tables/{seats[0]['id']}/record")
    assert record["version"] == OURS.version + 1
    assert "earlier" not in record
    assert (record["proof"]["commitment"], record["proof"]["version"]) == (commitment, OURS.version)


# -- matches that are over -------------------------------------------------------------------------------------------


def test_a_finished_match_keeps_its_film(place):
    old = place.old()
    seats = two_people(old)
    table = seats[0]["id"]
    run(play(old, seats, 10_000, random.Random(5)))
    film = replay_of(old, table)
    old.stop()

    new = place.new()
    assert replay_of(new, table) == film
    with new.http(authorization=f"Bearer {seats[0]['token']}") as http:
        on = http.post(f"/tables/{table}/play-on", json={"decision": 3, "seat": 0, "name": "Zoe"})
        assert on.json()["reason"]["id"] == "table-older-rules"
        assert http.post(f"/tables/{table}/rematch").status_code == 201
    new.stop()
    old = place.old()
    assert replay_of(old, table)[0] == film[0]
    assert [finding.holds for finding in verify(film[0], "en")] == [True, True, True, True, True]


# -- at the same time ------------------------------------------------------------------------------------------------


def test_two_builds_at_once_never_touch_each_others_matches(shared, strange):
    shared.build, chance = strange, random.Random(6)
    old, new = shared.old(), shared.new()
    theirs, ours = two_people(old), two_people(new)
    run(play(old, theirs, 4, chance))
    run(play(new, ours, 4, chance))
    for _ in range(5):
        assert refusal(new, f"/tables/{theirs[0]['id']}", theirs[0]["token"])["id"] == "table-older-rules"
        reason = refusal(old, f"/tables/{ours[0]['id']}", ours[0]["token"])
        assert reason["id"] == "table-newer-rules"
        assert f"still has version {OURS.version}" in reason["text"]
        run(play(old, theirs, 3, chance))
        run(play(new, ours, 3, chance))
    decisions = [look(server, seats[0]["id"])["table"]["decisions"] for server, seats in ((old, theirs), (new, ours))]
    assert decisions == [19, 19]


def test_bots_think_at_the_build_whose_match_it_is(shared):
    """What is due at a match of other rules is neither done nor thrown away."""

    async def story() -> None:
        host = old.open(seats=2, bots=[None, "random"])
        async with old.socket(host["id"]) as socket:
            anna = Player(socket)
            await anna.hello(host["token"])
            await anna.must("start")
            await anna.play(random.Random(7).choice)
            assert anna.phase == "over"

    old, new = shared.old(), shared.new()
    run(story())
    assert not new.logged("table carried on")


def test_a_match_that_newer_rules_take_over_is_let_go_by_the_older(shared):
    """Whoever stores the next fact first decides; the others hear of it and send their people away, to come back."""
    chance = random.Random(8)
    old = shared.old()
    seats = two_people(old)
    table = seats[0]["id"]
    before = run(play(old, seats, 6, chance))
    settle(shared.database)
    new = shared.new()

    async def story() -> None:
        async with old.socket(table) as socket:
            anna = Player(socket)
            await anna.hello(seats[0]["token"])
            assert look(new, table)["view"] == before["view"]
            with pytest.raises(ConnectionClosed) as closed:
                await anna.until("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert refusal(old, f"/tables/{table}", seats[0]["token"])["id"] == "table-newer-rules"

    run(story())
    run(play(new, seats, 4, chance))
    assert look(new, table)["table"]["decisions"] == 10
