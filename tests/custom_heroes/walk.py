"""Random matches, to look at every decision of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

from heldenrunde import Match
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

Step = tuple[Match, int, list[Any], Any]


def walk(seats: int, seed: int, **options: Any) -> Iterator[Step]:
    """Before each decision: the match, the seat that decides, its options, and the one it will choose.

    Half of the choices are sets where there are any, so that rounds end; the rest is anything.
    """
    match, dice = Match.new("custom-heroes", seats, seed, **options), Random(seed)
    while not match.over:
        seat = dice.choice(match.waiting())
        choices = match.options(seat)
        sets = [choice for choice in choices if choice[0] == "play"]
        choice = dice.choice(sets if sets and dice.random() < 0.5 else choices)
        yield match, seat, choices, choice
        match.answer(seat, choice)
    yield match, -1, [], None


def table_of(match: Match) -> CustomHeroes:
    return cast(CustomHeroes, match.table)
