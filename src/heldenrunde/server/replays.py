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
from heldenrunde.server import films, shown
from heldenrunde.server.refusals import Refused
from heldenrunde.server.store import Store
from heldenrunde.server.table import Table

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
            told = await self.all_events(table, table.match)
            for number, events in enumerate(told[1 if heard else 0 :], first + (1 if heard else 0)):
                heard[number] = [table.match.game.tell(hear(event, viewer)) for event in events]
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
        record = moment_of(started(table), decision)
        found: dict[str, Any] = await self.run(seen_at, record, viewer, want)
        return found

    async def filmed_at(self, table: Table, viewer: int | None, decision: int, want: str) -> dict[str, Any]:
        frames = await self.run(films.unpack, await self.store.film(table.state.id, viewer))
        if decision not in frames:
            raise Refused(Reason("server-not-filmed", first=ours_from(table)))
        frame = msgspec.json.decode(frames[decision])
        return {"decision": decision, "you": viewer, **shown.cut(frame, want)}

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


def moment_of(match: Match, decision: int) -> dict[str, Any]:
    """The record of a match up to this decision."""
    if not match.first <= decision <= match.decisions:
        raise Refused(Reason("server-no-such-decision", most=match.decisions))
    record = match.record()
    return {**record, "decisions": record["decisions"][:decision]}


def events_of(record: dict[str, Any]) -> list[list[Event]]:
    match = Match.begin(record)
    told = [match.happened()]
    for seat, choice in record["decisions"][match.first :]:
        match.answer(seat, choice)
        told.append(match.happened())
    return told


def seen_at(record: dict[str, Any], viewer: int | None, want: str) -> dict[str, Any]:
    match = Match.replay(record)
    return {"decision": match.decisions, "you": viewer, **shown.seen(match, viewer, want)}
