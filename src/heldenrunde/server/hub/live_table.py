"""A table that this process has open: who watches it from which seat, and what will have to happen by itself."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Protocol

from heldenrunde.server.table.commands import Who
from heldenrunde.server.table.decisions import REVEAL_SECONDS
from heldenrunde.server.table.facts import Due
from heldenrunde.server.table.outgoing import SCENE
from heldenrunde.server.table.passing import passes, passes_at
from heldenrunde.server.table.people import token_hash
from heldenrunde.server.table.state import LOBBY, OVER, STARTING, Table


class Listener(Protocol):
    """Somebody who watches a table: a socket, or a client in this process."""

    viewer: int | None
    """The seat whose cards they see; the hub keeps it right when people change seats."""
    person: str
    want: str

    def tell(self, message: bytes) -> None:
        """Take a message without waiting."""

    def leave(self) -> None:
        """This process has nothing more to say about the table: connect again."""


class LiveTable:
    """A table that this process has open."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.inbox = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.snapshot_version = table.version
        self.met: set[str] = set()
        """Persons who were ever connected here."""
        self.due: tuple[Due, ...] = ()
        self.touched = self.stepped = 0.0
        """When somebody asked for it, and when something happened here, last."""
        self.visited = 0.0
        """When somebody last looked at the table without a socket."""
        self.broken = False
        """Something could not be stored: what is in memory may not be what is in the log."""
        self.heard = 0
        """When something is broken: the version up to which listeners were told everything."""

    def present(self) -> set[int]:
        return {listener.viewer for listener in self.listeners if listener.viewer is not None}

    def prepare(self) -> None:
        """Before something happens: film it, if anybody wants to see that."""
        self.table.film_for(any([listener.want == SCENE for listener in self.listeners]))


def placed(table: Table, who: Who) -> Who:
    """Who asks, from the seat they have now."""
    if not who.person or table.sits(who.person, who.seat):
        return who
    return Who(table.seat_of(who.person), person=who.person)


def place(live: LiveTable) -> set[Listener]:
    """Let every listener look from the seat they have now; gives back those who have moved or lost it."""
    moved = set()
    for listener in live.listeners:
        seat = live.table.seat_of(listener.person) if listener.person else None
        if seat != listener.viewer:
            listener.viewer = seat
            moved.add(listener)
    return moved


def tell(messages: list[tuple[Listener, bytes]]) -> None:
    for listener, message in messages:
        listener.tell(message)


def due_at(live: LiveTable, now: float) -> tuple[Due, ...]:
    """What has to happen at this table by itself: bots, clocks, who passes, and the start."""
    table, id = live.table, live.table.state.id
    if table.state.phase == STARTING:
        return (Due(id, "start", table.state.since + REVEAL_SECONDS, table.version),)
    if table.state.phase in (LOBBY, OVER):
        return ()
    seats = table.state.seats
    waiting = table.waiting()
    found = bots_due(table, waiting, now + 2.0)
    if table.state.pause is not None:
        found.append(Due(id, "pause", table.state.pause.until, table.state.pause.version))
    for number in waiting:
        seat, deadline = seats[number], table.deadline(number)
        if deadline is not None and not seat.automatic:
            found.append(Due(id, f"clock:{number}", deadline, seat.asked_version))
        if passes(table, number) is not None:
            found.append(Due(id, f"pass:{number}", passes_at(table, number), seat.asked_version))
    return tuple(found)


def bots_due(table: Table, waiting: list[int], at: float) -> list[Due]:
    """The bots among those who are asked now."""
    id, seats = table.state.id, table.state.seats
    return [Due(id, f"bot:{number}", at, seats[number].asked_version) for number in waiting if seats[number].automatic]


def opened_by(table: Table, token: str) -> Who | None:
    """The seat that this token opens."""
    hashed = token_hash(token)
    for number, seat in enumerate(table.state.seats):
        if seat.person is not None and compare_digest(seat.person.token_hash, hashed):
            return Who(number, person=seat.person.id)
    return None
