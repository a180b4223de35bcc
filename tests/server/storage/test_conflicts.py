"""The key (table, version) of the log is the only lock."""

import asyncio
import random

import pytest

from heldenrunde.server.storage.store import Conflict
from tests.server.storage.steps import attempt, due, in_loop, info, log, new_id, opened, step, versions


@in_loop
async def test_a_version_is_taken_once(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        await store.append(step("a", 2, key="mine"))
        with pytest.raises(Conflict):
            await store.append(step("a", 2, key="yours"))
        with pytest.raises(Conflict):
            await store.append(step("a", 2, key="mine"))
        with pytest.raises(Conflict):
            await store.append(step("a", 1))
        assert await log(store, "a") == [(1, "key 1"), (2, "mine")]
        assert store.figures()["conflicts"] == 3


@in_loop
async def test_a_key_is_taken_once_per_table(url):
    async with opened(url) as store:
        await store.append(step("a", 1, key="k"))
        await store.append(step("b", 1, key="k"))
        with pytest.raises(Conflict):
            await store.append(step("a", 2, key="k"))
        assert await store.versions(["a", "b"]) == {"a": 1, "b": 1}


@in_loop
async def test_no_version_is_left_out(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        for table, version in [("a", 3), ("nobody", 2)]:
            with pytest.raises(Conflict):
                await store.append(step(table, version))
        assert await log(store, "a") == [(1, "key 1")]


@in_loop
async def test_a_refused_step_leaves_nothing(url):
    async with opened(url) as store:
        await store.append(step("a", 1, key="k", due=[due("a", "bot", 5.0, 1)], snapshot=b"one"))
        late = step("a", 2, rows=3, key="k", due=(), snapshot=b"four", info=info("a", taken=4))
        with pytest.raises(Conflict):
            await store.append(late)
        stored = await store.load("a")
        assert stored is not None
        assert (stored.snapshot, stored.snapshot_version) == (b"one", 1)
        assert await store.public_tables(9) == [info("a")]
        assert await store.take_due(9.0, 9, 1.0) == [due("a", "bot", 5.0, 1)]


@in_loop
async def test_the_innocent_of_a_batch_are_stored(url):
    ids = [new_id() for _ in range(40)]
    async with opened(url) as store:
        await attempt(store, *[step(id, 1) for id in ids])
        wrong = {5: step(ids[5], 1), 17: step(ids[17], 2, key="key 1"), 30: step(ids[30], 4)}
        told = await attempt(store, *[wrong.get(n, step(id, 2)) for n, id in enumerate(ids)])
        assert {n for n, error in enumerate(told) if isinstance(error, Conflict)} == set(wrong)
        assert [error for n, error in enumerate(told) if n not in wrong] == [None] * 37
        assert await store.versions(ids) == {id: 1 if n in wrong else 2 for n, id in enumerate(ids)}


@in_loop
async def test_what_the_database_cannot_take_harms_nobody_else(url):
    async with opened(url) as store:
        told = await attempt(store, *[step(f"t{n}", 1, key="\ud800" if n == 3 else "") for n in range(8)])
        assert [n for n, error in enumerate(told) if error is not None] == [3]
        assert not isinstance(told[3], Conflict)
        assert len(await store.versions([f"t{n}" for n in range(8)])) == 7


@in_loop
async def test_after_a_refused_step_the_next_is_refused_too(url):
    """Both were begun at once, the second on top of the first."""
    async with opened(url) as store:
        await store.append(step("a", 1, key="k"))
        told = await attempt(store, step("a", 2, key="k"), step("a", 3), step("b", 1))
        assert [type(error) for error in told] == [Conflict, Conflict, type(None)]
        assert versions(await log(store, "a")) == [1]


@in_loop
async def test_fifty_race_for_one_version(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        told = await attempt(store, *[step("a", 2, key=f"racer {n}") for n in range(50)])
        [winner] = [n for n, error in enumerate(told) if error is None]
        assert await log(store, "a") == [(1, "key 1"), (2, f"racer {winner}")]


@pytest.mark.parametrize("same_key", [False, True])
@in_loop
async def test_two_processes_race_for_the_same_versions(postgres, same_key):
    """Twenty tables, ten versions; whoever loses goes on with the next version like the winner."""
    ids = [new_id() for _ in range(20)]
    chance = random.Random(1)
    async with opened(postgres) as one, opened(postgres) as two:
        for version in range(1, 11):
            steps = {
                store: [
                    step(id, version, key="" if same_key else f"{version} of {id} by {n}", text=f"{n}") for id in ids
                ]
                for n, store in enumerate((one, two))
            }
            for some in steps.values():
                chance.shuffle(some)
            told = await asyncio.gather(*[attempt(store, *some) for store, some in steps.items()])
            wins = [
                step.info.id
                for some, all in zip(steps.values(), told, strict=True)
                for step, error in zip(some, all, strict=True)
                if error is None
            ]
            assert sorted(wins) == sorted(ids), "exactly one wins"
            assert all(error is None or isinstance(error, Conflict) for all in told for error in all)
        for id in ids:
            assert versions(await log(one, id)) == list(range(1, 11))
