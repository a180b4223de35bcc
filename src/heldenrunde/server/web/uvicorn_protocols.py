"""The connections of uvicorn, within limits, and its websockets with a shorter way out.

A message is one text in one frame (RFC 6455, 5.2). Who sends a request by halves, or does not read, is cut off.
"""

from __future__ import annotations

from abc import abstractmethod
from asyncio import AbstractEventLoop, Future
from collections import deque
from struct import Struct
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.protocol import OPEN

from heldenrunde.server.guard.connections import Connections
from heldenrunde.server.guard.limits import Bucket
from heldenrunde.server.web.socket import PULL, PUSH, TOO_OFTEN

HANG_UP_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
GREETING = 2
"""So many frames more than usual at the beginning: the greeting, and an answer to a ping."""
SLICE = 1024
"""Bytes that are read at once: a flood of tiny frames is noticed before all of it has been taken apart."""
LEAST_READ = 16_384
"""Bytes of an answer that have to be read in the time of a request."""
SMALL, MEDIUM, LARGE = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""The head of a frame, by how the size of the message is told."""


class Config(uvicorn.Config):
    """What all connections of a server share."""

    connections: Connections


class Watched:
    """A connection that may not make us wait for ever. What is waited for is compared with what it was before."""

    config: Config
    transport: Any
    waited: tuple[Any, float] = (None, 0.0)

    @abstractmethod
    def awaits(self) -> Any:
        """What this connection has to do next; nothing if it is our turn."""

    def check(self, now: float) -> None:
        """Cut off who has not gone on for too long."""
        awaited = self.awaits()
        if awaited is None or awaited != self.waited[0]:
            self.waited = awaited, now
        elif now - self.waited[1] > self.config.connections.patience:
            self.transport.abort()

    def unread(self) -> Any:
        """An answer has to be read, at a speed that every line has."""
        size = self.transport.get_write_buffer_size()
        return ("unread", size // LEAST_READ) if size else None


class HttpProtocol(Watched, H11Protocol):
    config: Config

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        refusal = self.config.connections.enter(transport, self.client[0] if self.client else "")
        if refusal:
            transport.write(refusal)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def awaits(self) -> Any:
        if (unread := self.unread()) is not None:
            return unread
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            return "request", cycle
        return ("body", cycle) if cycle.more_body else None


class Mailbox:
    """What an asyncio.Queue does for a single reader, at a tenth of the calls."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.reader: Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.reader = self.loop.create_future()
            await self.reader
        return self.events.popleft()

    def empty(self) -> bool:
        return not self.events


class SocketProtocol(Watched, WebSocketsSansIOProtocol):
    """A reader that does not read cannot keep its connection open; and the layers of ASGI are passed by.

    What is to be told is written at once, without waking a task: that is half of what a move costs at a table of four.
    """

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]
        self.flooded = False
        settings = self.config.connections.settings
        self.bucket = Bucket(settings.rate, settings.burst + GREETING)

    # -- out ----------------------------------------------------------------------------------------------------

    def push(self, messages: list[bytes]) -> bool:
        """Write messages now and at once, if the reader keeps up; were they written?"""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, messages)))
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # goodbye is said even if what was said before is not yet read
        await super().send(message)

    async def run_asgi(self) -> None:
        self.scope["extensions"] |= {PUSH: self.push, PULL: self.receive}  # type: ignore[dict-item]
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(HANG_UP_SECONDS, self.transport.abort)

    # -- in -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE and not self.flooded:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def counts(self) -> bool:
        """Every frame counts, be it empty, a fragment, or a ping; is there room for this one?"""
        if not self.flooded and not self.bucket.take():
            self.flood()
        return not self.flooded

    def flood(self) -> None:
        """Say why, hang up soon, and read no more of it."""
        self.flooded = True
        self.config.connections.dropped(TOO_OFTEN)
        if self.conn.state is OPEN and not self.close_sent:
            self.conn.send_close(TOO_OFTEN)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_OFTEN})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.close)

    def handle_text(self, event: Frame) -> None:
        if self.counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.counts():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self.counts():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answers to pings do not pile up for who does not read them."""
        if self.counts():
            output = b"".join(self.conn.data_to_send())
            if self.writable.is_set():
                self.transport.write(output)

    def send_receive_event_to_app(self) -> None:
        try:  # noqa: SIM105 (suppress costs something with every message)
            super().send_receive_event_to_app()
        except InvalidState:
            pass  # no text, and its sender has said goodbye: nobody is left to be told

    # -- the end ------------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.leave(self.transport)
        super().connection_lost(exc)

    def awaits(self) -> Any:
        """An open socket may be silent, for it answers pings; one that is to end has to read what is left."""
        if not self.handshake_complete:
            return "handshake"
        return "end" if self.transport.is_closing() else None


def framed(message: bytes) -> bytes:
    """A whole text in one frame, as a server sends it."""
    size = len(message)
    if size < 126:
        return SMALL(0x81, size) + message
    if size < 65_536:
        return MEDIUM(0x81, 126, size) + message
    return LARGE(0x81, 127, size) + message
