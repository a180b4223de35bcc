"""The figures to hold: nothing acknowledged is lost, nothing is done twice, whatever is killed, cut or late."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest

from heldenrunde.core.flow import ALL
from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.storage import SqlStore
from heldenrunde.server.storage.store import Append, Hint
from heldenrunde.server.table import commands as c
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.facts import Answered, Clock, Setup
from heldenrunde.server.table.refusals import told
from heldenrunde.server.table.state import PLAYING
from heldenrunde.server.web import server
from heldenrunde.server.workers.bots import Thinkers
from tests.every_game.test_play import NONSENSE, mutations
from tests.server.harness import GAME, PATIENCE, Player, Running, running, settings
from tests.server.reliability_clients import (
    LONG,
    Book,
    Robot,
    Sent,
    check,
    command,
    playing,
    seats_at,
    until_step,
)
from tests.server.reliability_process import Killable, fresh, process
from tests.server.storage.conftest import postgres_schema
from tests.server.storage.steps import opened
from tests.server.test_hub import World

nightly = pytest.mark.nightly
KILLS_A_MATCH, BETS_A_MATCH, ANSWERS_A_MATCH = 15, 5, 300
"""So that no match ends on the way: then nobody would be left to answer."""


def run(story: Coroutine[Any, Any, Any], seconds: float = 120) -> Any:
    return asyncio.run(asyncio.wait_for(story, seconds))


def sizes(small: Any, full: Any) -> Any:
    """A small run always, the full one by night."""
    return [pytest.param(small, id=str(small)), pytest.param(full, marks=nightly, id=str(full))]


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    yield from postgres_schema()


@pytest.fixture(scope="module")
def servers(shared: str) -> Iterator[list[Running]]:
    """Two servers on one PostgreSQL."""
    with running(shared) as one, running(shared) as two:
        yield [one, two]


def sound(database: str) -> None:
    """The integrity check of SQLite."""
    connection = sqlite3.connect(database.partition("///")[2])
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


# -- kill -9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "kills"),
    [
        ("sqlite", 4),
        ("postgres", 2),
        pytest.param("sqlite", 150, marks=nightly),
        pytest.param("postgres", 150, marks=nightly),
    ],
)
def test_kill_9_under_load_loses_and_doubles_nothing(request, tmp_path, capsys, kind, kills):
    """Clients answer as fast as they are acknowledged; what was not, they send again to the restarted server.

    On PostgreSQL there are two processes: one or the other is killed, and who was there goes to its neighbour.
    """
    database = f"sqlite:///{tmp_path}/t.sqlite" if kind == "sqlite" else request.getfixturevalue("shared")
    chance, counted = random.Random(kills), Counter[str]()

    async def story(servers: list[Killable]) -> None:
        for done in range(0, kills, KILLS_A_MATCH):
            await killed(servers, min(KILLS_A_MATCH, kills - done))

    async def killed(servers: list[Killable], times: int) -> None:
        book = Book()
        tables = [await seats_at(servers[0], people) for people in (2, 3, 4)]
        ended = asyncio.Event()
        robots = [
            Robot(book, servers[seat["seat"] % len(servers) :] + servers, seat, random.Random(secrets.token_hex()))
            for seats in tables
            for seat in seats
        ]
        async with playing([robot.play(ended.is_set) for robot in robots]):
            for _ in range(times):
                await book.more(chance.randrange(1, 80), spare=10)
                server = chance.choice(servers)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await book.more(50, spare=10)
            ended.set()
        assert book.again or kills < 4, "nothing was under way when it was killed"
        await check(book, database, servers[0], tables)
        counted.update(kills=times, acknowledged=len(book.acknowledged), again=book.again)

    with ExitStack() as stack:
        servers = [stack.enter_context(process(tmp_path, database)) for _ in range(1 if kind == "sqlite" else 2)]
        run(story(servers), 120 if kills < 10 else 1800)
    if kind == "sqlite":
        sound(database)
    with capsys.disabled():
        print(f"\n{kind}: {dict(counted)}, none lost, none doubled")


@pytest.mark.parametrize("seconds", sizes(60.0, 5.0))
def test_when_one_of_two_processes_is_killed_play_goes_on_at_the_other(shared, tmp_path, capsys, seconds):
    async def story(one: Killable, two: Killable) -> float:
        book, ended = Book(), asyncio.Event()
        tables = [await seats_at(one, 2, bots=["easy"]) for _ in range(3)]
        robots = [Robot(book, [one, two], seat, random.Random(7)) for seats in tables for seat in seats]
        async with playing([robot.play(ended.is_set) for robot in robots]):
            await book.until(60)
            before = {id: count_of(book, id) for id in {seats[0]["id"] for seats in tables}}
            killed = time.monotonic()
            await asyncio.to_thread(one.kill)
            while any(count_of(book, id) <= count for id, count in before.items()):
                await book.until(len(book.acknowledged) + 1)
            taken = time.monotonic() - killed
            await book.until(len(book.acknowledged) + 60)
            ended.set()
        await check(book, shared, two, tables)
        return taken

    with process(tmp_path, shared) as one, process(tmp_path, shared) as two:
        taken = run(story(one, two))
    with capsys.disabled():
        print(f"\nafter kill -9 of one of two processes all tables went on after {taken:.2f} s")
    assert taken < seconds


def count_of(book: Book, id: str) -> int:
    return len([key for key in book.acknowledged if book.sent[key].table == id])


# -- exactly once ----------------------------------------------------------------------------------------------------


class Careless:
    """Sends every answer two to four times to any of the servers.

    Of every ten copies one is sent into a line that breaks at once, and of one the acknowledgement is lost.
    """

    def __init__(self, book: Book, servers: list[Killable], seat: dict[str, Any], chance: random.Random) -> None:
        self.book, self.servers, self.seat, self.chance = book, servers, seat, chance
        self.lines: list[Player] = []
        self.counted: Counter[str] = Counter()

    async def connect(self, server: Killable) -> Player:
        player = Player(await server.socket(self.seat["id"]))
        await player.hello(self.seat["token"])
        self.counted["connections"] += 1
        return player

    async def answer(self, player: Player) -> None:
        choice, key = self.chance.choice(player.options), secrets.token_hex(8)
        sent = Sent(self.seat["id"], self.seat["seat"], key, choice, player.version)
        self.book.write(sent)
        while key not in self.book.acknowledged:
            where = Counter([self.chance.randrange(len(self.servers)) for _ in range(self.chance.randint(2, 4))])
            await asyncio.gather(*[self.deliver(line, sent, times) for line, times in where.items()])

    async def deliver(self, line: int, sent: Sent, times: int) -> None:
        for _ in range(times):
            what, args = self.chance.random(), {"choice": sent.choice, "version": sent.version}
            self.counted["copies"] += 1
            if what < 0.1:
                command = {"do": "answer", **args}
                await self.lines[line].send({"type": "do", "key": sent.key, "command": command})
                self.lines[line].socket.transport.abort()
                self.lines[line] = await self.connect(self.servers[line])
                continue
            answer = await self.lines[line].do("answer", key=sent.key, **args)
            assert answer["type"] == "done", answer
            if what > 0.2:
                self.book.acknowledge(sent, answer)


@pytest.mark.parametrize("number", sizes(300, 10_000))
def test_every_answer_is_done_exactly_once_however_often_and_wherever_it_is_sent(shared, tmp_path, capsys, number):
    """Over connections that change, at two processes."""
    chance, counted = random.Random(number), Counter[str]()

    async def alone(book: Book, servers: list[Killable], people: list[dict[str, Any]]) -> None:
        """One after the other, all seats of a table; each has a line to both servers."""
        hands = [Careless(book, servers, seat, chance) for seat in people]
        for careless in hands:
            careless.lines = [await careless.connect(server) for server in servers]
        while len(book.acknowledged) < number and hands[0].lines[0].phase == "playing":
            for careless in hands:
                player = chance.choice(careless.lines)
                while player.version < max(other.version for hand in hands for other in hand.lines):
                    await player.hear()
                if player.options and player.phase == "playing":
                    await careless.answer(player)
                for line in careless.lines:
                    line.frames.clear()
        for careless in hands:
            counted.update(careless.counted)
            for player in careless.lines:
                await player.socket.close()

    async def story(servers: list[Killable]) -> None:
        book, tables = Book(), []
        while len(book.acknowledged) < number:
            fresh = [await seats_at(server, 2) for server in servers]
            tables += fresh
            await asyncio.gather(*[alone(book, servers, people) for people in fresh])
        assert counted["copies"] > 2.5 * number
        assert counted["connections"] > 0.1 * number
        assert book.sent.keys() == book.acknowledged.keys()
        await check(book, shared, servers[0], tables)
        counted.update(answers=len(book.acknowledged), tables=len(tables))

    with process(tmp_path, shared) as one, process(tmp_path, shared) as two:
        run(story([one, two]), 120 if number < 1000 else 3000)
    with capsys.disabled():
        print(f"\nexactly once: {dict(counted)}")


def test_a_request_of_several_facts_gives_the_same_answer_again(servers):
    async def story() -> None:
        seats = [servers[0].open(seats=2, bots=[None, "easy"])]
        first = await command(servers[0], seats[0], "start", key="same")
        assert [await command(server, seats[0], "start", key="same") for server in servers] == [first, first]

    run(story())


def test_a_process_that_has_heard_nothing_answers_as_the_others_do():
    """Two hubs on one store and no hints between them: what one has acknowledged the other does not refuse."""

    async def story() -> None:
        world = World()
        here, there = world.hub, world.another()
        id, token = await here.open(Setup(GAME, 2), "Anna")
        await there.find(id)
        seat, other = await here.join(id, "Ben", "k" * 16)
        whos = [await there.who(id, token), await there.who(id, other)]
        assert whos[1].seat == seat
        await here.act(id, whos[1], c.BeReady(), "ready")
        started = await here.act(id, whos[0], c.Start(), "start")
        assert await there.act(id, whos[0], c.Start(), "start") == started
        done = []
        for number in range(6):
            table = (await here.find(id)).table
            assert table.match is not None
            [asked] = table.waiting()
            answer = c.Answer(table.match.options(asked)[-1], table.version)
            done.append((asked, answer, await here.act(id, whos[asked], answer, f"a{number}")))
        for number, (asked, answer, version) in enumerate(done):
            assert await there.act(id, whos[asked], answer, f"a{number}") == version
        table = (await here.find(id)).table
        assert table.match is not None
        [asked] = table.waiting()
        await here.act(id, whos[0], c.Say("hello"), "say")
        again = c.Answer(table.match.options(asked)[-1], table.version)
        await there.act(id, whos[asked], again, "last")
        assert await here.act(id, whos[asked], again, "last") == table.version == len(world.store.rows[id])

    run(story())


def test_who_only_asks_over_http_is_not_forgotten_when_hints_are_lost():
    async def story() -> None:
        world = World()
        there = world.another()
        id, token = await world.hub.open(Setup(GAME, 2), "Anna")
        await there.find(id)
        await world.hub.act(id, await world.hub.who(id, token), c.Say("hello"), "say")
        await there.sweep()
        assert (await there.find(id)).table.version == 2

    run(story())


def test_nothing_is_shown_before_it_is_stored(monkeypatch):
    """Least of all the secret of a match whose end could not be stored: it goes on."""

    async def story() -> None:
        world, entered, gone = World(), asyncio.Event(), asyncio.Event()
        id, tokens = await world.playing()
        who = await world.hub.who(id, tokens[0])

        async def append(step: Append) -> None:
            entered.set()
            await gone.wait()
            raise OSError("the disk is gone")

        monkeypatch.setattr(world.store, "append", append)
        closing = asyncio.create_task(world.hub.act(id, who, c.Close(), "close"))
        await entered.wait()
        looking = asyncio.create_task(world.hub.settled(id))
        gone.set()
        with pytest.raises(OSError, match="gone"):
            await closing
        assert outgoing.record(await looking) is None
        assert (await looking).state.phase == PLAYING

    run(story())


# -- all at once -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(4, 2), pytest.param(6, 100, marks=nightly)])
def test_all_seats_answer_a_sealed_question_at_the_same_moment(servers, seats, rounds):
    """Kodora bets at two servers: none is refused."""

    async def bets(players: list[Player]) -> list[int]:
        """Play on until more than two are asked at once; gives back who."""
        chance = random.Random(1)
        while True:
            version = max(player.version for player in players)
            for player in players:
                player.frames.clear()
                while player.version < version:
                    await player.hear()
            asked = [seat for seat, player in enumerate(players) if player.options]
            form = players[0].state["view"]["question"]["form"]
            if form == ALL and len(asked) > 2:
                return asked
            player = players[asked[0]]
            await player.must("answer", choice=chance.choice(player.options), version=player.version)

    async def story() -> None:
        for done in range(0, rounds, BETS_A_MATCH):
            await a_match(min(BETS_A_MATCH, rounds - done))

    async def a_match(times: int) -> None:
        people = await seats_at(servers[0], seats)
        sockets = [await servers[seat["seat"] % 2].socket(seat["id"]) for seat in people]
        players = [Player(socket) for socket in sockets]
        for player, seat in zip(players, people, strict=True):
            await player.hello(seat["token"])
        for _ in range(times):
            asked = [players[seat] for seat in await bets(players)]
            sent = [player.do("answer", choice=player.options[-1], version=player.version) for player in asked]
            answers = await asyncio.gather(*sent)
            assert [answer["type"] for answer in answers] == ["done"] * len(asked)
            assert len({answer["version"] for answer in answers}) == len(asked)
        for socket in sockets:
            await socket.close()

    run(story(), 120 if rounds < 10 else 1800)


# -- hints -----------------------------------------------------------------------------------------------------------


class HardOfHearing(SqlStore):
    """Hints from other processes are lost, doubled, or come late and in another order."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.chance, self.late, self.counted = random.Random(3), set[asyncio.Task[None]](), Counter[str]()

    async def listen(self, hint: Hint) -> None:
        async def later(versions: dict[str, int], seconds: float) -> None:
            await asyncio.sleep(seconds)
            await hint(versions)

        async def heard(versions: dict[str, int]) -> None:
            what = self.chance.choice(("lost", "doubled", "late"))
            self.counted[what] += 1
            for _ in range({"lost": 0, "doubled": 2, "late": 1}[what]):
                seconds = self.chance.uniform(0.0, 0.2) if what == "late" else 0.0
                self.late.add(asyncio.create_task(later(versions, seconds)))

        await super().listen(heard)

    async def close(self) -> None:
        if self.late:
            await asyncio.wait(self.late)
        await super().close()


