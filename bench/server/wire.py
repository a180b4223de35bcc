"""The least that a client needs: a websocket and an HTTP POST on loopback, cheap enough not to be what is measured."""

from __future__ import annotations

import asyncio
import struct
from abc import ABC, abstractmethod
from typing import Any, TypeVar

import msgspec

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80


class Broken(Exception):
    """A server did what it should not: the measurement is worth nothing."""


class Socket(asyncio.Protocol, ABC):
    """A websocket client. Its masking key is zero, which leaves the payload as it is and saves the masking."""

    def __init__(self) -> None:
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.received = 0
        """Bytes of messages so far."""
        self.closing = False

    @abstractmethod
    def take(self, message: bytes) -> None:
        """A message has come."""

    @abstractmethod
    def fail(self, why: str) -> None:
        """The connection is of no use any more."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def ask_for_upgrade(self, path: str, port: int) -> None:
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        try:
            self.rest = self.frames(data) if self.upgraded.done() else self.upgrade(data)
        except Exception as error:
            self.fail(f"{type(error).__name__}: {error}")
            self.close()

    def upgrade(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.upgraded.set_exception(Broken(f"no websocket: {head[:80]!r}"))
            return b""
        self.upgraded.set_result(None)
        return self.frames(rest)

    def frames(self, data: bytes) -> bytes:
        """Hand out all whole messages; what is left is the beginning of the next."""
        at, length = 0, len(data)
        while length - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            end = start + size
            if length < start or length < end:
                break
            self.frame(kind, data[start:end])
            at = end
        return data[at:]

    def frame(self, kind: int, payload: bytes) -> None:
        if kind == FINAL | TEXT or kind == FINAL | TEXT + 1:
            self.received += len(payload)
            self.take(payload)
        elif kind == FINAL | PING:
            self.write(PONG, payload)
        elif kind == FINAL | CLOSE:
            raise Broken(f"closed by the server: {payload!r}")
        else:
            raise Broken(f"a frame of kind {kind:#x}")

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BBI", FINAL | kind, MASKED | size, 0)
        else:
            head = struct.pack("!BBHI", FINAL | kind, MASKED | 126, size, 0)
        self.transport.write(head + payload)

    def close(self) -> None:
        self.closing = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.upgraded.done():
            self.upgraded.set_exception(Broken("no websocket: the connection was closed"))
        elif not self.closing:
            self.fail("the server has closed a connection")


S = TypeVar("S", bound=Socket)


async def connect(socket: S, path: str, port: int) -> S:
    await asyncio.get_running_loop().create_connection(lambda: socket, HOST, port)
    socket.ask_for_upgrade(path, port)
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
        raise Broken(f"POST {path}: {answer[:400]!r}")
    return msgspec.json.decode(body_back)
