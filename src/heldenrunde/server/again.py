"""Going on at another table after a match: the same people once more, or one of its moments against bots."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from heldenrunde.server.commands import PlayAgain, Who, seated
from heldenrunde.server.refusals import Refused
from heldenrunde.server.store import Conflict

if TYPE_CHECKING:
    from heldenrunde.server.hub import Hub


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
