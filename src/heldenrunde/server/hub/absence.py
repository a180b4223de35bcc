"""Who is there and who is gone: after the grace time a bot plays for them, whichever process they were connected to.

That a seat is to be taken over lies in the store (`away:SEAT`), apart from what each step plans, so that no step of any
process replaces it. For whoever is connected it lies in the future, and their process puts it off again and again: if
that process dies, it comes due by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heldenrunde.server.hub.live_table import LiveTable
from heldenrunde.server.table.commands import Return, TakeOver, Who
from heldenrunde.server.table.facts import AnyFact, Away, Back, Due, PlayedOn, Started
from heldenrunde.server.table.state import PLAYING

if TYPE_CHECKING:
    from heldenrunde.server.hub.hub import Hub

RENEWALS = 3
"""So many times while a seat counts as connected, its process says so again."""
BEGINNINGS = frozenset({Started, PlayedOn, Back})


def when(hub: Hub, live: LiveTable, *seats: int) -> list[Due]:
    """When bots take over for these seats: for who is connected here never before the next renewals."""
    state, present, now = live.table.state, live.present(), hub.clock()
    if not state.setup.grace or state.phase != PLAYING:
        return []
    grace = {True: max(state.setup.grace, hub.hold), False: state.setup.grace}
    theirs = [seat for seat in sorted(seats) if not state.seats[seat].automatic]
    return [Due(state.id, f"away:{seat}", now + grace[seat in present], 0) for seat in theirs]


async def noted(hub: Hub, live: LiveTable, *seats: int) -> None:
    """These have come or gone."""
    due = when(hub, live, *seats)
    if due:
        await hub.store.set_due(*due)


async def renew(hub: Hub) -> None:
    """Put off what is due for everybody who is connected here."""
    watched = [live for _, live in sorted(hub.live.items()) if live.listeners]
    due = [one for live in watched for one in when(hub, live, *live.present())]
    if due:
        await hub.store.set_due(*due)


def missed(hub: Hub, live: LiveTable, facts: list[AnyFact]) -> list[Due]:
    """From when a match begins, all who were ever connected here may be missed; and from when somebody is back."""
    if BEGINNINGS.isdisjoint(map(type, facts)):
        return []
    return when(hub, live, *[seat for seat in map(live.table.seat_of, live.met) if seat is not None])


def heard(hub: Hub, live: LiveTable, fact: AnyFact) -> None:
    """Of another process: a match has begun there. Or it thought that somebody is gone who is connected here."""
    due = missed(hub, live, [fact])
    if due:
        hub.run(hub.store.set_due(*due))
    if isinstance(fact, Away) and fact.seat in live.present() and not hub.stopping:
        hub.run(come_back(hub, live, fact.seat))


async def come_back(hub: Hub, live: LiveTable, seat: int) -> None:
    await hub.act(live.table.state.id, Who(seat), Return(), f"back:{live.table.version}:{seat}")


async def take_over(hub: Hub, due: Due) -> None:
    """A bot plays for this seat, unless it is connected here."""
    seat = int(due.kind.partition(":")[2])
    live = await hub.find(due.table)
    await hub.catch_up(live)  # who was taken over before may have been back since
    if seat in live.present():
        await noted(hub, live, seat)
    else:
        key = f"away:{due.table}:{live.table.version}:{seat}"
        await hub.act(due.table, Who(server=True), TakeOver(seat), key)
