"""The socket of a table: one greeting, then requests one after the other, and all that happens as it happens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import Meta

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.server.guard.limits import Places, TooOften
from heldenrunde.server.guard.security import comes_from_us, cookie_name, language_of
from heldenrunde.server.storage import Unavailable
from heldenrunde.server.table.commands import FromSocket, Who
from heldenrunde.server.table.refusals import ReasonPart, Refused, Stale, told
from heldenrunde.server.table.request_keys import key_of
from heldenrunde.server.web.admission import ADDRESS, allow, turn_away
from heldenrunde.server.web.server import Server

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
encode = msgspec.json.Encoder().encode
TOO_OFTEN, FAILED, COME_BACK, TOO_SLOW = 1008, 1011, 1012, 1013
PUSH, PULL = "heldenrunde.push", "heldenrunde.pull"
"""The extensions by which the transport takes messages at once, and hands them out; without them there is ASGI."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: who one is, and how one wants to be told."""

    token: str | None = None
    since: int | None = None
    """The newest version one has. The answer is a welcome either way: it is the whole state."""
    want: Literal["view", "turn", "scene"] = "scene"
    lang: Literal["de", "en"] | None = None


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do"):
    """A request; the same key again does it once and gives the same answer."""

    key: Key
    command: FromSocket


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    key: str
    version: int


