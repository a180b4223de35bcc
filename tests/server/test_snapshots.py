"""Snapshots and films in good time, and what older rules left due: a store in memory, and a clock that tests set."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import Rules, rules_of
from heldenrunde.server.hub import films, snapshots
from heldenrunde.server.hub.replays import Replays
from heldenrunde.server.hub.snapshots import Keeper
from heldenrunde.server.storage.store import Unreadable
from heldenrunde.server.table import commands as c
from heldenrunde.server.table.facts import Clock
from heldenrunde.server.table.refusals import OtherRules
from tests.server.test_hub import GAME, Watcher, World, choice_of, run
from tests.test_rulesets import forget


@pytest.fixture
def world(monkeypatch) -> World:
    monkeypatch.setattr(Keeper, "has_time", lambda _: True)
    return World()


def upgrade(monkeypatch: pytest.MonkeyPatch, migration: Any) -> Rules:
    """From now on all processes have newer rules."""
    before = rules_of(GAME)
    newer = GAMES[GAME]._replace(version=before.version + 1, migrations={before.version: migration})
    monkeypatch.setitem(GAMES, GAME, newer)
    forget()
    return before


@pytest.fixture(autouse=True)
def rules_as_they_were(monkeypatch):
    yield
    monkeypatch.undo()
    forget()


def nothing(saved: dict[str, Any]) -> None:
    """Nothing to change."""


async def quiet(world: World) -> None:
    world.now += 2 * snapshots.QUIET_SECONDS
    await Keeper(world.hub, 0).round()


def test_a_quiet_match_gets_a_snapshot_and_a_busy_one_does_not(world):
    async def story() -> None:
        id, _ = await world.playing()
        keeper = Keeper(world.hub, 0)
        await keeper.round()
        assert id not in world.store.snapshots
        world.now += 2 * snapshots.QUIET_SECONDS
        await keeper.round()
        assert world.store.snapshots[id][0] == len(world.store.rows[id])

    run(story())


def test_what_a_killed_process_has_left_is_kept_by_another(world):
    async def story() -> None:
        id, _ = await world.playing()
        keeper = Keeper(world.another(), 0)
        world.now += 2 * snapshots.QUIET_SECONDS
        await keeper.round()
        assert id not in world.store.snapshots, "its own process may be alive"
        world.now += snapshots.ALONE_SECONDS
        await keeper.round()
        assert id in world.store.snapshots

    run(story())


def test_a_table_that_is_only_kept_does_not_stay_in_memory(world):
    """With many matches that are over films take their time: nobody has asked for these tables again."""

    async def story() -> None:
        id, _ = await world.playing()
        hub = world.another()
        world.now += 2 * snapshots.ALONE_SECONDS
        await Keeper(hub, 0).round()
        assert id in world.store.snapshots
        await hub.sweep()
        assert id not in hub.live
        await hub.find(id)
        await hub.sweep()
        assert id in hub.live

    run(story())


def test_a_match_that_is_over_is_filmed_once(world, monkeypatch):
    made = []
    whole = films.film

    def counted(record: dict[str, Any]) -> films.Film:
        made.append(1)
        return whole(record)

    monkeypatch.setattr(films, "film", counted)

    async def story() -> None:
        id, tokens = await world.playing()
        seat = (await world.hub.find(id)).table.waiting()[0]
        choice = await choice_of(world.hub, id, seat)
        await world.hub.act(id, c.Who(seat), c.Answer(choice, len(world.store.rows[id])), "one")
        await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Close(), "close")
        await quiet(world)
        await world.hub.act(id, c.Who(), c.Say("well played", "Zoe"), "say")
        await quiet(world)
        table = (await world.hub.find(id)).table
        for viewer in (None, 0, 1):
            frames = films.unpack(await world.store.film(id, viewer))
            assert frames.keys() == {0, 1}
            assert msgspec.json.decode(frames[1])["view"] == table.match.view(viewer)
        assert len(made) == 1

    run(story())


def test_what_older_rules_left_due_is_done_by_newer_ones_when_it_is_late(world, monkeypatch):
    """Nobody has to ask for the table: the clock of a match whose processes are gone runs on."""

    async def story() -> None:
        id, _ = await world.playing(clock=Clock("decision", 30))
        await quiet(world)
        before = upgrade(monkeypatch, nothing)
        hub = world.another()
        keeper = Keeper(hub, 0)
        world.now += 30
        await hub.do_due()
        await keeper.round()
        await world.settle(hub)
        assert world.store.infos[id].rules == str(before), "a process of the older rules may still be alive"
        world.now += snapshots.LATE_SECONDS
        await keeper.round()
        await world.settle(hub)
        facts = [type(row.fact).__name__ for row in world.store.rows[id]]
        assert facts[-2:] == ["CarriedOn", "Answered"]
        assert world.store.infos[id].rules == str(rules_of(GAME))

    run(story())


def test_what_is_due_at_a_match_that_cannot_be_carried_on_stays_due(world, monkeypatch):
    async def story() -> None:
        id, _ = await world.playing(clock=Clock("decision", 30))  # without a snapshot
        due = dict(world.store.due)
        upgrade(monkeypatch, nothing)
        hub = world.another()
        world.now += 1000
        await hub.do_due()
        await Keeper(hub, 0).round()
        await world.settle(hub)
        assert world.store.due == due
        assert id not in hub.live

    run(story())


def test_a_migration_that_fails_leaves_the_match_as_it_is(world, monkeypatch):
    def broken(saved: dict[str, Any]) -> None:
        del saved["state"]["hands"]

    async def story() -> None:
        id, _ = await world.playing()
        await quiet(world)
        stored = list(world.store.rows[id]), world.store.snapshots[id]
        upgrade(monkeypatch, broken)
        with pytest.raises(OtherRules):
            await world.another().find(id)
        assert (list(world.store.rows[id]), world.store.snapshots[id]) == stored

    run(story())


def test_an_older_process_that_cannot_read_what_stands_in_the_log_lets_the_table_go(world, monkeypatch):
    async def story() -> None:
        id, tokens = await world.playing()
        anna = Watcher(await world.hub.who(id, tokens[0]))
        await world.hub.watch(id, anna)

        async def unreadable(*_: Any) -> Any:
            raise Unreadable(id)

        monkeypatch.setattr(world.store, "since", unreadable)
        monkeypatch.setattr(world.store, "load", unreadable)
        await world.hub.hinted({id: 1000})
        assert anna.told[-1] == {"type": "leave"}
        with pytest.raises(OtherRules) as refused:
            await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Undo(), "undo")
        assert refused.value.reason.id == "table-newer-program"

    run(story())


def test_without_a_film_a_carried_match_can_be_looked_at_from_its_new_rules_on(world, monkeypatch):
    async def story() -> None:
        id, _ = await world.playing()
        for number in range(3):
            seat = (await world.hub.find(id)).table.waiting()[0]
            choice = await choice_of(world.hub, id, seat)
            await world.hub.act(id, c.Who(seat), c.Answer(choice, len(world.store.rows[id])), f"a{number}")
        await quiet(world)
        world.store.films.clear()
        upgrade(monkeypatch, nothing)
        replays, table = Replays(world.store), (await world.another().find(id)).table
        assert (await replays.at(table, 0, 3, "view"))["view"] == table.match.view(0)
        assert [part["decision"] for part in await replays.log(table, 0)] == [3]
        with pytest.raises(Exception, match="from decision 3 on"):
            await replays.at(table, 0, 2, "view")
        await asyncio.to_thread(replays.close)

    run(story())


def test_who_waits_for_a_core_is_not_idle(tmp_path):
    told = tmp_path / "schedstat"
    told.write_text("1500000000 2000000000 77\n")
    assert snapshots.wanted(told) == 3.5
    assert 0 < snapshots.wanted(tmp_path / "nothing") < 3600, "elsewhere the time of the process counts"


@pytest.mark.parametrize(("wanted", "idle"), [(4.0, True), (6.0, False)])
def test_films_wait_while_the_event_loop_is_busy(monkeypatch, wanted, idle):
    keeper = Keeper(World().hub, 0)
    now, before = keeper.measured
    monkeypatch.setattr("heldenrunde.server.hub.snapshots.time.monotonic", lambda: now + 10)
    monkeypatch.setattr(snapshots, "wanted", lambda: before + wanted)
    assert keeper.has_time() == idle
