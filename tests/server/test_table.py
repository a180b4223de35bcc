"""A table without a server: what may be asked of it, what becomes of it, and that its log is all there is to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heldenrunde.core.flow import PASS
from heldenrunde.core.game import EVERYBODY, SPECTATOR, Card, Event, eye
from heldenrunde.errors import HeldenrundeError, NotYourTurn
from heldenrunde.match import Match
from heldenrunde.server.table import commands as c
from heldenrunde.server.table import fairness, outgoing
from heldenrunde.server.table.decisions import decide
from heldenrunde.server.table.facts import Answered, Clock, Row, Setup, decode, encode
from heldenrunde.server.table.folding import fold
from heldenrunde.server.table.people import (
    checked_name,
    checked_setup,
    joining_token,
    new_person,
    open_table,
    token_hash,
)
from heldenrunde.server.table.refusals import Stale
from heldenrunde.server.table.state import LOBBY, OVER, PLAYING, STARTING, Shot, Table

GAME = "custom-heroes"
SECRET = bytes(range(32))
SERVER = c.Who(server=True)


class Desk:
    """A table with its log. Every fact goes through the wire format, as it would through a database."""

    def __init__(self, seats: int = 3, bots: tuple[str | None, ...] = (), game: str = GAME, **setup: Any) -> None:
        self.table, self.rows, self.now = Table.empty("T", SECRET), [], 1000.0  # type: ignore[var-annotated]
        host, self.host_token = new_person("Anna")
        self.store([open_table("T", SECRET, Setup(game, seats, bots=bots, **setup), host)])

    def store(self, facts: list[Any]) -> None:
        for fact in facts:
            row = Row("T", self.table.version + 1, f"k{self.table.version}", self.now, decode(encode(fact)))
            fold(self.table, row)
            self.rows.append(row)

    def do(self, seat: int | None, command: c.Command) -> None:
        self.store(decide(self.table, c.Who(seat), command, self.now))

    def serve(self, command: c.Command) -> None:
        self.store(decide(self.table, SERVER, command, self.now))

    def join(self, name: str) -> None:
        self.do(None, c.Join(new_person(name)[0]))

    def answer(self, seat: int | None = None, choice: Any = None, version: int | None = None) -> None:
        seat = self.table.waiting()[0] if seat is None else seat
        choice = self.match.options(seat)[0] if choice is None else choice
        self.do(seat, c.Answer(choice, self.table.version if version is None else version))

    def refused(self, seat: int | None, command: c.Command) -> str:
        before = self.table.snapshot()
        with pytest.raises(HeldenrundeError) as refused:
            self.do(seat, command)
        assert self.table.snapshot() == before, "what is refused changes nothing"
        return refused.value.reason.id

    @property
    def seats(self) -> list[Any]:
        return self.table.state.seats

    @property
    def match(self) -> Match:
        assert self.table.match is not None, "the match has begun"
        return self.table.match

    @property
    def phase(self) -> str:
        return self.table.state.phase


@pytest.fixture
def lobby() -> Desk:
    desk = Desk()
    desk.join("Ben")
    desk.join("Cem")
    return desk


@pytest.fixture
def playing(lobby: Desk) -> Desk:
    lobby.do(1, c.BeReady())
    lobby.do(2, c.BeReady())
    lobby.do(0, c.Start())
    return lobby


# -- opening and sitting down ----------------------------------------------------------------------------------------


def test_the_host_sits_at_the_first_free_seat_of_a_new_table():
    desk = Desk(4, bots=("easy", None, "normal", None))
    assert [bool(seat.person) for seat in desk.seats] == [False, True, False, False]
    assert desk.table.is_host(1)
    assert desk.table.state.commitment == fairness.commitment(SECRET, "T", GAME)
    assert desk.phase == LOBBY


def test_defaults_are_filled_in():
    assert checked_setup(Setup(GAME, 3)).options["threshold"] == 10
    assert checked_setup(Setup(GAME, 3)).bots == (None, None, None)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (Setup("chess", 2), "unknown-game"),
        (Setup(GAME, 99), "bad-seats"),
        (Setup(GAME, 2, {"gold": 1}), "unknown-option"),
        (Setup(GAME, 2, {"threshold": "x"}), "bad-option"),
        (Setup(GAME, 2, bots=("hal", None)), "table-bad-bot"),
        (Setup(GAME, 2, bots=("easy", "easy")), "table-only-bots"),
        (Setup(GAME, 2, grace=-1), "table-bad-grace"),
        (Setup(GAME, 2, react=1), "table-bad-react"),
        (Setup(GAME, 2, clock=Clock("sand", 10)), "table-bad-clock"),
        (Setup(GAME, 2, clock=Clock("decision", 1)), "table-bad-seconds"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(setup, reason):
    with pytest.raises(HeldenrundeError) as refused:
        checked_setup(setup)
    assert refused.value.reason.id == reason


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "\x00\x07"])
def test_names_are_text_of_a_sensible_length(name):
    with pytest.raises(HeldenrundeError):
        checked_name(name)


def test_names_keep_what_can_be_seen():
    assert checked_name(" <b>Änne</b>\x00 ") == "<b>Änne</b>"


def test_tokens_have_256_bits_and_are_kept_only_as_a_hash():
    person, token = new_person("Anna")
    assert len(token) == 43
    assert person.token_hash == token_hash(token)
    assert token not in repr(person)
    assert new_person("Anna")[1] != token


def test_the_token_of_a_guest_follows_from_key_and_name_and_from_the_secret_of_the_table():
    token = joining_token(SECRET, "Ben", "key")
    assert token == joining_token(SECRET, "Ben", "key")
    others = {joining_token(SECRET, "Bob", "key"), joining_token(SECRET, "Ben", "y"), joining_token(b"x", "Ben", "key")}
    assert len(others | {token}) == 4


def test_people_sit_down_until_the_table_is_full(lobby):
    assert lobby.table.people() == [0, 1, 2]
    assert lobby.refused(None, c.Join(new_person("Dora")[0])) == "table-full"
    assert lobby.refused(0, c.Join(new_person("Dora")[0])) == "table-seated-already"


def test_two_people_do_not_have_one_name():
    assert Desk().refused(None, c.Join(new_person("Anna")[0])) == "table-name-taken"


def test_whoever_leaves_before_the_start_frees_the_seat(lobby):
    lobby.do(1, c.Leave())
    assert lobby.table.people() == [0, 2]
    lobby.join("Eva")
    assert lobby.seats[1].person.name == "Eva"


def test_when_the_host_leaves_somebody_else_becomes_host(lobby):
    lobby.do(0, c.Leave())
    assert lobby.table.is_host(1)
    lobby.do(1, c.Leave())
    lobby.do(2, c.Leave())
    assert lobby.phase == OVER


def test_the_host_sends_people_away(lobby):
    lobby.do(0, c.Kick(1))
    assert lobby.table.people() == [0, 2]
    assert lobby.refused(0, c.Kick(1)) == "table-nobody-there"
    assert lobby.refused(0, c.Kick(0)) == "table-nobody-there"
    assert lobby.refused(2, c.Kick(0)) == "table-not-host"
    assert lobby.refused(None, c.Kick(0)) == "table-not-seated"


def test_the_host_changes_the_setup_and_all_have_to_be_ready_anew(lobby):
    lobby.do(1, c.BeReady())
    lobby.do(0, c.Change(Setup(GAME, 4, {"threshold": 12}, ("easy",))))
    assert [seat.person.name if seat.person else "" for seat in lobby.seats] == ["", "Anna", "Ben", "Cem"]
    assert not any(seat.ready for seat in lobby.seats)
    assert lobby.table.is_host(1)
    assert lobby.table.state.setup.options["threshold"] == 12
    assert lobby.refused(1, c.Change(Setup(GAME, 2))) == "table-too-small"
    assert lobby.refused(2, c.Change(Setup(GAME, 4))) == "table-not-host"


# -- starting --------------------------------------------------------------------------------------------------------


def test_a_match_starts_when_all_seats_are_taken_and_all_are_ready():
    desk = Desk(2)
    assert desk.refused(0, c.Start()) == "table-seats-empty"
    desk.join("Ben")
    assert desk.refused(0, c.Start()) == "table-not-ready"
    desk.do(1, c.BeReady())
    assert desk.refused(1, c.Start()) == "table-not-host"
    desk.do(1, c.BeReady(False))
    assert desk.refused(0, c.Start()) == "table-not-ready"
    desk.do(1, c.BeReady())
    desk.do(0, c.Start())
    assert desk.phase == PLAYING
    assert desk.refused(0, c.Start()) == "table-not-in-lobby"


def test_against_bots_one_plays_at_once():
    desk = Desk(3, bots=(None, "easy", "normal"))
    desk.do(0, c.Start())
    assert desk.phase == PLAYING


def test_the_key_of_a_match_comes_from_the_secret_and_all_contributions(lobby):
    nonces = ["aa" * 16, "bb" * 16]
    for seat, nonce in enumerate(nonces):
        lobby.do(seat, c.Commit(fairness.digest(nonce)))
    lobby.do(1, c.BeReady())
    lobby.do(2, c.BeReady())
    lobby.do(0, c.Start())
    assert lobby.phase == STARTING
    assert lobby.refused(0, c.Reveal(nonces[1])) == "table-bad-nonce"
    assert lobby.refused(2, c.Reveal(nonces[0])) == "table-bad-nonce"
    assert lobby.refused(0, c.Reveal("nonsense")) == "table-bad-nonce"
    lobby.do(1, c.Reveal(nonces[1]))
    assert lobby.phase == STARTING
    lobby.do(0, c.Reveal(nonces[0]))
    assert lobby.phase == PLAYING
    assert lobby.match.key == fairness.match_key(SECRET, nonces, "T")


def test_who_does_not_show_a_contribution_in_time_is_left_out(lobby):
    lobby.do(0, c.Commit(fairness.digest("aa" * 16)))
    lobby.do(1, c.Commit(fairness.digest("bb" * 16)))
    for seat in (1, 2):
        lobby.do(seat, c.BeReady())
    lobby.do(0, c.Start())
    lobby.do(0, c.Reveal("aa" * 16))
    lobby.serve(c.Start())
    assert lobby.match.key == fairness.match_key(SECRET, ["aa" * 16], "T")


def test_contributions_are_shown_anew_after_a_start_that_did_not_happen(lobby):
    lobby.do(0, c.Commit(fairness.digest("aa" * 16)))
    lobby.do(1, c.Commit(fairness.digest("bb" * 16)))
    for seat in (1, 2):
        lobby.do(seat, c.BeReady())
    lobby.do(0, c.Start())
    lobby.do(0, c.Reveal("aa" * 16))
    lobby.do(2, c.Leave())
    assert lobby.phase == LOBBY
    assert [seat.nonce for seat in lobby.seats] == ["", "", ""]


def test_a_contribution_is_a_sha256_and_given_before_the_start(playing):
    assert Desk().refused(0, c.Commit("xyz")) == "table-bad-digest"
    assert playing.refused(0, c.Commit("0" * 64)) == "table-not-in-lobby"
    assert playing.refused(0, c.Reveal("0" * 32)) == "table-not-starting"


# -- playing ---------------------------------------------------------------------------------------------------------


def test_answers_go_to_the_match(playing):
    seat = playing.table.waiting()[0]
    playing.answer(seat)
    assert playing.match.decisions == 1
    assert isinstance(playing.rows[-1].fact, Answered)


def test_an_answer_against_the_rules_is_refused_with_its_reason(playing):
    seat = playing.table.waiting()[0]
    assert playing.refused(seat, c.Answer("nonsense", playing.table.version)) != ""
    other = next(s for s in range(3) if s not in playing.table.waiting())
    with pytest.raises(NotYourTurn):
        playing.do(other, c.Answer("pass", playing.table.version))


def test_only_the_server_answers_for_another_seat(playing):
    seat = playing.table.waiting()[0]
    other = (seat + 1) % 3
    choice = playing.match.options(seat)[0]
    assert playing.refused(other, c.Answer(choice, playing.table.version, seat=seat, by="bot")) == "not-your-turn"
    playing.serve(c.Answer(choice, playing.table.version, seat=seat, by="bot"))
    assert playing.rows[-1].fact.by == "bot"


def play_until_asked_again(desk: Desk, form: str = "one") -> tuple[int, int]:
    """A seat that is asked, and a version at which it was asked something else."""
    for _ in range(2000):
        seat = desk.table.waiting()[0]
        version = desk.table.version
        desk.answer(seat)
        if desk.table.waiting() == [seat] and desk.match.table.form == form:
            return seat, version
    raise AssertionError("nobody is asked twice in a row")


def test_an_answer_to_an_earlier_question_is_stale(playing):
    seat, version = play_until_asked_again(playing)
    choice = playing.match.options(seat)[0]
    assert playing.refused(seat, c.Answer(choice, version)) == "table-stale"
    playing.do(seat, c.Answer(choice, playing.table.version))


def test_who_passes_in_an_open_window_has_seen_what_was_done_last():
    desk = Desk(3, game="munchkin")
    desk.join("Ben")
    desk.join("Cem")
    desk.do(1, c.BeReady())
    desk.do(2, c.BeReady())
    desk.do(0, c.Start())
    before, passer = play_until_somebody_acts_in_a_window(desk)
    assert desk.refused(passer, c.Answer(PASS, before)) == "table-stale"
    now = desk.table.version
    desk.answer(next(seat for seat in desk.table.waiting() if seat != passer), PASS)
    desk.answer(passer, PASS, now)  # somebody else's pass makes no difference


def play_until_somebody_acts_in_a_window(desk: Desk) -> tuple[int, int]:
    """A version before somebody did more than pass in a window, and somebody else who may pass before and after."""
    for number in range(2000):
        version, waiting = desk.table.version, desk.table.waiting()
        window = desk.match.table.form == "any" and len(waiting) > 1
        passers = {seat for seat in waiting if window and PASS in desk.match.options(seat)}
        actor = waiting[number % len(waiting)]
        actions = [choice for choice in desk.match.options(actor) if choice != PASS]
        desk.answer(actor, actions[number % len(actions)] if actions else PASS)
        left = (passers - {actor}) & set(desk.table.waiting())
        if actions and left and desk.match.table.form == "any":
            return version, min(seat for seat in left if PASS in desk.match.options(seat))
    raise AssertionError("nobody acts in a window")


def test_chat_makes_no_answer_stale(playing):
    version = playing.table.version
    playing.do(1, c.Say("hello"))
    playing.answer(version=version)


def test_sealed_answers_do_not_collide_but_late_ones_are_stale():
    desk = Desk(3, bots=(None, None, "easy"))
    desk.join("Ben")
    desk.do(1, c.BeReady())
    desk.do(0, c.Start())
    for _ in range(2000):
        if desk.match.table.form == "all":
            break
        seat = desk.table.waiting()[0]
        desk.serve(c.Answer(desk.match.options(seat)[0], desk.table.version, seat))
    asked, version = desk.table.waiting(), desk.table.version
    assert len(asked) > 1, "Custom Heroes has sealed questions"
    for seat in asked:
        choice = desk.match.options(seat)[0]
        with pytest.raises(Stale):
            decide(desk.table, SERVER, c.Answer(choice, version - 1, seat), 0.0)
        desk.serve(c.Answer(choice, version, seat))
    assert desk.table.version == version + len(asked)


def test_chat_is_text(playing):
    playing.do(0, c.Say(" <script>alert(1)</script>\x00 "))
    assert playing.table.state.chat[-1].text == "<script>alert(1)</script>"
    assert playing.refused(0, c.Say("  ")) == "table-bad-chat"
    assert playing.refused(0, c.Say("x" * 501)) == "table-bad-chat"
    playing.do(None, c.Say("hi", "Zoe"))
    assert playing.table.state.chat[-1].seat is None
    assert playing.refused(None, c.Say("hi")) == "table-bad-name"


# -- taking back -----------------------------------------------------------------------------------------------------


def test_what_showed_nothing_is_taken_back_freely(playing):
    for _ in range(3000):
        if playing.table.state.free and playing.table.state.free[-1]:
            break
        playing.answer()
    else:
        pytest.fail("nothing could be taken back freely")
    seat, decisions = playing.match.log[-1][0], playing.match.decisions
    playing.do(seat, c.Undo())
    assert playing.match.decisions == decisions - 1
    assert playing.table.waiting() == [seat]


def play_until_shown(desk: Desk) -> int:
    while not desk.table.state.free or desk.table.state.free[-1]:
        desk.answer()
    return desk.match.log[-1][0]


def test_otherwise_everybody_else_has_to_agree(playing):
    seat = play_until_shown(playing)
    decisions = playing.match.decisions
    one, two = [other for other in range(3) if other != seat]
    assert playing.refused(one, c.Vote(True)) == "table-no-vote"
    playing.do(seat, c.Undo())
    assert playing.refused(seat, c.Undo()) == "table-undo-asked-already"
    assert playing.refused(seat, c.Vote(True)) == "table-no-vote"
    playing.do(one, c.Vote(True))
    assert playing.match.decisions == decisions
    playing.do(two, c.Vote(True))
    assert playing.match.decisions < decisions
    assert playing.table.state.undo is None


def test_one_no_is_enough(playing):
    seat = play_until_shown(playing)
    playing.do(seat, c.Undo())
    playing.do((seat + 1) % 3, c.Vote(False))
    assert playing.table.state.undo is None
    assert playing.refused((seat + 2) % 3, c.Vote(True)) == "table-no-vote"


def test_going_on_answers_the_question(playing):
    playing.do(play_until_shown(playing), c.Undo())
    playing.answer()
    assert playing.table.state.undo is None


def test_bots_have_no_objection():
    desk = Desk(2, bots=(None, "easy"))
    desk.do(0, c.Start())
    for _ in range(6):
        seat = desk.table.waiting()[0]
        desk.serve(c.Answer(desk.match.options(seat)[0], desk.table.version, seat))
    decisions = desk.match.decisions
    desk.do(0, c.Undo())
    assert desk.match.decisions < decisions


def test_nothing_to_take_back(playing):
    assert playing.refused(playing.table.waiting()[0], c.Undo()) == "table-nothing-to-undo"
    assert Desk().refused(0, c.Undo()) == "table-not-playing"


def test_a_viewer_is_told_whether_there_is_something_to_take_back(playing):
    """Nobody has to guess: before the first decision of a seat, and for whoever only watches, there is nothing."""
    seat = playing.table.waiting()[0]
    others = [None, *(other for other in range(len(playing.table.state.seats)) if other != seat)]
    told = lambda viewer: outgoing.welcome(playing.table, viewer, outgoing.SCENE, set())["undoable"]  # noqa: E731
    assert not told(seat)
    playing.do(seat, c.Answer(playing.match.options(seat)[0], playing.table.version))
    assert told(seat)
    assert not any(told(viewer) for viewer in others)


# -- going away ------------------------------------------------------------------------------------------------------


def test_the_seat_of_a_leaver_is_kept_and_a_bot_plays(playing):
    playing.do(1, c.Leave())
    assert playing.seats[1].person.name == "Ben"
    assert playing.seats[1].automatic
    playing.do(1, c.Return())
    assert not playing.seats[1].automatic


def test_a_bot_takes_over_for_who_is_gone(playing):
    playing.serve(c.TakeOver(2))
    assert playing.seats[2].automatic
    playing.serve(c.TakeOver(2))
    assert playing.refused(1, c.TakeOver(0)) == "table-not-playing"


def test_who_is_away_need_not_agree(playing):
    seat = play_until_shown(playing)
    one, two = [other for other in range(3) if other != seat]
    playing.serve(c.TakeOver(one))
    playing.do(seat, c.Undo())
    playing.do(two, c.Vote(True))
    assert playing.table.state.undo is None


# -- clocks ----------------------------------------------------------------------------------------------------------


def clock_desk(kind: str, seconds: int) -> Desk:
    desk = Desk(2, clock=Clock(kind, seconds))
    desk.join("Ben")
    desk.do(1, c.BeReady())
    desk.do(0, c.Start())
    return desk


def test_so_many_seconds_per_decision():
    desk = clock_desk("decision", 30)
    seat = desk.table.waiting()[0]
    assert desk.table.deadline(seat) == desk.now + 30
    desk.now += 20
    desk.answer(seat)
    assert desk.table.deadline(desk.table.waiting()[0]) == desk.now + 30


def test_so_many_seconds_per_player_for_all_of_the_match():
    desk = clock_desk("player", 100)
    used = dict.fromkeys((0, 1), 0.0)
    for _ in range(12):
        seat = desk.table.waiting()[0]
        assert desk.table.deadline(seat) == pytest.approx(desk.table.state.seats[seat].asked_at + 100 - used[seat])
        began = desk.table.state.seats[seat].asked_at
        desk.now += 3
        desk.answer(seat)
        used[seat] += desk.now - began


def test_without_a_clock_there_is_no_deadline(playing):
    assert playing.table.deadline(playing.table.waiting()[0]) is None


# -- ending ----------------------------------------------------------------------------------------------------------


def play_to_the_end(desk: Desk) -> None:
    chance = 0
    while desk.phase == PLAYING:
        seat, chance = desk.table.waiting()[0], chance + 1
        options = desk.match.options(seat)
        desk.do(seat, c.Answer(options[chance * 7919 % len(options)], desk.table.version))


def test_the_record_is_secret_until_the_end(playing):
    assert outgoing.record(playing.table) is None
    play_to_the_end(playing)
    record = outgoing.record(playing.table)
    assert record is not None
    assert record["proof"]["secret"] == SECRET.hex()
    assert playing.refused(0, c.Answer("pass", playing.table.version)) == "table-not-playing"
    assert playing.refused(0, c.Leave()) == "table-over"


def test_the_host_may_close_the_table(playing):
    assert playing.refused(1, c.Close()) == "table-not-host"
    playing.do(0, c.Close())
    assert playing.phase == OVER
    assert playing.refused(0, c.Close()) == "table-over"
    assert outgoing.record(playing.table) is not None


def test_play_again(playing):
    assert playing.refused(0, c.PlayAgain("U")) == "table-not-over"
    playing.do(0, c.Close())
    assert playing.refused(None, c.PlayAgain("U")) == "table-not-seated"
    playing.do(1, c.PlayAgain("U"))
    playing.do(2, c.PlayAgain("V"))
    assert playing.table.state.rematch == "U"


# -- the log is all there is -----------------------------------------------------------------------------------------


def everything(desk: Desk) -> None:
    """A match in which all kinds of things happen."""
    desk.do(0, c.Say("hello"))
    desk.do(1, c.SetAutoPass(True))
    seat = play_until_shown(desk)
    desk.do(seat, c.Undo())
    for other in range(3):
        if other != seat:
            desk.do(other, c.Vote(True))
    desk.serve(c.TakeOver(2))
    desk.do(2, c.Return())
    for _ in range(40):
        desk.now += 1.5
        desk.answer()


def test_folding_the_log_gives_the_same_table(playing):
    everything(playing)
    again = Table.empty("T", SECRET)
    for row in playing.rows:
        fold(again, row)
    assert again.snapshot() == playing.table.snapshot()


def test_a_snapshot_and_the_rows_after_it_give_the_same_table(playing):
    everything(playing)
    snapshot, length = playing.table.snapshot(), len(playing.rows)
    for _ in range(30):
        playing.now += 0.5
        playing.answer()
    again = Table.restore(snapshot, SECRET)
    for row in playing.rows[length:]:
        fold(again, row)
    assert again.snapshot() == playing.table.snapshot()


def test_every_viewer_sees_the_same_of_a_restored_table(playing):
    everything(playing)
    again = Table.restore(playing.table.snapshot(), SECRET)
    for viewer in (None, 0, 1, 2):
        for want in (outgoing.VIEW, outgoing.SCENE):
            before = outgoing.encode(outgoing.welcome(playing.table, viewer, want, set()))
            assert outgoing.encode(outgoing.welcome(again, viewer, want, set())) == before


# -- secrets ---------------------------------------------------------------------------------------------------------


def told_of(table: Table, fact: Any, viewer: int | None) -> dict[str, Any]:
    """The step as it goes out to a viewer, built together with everybody else's."""
    kinds: set[outgoing.Kind] = {(seat, outgoing.VIEW) for seat in (None, *range(len(table.state.seats)))}
    message: dict[str, Any] = json.loads(outgoing.steps(table, fact, kinds, set)[viewer, outgoing.VIEW])
    assert table.match is None or message["view"] == table.match.view(viewer)
    return message


def test_choices_are_never_told(playing):
    seat = playing.table.waiting()[0]
    playing.answer(seat, playing.match.options(seat)[-1])
    for viewer in (None, 0, 1, 2):
        told = told_of(playing.table, playing.rows[-1].fact, viewer)
        assert set(told["fact"]) == {"kind", "seat", "by"}


@pytest.mark.parametrize("mask", [0, 1, 0b10, 0b101, 0b111, EVERYBODY, EVERYBODY & ~0b100, SPECTATOR])
def test_everybody_hears_of_a_card_exactly_what_they_may_know(playing, mask):
    seat = playing.table.waiting()[0]
    playing.answer(seat)
    slide = Event("slide", seat, (Card(1), Card(2)), 0, "", "", (), (Card(3),), 0, (EVERYBODY, mask, mask))
    playing.table.film = [Shot(playing.match, [slide], ())]
    for viewer in (None, 0, 1, 2):
        told = told_of(playing.table, playing.rows[-1].fact, viewer)
        assert told["log"][0]["cards"] == [1, 2 if mask & eye(viewer) else None]
        assert told["log"][0]["on"] == [3 if mask & eye(viewer) else None]
