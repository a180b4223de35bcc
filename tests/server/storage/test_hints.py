"""Processes tell each other which tables have gone on."""

import asyncio
import time

import pytest

from heldenrunde.server.storage.hints import MOST_BYTES, messages, parsed
from tests.server.storage.conftest import execute
from tests.server.storage.steps import attempt, in_loop, new_id, opened, step


class Ear:
    """Takes down what it hears of the tables of this test; others use the same channel."""

    def __init__(self, *ids: str) -> None:
        self.ids, self.heard = ids, dict[str, int]()

    async def __call__(self, versions):
        self.heard |= {id: version for id, version in versions.items() if id in self.ids}

    async def hears(self, versions):
        end = time.monotonic() + 10
        while self.heard != versions and time.monotonic() < end:
            await asyncio.sleep(0.01)
        assert self.heard == versions


@in_loop
async def test_others_hear_and_oneself_does_not(postgres):
    ids = [new_id() for _ in range(600)]
    mine, yours = Ear(*ids), Ear(*ids)
    async with opened(postgres) as one, opened(postgres) as two:
        await one.listen(mine)
        await two.listen(yours)
        assert not any(await attempt(one, *[step(id, version) for id in ids for version in (1, 2)]))
        await yours.hears(dict.fromkeys(ids, 2))
        await two.append(step(ids[0], 3))
        await mine.hears({ids[0]: 3})
        assert one.figures()["hints_sent"] < 100, "they were sent together"


@in_loop
async def test_a_dropped_listener_comes_back(postgres):
    ids = [new_id() for _ in range(2)]
    ear = Ear(*ids)
    async with (
        opened(postgres) as one,
        opened(postgres.replace("application_name=test", "application_name=two")) as two,
    ):
        await two.listen(ear)
        await one.append(step(ids[0], 1))
        await ear.hears({ids[0]: 1})
        name = postgres.rpartition("application_name=test")[2]
        await execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'two{name}'")
        version = 0
        while ids[1] not in ear.heard:
            version += 1
            await one.append(step(ids[1], version))
            await asyncio.sleep(0.05)
        assert version < 100


@in_loop
async def test_a_bad_listener_harms_nobody_else(postgres):
    async def bad(versions):
        raise LookupError("what is that?")

    ear = Ear("a")
    async with opened(postgres) as one, opened(postgres) as two:
        await two.listen(bad)
        await two.listen(ear)
        await one.append(step("a", 1))
        await ear.hears({"a": 1})
        await one.append(step("a", 2))
        await ear.hears({"a": 2})


@in_loop
async def test_closing_sends_the_last_hints(postgres):
    ear = Ear("a")
    async with opened(postgres) as two:
        await two.listen(ear)
        async with opened(postgres) as one:
            await one.append(step("a", 1))
        await ear.hears({"a": 1})


@in_loop
async def test_one_process_alone_has_nothing_to_hear(sqlite):
    ear = Ear("a")
    async with opened(sqlite) as store:
        await store.listen(ear)
        await store.append(step("a", 1))
        assert ear.heard == {}


@pytest.mark.parametrize("number", [0, 1, 1_000])
def test_messages_are_short_enough(number):
    versions = {f"{new_id()}ä:": n for n in range(number)}
    sent = list(messages("0123456789abcdef", versions))
    assert all(len(message.encode()) < MOST_BYTES for message in sent)
    assert dict(pair for message in sent for pair in parsed(message.partition(" ")[2])) == versions


def test_strange_messages_are_left_out():
    assert list(parsed("a:1;b;;:4;c:x;d:7")) == [("a", 1), ("d", 7)]
