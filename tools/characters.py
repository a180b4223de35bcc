"""How often each character of KAPOW! wins: `python tools/characters.py --games 4`.

Duels of bots by rules of thumb, everybody against everybody, each pair so many times on either side; a share outside
the range that the cards aim at is marked.
"""

from __future__ import annotations

import argparse
import sys
from itertools import permutations

import heldenrunde as hr
from heldenrunde.rulebooks.kapow.cards.catalogue import CHARACTERS

AIM = (0.35, 0.65)


def play(pair: tuple[str, str], seed: int, bot: str) -> hr.Match:
    """A duel of these two."""
    match = hr.Match.new("kapow", 2, seed, mode="duel", characters="chosen")
    for seat, character in enumerate(pair):
        match.answer(seat, character)
    bots = [hr.bot(bot, seed=seed * 2 + seat) for seat in range(2)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
    return match


def shares(games: int, seed: int, bot: str) -> dict[str, float]:
    """By character, the share of duels won; a draw is half a victory."""
    ids = [character.id for character in CHARACTERS]
    points = dict.fromkeys(ids, 0.0)
    for number, pair in enumerate(permutations(ids, 2)):
        for game in range(games):
            result = play(pair, seed + games * number + game, bot).result
            assert result is not None
            for seat in result.winners:
                points[pair[seat]] += 1 / len(result.winners)
    return {id: won / (2 * games * (len(ids) - 1)) for id, won in points.items()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the share of duels that each character wins.")
    parser.add_argument("--games", type=int, default=4, help="how many duels for each pair on either side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="thumb")
    given = parser.parse_args(arguments)
    found = shares(given.games, given.seed, given.bot)
    low, high = AIM
    for id, share in sorted(found.items(), key=lambda item: -item[1]):
        print(f"{id:<16}{share:>7.1%}{'' if low <= share <= high else ' !'}")
    return int(not all(low <= share <= high for share in found.values()))


if __name__ == "__main__":
    sys.exit(main())
