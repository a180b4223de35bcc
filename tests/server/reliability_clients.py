"""Clients who keep a log of what was acknowledged to them, and the comparison of it with the log of the server."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from heldenrunde.match import Match
from heldenrunde.server.storage.store import Stored
from heldenrunde.server.table.facts import Answered, Row
from heldenrunde.server.table.folding import fold
from heldenrunde.server.table.request_keys import parts
from heldenrunde.server.table.state import OVER, Table
from tests.server.harness import Player, Running
from tests.server.storage.steps import opened

CUT = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
"""What a client hears of a server that is gone."""
LONG = {"threshold": 99}
"""Options of a match that does not end during a test."""


class Sent(NamedTuple):
    """An answer that was sent, perhaps several times."""

    table: str
    seat: int
    key: str
    choice: Any
    version: int
    """The newest version that its sender had seen."""


class Book:
    """What all clients have sent, and what was acknowledged to them."""

    def __init__(self) -> None:
        self.sent: dict[str, Sent] = {}
        self.acknowledged: dict[str, int] = {}
        """By key, the version that it became."""
        self.again = 0
        self.most: float = inf
        """More than so many nobody answers for now, so that no match ends while a server is being started."""
        self.changed = asyncio.Event()

    def write(self, sent: Sent) -> None:
        self.sent[sent.key] = sent

    def acknowledge(self, sent: Sent, answer: dict[str, Any]) -> None:
        """Whoever is told twice is told the same."""
        assert answer["type"] == "done", answer
        assert self.acknowledged.setdefault(sent.key, answer["version"]) == answer["version"]
        self.changed.set()

    async def more(self, number: int, spare: int) -> None:
        """Until so many more were acknowledged; some others may come while something else is done."""
        self.most = len(self.acknowledged) + number + spare
        await self.until(len(self.acknowledged) + number)

    async def until(self, number: int) -> None:
        """Until so many were acknowledged."""
        while len(self.acknowledged) < number:
            self.changed.clear()
            await self.changed.wait()


class Robot:
    """A seat that answers as fast as it is acknowledged, and moves to another server when its own is gone."""

    def __init__(self, book: Book, servers: Sequence[Running], seat: dict[str, Any], chance: random.Random) -> None:
        self.book, self.seat, self.chance = book, seat, chance
        self.servers = itertools.cycle(servers)
        self.pending: Sent | None = None
        self.version = 0

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until it is enough, or the match is over."""
        for server in self.servers:
            try:
                async with server.socket(self.seat["id"], open_timeout=5) as socket:
                    if await self.sit(Player(socket), enough):
                        return
            except CUT:
                await asyncio.sleep(0.01)  # no synchronisation: only not to ask a dead port all the time

    async def sit(self, player: Player, enough: Callable[[], bool]) -> bool:
        welcome = await player.hello(self.seat["token"], since=self.version)
        assert welcome["you"] == self.seat["seat"]
        assert welcome["version"] >= self.version, "nobody is shown less than before"
        try:
            while self.pending or not (enough() or player.phase == OVER):
                if self.pending is not None:
                    self.book.again += 1
                    await self.send(player, self.pending)
                elif player.options and len(self.book.acknowledged) < self.book.most:
                    choice, key = self.chance.choice(player.options), secrets.token_hex(8)
                    self.pending = Sent(self.seat["id"], self.seat["seat"], key, choice, player.version)
                    self.book.write(self.pending)
                    await self.send(player, self.pending)
                else:
                    await until_step(player)
            return True
        finally:
            self.version = player.version

    async def send(self, player: Player, sent: Sent) -> None:
        """Nobody else can answer this question: whatever happens, it must not be refused."""
        answer = await player.do("answer", key=sent.key, choice=sent.choice, version=sent.version)
        self.book.acknowledge(sent, answer)
        self.pending = None


async def until_step(player: Player) -> None:
    """The next message, or now and then a look whether it is enough."""
    with suppress(TimeoutError):
        async with asyncio.timeout(0.25):
            await player.hear()
    player.frames.clear()


