"""What was heard and seen in a match from its beginning, by playing its record again, or from its film."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from heldenrunde.core.game import Event
from heldenrunde.core.views import hear
from heldenrunde.errors import Reason
from heldenrunde.match import Match
from heldenrunde.server.hub import films
from heldenrunde.server.storage.store import Store
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.pauses import shots_of
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.table.state import OVER, Table

KEPT = 32


class Replays:
    """Plays records again, one at a time and beside the event loop; the newest are remembered.

    What was decided by other rules than ours is taken from the film."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(1, "replay")
        self.told: dict[tuple[str, int, int], list[list[Event]]] = {}

    async def log(self, table: Table, viewer: int | None) -> list[dict[str, Any]]:
        """All that this viewer may have heard; decision 0 is the set-up."""
        if table.kept is None:
            started(table)
        heard, first = await self.heard_before(table, viewer), ours_from(table)
        if table.match is not None:
            told = shown(await self.all_events(table, table.match), table)
            for number, events in enumerate(told[1 if heard else 0 :], first + (1 if heard else 0)):
                lines = [table.match.game.tell(hear(event, viewer)) for event in events]
                heard.setdefault(table.counted(number), []).extend(lines)
        return [{"decision": number, "events": events} for number, events in sorted(heard.items())]

    async def all_events(self, table: Table, match: Match) -> list[list[Event]]:
        """Of everything that our rules have decided; first what led there."""
        key = table.state.id, table.version, match.decisions
        if key not in self.told:
            self.told[key] = await self.run(events_of, match.record())
            while len(self.told) > KEPT:
                del self.told[next(iter(self.told))]
        return self.told[key]

    async def heard_before(self, table: Table, viewer: int | None) -> dict[int, list[Any]]:
        """What was heard before our rules began."""
        first = ours_from(table)
        if not first:
            return {}
        frames = await self.run(films.unpack, await self.store.film(table.state.id, viewer))
        return films.events_in({number: frame for number, frame in frames.items() if number <= first})

    async def at(self, table: Table, viewer: int | None, decision: int, want: str) -> dict[str, Any]:
        """The match after so many decisions, as this viewer saw it then."""
        if 0 <= decision < ours_from(table):
            return await self.filmed_at(table, viewer, decision, want)
        match = started(table)
        if table.state.phase != OVER and decision == table.decisions:
            return {"decision": decision, "you": viewer, **outgoing.match_part(table, viewer, want)}
        record = record_to(match, table.meant_decision(decision), table.decisions)
        found: dict[str, Any] = await self.run(seen_at, record, viewer, want)
        return found | {"decision": decision}

    async def filmed_at(self, table: Table, viewer: int | None, decision: int, want: str) -> dict[str, Any]:
        frames = await self.run(films.unpack, await self.store.film(table.state.id, viewer))
        if decision not in frames:
            raise Refused(Reason("server-not-filmed", first=ours_from(table)))
        frame = msgspec.json.decode(frames[decision])
        return {"decision": decision, "you": viewer, **outgoing.cut(frame, want)}

    async def run(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)


def started(table: Table) -> Match:
    if table.match is None:
        raise Refused(Reason("table-not-started"))
    return table.match


def ours_from(table: Table) -> int:
    """The decision from which on we can play the match again; if it is not by our rules, behind its last."""
    if table.kept is not None:
        return len(table.kept["decisions"]) + 1
    return table.match.first if table.match is not None else 0


def record_to(match: Match, decision: int, most: int | None = None) -> dict[str, Any]:
    """The record of a match up to this decision."""
    if not match.first <= decision <= match.decisions:
        raise Refused(Reason("server-no-such-decision", most=match.decisions if most is None else most))
    record = match.record()
    return {**record, "decisions": record["decisions"][:decision]}


def shown(told: list[list[Event]], table: Table) -> list[list[Event]]:
    """Without what has happened and nobody has seen yet."""
    unseen, found = sum([len(shot.events) for shot in table.reel]), told[:]
    for number in range(len(found) - 1, -1, -1):
        kept = max(0, len(found[number]) - unseen)
        unseen -= len(found[number]) - kept
        found[number] = found[number][:kept]
    return found


def events_of(record: dict[str, Any]) -> list[list[Event]]:
    match = Match.begin(record)
    told = [match.happened()]
    for seat, choice in record["decisions"][match.first :]:
        match.answer(seat, choice)
        told.append(match.happened())
    return told


def seen_at(record: dict[str, Any], viewer: int | None, want: str) -> dict[str, Any]:
    """The match after the last decision of a record; for people with the moments on the way there."""
    match = Match.begin(record, watch=True)
    for seat, choice in record["decisions"][match.first :]:
        match.answer(seat, choice)
    if want != outgoing.SCENE:
        return {"you": viewer, **outgoing.seen(match, viewer, want)}
    return {"you": viewer, **outgoing.filmed(shots_of(match), match, viewer)}
