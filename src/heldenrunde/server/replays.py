"""What was heard and seen in a match from its beginning, by playing its record again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from heldenrunde.core.game import Event
from heldenrunde.core.views import hear
from heldenrunde.errors import Reason
from heldenrunde.match import Match
from heldenrunde.server import shown
from heldenrunde.server.refusals import Refused
from heldenrunde.server.table import Table

KEPT = 32


class Replays:
    """Plays records again, one at a time and beside the event loop; the newest are remembered."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(1, "replay")
        self.told: dict[tuple[str, int, int], list[list[Event]]] = {}

    async def log(self, table: Table, viewer: int | None) -> list[dict[str, Any]]:
        """All that this viewer may have heard; decision 0 is the set-up."""
        match = started(table)
        state = table.state
        key = state.id, table.version, match.decisions
        if key not in self.told:
            told = await self.run(events_of, match.record())
            self.told[key] = told
            while len(self.told) > KEPT:
                del self.told[next(iter(self.told))]
        return [
            {"decision": number, "events": [match.game.tell(hear(event, viewer)) for event in events]}
            for number, events in enumerate(self.told[key])
        ]

    async def at(self, table: Table, viewer: int | None, decision: int, want: str) -> dict[str, Any]:
        """The match after so many decisions, as this viewer saw it then."""
        record = moment_of(started(table), decision)
        found: dict[str, Any] = await self.run(seen_at, record, viewer, want)
        return found

    async def run(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)


def started(table: Table) -> Match:
    if table.match is None:
        raise Refused(Reason("table-not-started"))
    return table.match


def begin(record: dict[str, Any]) -> Match:
    return Match.replay({**record, "decisions": []})


def moment_of(match: Match, decision: int) -> dict[str, Any]:
    """The record of a match up to this decision."""
    if not 0 <= decision <= match.decisions:
        raise Refused(Reason("server-no-such-decision", most=match.decisions))
    record = match.record()
    return {**record, "decisions": record["decisions"][:decision]}


def events_of(record: dict[str, Any]) -> list[list[Event]]:
    match = begin(record)
    told = [match.happened()]
    for seat, choice in record["decisions"]:
        match.answer(seat, choice)
        told.append(match.happened())
    return told


def seen_at(record: dict[str, Any], viewer: int | None, want: str) -> dict[str, Any]:
    match = Match.replay(record)
    return {"decision": match.decisions, "you": viewer, **shown.seen(match, viewer, want)}
