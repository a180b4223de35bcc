"""A long evening: tables opened, played, left and forgotten, lines that break, spectators, chat, and nonsense.

Everybody has an address of their own, as behind a proxy, so that the usual limits of a server can stay as they are.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from heldenrunde.rulebooks import GAMES
from tests.every_game.positions import short
from tests.every_game.test_play import NONSENSE, mutations
from tests.server.harness import NO_TLS, PATIENCE, Player, Running
from tests.server.reliability_clients import CUT, until_step

BOTS = ("random", "easy", "normal")
FAULTS = ("server-fault", "server-store-gone")
LONGEST = 150.0
"""Seconds after which people have had enough of a match, and the next ones sit down."""
BUSY = "/health"
"""It alone may say that the server does not get on just now."""
HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{"


class Load:
    """All who come to a server; each waits about so many seconds before every answer."""

    def __init__(self, server: Running, pause: float, chance: random.Random) -> None:
        self.server, self.pause, self.chance = server, pause, chance
        self.http = httpx.AsyncClient(base_url=f"{server.url}/api", timeout=3 * PATIENCE, verify=NO_TLS)
        self.counted: Counter[str] = Counter()
        self.ended = asyncio.Event()

    async def run(self, tables: int, crowd: int, seconds: float, even: bool) -> None:
        """So many tables at a time, for so long; then everybody goes home. An even load comes spread over time."""
        async with self.http, asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(self.evenings(list(GAMES)[number % len(GAMES)], number / tables if even else 0.0))
            for work in (self.strangers(), self.strangers(), self.crowd(crowd)):
                group.create_task(work)
            await asyncio.sleep(seconds)
            self.ended.set()

    async def evenings(self, game: str, late: float) -> None:
        """Each at its time, however fast the machine: so there are always about as many tables in memory."""
        due = self.now() + late * LONGEST
        await self.until(due)
        while not self.ended.is_set():
            await self.through(Evening(self, game).spend())
            due = max(due + LONGEST, self.now())
            await self.until(due)

    async def strangers(self) -> None:
        due = self.now()
        while not self.ended.is_set():
            await self.through(self.chance.choice(NUISANCES)(self))
            self.counted["nuisances"] += 1
            due = max(due + 1.0, self.now())
            await self.until(due)

    async def crowd(self, number: int) -> None:
        """Each from another address and about another table, until the server has to forget some of them."""
        for stranger in range(number):
            if not self.ended.is_set():
                path, address = f"/tables/{secrets.token_urlsafe(12)}/command", f"2001:db8:0:{stranger:x}::1"
                await self.through(self.ask("POST", path, address, content=b"{}"))
                await self.wait(0.02)

    async def through(self, work: Awaitable[Any]) -> None:
        """Lines break, and a machine may be too busy to answer in time: that is counted, and somebody else comes."""
        try:
            await work
        except httpx.TransportError:
            self.counted["requests cut"] += 1
        except CUT:
            self.counted["sockets cut"] += 1

    # -- talking to the server ----------------------------------------------------------------------------------

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def wait(self, seconds: float) -> None:
        """About so long."""
        await self.until(self.now() + self.chance.uniform(0.5, 1.5) * seconds)

    async def until(self, when: float) -> None:
        """Until then, or until it is time to go home."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(when):
                await self.ended.wait()

    def address(self) -> str:
        return f"198.18.{self.chance.randrange(256)}.{self.chance.randrange(256)}"

    async def ask(self, method: str, path: str, address: str, token: str = "", **more: Any) -> httpx.Response:
        """Whatever is asked: it is answered or refused, and nothing goes wrong in the server."""
        headers = {"x-forwarded-for": address, **({"authorization": f"Bearer {token}"} if token else {})}
        answer = await self.http.request(method, path, headers=headers, **more)
        assert answer.status_code < 500 or path == BUSY, f"{method} {path}: {answer.text}"
        self.counted[f"status {answer.status_code}"] += 1
        return answer

    async def do(self, seat: dict[str, Any], address: str, do: str, **args: Any) -> None:
        body = {"key": secrets.token_hex(8), "command": {"do": do, **args}}
        await self.ask("POST", f"/tables/{seat['id']}/command", address, seat["token"], json=body)

    def socket(self, table: str, address: str) -> connect:
        self.counted["sockets"] += 1
        return self.server.socket(table, additional_headers={"x-forwarded-for": address}, open_timeout=3 * PATIENCE)


