"""Being left alone with a question for a while: for how long, how it is taken back, and that nobody else can tell."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from heldenrunde.server.hub.live_table import LiveTable
from heldenrunde.server.table import commands as c
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.facts import Answered, Clock
from heldenrunde.server.table.passing import MOST_SECONDS, passes, passes_at
from heldenrunde.server.table.refusals import Refused
from tests.server.test_hub import Watcher, World, run
from tests.server.test_passing import Munchkins, active


class Left(Munchkins):
    """A bystander, who wants to be left alone, and everybody who can watch."""

    async def begin(self) -> LiveTable:
        live = await super().begin()
        self.seat = (active(live) + 1) % 3
        return live

    async def watched(self) -> dict[int | None, Watcher]:
        people: dict[int | None, Watcher] = {seat: Watcher(who, "scene") for seat, who in enumerate(self.whos)}
        people[None] = Watcher(c.Who(), "scene")
        for watcher in people.values():
            await self.hub.watch(self.id, watcher)
        return people

    async def leave(self, span: str = "turn", choice: Any = "pass") -> None:
        await self.answer(self.seat, choice, span)

    async def answer(self, seat: int, choice: Any, span: str = "") -> None:
        version = (await self.hub.find(self.id)).table.version
        await self.hub.act(self.id, self.whos[seat], c.Answer(choice, version, leave=span), f"a:{version}:{seat}")

    async def ask_again(self, *words: str) -> None:
        version = (await self.hub.find(self.id)).table.version
        await self.hub.act(self.id, self.whos[self.seat], c.SetAutoPass(False, ask=words), f"q:{version}")

    async def others_answer(self, live: LiveTable) -> None:
        """Everybody else who is asked, once; also what the bystander alone has to decide."""
        assert live.table.match is not None
        for seat in live.table.waiting():
            asked = live.table.waiting()
            if seat in asked and (seat != self.seat or passes(live.table, seat) is None):
                options = live.table.match.options(seat)
                await self.answer(seat, "pass" if "pass" in options else options[0])

    async def next_turn(self, live: LiveTable) -> None:
        """Play until somebody else's turn; who is left alone answers by themselves."""
        turn = active(live)
        for _ in range(100):
            await self.tick(MOST_SECONDS)
            if active(live) != turn:
                return
            await self.others_answer(live)
        raise AssertionError("the turn does not end")

    def fork(self) -> Left:
        """The same world once more, for another course of events."""
        other = Left()
        other.now, other.store = self.now, deepcopy(self.store)
        other.id, other.whos, other.seat = self.id, self.whos, self.seat
        other.hub = other.another()
        return other


def waiting(live: LiveTable, seat: int) -> bool:
    return seat in live.table.waiting()


def again(live: LiveTable) -> None:
    """The window opens again."""
    assert live.table.match is not None
    live.table.match.table.passed = 0  # type: ignore[attr-defined]
    live.table.match.table.asked = (0, 1, 2)


# -- for how long ----------------------------------------------------------------------------------------------------


def test_who_is_left_alone_for_a_turn_passes_in_it_and_is_asked_in_the_next():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        assert world.passed == [world.seat]
        await world.next_turn(live)
        await world.tick(60)
        assert waiting(live, world.seat)

    run(story())


def test_windows_that_open_again_in_the_same_turn_are_passed():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        again(live)
        await world.answer(active(live), "pass")
        assert waiting(live, world.seat)
        await world.tick(MOST_SECONDS)
        assert world.passed == [world.seat, active(live), world.seat]

    run(story())


def test_a_trick_of_custom_heroes():
    """Outside of windows too: who is out of a trick passes whenever their turn comes."""

    async def story() -> None:
        world = World()
        id, tokens = await world.playing(3)
        live = await world.hub.find(id)
        whos = [await world.hub.who(id, token) for token in tokens]
        match = live.table.match
        assert match is not None

        async def answer(choice: Any, span: str = "") -> None:
            version, (seat, *_) = live.table.version, live.table.waiting()
            await world.hub.act(id, whos[seat], c.Answer(choice, version, leave=span), f"a{version}")

        while match.table.form == "all" or not match.view(None)["laid"]:
            (seat, *_) = live.table.waiting()
            plays = [option for option in match.options(seat) if option[0] == "play" and len(option[1]) == 1]
            await answer(plays[0] if plays else match.options(seat)[0])
        (left, *_) = live.table.waiting()
        trick = len(match.view(None)["played"])
        await answer("pass", "trick")
        for _ in range(30):
            await world.tick(MOST_SECONDS)
            if len(match.view(None)["played"]) != trick:
                break
            (seat, *_) = live.table.waiting()
            assert seat != left
            plays = [option for option in match.options(seat) if option[0] == "play"]
            await answer(plays[0] if plays and len(match.view(None)["laid"]) < 3 else match.options(seat)[0])
        answers = [row.fact for row in world.store.rows[id] if isinstance(row.fact, Answered) and row.fact.seat == left]
        assert answers[-1].choice == "pass"
        assert passes(live.table, left) is None

    run(story())


@pytest.mark.parametrize(("choice", "span"), [("pass", "match"), ("pass", "trick")])
def test_what_cannot_be_left_alone_for_so_long_is_refused_and_nothing_happens(choice, span):
    async def story() -> None:
        world = Left()
        live = await world.begin()
        version = live.table.version
        with pytest.raises(Refused) as refused:
            await world.leave(span, choice)
        assert refused.value.reason.id == "table-cannot-leave"
        assert live.table.version == version

    run(story())


