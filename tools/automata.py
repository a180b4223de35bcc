"""How often each automaton of KAPOW! is beaten: `python tools/automata.py --games 300`.

Matches of bots by rules of thumb with characters at random, at each level of difficulty: alone against each automaton,
and together against each automaton with a second one at random. A share outside the range that its level aims at is
marked.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

import heldenrunde as hr
from heldenrunde.core.chance import Quick
from heldenrunde.games.kapow.cards import CHARACTERS

LEVELS = ("easy", "normal", "hard")
AIM = {"easy": (0.60, 0.80), "normal": (0.35, 0.55), "hard": (0.12, 0.32)}
"""By level, the share of matches that the players win."""
IDS = [character.id for character in CHARACTERS]
Job = tuple[str, str, str, int, int, str]


def play(mode: str, level: str, automaton: str, seed: int, bot: str) -> hr.Match:
    """A match against this automaton; everybody else at random."""
    others = [id for id in IDS if id != automaton]
    Quick(seed).shuffle("characters", others)
    players = 1 if mode == "solo" else 2
    chosen = [*others[:players], automaton, *others[players : 2 * players - 1]]
    match = hr.Match.new("kapow", players, seed, mode=mode, characters="chosen", difficulty=level)
    for character in chosen:
        match.answer(match.waiting()[0], character)
    bots = [hr.bot(bot, seed=seed * players + seat) for seat in range(players)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
    return match


def share(job: Job) -> float:
    """How many of these matches the players win; a draw is half a victory."""
    mode, level, automaton, games, seed, bot = job
    won = 0.0
    for game in range(games):
        table = play(mode, level, automaton, seed + game, bot).table
        won += {0: 1.0, 2: 0.5}.get(getattr(table, "winner"), 0.0)  # noqa: B009
    return won / games


def table_of(mode: str, games: int, seed: int, bot: str, workers: int) -> dict[tuple[str, str], float]:
    """By automaton and level, the share of matches that the players win."""
    keys = [(id, level) for id in IDS for level in LEVELS]
    jobs = [(mode, level, id, games, seed, bot) for id, level in keys]
    with ProcessPoolExecutor(workers) as pool:
        return dict(zip(keys, pool.map(share, jobs), strict=True))


def line(name: str, shares: list[float]) -> str:
    marked = [
        f"{value:>8.1%}{' ' if AIM[level][0] <= value <= AIM[level][1] else '!'}"
        for level, value in zip(LEVELS, shares, strict=True)
    ]
    return f"{name:<16}{''.join(marked)}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the share of matches won against each automaton.")
    parser.add_argument("--games", type=int, default=300, help="how many matches for each automaton and level")
    parser.add_argument("--mode", choices=("solo", "coop"), default="solo")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    found = table_of(given.mode, given.games, given.seed, given.bot, given.workers)
    print(f"{given.mode:<16}{''.join([f'{level:>8} ' for level in LEVELS])}")
    for id in IDS:
        print(line(id, [found[id, level] for level in LEVELS]))
    print(line("all", [sum([found[id, level] for id in IDS]) / len(IDS) for level in LEVELS]))
    return int(not all(AIM[level][0] <= value <= AIM[level][1] for (_, level), value in found.items()))


if __name__ == "__main__":
    sys.exit(main())
