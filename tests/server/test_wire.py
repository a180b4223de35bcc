"""However frames come in, whole or in pieces, what is said in them arrives once and in order."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side
from websockets.uri import parse_uri

from heldenrunde.server.wire import SocketProtocol, framed

LIMIT = 8192


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)})
        self.written, self.closed, self.paused = b"", False, False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Talk:
    """A connection to an application that writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        config = uvicorn.Config(
            self.application, interface="asgi3", ws_max_size=LIMIT, ws_per_message_deflate=False, log_config=None
        )
        config.load()
        self.line = Line()
        loop = asyncio.get_running_loop()
        self.protocol = SocketProtocol(config=config, server_state=ServerState(), app_state={}, _loop=loop)
        self.protocol.connection_made(self.line)
        client = ClientProtocol(parse_uri("ws://127.0.0.1/"))
        client.send_request(client.connect())
        self.protocol.data_received(b"".join(client.data_to_send()))

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text"))
        self.heard.append(event["code"])

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def pieces(data: bytes, chance: random.Random) -> list[bytes]:
    cuts = sorted(chance.sample(range(1, len(data)), chance.randrange(min(12, len(data) - 1))))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


SIZES = [0, 1, 100, 125, 126, 127, 300, 8000]


@pytest.mark.parametrize("seed", range(30))
def test_texts_arrive_once_and_in_order_however_they_are_cut(seed):
    """First whole frames, then pieces of them: a parser that was left out must not be woken in the middle of one."""
    chance = random.Random(seed)
    texts = [str(number) + "ü" * (chance.choice(SIZES) // 2) for number in range(20)]
    whole, rest = texts[: seed % 10], texts[seed % 10 :]
    stream = b""
    for text in rest:
        data = text.encode()
        half = chance.randrange(len(data))
        parts = [frame(data[:half], fin=False), frame(b"?", Opcode.PONG), frame(data[half:], Opcode.CONT)]
        stream += b"".join(parts) if chance.random() < 0.3 else frame(data)

    async def story() -> None:
        talk = Talk()
        await talk.settle()
        for data in [*[frame(text.encode()) for text in whole], *pieces(stream, chance)]:
            talk.protocol.data_received(data)
            await talk.settle()
        assert talk.heard == texts

    asyncio.run(story())


def test_a_piece_of_a_text_that_looks_like_a_frame_is_none():
    """Unmasked, and beginning within a character, as it has to be."""
    text = "\u2045aaaahello"
    data = b"\x81\x8c\0\0\0\0" + text.encode()

    async def story() -> None:
        talk = Talk()
        await talk.settle()
        for piece in (data[:7], data[7:]):
            talk.protocol.data_received(piece)
            await talk.settle()
        assert talk.heard == [text]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b"\xff"), 1007),
        (frame(b"x" * (LIMIT + 1)), 1009),
        (Frame(Opcode.TEXT, b"hi").serialize(mask=False), 1002),
        (b"\xc1" + frame(b"hi")[1:], 1002),
        (frame(b"\x03\xe8", Opcode.CLOSE), 1000),
    ],
    ids=["not UTF-8", "too long", "not masked", "reserved bit", "close"],
)
def test_what_may_not_be_said_ends_the_talk(data, code):
    async def story() -> None:
        talk = Talk()
        await talk.settle()
        talk.protocol.data_received(frame(b"x" * LIMIT))
        await talk.settle()
        talk.protocol.data_received(data)
        talk.protocol.data_received(frame(b"too late"))
        await talk.settle()
        assert talk.heard == ["x" * LIMIT, code]
        assert not talk.protocol.push([b"too late"])

    asyncio.run(story())


def test_who_sends_faster_than_is_read_has_to_wait():
    async def story() -> None:
        talk = Talk()
        await talk.settle()
        for number in range(3):
            talk.protocol.data_received(frame(str(number).encode()))
        assert talk.line.paused
        await talk.settle()
        assert talk.heard == ["0", "1", "2"]
        assert not talk.line.paused

    asyncio.run(story())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_our_frames_are_read_by_others(size):
    reader = Protocol(Side.CLIENT, max_size=None)
    reader.receive_data(framed(b"x" * size))
    [found] = reader.events_received()
    assert isinstance(found, Frame)
    assert (found.opcode, bytes(found.data), found.fin) == (Opcode.TEXT, b"x" * size, True)
