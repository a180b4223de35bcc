"""KP-3: phase 2, attack and defend in turn."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, NUMBER
from heldenrunde.rulebooks.kapow.cards.catalogue import COLOURED, ENERGY, FACES
from heldenrunde.rulebooks.kapow.rules.gaining import gain_face
from heldenrunde.rulebooks.kapow.rules.solo import after_attack
from heldenrunde.rulebooks.kapow.rules.sums import (
    attack_sum,
    attack_total,
    bases,
    defence_sum,
    defence_total,
    dice_in,
    guards,
    taken_off,
)
from heldenrunde.rulebooks.kapow.state import COOP, NOBODY, Kapow

FORGO: Final = "forgo"
LEAP: Final = NUMBER["leap"]
FORTRESS: Final = NUMBER["fortress"]
FORCE_FIELD: Final = NUMBER["force-field"]
TELEPORT: Final = NUMBER["teleport"]
PRIVATE_GUARD: Final = NUMBER["private-guard"]
STANDING_OVATION: Final = NUMBER["standing-ovation"]
REVERBERATE: Final = NUMBER["reverberate"]
THIRST: Final = NUMBER["thirst"]
SHORT_FUSE: Final = NUMBER["short-fuse"]
MIND_BLAST: Final = NUMBER["mind-blast"]
ITS_ATTACK: Final = -2
"""In place of a base: the one attack of an automaton (KP-8.9)."""


def declare(g: Kapow, seat: Seat) -> None:
    """KP-9.3: each player says which base defence will count, before the first attack."""
    g.pick(seat, guard_ids, declare_guard)


def declare_guard(g: Kapow, seat: Seat, choice: str) -> None:
    """KP-9.3"""
    g.guard[seat] = guard_by_id(g, seat, choice)


# -- attacking -------------------------------------------------------------------------------------------------------


def attack(g: Kapow, place: int) -> None:
    """KP-3.2, KP-3.10: one base attack, or none; an automaton attacks if what is left of its attack is above 0."""
    if not g.automaton(place):
        g.ask(place, attacks, attack_with)
    elif its_attack(g, place):
        strike(g, place, ITS_ATTACK)


def its_attack(g: Kapow, place: int) -> int:
    """KP-8.9: what Charm and Slow Motion leave of an automaton's attack."""
    return max(0, g.strength[place] - taken_off(g, place, target_of(g, place)))


def attacks(g: Kapow, seat: Seat) -> list[str]:
    """The chosen base attacks that may still be triggered, or to let it be."""
    return [*dict.fromkeys([ABILITIES[base].id for base in open_bases(g, seat)]), FORGO]


def open_bases(g: Kapow, place: int) -> list[int]:
    """KP-3.2, KP-3.8: one base per round; Short Fuse allows two, Mind Blast comes on top of another."""
    made = g.struck[place]
    found = [base for base in bases(g, place) if base not in made]
    if not made or (len(made) == 1 and g.has(place, SHORT_FUSE)):
        return found
    if len(made) == 1 and (MIND_BLAST in made or MIND_BLAST in found):
        return found if MIND_BLAST in made else [MIND_BLAST]
    return []


def attack_with(g: Kapow, seat: Seat, choice: str) -> None:
    """KP-3.10, KP-3.12: the others are skipped; several attacks come one after the other."""
    if choice == FORGO:
        g.tell("forgo", seat)
        return
    base = next(base for base in open_bases(g, seat) if ABILITIES[base].id == choice)
    if g.struck[seat] and g.has(seat, SHORT_FUSE):
        g.lose_health(seat, ABILITIES[SHORT_FUSE].n, SHORT_FUSE)
    g.then(call(strike, seat, base), call(attack_again, seat))


def attack_again(g: Kapow, seat: Seat) -> None:
    """KP-3.8: whoever can make several attacks is asked again."""
    if open_bases(g, seat):
        g.ask(seat, attacks, attack_with)


def target_of(g: Kapow, place: int) -> int:
    """KP-7.5, KP-9.2: the one aimed at; in cooperation the one with the higher defence, if equal who sits opposite."""
    if g.mode != COOP:
        return g.aims[place]
    one, other = g.members(1 - g.side_of(place))
    if expected(g, one) == expected(g, other):
        return g.opposite(place)
    return one if expected(g, one) > expected(g, other) else other


def expected(g: Kapow, place: int) -> int:
    """KP-9.3: the total defence, triggered or declared."""
    return g.defence[place] if g.defence[place] != NOBODY else defence_total(g, place, g.guard[place], NOBODY)


