"""The websockets of uvicorn, with a shorter way out: a message is one text in one frame (RFC 6455, 5.2)."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from heldenrunde.server.socket import PULL, PUSH

HANG_UP_SECONDS = 10.0
SMALL, MEDIUM, LARGE = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""The head of a frame, by how the size of the message is told."""


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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A reader that does not read cannot keep its connection open; and the layers of ASGI are passed by.

    What is to be told is written at once, without waking a task: that is half of what a move costs at a table of four.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]

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


def framed(message: bytes) -> bytes:
    """A whole text in one frame, as a server sends it."""
    size = len(message)
    if size < 126:
        return SMALL(0x81, size) + message
    if size < 65_536:
        return MEDIUM(0x81, 126, size) + message
    return LARGE(0x81, 127, size) + message
