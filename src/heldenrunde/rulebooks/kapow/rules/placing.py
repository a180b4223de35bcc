"""KP-2: phase 1, behind the screens. Everybody rolls and places dice, in small choices, at the same time."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.rulebooks.kapow.cards.boards import ALLIANCE_IDS, BOX, BOX_NAME, LOCKED, NUMBER, is_half
from heldenrunde.rulebooks.kapow.cards.catalogue import PLAYER_BOARD
from heldenrunde.rulebooks.kapow.cards.immediate import announce, mark, name_ability, rewind, roll_again
from heldenrunde.rulebooks.kapow.rules.screens import (
    HALVES,
    NAMING,
    PAYING,
    UNREADY,
    boxes_for,
    free_dice,
    locked,
    partner_busy,
    payable_boxes,
    rerollable,
    team_boxes,
    ways_to_pay,
)
from heldenrunde.rulebooks.kapow.state import NOBODY, TEAMS, UNPLACED, Kapow

CHOOSE: Final = "choose"
PAY: Final = "pay"
TAKE_BACK: Final = "take-back"
TURN: Final = "turn"
REWIND: Final = "rewind"
READY: Final = "ready"
REROLL: Final = "reroll"
ROLL: Final = "roll"
NAME: Final = "name"
BACK: Final = "back"
CHOOSE_OPTIONS: Final = tuple([(CHOOSE, name) for name in BOX_NAME])
TAKE_BACK_OPTIONS: Final = tuple([(TAKE_BACK, name) for name in BOX_NAME])
TURN_OPTIONS: Final = tuple([(TURN, alliance) for alliance in ALLIANCE_IDS])
AIMED_OPTIONS: Final = (((READY, 2), (READY, 3)), ((READY, 0), (READY, 1)))
"""KP-7.5: by side, who is ready aims at one of the other team."""
Placement = str | tuple[Any, ...]


def choose_abilities(g: Kapow) -> None:
    """KP-2.1: all roll all their dice at once."""
    g.phase = "choose"
    g.ready = [False] * g.players
    for seat in g.seats:
        dice = g.dice[seat]
        g.rolled[seat] = tuple([1 + side for side in g.chance.draw("roll", [6] * len(dice))])
        g.laid[seat] = (UNPLACED,) * len(dice)
        g.stage[seat] = ()
    ask_placements(g)


def ask_placements(g: Kapow) -> None:
    """KP-2.11: the phase ends when all are ready at the same time; until then who is ready may take it back."""
    unready = [seat for seat in g.seats if not g.ready[seat]]
    if unready:
        ready = tuple([seat for seat in g.seats if g.ready[seat]])
        g.ask_any(unready, placements, place, check=why_not_place, idle=ready)


# -- options ---------------------------------------------------------------------------------------------------------


def placements(g: Kapow, seat: Seat) -> list[Placement]:
    """What a player may do behind the screen; who is ready may only take that back."""
    if g.ready[seat]:
        return [UNREADY]
    stage = g.stage[seat]
    if stage:
        return stage_options(g, seat, stage)
    found: list[Placement] = [CHOOSE_OPTIONS[box] for box in payable_boxes(g, seat)]
    if may_rewind(g, seat):
        found.append(REWIND)
    add_changes(g, seat, found)
    if g.mode == TEAMS:
        found += AIMED_OPTIONS[g.side_of(seat)]
    else:
        found.append(READY)
    return found


def add_changes(g: Kapow, seat: Seat, found: list[Placement]) -> None:
    """KP-2.4, KP-7.10: take dice back, turn an alliance card on which no die lies."""
    for box in dict.fromkeys(g.laid[seat]):
        if box != UNPLACED and not locked(g, seat, box):
            found.append(TAKE_BACK_OPTIONS[box])
    cards = g.alliances[g.side_of(seat)]
    if cards:
        filled = team_boxes(g, seat)
        found += [TURN_OPTIONS[card] for card in cards if filled.isdisjoint(HALVES[card])]


def may_rewind(g: Kapow, seat: Seat) -> bool:
    """Rewind: once per round, for a time token."""
    return g.tokens[seat] > 0 and NOBODY not in g.announced[seat] and bool(rerollable(g, seat, ()))


def stage_options(g: Kapow, seat: Seat, stage: tuple[int, ...]) -> list[Placement]:
    """How to go on with what was begun; what nobody has heard of yet may be left again (KP-2.5)."""
    if stage[0] == PAYING:
        return [*[(PAY, dice) for dice in ways_to_pay(g, seat, stage[1])], BACK]
    if stage[0] == NAMING:
        return [(NAME, ability.id) for ability in PLAYER_BOARD]
    found: list[Placement] = [(REROLL, die) for die in rerollable(g, seat, stage[2:])]
    if stage[1] != 1:
        found.append(ROLL)
    return [*found, BACK] if len(stage) > 2 else found


def why_not_place(g: Kapow, seat: Seat, choice: Any) -> Refusal | None:
    """Dice and box may be named at once; otherwise the rule that a choice breaks."""
    if choice in placements(g, seat):
        return None
    if g.ready[seat]:
        return Refusal("is-ready", "KP-2.11")
    if g.stage[seat] or not isinstance(choice, tuple) or not choice or choice[0] not in (CHOOSE, TAKE_BACK, TURN):
        return Refusal("not-an-option")
    box = BOX.get(choice[1]) if len(choice) > 1 and isinstance(choice[1], str) else None
    if choice[0] == TURN:
        return Refusal("no-turn", "KP-7.10")
    if box is None or box not in boxes_for(g, seat):
        return Refusal("no-such-box", "KP-2.1")
    if choice[0] == TAKE_BACK:
        return Refusal("no-take-back", "KP-2.5")
    if box in g.laid[seat]:
        return Refusal("box-full", "KP-2.2")
    if is_half(box) and partner_busy(g, seat, box):
        return Refusal("partner-busy", "KP-7.10")
    if len(choice) == 3 and same_dice(g, seat, box, choice[2]):
        return None
    return Refusal("dice-do-not-pay", "KP-2.3")


def same_dice(g: Kapow, seat: Seat, box: int, dice: Any) -> bool:
    """Are these free dice of one's own that fill the box, whichever of equal ones they are?"""
    free = {number: (face, die) for number, face, die in free_dice(g, seat)}
    if not isinstance(dice, tuple) or len(set(dice)) < len(dice) or any([die not in free for die in dice]):
        return False
    kinds = sorted([free[die] for die in dice])
    return any([sorted([free[die] for die in way]) == kinds for way in ways_to_pay(g, seat, box)])