def strike(g: Kapow, place: int, base: int) -> None:
    """KP-3.2, KP-3.11: the attack is added up, then the one attacked defends."""
    target = target_of(g, place)
    total = its_attack(g, place) if base == ITS_ATTACK else attack_total(g, place, base, target)
    g.struck[place] += (base,)
    g.strength[place] = total if base == ITS_ATTACK else max(g.strength[place], total)
    if base == ITS_ATTACK:
        g.tell("its-attack", place, n=total, to=(target,))
    else:
        rule = "KP-3.8" if len(g.struck[place]) > 1 else ""
        g.tell("attack", place, base, n=total, name=attack_sum(g, place, base, target), rule=rule, to=(target,))
    g.then(call(defend, target, place, total), call(resolve, place, target, total))


# -- defending -------------------------------------------------------------------------------------------------------


def defend(g: Kapow, place: int, attacker: int, total: int) -> None:
    """KP-3.3, KP-3.8: defence abilities trigger at the first attack of the round, or in 2C when nobody attacked."""
    if g.defence[place] != NOBODY:
        return
    if g.guard[place] != NOBODY:
        guard_with(g, place, ABILITIES[g.guard[place]].id, attacker, total)
    elif guards(g, place):
        g.pick(place, guards_against, guard_with, attacker, total)
    else:
        g.defence[place] = 0


def guard_ids(g: Kapow, seat: Seat) -> list[str]:
    """The base defences that were chosen."""
    return list(dict.fromkeys([ABILITIES[guard].id for guard in guards(g, seat)]))


def guards_against(g: Kapow, seat: Seat, attacker: int, total: int) -> list[str]:
    return guard_ids(g, seat)


def guard_by_id(g: Kapow, place: int, id: str) -> int:
    return next(guard for guard in guards(g, place) if ABILITIES[guard].id == id)


def guard_with(g: Kapow, seat: Seat, choice: str, attacker: int, total: int) -> None:
    """KP-3.3, KP-3.10, KP-3.12: one base counts, with what it gives; the total stays for the round."""
    guard = g.guard[seat] = guard_by_id(g, seat, choice)
    g.defence[seat] = defence_total(g, seat, guard, attacker)
    rule = "KP-3.3" if attacker != NOBODY else "KP-7.11" if g.teams() else "KP-3.5"
    g.tell("defend", seat, guard, n=g.defence[seat], name=defence_sum(g, seat, guard, attacker), rule=rule)
    if guard in (LEAP, FORTRESS):
        g.then(call(gain_face, seat, COLOURED))
    elif guard == FORCE_FIELD:
        g.then(call(gain_face, seat, FACES))
    elif guard == PRIVATE_GUARD:
        g.then(call(gain_face, seat, ENERGY))
    elif guard == TELEPORT:
        g.then(call(gain_face, seat, "".join([g.face(seat, die) for die in dice_in(g, seat, TELEPORT)])))


def resolve(g: Kapow, attacker: int, target: int, total: int) -> None:
    """KP-3.3: the defender loses the difference; an attack that is not above the defence is blocked."""
    damage = total - g.defence[target]
    if g.guard[target] == STANDING_OVATION:
        g.owed[attacker] = 1
    if damage > 0:
        g.lose_health(target, damage, what="hit")
    else:
        g.tell("blocked", target, to=(attacker,))
    g.then(call(aftermath, attacker, target, damage))


def aftermath(g: Kapow, attacker: int, target: int, damage: int) -> None:
    """KP-3.3: what a hit gives its attacker, or a block costs them."""
    if damage >= 3 and g.has(attacker, THIRST):
        g.gain_health(attacker, ABILITIES[THIRST].n, THIRST)
    if damage <= 0 and g.guard[target] == REVERBERATE:
        g.lose_health(attacker, 1, REVERBERATE)
    if g.automaton(attacker) and not g.over:
        after_attack(g, attacker, damage)


def hold(g: Kapow, place: int) -> None:
    """KP-3.5, KP-7.11: whoever was not attacked triggers defence abilities now."""
    defend(g, place, NOBODY, 0)


def move_marker(g: Kapow) -> None:
    """KP-3.6, KP-7.6: the highest defence takes the marker; a tie leaves it where it is."""
    one, other = [sum([g.defence[place] for place in g.members(side)]) for side in (0, 1)]
    best = g.marker if one == other else int(other > one)
    if best != g.marker:
        g.marker = best
        g.tell_side("marker", best, n=max(one, other), m=min(one, other), rule="KP-7.6" if g.teams() else "")
