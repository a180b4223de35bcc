"""KP-3.2, KP-3.3: attack and defence = (base + boosts) × multiplier."""

from __future__ import annotations

from typing import Final

from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, ABILITY_OF, NUMBER
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    AGILITY,
    ATTACK,
    ATTACK_BOOST,
    ATTACK_TIMES,
    BLANK,
    DEFENCE,
    DEFENCE_BOOST,
    DEFENCE_TIMES,
    FACES,
    TOUGHNESS,
)
from heldenrunde.rulebooks.kapow.state import NOBODY, TEAMS, Kapow

HEADBUTT: Final = NUMBER["headbutt"]
LASER_ARRAY: Final = NUMBER["laser-array"]
CRUEL_BEAUTY: Final = NUMBER["cruel-beauty"]
RISING_BEAT: Final = NUMBER["rising-beat"]
PSIONIC_ATTACK: Final = NUMBER["psionic-attack"]
RESONANCE: Final = NUMBER["resonance"]
THOUGHT_SHIELD: Final = NUMBER["thought-shield"]
SLIPPERY: Final = NUMBER["slippery"]
KNEW_IT_COMING: Final = NUMBER["knew-it-coming"]
SLOW_MOTION: Final = NUMBER["slow-motion"]
BASES: Final = frozenset([n for n, ability in enumerate(ABILITIES) if ATTACK in ability.moments])
GUARDS: Final = frozenset([n for n, ability in enumerate(ABILITIES) if DEFENCE in ability.moments])
ATTACK_BOOSTS: Final = frozenset([n for n, ability in enumerate(ABILITIES) if ATTACK_BOOST in ability.moments])
ATTACK_DOUBLES: Final = frozenset([n for n, ability in enumerate(ABILITIES) if ATTACK_TIMES in ability.moments])
DEFENCE_BOOSTS: Final = frozenset([n for n, ability in enumerate(ABILITIES) if DEFENCE_BOOST in ability.moments])
DEFENCE_DOUBLES: Final = frozenset([n for n, ability in enumerate(ABILITIES) if DEFENCE_TIMES in ability.moments])


# -- attack ----------------------------------------------------------------------------------------------------------


def bases(g: Kapow, place: int) -> list[int]:
    """The base attacks that a place has chosen."""
    return [number for number in g.picks[place] if number in BASES]


def attack_base(g: Kapow, place: int, base: int, target: int) -> int:
    """What is printed, or as many as it counts; a cap holds before boosts and multiplier."""
    n = ABILITIES[base].n
    if base == HEADBUTT:
        return min(6, n + g.showing(place, TOUGHNESS))
    if base == LASER_ARRAY:
        return min(7, n + action_dice(g, place))
    if base == CRUEL_BEAUTY:
        return 5 if defenceless(g, target) else n
    if base == RISING_BEAT:
        return min(7, n + g.round)
    return n


def action_dice(g: Kapow, place: int) -> int:
    """The action dice placed that are not blank."""
    return len([die for die in g.placed(place) if g.dice[place][die][0] == ACTION and g.face(place, die) in FACES])


def defenceless(g: Kapow, place: int) -> bool:
    """Has it chosen no base defence? An automaton counts as such if its defence is 0."""
    return g.defence[place] == 0 if g.automaton(place) else not guards(g, place)


def attack_boost(g: Kapow, place: int, ability: int, target: int) -> int:
    """One boost, or one section of it; inside an attack the opponent is the one attacked (KP-9.2)."""
    if ability == PSIONIC_ATTACK:
        return g.showing(place, BLANK) + g.showing(target, BLANK)
    if ability == RESONANCE:
        return ABILITIES[ability].n if g.struck_before[place] else 0
    return ABILITIES[ability].n


def attack_boosts(g: Kapow, place: int, target: int) -> int:
    return sum([attack_boost(g, place, ability, target) for ability in g.picks[place] if ability in ATTACK_BOOSTS])


def attack_times(g: Kapow, place: int) -> int:
    """KP-3.2, KP-3.10: one multiplier at most; all that there are double."""
    return 2 if any([ability in ATTACK_DOUBLES for ability in g.picks[place]]) else 1


