"""Bots: always legal, the same choice for the same view and seed, and rules of thumb that are worth having."""

from __future__ import annotations

from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde.bots import BOTS, POLICIES
from heldenrunde.rulebooks import GAMES
from tests.every_game.positions import short

KINDS = [(name, level) for name in BOTS for level in (0, 1)]
every_bot = pytest.mark.parametrize(("name", "level"), KINDS)


def play(game: str, seed: int, bots: list[tuple[str, int]], **options: Any) -> hr.Match:
    """A match of these bots, one per seat; every choice is one of the options."""
    m = hr.Match.new(game, seats=len(bots), seed=seed, **options)
    players = [hr.bot(name, level=level, seed=100 * seed + seat) for seat, (name, level) in enumerate(bots)]
    while not m.over:
        seat = m.waiting()[0]
        choice = players[seat].choose(m.view_for_bot(seat))
        assert choice in m.options(seat)
        m.answer(seat, choice)
    return m


def block(game: str, seats: int, seed: int, tested: tuple[str, int], others: tuple[str, int]) -> list[bool]:
    """One deal with the tested bot in each seat in turn: where did it win?"""
    found = []
    for seat in range(seats):
        result = play(game, seed, [tested if other == seat else others for other in range(seats)]).result
        assert result is not None
        found.append(seat in result.winners)
    return found


def share(game: str, seats: int, tested: tuple[str, int], others: tuple[str, int], blocks: int) -> float:
    """How often it wins, over so many blocks."""
    won = [won for seed in range(blocks) for won in block(game, seats, seed, tested, others)]
    return sum(won) / len(won)


def test_rules_of_thumb_beat_three_random_bots_and_the_easy_level_does_so_less_often():
    normal, easy = (share("custom-heroes", 4, ("thumb", level), ("random", 0), 8) for level in (1, 0))
    assert normal > 0.75
    assert 0.4 < easy < normal


def test_rules_of_thumb_beat_a_random_bot():
    assert share("custom-heroes", 2, ("thumb", 1), ("random", 0), 10) > 0.9


def test_rules_of_thumb_are_for_games_that_there_are():
    """One without plays at random (tests/every_game/test_complete.py says which has some)."""
    assert set(POLICIES) <= set(GAMES)


@pytest.mark.parametrize("game", list(GAMES))
@every_bot
def test_every_choice_is_legal_with_any_number_of_players(game, name, level):
    for seats in GAMES[game].seats:
        assert play(game, 50 + seats, [(name, level)] * seats, **short(game, seats)).over


def about_three(game: str) -> int:
    return min(GAMES[game].seats, key=lambda seats: abs(seats - 3))


@pytest.mark.parametrize("game", list(GAMES))
@every_bot
def test_the_same_view_and_seed_give_the_same_choice(game, name, level):
    m = hr.Match.new(game, seats=about_three(game), seed=6)
    while not m.over and m.decisions < 200:
        seat = m.waiting()[0]
        choices = [hr.bot(name, level=level, seed=m.decisions).choose(m.view_for_bot(seat)) for _ in range(2)]
        assert choices[0] == choices[1]
        m.answer(seat, choices[0])


@pytest.mark.parametrize("game", list(GAMES))
@every_bot
def test_whole_matches_are_the_same_again(game, name, level):
    one, other = (play(game, 9, [(name, level)] * about_three(game)) for _ in range(2))
    assert one.record() == other.record()


def test_random_bots_with_other_seeds_choose_otherwise():
    m = hr.Match.new("custom-heroes", seats=4, seed=1)
    view = m.view_for_bot(m.waiting()[0])
    assert len({repr(hr.bot("random", seed=seed).choose(view)) for seed in range(50)}) > 5


@every_bot
def test_a_bot_changes_nothing_in_what_it_is_shown(name, level):
    m = hr.Match.new("custom-heroes", seats=4, seed=3)
    view = m.view_for_bot(m.waiting()[0])
    before, saved = view.view, view.world.save()
    hr.bot(name, level=level).choose(view)
    assert view.view == before
    assert view.world.save() == saved


def test_a_bot_is_shown_nothing_of_the_match_itself():
    """The world of a view shares no secret with the match: neither its key nor its log nor its table."""
    m = hr.Match.new("custom-heroes", seats=4, seed=3)
    while m.decisions < 30:
        seat = m.waiting()[0]
        m.answer(seat, m.options(seat)[0])
    view = m.view_for_bot(m.waiting()[0])
    assert view.world.key is None
    assert view.world.log == []
    assert view.world.table is not m.table
    assert m.record()["key"] not in repr(view.world.save())
    assert view.options == m.options(view.seat)
    assert view.imagine(4).view(view.seat) == view.view
