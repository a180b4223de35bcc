"""When somebody might react the table stands still: nobody can tell from outside whether anybody could."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from heldenrunde.core.flow import OFFER, PASS
from heldenrunde.rulebooks.backstab_heroes.cards import reactions
from heldenrunde.server.hub.live_table import LiveTable, due_at
from heldenrunde.server.hub.replays import events_of, shown
from heldenrunde.server.table import commands as c
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.facts import Answered, Clock, Resumed, Row
from heldenrunde.server.table.folding import fold
from heldenrunde.server.table.state import OVER, Table
from tests.server.test_table import SECRET, Desk

Viewer = int | None
WANTS = (outgoing.SCENE, outgoing.VIEW, outgoing.TURN)


def backstabbers(**setup: Any) -> Desk:
    desk = Desk(3, game="backstab-heroes", **setup)
    for seat, name in enumerate(("Ben", "Cem"), 1):
        desk.join(name)
        desk.do(seat, c.BeReady())
    desk.do(0, c.Start())
    return desk


def decide(desk: Desk, number: int) -> None:
    """Whoever is asked decides, at random but always the same."""
    seat = desk.table.waiting()[0]
    options = desk.match.options(seat)
    desk.answer(seat, options[number * 7919 % len(options)])


def resume(desk: Desk) -> None:
    pause = desk.table.state.pause
    assert pause is not None
    desk.now = pause.until
    desk.serve(c.Resume(pause.version))


def pauses_of(**setup: Any) -> Iterator[Desk]:
    """A match, each time that the table stands still."""
    desk = backstabbers(**setup)
    for number in range(2_000):
        if desk.phase == OVER:
            return
        if desk.table.state.pause is not None:
            yield desk
            while desk.table.state.pause is not None:
                resume(desk)
        else:
            desk.now += 1
            decide(desk, number)
    raise AssertionError("the match does not end")


def again(rows: list[Row]) -> Desk:
    """The same table, folded anew."""
    desk = Desk(3, game="backstab-heroes")
    desk.table, desk.rows, desk.now = Table.empty("T", SECRET), rows[:], rows[-1].at
    for row in rows:
        fold(desk.table, row)
    return desk


class Seen:
    """All that a viewer is told, as it goes out."""

    def __init__(self, desk: Desk, viewer: Viewer) -> None:
        self.desk, self.viewer, self.told = desk, viewer, []  # type: ignore[var-annotated]

    def look(self) -> None:
        kinds: set[outgoing.Kind] = {(self.viewer, want) for want in WANTS}
        table, fact = self.desk.table, self.desk.rows[-1].fact
        self.told.append(
            {
                "at": self.desk.now,
                "steps": {want: message for (_, want), message in outgoing.steps(table, fact, kinds, set).items()},
                "welcome": [outgoing.encode(outgoing.welcome(table, self.viewer, want, set())) for want in WANTS],
                "decisions": table.decisions,
            }
        )


def course(
    rows: list[Row], viewers: list[Viewer], asked: list[int], held: Any = reactions.held
) -> tuple[Desk, dict[Viewer, list[Any]]]:
    """Play the last fact of these and on until everybody sees everything; who holds something is asked, and passes."""
    desk = again(rows[:-1])
    seen = {viewer: Seen(desk, viewer) for viewer in viewers}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reactions, "held", held)
        desk.now = rows[-1].at
        desk.store([rows[-1].fact])
        for one in seen.values():
            one.look()
        while desk.table.state.pause is not None:
            for seat in desk.table.waiting():
                asked.append(seat)
                desk.now += 0.5
                desk.answer(seat, PASS)
                assert all(not outgoing.steps(desk.table, desk.rows[-1].fact, {(v, "view")}, set) for v in viewers)
            resume(desk)
            for one in seen.values():
                one.look()
    return desk, {viewer: one.told for viewer, one in seen.items()}


def test_nobody_can_tell_whether_anybody_could_have_reacted():
    """Steps, versions, welcomes, deadlines and times are the same, byte for byte, for who is not asked."""
    compared = 0
    for desk in pauses_of(clock=Clock("player", 3000)):
        asked: list[int] = []
        course(desk.rows, [None], asked)
        others: list[Viewer] = [None, *[seat for seat in range(3) if seat not in asked]]
        if not asked:
            continue
        compared += 1
        open_to_some, seen = course(desk.rows, others, [])
        if open_to_some.phase == OVER:
            break  # then all is shown anyway
        to_nobody, unasked = course(desk.rows, others, [], lambda g, seat, kind: [])
        assert seen == unasked
        assert [row.fact for row in to_nobody.rows if isinstance(row.fact, Resumed)] == [
            row.fact for row in open_to_some.rows if isinstance(row.fact, Resumed)
        ]
        for one, other in zip(open_to_some.seats, to_nobody.seats, strict=True):
            assert one.used == other.used
    assert compared > 2


def test_who_may_react_is_asked_and_everybody_else_sees_the_same_moment():
    for desk in pauses_of():
        table = desk.table
        before = table.seen_by(None).view(None)
        for seat in range(3):
            scene = table.seen_by(seat)
            if seat in table.waiting():
                assert (scene.table.form, scene.view(seat)["question"]["seats"]) == (OFFER, [seat])
            else:
                assert scene.view(seat)["question"] is None
        for seat in table.waiting():
            desk.answer(seat)
            assert table.seen_by(None).view(None) == before
            assert table.seen_by(seat).view(seat)["question"] is None
        assert table.waiting() == []


def test_who_does_not_react_in_time_passes_and_is_not_taken_for_gone():
    passed = 0
    for desk in pauses_of():
        while desk.table.state.pause is not None:
            waiting = desk.table.waiting()
            resume(desk)
            if waiting:
                passed += 1
                late = [row.fact for row in desk.rows if isinstance(row.fact, Answered) and row.fact.by == "pause"]
                assert [fact.seat for fact in late[-len(waiting) :]] == waiting
                assert {fact.choice for fact in late} == {PASS}
    assert passed
    assert [seat.missed for seat in desk.seats] == [0, 0, 0]


def test_a_pause_ends_by_itself_in_time_and_not_before():
    desk = next(pauses_of(react=7))
    pause = desk.table.state.pause
    assert pause is not None
    assert pause.until == desk.now + 7
    live = LiveTable(desk.table)
    assert [(due.at, due.version) for due in due_at(live, desk.now) if due.kind == "pause"] == [
        (pause.until, pause.version)
    ]
    for seat in desk.table.waiting():
        desk.answer(seat, PASS)
    assert desk.table.state.pause == pause
    desk.serve(c.Resume(pause.version - 1))
    assert desk.table.state.pause == pause


def test_what_is_not_yet_seen_is_in_no_log_either():
    for desk in pauses_of():
        heard = sum(len(row_events) for row_events in shown(events(desk), desk.table))
        assert heard == sum(len(row_events) for row_events in events(desk)) - sum(
            len(shot.events) for shot in desk.table.reel
        )
        while desk.table.state.pause is not None:
            resume(desk)
        assert shown(events(desk), desk.table) == events(desk)


def events(desk: Desk) -> list[Any]:
    return events_of(desk.match.record())


def test_a_snapshot_in_a_pause_that_waits_for_somebody_is_restored_as_it_was():
    compared = 0
    for desk in pauses_of():
        if desk.table.reel or not desk.table.waiting():
            continue
        compared += 1
        restored = Table.restore(desk.table.snapshot(), SECRET)
        for viewer in (None, 0, 1, 2):
            before = outgoing.encode(outgoing.welcome(desk.table, viewer, outgoing.SCENE, set()))
            assert outgoing.encode(outgoing.welcome(restored, viewer, outgoing.SCENE, set())) == before
    assert compared


def test_alone_with_bots_one_has_all_the_time_and_the_bots_are_as_quick_as_ever():
    desk = Desk(3, ("easy", None, "easy"), game="backstab-heroes")
    desk.do(1, c.Start())
    asked = 0
    for number in range(2_000):
        if desk.phase == OVER:
            break
        pause = desk.table.state.pause
        if pause is None:
            decide_for_bots(desk, number)
            continue
        assert not pause.strict
        assert pause.until - desk.now in (pytest.approx(0.6), pytest.approx(0.0))
        for seat in [seat for seat in desk.table.waiting() if seat != 1]:
            desk.serve(c.Answer(PASS, desk.table.version, seat, "bot"))
        desk.now = pause.until
        if desk.table.waiting() == [1]:
            asked += 1
            desk.serve(c.Resume(pause.version))
            assert desk.table.state.pause == pause  # a person is waited for
            desk.now += 500
            desk.answer(1, PASS)
        else:
            desk.serve(c.Resume(pause.version))
        assert desk.table.state.pause != pause
    assert desk.phase == OVER
    assert asked


def decide_for_bots(desk: Desk, number: int) -> None:
    seat = desk.table.waiting()[0]
    options = desk.match.options(seat)
    choice = options[number * 7919 % len(options)]
    if seat == 1:
        desk.answer(seat, choice)
    else:
        desk.serve(c.Answer(json.loads(json.dumps(choice)), desk.table.version, seat, "bot"))


def test_undo_in_a_pause_begins_it_anew():
    for desk in pauses_of():
        seat = desk.match.log[-1][0]
        before = desk.match.decisions
        desk.do(seat, c.Undo())
        for other in desk.table.people():
            if desk.table.state.undo is not None and other != seat:
                desk.do(other, c.Vote(True))
        assert desk.match.decisions < before
        assert desk.table.reel == []
        while desk.table.state.pause is not None:
            resume(desk)
        return
