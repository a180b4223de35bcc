"""A real server on a free port, and players who talk to it over sockets and HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from heldenrunde.server.run import server_for
from heldenrunde.server.settings import Settings
from heldenrunde.server.storage.store import Store
from heldenrunde.server.table import fairness

POSTGRES = os.environ.get("HELDENRUNDE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
GAME = "custom-heroes"
NO_LIMITS: dict[str, float] = {
    "rate": 1e6,
    **dict.fromkeys(["request_rate", "post_rate", "table_rate", "chat_rate", "table_chat_rate"], 0.0),
    **dict.fromkeys(["open_rate", "work_rate"], 0.0),
    **dict.fromkeys(["burst", "public_tables", "sockets_per_address", "sockets_per_seat"], 10**6),
    **dict.fromkeys(["watchers_per_table", "connections_per_address"], 10**6),
}
"""For tests of anything else: in these settings nothing is counted."""
PATIENCE = 20.0
NO_TLS = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # reading the certificates anew for every client takes longer than the test


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.uvicorn = server_for(settings, store)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    def start(self) -> Running:
        self.thread.start()
        end = time.monotonic() + PATIENCE
        while not self.uvicorn.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        self.port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return self

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def server(self) -> Any:
        return self.uvicorn.config.app.state.server  # type: ignore[union-attr]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=f"{self.url}/api", headers=headers, timeout=PATIENCE, verify=NO_TLS)

    def socket(self, table: str, origin: str | None = None, **options: Any) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(address, **{"origin": origin or self.url, "compression": None, **options})

    def open(self, name: str = "Anna", **setup: Any) -> dict[str, Any]:
        """A new table: its id, and the seat and token of its host."""
        with self.http() as http:
            answer = http.post("/tables", json={"setup": {"game": GAME, "seats": 2, **setup}, "name": name})
            assert answer.status_code == 201, answer.text
            return dict(answer.json())

    def join(self, table: str, name: str) -> dict[str, Any]:
        with self.http() as http:
            key = secrets.token_urlsafe(16)
            answer = http.post(f"/tables/{table}/join", json={"name": name, "key": key})
            assert answer.status_code == 201, answer.text
            return dict(answer.json())


def settings(database: str, **others: Any) -> Settings:
    """For tests: a free port, bots without processes of their own, and no limits in the way."""
    ours: dict[str, Any] = {"port": 0, "workers": 0, "stop_seconds": 5, **NO_LIMITS}
    return Settings(database=database, **{**ours, **others})


@contextmanager
def running(database: str, **others: Any) -> Iterator[Running]:
    server = Running(settings(database, **others)).start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A client with a socket. It keeps everything it was ever sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.version = 0

    async def hello(self, token: str | None = None, **more: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "token": token, "want": "view", "lang": "en", **more})
        return await self.until("welcome")

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        if frame["type"] in ("welcome", "step"):
            fact = frame.get("fact", {})
            reacted = (
                fact.get("kind") == "answered" and bool(self.state.get("pause")) and fact["seat"] == self.state["you"]
            )
            own = fact.get("kind") == "auto-pass" or reacted  # nobody else is told, so nobody counts it
            further = self.version if own else self.version + 1
            assert frame["type"] == "welcome" or frame["version"] == further, "versions rise without a hole"
            self.state.pop("pause", None)
            self.version = frame["version"]
            self.state.update(frame)
        return frame  # type: ignore[no-any-return]

    async def until(self, *types: str, match: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        while True:
            frame = await self.hear()
            if frame["type"] in types and match(frame):
                return frame

    async def do(self, do: str, key: str = "", **args: Any) -> dict[str, Any]:
        """Ask for something, and wait for what becomes of it."""
        key = key or secrets.token_urlsafe(8)
        await self.send({"type": "do", "key": key, "command": {"do": do, **args}})
        return await self.until("done", "refused", match=lambda frame: frame["key"] == key)

    async def must(self, do: str, **args: Any) -> None:
        answer = await self.do(do, **args)
        assert answer["type"] == "done", answer

    @property
    def options(self) -> list[Any]:
        return self.state.get("view", {}).get("options") or []

    @property
    def phase(self) -> str:
        return self.state["table"]["phase"]  # type: ignore[no-any-return]

    async def play(self, choose: Callable[[list[Any]], Any] = lambda options: options[0]) -> None:
        """Answer whenever asked, until the match is over."""
        while self.phase != "over":
            if self.options:
                choice = choose(self.options)
                answer = await self.do("answer", choice=choice, version=self.version)
                assert answer["type"] == "done" or answer["reason"]["id"] == "table-stale", answer
            else:
                await self.until("step", "welcome")


async def contribute(player: Player) -> str:
    nonce = secrets.token_hex(fairness.NONCE_BYTES)
    await player.must("commit", digest=fairness.digest(nonce))
    return nonce
