"""Steps of many tables, put together as the rows that one transaction writes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from heldenrunde.server.storage.errors import Clash
from heldenrunde.server.storage.store import Append
from heldenrunde.server.table.facts import CarriedOn, Due, encode

Event = tuple[str, int, str, float, str]
"""table, version, key, at, payload"""
TableRow = tuple[bytes | None, str, str, int, int, str, bool, float, str, int, str, int]
"""secret, game, host, seats, taken, phase, public, updated, rules, version, id, and the version it must have before"""


class Entry:
    """A step on its way into the log, and who waits for it."""

    __slots__ = ("events", "future", "since", "step", "uncertain")

    def __init__(self, step: Append, future: asyncio.Future[None]) -> None:
        check(step)
        self.step, self.future, self.since = step, future, perf_counter()
        self.events: list[Event] = [
            (row.table, row.version, row.key, row.at, encode(row.fact).decode()) for row in step.rows
        ]
        self.uncertain = False
        """An earlier attempt to write it did not come to an end."""

    @property
    def version(self) -> int:
        return self.step.rows[-1].version


def check(step: Append) -> None:
    """What no caller may get wrong; the database could not tell it from being late."""
    id, first = step.info.id, step.rows[0].version
    for number, row in enumerate(step.rows):
        if row.table != id or row.version != first + number:
            raise ValueError(f"the rows of a step are of one table and follow each other: {row.table} {row.version}")
    if (first == 1) != (step.secret is not None):
        raise ValueError("the secret comes with the first row of a table, and only then")


class Change:
    """What all steps of one table come to: only the last list entry, due rows and snapshot count."""

    __slots__ = ("before", "carried", "due", "secret", "snapshot", "step", "version")

    def __init__(self, entry: Entry) -> None:
        step = self.step = entry.step
        self.before = step.rows[0].version - 1
        self.secret, self.due, self.version = step.secret, step.due, entry.version
        self.carried = any([type(row.fact) is CarriedOn for row in step.rows])
        self.snapshot = None if step.snapshot is None else (step.info.id, entry.version, step.snapshot)

    def add(self, entry: Entry) -> None:
        """A later step of the same table."""
        later = Change(entry)
        if later.before != self.version:
            raise Clash("two steps of one table do not follow each other")
        self.step, self.version = later.step, later.version
        self.carried = self.carried or later.carried
        self.due = self.due if later.due is None else later.due
        self.snapshot = later.snapshot or self.snapshot

    def row(self) -> TableRow:
        i = self.step.info
        return (
            *(self.secret, i.game, i.host, i.seats, i.taken, i.phase, i.public, i.updated, i.rules),
            *(self.version, i.id, self.before),
        )


class Batch:
    """The rows of some steps. All are sorted by table: processes that want the same rows lock them in one order."""

    __slots__ = ("carried", "due", "events", "snapshots", "tables")

    def __init__(self, entries: Sequence[Entry]) -> None:
        changes = sorted(merged(entries).items())
        self.events: list[Event] = sorted([event for entry in entries for event in entry.events])
        self.tables: list[TableRow] = [change.row() for _, change in changes]
        self.carried = [(change.step.info.rules, id) for id, change in changes if change.carried]
        self.snapshots = [change.snapshot for _, change in changes if change.snapshot is not None]
        self.due: list[tuple[str, tuple[Due, ...]]] = [
            (id, change.due) for id, change in changes if change.due is not None
        ]
        """What is due from now on, for each table where that is replaced."""


def merged(entries: Sequence[Entry]) -> dict[str, Change]:
    changes: dict[str, Change] = {}
    for entry in entries:
        id = entry.step.info.id
        if id in changes:
            changes[id].add(entry)
        else:
            changes[id] = Change(entry)
    return changes
