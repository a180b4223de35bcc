"""A store in memory, for tests of what lies above it; it keeps to the same contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from heldenrunde.server.storage.store import Append, Conflict, Hint, Stored, Unkept
from heldenrunde.server.table.facts import Due, Row, decode, encode
from heldenrunde.server.table.state import TableInfo


class MemoryStore:
    """Several hubs may share one, as processes share a database."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.secrets: dict[str, bytes] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.infos: dict[str, TableInfo] = {}
        self.due: dict[tuple[str, str], Due] = {}
        self.leased: dict[tuple[str, str], float] = {}
        self.films: dict[tuple[str, int | None, int], bytes] = {}
        self.done: set[str] = set()
        self.fail: Exception | None = None
        """The next append raises this instead of storing anything."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, step: Append) -> None:
        if self.fail is not None:
            error, self.fail = self.fail, None
            raise error
        id = step.info.id
        log = self.rows.setdefault(id, [])
        keys = {row.key for row in log}
        if step.rows[0].version != len(log) + 1 or any(row.key in keys for row in step.rows):
            raise Conflict
        if step.secret is not None:
            self.secrets[id] = step.secret
        log += [Row(row.table, row.version, row.key, row.at, decode(encode(row.fact))) for row in step.rows]
        self.infos[id] = step.info
        if step.snapshot is not None:
            self.snapshots[id] = step.rows[-1].version, step.snapshot
        if step.due is not None:
            over = step.info.phase == "over"
            for kind in [kind for kind in self.due if kind[0] == id and (over or not kind[1].startswith("away:"))]:
                del self.due[kind]
            self.due |= {(due.table, due.kind): due for due in step.due}

    def time(self, observe: Callable[[float], None]) -> None: ...

    async def load(self, table: str) -> Stored | None:
        if table not in self.rows:
            return None
        version, snapshot = self.snapshots.get(table, (0, None))
        info = self.infos[table]
        rows = tuple(self.rows[table][version:])
        return Stored(self.secrets[table], snapshot, version, rows, info.phase, info.rules, info.game)

    async def since(self, table: str, version: int) -> Sequence[Row]:
        return self.rows[table][version:]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.rows[table]) for table in tables if table in self.rows}

    async def public_tables(self, most: int) -> list[TableInfo]:
        return [info for info in self.infos.values() if info.public][:most]

    async def take_due(self, now: float, most: int, lease: float, rules: Sequence[str] = ("",)) -> list[Due]:
        free = [due for kind, due in self.due.items() if due.at <= now and self.leased.get(kind, 0.0) <= now]
        found = [due for due in free if self.infos[due.table].rules in rules]
        self.leased |= {(due.table, due.kind): now + lease for due in found}
        return found[:most]

    async def drop_due(self, table: str, kind: str, version: int) -> None:
        found = self.due.get((table, kind))
        if self.leased.pop((table, kind), 0.0) and found is not None and found.version == version:
            del self.due[table, kind]

    async def set_due(self, *due: Due) -> None:
        for one in due:
            self.due[one.table, one.kind] = one
            self.leased.pop((one.table, one.kind), None)

    async def unkept(self, rules: Sequence[str], before: float, most: int) -> list[Unkept]:
        found = [
            Unkept(id, info.phase, info.updated)
            for id, info in self.infos.items()
            if info.rules in rules
            and info.updated < before
            and id not in self.done
            and (
                info.phase == "over"
                or (info.phase == "playing" and self.snapshots.get(id, (0, b""))[0] < len(self.rows[id]))
            )
        ]
        return found[:most]

    async def keep(self, table: str, version: int, snapshot: bytes) -> None:
        if version >= self.snapshots.get(table, (0, b""))[0]:
            self.snapshots[table] = version, snapshot

    async def keep_film(self, table: str, since: int, reels: dict[int | None, bytes]) -> None:
        self.films |= {(table, viewer, since): reel for viewer, reel in reels.items()}

    async def film(self, table: str, viewer: int | None) -> list[tuple[int, bytes]]:
        found = [(since, reel) for (id, who, since), reel in self.films.items() if (id, who) == (table, viewer)]
        return sorted(found)

    async def filmed(self, table: str) -> None:
        self.done.add(table)

    async def running(self) -> dict[tuple[str, str], int]:
        return Counter((info.game, info.rules) for info in self.infos.values() if info.phase == "playing")

    async def listen(self, hint: Hint) -> None: ...

    async def times(self) -> tuple[float, float]:
        return 0.0, max([info.updated for info in self.infos.values()], default=0.0)

    async def healthy(self) -> bool:
        return True

    def figures(self) -> dict[str, Any]:
        return {"rows": sum(len(rows) for rows in self.rows.values())}
