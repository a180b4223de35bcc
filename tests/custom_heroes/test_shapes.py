"""Choices that make no sense are refused like illegal ones: by an IllegalChoice, and nothing changes."""

from typing import Any

import pytest

from heldenrunde import IllegalChoice, MatchOver, NotYourTurn
from tests.custom_heroes.table import A, B, Table


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


NONSENSE: list[Any] = [
    None,
    0,
    1,
    -1,
    10**30,
    True,
    1.5,
    float("nan"),
    "",
    "fly",
    "PASS",
    "play",
    [],
    {},
    {"play": [1]},
    [[]],
    nested(20),
    [None],
    ["play"],
    ["play", [1]],
    ["play", 1, 1],
    ["play", 1, []],
    ["play", [[1]], []],
    ["play", [1], [[]]],
    ["play", ["1"], []],
    ["play", [None], []],
    ["play", {"1": 1}, []],
    ["play", [1], [], []],
    ["play", [1], None],
    ["play", "1", ""],
    ["fly", [1], []],
    ["slide"],
    ["slide", None, None],
    ["slide", [1], [1]],
    ["slide", "1", "1"],
    ["slide", 1],
    ["bet", 1],
    ["bet", [[1]]],
    ["bet", None],
    ["bet"],
    ["bet", [1], [1]],
]


def leading() -> Table:
    """A has a 2 (card 1) and leads."""
    t = Table("2 5", "3 3", "4 4", vp=[9, 1, 1])
    assert t.A.find("2") == [1]
    return t


def betting() -> Table:
    return Table("2 5", "3 3", "4 4", vp=[9, 1, 1], betting=True)


def after_a_set() -> Table:
    t = Table("2 5+quill 6", "3 3", "4 4", power=[5, 0, 0])
    t.A.plays("5+quill")
    return t


def too_much_power() -> Table:
    """A was second and has 7 power."""
    t = Table("2", "", "4 4", power=[6, 0, 0], places=[B])
    t.A.plays("2")
    t.A.done()
    return t


QUESTIONS = [leading, betting, after_a_set, too_much_power]


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("choice", NONSENSE, ids=lambda choice: str(choice)[:40])
def test_nonsense_is_refused(question, choice):
    """CH-3.10, CH-2.2, CH-5.4: at each of the four questions of the game."""
    t = question()
    assert t.turn == A
    before = t.match.save()
    with pytest.raises(IllegalChoice):
        t.match.answer(A, choice)
    assert t.match.save() == before


@pytest.mark.parametrize(
    "choice", [["play", [True], []], ["play", [1.0], []], ["slide", 60.0, 1], ["slide", 60, True]], ids=str
)
def test_true_and_one_point_zero_are_not_card_1(choice):
    """CH-3.1, CH-4.5: a card is a whole number and nothing that Python takes for equal."""
    t = leading()
    assert t.A.upgrade("form") == 60
    t.A.cannot(choice, "")


@pytest.mark.parametrize("choice", [["bet", [True]], ["bet", [1.0]]], ids=str)
def test_true_and_one_point_zero_are_not_bet(choice):
    """CH-2.2"""
    betting().A.cannot(choice, "")


def test_lists_nested_without_end_are_refused():
    """CH-3.10: deeper than anything the rules or the machine can follow."""
    t = leading()
    with pytest.raises(IllegalChoice):
        t.match.answer(A, nested(20_000))
    t.A.plays("2")


@pytest.mark.parametrize("seat", [B, 2, 3, -1, 10**30, None, "0", 0.0, False, [0], {}], ids=str)
def test_wrong_seats_are_refused(seat):
    """CH-3.1: only the one who is asked decides; False is not seat 0."""
    t = leading()
    before = t.match.save()
    with pytest.raises(NotYourTurn):
        t.match.answer(seat, t.A.set("2"))
    assert t.match.save() == before


def test_after_the_match_nobody_decides():
    """CH-1.5"""
    t = Table("2", "3 3", "4 4", vp=[10, 1, 1])
    t.A.plays("2")
    for player in t.players:
        with pytest.raises(MatchOver):
            player.passes()


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("pass", "CH-3.1"),
        ("change", "CH-5.3"),
        (["play", [], []], "CH-3.1"),
        (["play", [10**30], []], "CH-3.1"),
        (["play", [-1], []], "CH-3.1"),
        (["play", [1, 1], []], "CH-3.1"),
        (["play", [1], [1]], "CH-5.1"),
        (["play", [1], [-1]], "CH-5.1"),
        (["slide", 10**30, 1], "CH-4.5"),
        (["slide", 60, 10**30], "CH-4.5"),
        (["bet", [1]], "CH-2.2"),
        (["bet", []], "CH-2.2"),
        (["bet"], "CH-2.2"),
    ],
    ids=str,
)
def test_what_is_understood_is_refused_by_its_rule(choice, rule):
    """CH-3.1, CH-5.3, CH-5.1, CH-4.5, CH-2.2"""
    leading().A.cannot(choice, rule)


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("change", "CH-2.5"),
        (["slide", 60, 1], "CH-2.5"),
        (["slide"], "CH-2.5"),
        (["play", [1], []], "CH-2.2"),
        (["bet", []], "CH-2.2"),
        (["bet", [1, 1]], "CH-2.2"),
        (["bet", [10**30]], "CH-2.2"),
    ],
    ids=str,
)
def test_what_is_understood_is_refused_in_the_preparation(choice, rule):
    """CH-2.5, CH-2.2"""
    betting().A.cannot(choice, rule)


@pytest.mark.parametrize(
    ("choice", "rule"),
    [
        ("pass", "CH-3.10"),
        ("discard", "CH-5.4"),
        (["play", [1], []], "CH-3.10"),
        (["slide", 60, 1], "CH-4.1"),
    ],
    ids=str,
)
def test_what_is_understood_is_refused_after_the_set(choice, rule):
    """CH-3.10, CH-5.4, CH-4.1"""
    after_a_set().A.cannot(choice, rule)


@pytest.mark.parametrize("choice", ["pass", "done", ["play", [1], []], ["slide", 60, 1], ["bet", [1]]], ids=str)
def test_with_too_much_power_there_is_only_changing_and_discarding(choice):
    """CH-5.4"""
    too_much_power().A.cannot(choice, "CH-5.4")
