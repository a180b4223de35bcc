"""The socket of a table: it is opened again when it breaks, and what was not acknowledged is sent again."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from random import uniform
from threading import Event, Lock, Thread
from typing import Any

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from heldenrunde.core.changes import changed
from heldenrunde.core.passing import Promise
from heldenrunde.core.scene import Scene
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.terminal.remote.http_requests import (
    NoServer,
    ReasonPart,
    RefusedThere,
    Server,
    Spoken,
    read,
    table_path,
)

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
CLOSING = 2.0
MOST_BYTES = 4 * 1024 * 1024
AGAIN = ("server-store-gone", "table-busy")
"""What is refused for these reasons is sent again with the same key."""
TRIES = 5


# -- what the server says --------------------------------------------------------------------------------------------


class SeatPart(msgspec.Struct, frozen=True):
    name: str
    taken: bool
    host: bool
    bot: str | None
    ready: bool
    away: bool
    present: bool
    committed: str
    revealed: bool


class SetupPart(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str | None, ...]
    clock: dict[str, Any]
    public: bool
    grace: int


class UndoPart(msgspec.Struct, frozen=True):
    seat: int


class TablePart(msgspec.Struct, frozen=True):
    id: str
    phase: str
    setup: SetupPart
    commitment: str
    seats: tuple[SeatPart, ...]
    undo: UndoPart | None
    agreed: tuple[int, ...]


class ResultPart(msgspec.Struct, frozen=True):
    winners: list[int]
    scores: list[int]
    places: list[int]
    rivals: tuple[tuple[str, int, int], ...] = ()


class ChatPart(msgspec.Struct, frozen=True):
    version: int
    name: str
    text: str


class FactPart(msgspec.Struct, frozen=True):
    kind: str
    seat: int | None = None
    on: bool | None = None
    wake: tuple[str, ...] | None = None
    promises: tuple[Promise, ...] | None = None


class MomentPart(msgspec.Struct, frozen=True):
    scene: Scene
    told: int


class Seen(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What welcomes and steps have in common."""

    version: int
    table: TablePart | None = None
    scene: Scene | None = None
    moments: list[MomentPart] = []
    """Before the scene."""
    pause: float | None = None
    result: ResultPart | None = None
    deadlines: dict[str, float] | None = None
    chat: list[ChatPart] = []


class Welcome(Seen, frozen=True, kw_only=True, tag="welcome"):
    you: int | None
    auto_pass: bool = False
    wake: tuple[str, ...] = ()
    promises: tuple[Promise, ...] = ()


class Step(Seen, frozen=True, kw_only=True, tag="step"):
    fact: FactPart
    log: list[dict[str, Any]] = []


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    present: list[int]


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    key: str


class No(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    key: str
    reason: ReasonPart


Message = Welcome | Step | Presence | Done | No


def unrolled(message: Any) -> Any:
    """With the whole scene of each moment, from the last one on. That comes before texts are found in it: what changes
    in a text looks like one."""
    if isinstance(message, dict) and message.get("moments"):
        later = message["scene"]
        for moment in reversed(message["moments"]):
            later = moment["scene"] = changed(later, moment.pop("changes"))
    return message


class Request(msgspec.Struct):
    """What was asked for and not yet answered."""

    command: dict[str, Any]
    frame: bytes
    tries: int = 1


# -- the socket ------------------------------------------------------------------------------------------------------


class Connection:
    """Hears in a thread of its own; may be spoken to from any."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str,
        hear: Callable[[Message], None],
        answered: Callable[[str, dict[str, Any], ReasonPart | None], None],
        lost: Callable[[HeldenrundeError | None], None],
    ) -> None:
        self.server, self.table, self.token = server, table, token
        self.hear, self.answered, self.lost = hear, answered, lost
        self.pending: dict[str, Request] = {}
        self.socket: ClientConnection | None = None
        self.lock = Lock()
        self.closed = Event()
        self.thread = Thread(target=self.run, name="table", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def send(self, command: dict[str, Any]) -> str:
        """Ask for something, now or as soon as the table can be reached; gives back the key of the request."""
        key = secrets.token_urlsafe(12)
        frame = msgspec.json.encode({"type": "do", "key": key, "command": command})
        with self.lock:
            self.pending[key] = Request(command, frame)
            self.write(frame)
        return key

    def write(self, frame: bytes) -> None:
        """If the socket breaks, the frame is sent again over the next one."""
        if self.socket is not None:
            with suppress(WebSocketException, OSError):
                self.socket.send(frame, text=True)

    def under_way(self, do: str) -> bool:
        with self.lock:
            return any(request.command["do"] == do for request in self.pending.values())

    def close(self) -> None:
        self.closed.set()
        socket = self.socket
        if socket is not None:
            with suppress(WebSocketException, OSError):
                socket.close()
        if self.thread.is_alive():
            self.thread.join(2 * CLOSING)

    # -- the thread --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        pause = 0.0
        try:
            while not self.closed.wait(pause * uniform(0.75, 1.25)):
                heard = self.listen()
                pause = FIRST_PAUSE if heard or not pause else min(2 * pause, LONGEST_PAUSE)
        except HeldenrundeError as error:
            self.closed.set()
            self.lost(error)

    def listen(self) -> bool:
        """From the greeting until the socket breaks; was there an answer?"""
        greeted = False
        try:
            with self.open() as socket:
                socket.send(self.hello(), text=True)
                for frame in socket:
                    message: Message = read(frame, Message, unrolled)
                    self.take(message, socket, greeted)
                    greeted = greeted or isinstance(message, Welcome)
        except InvalidStatus as error:
            if error.response.status_code < 500:
                raise NoServer(Reason("cli-strange-server")) from error
        except (OSError, InvalidHandshake, WebSocketException):
            pass
        finally:
            with self.lock:
                self.socket = None
        if greeted and not self.closed.is_set():
            self.lost(None)
        return greeted

    def open(self) -> ClientConnection:
        """Not compressed: a server that does so beside secrets would betray their length."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/{table_path(self.table, '/socket')}"
        origin = Origin(self.server.url)
        return connect(address, origin=origin, compression=None, close_timeout=CLOSING, max_size=MOST_BYTES)

    def hello(self) -> bytes:
        token = self.token or None
        return msgspec.json.encode({"type": "hello", "token": token, "want": "scene", "lang": self.server.language})

    def take(self, message: Message, socket: ClientConnection, greeted: bool) -> None:
        if isinstance(message, No) and not greeted:
            raise refused(message.reason)
        if isinstance(message, (Done, No)):
            self.settle(message)
            return
        try:
            self.hear(message)
        except (LookupError, TypeError) as error:  # of a newer server: there is more in it than we know of
            raise NoServer(Reason("cli-strange-server")) from error
        if isinstance(message, Welcome) and not greeted:
            with self.lock:
                self.socket = socket
                for request in self.pending.values():
                    self.write(request.frame)

    def settle(self, message: Done | No) -> None:
        """A request has been answered, unless it is worth another try."""
        reason = message.reason if isinstance(message, No) else None
        with self.lock:
            request = self.pending.get(message.key)
            if request is None:
                return
            again = reason is not None and reason.id in AGAIN and request.tries < TRIES
            if not again:
                del self.pending[message.key]
        if again:
            request.tries += 1
            self.closed.wait(FIRST_PAUSE)
            with self.lock:
                self.write(request.frame)
        else:
            self.answered(message.key, request.command, reason)


def refused(reason: ReasonPart) -> HeldenrundeError:
    return RefusedThere(Spoken(reason.id, reason.text))