@pytest.mark.parametrize("answers", sizes(150, 3_000))
def test_versions_rise_without_a_hole_whatever_becomes_of_hints(servers, shared, monkeypatch, answers):
    """One seat plays at each server; others watch, stay or change servers, and never see less than before."""
    monkeypatch.setattr(server, "SWEEP_SECONDS", 0.3)
    store = HardOfHearing(shared)

    async def watch(server: Running, seat: dict[str, Any] | None, id: str, last: asyncio.Future[int]) -> None:
        """Player.hear sees to it that nothing is left out."""
        async with server.socket(id) as socket:
            player = Player(socket)
            await player.hello(seat["token"] if seat else None)
            while not last.done() or player.version < last.result():
                await until_step(player)  # the last one may be heard before it is known to be the last

    async def wander(there: list[Running], id: str, last: asyncio.Future[int]) -> None:
        seen = number = 0
        while not last.done() or seen < last.result():
            async with there[number % 2].socket(id) as socket:
                player = Player(socket)
                welcome = await player.hello(since=seen)
                assert welcome["version"] >= seen
                if not last.done():
                    await until_step(player)
                seen, number = player.version, number + 1

    async def story(deaf: Running) -> None:
        for done in range(0, answers, ANSWERS_A_MATCH):
            await a_match(deaf, min(ANSWERS_A_MATCH, answers - done))

    async def a_match(deaf: Running, times: int) -> None:
        book = Book()
        people = await seats_at(servers[0], 2)
        id = people[0]["id"]
        last: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        there = [servers[0], deaf]
        watching = [watch(deaf, None, id, last), watch(deaf, people[0], id, last), wander(there, id, last)]
        robots = [Robot(book, [server], seat, random.Random(5)) for server, seat in zip(there, people, strict=True)]
        async with playing(watching):
            await asyncio.gather(*[robot.play(lambda: len(book.acknowledged) >= times) for robot in robots])
            last.set_result(await command(servers[0], people[0], "say", text="That was it."))
        await check(book, shared, deaf, [people])

    deaf = Running(settings(shared), store).start()
    try:
        run(story(deaf), 120 if answers < 1000 else 1800)
    finally:
        deaf.stop()
    assert min(store.counted[what] for what in ("lost", "doubled", "late")) > 0