def test_what_wakes_cannot_be_left_alone():
    """Whose turn it is has something to lose; who does not want to be woken for it can be left alone in a combat."""

    async def story() -> None:
        world = Left()
        live = await world.begin()
        with pytest.raises(Refused):
            await world.answer(active(live), "pass", "turn")

    run(story())


def test_what_is_at_stake_wakes_all_the_same():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("own-turn")
        again(live)
        assert passes(live.table, world.seat) == "pass"
        assert live.table.match is not None
        live.table.match.table.helper = world.seat  # type: ignore[attr-defined]
        assert passes(live.table, world.seat) is None

    run(story())


# -- taking back, and what is kept -----------------------------------------------------------------------------------


def test_who_takes_it_back_is_asked():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        again(live)
        await world.ask_again("again-interfering")
        await world.tick(60)
        assert waiting(live, world.seat)
        assert live.table.state.seats[world.seat].promises == ()

    run(story())


def test_what_was_never_promised_cannot_be_taken_back():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        await world.ask_again("card-puppeteer")
        assert [promise.about for promise in live.table.state.seats[world.seat].promises] == ["again-interfering"]

    run(story())


def test_who_takes_the_move_back_has_promised_nothing():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        await world.hub.act(world.id, world.whos[world.seat], c.Undo(), "undo")
        for seat in range(3):
            if seat != world.seat:
                await world.hub.act(world.id, world.whos[seat], c.Vote(True), f"vote:{seat}")
        assert live.table.state.seats[world.seat].promises == ()
        await world.tick(60)
        assert waiting(live, world.seat)

    run(story())


def test_an_undo_of_others_leaves_promises_of_before():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        one, other = (seat for seat in range(3) if seat != world.seat)
        await world.answer(one, "pass")
        await world.hub.act(world.id, world.whos[one], c.Undo(), "undo")
        for seat in (other, world.seat):
            await world.hub.act(world.id, world.whos[seat], c.Vote(True), f"vote:{seat}")
        assert [promise.span for promise in live.table.state.seats[world.seat].promises] == ["turn"]

    run(story())


@pytest.mark.parametrize("snapshot", [False, True])
def test_another_process_keeps_it(snapshot):
    """Also one that begins with a snapshot."""

    async def story() -> None:
        world = Left()
        live = await world.begin()
        await world.leave("turn")
        if snapshot:
            world.store.snapshots[world.id] = live.table.version, live.table.snapshot()
        there = await world.another().find(world.id)
        assert there.table.state.seats[world.seat].promises == live.table.state.seats[world.seat].promises
        again(there)
        assert passes(there.table, world.seat) == "pass"

    run(story())


# -- who is told -----------------------------------------------------------------------------------------------------


def test_whoever_wants_it_is_shown_it_and_nobody_else():
    async def story() -> None:
        world = Left()
        live = await world.begin()
        people = await world.watched()
        await world.leave("turn")
        own = people[world.seat].told[-1]["fact"]["promises"]
        assert [(promise["about"], promise["span"]) for promise in own] == [("again-interfering", "turn")]
        for viewer in (None, 0, 1, 2):
            welcome = outgoing.welcome(live.table, viewer, "scene", set())
            assert len(welcome["promises"]) == (viewer == world.seat)
        await world.ask_again("again-interfering")
        assert people[world.seat].told[-1]["fact"]["promises"] == []

    run(story())


def test_nobody_hears_anything_when_it_is_taken_back():
    async def story() -> None:
        world = Left()
        await world.begin()
        people = await world.watched()
        await world.leave("turn")
        before = [len(watcher.told) for viewer, watcher in people.items() if viewer != world.seat]
        await world.ask_again("again-interfering")
        assert [len(watcher.told) for viewer, watcher in people.items() if viewer != world.seat] == before

    run(story())


async def course(world: Left, by_promise: bool) -> list[Any]:
    """What everybody else is told while the bystander passes twice: by promise, or both times by hand, as late."""
    people = await world.watched()
    live = await world.hub.find(world.id)
    await world.leave("turn" if by_promise else "")
    again(live)
    await world.answer(active(live), "pass")
    at = passes_at(live.table, world.seat)
    if by_promise:
        await world.tick(at - world.now)
    else:
        world.now = at
        await world.answer(world.seat, "pass")
    assert world.passed == [world.seat, active(live), world.seat]
    facts = [(row.version, row.at) for row in world.store.rows[world.id]]
    return [facts, *[watcher.told for viewer, watcher in people.items() if viewer != world.seat]]


def test_nothing_that_others_see_tells_a_promise_from_a_person():
    """Law: the same course of events, with and without it: every message to everybody else is the same."""

    async def story() -> None:
        world = Left()
        await world.begin()
        assert await course(world.fork(), True) == await course(world.fork(), False)

    run(story())


def test_nor_does_a_clock():
    """Deadlines are the same, and the clock of who is left alone runs as that of anybody."""

    async def story() -> None:
        world = Left()
        world.id, tokens = await world.playing(3, clock=Clock("decision", 30))
        world.whos = [await world.hub.who(world.id, token) for token in tokens]
        live = await world.hub.find(world.id)
        while live.table.match and live.table.match.table.form != "any":
            for seat in live.table.waiting():
                options = live.table.match.options(seat)
                await world.answer(seat, "done" if "done" in options else options[0])
        world.seat = (active(live) + 1) % 3
        assert await course(world.fork(), True) == await course(world.fork(), False)

    run(story())
