"""A match at a server, as one person at this terminal plays or watches it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event
from typing import Any

import msgspec

from heldenrunde.checks import find
from heldenrunde.core.game import Result, Rival
from heldenrunde.core.scene import Scene, Text
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.terminal.common.film import BLINK, Frame
from heldenrunde.terminal.common.session import Line
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.local.shuffle_proof import FalseRecord, digest_of, new_nonce, proof_in
from heldenrunde.terminal.remote import kept_seats
from heldenrunde.terminal.remote.connection import (
    Connection,
    FactPart,
    Message,
    Presence,
    SeatPart,
    Seen,
    Step,
    TablePart,
    Welcome,
)
from heldenrunde.terminal.remote.http_requests import NoServer, ReasonPart, Server, invitation, table_path
from heldenrunde.terminal.remote.kept_seats import Kept
from heldenrunde.terminal.remote.passing import RemotePassing

LOBBY, STARTING, OVER = "lobby", "starting", "over"
OWN_DOING = ("commit", "reveal")
"""What this program asks for by itself: a refusal of it is nobody's concern."""
PATIENCE = 20.0
TRIES = 20


class Seated(msgspec.Struct, frozen=True):
    id: str
    seat: int
    token: str


class Heard(msgspec.Struct, frozen=True):
    events: list[dict[str, Any]]


class At(msgspec.Struct, frozen=True):
    version: int


