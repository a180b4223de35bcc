"""This engine: one row per game, printed as JSON. `run.py` calls it once interpreted and once compiled.

Decisions go through the public library, as a stranger would write it: look at the options, answer with one of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import cast

from harness import Row, measure_play, micro_each, pin
from heldenrunde import Match, games, playout
from heldenrunde.core import flow
from heldenrunde.rulebooks.hero_story.rules.tricks import moves
from heldenrunde.rulebooks.hero_story.state import HeroStory

SEATS = 4
POSITIONS = 8
MULTIPLIER, STEP, MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1


def play(game: str, seats: int, seed: int, most: int | None = None) -> Match:
    """A random match, to its end or for so many decisions."""
    return play_on(Match.new(game, seats, seed), seed, None if most is None else lambda match: match.decisions == most)


def play_on(match: Match, seed: int, enough: Callable[[Match], bool] | None = None) -> Match:
    state = seed
    while not match.over and not (enough and enough(match)):
        seat = match.waiting()[0]
        options = match.options(seat)
        state = (state * MULTIPLIER + STEP) & MASK
        match.answer_index(seat, (state >> 33) % len(options))
    return match


def positions(game: str, seats: int) -> list[Match]:
    """Random matches stopped halfway."""
    lengths = [play(game, seats, seed).decisions for seed in range(POSITIONS)]
    return [play(game, seats, seed, length // 2) for seed, length in enumerate(lengths)]


def kind() -> str:
    return "interpreted" if flow.__file__.endswith(".py") else "compiled"


def row(game: str, seats: int, seconds: float) -> Row:
    pace = measure_play(lambda seed: play(game, seats, seed).decisions, seconds)
    halfway = positions(game, seats)
    return Row(
        f"{game} {seats}p {kind()}",
        pace.decisions_per_s,
        pace.us_per_decision,
        micro_each([match.clone for match in halfway], seconds),
        micro_each([partial(match.view, 0) for match in halfway], seconds),
        micro_each([partial(match.imagine, 0, 1) for match in halfway], seconds),
        pace.matches_per_s,
    )


def playouts(game: str, seats: int, seconds: float) -> Row:
    """Whole matches inside the kernel, from their first decision on: what a search lives on."""
    starts = [Match.new(game, seats, seed) for seed in range(POSITIONS)]
    pace = measure_play(lambda seed: playout(starts[seed % POSITIONS], seed).decisions, seconds)
    name = f"{game} {seats}p, playout, {kind()}"
    return Row(name, pace.decisions_per_s, pace.us_per_decision, matches_per_s=pace.matches_per_s)


def tricks(seconds: float) -> Row:
    """Hero Story from the first card of a round to the last: what OpenSpiel's hearts is all about."""
    starts = [play_on(Match.new("hero-story", SEATS, seed), seed, leads) for seed in range(POSITIONS)]

    def round_of(seed: int) -> int:
        start = starts[seed % POSITIONS]
        return play_on(start.clone(), seed, no_cards).decisions - start.decisions

    pace = measure_play(round_of, seconds)
    note = "one round of tricks, to be read beside hearts"
    name = f"hero-story {SEATS}p, tricks only, {kind()}"
    return Row(name, pace.decisions_per_s, pace.us_per_decision, matches_per_s=pace.matches_per_s, note=note)


def leads(match: Match) -> bool:
    return match.table.choices is moves


def no_cards(match: Match) -> bool:
    return not any(cast(HeroStory, match.table).hands)


if __name__ == "__main__":
    pin()
    seconds = float(sys.argv[1])
    tables = [(info.id, min(SEATS, info.seats[1])) for info in games()]
    for game, seats in (*tables, ("kapow", 2)):  # most often it is a duel
        print(json.dumps(asdict(row(game, seats, seconds))))
        print(json.dumps(asdict(playouts(game, seats, seconds))))
    print(json.dumps(asdict(tricks(seconds))))
