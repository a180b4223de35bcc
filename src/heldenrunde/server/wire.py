"""The websockets of uvicorn, with shorter ways for what nearly everything is: one text in one frame (RFC 6455, 5.2)."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from heldenrunde.server.socket import PULL, PUSH

HANG_UP_SECONDS = 10.0
TEXT, FINAL, MASKED = b"\x81", 0x80, 0x80
MASK_BYTES = 4


class SocketProtocol(WebSocketsSansIOProtocol):
    """A reader that does not read cannot keep its connection open; and the layers of ASGI are passed by.

    What is to be told is written at once, without waking a task: that is half of what a move costs at a table of four.
    """

    in_step = True
    """Has everything so far come in whole frames? Then the parser waits for the beginning of one."""

    def push(self, messages: list[bytes]) -> bool:
        """Write messages now and at once, if the reader keeps up; were they written?"""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(message) for message in messages]))
        return True

    def data_received(self, data: bytes) -> None:
        """A short text in a frame of its own needs no parser; everything else goes to it."""
        mask = mask_of(data) if self.in_step and self.conn.state is OPEN else 0
        self.in_step = mask > 0 or not self.handshake_initiated
        if not (mask and data[:1] == TEXT and len(data) <= self.config.ws_max_size and self.heard(data, mask)):
            super().data_received(data)

    def heard(self, data: bytes, mask: int) -> bool:
        """Hand out a text; was it one? Who sends faster than is read has to wait."""
        start = mask + MASK_BYTES
        try:
            text = apply_mask(data[start:], data[mask:start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
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
        return b"\x81%c%b" % (size, message)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


def mask_of(data: bytes) -> int:
    """Where the mask stands if this is exactly one frame of a client, not long and no part of a message; else 0."""
    if len(data) < 2 or not data[0] & FINAL or not data[1] & MASKED:
        return 0
    size, mask = data[1] & 0x7F, 2
    if size == 126:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    return mask if size != 127 and len(data) == mask + MASK_BYTES + size else 0
