"""boardgame.io's server, spoken to as its own client does: engine.io 4 and socket.io 5 on a bare websocket."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from server.load import SEATS, Load, Table
from server.wire import Broken, connect, post

GAME = "climbing"
SPACE = f"/{GAME},".encode()
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = b"40" + SPACE, b"42" + SPACE
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'


class G(msgspec.Struct):
    """What a client needs of the state to find a legal move."""

    hands: list[list[int | None]]
    reserves: list[list[int | None]]
    inside: dict[str, list[int]]
    value: int
    winner: int | None


class Ctx(msgspec.Struct):
    currentPlayer: str  # noqa: N815  boardgame.io's own name


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    id: int = msgspec.field(name="_stateID")


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
state_id = msgspec.json.Decoder(tuple[str, str, Any, msgspec.Raw]).decode


class Synced(msgspec.Struct):
    state: State


read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class ClimbingTable(Table):
    """A match with four sockets."""

    load: Load

    async def open(self) -> None:
        port = self.load.port
        self.states: list[State | None] = [None] * SEATS
        self.wanted, self.has = 0, 0
        self.mover = 0
        self.id = (await post(port, f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        self.credentials: list[str] = []
        for seat in range(SEATS):
            joined = await post(
                port, f"/games/{GAME}/{self.id}/join", {"playerID": str(seat), "playerName": f"seat {seat}"}
            )
            self.credentials.append(joined["playerCredentials"])
        self.synced = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(
                await connect(path, port, lambda message, seat=seat: self.take(seat, message), self.load.fail)  # type: ignore[misc]
            )
            await self.synced[seat]

    @property
    def over(self) -> bool:
        state = self.states[self.mover]
        return state is not None and state.G.winner is not None

    def take(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.updated(seat, read_update(message[len(EVENT) :])[2])
        elif message == PING:
            self.sockets[seat].send(PONG)
        elif message.startswith(SYNC):
            self.states[seat] = read_sync(message[len(EVENT) :])[2].state
            if not self.synced[seat].done():
                self.synced[seat].set_result(None)
        elif message.startswith(CONNECT):
            self.emit(seat, "sync", self.id, str(seat), self.credentials[seat], SEATS)
        elif message.startswith(OPEN):
            self.sockets_send(seat, CONNECT)
        elif not message.startswith(EVENT + b'["matchData"'):
            raise Broken(f"boardgame.io says {message[:200]!r}")
