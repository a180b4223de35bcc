"""Rules of thumb for KAPOW!: the plan that is worth most behind the screen, blanks into Time Warp, jokers last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from heldenrunde.core.chance import Quick
from heldenrunde.core.flow import Seat
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, ABILITY_OF, BOX, NEED, NUMBER, alliance_of, is_half
from heldenrunde.rulebooks.kapow.cards.catalogue import ACTION, FACE_NAMES, FACES
from heldenrunde.rulebooks.kapow.rules.automaton import automata_choose
from heldenrunde.rulebooks.kapow.rules.fighting import target_of
from heldenrunde.rulebooks.kapow.rules.paying import ways
from heldenrunde.rulebooks.kapow.rules.screens import HALVES, PAYING, REROLLING, boxes_for, free_dice, payable_boxes
from heldenrunde.rulebooks.kapow.rules.sums import (
    ATTACK_BOOSTS,
    ATTACK_DOUBLES,
    BASES,
    DEFENCE_BOOSTS,
    DEFENCE_DOUBLES,
    GUARDS,
    attack_total,
    bases,
    defence_total,
    guards,
)
from heldenrunde.rulebooks.kapow.state import NOBODY, UNPLACED, Kapow

Dice = list[tuple[int, str, str]]
Numbers = frozenset[int]
WORTH: Final = {
    "grow": 2.6,
    "activate": 2.4,
    "train": 1.1,
    "breakthrough": 1.6,
    "side-swipe": 2.0,
    "sucker-punch": 0.9,
    "iron-diet": 2.0,
    "knuckle-down": 1.6,
    "pause-button": 1.6,
    "slow-motion": 1.8,
    "time-bomb": 2.2,
    "hostile-takeover": 1.5,
    "charm": 1.8,
    "stolen-kiss": 1.7,
    "ruin-the-ending": 1.3,
    "encore": 2.2,
    "assemble": 1.6,
    "replicate": 1.1,
    "sap-power": 1.8,
    "training-partners": 1.1,
    "shared-lab": 1.3,
    "rescue": 1.5,
    "leak": 0.7,
    "adapt": 0.5,
    "catch-breath": 0.0,
}
"""What abilities are worth that neither attack nor defend, in health."""
COST: Final = {"W": 1.5, "X": 1.0, "E": 0.9, "M": 0.9, "A": 0.8, "T": 0.8, "B": 0.1}
"""What a die that shows this is worth."""
LIKED: Final = ("joker", "energy", "might", "x-factor", "agility", "toughness")
COLOURS: Final = ("red", "blue", "yellow", "green", "purple")
TIME_WARP: Final = NUMBER["time-warp"]
CATCH_BREATH: Final = NUMBER["catch-breath"]


TRIES: Final = 3
"""So many rolls of the automata are looked at."""


class Plan(NamedTuple):
    worth: float
    boxes: tuple[tuple[int, tuple[int, ...]], ...]


class Foes(NamedTuple):
    """What automata may do: their attacks, and the highest defence among them."""

    attacks: list[int]
    defence: int


def choose(g: Kapow, seat: Seat, options: Sequence[Any]) -> Any:
    """The rule of thumb for the question at hand."""
    asked = g.choices.__name__
    if asked == "placements":
        return placement(g, seat, options)
    if asked == "attacks":
        return attack(g, seat, options)
    if asked in ("guards_against", "guard_ids"):
        return max(options, key=lambda id: (defence_by(g, seat, id), options.index(id)))
    if asked in ("face_types", "next_faces"):
        return min(options, key=lambda face: liking(g, seat, face))
    if asked == "trait_colours":
        return min(options, key=lambda colour: (count(g, seat, colour[0]) // 2, COLOURS.index(colour)))
    if asked == "types_for":
        return options[-1]
    if asked == "own_faces":
        return min(options, key=lambda option: (face_at(g, seat, option) == "W", option[1] >= 0))
    if asked == "arrangements":
        return next((option for option in options if option[0] == "attach"), "done")
    return options[0]


def face_at(g: Kapow, seat: Seat, origin: Any) -> str:
    _, die, side = origin
    return g.pools[seat][side] if die < 0 else g.dice[seat][die][side]


def count(g: Kapow, seat: Seat, colour: str) -> int:
    return len([die for die in g.dice[seat] if die[0] == colour])


def liking(g: Kapow, seat: Seat, face: str) -> tuple[int, int]:
    """A joker first, then what one has least of."""
    letter = next(letter for letter, name in FACE_NAMES.items() if name == face)
    have = "".join([die for die in g.dice[seat] if die[0] == ACTION]) + g.pools[seat]
    return (-1 if letter == FACES[-1] else have.count(letter)), LIKED.index(face)


# -- fighting --------------------------------------------------------------------------------------------------------


def attack(g: Kapow, seat: Seat, options: Sequence[Any]) -> Any:
    """The strongest; a second one by a short fuse only if it is worth its price."""
    target = target_of(g, seat)
    by_id = {ABILITIES[base].id: attack_total(g, seat, base, target) for base in bases(g, seat)}
    best = max([option for option in options if option in by_id], key=lambda id: by_id[id])
    if g.struck[seat] and g.has(seat, NUMBER["short-fuse"]):
        damage = by_id[best] - max(0, g.defence[target])
        if damage < g.health[g.side_of(target)] and (damage < 3 or g.health[g.side_of(seat)] <= 4):
            return "forgo"
    return best


def defence_by(g: Kapow, seat: Seat, id: str) -> int:
    return max([defence_total(g, seat, guard, NOBODY) for guard in guards(g, seat) if ABILITIES[guard].id == id])


# -- behind the screen -----------------------------------------------------------------------------------------------


def placement(g: Kapow, seat: Seat, options: Sequence[Any]) -> Any:
    """First reroll what the best plan leaves over, then carry the plan out box by box, then be ready."""
    stage = g.stage[seat]
    if stage and stage[0] == PAYING:
        return pay(g, seat, stage[1], options)
    if stage and stage[0] == REROLLING:
        return reroll(g, seat, stage, options)
    if stage:
        return name(g, seat, options)
    plan = best_plan(g, seat)
    left = left_over(g, seat, plan)
    if "rewind" in options and len(left) > 2:
        return "rewind"
    warp = next((option for option in options if option[0] == "choose" and option[1].startswith("time-warp")), None)
    if warp is not None and len(left) > 1:
        return warp
    hurt = g.most[g.side_of(seat)] - g.health[g.side_of(seat)]
    if hurt > 1 and ("choose", "catch-breath") in options and breath_dice(g, seat, left):
        return ("choose", "catch-breath")
    for box, _ in plan.boxes:
        return next(option for option in options if option[0] == "choose" and same_ability(option[1], box))
    return ready(options)


def same_ability(name: str, box: int) -> bool:
    """Of equal sections the first is listed."""
    return ABILITY_OF[BOX[name]] == ABILITY_OF[box] and NEED[BOX[name]] == NEED[box]


def ready(options: Sequence[Any]) -> Any:
    return next(option for option in options if option == "ready" or option[0] == "ready")


def name(g: Kapow, seat: Seat, options: Sequence[Any]) -> Any:
    """What the opponent has announced is a sure hit; otherwise what is chosen most often."""
    for box in g.announced[g.opposite(seat)]:
        if box != NOBODY and ("name", ABILITIES[ABILITY_OF[box]].id) in options:
            return ("name", ABILITIES[ABILITY_OF[box]].id)
    return ("name", "block")


def pay(g: Kapow, seat: Seat, box: int, options: Sequence[Any]) -> Any:
    """As planned; what is rerolled for is paid with the worst of what is left over."""
    letters = {number: letter for number, letter, _ in free_dice(g, seat)}
    plan = best_plan(g, seat)
    planned = {die for _, dice in plan.boxes for die in dice}
    for other, dice in plan.boxes:
        if other == box and ("pay", tuple(dice)) in options:
            return ("pay", tuple(dice))
    spare = ABILITY_OF[box] in (TIME_WARP, CATCH_BREATH)
    return min(
        [option for option in options if option[0] == "pay"],
        key=lambda option: (
            len([die for die in option[1] if die in planned]) if spare else 0,
            sum([COST[letters[die].upper()] for die in option[1]]),
        ),
    )


def reroll(g: Kapow, seat: Seat, stage: tuple[int, ...], options: Sequence[Any]) -> Any:
    """Dice that the plan does not need, the worst first."""
    left = {die for die, _, _ in left_over(g, seat, best_plan(g, seat))}
    dice = [option for option in options if option[0] == "reroll"]
    wanted = [option for option in dice if option[1] in left]
    if not wanted and "roll" in options:
        return "roll"
    faces = {number: letter for number, letter, _ in free_dice(g, seat)}
    return min(wanted or dice, key=lambda option: COST.get(faces.get(option[1], "").upper(), 2.0))


def left_over(g: Kapow, seat: Seat, plan: Plan) -> Dice:
    used = {die for _, dice in plan.boxes for die in dice}
    return [die for die in free_dice(g, seat) if die[0] not in used]


def breath_dice(g: Kapow, seat: Seat, left: Dice) -> bool:
    return bool(ways(NEED[BOX["catch-breath"]], left))


# -- the plan --------------------------------------------------------------------------------------------------------


def best_plan(g: Kapow, seat: Seat) -> Plan:
    """Over every base attack and base defence, with what else the dice allow, the plan that is worth most."""
    free = free_dice(g, seat)
    open_boxes = [box for box in payable_boxes(g, seat) if promising(g, seat, box)]
    already = [ABILITY_OF[box] for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED]
    strikes = [box for box in open_boxes if ABILITY_OF[box] in BASES]
    blocks = [box for box in open_boxes if ABILITY_OF[box] in GUARDS]
    others = sorted([box for box in all_open(g, seat) if not is_base(box)], key=lambda box: -rough(g, box))
    foes, best = outlook(g), Plan(-1.0, ())
    for strike in [NOBODY, *strikes]:
        for block in [NOBODY, *blocks]:
            plan = make_plan(g, seat, foes, free, [strike, block], others, already)
            if plan.worth > best.worth:
                best = plan
    return best


def outlook(g: Kapow) -> list[Foes]:
    """What automata may do this round, tried a few times; nothing against people."""
    found: list[Foes] = []
    world, foes = g.clone(), range(g.players, len(g.dice))
    world.chance = Quick(g.round)  # what the table would draw, nobody knows
    for _ in range(TRIES if foes else 0):
        world.rows = [()] * len(g.dice)
        automata_choose(world)
        found.append(Foes([world.strength[foe] for foe in foes], max([world.defence[foe] for foe in foes])))
    return found


def promising(g: Kapow, seat: Seat, box: int) -> bool:
    """A half of an alliance card is worth its dice only if the partner has filled the other one, or can."""
    if not is_half(box):
        return True
    left, right = HALVES[alliance_of(box)]
    other = left if box == right else right
    return any([other in g.laid[one] or other in payable_boxes(g, one) for one in g.partners(seat)])


def all_open(g: Kapow, seat: Seat) -> list[int]:
    """The empty boxes but for those of rerolls and healing, which are judged apart."""
    apart = (TIME_WARP, CATCH_BREATH, NUMBER["blood-price"], NUMBER["breathing-space"], NUMBER["breathing-space"] + 1)
    boxes = [box for box in boxes_for(g, seat) if box not in g.laid[seat] and ABILITY_OF[box] not in apart]
    return [box for box in boxes if promising(g, seat, box)]


def is_base(box: int) -> bool:
    return ABILITY_OF[box] in BASES or ABILITY_OF[box] in GUARDS


def rough(g: Kapow, box: int) -> float:
    """How soon a box gets its dice."""
    number = ABILITY_OF[box]
    if number in ATTACK_DOUBLES:
        return 3.0
    if number in ATTACK_BOOSTS or number in DEFENCE_BOOSTS:
        return 1.2 * ABILITIES[number].n + 0.2
    if number in DEFENCE_DOUBLES:
        return 1.5
    return WORTH.get(ABILITIES[number].id, 0.0)


def make_plan(
    g: Kapow, seat: Seat, foes: list[Foes], free: Dice, first: list[int], others: list[int], already: list[int]
) -> Plan:
    """Pay for the bases, then for everything that adds to the worth, the best first."""
    left, boxes, chosen = free, [], list(already)
    for box in first:
        if box != NOBODY:
            dice = cheapest(g, seat, box, left)
            if not dice:
                return Plan(-1.0, ())
            left = [die for die in left if die[0] not in dice]
            boxes.append((box, dice))
            chosen.append(ABILITY_OF[box])
    worth = value(g, seat, foes, chosen)
    for box in others:
        dice = cheapest(g, seat, box, left) if len(left) >= len(NEED[box].lstrip("=")) else ()
        if dice:
            more = value(g, seat, foes, [*chosen, ABILITY_OF[box]])
            if more > worth + 0.05:
                worth = more
                chosen.append(ABILITY_OF[box])
                left = [die for die in left if die[0] not in dice]
                boxes.append((box, dice))
    return Plan(worth, tuple(boxes))


def cheapest(g: Kapow, seat: Seat, box: int, left: Dice) -> tuple[int, ...]:
    letters = {number: letter for number, letter, _ in left}
    found = ways(NEED[box], left)
    return min(found, key=lambda dice: sum([COST[letters[die].upper()] for die in dice]), default=())


def value(g: Kapow, seat: Seat, foes: list[Foes], chosen: list[int]) -> float:
    """Attack, defence and everything else, in health."""
    strike = sums(g, chosen, BASES, ATTACK_BOOSTS, ATTACK_DOUBLES)
    block = sums(g, chosen, GUARDS, DEFENCE_BOOSTS, DEFENCE_DOUBLES)
    rest = sum([WORTH.get(ABILITIES[number].id, 0.0) for number in chosen])
    if foes:
        return against_automata(g, seat, foes, strike, block) + rest
    opponent = g.opposite(seat)
    danger = 0.75 * len(g.dice[opponent])
    lethal = 6.0 if strike >= g.health[g.side_of(opponent)] else 0.0
    return 0.9 * strike + lethal + 0.75 * min(block, danger) + rest


def against_automata(g: Kapow, seat: Seat, foes: list[Foes], strike: float, block: float) -> float:
    """What goes through, and what does not come through: all attacks meet the higher defence (KP-9.2)."""
    other = max([defence_laid(g, partner) for partner in g.partners(seat)], default=0.0)
    hits = [max(0.0, strike - foe.defence) for foe in foes]
    saved = [max(0.0, min(float(hit), block) - other) for foe in foes for hit in foe.attacks]
    lethal = 6.0 * len([hit for hit in hits if hit >= g.health[1]])
    return (0.9 * sum(hits) + 0.9 * sum(saved) + lethal) / len(foes)


def defence_laid(g: Kapow, seat: Seat) -> float:
    """The defence that a partner has chosen already."""
    chosen = [ABILITY_OF[box] for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED]
    return sums(g, chosen, GUARDS, DEFENCE_BOOSTS, DEFENCE_DOUBLES)


def sums(g: Kapow, chosen: list[int], first: Numbers, boosts: Numbers, doubles: Numbers) -> float:
    """(base + boosts) × multiplier, roughly: what depends on the round or on dice counts with a usual figure."""
    base = max([usual(g, number) for number in chosen if number in first], default=0.0)
    if not base:
        return 0.0
    more = sum([max(1, ABILITIES[number].n) for number in chosen if number in boosts])
    return (base + more) * (2 if any([number in doubles for number in chosen]) else 1)


def usual(g: Kapow, number: int) -> float:
    ability = ABILITIES[number]
    extra = {"headbutt": 2, "laser-array": 1, "thought-shield": 1, "cruel-beauty": 1}.get(ability.id, 0)
    return float(min(7, ability.n + g.round) if ability.id == "rising-beat" else ability.n + extra)