async def command(server: Running, seat: dict[str, Any], do: str, key: str = "", **args: Any) -> int:
    """Something done over HTTP."""
    with server.http(authorization=f"Bearer {seat['token']}") as http:
        body = {"key": key or secrets.token_hex(8), "command": {"do": do, **args}}
        answer = await asyncio.to_thread(http.post, f"/tables/{seat['id']}/command", json=body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])


async def seats_at(server: Running, people: int = 2, bots: Sequence[str] = (), **setup: Any) -> list[dict[str, Any]]:
    """A match that has begun: id, seat and token of each person. Nobody is replaced by a bot."""
    number = people + len(bots)
    about = {"seats": number, "bots": [None] * people + list(bots), "grace": 0, "options": LONG, **setup}
    seats = [await asyncio.to_thread(server.open, **about)]
    for guest in range(1, people):
        seats.append(await asyncio.to_thread(server.join, seats[0]["id"], f"Guest {guest}"))
        await command(server, seats[-1], "ready")
    await command(server, seats[0], "start")
    return seats


# -- comparing -------------------------------------------------------------------------------------------------------


def folded(stored: Stored, rows: Sequence[Row], id: str) -> Table:
    """The fold of the whole log; from the newest snapshot it has to be the same."""
    table = Table.empty(id, stored.secret)
    for row in rows:
        fold(table, row)
    if stored.snapshot is not None:
        short = Table.restore(stored.snapshot, stored.secret)
        for row in stored.rows:
            fold(short, row)
        assert not short.state.ending or short.state.phase == OVER
        short.state.ending = {}  # of a match that is over its film has kept the end: no fact says so
        assert short.snapshot() == table.snapshot()
    return table


async def check(book: Book, url: str, server: Running, seats: Sequence[Sequence[dict[str, Any]]]) -> None:
    """Nothing acknowledged is lost or doubled, and what the server shows and records is the fold of the log."""
    found: Counter[str] = Counter()
    async with opened(url) as store:
        for people in seats:
            id = people[0]["id"]
            await close(server, people[0])
            stored, rows = await store.load(id), await store.since(id, 0)
            assert stored is not None
            assert [row.version for row in rows] == list(range(1, len(rows) + 1))
            for row in rows:
                if isinstance(row.fact, Answered) and row.fact.by == "person":
                    found[compare(book, row)] += 1
            await compare_shown(server, people, folded(stored, rows, id))
    lost = [key for key in book.acknowledged if not found[key]]
    assert not lost, f"{len(lost)} acknowledged answers are lost"
    assert not [key for key, times in found.items() if times > 1]


async def close(server: Running, host: dict[str, Any]) -> None:
    """From now on nothing happens at this table, and everything of it is shown."""
    async with server.socket(host["id"]) as socket:
        player = Player(socket)
        await player.hello(host["token"])
        answer = await player.do("close")
        assert answer["type"] == "done" or answer["reason"]["id"] == "table-over", answer


def compare(book: Book, row: Row) -> str:
    """What lies in the log is what was sent, and where it was acknowledged; gives back its key."""
    key = parts(row.key)[0].rpartition(":")[2]
    sent = book.sent[key]
    assert isinstance(row.fact, Answered)
    assert (row.table, row.fact.seat, row.fact.choice) == (sent.table, sent.seat, sent.choice)
    assert book.acknowledged.get(key, row.version) == row.version
    return key


async def compare_shown(server: Running, people: Sequence[dict[str, Any]], table: Table) -> None:
    match = table.match
    assert match is not None
    for seat in people:
        async with server.socket(seat["id"]) as socket:
            shown = await Player(socket).hello(seat["token"])
        assert shown["version"] == table.version
        assert shown["view"] == plain(match.view(seat["seat"]))
    with server.http() as http:
        record = (await asyncio.to_thread(http.get, f"/tables/{people[0]['id']}/record")).json()
    assert record["decisions"] == plain(match.log)
    assert Match.replay(record).save() == match.save()


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


@asynccontextmanager
async def playing(work: Sequence[Any]) -> AsyncIterator[None]:
    """Beside everything else; what fails there fails here."""
    async with asyncio.TaskGroup() as group:
        for story in work:
            group.create_task(story)
        yield
