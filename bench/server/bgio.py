"""boardgame.io's server, spoken to as its own client does: engine.io 4 and socket.io 5 on a bare websocket."""

from __future__ import annotations

import asyncio

import msgspec

from server.load import SEATS, Load, Seat, Table, now
from server.wire import Broken, connect, post

GAME = "climbing"
OPEN, PING, PONG = b"0", b"2", b"3"
CONNECT, EVENT = f"40/{GAME},".encode(), f"42/{GAME},".encode()
UPDATE, SYNC, OTHER = EVENT + b'["update"', EVENT + b'["sync"', EVENT + b'["matchData"'

encode = msgspec.json.Encoder().encode


class G(msgspec.Struct):
    """What a client needs of the state to find the legal moves; nulls are hidden cards."""

    hands: list[list[int | None]]
    reserves: list[list[int | None]]
    inside: dict[str, list[int]]
    value: int
    winner: int | None


class Ctx(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    G: G
    ctx: Ctx
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class BgioSeat(Seat):
    def __init__(self, table: BgioTable, number: int, credentials: str) -> None:
        super().__init__(table, number)
        self.home, self.credentials = table, credentials
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.state: State

    def take(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.state = read_update(message[len(EVENT) :])[2]
            self.home.updated(self)
        elif message == PING:
            self.send(PONG)
        elif message.startswith(SYNC):
            self.state = read_sync(message[len(EVENT) :])[2].state
            if not self.synced.done():
                self.synced.set_result(None)
        elif message.startswith(CONNECT):
            self.emit("sync", self.home.id, str(self.number), self.credentials, SEATS)
        elif message.startswith(OPEN):
            self.send(CONNECT)
        elif not message.startswith(OTHER):
            raise Broken(f"boardgame.io says {message[:200]!r}")

    def emit(self, *event: object) -> None:
        self.send(EVENT + encode(event))

    def move(self, name: str, arguments: list[int | None]) -> None:
        me = str(self.number)
        payload = {"type": name, "args": arguments, "playerID": me, "credentials": self.credentials}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.id, self.home.id, me)


class BgioTable(Table):
    """A match of the small climbing game in bgio/game.js."""

    async def open(self) -> None:
        port = self.load.port
        self.id: str = (await post(port, f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        self.people: list[BgioSeat] = []
        for number in range(SEATS):
            who = {"playerID": str(number), "playerName": f"seat {number}"}
            joined = await post(port, f"/games/{GAME}/{self.id}/join", who)
            seat = BgioSeat(self, number, joined["playerCredentials"])
            self.people.append(await connect(seat, "/socket.io/?EIO=4&transport=websocket", port))
            await seat.synced
        self.mover = self.people[0]
        self.over, self.missing, self.sockets = False, 0, list(self.people)

    def answer(self) -> None:
        mover = self.mover = self.people[int(self.mover.state.ctx.player)]
        name, arguments = self.rng.choice(legal_moves(mover.state.G, mover.number))
        self.missing, self.target = SEATS, mover.state.id + 1
        mover.move(name, arguments)

    def updated(self, seat: BgioSeat) -> None:
        """Its own update is all the acknowledgement that the sender gets."""
        if seat.state.id != self.target:
            raise Broken("a move was refused")
        if seat is self.mover:
            self.acknowledged = now()
            self.over = seat.state.G.winner is not None
        self.missing -= 1
        if not self.missing:
            self.complete()


def legal_moves(g: G, seat: int) -> list[tuple[str, list[int | None]]]:
    """The rules of bgio/game.js once more: a higher card, with or without one slid into it, or a pass."""
    found: list[tuple[str, list[int | None]]] = [("pass", [])] if g.value else []
    for card in g.hands[seat]:
        assert card is not None, "one's own cards are not hidden"
        worth = 1 + card // 4 + sum(1 + inner % 3 for inner in g.inside.get(str(card), ()))
        if worth > g.value:
            found.append(("play", [card, None]))
        found += [
            ("play", [card, own]) for own in g.reserves[seat] if own is not None and worth + 1 + own % 3 > g.value
        ]
    return found


class BgioLoad(Load):
    name = "boardgame.io"

    def table(self, number: int) -> Table:
        return BgioTable(self, number)
