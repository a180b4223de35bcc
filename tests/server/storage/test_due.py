"""What is due is handed to one process, and not forgotten."""

import asyncio
import time

from tests.server.storage.steps import due, in_loop, info, new_id, opened, step


@in_loop
async def test_what_is_due_comes_in_order_and_once(url):
    plan = [due("a", "clock", 5.0, 1), due("a", "bot", 3.0, 1), due("a", "start", 99.0, 1)]
    async with opened(url) as store:
        await store.append(step("a", 1, due=plan))
        assert await store.take_due(2.9, 9, 10.0) == []
        assert await store.take_due(6.0, 1, 10.0) == [plan[1]]
        assert await store.take_due(6.0, 9, 10.0) == [plan[0]]
        assert await store.take_due(6.0, 9, 10.0) == []


@in_loop
async def test_it_comes_back_after_the_lease(url):
    bot = due("a", "bot", 3.0, 1)
    async with opened(url) as store:
        await store.append(step("a", 1, due=[bot]))
        assert await store.take_due(5.0, 9, 10.0) == [bot]
        assert await store.take_due(14.9, 9, 10.0) == []
        assert await store.take_due(15.1, 9, 10.0) == [bot]


@in_loop
async def test_it_is_dropped_only_at_its_version(url):
    async with opened(url) as store:
        await store.append(step("a", 1, due=[due("a", "bot", 3.0, 1)]))
        await store.drop_due("a", "bot", 1)  # it was never taken
        await store.drop_due("a", "bot", 7)
        await store.drop_due("a", "clock", 1)
        assert len(await store.take_due(5.0, 9, 1.0)) == 1
        await store.drop_due("a", "bot", 1)
        assert await store.take_due(50.0, 9, 1.0) == []


@in_loop
async def test_a_step_replaces_what_was_due_or_leaves_it(url):
    async with opened(url) as store:
        await store.append(step("a", 1, due=[due("a", "bot", 1.0, 1), due("a", "clock", 2.0, 1)]))
        await store.append(step("b", 1, due=[due("b", "bot", 9.0, 1)]))
        await store.append(step("a", 2))
        assert len(await store.take_due(2.0, 9, 100.0)) == 2
        plan = [due("a", "clock", 3.0, 3), due("a", "start", 4.0, 3)]
        await store.append(step("a", 3, due=plan))
        assert await store.take_due(5.0, 9, 100.0) == plan, "as new: they are not leased"
        await store.append(step("a", 4, due=()))
        assert await store.take_due(1_000.0, 9, 1.0) == [due("b", "bot", 9.0, 1)]


@in_loop
async def test_what_a_step_does_not_change_stays_leased(url):
    clock = due("a", "clock", 3.0, 1)
    async with opened(url) as store:
        await store.append(step("a", 1, due=[clock]))
        assert await store.take_due(5.0, 9, 10.0) == [clock]
        await store.append(step("a", 2, due=[clock]))
        assert await store.take_due(6.0, 9, 10.0) == []
        assert await store.take_due(16.0, 9, 10.0) == [clock]


@in_loop
async def test_several_steps_at_once_leave_the_last_plan(url):
    async with opened(url) as store:
        steps = [step("a", n, due=[due("a", f"bot:{n}", 1.0, n)], snapshot=b"%d" % n) for n in range(1, 6)]
        await asyncio.gather(*[store.append(one) for one in [*steps, step("a", 6)]])
        assert await store.take_due(2.0, 9, 1.0) == [due("a", "bot:5", 1.0, 5)]
        stored = await store.load("a")
        assert stored is not None
        assert (stored.snapshot, [row.version for row in stored.rows]) == (b"5", [6])


@in_loop
async def test_setting_what_is_due(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        await store.set_due(due("a", "away:1", 3.0, 4))
        await store.set_due(due("a", "away:2", 4.0, 4))
        await store.set_due(due("nobody", "away:2", 4.0, 4))
        assert len(await store.take_due(5.0, 9, 100.0)) == 2
        await store.set_due(due("a", "away:1", 4.5, 4))
        await store.set_due(due("a", "away:2", 1.0, 3))
        assert await store.take_due(5.0, 9, 100.0) == [due("a", "away:1", 4.5, 4)], "the older is too late"


@in_loop
async def test_what_is_set_anew_while_it_is_done_stays(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        await store.set_due(due("a", "away:1", 3.0, 0), due("a", "away:0", 3.0, 0))
        assert len(await store.take_due(5.0, 9, 100.0)) == 2
        await store.set_due(due("a", "away:1", 9.0, 0))
        await store.drop_due("a", "away:1", 0)
        await store.drop_due("a", "away:0", 0)
        assert await store.take_due(500.0, 9, 1.0) == [due("a", "away:1", 9.0, 0)]


@in_loop
async def test_no_step_replaces_who_is_gone_until_the_match_is_over(url):
    async with opened(url) as store:
        await store.append(step("a", 1, due=[due("a", "bot:2", 1.0, 1)]))
        await store.set_due(due("a", "away:1", 3.0, 0))
        await store.append(step("a", 2, due=[due("a", "bot:3", 1.0, 2)]))
        await store.append(step("a", 3, due=()))
        assert await store.take_due(5.0, 9, 1.0) == [due("a", "away:1", 3.0, 0)]
        await store.append(step("a", 4, due=(), info=info("a", phase="over")))
        assert await store.take_due(500.0, 9, 1.0) == []


@in_loop
async def test_what_time_it_is(url):
    async with opened(url) as store:
        before = time.time()
        now, newest = await store.times()
        assert before - 1 < now < time.time() + 1, "both are on this machine"
        assert newest == 0.0
        await store.append(step("a", 1))
        assert (await store.times())[1] == info("a").updated


@in_loop
async def test_two_processes_share_what_is_due(postgres):
    ids = [new_id() for _ in range(300)]
    async with opened(postgres) as one, opened(postgres) as two:
        await asyncio.gather(*[one.append(step(id, 1, due=[due(id, "bot", 1.0, 1)])) for id in ids])
        taken = await asyncio.gather(*[store.take_due(2.0, 10, 60.0) for _ in range(20) for store in (one, two)])
        while more := await one.take_due(2.0, 100, 60.0):
            taken.append(more)
        assert all(len(some) <= 100 for some in taken)
        assert sorted(due.table for some in taken for due in some) == sorted(ids)
