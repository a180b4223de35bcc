"""Rules of thumb: worth having, and the monsters fall about as often as the cards aim at."""

import heldenrunde as hr
from tools.monsters import shares


def wins(seed: int, seat: int) -> bool:
    match = hr.Match.new("backstab-heroes", 4, seed)
    bots = [hr.bot("thumb" if other == seat else "random", seed=10 * seed + other) for other in range(4)]
    while not match.over:
        asked = match.waiting()[0]
        match.answer(asked, bots[asked].choose(match.view_for_bot(asked)))
    assert match.result is not None
    return seat in match.result.winners


def test_rules_of_thumb_beat_three_random_bots():
    """One deal with the tested bot in each seat in turn; par is a quarter."""
    won = [wins(seed, seat) for seed in range(8) for seat in range(4)]
    assert sum(won) / len(won) > 0.5


def test_every_tier_falls_now_and_then():
    """BH-3.6: the exact shares are printed by tools/monsters.py."""
    tiers, _ = shares(4, 12, 1, "thumb")
    assert tiers["normal"] > tiers["fat"] > 0
    assert 0.5 < tiers["normal"] < 0.95