class Evening:
    """One table from its opening until nobody is left."""

    def __init__(self, load: Load, game: str) -> None:
        self.load, self.chance, self.game = load, load.chance, game
        self.people: list[Person] = []
        self.over = False
        self.end = load.now() + LONGEST

    async def spend(self) -> None:
        await self.come_together()
        kind = self.chance.random()
        if kind < 0.1:
            return  # nobody ever starts it
        await self.begin()
        answers = self.chance.randrange(1, 15) if kind < 0.25 else 1_000_000  # some leave in the middle
        async with asyncio.TaskGroup() as group:
            for _ in range(2):
                group.create_task(self.watch())
            await asyncio.gather(*[person.play(answers) for person in self.people])
            self.over = True
        await self.look_back()

    async def come_together(self) -> None:
        seats = self.chance.choice(GAMES[self.game].seats)
        number = self.chance.randint(1, min(3, seats))
        bots = [None] * number + [self.chance.choice(BOTS) for _ in range(seats - number)]
        setup = {"game": self.game, "seats": seats, "options": short(self.game, seats), "bots": bots, "grace": 5}
        setup["public"] = self.chance.random() < 0.5
        host = self.load.address()
        opened = await self.load.ask("POST", "/tables", host, json={"setup": setup, "name": "Anna"})
        assert opened.status_code == 201, opened.text
        self.people = [Person(self, opened.json(), host)]
        for guest in range(1, number):
            body, address = {"name": f"Guest {guest}", "key": secrets.token_hex(8)}, self.load.address()
            joined = await self.load.ask("POST", f"/tables/{self.id}/join", address, json=body)
            assert joined.status_code == 201, joined.text
            self.people.append(Person(self, joined.json(), address))
        self.load.counted["tables"] += 1

    @property
    def id(self) -> str:
        return str(self.people[0].seat["id"])

    async def begin(self) -> None:
        for person in self.people[1:]:
            await self.load.do(person.seat, person.address, "ready")
        await self.load.do(self.people[0].seat, self.people[0].address, "start")

    async def watch(self) -> None:
        """Spectators come and go, and some have something to say."""
        while not (self.over or self.load.ended.is_set()):
            await self.load.through(self.look(self.load.address()))
            await self.load.wait(2 * self.load.pause)

    async def look(self, address: str) -> None:
        async with self.load.socket(self.id, address) as socket:
            player = Player(socket)
            await player.hello(want=self.chance.choice(("scene", "view", "turn")))
            if self.chance.random() < 0.3:
                await player.do("say", text="Hello!", name=f"Guest {secrets.token_hex(4)}")
            for _ in range(self.chance.randrange(20)):
                await until_step(player)

    async def look_back(self) -> None:
        """What one does afterwards; not everything is allowed before the end."""
        first = self.people[0]
        for path in ("record", "log", "at/1", "at/2?want=view"):
            await self.load.ask("GET", f"/tables/{self.id}/{path}", first.address, first.seat["token"])
        if self.chance.random() < 0.3:
            body = {"decision": 1, "seat": 0, "name": "Zoe"}
            await self.load.ask("POST", f"/tables/{self.id}/play-on", self.load.address(), json=body)
        if self.chance.random() < 0.3:
            for person in self.people:
                path = f"/tables/{self.id}/rematch"
                await self.load.ask("POST", path, person.address, person.seat["token"])


