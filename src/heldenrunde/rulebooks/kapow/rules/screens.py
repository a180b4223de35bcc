"""KP-2.1: what lies behind a screen: dice in boxes, dice that are free and what they can pay for, what was begun."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.rulebooks.kapow.cards.boards import (
    ABILITY_OF,
    BOARD_BOXES,
    FACE_THING,
    LOCKED,
    NEED,
    half_box,
    is_half,
    letter,
)
from heldenrunde.rulebooks.kapow.cards.catalogue import ALLIANCES
from heldenrunde.rulebooks.kapow.rules.paying import (
    ACTION_NEEDS,
    BOX_BIT,
    NEED_BIT,
    ONE,
    X_NEEDS,
    can_pay,
    payable,
    pays,
    ways,
)
from heldenrunde.rulebooks.kapow.state import UNPLACED, Kapow

# What a player has begun: (PAYING, box), (REROLLING, how many at most, dice …), (NAMING,).
PAYING: Final = 0
REROLLING: Final = 1
NAMING: Final = 2
UNREADY: Final = "unready"
"""Who is ready takes it back (KP-2.11)."""
MINDSET: Final = 9
ON_BOARDS: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
"""By character and needs; for each character hardly more than there are piles in PAYABLE."""
SAME_AS_BEFORE: Final = tuple(
    [box > 0 and (NEED[box], ABILITY_OF[box]) == (NEED[box - 1], ABILITY_OF[box - 1]) for box in range(len(NEED))]
)
"""Is this box another section with the same need as the one before it?"""
HALVES: Final = tuple([(half_box(card, False), half_box(card, True)) for card in range(len(ALLIANCES))])
"""The boxes of each alliance card, left and right."""


def free_dice(g: Kapow, seat: Seat) -> list[tuple[int, str, str]]:
    """The dice that are not placed: number, letter, and the die itself."""
    dice, rolled = g.dice[seat], g.rolled[seat]
    return [(i, letter(dice[i], rolled[i]), dice[i]) for i, box in enumerate(g.laid[seat]) if box == UNPLACED]


def free_pile(g: Kapow, seat: Seat) -> int:
    """The faces of the dice that are not placed, as a pile (see paying)."""
    dice, rolled = g.dice[seat], g.rolled[seat]
    pile = 0
    for i, box in enumerate(g.laid[seat]):
        if box == UNPLACED:
            pile += ONE[dice[i][rolled[i]]]
    return pile


def letters_in(g: Kapow, seat: Seat, box: int) -> str:
    """The dice in a box, or those in none."""
    dice, rolled = g.dice[seat], g.rolled[seat]
    return "".join([letter(dice[i], rolled[i]) for i, where in enumerate(g.laid[seat]) if where == box])


def boxes_for(g: Kapow, seat: Seat) -> tuple[int, ...]:
    """The boxes of the player's boards, and the player's halves of alliance cards (KP-7.3)."""
    return (*BOARD_BOXES[g.characters[seat]], *own_halves(g, seat))


def own_halves(g: Kapow, seat: Seat) -> list[int]:
    """KP-7.3: the halves of alliance cards on this player's side; of a card that is turned round the other one."""
    cards = g.alliances[g.side_of(seat)]
    return [HALVES[card][(seat ^ g.turned[seat] >> card) & 1] for card in cards] if cards else []


def team_boxes(g: Kapow, seat: Seat) -> set[int]:
    """The boxes in which dice of the team lie."""
    filled = set(g.laid[seat])
    for partner in g.partners(seat):
        filled.update(g.laid[partner])
    return filled


def partner_busy(g: Kapow, seat: Seat, box: int) -> bool:
    """KP-7.10: an immediate alliance card waits while the partner has begun something else."""
    return any([g.stage[partner] for partner in g.partners(seat)]) if LOCKED[box] else False


def locked(g: Kapow, seat: Seat, box: int) -> bool:
    """KP-2.5, KP-7.10: dice on immediate abilities stay; on half of an alliance card once both halves are filled."""
    return LOCKED[box] and (not is_half(box) or box in g.announced[seat])


def rerollable(g: Kapow, seat: Seat, marked: tuple[int, ...]) -> list[int]:
    """KP-2.10: own dice that are not on an immediate ability, of equal ones the first."""
    kept: dict[tuple[str, str, int], int] = {}
    for i, (die, box) in enumerate(zip(g.dice[seat], g.laid[seat], strict=True)):
        if i not in marked and (box == UNPLACED or not locked(g, seat, box)):
            kept.setdefault((die, die[g.rolled[seat][i]], box), i)
    return list(kept.values())


# -- what the free dice can pay for ----------------------------------------------------------------------------------


def payable_boxes(g: Kapow, seat: Seat) -> list[int]:
    """The empty boxes that unplaced dice can fill; of equal sections the first."""
    filled = set(g.laid[seat])
    bits = payable_needs(g, seat)
    found: list[int] = []
    for box in on_boards(g.characters[seat], bits):
        if box not in filled and not (SAME_AS_BEFORE[box] and box - 1 not in filled):
            found.append(box)
    for box in own_halves(g, seat):
        if BOX_BIT[box] & bits and box not in filled and not partner_busy(g, seat, box):
            found.append(box)
    return found


def on_boards(character: int, bits: int) -> tuple[int, ...]:
    """The boxes of player and character board with these needs; what was asked once is kept."""
    key = character, bits
    found = ON_BOARDS.get(key)
    if found is None:
        found = ON_BOARDS[key] = tuple([box for box in BOARD_BOXES[character] if BOX_BIT[box] & bits])
    return found


def payable_needs(g: Kapow, seat: Seat) -> int:
    """The needs that unplaced dice can fill, as bits."""
    pile = free_pile(g, seat)
    bits = payable(pile)
    needs = ACTION_NEEDS[g.characters[seat]]
    if needs:
        letters = letters_in(g, seat, UNPLACED)
        bits |= sum([NEED_BIT[need] for need in needs if can_pay(need, letters)])
    if mind_open(g, seat):
        bits |= payable(pile - ONE["B"] + ONE["X"]) & X_NEEDS
    return bits


def mind_open(g: Kapow, seat: Seat) -> bool:
    """Open Mind: is there a blank to use as X-Factor, and does no box hold such a one?"""
    if g.characters[seat] != MINDSET or "B" not in letters_in(g, seat, UNPLACED).upper():
        return False
    filled = [box for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED]
    return all([pays(NEED[box], letters_in(g, seat, box)) for box in filled])


def ways_to_pay(g: Kapow, seat: Seat, box: int) -> list[tuple[int, ...]]:
    """Every set of unplaced dice that fills a box, of equal dice one (KP-2.3)."""
    free = free_dice(g, seat)
    found = ways(NEED[box], free)
    if "X" in NEED[box] and mind_open(g, seat):
        for i, (number, face, die) in enumerate(free):
            if face in "Bb":
                as_x = [*free[:i], (number, "X" if face == "B" else "x", die), *free[i + 1 :]]
                found += [dice for dice in ways(NEED[box], as_x) if number in dice and dice not in found]
    return found


def shown(g: Kapow, place: int) -> list[int]:
    """What the dice of a place show since the reveal, as the log names it."""
    return [FACE_THING[g.face(place, die)] for die in range(len(g.dice[place]))]
