"""Going on at another table after a match: the same people once more, or one of its moments against bots."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from heldenrunde.errors import Reason
from heldenrunde.server.hub.replays import record_to
from heldenrunde.server.hub.upgrades import leave_alone
from heldenrunde.server.storage.store import Conflict
from heldenrunde.server.table.commands import PlayAgain, Who
from heldenrunde.server.table.decisions import seated
from heldenrunde.server.table.facts import Clock, PlayedOn, Setup
from heldenrunde.server.table.people import new_person
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.table.state import OVER, State, Table

if TYPE_CHECKING:
    from heldenrunde.server.hub.hub import Hub


async def rematch(hub: Hub, id: str, who: Who) -> tuple[str, int]:
    """The same setup at a new table; gives back its id and the seat there, which the old token opens as well.

    Asked again it gives the same. Whoever comes first is the host; if it died on the way, the next one opens it.
    """
    old_seat = seated(who)
    await hub.act(id, who, PlayAgain(secrets.token_urlsafe(12)), "rematch")
    state = (await hub.find(id)).table.state
    person = state.seats[old_seat].person
    assert person is not None
    try:
        await hub.find(state.rematch)
    except Refused:
        with suppress(Conflict):
            await hub.found(state.rematch, state.setup, person, id)
    seat = (await hub.find(state.rematch)).table.seat_of(person.id)
    return state.rematch, await hub.sit(state.rematch, person) if seat is None else seat


async def play_on(hub: Hub, table: Table, decision: int, seat: int, name: str) -> tuple[str, str]:
    """A moment of a match that is over, with bots on all other seats; gives back the new table and its token.

    The shuffles stay those of the match: what would have come, comes.
    """
    if table.kept is not None:
        raise leave_alone(table.state.id, table.state.setup.game, table.state.rules)
    if table.state.phase != OVER or table.match is None:
        raise Refused(Reason("table-not-over"))
    table.match.check_viewer(seat, spectator=False)
    record = record_to(table.match, decision)
    if table.match.over and decision == table.match.decisions:
        raise Refused(Reason("table-nothing-left"))
    id, (person, token) = secrets.token_urlsafe(12), new_person(name)
    await hub.found(id, alone_at(table.state, seat), person, table.state.id, PlayedOn(record))
    return id, token


def alone_at(state: State, seat: int) -> Setup:
    """The same game for one person, without a clock."""
    bots = [old or "normal" for old in state.setup.bots]
    others = tuple(None if number == seat else bot for number, bot in enumerate(bots))
    return msgspec.structs.replace(state.setup, bots=others, clock=Clock(), public=False)
