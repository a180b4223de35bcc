"""Passing by oneself in reaction windows: when, how late, and what others can tell of it."""

from __future__ import annotations

import pytest

from heldenrunde.server.hub.live_table import LiveTable
from heldenrunde.server.table import commands as c
from heldenrunde.server.table.facts import Answered
from heldenrunde.server.table.passing import LEAST_SECONDS, MOST_SECONDS, passes_at
from tests.server.test_hub import Watcher, World, run


class Munchkins(World):
    """Three people at a table at which everybody may interfere all the time; the first one's turn has begun."""

    game = "munchkin"

    async def begin(self) -> LiveTable:
        self.id, tokens = await self.playing(3)
        self.whos = [await self.hub.who(self.id, token) for token in tokens]
        live = await self.hub.find(self.id)
        while live.table.match and live.table.match.table.form != "any":
            for seat in live.table.waiting():
                options = live.table.match.options(seat)
                choice = "done" if "done" in options else options[0]
                await self.hub.act(
                    self.id, self.whos[seat], c.Answer(choice, live.table.version), f"a{live.table.version}"
                )
        return live

    async def set(self, seat: int, on: bool = True, wake: tuple[str, ...] = ("me", "win")) -> None:
        await self.hub.act(self.id, self.whos[seat], c.SetAutoPass(on, wake), f"s{self.now}:{seat}:{on}:{wake}")  # type: ignore[arg-type]

    @property
    def passed(self) -> list[int]:
        """Who has passed, in this order."""
        facts = [row.fact for row in self.store.rows[self.id]]
        return [fact.seat for fact in facts if isinstance(fact, Answered) and fact.choice == "pass"]


def active(live: LiveTable) -> int:
    assert live.table.match is not None
    return live.table.match.view(None)["turn"]  # type: ignore[no-any-return]


def test_who_wants_it_passes_by_themselves_and_nobody_else():
    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        one, other = (seat for seat in range(3) if seat != active(live))
        await world.set(one)
        await world.tick(MOST_SECONDS)
        assert world.passed == [one]
        await world.tick(MOST_SECONDS)
        assert other in live.table.waiting()

    run(story())


@pytest.mark.parametrize(("wake", "passed"), [(("me", "win"), False), (("win",), True)])
def test_it_wakes_for_what_is_at_stake(wake, passed):
    """Whose turn it is has something to lose in every window."""

    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        seat = active(live)
        await world.set(seat, wake=wake)
        await world.tick(MOST_SECONDS)
        assert (seat in world.passed) == passed

    run(story())


def test_it_can_be_switched_off_before_it_happens():
    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        seat = (active(live) + 1) % 3
        await world.set(seat)
        await world.set(seat, on=False)
        await world.tick(60)
        assert world.passed == []

    run(story())


def test_nobody_passes_by_themselves_outside_of_windows():
    """In a trick of Custom Heroes a pass is a move like any other."""

    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2)
        for token in tokens:
            who = await world.hub.who(id, token)
            await world.hub.act(id, who, c.SetAutoPass(True, ()), f"on:{token}")
        live = await world.hub.find(id)
        for _ in range(12):
            await world.tick(60)
            (seat, *_) = live.table.waiting()
            assert live.table.match is not None
            version, choice = live.table.version, live.table.match.options(seat)[-1]
            await world.hub.act(id, c.Who(seat), c.Answer(choice, version), f"a{version}")
            assert live.table.version == version + 1

    run(story())


def test_to_others_it_looks_as_if_the_person_had_passed():
    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        seat = (active(live) + 1) % 3
        watcher = Watcher(world.whos[active(live)])
        await world.hub.watch(world.id, watcher)
        await world.set(seat)
        await world.tick(MOST_SECONDS)
        assert watcher.told[-1]["fact"] == {"kind": "answered", "seat": seat, "by": "person"}

    run(story())


def test_the_time_it_takes_depends_on_nothing_that_the_seat_holds():
    """It is drawn from the secret of the table anew for every question, between two bounds."""

    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        seat = (active(live) + 1) % 3
        times = set()
        for version in range(1, 50):
            live.table.state.seats[seat].asked_version = version
            before = passes_at(live.table, seat)
            assert live.table.match is not None
            live.table.match.table.hands[seat].clear()  # type: ignore[attr-defined]
            assert passes_at(live.table, seat) == before
            times.add(before - live.table.state.seats[seat].asked_at)
        assert LEAST_SECONDS <= min(times) < max(times) <= MOST_SECONDS
        assert len(times) == 49

    run(story())


def test_another_process_lets_it_pass_when_the_first_one_is_gone():
    async def story() -> None:
        world = Munchkins()
        live = await world.begin()
        seat = (active(live) + 1) % 3
        await world.set(seat)
        await world.tick(MOST_SECONDS, world.another())
        assert world.passed == [seat]

    run(story())
