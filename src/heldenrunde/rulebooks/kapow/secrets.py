"""What a player may think lies behind the screens of the others (KP-2.7, KP-2.12, KP-7.8).

Known are the dice themselves and which immediate abilities were announced. How the dice fell, where they lie, arrows,
turned alliance cards and in clean-up the arrangement of faces, are not; inside a team everything is.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat
from heldenrunde.rulebooks.kapow.cards.boards import ABILITY_OF, LOCKED, NEED, alliance_of, is_half, letter
from heldenrunde.rulebooks.kapow.cards.immediate import LEAK
from heldenrunde.rulebooks.kapow.rules.paying import pays, ways
from heldenrunde.rulebooks.kapow.rules.screens import NAMING, payable_boxes, ways_to_pay
from heldenrunde.rulebooks.kapow.state import NOBODY, UNPLACED, Kapow

TRIES: Final = 20
Placed = tuple[tuple[int, ...], tuple[int, ...]]
"""Which place of each die lies on top, and the box it is in."""


def redeal(g: Kapow, seat: Seat, chance: Chance) -> None:
    """Every screen that hides something from this seat hides something else now."""
    hidden = [other for other in g.seats if other != seat and other not in g.partners(seat)]
    if g.phase == "choose":
        turn_cards(g, hidden, chance)
    for other in hidden:
        if g.phase == "choose":
            roll_anew(g, other, chance)
        else:
            g.plan[other] = g.dice[other] if g.phase == "clean-up" else ()
            g.turned[other], g.aim[other] = g.lying[g.side_of(other)], g.aims[other]


def turn_cards(g: Kapow, hidden: list[Seat], chance: Chance) -> None:
    """KP-7.8: how the cards lie is secret, but for one that was announced."""
    for seat in hidden:
        announced = [alliance_of(box) for box in g.announced[seat] if box != NOBODY and is_half(box)]
        for card in g.alliances[g.side_of(seat)] if seat == hidden[0] else ():
            if card not in announced:
                flip = chance.roll("imagine", 2)
                for member in hidden:
                    g.turned[member] = g.turned[member] & ~(1 << card) | flip << card


def roll_anew(g: Kapow, seat: Seat, chance: Chance) -> None:
    """Another roll that can pay for what was announced; who is ready has chosen something else, too."""
    boxes = [box for box in g.announced[seat] if box != NOBODY]
    g.rolled[seat], g.laid[seat] = roll_that_pays(g, seat, boxes, chance)
    leaking = any([ABILITY_OF[box] == LEAK for box in boxes]) and g.named[seat] == NOBODY
    g.stage[seat] = (NAMING,) if leaking else ()
    g.aim[seat] = chosen_aim(g, seat, chance)
    if g.ready[seat]:
        choose_more(g, seat, chance)


def chosen_aim(g: Kapow, seat: Seat, chance: Chance) -> int:
    foes = g.members(1 - g.side_of(seat))
    return foes[chance.roll("imagine", len(foes))] if g.ready[seat] else g.opposite(seat)


def roll_that_pays(g: Kapow, seat: Seat, boxes: list[int], chance: Chance) -> Placed:
    """Roll until the announced boxes can be filled; if that takes long, look for a roll that fills them."""
    dice = g.dice[seat]
    for _ in range(TRIES):
        up = tuple([1 + side for side in chance.draw("imagine", [6] * len(dice))])
        laid = pay_all(dice, up, boxes, chance)
        if laid:
            return up, laid
    return found_roll(dice, [1] * len(dice), [UNPLACED] * len(dice), boxes)


def pay_all(dice: tuple[str, ...], up: tuple[int, ...], boxes: list[int], chance: Chance) -> tuple[int, ...]:
    """Fill the boxes one after the other, each in any way; nothing if that fails."""
    laid = [UNPLACED] * len(dice)
    for box in sorted(boxes, key=hardest):
        free = [(i, letter(dice[i], up[i]), dice[i]) for i in range(len(dice)) if laid[i] == UNPLACED]
        found = ways(NEED[box], free)
        if not found:
            return ()
        for die in found[chance.roll("imagine", len(found))]:
            laid[die] = box
    return tuple(laid)


def hardest(box: int) -> tuple[bool, int]:
    """Boxes that take any die come last."""
    return NEED[box] == "*", box


def found_roll(dice: tuple[str, ...], up: list[int], laid: list[int], boxes: list[int]) -> Placed:
    """The first roll and placement that fills all these boxes; one was announced, so there is one."""
    found = search(dice, up, laid, sorted(boxes, key=hardest))
    assert found is not None, "what was announced was paid for"
    return found


def search(dice: tuple[str, ...], up: list[int], laid: list[int], boxes: list[int]) -> Placed | None:
    if not boxes:
        return tuple(up), tuple(laid)
    need, n = NEED[boxes[0]], len(NEED[boxes[0]].lstrip("="))
    free = [die for die, box in enumerate(laid) if box == UNPLACED]
    for chosen in combinations(free, n):
        for sides in product(range(1, 7), repeat=n):
            if pays(need, "".join([letter(dice[die], side) for die, side in zip(chosen, sides, strict=True)])):
                more, there = up[:], laid[:]
                for die, side in zip(chosen, sides, strict=True):
                    more[die], there[die] = side, boxes[0]
                found = search(dice, more, there, boxes[1:])
                if found is not None:
                    return found
    return None


def choose_more(g: Kapow, seat: Seat, chance: Chance) -> None:
    """Boxes filled at random until nothing fits; none that would have had to be announced."""
    while True:
        open_boxes = [box for box in payable_boxes(g, seat) if not LOCKED[box]]
        if not open_boxes:
            return
        box = open_boxes[chance.roll("imagine", len(open_boxes))]
        found = ways_to_pay(g, seat, box)
        dice = found[chance.roll("imagine", len(found))]
        g.laid[seat] = tuple([box if die in dice else where for die, where in enumerate(g.laid[seat])])
