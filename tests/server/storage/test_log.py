"""What goes into the log comes out of it."""

import asyncio
from pathlib import Path

import pytest

from heldenrunde.server.storage import SqlStore, Unavailable
from heldenrunde.server.storage.store import Append, Store
from heldenrunde.server.table.facts import Answered, Row
from tests.server.storage.steps import SECRET, attempt, in_loop, info, log, new_id, opened, row, step, versions


def test_it_is_a_store():
    store: Store = SqlStore("anywhere.db")
    assert store.figures() == {"waiting": 0}


@in_loop
async def test_nothing_is_known_of_a_strange_table(url):
    async with opened(url) as store:
        assert await store.load("nobody") is None
        assert await store.since("nobody", 0) == []
        assert await store.versions(["nobody"]) == {}


@in_loop
async def test_round_trip(url):
    async with opened(url) as store:
        await store.append(step("a", 1, rows=2))
        await store.append(step("a", 3, text="'); DROP TABLE event; -- \0"))
    async with opened(url) as store:
        stored = await store.load("a")
        assert stored is not None
        assert (stored.secret, stored.snapshot, stored.snapshot_version) == (SECRET, None, 0)
        assert stored.rows == (row("a", 1), row("a", 2), row("a", 3, text="'); DROP TABLE event; -- \0"))
        assert await store.since("a", 2) == [stored.rows[2]]
        assert await store.since("a", 3) == []


@in_loop
async def test_choices_keep_their_form(url):
    choice = {"cards": [3, 1.5, None, True, "ß"], "to": {"seat": 2}}
    async with opened(url) as store:
        await store.append(step("a", 1))
        await store.append(Append((Row("a", 2, "k", 1.25, Answered(0, choice)),), info("a")))
        assert (await store.since("a", 1))[0].fact == Answered(0, choice)


@in_loop
async def test_loading_begins_at_the_newest_snapshot(url):
    async with opened(url) as store:
        await store.append(step("a", 1, snapshot=b"one"))
        await store.append(step("a", 2, rows=3, snapshot=b"four\0"))
        await store.append(step("a", 5))
        stored = await store.load("a")
        assert stored is not None
        assert (stored.snapshot, stored.snapshot_version, stored.rows) == (b"four\0", 4, (row("a", 5),))
        assert len(await store.since("a", 0)) == 5


@in_loop
async def test_versions_of_many_tables(url):
    ids = [new_id() for _ in range(1_200)]
    async with opened(url) as store:
        assert not any(await attempt(store, *[step(id, 1, rows=n % 3 + 1) for n, id in enumerate(ids)]))
        assert await store.versions([*ids, "nobody"]) == {id: n % 3 + 1 for n, id in enumerate(ids)}


@in_loop
async def test_the_list_shows_open_public_tables_newest_first(url):
    async with opened(url) as store:
        for n in range(5):
            await store.append(step(f"t{n}", 1, info=info(f"t{n}", updated=float(n), host=f"host {n}")))
        await store.append(step("hidden", 1, info=info("hidden", public=False)))
        await store.append(step("t2", 2, info=info("t2", phase="playing", updated=9.0)))
        await store.append(step("t1", 2, info=info("t1", taken=3, updated=8.0)))
        shown = await store.public_tables(3)
        assert [table.id for table in shown] == ["t1", "t4", "t3"]
        assert shown[0] == info("t1", taken=3, updated=8.0)
        assert shown[0].public is True


@in_loop
async def test_a_thousand_at_once(url):
    """Twenty steps of each of fifty tables, all begun at once."""
    ids = [new_id() for _ in range(50)]
    async with opened(url) as store:
        assert not any(await attempt(store, *[step(id, version) for version in range(1, 21) for id in ids]))
        for id in ids:
            assert versions(await log(store, id)) == list(range(1, 21))
        figures = store.figures()
        assert figures["rows"] == figures["steps"] == 1_000
        assert figures["batches"] < 50, "they were written together"
        assert await store.versions(ids) == dict.fromkeys(ids, 20)


@in_loop
async def test_closing_stores_what_waits(url):
    ids = [new_id() for _ in range(700)]
    async with opened(url) as store:
        appends = [asyncio.ensure_future(store.append(step(id, 1))) for id in ids]
        await asyncio.sleep(0)
    await asyncio.gather(*appends)
    with pytest.raises(Unavailable):
        await store.append(step("late", 1))
    await store.close()
    async with opened(url) as store:
        assert len(await store.versions([*ids, "late"])) == 700


@in_loop
async def test_a_step_given_up_in_time_is_not_stored(url):
    async with opened(url, writers=1) as store:
        begun, go_on = asyncio.Event(), asyncio.Event()
        write = store.writers[0].link.write

        async def slowly(batch):
            begun.set()
            await go_on.wait()
            await write(batch)

        store.writers[0].link.write = slowly  # type: ignore[method-assign]
        under_way = asyncio.ensure_future(store.append(step("under way", 1)))
        await begun.wait()
        waiting = asyncio.ensure_future(store.append(step("waiting", 1)))
        await asyncio.sleep(0)
        for task in (under_way, waiting):
            task.cancel()
        await asyncio.wait([under_way, waiting])
        go_on.set()
        await store.append(step("later", 1))
        assert await store.versions(["under way", "waiting", "later"]) == {"under way": 1, "later": 1}


@in_loop
async def test_health(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        assert await store.healthy()
        assert store.figures()["waiting"] == 0
    assert not await store.healthy()


@in_loop
async def test_what_is_not_a_step(url):
    async with opened(url) as store:
        await store.append(step("a", 1))
        for wrong in [
            step("a", 2, secret=SECRET),
            step("b", 1, secret=None),
            step("a", 2, info=info("b")),
            Append((row("a", 2), row("a", 4)), info("a")),
        ]:
            with pytest.raises(ValueError, match=r"step|secret"):
                await store.append(wrong)
        assert await store.versions(["a", "b"]) == {"a": 1}


@in_loop
async def test_a_path_is_an_address_and_the_file_is_private(tmp_path):
    file = Path(tmp_path) / "new folder" / "log.db"
    async with opened(str(file)) as store:
        await store.append(step("a", 1))
        assert all(part.stat().st_mode & 0o077 == 0 for part in file.parent.iterdir())
    async with opened(f"sqlite:///{file}") as store:
        assert await store.versions(["a"]) == {"a": 1}


@pytest.mark.parametrize("address", ["", "sqlite://", ":memory:", "mysql://root@localhost/x"])
@in_loop
async def test_no_address(address):
    with pytest.raises(ValueError, match="needed"):
        await SqlStore(address).open()
