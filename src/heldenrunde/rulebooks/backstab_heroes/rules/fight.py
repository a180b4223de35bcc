"""BH-3.6, BH-3.7, BH-3.14: the monster phase."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Call, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import monster_of
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import Monster
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import reserves, suffer
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY, BackstabHeroes

RESERVE: Final = 2


def monster_phase(g: BackstabHeroes) -> None:
    """BH-3.6: is the damage enough? If 1 or 2 are missing, somebody may have a Last Reserve."""
    if 0 < g.missing() <= RESERVE:
        g.offer(g.clockwise(g.start), reserves, reserve, decide)
    else:
        decide(g)


def reserve(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """R05, BH-3.12: place 2 damage; they count as dealt by you."""
    g.play_reaction(seat, card)
    g.strike(seat, RESERVE)
    g.then(call(monster_phase))


def decide(g: BackstabHeroes) -> None:
    """BH-3.6, BH-3.12: beaten, or it strikes back; the monster leaves the match either way."""
    g.then(call(strike_back) if g.missing() else call(beaten), call(leave))


def leave(g: BackstabHeroes) -> None:
    """BH-3.6: the monster is gone for good."""
    g.fought += g.monster
    g.monster = []


def beaten(g: BackstabHeroes) -> None:
    """BH-3.6: a medal for who alone dealt most, and treasures by the number of heroes."""
    g.note("beaten", g.start, (g.monster[0],), g.wound, m=g.strength())
    g.then(call(honour), call(lay_out))


def honour(g: BackstabHeroes) -> None:
    """BH-3.6: a medal for who alone dealt most; and one for a Show-Off Slash (A11)."""
    best = [seat for seat in g.clockwise(g.start) if g.dealt[seat] == max(g.dealt)]
    if len(best) == 1:
        g.take_medal(best[0], "most")
    else:
        g.note("tie", best[0], n=max(g.dealt), to=tuple(best))
    if g.poser != NOBODY:
        g.take_medal(g.poser, "pose", "BH-3.3")


def lay_out(g: BackstabHeroes) -> None:
    """BH-3.6: as many treasures as the monster guards, as far as there are any."""
    n = min(monster_of(g.monster[0]).treasures[len(g.hurt) - 3], len(g.treasures))
    g.offered = [g.treasures.pop() for _ in range(n)]
    g.note("spoils", g.start, n=n)


# -- the counterattack -----------------------------------------------------------------------------------------------


def strike_back(g: BackstabHeroes) -> None:
    """BH-3.14: who is hit and how hard is fixed for all; then it is suffered clockwise from the start player."""
    monster = monster_of(g.monster[0])
    g.note("flees", g.start, (g.monster[0],), g.missing())
    calls: list[Call] = []
    richest = richest_heroes(g) if monster.rich else []
    for hero in g.clockwise(g.start):
        robbed = robs(g, monster, hero)
        harm = damage(g, monster, hero) + (monster.rich if hero in richest else 0) + g.taunted[hero]
        if robbed and g.treasures_of(hero):
            calls.append(call(rob, hero))
        elif robbed:
            g.count_exactly(hero, 0)
            harm += monster.instead
        if harm:
            calls.append(call(suffer, hero, harm))
    if not calls:
        g.note("nobody-hit", g.start)
    g.then(*calls)


def damage(g: BackstabHeroes, monster: Monster, hero: Seat) -> int:
    """By position, and by how much the hero has dealt this round."""
    harm = monster.front if hero == g.spearhead else monster.back if hero == g.shadows else monster.middle
    if not g.dealt[hero]:
        harm += monster.idle
    elif g.dealt[hero] == max(g.dealt):
        harm += monster.eager
    return harm


def richest_heroes(g: BackstabHeroes) -> list[Seat]:
    """Those with the most treasures, at least 1; that they are is told to everybody, and how many they hold."""
    counts = [len(g.treasures_of(seat)) for seat in g.seats]
    best = max(counts)
    if not best:
        for seat in g.seats:
            g.count_exactly(seat, 0)
        return []
    for seat in g.seats:
        if counts[seat] == best:
            g.count_exactly(seat, best)
            g.note("richest", seat, n=best)
        else:
            g.most[seat] = min(g.most[seat], best - 1)
    return [seat for seat in g.seats if counts[seat] == best]


def robs(g: BackstabHeroes, monster: Monster, hero: Seat) -> bool:
    return (monster.robs_front and hero == g.spearhead) or (monster.robs_back and hero == g.shadows)


def rob(g: BackstabHeroes, hero: Seat) -> None:
    """BH-3.14: a random treasure of the hero leaves the match, unseen by the others."""
    found = g.treasures_of(hero)
    g.lose_treasure(hero, found[g.chance.roll("rob", len(found))])
