"""From one build to the next while people play: two processes of each, one after the other ended, the last one killed.

By day `test_upgrades.py` does so step by step. Nothing acknowledged is lost or doubled, and whoever looks at a version
of a table sees the same, wherever they look.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from heldenrunde.server.table.facts import Answered, CarriedOn
from tests.server.builds import Build, environment, newer_build, settle
from tests.server.harness import Player
from tests.server.reliability_clients import CUT, Book, Robot, Sent, close, compare, playing, seats_at, until_step
from tests.server.storage.conftest import postgres_schema
from tests.server.storage.steps import opened

ELSEWHERE = ("table-older-rules", "table-newer-rules", "table-busy")
"""Who hears this sends the same again, there or at another process."""
REPLAY = """
import json, sys
from heldenrunde.match import Match
matches = [Match.replay(record) for record in json.load(sys.stdin)]
print(json.dumps([[match.view(seat) for seat in range(match.seats)] for match in matches]))
"""


class Worlds:
    """What every seat was shown at every version; who sees it again sees the same."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, int, int], str] = {}
        self.again = 0

    def note(self, table: str, seat: int, version: int, view: Any) -> None:
        digest = digest_of(view)
        self.again += (table, seat, version) in self.seen
        assert self.seen.setdefault((table, seat, version), digest) == digest, "two different worlds"


