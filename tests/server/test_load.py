"""Hours of load leave nothing behind: no memory, no tables, no sockets, no tasks, no descriptors.

By day for some seconds. By night for an hour, or as long as HELDENRUNDE_TEST_LOAD_SECONDS says; tables are forgotten
ten minutes after their last visitor, so it takes a quarter of an hour until as many are forgotten as are opened.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.server.harness import NO_LIMITS, PATIENCE
from tests.server.load import Load
from tests.server.reliability_process import Fresh

HOUR = float(os.environ.get("HELDENRUNDE_TEST_LOAD_SECONDS", "3600"))
WARM_UP = 900.0
FORGOTTEN = 900.0
"""Within this time every table is out of memory: ten minutes, and what is left of clocks and grace."""
GROWTH = 1.05
UNEVEN = 0.1
CROWD = 11_000
"""More strangers than a server remembers."""
REPORTED = (10, 20, 30, 40, 50, 60)


class Usual(Fresh):
    """A server with the usual limits, which stands behind a proxy; bots think in a process of their own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, workers="1", proxies="127.0.0.1", log_format="json")
        for name in NO_LIMITS:
            del self.environment[f"HELDENRUNDE_{name.upper()}"]


class Sample(NamedTuple):
    seconds: float
    server: float
    """Resident memory in MB."""
    worker: float
    tables: int
    sockets: int
    tasks: int
    descriptors: int


class Watch:
    """Looks at a server from outside."""

    def __init__(self, server: Usual) -> None:
        self.server, self.pid, self.began = server, server.process.pid, time.monotonic()
        self.samples: list[Sample] = []

    def look(self) -> Sample:
        with self.server.http() as http:
            lines = [line.split() for line in http.get("/metrics").text.splitlines() if line.count(" ") == 1]
        figures = {name: int(float(value)) for name, value in lines}
        found = Sample(
            seconds=round(time.monotonic() - self.began, 1),
            server=resident(self.pid),
            worker=resident(worker_of(self.pid)),
            tables=figures["heldenrunde_tables_open"],
            sockets=figures["heldenrunde_sockets"],
            tasks=figures["heldenrunde_tasks"],
            descriptors=len(os.listdir(f"/proc/{self.pid}/fd")),
        )
        self.samples.append(found)
        return found

    async def keep_looking(self, seconds: float, file: Path) -> None:
        with file.open("w", encoding="utf-8") as log:
            while True:
                await asyncio.sleep(seconds)
                with suppress(httpx.TransportError):
                    print(*await asyncio.to_thread(self.look), sep=",", file=log, flush=True)

    async def until_quiet(self, before: Sample, tables: int, seconds: float) -> None:
        """Until there is hardly more than there was before anybody came."""
        end = time.monotonic() + seconds
        while True:
            with suppress(httpx.TransportError):
                await asyncio.to_thread(self.look)
            now = self.samples[-1]
            left = {name: getattr(now, name) - getattr(before, name) for name in ROOM}
            if now.tables <= tables and all(left[name] <= room for name, room in ROOM.items()):
                return
            assert time.monotonic() < end, f"left over: {left}, tables: {now.tables}"
            await asyncio.sleep(0.5)


ROOM = {"sockets": 0, "tasks": 2, "descriptors": 30}
"""What may have come for good: connections of the pool to the database, pipes to a process that makes films."""


def resident(pid: int) -> float:
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return round(int(line.split()[1]) / 1024, 1)
    return 0.0


def worker_of(pid: int) -> int:
    """The process in which bots think: the first that was started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    with suppress(OSError):
        return next((int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()), 0)
    return 0


@contextmanager
def usual(folder: Path) -> Iterator[Usual]:
    server = Usual(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_after_an_evening_nothing_is_left_over(tmp_path):
    with usual(tmp_path) as server:
        asyncio.run(evening(Watch(server), 8.0, tmp_path))


@pytest.mark.nightly
@pytest.mark.timeout(HOUR + FORGOTTEN + 600)
def test_an_hour_of_load_leaves_memory_as_it_was(tmp_path, capsys):
    with usual(tmp_path) as server:
        watch = Watch(server)
        counted = asyncio.run(evening(watch, HOUR, tmp_path))
    with capsys.disabled():
        print(report(watch, counted))
    first, second = halves(watch.samples, "tables")
    assert abs(second - first) <= UNEVEN * first, f"{first} and {second} tables in memory: nothing can be concluded"
    for name in ("server", "worker"):
        first, second = halves(watch.samples, name)
        assert second <= GROWTH * first, f"memory of the {name} grew from {first} to {second} MB"


async def evening(watch: Watch, seconds: float, folder: Path) -> dict[str, int]:
    long = seconds > WARM_UP
    before = await asyncio.to_thread(watch.look)
    load = Load(watch.server, 0.4 if long else 0.1, random.Random(2))
    looking = asyncio.create_task(watch.keep_looking(5.0, folder / "samples.csv"))
    await load.run(20, CROWD if long else 100, seconds, even=long)
    looking.cancel()
    await watch.until_quiet(before, 0 if long else 10**6, FORGOTTEN if long else 3 * PATIENCE)
    assert not faults(watch.server) - {"a worker hung and was replaced"}, "which may happen on a busy machine"
    assert load.counted["answer done"] > seconds
    return dict(load.counted)


def faults(server: Usual) -> set[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return {line["event"] for line in lines if line["level"] == "error"}


def halves(samples: list[Sample], name: str) -> tuple[float, float]:
    """The medians of both halves after the warm-up."""
    found = [getattr(sample, name) for sample in samples if WARM_UP < sample.seconds < HOUR]
    middle = len(found) // 2
    return statistics.median(found[:middle]), statistics.median(found[middle:])


def report(watch: Watch, counted: dict[str, int]) -> str:
    lines = ["", f"an hour of load: {dict(sorted(counted.items()))}"]
    for minute in REPORTED:
        near = min(watch.samples, key=lambda sample: abs(sample.seconds - 60 * minute))
        lines.append(f"minute {minute}: {near}")
    lines += [f"after it: {watch.samples[-1]}"]
    return "\n".join([*lines, *(f"{name}: halves {halves(watch.samples, name)} MB" for name in ("server", "worker"))])
