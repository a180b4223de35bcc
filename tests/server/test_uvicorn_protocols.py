"""What we write into a websocket by ourselves is what any reader of websockets expects."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from heldenrunde.server.web.uvicorn_protocols import framed


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_our_frames_are_read_by_others(size):
    reader = Protocol(Side.CLIENT, max_size=None)
    reader.receive_data(framed(b"x" * size))
    [found] = reader.events_received()
    assert isinstance(found, Frame)
    assert (found.opcode, bytes(found.data), found.fin) == (Opcode.TEXT, b"x" * size, True)
