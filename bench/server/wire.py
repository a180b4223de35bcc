"""The least that a client needs: a websocket and an HTTP POST on loopback, cheap enough not to be what is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any

import msgspec

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80

Take = Callable[[bytes], None]
"""Gets every message."""


class Broken(Exception):
    """A server did what it should not: the measurement is worth nothing."""


class Socket(asyncio.Protocol):
    """A websocket client. Its masking key is zero, which leaves the payload as it is and saves the masking."""

    def __init__(self, path: str, port: int, take: Take, lost: Callable[[str], None]) -> None:
        self.path, self.port, self.take, self.lost = path, port, take, lost
        self.open = False
        self.closing = False
        self.rest = b""
        self.received = 0
        """Bytes of payload so far."""
        self.transport: asyncio.Transport
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        self.rest = self.frames(data) if self.open else self.upgrade(data)

    def upgrade(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.upgraded.set_exception(Broken(f"no websocket at {self.path}: {head[:80]!r}"))
            return b""
        self.open = True
        self.upgraded.set_result(None)
        return self.frames(rest)

    def frames(self, data: bytes) -> bytes:
        """Hand out all whole messages; what is left is the beginning of the next."""
        at, length = 0, len(data)
        while length - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            end = start + size
            if length < end or length < start:
                break
            self.frame(kind, data[start:end])
            at = end
        return data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        if kind == FINAL | PING:
            self.write(PONG, payload)
        elif kind == FINAL | CLOSE:
            self.transport.close()
        elif kind & FINAL:
            self.received += len(payload)
            self.take(payload)
        else:
            raise Broken("a message in several frames")

    def send(self, payload: bytes) -> None:
        self.write(TEXT, payload)

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            self.transport.write(struct.pack("!BBI", FINAL | kind, MASKED | size, 0) + payload)
        else:
            self.transport.write(struct.pack("!BBHI", FINAL | kind, MASKED | 126, size, 0) + payload)

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.upgraded.done():
            self.upgraded.set_exception(Broken(f"no websocket at {self.path}: {error}"))
        elif not self.closing:
            self.lost(f"the server has closed {self.path}")


async def connect(path: str, port: int, take: Take, lost: Callable[[str], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, port, take, lost), HOST, port)
    await socket.upgraded
    return socket


async def post(port: int, path: str, body: object) -> Any:
    """POST JSON on a connection of its own; gives back the JSON that comes."""
    content = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    answer = await reader.read()
    writer.close()
    head, _, body_back = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 2"):
        raise Broken(f"POST {path}: {answer[:300]!r}")
    return msgspec.json.decode(body_back[body_back.index(b"{") : body_back.rindex(b"}") + 1])
