"""A table: the fold of its facts. Pure: no clock, no database, no sockets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from heldenrunde.core.flow import ALL, ANY, OFFER, PASS
from heldenrunde.core.game import Event
from heldenrunde.core.scene import STAKES
from heldenrunde.match import Match
from heldenrunde.server import fairness
from heldenrunde.server.facts import (
    Answered,
    AnyFact,
    AutoPass,
    Away,
    Back,
    Changed,
    Closed,
    Committed,
    Joined,
    Left,
    Opened,
    Person,
    PlayedOn,
    Ready,
    Rematch,
    Revealed,
    Row,
    Said,
    Setup,
    Started,
    Starting,
    UndoAsked,
    Undone,
    UndoVoted,
)
from heldenrunde.server.store import TableInfo

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
    """What is worth being asked in a window all the same."""
    asked_at: float = 0.0
    """Since when this seat has been thinking; 0 when it is not asked."""
    asked_version: int = 0
    """The version at which its question came up: an answer to an older one is stale."""
    used: float = 0.0
    """Seconds thought so far."""

    @property
    def automatic(self) -> bool:
        """Does a bot decide here?"""
        return self.bot is not None or self.away


class Line(msgspec.Struct, frozen=True):
    """A line of the chat."""

    version: int
    seat: int | None
    name: str
    text: str
    at: float


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
    undo: UndoAsked | None = None
    agreed: list[int] = []
    free: list[bool] = []
    """Per decision: did it show nothing and draw nothing, so that it can be taken back freely?"""
    moved: int = 0
    """The version of the last answer that was more than a pass."""
    rematch: str = ""
    since: float = 0.0
    """When the phase began."""
    match: dict[str, Any] | None = None


class Table:
    """A table with its match. `happened` is what the last fact brought about in the match, `offered` whether it
    answered an offer: nobody else is told to whom it was made."""

    def __init__(self, state: State, secret: bytes) -> None:
        self.state, self.secret = state, secret
        self.match = Match.load(state.match) if state.match is not None else None
        self.happened: list[Event] = []
        self.offered = False
        state.match = None

    @classmethod
    def empty(cls, id: str, secret: bytes) -> Table:
        return cls(State(id), secret)

    @classmethod
    def restore(cls, snapshot: bytes, secret: bytes) -> Table:
        return cls(msgspec.json.decode(snapshot, type=State), secret)

    def snapshot(self) -> bytes:
        self.state.match = self.match.save() if self.match is not None else None
        try:
            return msgspec.json.encode(self.state)
        finally:
            self.state.match = None

    # -- who is who ---------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.state.version

    def seat_of(self, person: str) -> int | None:
        for number, seat in enumerate(self.state.seats):
            if seat.person is not None and seat.person.id == person:
                return number
        return None

    def people(self) -> list[int]:
        """The seats of persons."""
        return [number for number, seat in enumerate(self.state.seats) if seat.person is not None]

    def is_host(self, seat: int | None) -> bool:
        person = self.state.seats[seat].person if seat is not None else None
        return person is not None and person.id == self.state.host

    def waiting(self) -> list[int]:
        return self.match.waiting() if self.match is not None and self.state.phase == PLAYING else []

    def info(self, at: float) -> TableInfo:
        """What the list of tables shows."""
        state, setup, host, taken = self.state, self.state.setup, "", 0
        for seat in state.seats:
            taken += seat.person is not None or seat.bot is not None
            if seat.person is not None and seat.person.id == state.host:
                host = seat.person.name
        return TableInfo(state.id, setup.game, host, setup.seats, taken, state.phase, setup.public, at)

    def deadline(self, seat: int) -> float | None:
        """When the time of this seat is up, if it is thinking against a clock."""
        clock, thinking = self.state.setup.clock, self.state.seats[seat]
        if clock.kind == "none" or not thinking.asked_at:
            return None
        spent = thinking.used if clock.kind == "player" else 0.0
        return thinking.asked_at + max(0.0, clock.seconds - spent)

    def is_stale(self, seat: int, choice: Any, version: int) -> bool:
        """Was the question of this seat another one at that version? Sealed answers do not collide, nor do answers in
        an open window; but who passes must have seen what was done last."""
        if self.match is not None and self.match.table.form == ANY:
            return choice == PASS and version < self.state.moved
        return version < self.state.seats[seat].asked_version

    # -- folding ------------------------------------------------------------------------------------------------

    def fold(self, row: Row) -> None:
        """Let a stored fact take effect."""
        assert row.version == self.state.version + 1, "facts come in order"
        self.state.version = row.version
        self.state.keys[row.key] = row.version
        self.happened, self.offered = [], False
        FOLDS[type(row.fact)](self, row.fact, row)

    def think(self, at: float) -> None:
        """Start the time of the seats that are asked now, stop that of the others."""
        waiting = self.waiting()
        for number, seat in enumerate(self.state.seats):
            if number not in waiting:
                if seat.asked_at:
                    seat.used += at - seat.asked_at
                seat.asked_at, seat.asked_version = 0.0, 0
            elif not seat.asked_at:
                seat.asked_at, seat.asked_version = at, self.state.version

    def stop_thinking(self, seats: Iterable[int], at: float) -> None:
        """These have answered, or what they were asked is settled: whatever they are asked next is a new question."""
        for seat in seats:
            thinking = self.state.seats[seat]
            if thinking.asked_at:
                thinking.used += at - thinking.asked_at
                thinking.asked_at = 0.0

    def enter(self, phase: str, at: float) -> None:
        self.state.phase, self.state.since = phase, at


def opened(table: Table, fact: Opened, row: Row) -> None:
    state = table.state
    state.setup, state.commitment, state.host, state.origin = fact.setup, fact.commitment, fact.host.id, fact.origin
    table.enter(LOBBY, row.at)
    lay_seats(table, fact.setup)
    sit(table, first_free(table), fact.host)


def lay_seats(table: Table, setup: Setup) -> None:
    """As many seats as the setup says; persons keep theirs while there is room."""
    people = [seat for seat in table.state.seats if seat.person is not None]
    table.state.seats = [SeatState(bot=setup.bots[i] if i < len(setup.bots) else None) for i in range(setup.seats)]
    for old in people:
        place = first_free(table)
        if place is not None:
            table.state.seats[place] = SeatState(old.person, digest=old.digest)


def first_free(table: Table) -> int | None:
    return next((i for i, seat in enumerate(table.state.seats) if seat.person is None and seat.bot is None), None)


def sit(table: Table, seat: int | None, person: Person) -> None:
    assert seat is not None, "somebody sits down where there is room"
    table.state.seats[seat] = SeatState(person)


def joined(table: Table, fact: Joined, row: Row) -> None:
    sit(table, fact.seat, fact.person)


def left(table: Table, fact: Left, row: Row) -> None:
    """Before the start the seat is free again; later it is kept, and a bot plays."""
    state = table.state
    if state.phase in (LOBBY, STARTING):
        state.seats[fact.seat] = SeatState()
        for seat in state.seats:
            seat.nonce = ""  # shown again at the next start
        table.enter(LOBBY, row.at)
        hand_over(table)
    else:
        state.seats[fact.seat].away = True


def hand_over(table: Table) -> None:
    """A table whose host has left belongs to whoever sits there; without anybody it is over."""
    people = [seat.person for seat in table.state.seats if seat.person is not None]
    if not people:
        table.state.phase = OVER
    elif table.state.host not in [person.id for person in people]:
        table.state.host = people[0].id


def changed(table: Table, fact: Changed, row: Row) -> None:
    table.state.setup = fact.setup
    lay_seats(table, fact.setup)


def ready(table: Table, fact: Ready, row: Row) -> None:
    table.state.seats[fact.seat].ready = fact.ready


def committed(table: Table, fact: Committed, row: Row) -> None:
    table.state.seats[fact.seat].digest = fact.digest


def starting(table: Table, fact: Starting, row: Row) -> None:
    table.enter(STARTING, row.at)


def revealed(table: Table, fact: Revealed, row: Row) -> None:
    table.state.seats[fact.seat].nonce = fact.nonce


def started(table: Table, fact: Started, row: Row) -> None:
    """The key comes from the secret and from what the persons contributed; the match begins."""
    state = table.state
    nonces = [seat.nonce for seat in state.seats if seat.nonce]
    key = fairness.match_key(table.secret, nonces, state.id)
    table.match = Match.new(state.setup.game, state.setup.seats, key, **state.setup.options)
    table.happened = table.match.happened()
    table.enter(PLAYING, row.at)
    table.think(row.at)


def answered(table: Table, fact: Answered, row: Row) -> None:
    match = table.match
    assert match is not None, "nobody answers before the start"
    before = shown(match)
    table.offered = match.table.form == OFFER
    match.answer(fact.seat, fact.choice)
    table.happened = match.happened()
    if fact.choice != PASS:
        table.state.moved = row.version
    table.state.free.append(match.waiting() == [fact.seat] and shown(match) == before)
    table.state.undo, table.state.agreed = None, []
    sealed = match.table.form == ALL and bool(match.table.sealed)
    table.stop_thinking([fact.seat] if sealed else range(match.seats), row.at)
    if match.over:
        table.enter(OVER, row.at)
    table.think(row.at)


def shown(match: Match) -> tuple[Any, Any]:
    """What has been seen and drawn so far: if it stays the same, a decision revealed nothing."""
    return match.table.knows[:], match.table.chance.save()


def said(table: Table, fact: Said, row: Row) -> None:
    table.state.chat.append(Line(row.version, fact.seat, fact.name, fact.text, row.at))
    del table.state.chat[:-CHAT_KEPT]


def undo_asked(table: Table, fact: UndoAsked, row: Row) -> None:
    table.state.undo, table.state.agreed = fact, []


def undo_voted(table: Table, fact: UndoVoted, row: Row) -> None:
    if fact.agrees:
        table.state.agreed.append(fact.seat)
    else:
        table.state.undo, table.state.agreed = None, []


def undone(table: Table, fact: Undone, row: Row) -> None:
    """The match is played again up to there."""
    assert table.match is not None, "nothing is undone before the start"
    record = table.match.record()
    table.match = Match.replay({**record, "decisions": record["decisions"][: fact.to]})
    table.state.free = table.state.free[: fact.to]
    table.state.undo, table.state.agreed = None, []
    for seat in table.state.seats:
        seat.asked_at = 0.0
    table.enter(PLAYING, row.at)
    table.think(row.at)


def away(table: Table, fact: Away, row: Row) -> None:
    table.state.seats[fact.seat].away = True


def back(table: Table, fact: Back, row: Row) -> None:
    table.state.seats[fact.seat].away = False


def auto_pass(table: Table, fact: AutoPass, row: Row) -> None:
    seat = table.state.seats[fact.seat]
    seat.auto_pass, seat.wake = fact.on, fact.wake


def rematch(table: Table, fact: Rematch, row: Row) -> None:
    table.state.rematch = fact.table


def played_on(table: Table, fact: PlayedOn, row: Row) -> None:
    """Its shuffles are those of the other match, so there is nothing to prove about them."""
    table.match = Match.replay(fact.record)
    table.state.free = [False] * table.match.decisions
    table.state.commitment = ""
    table.enter(PLAYING, row.at)
    table.think(row.at)


def closed(table: Table, fact: Closed, row: Row) -> None:
    table.enter(OVER, row.at)


FOLDS: dict[type[Any], Any] = {
    Opened: opened,
    Joined: joined,
    Left: left,
    Changed: changed,
    Ready: ready,
    Committed: committed,
    Starting: starting,
    Revealed: revealed,
    Started: started,
    Answered: answered,
    Said: said,
    UndoAsked: undo_asked,
    UndoVoted: undo_voted,
    Undone: undone,
    Away: away,
    Back: back,
    AutoPass: auto_pass,
    Rematch: rematch,
    PlayedOn: played_on,
    Closed: closed,
}
FACTS: tuple[type[AnyFact], ...] = tuple(FOLDS)