class Person:
    """A seat at a table. The line breaks now and then, without a word, and is taken up again."""

    def __init__(self, evening: Evening, seat: dict[str, Any], address: str) -> None:
        self.evening, self.load, self.chance = evening, evening.load, evening.chance
        self.seat, self.address = seat, address
        self.over, self.left = False, 0

    async def play(self, answers: int) -> None:
        self.left = answers
        while not self.enough():
            await self.load.through(self.connect())

    async def connect(self) -> None:
        async with self.load.socket(self.seat["id"], self.address) as socket:
            await self.sit(Player(socket), self.chance.randrange(5, 60))
            if self.chance.random() < 0.5:
                socket.transport.abort()

    def enough(self) -> bool:
        late = self.load.now() > self.evening.end
        return self.over or self.left <= 0 or late or self.load.ended.is_set()

    async def sit(self, player: Player, turns: int) -> None:
        await player.hello(self.seat["token"])
        while turns and not self.enough():
            self.over = player.phase == "over"
            undo = player.state["table"].get("undo")
            if undo is not None and undo != self.seat["seat"]:
                await self.request(player, "vote", agree=self.chance.random() < 0.5)
                await until_step(player)
            elif player.options and not self.over:
                await self.load.wait(self.load.pause)
                await self.turn(player)
                turns -= 1
            else:
                await until_step(player)

    async def turn(self, player: Player) -> None:
        """Mostly an answer."""
        what = self.chance.random()
        if what < 0.88:
            await self.request(player, "answer", choice=self.chance.choice(player.options), version=player.version)
            self.left -= 1
        elif what < 0.93:
            wrong = [*mutations(self.chance.choice(player.options), self.chance), *NONSENSE]
            await self.request(player, "answer", choice=self.chance.choice(wrong), version=player.version)
        elif what < 0.96:
            await self.request(player, "say", text=secrets.token_hex(self.chance.randint(1, 200)))
        elif what < 0.97:
            await self.request(player, "undo")
        elif what < 0.98:
            await self.request(player, "auto-pass", on=self.chance.random() < 0.5)
        else:
            path = self.chance.choice(("hint", "log", "at/1", "", "?want=view"))
            await self.load.ask(
                "GET", f"/tables/{self.seat['id']}/{path}".rstrip("/"), self.address, self.seat["token"]
            )

    async def request(self, player: Player, do: str, **args: Any) -> None:
        answer = await player.do(do, **args)
        player.frames.clear()
        refused = answer.get("reason", {}).get("id", "")
        assert refused not in FAULTS, answer
        self.load.counted[f"{do} {answer['type']}"] += 1


# -- nuisances -------------------------------------------------------------------------------------------------------


async def read_around(load: Load) -> None:
    """Not a nuisance: somebody who looks what there is."""
    game, lang = load.chance.choice(list(GAMES)), load.chance.choice(("de", "en"))
    paths = ["/games", "/tables", "/metrics", "/health", f"/texts/{lang}/{game}", f"/rules/{game}?lang={lang}"]
    await load.ask("GET", load.chance.choice([*paths, f"/cards/{game}?lang={lang}"]), load.address())


async def lost(load: Load) -> None:
    path = load.chance.choice((f"/tables/{secrets.token_urlsafe(12)}", f"/{secrets.token_hex(20)}", "/tables/%00/log"))
    await load.ask(load.chance.choice(("GET", "POST", "PUT", "DELETE", "HEAD")), path, load.address())


async def garbled(load: Load) -> None:
    body = load.chance.choice((b"{", b"\xff\xfe", b"[" * 5000, b"x" * 100_000, b'{"setup": {"game": 1}}'))
    await load.ask("POST", "/tables", load.address(), content=body)


async def false_token(load: Load) -> None:
    seat = {"id": secrets.token_urlsafe(12), "token": secrets.token_urlsafe(32)}
    await load.do(seat, load.address(), "start")


async def broken_frames(load: Load) -> None:
    """At a table that nobody will ever start."""
    address = load.address()
    opened = await load.ask("POST", "/tables", address, json={"setup": {"game": "kapow", "seats": 2}, "name": "Eve"})
    host = opened.json()
    with suppress(ConnectionClosed):
        async with load.socket(host["id"], address) as socket:
            await Player(socket).hello(host["token"])
            for _ in range(load.chance.randrange(40)):
                await socket.send(load.chance.choice(("", "{", "[" * 3000, '{"type": "do", "key": "x"}', b"\0")))
            socket.transport.write(load.chance.choice((b"\xff" * 20, b"\x81\x82\0\0\0\0\xff\xfe", b"")))


async def half_a_request(load: Load) -> None:
    """And then silence, for a while."""
    _, writer = await asyncio.open_connection("127.0.0.1", load.server.port)
    writer.write(HALF)
    await load.wait(2.0)
    writer.close()


NUISANCES: list[Callable[[Load], Any]] = [
    *(read_around, lost, garbled, false_token, broken_frames, half_a_request),
]
