"""How often each automaton of KAPOW! is beaten: `python tools/automata.py --mode solo --games 300`.

Matches of bots by rules of thumb with characters at random, at each level of difficulty: alone against each automaton,
or together against every pair of them. Each automaton plays at least so many matches at each level; a share outside the
range that its level aims at is marked.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import cast

import heldenrunde as hr
from heldenrunde.core.chance import Quick
from heldenrunde.rulebooks.kapow.cards.catalogue import CHARACTERS
from heldenrunde.rulebooks.kapow.rules.set_up import LEVELS
from heldenrunde.rulebooks.kapow.state import DRAW, Kapow

PLAYERS = {"solo": 1, "coop": 2}
AIMS = {
    "solo": {"easy": (0.68, 0.88), "normal": (0.38, 0.60), "hard": (0.10, 0.30)},
    "coop": {"easy": (0.45, 0.80), "normal": (0.15, 0.42), "hard": (0.02, 0.18)},
}
"""By mode and level, the share of matches that the players win."""
IDS = [character.id for character in CHARACTERS]
Job = tuple[str, str, tuple[str, ...], int, int, str]


def play(mode: str, level: str, automata: tuple[str, ...], seed: int, bot: str) -> Kapow:
    """A match against these automata; who plays against them is drawn."""
    others = [id for id in IDS if id not in automata]
    Quick(seed).shuffle("characters", others)
    players = len(automata)
    match = hr.Match.new("kapow", players, seed, mode=mode, characters="chosen", difficulty=level)
    for character in (*others[:players], *automata):
        match.answer(match.waiting()[0], character)
    bots = [hr.bot(bot, seed=seed * players + seat) for seat in range(players)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
    return cast(Kapow, match.table)


def share(job: Job) -> float:
    """How many of these matches the players win; a draw is half a victory."""
    mode, level, automata, games, seed, bot = job
    ends = [play(mode, level, automata, seed + game, bot).winner for game in range(games)]
    return (ends.count(0) + ends.count(DRAW) / 2) / games


def shares(mode: str, games: int, seed: int, bot: str, workers: int) -> dict[tuple[str, str], float]:
    """By automaton and level, the share of matches that the players win."""
    teams = list(combinations(IDS, PLAYERS[mode]))
    each = -(-games * len(IDS) // (len(teams) * PLAYERS[mode]))
    jobs = [(mode, level, team, each, seed + i * each, bot) for i, team in enumerate(teams) for level in LEVELS]
    with ProcessPoolExecutor(workers) as pool:
        won = dict(zip([(job[2], job[1]) for job in jobs], pool.map(share, jobs), strict=True))
    return {(id, level): mean([won[team, level] for team in teams if id in team]) for id in IDS for level in LEVELS}


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def line(name: str, mode: str, values: list[float]) -> str:
    """A row of the table; what is outside its range is marked."""
    marks = [" " if inside(mode, level, value) else "!" for level, value in zip(LEVELS, values, strict=True)]
    return f"{name:<16}{''.join([f'{value:>8.1%}{mark}' for value, mark in zip(values, marks, strict=True)])}"


def inside(mode: str, level: str, value: float) -> bool:
    low, high = AIMS[mode][level]
    return low <= value <= high


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the share of matches that players win against each automaton.")
    parser.add_argument("--mode", choices=tuple(PLAYERS), default="solo")
    parser.add_argument("--games", type=int, default=300, help="how many matches for each automaton and level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    found = shares(given.mode, given.games, given.seed, given.bot, given.workers)
    print(f"{given.mode:<16}{''.join([f'{level:>8} ' for level in LEVELS])}".rstrip())
    for id in IDS:
        print(line(id, given.mode, [found[id, level] for level in LEVELS]).rstrip())
    print(line("all", given.mode, [mean([found[id, level] for id in IDS]) for level in LEVELS]).rstrip())
    return int(not all(inside(given.mode, level, value) for (_, level), value in found.items()))


if __name__ == "__main__":
    sys.exit(main())
