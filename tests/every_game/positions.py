"""Positions reached by random play, for every game and every number of players; a match is played once and kept."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import heldenrunde as hr
from heldenrunde.core.flow import ALL
from heldenrunde.core.game import Card, Game, all_piles
from heldenrunde.core.record import save_game
from heldenrunde.rulebooks import GAMES

LIMIT = 5_000
"""No match takes more decisions."""
STEP = 32
TURNS = 12
"""About so many turns make a match long enough: the laws hold at every decision."""
CASES = [(game.id, seats) for game in GAMES.values() for seats in game.seats]

every_game = pytest.mark.parametrize("game", list(GAMES))
every_lesson = pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.lesson.steps])
every_table = pytest.mark.parametrize(("game", "seats"), CASES)

MORE = max(1, settings().max_examples // 100)
"""How many times more is tried in the nightly profile."""
SEEDS = st.integers(0, 8 * MORE - 1)
MOMENTS = st.integers(0, 1_000)
"""How far the match has gone: 0 is its beginning, 1,000 its end."""
VIEWERS = st.integers(0, 59)
"""A seat, modulo their number (60 can be divided by 2, 3, 4, 5 and 6)."""
SALTS = st.integers(0, 2**64 - 1)


def examples(n: int) -> settings:
    """So many examples, and in the nightly profile as many times more."""
    return settings(max_examples=n * MORE)


def variants(game: str, seats: int) -> list[dict[str, Any]]:
    """The usual table first, then each option at its bounds, or with each value that so many can play with."""
    found: list[dict[str, Any]] = [{}]
    for option in GAMES[game].options:
        values = {"bool": (False, True), "int": (option.least, option.most), "str": option.among}[option.type]
        fitting = [value for value in values if option.fits(value, seats)]
        found += [{option.name: value} for value in fitting if value != option.usual(seats)]
    return found


def short(game: str, seats: int) -> dict[str, Any]:
    """Options that make a match short, where a game has long ones."""
    return {"munchkin": {"rounds": max(1, TURNS // seats)}, "kapow": {"rounds": 3}}.get(game, {})


def new(game: str, seats: int, seed: int) -> hr.Match:
    """A fresh match; the seed also chooses the options of the table."""
    tables = variants(game, seats)
    return hr.Match.new(game, seats=seats, seed=seed, **{**tables[seed % len(tables)], **short(game, seats)})


def random_decision(m: hr.Match, dice: random.Random) -> tuple[int, Any]:
    """Any seat that may decide, and any of its options."""
    seat = dice.choice(m.waiting())
    return seat, dice.choice(m.options(seat))


def play_on(m: hr.Match, seed: int) -> hr.Match:
    """Play to the end at random."""
    dice = random.Random(seed)
    for _ in range(LIMIT):
        if m.over:
            return m
        m.answer(*random_decision(m, dice))
    raise AssertionError(f"no end after {LIMIT} decisions")


class Played(NamedTuple):
    """A whole match: its decisions, a copy of it every STEP decisions, and where all were asked at once."""

    decisions: list[tuple[int, Any]]
    copies: list[hr.Match]
    sealed: list[int]

    def at(self, n: int) -> hr.Match:
        """The match after n decisions."""
        m = self.copies[n // STEP].clone()
        for seat, choice in self.decisions[n // STEP * STEP : n]:
            m.answer(seat, choice)
        return m


@lru_cache(maxsize=100)
def played(game: str, seats: int, seed: int) -> Played:
    m, dice = new(game, seats, seed), random.Random(seed)
    found = Played([], [], [])
    while not m.over:
        assert m.decisions < LIMIT, f"no end after {LIMIT} decisions"
        if m.decisions % STEP == 0:
            found.copies.append(m.clone())
        if m.table.form == ALL and len(m.waiting()) == len(m.table.asked) > 1:
            found.sealed.append(m.decisions)
        decision = random_decision(m, dice)
        found.decisions.append(decision)
        m.answer(*decision)
    if m.decisions % STEP == 0:
        found.copies.append(m.clone())
    return found


def position(game: str, seats: int, seed: int, moment: int) -> hr.Match:
    """A match in the middle of random play."""
    whole = played(game, seats, seed)
    return whole.at(moment * len(whole.decisions) // 1_000)


def undecided(game: str, seats: int, seed: int, moment: int) -> hr.Match:
    """The same, but never the end: somebody has to decide."""
    whole = played(game, seats, seed)
    return whole.at(moment * (len(whole.decisions) - 1) // 1_000)


def text_of(m: hr.Match) -> str:
    """The save, as the text that would be stored."""
    return json.dumps(m.save(), sort_keys=True)


def table_of(m: hr.Match) -> str:
    """What lies on the table and what comes next, whoever decided it."""
    return json.dumps(save_game(m.table), sort_keys=True)


def listen(m: hr.Match) -> hr.Match:
    """A copy hears nothing of what happens; from here on it does."""
    m.table.events = []
    return m


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def all_cards(g: Game) -> list[Card]:
    """Every card of the match: in all piles, and inside other cards."""
    inside = [name for name, kind in g.layout.items() if kind == "inside"]
    found = [card for pile in all_piles(g) for card in pile]
    return found + [card for name in inside for cards in getattr(g, name) for card in cards]
