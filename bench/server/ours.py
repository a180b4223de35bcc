"""Our own server: docs/protocol.md on a bare websocket, with the clients of four persons at every table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from server.load import SEATS, Load, Seat, Table, now
from server.wire import Broken, connect, post

GAME = "custom-heroes"
TOP = Path(__file__).resolve().parent.parent.parent

encode = msgspec.json.Encoder().encode


def command(port: int, folder: Path, compiled: bool, python: str = sys.executable) -> tuple[list[str], dict[str, str]]:
    """How `heldenrunde serve` is started, and in which environment: all defaults but for the limits on messages."""
    environment = {
        "HELDENRUNDE_PORT": str(port),
        "HELDENRUNDE_DATABASE": f"sqlite:///{folder / f'{port}.sqlite'}",
        "HELDENRUNDE_RATE": "100000",
        "HELDENRUNDE_BURST": "100000",
        "HELDENRUNDE_POST_RATE": "0",
        "HELDENRUNDE_REQUEST_RATE": "0",
        "HELDENRUNDE_TABLE_RATE": "0",
        "HELDENRUNDE_OPEN_RATE": "0",
        "HELDENRUNDE_SOCKETS_PER_ADDRESS": "100000",
        "HELDENRUNDE_CONNECTIONS_PER_ADDRESS": "100000",
        "HELDENRUNDE_LOG_LEVEL": "warning",
        "PYTHONPATH": str(TOP / "build" / "compiled") if compiled else "",
    }
    if python != sys.executable:
        environment = {name: value for name, value in environment.items() if name in known(python)}
    return [python, "-c", "from heldenrunde.server.run import serve; serve()"], environment


def known(python: str) -> set[str]:
    """The settings that another checkout has, as they are called in the environment."""
    listing = "from heldenrunde.server.settings import TYPES; print(*TYPES)"
    names = subprocess.run([python, "-c", listing], check=True, capture_output=True, text=True).stdout.split()
    return {f"HELDENRUNDE_{name.upper()}" for name in names} | {"PYTHONPATH"}


class View(msgspec.Struct):
    """What a client needs of a view."""

    options: list[Any] | None
    over: bool


class Message(msgspec.Struct):
    """Whatever comes: welcome, step, done, refused, presence."""

    type: str
    version: int = 0
    key: str = ""
    view: View | None = None


read = msgspec.json.Decoder(Message).decode
NOT_ASKED = View(None, False)


class OurSeat(Seat):
    def __init__(self, table: OurTable, number: int) -> None:
        super().__init__(table, number)
        self.home = table
        self.version = 0
        self.view = View(None, False)

    def take(self, message: bytes) -> None:
        told = read(message)
        if told.type in ("step", "welcome"):
            self.version, self.view = told.version, told.view or NOT_ASKED
            self.home.seen(self)
        elif told.type == "done":
            self.home.done(told)
        elif told.type != "presence":
            raise Broken(f"our server says {message[:300]!r}")

    def do(self, key: str, **command: object) -> None:
        self.send(encode({"type": "do", "key": key, "command": command}))


class OurTable(Table):
    """A match of Custom Heroes."""

    async def open(self) -> None:
        port, setup = self.load.port, {"game": GAME, "seats": SEATS}
        self.people: list[OurSeat] = []
        self.news = asyncio.Event()
        self.over = self.playing = False
        self.count = self.target = self.missing = 0
        host = await post(port, "/api/tables", {"setup": setup, "name": "seat 0"})
        path = f"/api/tables/{host['id']}"
        guests = [await post(port, f"{path}/join", {"name": f"seat {number}"}) for number in range(1, SEATS)]
        for number, person in enumerate([host, *guests]):
            seat = await connect(OurSeat(self, number), f"{path}/socket", port)
            seat.send(
                encode({"type": "hello", "token": person["token"], "since": None, "want": OurLoad.want, "lang": "en"})
            )
            self.people.append(seat)
        self.sockets = list(self.people)
        await self.until(lambda: all(seat.version for seat in self.people))
        for seat in self.people[1:]:
            seat.do(f"ready {seat.number}", do="ready")
        await self.until(lambda: self.count == SEATS - 1)
        self.people[0].do("start", do="start")
        await self.until(lambda: self.count == SEATS and all(seat.version == self.target for seat in self.people))
        self.playing = True

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.news.clear()
            await self.news.wait()

    def answer(self) -> None:
        """Whoever is asked answers; if several are, one of them."""
        mover = self.rng.choice([seat for seat in self.people if seat.view.options])
        assert mover.view.options, "whoever is asked has options"
        self.count += 1
        self.target, self.missing = mover.version + 1, SEATS + 1
        mover.do(str(self.count), do="answer", choice=self.rng.choice(mover.view.options), version=mover.version)

    def done(self, told: Message) -> None:
        """The acknowledgement: from here on the answer is on the disk."""
        if self.playing:
            self.acknowledged = now()
            self.progress(told.version)
        else:
            self.count += 1
            self.target = told.version
            self.news.set()

    def seen(self, seat: OurSeat) -> None:
        if self.playing:
            self.over = seat.view.over
            self.progress(seat.version)
        else:
            self.news.set()

    def progress(self, version: int) -> None:
        if version != self.target:
            raise Broken(f"version {version} instead of {self.target}")
        self.missing -= 1
        if not self.missing:
            self.complete()


class OurLoad(Load):
    name = "heldenrunde"
    want = "turn"
    """What the clients ask for: "turn", the view when they have to decide, or "view", after every answer."""

    def table(self, number: int) -> Table:
        return OurTable(self, number)


class OtherLoad(OurLoad):
    """Another checkout of ours."""

    name = "other checkout"
