"""How often the monsters of Backstab Heroes are beaten, by tier: `python tools/monsters.py --games 200 --seats 4`.

Matches of bots (rules of thumb unless told otherwise); a share outside the range that the cards aim at is marked.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import heldenrunde as hr
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import monster_of
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import MONSTERS, TIERS

AIM = {"normal": (0.60, 0.85), "mid": (0.35, 0.60), "fat": (0.20, 0.45)}
STRIDE = 1_000_003


def play(seats: int, seed: int, bot: str) -> Counter[tuple[str, bool]]:
    """One match: each monster with whether it was beaten."""
    match = hr.Match.new("backstab-heroes", seats, seed)
    bots = [hr.bot(bot, seed=seed * seats + seat) for seat in range(seats)]
    found: Counter[tuple[str, bool]] = Counter()
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
        for event in match.happened():
            if event.what in ("beaten", "flees"):
                found[monster_of(Card(event.cards[0])).id, event.what == "beaten"] += 1
    return found


def shares(seats: int, games: int, seed: int, bot: str) -> tuple[dict[str, float], dict[str, float]]:
    """By tier and by monster, how often they were beaten."""
    found: Counter[tuple[str, bool]] = Counter()
    for i in range(games):
        found += play(seats, seed * STRIDE + i, bot)
    tiers = {tier: [kind.id for kind in MONSTERS if TIERS[kind.tier] == tier] for tier in TIERS}
    return {tier: share(found, ids) for tier, ids in tiers.items()}, {m.id: share(found, [m.id]) for m in MONSTERS}


def share(found: Counter[tuple[str, bool]], ids: list[str]) -> float:
    beaten, met = sum(found[id, True] for id in ids), sum(found[id, False] + found[id, True] for id in ids)
    return beaten / met if met else 0.0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the share of monsters beaten, by tier.")
    parser.add_argument("--games", type=int, default=300, help="how many matches for each number of players")
    parser.add_argument("--seats", type=int, choices=range(3, 7), help="only with so many players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="thumb")
    parser.add_argument("--each", action="store_true", help="also every single monster")
    given = parser.parse_args(arguments)
    print(f"{'players':<9}" + "".join(f"{tier:>10}" for tier in TIERS))
    outside = 0
    for seats in [given.seats] if given.seats else range(3, 7):
        tiers, single = shares(seats, given.games, given.seed, given.bot)
        cells = []
        for tier, found in tiers.items():
            low, high = AIM[tier]
            outside += not low <= found <= high
            cells.append(f"{found:.1%}{'' if low <= found <= high else ' !'}")
        print(f"{seats:<9}" + "".join(f"{cell:>10}" for cell in cells))
        if given.each:
            print("\n".join(f"  {id:<24}{found:>8.1%}" for id, found in single.items()))
    return int(outside > 0)


if __name__ == "__main__":
    sys.exit(main())
