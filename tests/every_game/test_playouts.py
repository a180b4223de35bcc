"""Law: an option by its number is the option itself, and a playout ends, is its seed's own, and leaves no trace."""

import random
from typing import Any

import pytest

import heldenrunde as hr
from tests.every_game.positions import every_table, new, random_decision, text_of, undecided


@every_table
def test_an_option_by_its_number_is_that_option(game, seats):
    one, other, dice = new(game, seats, 3), new(game, seats, 3), random.Random(3)
    for _ in range(60):
        if one.over:
            break
        seat, choice = random_decision(one, dice)
        index = one.options(seat).index(choice)
        one.answer(seat, choice)
        other.answer_index(seat, index)
        assert one.happened() == other.happened()
    assert text_of(one) == text_of(other)


@every_table
def test_a_number_that_is_none_is_refused(game, seats):
    m = undecided(game, seats, 4, 40)
    seat, before = m.waiting()[0], text_of(m)
    wrong: tuple[Any, ...] = (-1, len(m.options(seat)), None, "0", True, 0.0, 10**30)
    for index in wrong:
        with pytest.raises(hr.IllegalChoice):
            m.answer_index(seat, index)
    strangers: tuple[Any, ...] = (seats, -1, None, "0", True)
    for stranger in strangers:
        with pytest.raises(hr.NotYourTurn):
            m.answer_index(stranger, 0)
    assert text_of(m) == before


@every_table
def test_a_playout_ends_and_leaves_no_trace(game, seats):
    m = undecided(game, seats, 5, 30)
    before = text_of(m)
    ends = [hr.playout(m, seed) for seed in (1, 1, 2)]
    assert text_of(m) == before
    assert ends[0] == ends[1]
    assert all(end.decisions > 0 and len(end.result.scores) == seats for end in ends)


def test_playouts_differ_by_their_seed():
    m = hr.Match.new("custom-heroes", 4, 1)
    assert len({hr.playout(m, seed).decisions for seed in range(8)}) > 1