# -- starting again --------------------------------------------------------------------------------------------------


async def lay(url: str, number: int, when: float, clock: Clock) -> list[tuple[str, str]]:
    """Matches that began at that time: id and the token of the host, who is asked or waits for a guest."""
    found = []
    async with opened(url) as store:
        hub = Hub(store, Thinkers(0), lambda: when)
        for _ in range(number):
            setup = Setup(GAME, 2, options=LONG, clock=clock, grace=0)
            id, token = await hub.open(setup, "Anna")
            _, guest = await hub.join(id, "Ben", "k" * 16)
            await hub.act(id, await hub.who(id, guest), c.BeReady(), "ready")
            await hub.act(id, await hub.who(id, token), c.Start(), "start")
            live = await hub.find(id)
            found.append((id, token if live.table.waiting() == [0] else guest))
        hub.thinkers.close()
    return found


def begin(number: int, folder: Path, database: str) -> AbstractContextManager[Running]:
    """Where the time is measured, the server starts as people start it: nothing is imported beforehand."""
    return process(folder, database) if number < 1_000 else fresh(folder, database)


def tables_open(http: Any) -> float:
    lines = http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("heldenrunde_tables_open ")).split()[1])


@pytest.mark.parametrize("number", sizes(100, 1_000))
def test_after_a_restart_all_tables_answer(tmp_path, capsys, number):
    """Tables are read when somebody asks for them, and not before."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    laid = run(lay(database, number, time.time(), Clock()), 300)
    started = time.monotonic()
    with begin(number, tmp_path, database) as server, server.http() as http:
        assert http.get("/health").status_code == 200
        usable = None
        assert tables_open(http) == 0
        for count, (id, token) in enumerate(laid, 1):
            headers = {"authorization": f"Bearer {token}"}
            shown = http.get(f"/tables/{id}?want=view", headers=headers).json()
            answer = {"do": "answer", "choice": shown["view"]["options"][0], "version": shown["version"]}
            done = http.post(f"/tables/{id}/command", json={"key": "a", "command": answer}, headers=headers)
            assert done.json() == {"version": shown["version"] + 1}
            usable = usable or time.monotonic() - started
            if count in (1, number):
                assert tables_open(http) == count
    with capsys.disabled():
        print(f"\nwith {number} open tables a started server took its first answer after {usable:.2f} s")
    assert number < 1_000 or (usable is not None and usable < 3)
    sound(database)


@pytest.mark.parametrize("number", sizes(30, 1_000))
def test_clocks_that_ran_out_while_nobody_ran_fire_once(tmp_path, number):
    database = f"sqlite:///{tmp_path}/t.sqlite"
    laid = run(lay(database, number, time.time() - 4_000, Clock("decision", 3_600)), 300)
    decided = []
    for how in ("kill", "stop"):
        with process(tmp_path, database) as server, server.http() as http:
            end = time.monotonic() + 3 * PATIENCE
            for id, _ in laid:
                while not (log := http.get(f"/tables/{id}/log").json())[1:]:
                    assert time.monotonic() < end, "the clock does not fire"
                    time.sleep(0.01)
                assert len(log) == 2
            getattr(server, how)()
        decided.append(run(facts_of(database, [id for id, _ in laid])))
        assert [[fact.by for fact in facts] for facts in decided[-1]] == [["clock"]] * number
    assert decided[0] == decided[1]
    sound(database)


async def facts_of(url: str, ids: list[str]) -> list[list[Answered]]:
    """The answers of each table."""
    async with opened(url) as store:
        return [[row.fact for row in await store.since(id, 0) if isinstance(row.fact, Answered)] for id in ids]


# -- nonsense --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", sizes(10_000, 100_000))
def test_mutated_answers_change_nothing_and_are_told_why(number):
    """Over the hub, at every seat and many moments; also to old questions and from who is not asked."""
    chance = random.Random(number)

    async def refused(hub: Hub, id: str, who: c.Who, answer: c.Answer) -> str:
        with pytest.raises(HeldenrundeError) as caught:
            await hub.act(id, who, answer, secrets.token_hex(8))
        reason = caught.value.reason
        for language in ("de", "en"):
            text = told(reason, language).text
            assert text
            assert text != reason.id
            assert "{" not in text
        return reason.id

    async def story() -> Counter[str]:
        reasons: Counter[str] = Counter()
        while reasons.total() < number:
            world = World()
            id, tokens = await world.playing(chance.choice((2, 3, 5)), grace=0)
            whos = [await world.hub.who(id, token) for token in tokens]
            live = await world.hub.find(id)
            match = live.table.match
            assert match is not None
            while not match.over and reasons.total() < number:
                asked = chance.choice(match.waiting())
                option = chance.choice(match.options(asked))
                before, rows = match.save(), len(world.store.rows[id])
                choices = [*mutations(option, chance), *NONSENSE]
                for choice in chance.sample(choices, min(20, len(choices))):
                    who = whos[asked] if chance.random() < 0.8 else chance.choice(whos)
                    assert who.seat is not None
                    version = live.table.version if chance.random() < 0.9 else chance.randrange(live.table.version)
                    if match.check(who.seat, choice) is not None:
                        reasons[await refused(world.hub, id, who, c.Answer(choice, version))] += 1
                        assert live.table.version == rows == len(world.store.rows[id])
                assert match.save() == before
                for _ in range(chance.randrange(1, 8)):
                    if not match.over:
                        asked = chance.choice(match.waiting())
                        move = c.Answer(chance.choice(match.options(asked)), live.table.version)
                        await world.hub.act(id, whos[asked], move, secrets.token_hex(8))
                assert live.table.match is match
        return reasons

    reasons = run(story(), 600)
    assert len(reasons) > 8
    assert {"table-stale", "not-your-turn", "not-an-option"} <= reasons.keys()