class No(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    key: str
    version: int
    reason: ReasonPart


decode_hello = msgspec.json.Decoder(Hello).decode
decode_do = msgspec.json.Decoder(Do).decode


class Client:
    """One socket. It listens to its table; what cannot be told at once waits in a queue for the writer."""

    def __init__(self, socket: Socket, server: Server, table: str) -> None:
        self.socket, self.server, self.table = socket, server, table
        self.viewer: int | None = None
        self.person, self.want, self.language = "", "scene", language_of(socket.headers)
        self.who = Who()
        self.address: str = socket.scope[ADDRESS]  # type: ignore[literal-required]
        self.places: list[tuple[Places, str]] = []
        """Where this socket counts as one of many."""
        self.queue: deque[bytes] = deque()
        self.waiting, self.limit = 0, server.settings.queue_limit
        self.held: list[bytes] | None = None
        """What comes of one's own request, kept to be written together with its acknowledgement."""
        self.news = asyncio.Event()
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.push: Callable[[list[bytes]], bool] | None = extensions.get(PUSH)
        self.pull: Callable[[], Awaitable[Any]] = extensions.get(PULL, socket.receive)
        self.writer: asyncio.Task[None] | None = None
        self.dropping: asyncio.Task[None] | None = None

    # -- telling ------------------------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        if self.held is not None:
            self.held.append(message)
        else:
            self.put([message])

    def put(self, messages: list[bytes]) -> None:
        if not messages or self.dropping is not None:
            return
        if not self.waiting and self.push is not None and self.push(messages):
            return
        self.waiting += sum([len(message) for message in messages])
        if self.waiting > self.limit:
            self.dropping = asyncio.create_task(self.close(TOO_SLOW))
            return
        self.queue.extend(messages)
        self.news.set()

    async def write(self) -> None:
        with suppress(OSError, WebSocketDisconnect, RuntimeError):  # closed meanwhile, by either side
            while True:
                await self.news.wait()
                self.news.clear()
                while self.queue:
                    message = self.queue.popleft()
                    await self.send(message)
                    self.waiting -= len(message)

    async def send(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def close(self, code: int) -> None:
        """Say why, and hang up; the reader then hears that the socket is gone."""
        if self.writer is not None:
            self.writer.cancel()
        self.server.metrics.dropped.labels(str(code)).inc()
        with suppress(OSError, WebSocketDisconnect, RuntimeError):
            await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})

    def leave(self) -> None:
        if self.dropping is None:
            self.dropping = asyncio.create_task(self.close(COME_BACK))

    def refuse(self, reason: Reason, key: str = "") -> None:
        self.server.metrics.refusals.labels(reason.id).inc()
        live = self.server.hub.live.get(self.table)
        version = live.table.shown if live is not None else 0
        self.tell(encode(No(key, version, told(reason, self.language))))

    # -- hearing ------------------------------------------------------------------------------------------------

    async def hear(self) -> str | bytes | None:
        """The next message; None when the socket is gone."""
        try:
            event = await self.pull()
        except WebSocketDisconnect:
            return None
        if event["type"] == "websocket.disconnect":
            return None
        return event.get("text") or event.get("bytes") or b""

    async def serve(self) -> None:
        """From the greeting to the end."""
        self.writer = asyncio.create_task(self.write())
        self.server.metrics.sockets.inc()
        try:
            if await self.greeted():
                await self.server.hub.watch(self.table, self)
                await self.take_requests()
        finally:
            self.server.metrics.sockets.dec()
            self.writer.cancel()
            await self.server.hub.unwatch(self.table, self)

    async def greeted(self) -> bool:
        """Who is it? Whoever does not say so in time, or holds a wrong token, is sent away."""
        try:
            frame = await asyncio.wait_for(self.hear(), self.server.settings.hello_seconds)
            if frame is None:
                return False
            await self.introduce(decode_hello(frame))
        except (TimeoutError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self.send_away(Reason("server-no-hello"))
        except HeldenrundeError as error:
            await self.send_away(error.reason)
        else:
            return True
        return False

    async def introduce(self, hello: Hello) -> None:
        self.want, self.language = hello.want, hello.lang or self.language
        hub = self.server.hub
        if hello.token:
            self.who = await hub.who(self.table, hello.token)
        else:
            with suppress(Refused):  # an outdated cookie is as good as none
                self.who = await hub.who(self.table, self.socket.cookies.get(cookie_name(self.table)))
            await hub.find(self.table)
        self.person, self.viewer = self.who.person, self.who.seat
        self.take_place()

    def take_place(self) -> None:
        """Who has a seat no longer counts for the address; who watches counts for the table as well."""
        limits = self.server.limits
        if not self.person:
            self.occupy(limits.watchers, self.table)
            return
        self.occupy(limits.seats, self.person)
        self.vacate(limits.strangers, self.address)

    def occupy(self, places: Places, key: str) -> None:
        places.enter(key)
        self.places.append((places, key))

    def vacate(self, places: Places, key: str) -> None:
        self.places.remove((places, key))
        places.leave(key)

    def vacate_all(self) -> None:
        for place in self.places[:]:
            self.vacate(*place)

    async def send_away(self, reason: Reason) -> None:
        self.server.metrics.refusals.labels(reason.id).inc()
        await self.send(encode(No("", 0, told(reason, self.language))))
        await self.close(TOO_OFTEN)

    async def take_requests(self) -> None:
        while (frame := await self.hear()) is not None:
            await self.take(frame)

    async def take(self, frame: str | bytes) -> None:
        try:
            request = decode_do(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Reason("server-bad-message"))
            return
        try:
            await self.do(request)
        except Stale as error:
            self.refuse(error.reason, request.key)
            self.tell(await self.server.hub.look(self.table, self.viewer, self.want))
        except HeldenrundeError as error:
            self.refuse(error.reason, request.key)
        except RecursionError:
            self.refuse(Reason("server-bad-message"), request.key)
        except Exception as error:
            log.error("request failed", table=self.table, exc_info=error)
            gone = isinstance(error, Unavailable)
            self.refuse(Reason("server-store-gone" if gone else "server-fault"), request.key)

    async def do(self, request: Do) -> None:
        self.held = held = []
        try:
            await allow(self.server, self.who, self.address, self.table, request.command)
            key = key_of(self.who.person, request.key, request.command)
            version = await self.server.hub.act(self.table, self.who, request.command, key)
            held.append(encode(Done(request.key, version)))
        finally:
            self.held = None
            self.put(held)
        self.server.metrics.commands(type(request.command).__struct_config__.tag).inc()


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Whoever does not come from a page of ours is refused with 403 before anything is said."""
    server: Server = socket.app.state.server
    if not comes_from_us(socket.headers, server.settings):
        server.metrics.refusals.labels("server-foreign-origin").inc()
        await socket.receive()
        await socket.send({"type": "websocket.close", "code": TOO_OFTEN, "reason": ""})
        return
    client = Client(socket, server, table)
    try:
        client.occupy(server.limits.strangers, client.address)
    except TooOften as error:
        await turn_away(server, socket.scope, socket.send, error)
        return
    try:
        await socket.accept()
        await asyncio.create_task(client.serve())  # to be woken without passing through all the layers above
    except (OSError, WebSocketDisconnect):
        pass  # gone in the middle of a word
    except Exception as error:
        log.error("socket failed", table=table, exc_info=error)
        await client.close(FAILED)
    finally:
        client.vacate_all()
