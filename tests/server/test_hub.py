"""The hub on a store in memory: seats and who sees what, exactly once, bots and clocks, several processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.hub import after_match
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.storage.store import Conflict
from heldenrunde.server.table import commands as c
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.decisions import REVEAL_SECONDS
from heldenrunde.server.table.facts import Answered, Clock, Setup
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.workers.bots import Thinkers
from tests.server.memory import MemoryStore

GAME = "custom-heroes"


class Watcher:
    def __init__(self, who: c.Who, want: str = "view") -> None:
        self.viewer, self.person, self.want = who.seat, who.person, want
        self.told: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def leave(self) -> None:
        self.told.append({"type": "leave"})


class World:
    """A store, its hubs, and a clock that the test sets."""

    game = GAME

    def __init__(self) -> None:
        self.now, self.store = 1000.0, MemoryStore()
        self.hub = self.another()

    def another(self) -> Hub:
        """One more process."""
        return Hub(self.store, Thinkers(0), lambda: self.now)

    async def table(self, seats: int = 2, **setup: Any) -> tuple[str, list[str]]:
        """A table with people on all seats; their tokens."""
        bots = setup.get("bots", ())
        id, token = await self.hub.open(Setup(self.game, seats, **setup), "Anna")
        tokens = [token]
        while len(tokens) < seats - len([bot for bot in bots if bot]):
            tokens.append((await self.hub.join(id, f"Guest {len(tokens)}", "k" * 16))[1])
        return id, tokens

    async def playing(self, seats: int = 2, **setup: Any) -> tuple[str, list[str]]:
        id, tokens = await self.table(seats, **setup)
        for token in tokens[1:]:
            await self.hub.act(id, await self.hub.who(id, token), c.BeReady(), f"ready:{token}")
        await self.hub.act(id, await self.hub.who(id, tokens[0]), c.Start(), "start")
        return id, tokens

    async def settle(self, hub: Hub | None = None) -> None:
        """Let everything that is under way come to its end."""
        hub = hub or self.hub
        while hub.tasks:
            await asyncio.wait(hub.tasks)

    async def tick(self, seconds: float, hub: Hub | None = None) -> None:
        self.now += seconds
        await (hub or self.hub).do_due()
        await self.settle(hub)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def choice_of(hub: Hub, id: str, seat: int) -> Any:
    match = (await hub.find(id)).table.match
    assert match is not None
    return match.options(seat)[0]


# -- seats -----------------------------------------------------------------------------------------------------------


def test_asked_again_with_the_same_name_and_key_one_gets_the_same_seat_and_token():
    async def story() -> None:
        world = World()
        id, _ = await world.hub.open(Setup(GAME, 3), "Anna")
        first = await world.hub.join(id, "Ben", "k" * 16)
        assert await world.hub.join(id, "Ben", "k" * 16) == first
        assert await world.another().join(id, "Ben", "k" * 16) == first
        assert (await world.hub.join(id, "Cem", "k" * 16))[0] == 2

    run(story())


def test_whoever_was_sent_away_does_not_come_back_with_the_old_key():
    async def story() -> None:
        world = World()
        id, token = await world.hub.open(Setup(GAME, 3), "Anna")
        await world.hub.join(id, "Ben", "k" * 16)
        await world.hub.act(id, await world.hub.who(id, token), c.Kick(1), "kick")
        with pytest.raises(Refused):
            await world.hub.join(id, "Ben", "k" * 16)

    run(story())


def test_who_is_sent_away_sees_no_more_than_a_spectator_even_when_the_seat_is_taken_again():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2)
        gone = Watcher(await world.hub.who(id, tokens[1]))
        await world.hub.watch(id, gone)
        await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Kick(1), "kick")
        assert gone.viewer is None
        assert gone.told[-1]["type"] == "welcome"
        assert gone.told[-1]["you"] is None
        _, token = await world.hub.join(id, "Eva", "q" * 16)
        await world.hub.act(id, await world.hub.who(id, token), c.BeReady(), "r")
        await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Start(), "s")
        assert gone.told[-1]["view"]["hands"][1] == [None] * 10 or set(gone.told[-1]["view"]["hands"][1]) == {None}
        with pytest.raises(Refused):
            await world.hub.act(id, c.Who(1, person=gone.person), c.Say("hi"), "x")

    run(story())


def test_when_seats_are_laid_anew_everybody_sees_and_decides_from_their_new_seat():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(3)
        people = [Watcher(await world.hub.who(id, token)) for token in tokens]
        whos = [await world.hub.who(id, token) for token in tokens]
        for person in people:
            await world.hub.watch(id, person)
        await world.hub.act(id, whos[0], c.Change(Setup(GAME, 4, bots=("easy",))), "change")
        assert [person.viewer for person in people] == [1, 2, 3]
        assert [person.told[-1]["you"] for person in people] == [1, 2, 3]
        await world.hub.act(id, whos[2], c.BeReady(), "r2")
        await world.hub.act(id, whos[1], c.BeReady(), "r1")
        seats = (await world.hub.find(id)).table.state.seats
        assert [seat.ready for seat in seats] == [False, False, True, True]
        await world.hub.act(id, whos[0], c.Start(), "s")
        for person in people:
            seen = [number for number, hand in enumerate(person.told[-1]["view"]["hands"]) if None not in hand]
            assert seen == [person.viewer]

    run(story())


def test_unknown_tables_leave_nothing_behind():
    async def story() -> None:
        world = World()
        for number in range(50):
            with pytest.raises(Refused):
                await world.hub.find(f"no-{number}")
        assert not world.hub.loading
        assert not world.hub.live

    run(story())


def test_a_wrong_token_opens_no_seat():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2)
        other, _ = await world.table(2)
        assert (await world.hub.who(id, None)).seat is None
        assert (await world.hub.who(id, tokens[1])).seat == 1
        for token in ("nonsense", tokens[0][:-1], tokens[0] + "x"):
            with pytest.raises(Refused):
                await world.hub.who(id, token)
        with pytest.raises(Refused):
            await world.hub.who(other, tokens[0])

    run(story())


# -- exactly once ----------------------------------------------------------------------------------------------------


def test_the_same_key_does_it_once():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2)
        who = await world.hub.who(id, tokens[0])
        first = await world.hub.act(id, who, c.Say("hello"), "k")
        assert await world.hub.act(id, who, c.Say("hello"), "k") == first
        assert await world.another().act(id, who, c.Say("hello"), "k") == first
        assert len((await world.hub.find(id)).table.state.chat) == 1

    run(story())


def test_of_fifty_racing_for_one_question_one_wins():
    async def story() -> None:
        world = World()
        id, _ = await world.playing(2)
        hubs = [world.hub, world.another()]
        live = await world.hub.find(id)
        while live.table.match is None or live.table.match.table.form != "one":
            seat = live.table.waiting()[0]
            await world.hub.act(
                id,
                c.Who(seat),
                c.Answer(await choice_of(world.hub, id, seat), live.table.version),
                f"{live.table.version}",
            )
        seat, version = live.table.waiting()[0], live.table.version
        choice = await choice_of(world.hub, id, seat)
        racing = [hubs[i % 2].act(id, c.Who(seat), c.Answer(choice, version), f"race-{i}") for i in range(50)]
        results = await asyncio.gather(*racing, return_exceptions=True)
        assert len([result for result in results if isinstance(result, int)]) == 1
        assert all(isinstance(result, (int, HeldenrundeError)) for result in results)

    run(story())


def test_what_cannot_be_stored_has_not_happened():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2)
        who = await world.hub.who(id, tokens[0])
        watcher = Watcher(who)
        await world.hub.watch(id, watcher)
        told = len(watcher.told)
        world.store.fail = OSError("disk full")
        with pytest.raises(OSError, match="disk full"):
            await world.hub.act(id, who, c.Say("lost"), "k")
        assert len(watcher.told) == told
        await world.hub.act(id, who, c.Say("kept"), "l")
        assert [line.text for line in (await world.hub.find(id)).table.state.chat] == ["kept"]

    run(story())


# -- several processes -----------------------------------------------------------------------------------------------


def test_what_one_process_does_the_listeners_of_another_are_told():
    async def story() -> None:
        world = World()
        other = world.another()
        id, tokens = await world.table(2)
        watcher = Watcher(await other.who(id, tokens[1]))
        await other.watch(id, watcher)
        version = await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Say("hello"), "k")
        for _ in range(3):
            await other.hinted({id: version})
        await other.sweep()
        told = [message["version"] for message in watcher.told if message["type"] == "step"]
        assert told == [version]

    run(story())


def test_a_process_that_is_behind_catches_up_and_tries_again():
    async def story() -> None:
        world = World()
        other = world.another()
        id, tokens = await world.table(2)
        await other.find(id)
        await world.hub.act(id, await world.hub.who(id, tokens[0]), c.Say("one"), "a")
        await other.act(id, await other.who(id, tokens[1]), c.Say("two"), "b")
        assert [line.text for line in (await other.find(id)).table.state.chat] == ["one", "two"]

    run(story())


def test_who_is_taken_for_gone_by_another_process_is_back_at_once():
    async def story() -> None:
        world = World()
        other = world.another()
        id, tokens = await world.playing(2)
        watcher = Watcher(await world.hub.who(id, tokens[1]))
        await world.hub.watch(id, watcher)
        version = await other.act(id, c.Who(server=True), c.TakeOver(1), "away")
        await world.hub.hinted({id: version})
        await world.settle()
        assert not (await world.hub.find(id)).table.state.seats[1].away

    run(story())


# -- bots, clocks, and people who are gone ---------------------------------------------------------------------------


def test_bots_play_until_a_person_is_asked():
    async def story() -> None:
        world = World()
        id, _ = await world.playing(4, bots=(None, "easy", "normal", "random"))
        await world.settle()
        table = (await world.hub.find(id)).table
        assert 0 in table.waiting()
        assert not [seat for seat in table.waiting() if table.state.seats[seat].bot]

    run(story())


def test_after_a_restart_bots_go_on_from_what_is_due():
    async def story() -> None:
        world = World()
        world.hub.stopping = True  # the process ends before its bots have thought
        id, _ = await world.playing(4, bots=(None, "easy", "normal", "random"))
        live = await world.hub.find(id)
        while live.table.waiting() == [0]:
            answer = c.Answer(await choice_of(world.hub, id, 0), live.table.version)
            await world.hub.act(id, c.Who(0), answer, f"k{live.table.version}")
        new = world.another()
        await world.tick(5, new)
        for _ in range(50):
            await world.tick(3, new)
        table = (await new.find(id)).table
        assert table.waiting() == [0] or 0 in table.waiting()

    run(story())


def test_a_clock_decides_for_who_takes_too_long_and_only_once():
    async def story() -> None:
        world = World()
        id, _ = await world.playing(2, clock=Clock("decision", 30))
        live = await world.hub.find(id)
        asked = live.table.waiting()
        await world.tick(29)
        assert live.table.match is not None
        assert live.table.match.decisions == 0
        other = world.another()
        await asyncio.gather(world.tick(2), world.tick(0, other))
        await world.hub.sweep()
        await world.hub.catch_up(live)
        answers = [row.fact for row in world.store.rows[id] if isinstance(row.fact, Answered)]
        assert sorted(fact.seat for fact in answers if fact.by == "clock") == sorted(asked)

    run(story())


def test_a_bot_takes_over_after_the_grace_time_and_gives_back_the_seat():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2, grace=60)
        watcher = Watcher(await world.hub.who(id, tokens[1]))
        await world.hub.watch(id, watcher)
        await world.hub.unwatch(id, watcher)
        seats, away = (await world.hub.find(id)).table.state.seats, []
        for seconds in (59, 2):
            await world.tick(seconds)
            away.append(seats[1].away)
        await world.hub.watch(id, watcher)
        assert [*away, seats[1].away] == [False, True, False]

    run(story())


def test_whoever_is_back_in_time_keeps_playing():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2, grace=60)
        watcher = Watcher(await world.hub.who(id, tokens[1]))
        await world.hub.watch(id, watcher)
        await world.hub.unwatch(id, watcher)
        await world.tick(30)
        await world.hub.watch(id, watcher)
        await world.tick(100)
        assert not (await world.hub.find(id)).table.state.seats[1].away

    run(story())


def test_a_start_does_not_wait_forever_for_contributions():
    async def story() -> None:
        world = World()
        id, tokens = await world.table(2)
        whos = [await world.hub.who(id, token) for token in tokens]
        await world.hub.act(id, whos[1], c.Commit("0" * 64), "c")
        await world.hub.act(id, whos[1], c.BeReady(), "r")
        await world.hub.act(id, whos[0], c.Start(), "s")
        live = await world.hub.find(id)
        assert live.table.state.phase == "starting"
        await world.tick(REVEAL_SECONDS + 1)
        assert live.table.state.phase == "playing"

    run(story())


def test_what_is_due_survives_a_failure_beside_it():
    """One table whose bot answers in vain does not hold up the clocks of the others."""

    async def story() -> None:
        world = World()
        first, _ = await world.playing(2, clock=Clock("decision", 30))
        second, _ = await world.playing(2, clock=Clock("decision", 30))
        world.store.fail = Conflict()
        await world.tick(31)
        for id in (first, second):
            match = (await world.hub.find(id)).table.match
            assert match is not None
            assert match.decisions > 0

    run(story())


# -- again -----------------------------------------------------------------------------------------------------------


def test_the_same_people_play_again_with_their_tokens():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2)
        whos = [await world.hub.who(id, token) for token in tokens]
        with pytest.raises(Refused):
            await after_match.rematch(world.hub, id, whos[0])
        await world.hub.act(id, whos[0], c.Close(), "close")
        first, same, second = [await after_match.rematch(world.hub, id, whos[i]) for i in (1, 1, 0)]
        assert first == same
        assert first[0] == second[0]
        assert {first[1], second[1]} == {0, 1}
        assert (await world.hub.who(first[0], tokens[1])).seat == first[1]
        assert (await world.hub.find(first[0])).table.is_host(first[1])
        with pytest.raises(Refused):
            await after_match.rematch(world.hub, id, c.Who())

    run(story())


def test_if_the_first_did_not_get_to_open_the_new_table_the_next_one_does():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2)
        whos = [await world.hub.who(id, token) for token in tokens]
        await world.hub.act(id, whos[0], c.Close(), "close")
        await world.hub.act(id, whos[0], c.PlayAgain("new-table"), "rematch")  # and then the process was killed
        assert await after_match.rematch(world.another(), id, whos[1]) == ("new-table", 0)
        assert await after_match.rematch(world.hub, id, whos[0]) == ("new-table", 1)

    run(story())


async def finished(world: World) -> str:
    """A match of two that was played to its end."""
    id, _ = await world.playing(2, options={"threshold": 1})
    table = (await world.hub.find(id)).table
    while table.state.phase == "playing":
        seat = table.waiting()[0]
        answer = c.Answer(await choice_of(world.hub, id, seat), table.version)
        await world.hub.act(id, c.Who(seat), answer, f"a{table.version}")
    return id


def test_a_moment_is_played_on_with_bots_and_with_the_shuffles_of_the_match():
    async def story() -> None:
        world = World()
        old = (await world.hub.find(await finished(world))).table
        assert old.match is not None
        record = old.match.record()
        moment = next(at for at, (seat, _) in enumerate(record["decisions"]) if at > 2 and seat == 1)
        id, token = await after_match.play_on(world.hub, old, moment, 1, "Zoe")
        for hub in (world.hub, world.another()):
            new = (await hub.find(id)).table
            assert new.match is not None
            assert new.match.record() == {**record, "decisions": record["decisions"][:moment]}
            assert [seat.bot for seat in new.state.seats] == ["normal", None]
            assert await hub.who(id, token) == c.Who(1, person=new.state.seats[1].person.id)  # type: ignore[union-attr]
        await world.hub.act(id, c.Who(1), c.Answer(record["decisions"][moment][1], new.version), "on")
        await world.settle()
        match = (await world.hub.find(id)).table.match
        assert match is not None
        assert match.decisions > moment
        await world.hub.act(id, await world.hub.who(id, token), c.Close(), "close")
        closed = outgoing.record((await world.hub.find(id)).table)
        assert closed is not None
        assert "proof" not in closed  # they were proven for the first match

    run(story())


def test_nothing_is_left_to_play_at_the_end_of_a_match():
    async def story() -> None:
        world = World()
        old = (await world.hub.find(await finished(world))).table
        assert old.match is not None
        with pytest.raises(Refused) as refused:
            await after_match.play_on(world.hub, old, old.match.decisions, 0, "Zoe")
        assert refused.value.reason.id == "table-nothing-left"

    run(story())


def test_a_match_that_goes_on_is_played_on_by_nobody():
    """Its hidden cards would be seen from another seat."""

    async def story() -> None:
        world = World()
        id, _ = await world.playing(2)
        with pytest.raises(Refused) as refused:
            await after_match.play_on(world.hub, (await world.hub.find(id)).table, 0, 0, "Zoe")
        assert refused.value.reason.id == "table-not-over"

    run(story())


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_nobody_else_is_told_who_lets_windows_pass():
    async def story() -> None:
        world = World()
        id, tokens = await world.playing(2)
        whos = [await world.hub.who(id, token) for token in tokens]
        watchers = [Watcher(who) for who in whos]
        for watcher in watchers:
            await world.hub.watch(id, watcher)
        heard = len(watchers[0].told)
        await world.hub.act(id, whos[1], c.SetAutoPass(True), "auto")
        assert len(watchers[0].told) == heard
        assert watchers[1].told[-1]["fact"] == {
            "kind": "auto-pass",
            "seat": 1,
            "on": True,
            "wake": ["me", "win"],
            "promises": [],
        }

    run(story())


def test_a_wish_at_another_process_leaves_no_trace_for_who_acts_at_the_same_time():
    """The step conflicts with the wish and is done again: nobody is told more than the step."""

    async def story() -> None:
        world = World()
        other = world.another()
        id, tokens = await world.playing(2)
        whos = [await world.hub.who(id, token) for token in tokens]
        watchers = [Watcher(c.Who()), Watcher(whos[0]), Watcher(whos[1])]
        for watcher in watchers:
            await other.watch(id, watcher)
        heard = [len(watcher.told) for watcher in watchers]
        await world.hub.act(id, whos[1], c.SetAutoPass(True), "auto")
        await other.act(id, whos[0], c.Say("hello"), "say")
        news = [watcher.told[known:] for watcher, known in zip(watchers, heard, strict=True)]
        kinds = [[message["type"] for message in told if message["type"] != "presence"] for told in news]
        assert kinds == [["step"], ["step"], ["welcome", "step"]]
        assert news[2][0]["auto_pass"]

    run(story())


def test_a_hint_is_a_choice_of_whoever_is_asked_and_of_nobody_else():
    async def story() -> None:
        world = World()
        id, _ = await world.playing(3)
        table = (await world.hub.find(id)).table
        assert table.match is not None
        asked = table.waiting()[0]
        choice, version = await world.hub.hint(id, asked)
        assert choice in table.match.options(asked)
        assert version == table.version
        with pytest.raises(Refused):
            await world.hub.hint(id, (asked + 1) % 3)

    run(story())