def digest_of(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


class Witness(Player):
    """A player who writes down what they see."""

    def __init__(self, player: Player, worlds: Worlds, seat: dict[str, Any]) -> None:
        super().__init__(player.socket)
        self.worlds, self.seat = worlds, seat

    async def hear(self) -> dict[str, Any]:
        frame = await super().hear()
        if "view" in frame:
            self.worlds.note(self.seat["id"], self.seat["seat"], frame["version"], frame["view"])
        return frame


class Wanderer(Robot):
    """Plays wherever its table is played just now."""

    roll: Roll

    async def sit(self, player: Player, enough: Callable[[], bool]) -> bool:
        return await super().sit(Witness(player, self.roll.worlds, self.seat), enough)

    async def send(self, player: Player, sent: Sent) -> None:
        answer = await player.do("answer", key=sent.key, choice=sent.choice, version=sent.version)
        if answer.get("reason", {}).get("id") in ELSEWHERE:
            raise ConnectionError
        self.book.acknowledge(sent, answer)
        self.pending = None


class Roll:
    """Both builds on one database, and everybody who plays there."""

    def __init__(self, folder: Path, database: str, newer: Path) -> None:
        self.folder, self.database, self.newer = folder, database, newer
        self.book, self.worlds, self.counted = Book(), Worlds(), Counter[str]()
        self.tables: list[list[dict[str, Any]]] = []
        self.old, self.new = [self.build(None) for _ in range(2)], [self.build(newer) for _ in range(2)]
        self.ended = asyncio.Event()

    def build(self, build: Path | None) -> Build:
        return Build(self.folder, self.database, build)

    async def open(self, server: Build, number: int) -> list[Coroutine[Any, Any, None]]:
        """Matches that have begun at this server; who plays there, and looks, knows where all servers are."""
        fresh = [await seats_at(server, 2 + n % 3) for n in range(number)]
        self.tables += fresh
        robots = [self.robot(seat).play(self.ended.is_set) for seats in fresh for seat in seats]
        return robots + [self.look_around(seats[0]) for seats in fresh]

    async def look_around(self, seat: dict[str, Any]) -> None:
        """The first seat of a table has a second screen, now here and now there."""
        for server in itertools.cycle([*self.old, *self.new]):
            if self.ended.is_set():
                return
            with suppress(*CUT):
                async with server.socket(seat["id"], open_timeout=5) as socket:
                    witness = Witness(Player(socket), self.worlds, seat)
                    await witness.hello(seat["token"])
                    for _ in range(4):
                        await until_step(witness)
            await asyncio.sleep(0.05)  # no synchronisation: only not to ask a dead port all the time

    def robot(self, seat: dict[str, Any]) -> Wanderer:
        found = Wanderer(self.book, [*self.old, *self.new], seat, random.Random(len(self.tables)))
        found.roll = self
        return found

    async def story(self, tables: int, answers: int) -> None:
        """A fifth of the answers each: old ones alone, both, without the first old one, after the last, new ones."""
        part = answers // 5
        await start(*self.old)
        robots = await self.open(self.old[0], tables)
        async with playing(robots):
            await self.book.more(part, spare=part // 2)
            await start(*self.new)
            others = await self.open(self.new[0], tables // 2)
            async with playing(others):
                await self.book.more(part, spare=part // 2)
                await asyncio.to_thread(self.old[0].stop)
                await self.book.more(part, spare=part // 2)
                await asyncio.to_thread(self.old[1].kill)
                self.counted["settled"] = "kept" in await asyncio.to_thread(settle, self.database)
                await self.book.more(part, spare=part // 2)
                await asyncio.to_thread(self.new[0].kill)
                await start(self.new[0])
                await self.book.more(part, spare=part // 2)
                self.ended.set()
        await self.check()

    # -- comparing ----------------------------------------------------------------------------------------------

    async def check(self) -> None:
        found: Counter[str] = Counter()
        async with opened(self.database) as store:
            for people in self.tables:
                await close(self.new[0], people[0])
                rows = await store.since(people[0]["id"], 0)
                assert [row.version for row in rows] == list(range(1, len(rows) + 1))
                for row in rows:
                    if isinstance(row.fact, Answered):
                        found[compare(self.book, row)] += 1
                    if isinstance(row.fact, CarriedOn):
                        self.carried_on(people, row.version)
        await self.same_everywhere()
        assert not [key for key in self.book.acknowledged if not found[key]], "acknowledged, and lost"
        assert set(found.values()) == {1}
        self.counted.update(answers=len(found), again=self.book.again, tables=len(self.tables))
        self.counted.update(seen=len(self.worlds.seen), compared=self.worlds.again)

    def carried_on(self, people: list[dict[str, Any]], version: int) -> None:
        """Newer rules show what older ones have left."""
        self.counted["carried on"] += 1
        for seat in people:
            before, after = [self.worlds.seen.get((seat["id"], seat["seat"], v)) for v in (version - 1, version)]
            if before and after:
                assert before == after
                self.counted["equal before and after"] += 1

    async def same_everywhere(self) -> None:
        """Both new servers show the same, and the records lead there."""
        shown = [[[await view_at(server, seat) for seat in people] for people in self.tables] for server in self.new]
        assert shown[0] == shown[1]
        records = [await get(self.new[1], f"/tables/{people[0]['id']}/record") for people in self.tables]
        assert await asyncio.to_thread(replayed, self.newer, records) == shown[0]


async def start(*servers: Build) -> None:
    for server in servers:
        await asyncio.to_thread(server.start)


async def get(server: Build, path: str, token: str = "") -> Any:
    with server.http(**({"authorization": f"Bearer {token}"} if token else {})) as http:
        answer = await asyncio.to_thread(http.get, path)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def view_at(server: Build, seat: dict[str, Any]) -> Any:
    return (await get(server, f"/tables/{seat['id']}?want=view", seat["token"]))["view"]


def replayed(build: Path, records: list[Any]) -> Any:
    """The views of all seats at the end of each record, by the rules of this build."""
    told = subprocess.run(
        [sys.executable, "-c", REPLAY],
        env=environment(build),
        input=json.dumps(records),
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(told.stdout)


@pytest.mark.nightly
@pytest.mark.parametrize(("tables", "answers"), [(2, 150), (40, 10_000)])
def test_rolling_from_one_build_to_the_next_loses_and_doubles_nothing(tmp_path, capsys, tables, answers):
    async def story(roll: Roll) -> None:
        await asyncio.wait_for(roll.story(tables, answers), 240 if tables < 10 else 3000)

    for database in postgres_schema():
        roll = Roll(tmp_path, database, newer_build(tmp_path / "newer"))
        try:
            asyncio.run(story(roll))
        finally:
            for server in [*roll.old, *roll.new]:
                if hasattr(server, "process") and server.process.poll() is None:
                    server.stop()
    assert roll.counted["carried on"] >= tables
    with capsys.disabled():
        print(f"\nfrom one build to the next: {dict(roll.counted)}")
