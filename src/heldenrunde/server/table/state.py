"""A table as the facts so far have made it (folding.py). Pure: no clock, no database, no sockets."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from heldenrunde import rulesets
from heldenrunde.core.flow import ANY, OFFER, PASS
from heldenrunde.core.game import Event, Moment
from heldenrunde.core.passing import Promise, Wish
from heldenrunde.core.scene import STAKES
from heldenrunde.match import Match
from heldenrunde.server.table.facts import Person, Setup, UndoAsked

LOBBY, STARTING, PLAYING, OVER = "lobby", "starting", "playing", "over"
CHAT_KEPT = 200


class SeatState(msgspec.Struct):
    """Who sits here, and how they are doing."""

    person: Person | None = None
    bot: str | None = None
    ready: bool = False
    digest: str = ""
    nonce: str = ""
    away: bool = False
    auto_pass: bool = False
    wake: tuple[str, ...] = STAKES
    """What is worth being asked all the same."""
    promises: tuple[Promise, ...] = ()
    """What it wants to be left alone with, and for how long; what has run out is forgotten with the next one."""
    asked_at: float = 0.0
    """Since when this seat has been thinking; 0 when it is not asked."""
    asked_version: int = 0
    """The version at which its question came up: an answer to an older one is stale."""
    used: float = 0.0
    """Seconds thought so far."""
    missed: int = 0
    """How many times in a row the clock has decided."""
    again: float = 0.0
    """Seconds that were thought already about the question at hand, before a decision was taken back."""

    @property
    def automatic(self) -> bool:
        """Does a bot decide here?"""
        return self.bot is not None or self.away

    @property
    def wish(self) -> Wish:
        return Wish(self.auto_pass, self.wake, self.promises)


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    version: int
    seat: int | None
    name: str
    text: str
    at: float


class TableInfo(msgspec.Struct, frozen=True):
    """What the list of tables shows without opening each; kept beside the log."""

    id: str
    game: str
    host: str
    seats: int
    taken: int
    phase: str
    """lobby, starting, playing, over"""
    public: bool
    updated: float
    rules: str = ""
    """By which it is played: version and hash."""


class Pause(msgspec.Struct, frozen=True):
    """Somebody might react: the table stands still, for as long whether anybody can or not."""

    until: float
    version: int
    """At which it began."""
    strict: bool
    """Then who has not answered passes; else they are waited for: nobody learns anything by that."""


class Shot(NamedTuple):
    """A moment of the match, to be looked at, with what happened just before."""

    match: Match
    events: list[Event]
    sought: tuple[int, ...]
    """To whom an offer is being made here."""


class State(msgspec.Struct):
    """All of a table that can be written down; a snapshot is this."""

    id: str
    version: int = 0
    phase: str = LOBBY
    setup: Setup = Setup("", 0)
    commitment: str = ""
    origin: str = ""
    host: str = ""
    seats: list[SeatState] = []
    chat: list[Line] = []
    keys: dict[str, int] = {}
    marks: dict[int, str] = {}
    """Per version that a client asked for, a mark of the request: its key stands for no other (request_keys.py)."""
    undo: UndoAsked | None = None
    agreed: list[int] = []
    free: list[bool] = []
    """Per decision: did it show nothing and draw nothing, so that it can be taken back freely?"""
    thought: dict[int, float] = {}
    """With a clock per decision: how many seconds each took."""
    hidden: list[int] = []
    """The versions of which only one seat was told: others do not count them."""
    pause: Pause | None = None
    offers: list[int] = []
    """The decisions that have answered an offer: others do not count them."""
    moved: int = 0
    """The version of the last answer that was more than a pass."""
    rematch: str = ""
    since: float = 0.0
    """When the phase began."""
    match: dict[str, Any] | None = None
    rules: str = ""
    """By which it is played: version and hash."""
    bound: int = 1
    """The version of the rules that the commitment names: that of the time when the table was opened."""
    ending: dict[str, msgspec.Raw] = {}
    """When the match is over, what each viewer sees: for programs that no longer know its rules."""


class Table:
    """A table with its match."""

    def __init__(self, state: State, secret: bytes) -> None:
        self.state, self.secret = state, secret
        ours = state.match is None or rulesets.plays(state.setup.game, state.rules)
        self.kept = None if ours else state.match
        """The save of a match whose rules this program does not play: to be carried on, or over and only looked at."""
        self.match = Match.load(state.match) if state.match is not None and ours else None
        self.film: list[Shot] = []
        """What the last fact has shown of the match, moment by moment."""
        self.reel: list[Shot] = []
        """What has happened, and nobody has seen yet: the table stands still."""
        self.still: Match | None = None
        """The moment at which it does."""
        state.match = None
        if self.match is not None:
            self.watch(state.pause)

    @classmethod
    def empty(cls, id: str, secret: bytes) -> Table:
        return cls(State(id), secret)

    @classmethod
    def restore(cls, snapshot: bytes, secret: bytes) -> Table:
        return cls(msgspec.json.decode(snapshot, type=State), secret)

    def snapshot(self) -> bytes:
        self.state.match = self.match.save() if self.match is not None else self.kept
        try:
            return msgspec.json.encode(self.state)
        finally:
            self.state.match = None

    # -- what is to be seen -------------------------------------------------------------------------------------

    def watch(self, pause: Pause | None) -> None:
        """The match stands where it is. If somebody may react, everybody else sees the moment before."""
        assert self.match is not None
        self.match.watch(every=False)
        self.film, self.reel, self.still, self.state.pause = [], [], None, None
        if pause is not None and self.match.table.form == OFFER and self.match.waiting():
            table = self.match.table.clone()
            table.quiet()
            self.still, self.state.pause = self.match.at(Moment(table, 0, ())), pause

    def film_for(self, people: bool) -> None:
        """Somebody is there to see every moment, or nobody: then it is enough to know where somebody might react."""
        if self.match is not None:
            self.match.table.watched = people

    @property
    def happened(self) -> list[Event]:
        """What the last fact has shown."""
        return self.film[0].events if len(self.film) == 1 else [event for shot in self.film for event in shot.events]

    def seen_by(self, viewer: int | None) -> Match:
        """The match as it is for this viewer: while the table stands still only who may react sees more."""
        assert self.match is not None
        return self.match if self.still is None or viewer in self.waiting() else self.still

    # -- who is who ---------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.state.version

    @property
    def shown(self) -> int:
        """The version as it is told."""
        return self.told(self.version)

    def told(self, version: int) -> int:
        """A version as everybody counts it, without what only one seat was told."""
        hidden = self.state.hidden
        return version - bisect_right(hidden, version) if hidden else version

    def meant(self, told: int) -> int:
        """The newest version that is told as this one."""
        version = told
        for hidden in self.state.hidden:
            if hidden <= version + 1:
                version += 1
        return version

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.state.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return None

    def sits(self, person: str, seat: int | None) -> bool:
        """Is this seat theirs?"""
        there = self.state.seats[seat].person if seat is not None and seat < len(self.state.seats) else None
        return there is not None and there.id == person

    def people(self) -> list[int]:
        """The seats of persons."""
        return [number for number, seat in enumerate(self.state.seats) if seat.person is not None]

    def is_host(self, seat: int | None) -> bool:
        person = self.state.seats[seat].person if seat is not None else None
        return person is not None and person.id == self.state.host

    def waiting(self) -> list[int]:
        """Who may decide now: nobody as long as there is something that they have not seen."""
        if self.match is None or self.state.phase != PLAYING or self.reel:
            return []
        return self.match.table.waiting()

    @property
    def decisions(self) -> int | None:
        """How many were made, as everybody may count them; None before the start."""
        if self.match is not None:
            return self.counted(self.match.decisions)
        return len(self.kept["decisions"]) if self.kept is not None else None

    def counted(self, decision: int) -> int:
        """So many decisions as everybody counts them: once the match is over all, before without answers to offers."""
        return decision if self.state.phase == OVER else decision - bisect_left(self.state.offers, decision)

    def meant_decision(self, counted: int) -> int:
        """The last decision that is counted as this one."""
        decision = counted
        for offer in self.state.offers if self.state.phase != OVER else ():
            if offer <= decision:
                decision += 1
        return decision

    def last_decision(self, seat: int) -> int | None:
        """The last one of this seat, which an undo takes back; None if it has not decided anything."""
        log = self.match.log if self.match is not None else []
        return next((number for number in range(len(log) - 1, -1, -1) if log[number][0] == seat), None)

    def can_undo(self, seat: int | None) -> bool:
        """Is there something that this seat may take back, or ask the others to?"""
        if seat is None or self.match is None or self.state.phase != PLAYING or self.state.undo is not None:
            return False
        last = self.last_decision(seat)
        return last is not None and last >= self.match.first

    def info(self, at: float) -> TableInfo:
        """What the list of tables shows."""
        state, setup, host, taken = self.state, self.state.setup, "", 0
        for seat in state.seats:
            taken += seat.person is not None or seat.bot is not None
            if seat.person is not None and seat.person.id == state.host:
                host = seat.person.name
        return TableInfo(state.id, setup.game, host, setup.seats, taken, state.phase, setup.public, at, state.rules)

    def deadline(self, seat: int) -> float | None:
        """When the time of this seat is up, if it is thinking against a clock."""
        clock, thinking = self.state.setup.clock, self.state.seats[seat]
        if clock.kind == "none" or not thinking.asked_at or self.still is not None:
            return None
        spent = thinking.used if clock.kind == "player" else thinking.again
        return thinking.asked_at + max(0.0, clock.seconds - spent)

    def is_stale(self, seat: int, choice: Any, version: int) -> bool:
        """Was the question of this seat another one at that version? Sealed answers do not collide, nor do answers in
        an open window; but who passes must have seen what was done last."""
        if self.match is not None and self.match.table.form == ANY:
            return choice == PASS and version < self.state.moved
        return version < self.state.seats[seat].asked_version

    # -- whose time runs ----------------------------------------------------------------------------------------

    def think(self, at: float) -> None:
        """Start the time of the seats that are asked now, stop that of the others."""
        waiting = self.waiting()
        for number, seat in enumerate(self.state.seats):
            if number not in waiting:
                if seat.asked_at or seat.again:
                    self.stop_thinking([number], at)
                seat.asked_version = 0
            elif not seat.asked_at:
                seat.asked_at, seat.asked_version = at, self.state.version

    def stop_thinking(self, seats: Iterable[int], at: float) -> None:
        """These have answered, or what they were asked is settled: whatever they are asked next is a new question.

        A pause is nobody's time."""
        all_seats, still = self.state.seats, self.still
        for seat in seats:
            thinking = all_seats[seat]
            if thinking.asked_at and still is None:
                thinking.used += max(0.0, at - thinking.asked_at)
            thinking.asked_at = thinking.again = 0.0

    def spent(self, seat: int, at: float) -> float:
        """How long this seat has been thinking about its question."""
        thinking = self.state.seats[seat]
        if not thinking.asked_at or self.still is not None:
            return 0.0
        return thinking.again + max(0.0, at - thinking.asked_at)

    def enter(self, phase: str, at: float) -> None:
        self.state.phase, self.state.since = phase, at
