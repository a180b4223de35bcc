"""What everybody sees when somebody might react: the table stands still, for as long whether anybody can or not.

An offer would betray by the pause alone what somebody holds. So what comes after it waits in the reel, an answer to it
has no number that others count, and the pause ends when its time is up.
"""

from __future__ import annotations

from heldenrunde.core.flow import OFFER, open_offer
from heldenrunde.match import Match
from heldenrunde.server.table.facts import AnyFact, Resumed
from heldenrunde.server.table.state import OVER, Pause, Shot, Table

BOTS_SECONDS = 0.6
"""How long it takes if only bots might react: none of them thinks longer."""


def take_up(table: Table) -> None:
    """What the last decision brought about, moment by moment, goes to the end of the reel."""
    match = table.match
    assert match is not None
    shots = shots_of(match)
    if match.table.form == OFFER and match.waiting():
        shots.pop()  # the moment of the offer stands for it
    table.reel += shots


def shots_of(match: Match) -> list[Shot]:
    """The last decision moment by moment; the last is the match as it is."""
    events, found, told = match.happened(), [], 0
    if not match.table.film:
        return [Shot(match, events, ())]
    for moment in match.moments():
        shown = match if moment.table is match.table else match.at(moment)
        found.append(Shot(shown, events[told : moment.told], moment.sought))
        told = moment.told
    return found


def show(table: Table, at: float) -> None:
    """Everybody sees what is in the reel, up to the next moment at which somebody might react."""
    table.film, table.still, table.state.pause = [], None, None
    while table.reel:
        shot = table.reel.pop(0)
        table.film.append(shot)
        if shot.sought:
            pause = pause_for(table, shot.sought, at)
            if pause.until > at or not table.reel:
                table.still, table.state.pause = shot.match, pause
                return
    if table.match is not None and table.match.over:
        table.enter(OVER, at)


def pause_for(table: Table, sought: tuple[int, ...], at: float) -> Pause:
    """Among several persons as long as the host has chosen; alone with bots nobody waits but for the bots."""
    people = table.people()
    strict = len(people) > 1 and any([seat in people for seat in sought])
    bots = any([seat not in people for seat in sought])
    seconds = table.state.setup.react if strict else BOTS_SECONDS if bots else 0.0
    return Pause(at + seconds, table.version, strict)


def begin_again(table: Table, at: float) -> None:
    """The match has been set to where it is. If that is an offer, its time begins anew."""
    assert table.match is not None
    g = table.match.table
    table.watch(pause_for(table, open_offer(g).seats, at) if g.form == OFFER and g.asked else None)


def ended_by(table: Table, seat: int, now: float) -> list[AnyFact]:
    """If this seat was all that was waited for, its answer ends the pause."""
    pause = table.state.pause
    return [Resumed()] if pause is not None and pause.until <= now and table.waiting() == [seat] else []
