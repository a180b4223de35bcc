"""Fairness at the edges: what is over stays over, undo tells nothing and gives no time, and wishes leave no trace."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from heldenrunde.server.table import commands as c
from heldenrunde.server.table.facts import Answered, AutoPass, Undone
from heldenrunde.server.table.state import OVER
from tests.server.harness import Player, Running
from tests.server.test_match import start
from tests.server.test_table import Desk, clock_desk, lobby, play_until_shown, playing

__all__ = ["lobby", "playing"]


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


# -- what is over stays over -----------------------------------------------------------------------------------------


def test_a_closed_match_is_not_brought_back_by_a_vote_that_was_open(server: Running):
    async def story() -> None:
        host = server.open(seats=2)
        guest = server.join(host["id"], "Ben")
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b:
            people = [Player(a), Player(b)]
            await people[0].hello(host["token"])
            await people[1].hello(guest["token"])
            await start(*people)
            asker = await ask_for_undo(people)
            await people[0].must("close")
            with server.http() as http:
                assert "secret" in http.get(f"/tables/{host['id']}/record").json()["proof"]
            for person in people:
                refused = await person.do("vote", agree=True)
                assert refused["reason"]["id"] == "table-not-playing"
                assert person.state["table"]["undo"] is None
            assert (await asker.do("undo"))["reason"]["id"] == "table-not-playing"
            with server.http() as http:
                assert http.get(f"/tables/{host['id']}").json()["table"]["phase"] == "over"

    run(story())


async def ask_for_undo(people: list[Player]) -> Player:
    """Play until somebody may not take something back freely, and let them ask."""
    while True:
        for person in people:
            await person.must("say", text="here")  # until everything has arrived
            if person.options:
                await person.must("answer", choice=person.options[0], version=person.version)
                await person.must("undo")
                if person.state["table"]["undo"] is not None:
                    return person


@pytest.mark.parametrize("close", [True, False], ids=["closed", "played to the end"])
def test_no_fact_brings_back_what_is_over(playing, close):
    seat = play_until_shown(playing)
    if close:
        playing.do(seat, c.Undo())
        playing.do(0, c.Close())
    else:
        while playing.phase != OVER:
            playing.answer()
    result, decisions = playing.match.view(None), playing.match.decisions
    playing.store([Undone(seat, decisions - 1), Answered(seat, "pass")])
    assert playing.phase == OVER
    assert playing.table.state.undo is None
    assert (playing.match.view(None), playing.match.decisions) == (result, decisions)


# -- undo ------------------------------------------------------------------------------------------------------------


def backstabbers() -> Desk:
    desk = Desk(3, game="backstab-heroes")
    desk.join("Ben")
    desk.join("Cem")
    desk.do(1, c.BeReady())
    desk.do(2, c.BeReady())
    desk.do(0, c.Start())
    return desk


def test_what_somebody_could_have_reacted_to_is_not_taken_back_freely():
    """Whether the offer was skipped because nobody had anything, or somebody was asked: it needs consent."""
    skipped, desk = 0, backstabbers()
    for number in range(300):
        if desk.table.state.pause is not None:
            desk.now = desk.table.state.pause.until
            desk.serve(c.Resume(desk.table.state.pause.version))
            continue
        if desk.phase == OVER:
            break
        seat = desk.table.waiting()[0]
        options = desk.match.options(seat)
        desk.answer(seat, options[number * 7919 % len(options)])
        if desk.table.reel and desk.match.waiting() == [seat]:
            skipped += 1
            assert not desk.table.state.free[-1]
            desk.do(seat, c.Undo())
            assert desk.table.state.undo is not None
    assert skipped


def free_decision(desk: Desk) -> int:
    """Whoever has just decided something that can be taken back freely."""
    while not desk.table.state.free or not desk.table.state.free[-1]:
        desk.now += 1
        desk.answer()
    return desk.match.log[-1][0]


def test_undo_gives_no_time_back_to_a_player():
    desk = clock_desk("player", 3000)
    seat = free_decision(desk)
    used = [thinking.used for thinking in desk.seats]
    desk.now += 40
    desk.do(seat, c.Undo())
    assert desk.seats[seat].used == pytest.approx(used[seat] + 40)
    assert [after.used >= before for after, before in zip(desk.seats, used, strict=True)] == [True, True]
    assert desk.table.deadline(seat) == pytest.approx(desk.now + 3000 - used[seat] - 40)


def test_undo_gives_no_time_back_to_a_decision():
    """However often something is decided and taken back: it is one decision, and has the time of one."""
    desk = clock_desk("decision", 60)
    seat = free_decision(desk)
    choice = desk.match.log[-1][1]
    desk.now += 7
    desk.do(seat, c.Undo())
    deadline = desk.table.deadline(seat)
    assert deadline is not None
    left = deadline - desk.now
    assert left <= 60 - 8
    for _ in range(3):
        desk.now += 10
        desk.answer(seat, choice)
        desk.now += 5
        desk.do(seat, c.Undo())
        left -= 15
        assert desk.table.deadline(seat) == pytest.approx(desk.now + left)
    desk.answer(seat, choice)
    assert desk.table.deadline(desk.table.waiting()[0]) == desk.now + 60


# -- wishes ----------------------------------------------------------------------------------------------------------


def test_who_sets_what_they_pass_leaves_no_trace_for_anybody_else(server: Running):
    async def story() -> None:
        host = server.open(seats=2, clock={"kind": "decision", "seconds": 3000})
        guest = server.join(host["id"], "Ben")
        async with (
            server.socket(host["id"]) as a,
            server.socket(host["id"]) as b,
            server.socket(host["id"]) as s,
        ):
            anna, ben, zoe = Player(a), Player(b), Player(s)
            await anna.hello(host["token"])
            await ben.hello(guest["token"])
            await zoe.hello()
            await start(anna, ben)
            await zoe.must("say", text="hello", name="Zoe")
            await anna.must("say", text="hello")
            await ben.until("step", match=lambda step: step["fact"]["kind"] == "said" and step["fact"].get("seat") == 0)
            versions, before = (anna.version, ben.version), seen_by_spectator(server, host["id"])
            for number, wake in enumerate(([], ["me"], ["win"])):
                answer = await ben.do("auto-pass", key=f"wish-{number}", on=True, wake=wake)
                assert answer["version"] == versions[1], "not even whoever wishes counts it"
                assert ben.state["fact"] == {"kind": "auto-pass", "seat": 1, "on": True, "wake": wake, "promises": []}
            assert await ben.do("auto-pass", key="wish-0", on=True, wake=[]) == {**answer, "key": "wish-0"}
            assert seen_by_spectator(server, host["id"]) == before
            heard = len(anna.frames), len(zoe.frames)
            await zoe.must("say", text="anything?", name="Zoe")
            await anna.until("step")
            news = anna.frames[heard[0] :] + zoe.frames[heard[1] :]
            assert {frame["fact"]["kind"] for frame in news if "fact" in frame} == {"said"}
            assert anna.version == versions[0] + 1

    run(story())


def seen_by_spectator(server: Running, table: str) -> Any:
    with server.http() as http:
        return [http.get(f"/tables/{table}").json(), http.get(f"/tables/{table}/log").json()]


def test_answers_after_a_wish_are_as_stale_as_without(playing):
    """Versions as they are told and as they are stored are two things."""
    first = playing.table.waiting()[0]
    told = playing.table.shown
    playing.do(first, c.SetAutoPass(True))
    playing.do(first, c.SetAutoPass(False))
    assert (playing.table.shown, playing.table.version) == (told, told + 2)
    assert [playing.table.told(playing.table.meant(version)) for version in range(told + 1)] == list(range(told + 1))
    playing.answer(first, version=told)
    seat = playing.table.waiting()[0]
    stale = playing.table.told(playing.seats[seat].asked_version) - 1
    assert playing.refused(seat, c.Answer(playing.match.options(seat)[0], stale)) == "table-stale"
    playing.answer(seat, version=stale + 1)


def test_wishes_of_older_logs_keep_their_versions(playing):
    version = playing.table.shown
    playing.store([AutoPass(1, True, ("me",))])
    assert playing.table.shown == version + 1
    assert playing.seats[1].auto_pass