# -- what happens ----------------------------------------------------------------------------------------------------


def place(g: Kapow, seat: Seat, choice: Placement) -> None:
    """KP-2.1, KP-2.11: one small choice; then everybody who is not ready may go on."""
    word = choice if isinstance(choice, str) else choice[0]
    if word == READY:
        g.ready[seat] = True
        g.aim[seat] = g.opposite(seat) if isinstance(choice, str) else choice[1]
        g.tell("ready", seat)
    elif word == UNREADY:
        g.ready[seat] = False
        g.tell("unready", seat)
    elif word == REWIND:
        rewind(g, seat)
    elif word == ROLL:
        roll_again(g, seat, g.stage[seat][2:])
    elif word == BACK:
        step_back(g, seat)
    else:
        place_dice(g, seat, word, choice)
    ask_placements(g)


def place_dice(g: Kapow, seat: Seat, word: str, choice: Any) -> None:
    """KP-2.2, KP-2.4, KP-2.5: choose and pay, take back, turn, name, mark for a reroll."""
    if word == CHOOSE:
        choose_box(g, seat, BOX[choice[1]], choice[2] if len(choice) == 3 else ())
    elif word == PAY:
        fill(g, seat, g.stage[seat][1], choice[1])
    elif word == TAKE_BACK:
        empty(g, seat, BOX[choice[1]])
    elif word == TURN:
        turn_card(g, seat, ALLIANCE_IDS.index(choice[1]))
    elif word == NAME:
        name_ability(g, seat, NUMBER[choice[1]])
    else:
        mark(g, seat, choice[1])


def choose_box(g: Kapow, seat: Seat, box: int, dice: tuple[int, ...]) -> None:
    """KP-2.2: fill a box; which dice pay is asked only if there are several ways."""
    found = [dice] if dice else ways_to_pay(g, seat, box)
    if len(found) == 1:
        fill(g, seat, box, found[0])
    else:
        g.stage[seat] = (PAYING, box)


def step_back(g: Kapow, seat: Seat) -> None:
    """KP-2.5: leave a box that is not paid for yet; or unmark the die that was to be rolled again last."""
    stage = g.stage[seat]
    g.stage[seat] = () if stage[0] == PAYING else stage[:-1]


def fill(g: Kapow, seat: Seat, box: int, dice: tuple[int, ...]) -> None:
    """KP-2.2, KP-2.5: the dice lie in the box; an immediate ability is announced and takes effect."""
    g.stage[seat] = ()
    laid = list(g.laid[seat])
    for die in dice:
        laid[die] = box
    g.laid[seat] = tuple(laid)
    if LOCKED[box]:
        announce(g, seat, box)


def empty(g: Kapow, seat: Seat, box: int) -> None:
    """KP-2.5: the dice of a box are free again."""
    g.laid[seat] = tuple([UNPLACED if where == box else where for where in g.laid[seat]])


def turn_card(g: Kapow, seat: Seat, card: int) -> None:
    """KP-7.3, KP-7.10: turn an alliance card round, as long as no die lies on it."""
    for member in (seat, *g.partners(seat)):
        g.turned[member] ^= 1 << card