def attack_total(g: Kapow, place: int, base: int, target: int) -> int:
    """KP-3.2, KP-3.11: never below 0."""
    total = (attack_base(g, place, base, target) + attack_boosts(g, place, target)) * attack_times(g, place)
    return max(0, total - taken_off(g, place, target))


def attack_sum(g: Kapow, place: int, base: int, target: int) -> str:
    """KP-3.2: how the attack is added up, for people."""
    if g.events is None:
        return ""
    figures = attack_base(g, place, base, target), attack_boosts(g, place, target), attack_times(g, place)
    return in_figures(*figures, taken_off(g, place, target), attack_total(g, place, base, target))


def in_figures(base: int, boosts: int, times: int, off: int, total: int) -> str:
    """(3 + 2) × 2 − 1 = 9; what changes nothing is left out."""
    written = str(base) if not boosts else f"({base} + {boosts})" if times > 1 else f"{base} + {boosts}"
    written += (f" × {times}" if times > 1 else "") + (f" − {off}" if off else "")
    return written if written == str(total) else f"{written} = {total}"


def taken_off(g: Kapow, place: int, target: int) -> int:
    """Slow Motion of the one attacked, and Charm."""
    slowed = g.has(target, SLOW_MOTION) and (g.mode != TEAMS or g.aims[target] == place)
    return g.dulled[place] + (ABILITIES[SLOW_MOTION].n if slowed else 0)


# -- defence ---------------------------------------------------------------------------------------------------------


def guards(g: Kapow, place: int) -> list[int]:
    """The base defences that a place has chosen."""
    return [number for number in g.picks[place] if number in GUARDS]


def defence_base(g: Kapow, place: int, guard: int) -> int:
    if guard == THOUGHT_SHIELD:
        return min(4, ABILITIES[guard].n + g.showing(place, BLANK))
    return ABILITIES[guard].n


def defence_boost(g: Kapow, place: int, ability: int, attacker: int) -> int:
    """One boost, or one section of it; Knew It Coming looks at what the attacker uses."""
    if ability == SLIPPERY:
        return ABILITIES[ability].n if g.showing(place, AGILITY) >= 2 else 0
    if ability == KNEW_IT_COMING:
        return min(2, boosts_used(g, attacker, place))
    return ABILITIES[ability].n


def boosts_used(g: Kapow, attacker: int, target: int) -> int:
    """Boost sections and the multiplier of whoever attacks; nobody does in 2C (NOBODY)."""
    if attacker == NOBODY:
        return 0
    boosts = [n for n in g.picks[attacker] if n in ATTACK_BOOSTS and attack_boost(g, attacker, n, target)]
    return len(boosts) + attack_times(g, attacker) - 1


def defence_total(g: Kapow, place: int, guard: int, attacker: int) -> int:
    """KP-3.3: without a base the defence is 0."""
    if guard == NOBODY:
        return 0
    return (defence_base(g, place, guard) + defence_boosts(g, place, attacker)) * defence_times(g, place)


def defence_boosts(g: Kapow, place: int, attacker: int) -> int:
    return sum([defence_boost(g, place, one, attacker) for one in g.picks[place] if one in DEFENCE_BOOSTS])


def defence_times(g: Kapow, place: int) -> int:
    """KP-3.3, KP-3.10: one multiplier at most."""
    return 2 if any([ability in DEFENCE_DOUBLES for ability in g.picks[place]]) else 1


def defence_sum(g: Kapow, place: int, guard: int, attacker: int) -> str:
    """KP-3.3: how the defence is added up, for people."""
    if g.events is None:
        return ""
    figures = defence_base(g, place, guard), defence_boosts(g, place, attacker), defence_times(g, place)
    return in_figures(*figures, 0, defence_total(g, place, guard, attacker))


def dice_in(g: Kapow, place: int, ability: int) -> list[int]:
    """The dice that lie on an ability."""
    return [die for die in g.placed(place) if ABILITY_OF[g.boxes[place][die]] == ability]