class RemoteSession:
    """One seat at a table of a server, or a place beside it. Its news come from the thread of the connection."""

    advice, guided = "", None

    def __init__(self, server: Server, kept: Kept) -> None:
        self.server, self.kept, self.id = server, kept, kept.table
        self.nonce = new_nonce()
        self.passing = RemotePassing(self)
        self.lines: list[Line] = []
        self.gone = self.refused = ""
        self.trouble: HeldenrundeError | None = None
        self.read_up_to = self.chat_up_to = self.heard = 0
        """Up to which version the log and the chat have been told; how many events were."""
        self.frames: deque[Frame] = deque()
        self.seen: tuple[Scene, int] | None = None
        self.shown_version = 0
        """Of the scene that was handed out last: answers are answers to that."""
        self.over = False
        self.result: Result | None = None
        self.deadlines: dict[str, float] = {}
        self.pause: float | None = None
        self.human: int | None = None
        self.answering = self.cut_off = False
        self.unheard: list[str] = []
        self.news: Callable[[str], object] = self.unheard.append
        self.welcomed = Event()
        self.connection = Connection(server, self.id, kept.token, self.hear, self.answered, self.lost)

    def open(self) -> RemoteSession:
        """Go to the table; comes back when it has been seen."""
        self.connection.start()
        if not self.welcomed.wait(PATIENCE):
            self.trouble = NoServer(Reason("cli-no-server", server=self.server.url))
        if self.trouble is not None:
            self.connection.close()
            raise self.trouble
        return self

    def close(self) -> None:
        self.connection.close()

    def guide(self, on: bool) -> None:
        """Nobody points anything out at a table of others."""

    # -- what is seen ------------------------------------------------------------------------------------------------

    @property
    def company(self) -> RemoteSession:
        return self

    @property
    def begun(self) -> bool:
        return self.seen is not None

    @property
    def asked(self) -> bool:
        return self.seen is not None and bool(self.seen[0].options) and not self.answering and not self.over

    @property
    def until(self) -> float | None:
        return self.deadlines.get(str(self.human))

    @property
    def wish(self) -> str:
        undo = self.table.undo
        if undo is None or self.human in (None, undo.seat) or self.human in self.table.agreed:
            return ""
        return self.speech.names[undo.seat]

    @property
    def seat(self) -> SeatPart | None:
        return None if self.human is None else self.table.seats[self.human]

    @property
    def is_host(self) -> bool:
        return self.seat is not None and self.seat.host

    @property
    def link(self) -> str:
        return invitation(self.server.url, self.id)

    def scene(self) -> Scene:
        assert self.seen is not None, "there is nothing to see before the start"
        scene, self.shown_version = self.seen
        return scene

    def film(self) -> list[Frame]:
        return [self.frames.popleft() for _ in range(len(self.frames))]

    # -- what is done ------------------------------------------------------------------------------------------------

    def listen(self, news: Callable[[str], object]) -> None:
        self.news = news
        for sentence in self.unheard:
            news(sentence)
        self.unheard.clear()

    def do(self, do: str, **args: Any) -> str:
        return self.connection.send({"do": do, **args})

    def answer(self, seat: int, choice: Any, **leave: str) -> None:
        self.answering, self.refused = True, ""
        self.do("answer", choice=choice, version=self.shown_version, **leave)

    def bot(self) -> None:
        """The bots of this table think at the server."""
        return

    def say(self, text: str) -> None:
        self.do("say", text=text, **({"name": self.kept.name} if self.human is None else {}))

    def undo(self) -> None:
        self.do("undo")

    def vote(self, agree: bool) -> None:
        self.do("vote", agree=agree)

    def seat_bots(self, level: str = "normal") -> None:
        """Bots for all free seats."""
        free = [not seat.taken and seat.bot is None for seat in self.table.seats]
        bots = [level if empty else seat.bot for empty, seat in zip(free, self.table.seats, strict=True)]
        self.do("change", setup=msgspec.to_builtins(msgspec.structs.replace(self.table.setup, bots=tuple(bots))))

    def leave(self) -> None:
        """Give the seat up."""
        self.do("leave")
        kept_seats.forget(self.kept)

    def record(self) -> dict[str, Any]:
        """Only after the end. It has to hold what the server promised before the match."""
        found: dict[str, Any] = self.server.get(table_path(self.id, "/record"), dict[str, Any], self.kept.token)
        proof = proof_in(found)
        if proof is None or proof.commitment != self.table.commitment:
            raise FalseRecord(Reason("cli-verify-other-promise"))
        return found

    def again(self) -> RemoteSession:
        """The same people at a new table."""
        path = table_path(self.id, "/rematch")
        seated: Seated = self.server.post(path, {}, Seated, self.kept.token)
        self.close()
        kept = Kept(self.server.url, seated.id, self.kept.name, seated.token)
        kept_seats.keep(kept)
        return RemoteSession(self.server, kept).open()

    # -- what is heard, in the thread of the connection --------------------------------------------------------------

    def hear(self, message: Message) -> None:
        if isinstance(message, Welcome):
            self.welcome(message)
        elif isinstance(message, Step):
            self.step(message)
        elif isinstance(message, Presence):
            self.present(message.present)
        if self.over and not self.begun:
            self.gone = self.speech("app-told-closed", name="")
        self.contribute()
        self.welcomed.set()
        self.news("")

    def welcome(self, message: Welcome) -> None:
        sent_away = self.human is not None and message.you is None
        self.human = message.you
        self.passing.greet(message)
        self.sit(message)
        if self.cut_off:
            self.cut_off = False
            self.note("app-connected")
        if message.scene is not None:
            self.read_log()
        self.chat(message)
        self.see(message)
        if sent_away:
            kept_seats.forget(self.kept)
            self.gone = self.speech("app-sent-away")

    def step(self, message: Step) -> None:
        names = self.speech.names
        self.passing.hear(message.fact)
        self.sit(message)
        self.told(message.fact, names if message.fact.kind == "left" else self.speech.names)
        frames = self.watch(message)
        if message.fact.kind == "undone":
            self.forget_undone()
        self.chat(message)
        self.see(message, frames)

    def sit(self, message: Seen) -> None:
        """Who sits where now."""
        if message.table is None:
            return
        self.table: TablePart = message.table
        if not self.welcomed.is_set():
            self.game = find(self.table.setup.game)
            self.speech = Speech(self.server.language, self.game.id, [])
        self.speech.names = [self.name_of(number, seat) for number, seat in enumerate(self.table.seats)]

    def see(self, message: Seen, before: Sequence[Frame] = ()) -> None:
        """The match as it stands. Whoever looks from another thread then knows already how it came to that."""
        self.deadlines = self.deadlines if message.deadlines is None else message.deadlines
        if message.result is not None:
            ended = message.result
            rivals = tuple([Rival(*rival) for rival in ended.rivals])
            self.result = Result(ended.winners, ended.scores, ended.places, rivals)
        self.pause = message.pause if message.pause is not None and message.pause > time.time() + BLINK else None
        if message.scene is not None:
            self.seen = message.scene, message.version
            self.frames.extend([*before, Frame(message.scene, len(self.lines))])
        self.over = self.table.phase == OVER

    def name_of(self, number: int, seat: SeatPart) -> str:
        if seat.taken:
            return seat.name
        return self.speech("app-bot-name" if seat.bot else "app-player-name", n=number + 1)

    def present(self, present: list[int]) -> None:
        there = [msgspec.structs.replace(seat, present=n in present) for n, seat in enumerate(self.table.seats)]
        self.table = msgspec.structs.replace(self.table, seats=tuple(there))

    # -- lines -------------------------------------------------------------------------------------------------------

    def tell(self, events: list[dict[str, Any]]) -> None:
        """Put what was heard into words; what a newer server knows and we do not is passed over."""
        for event in events:
            line = event.get("line")
            if isinstance(line, Text) and self.speech.words.has(line.id):
                self.lines.append(Line(self.speech.say(line), event["rule"]))

    def watch(self, step: Step) -> list[Frame]:
        """Tell a step moment by moment, unless it has been read in the log already; what was seen before its scene."""
        log = step.log if step.version > self.read_up_to else []
        told, frames = 0, []
        for moment in step.moments:
            self.tell(log[told : moment.told])
            told = moment.told
            frames.append(Frame(moment.scene, len(self.lines)))
        self.tell(log[told:])
        self.heard += len(log)
        return frames

    def told(self, fact: FactPart, names: Sequence[str]) -> None:
        """What people do at the table beside the match."""
        id = f"app-told-{fact.kind}"
        if self.speech.words.has(id):
            self.note(id, name=names[fact.seat] if fact.seat is not None else "")

    def note(self, id: str, **args: Any) -> None:
        self.lines.append(Line(self.speech(id, **args), ""))

    def chat(self, message: Seen) -> None:
        for line in message.chat:
            if line.version > self.chat_up_to:
                self.chat_up_to = line.version
                said = " ".join(line.text.split())  # on one line: nobody can speak as if they were somebody else
                self.note("app-said", name=line.name, text=said)

    def read_log(self) -> None:
        """Tell what has been missed. Steps that are in the log already come again over the socket: they are counted
        by the version at which nothing happened while the log was read."""
        try:
            for _ in range(TRIES):
                version, events = self.at(), self.events()
                if version == self.at():
                    break
        except HeldenrundeError as error:
            raise ConnectionError from error  # come again
        self.tell(events[self.heard :])
        self.heard, self.read_up_to = len(events), version

    def forget_undone(self) -> None:
        with suppress(HeldenrundeError):
            self.heard = len(self.events())

    def at(self) -> int:
        at: At = self.server.get(table_path(self.id), At, self.kept.token)
        return at.version

    def events(self) -> list[dict[str, Any]]:
        """All that this seat has heard since the beginning of the match."""
        told: list[Heard] = self.server.get(table_path(self.id, "/log"), list[Heard], self.kept.token)
        return [event for heard in told for event in heard.events]

    # -- the shuffles ------------------------------------------------------------------------------------------------

    def contribute(self) -> None:
        """Commit to a contribution before the start, and show it when everybody has."""
        seat, digest = self.seat, digest_of(self.nonce)
        if seat is None:
            return
        if self.table.phase == LOBBY and seat.committed != digest and not self.connection.under_way("commit"):
            self.do("commit", digest=digest)
        shown = seat.revealed or self.connection.under_way("reveal")
        if self.table.phase == STARTING and seat.committed == digest and not shown:
            self.do("reveal", nonce=self.nonce)

    # -- answers to requests -----------------------------------------------------------------------------------------

    def answered(self, key: str, command: dict[str, Any], reason: ReasonPart | None) -> None:
        if command["do"] == "answer":
            self.refused = reason.text if reason is not None else ""
            self.answering = False
        if reason is None or command["do"] not in OWN_DOING:
            self.news(reason.text if reason is not None else "")

    def lost(self, trouble: HeldenrundeError | None) -> None:
        """The connection is gone: for a moment, or for good."""
        if not self.welcomed.is_set():
            self.trouble = trouble
            self.welcomed.set()
        elif trouble is None:
            self.cut_off = True
            self.note("app-lost")
            self.news("")
        else:
            self.gone = trouble.reason.text(self.server.language)
            self.news("")
