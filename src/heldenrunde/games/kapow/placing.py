"""KP-2: phase 1, behind the screens. Everybody rolls and places dice, in small choices, at the same time."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.games.kapow.boards import (
    ABILITY_OF,
    ALLIANCE_IDS,
    BOARD_BOXES,
    BOX,
    BOX_NAME,
    LOCKED,
    NEED,
    NUMBER,
    alliance_of,
    half_box,
    is_half,
)
from heldenrunde.games.kapow.cards import ACTION, PLAYER_BOARD
from heldenrunde.games.kapow.paying import ACTION_NEEDS, BOX_BIT, NEED_BIT, X_NEEDS, can_pay, payable, pays, ways
from heldenrunde.games.kapow.state import NOBODY, TEAMS, UNPLACED, Kapow, letter

CHOOSE, PAY, TAKE_BACK, TURN, REWIND, READY, REROLL, ROLL, NAME = (
    "choose",
    "pay",
    "take-back",
    "turn",
    "rewind",
    "ready",
    "reroll",
    "roll",
    "name",
)
# What a player has begun: (PAYING, box), (REROLLING, how many at most, dice …), (NAMING,).
PAYING, REROLLING, NAMING = range(3)
PATIENCE: Final = 30
"""So often a player may take something back in one phase: more than anybody wants, and it comes to an end."""
MINDSET: Final = 9
ON_BOARDS: Final[dict[tuple[int, int], tuple[int, ...]]] = {}
SAME_AS_BEFORE: Final = tuple(
    [box > 0 and (NEED[box], ABILITY_OF[box]) == (NEED[box - 1], ABILITY_OF[box - 1]) for box in range(len(NEED))]
)
"""Is this box another section with the same need as the one before it?"""
CHOOSE_OPTIONS: Final[tuple[tuple[Any, ...], ...]] = tuple([(CHOOSE, name) for name in BOX_NAME])
Placement = str | tuple[Any, ...]


def choose_abilities(g: Kapow) -> None:
    """KP-2.1: all roll all their dice at once."""
    g.phase = "choose"
    g.ready = [False] * g.players
    g.changes = [0] * g.players
    for seat in g.seats:
        dice = g.dice[seat]
        g.rolled[seat] = tuple([1 + side for side in g.chance.draw("roll", [6] * len(dice))])
        g.laid[seat] = (UNPLACED,) * len(dice)
        g.stage[seat] = ()
    ask_placements(g)


def ask_placements(g: Kapow) -> None:
    """KP-2.11: the phase ends when all are ready at the same time."""
    unready = [seat for seat in g.seats if not g.ready[seat]]
    if unready:
        g.ask_any(unready, placements, place, check=why_not_place)


# -- what lies behind a screen ---------------------------------------------------------------------------------------


def free_dice(g: Kapow, seat: Seat) -> list[tuple[int, str, str]]:
    """The dice that are not placed: number, letter, and the die itself."""
    dice, rolled = g.dice[seat], g.rolled[seat]
    return [(i, letter(dice[i], rolled[i]), dice[i]) for i, box in enumerate(g.laid[seat]) if box == UNPLACED]


def free_letters(dice: tuple[str, ...], rolled: tuple[int, ...], laid: tuple[int, ...]) -> str:
    """What the dice show that are not placed."""
    return "".join(
        [
            die[side] if die[0] != ACTION else die[side].lower()
            for die, side, box in zip(dice, rolled, laid, strict=True)
            if box == UNPLACED
        ]
    )


def letters_in(g: Kapow, seat: Seat, box: int) -> str:
    """The dice in a box."""
    dice, rolled = g.dice[seat], g.rolled[seat]
    return "".join([letter(dice[i], rolled[i]) for i, where in enumerate(g.laid[seat]) if where == box])


def boxes_for(g: Kapow, seat: Seat) -> tuple[int, ...]:
    """The boxes of the player's boards, and the player's halves of alliance cards (KP-7.3)."""
    boxes = BOARD_BOXES[g.characters[seat]]
    cards = g.alliances[g.side_of(seat)]
    return boxes + tuple([own_half(g, seat, card) for card in cards]) if cards else boxes


def own_half(g: Kapow, seat: Seat, card: int) -> int:
    """KP-7.3: the half of an alliance card on this player's side."""
    right = seat - g.members(g.side_of(seat))[0] + (g.turned[seat] >> card & 1)
    return half_box(card, right % 2 == 1)


def on_card(g: Kapow, seat: Seat, card: int) -> bool:
    """Does any die of the team lie on this alliance card?"""
    return any(
        [
            box != UNPLACED and is_half(box) and alliance_of(box) == card
            for member in (seat, *g.partners(seat))
            for box in g.laid[member]
        ]
    )


# -- options ---------------------------------------------------------------------------------------------------------


def placements(g: Kapow, seat: Seat) -> list[Placement]:
    """What a player may do behind the screen."""
    stage = g.stage[seat]
    if stage:
        return stage_options(g, seat, stage)
    found: list[Placement] = [CHOOSE_OPTIONS[box] for box in payable_boxes(g, seat)]
    if may_rewind(g, seat):
        found.append(REWIND)
    if g.changes[seat] < PATIENCE:
        filled = [box for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED and not locked(g, seat, box)]
        found += [(TAKE_BACK, BOX_NAME[box]) for box in filled]
        cards = g.alliances[g.side_of(seat)]
        found += [(TURN, ALLIANCE_IDS[card]) for card in cards if not on_card(g, seat, card)]
    if g.mode == TEAMS:
        return found + [(READY, place) for place in g.members(1 - g.side_of(seat))]
    found.append(READY)
    return found


def payable_boxes(g: Kapow, seat: Seat) -> list[int]:
    """The empty boxes that unplaced dice can fill; of equal sections the first."""
    laid = g.laid[seat]
    bits = payable_needs(g, seat, free_letters(g.dice[seat], g.rolled[seat], laid))
    found = [box for box in on_boards(g.characters[seat], bits) if box not in laid]
    if any([SAME_AS_BEFORE[box] for box in found]):
        found = [box for box in found if not (SAME_AS_BEFORE[box] and box - 1 in found)]
    for card in g.alliances[g.side_of(seat)]:
        box = own_half(g, seat, card)
        if BOX_BIT[box] & bits and box not in laid and not partner_busy(g, seat, box):
            found.append(box)
    return found


def on_boards(character: int, bits: int) -> tuple[int, ...]:
    """The boxes of player and character board with these needs; what was asked once is kept."""
    key = character, bits
    found = ON_BOARDS.get(key)
    if found is None:
        found = ON_BOARDS[key] = tuple([box for box in BOARD_BOXES[character] if BOX_BIT[box] & bits])
    return found


def partner_busy(g: Kapow, seat: Seat, box: int) -> bool:
    """KP-7.10: an immediate alliance card waits while the partner has begun something else."""
    return LOCKED[box] and any([g.stage[partner] for partner in g.partners(seat)])


def payable_needs(g: Kapow, seat: Seat, letters: str) -> int:
    """The needs that these dice can fill, as bits."""
    bits = payable(letters)
    for need in ACTION_NEEDS[g.characters[seat]]:
        if can_pay(need, letters):
            bits |= NEED_BIT[need]
    swapped = opened(g, seat, letters)
    return bits | payable(swapped) & X_NEEDS if swapped else bits


def opened(g: Kapow, seat: Seat, letters: str) -> str:
    """Open Mind: the letters with one blank as X-Factor; nothing if it is not at hand or was used already."""
    if g.characters[seat] != MINDSET or not ("B" in letters or "b" in letters) or mind_used(g, seat):
        return ""
    return letters.replace("B", "X", 1) if "B" in letters else letters.replace("b", "x", 1)


def mind_used(g: Kapow, seat: Seat) -> bool:
    """Does a box hold a blank as X-Factor?"""
    filled = [box for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED]
    return any([not pays(NEED[box], letters_in(g, seat, box)) for box in filled])


def ways_to_pay(g: Kapow, seat: Seat, box: int) -> list[tuple[int, ...]]:
    """Every set of unplaced dice that fills a box, of equal dice one (KP-2.3)."""
    free = free_dice(g, seat)
    found = ways(NEED[box], free)
    if "X" in NEED[box] and opened(g, seat, "".join([face for _, face, _ in free])):
        for i, (number, face, die) in enumerate(free):
            if face in "Bb":
                as_x = [*free[:i], (number, "X" if face == "B" else "x", die), *free[i + 1 :]]
                found += [dice for dice in ways(NEED[box], as_x) if number in dice and dice not in found]
    return found


def locked(g: Kapow, seat: Seat, box: int) -> bool:
    """KP-2.5, KP-7.10: dice on immediate abilities stay; on half of an alliance card once both halves are filled."""
    return LOCKED[box] and (not is_half(box) or box in g.announced[seat])


def may_rewind(g: Kapow, seat: Seat) -> bool:
    """Rewind: once per round, for a time token."""
    return g.tokens[seat] > 0 and NOBODY not in g.announced[seat] and bool(rerollable(g, seat, ()))


def rerollable(g: Kapow, seat: Seat, marked: tuple[int, ...]) -> list[int]:
    """KP-2.10: own dice that are not on an immediate ability, of equal ones the first."""
    kept: dict[tuple[str, int, int], int] = {}
    for die, box in enumerate(g.laid[seat]):
        if die not in marked and (box == UNPLACED or not locked(g, seat, box)):
            kept.setdefault((g.dice[seat][die], ord(g.dice[seat][die][g.rolled[seat][die]]), box), die)
    return list(kept.values())


def stage_options(g: Kapow, seat: Seat, stage: tuple[int, ...]) -> list[Placement]:
    """How to go on with what was begun."""
    if stage[0] == PAYING:
        return [(PAY, dice) for dice in ways_to_pay(g, seat, stage[1])]
    if stage[0] == NAMING:
        return [(NAME, ability.id) for ability in PLAYER_BOARD]
    found: list[Placement] = [(REROLL, die) for die in rerollable(g, seat, stage[2:])]
    return [*found, ROLL] if len(stage) > 2 or stage[1] != 1 else found


def why_not_place(g: Kapow, seat: Seat, choice: Any) -> Refusal | None:
    """Dice and box may be named at once; otherwise the rule that a choice breaks."""
    if choice in placements(g, seat):
        return None
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
    g.then(call(ask_placements))
    word = choice if isinstance(choice, str) else choice[0]
    if word == READY:
        g.ready[seat] = True
        g.aim[seat] = g.opposite(seat) if isinstance(choice, str) else choice[1]
        g.tell("ready", seat)
    elif word == REWIND:
        from heldenrunde.games.kapow.immediate import rewind

        rewind(g, seat)
    elif word == ROLL:
        from heldenrunde.games.kapow.immediate import roll_again

        roll_again(g, seat, g.stage[seat][2:])
    else:
        place_dice(g, seat, word, choice)


def place_dice(g: Kapow, seat: Seat, word: str, choice: Any) -> None:
    """KP-2.2, KP-2.4, KP-2.5: choose and pay, take back, turn, name, mark for a reroll."""
    if word == CHOOSE:
        choose_box(g, seat, BOX[choice[1]], choice[2] if len(choice) == 3 else ())
    elif word == PAY:
        fill(g, seat, g.stage[seat][1], choice[1])
    elif word == TAKE_BACK:
        g.changes[seat] += 1
        empty(g, seat, BOX[choice[1]])
    elif word == TURN:
        turn_card(g, seat, ALLIANCE_IDS.index(choice[1]))
    elif word == NAME:
        g.stage[seat], g.named[seat] = (), NUMBER[choice[1]]
        g.tell("name", seat, NUMBER[choice[1]])
    else:
        from heldenrunde.games.kapow.immediate import mark

        mark(g, seat, choice[1])


def choose_box(g: Kapow, seat: Seat, box: int, dice: tuple[int, ...]) -> None:
    """KP-2.2: fill a box; which dice pay is asked only if there are several ways."""
    found = [dice] if dice else ways_to_pay(g, seat, box)
    if len(found) == 1:
        fill(g, seat, box, found[0])
    else:
        g.stage[seat] = (PAYING, box)


def fill(g: Kapow, seat: Seat, box: int, dice: tuple[int, ...]) -> None:
    """KP-2.2, KP-2.5: the dice lie in the box; an immediate ability is announced and takes effect."""
    g.stage[seat] = ()
    g.laid[seat] = tuple([box if die in dice else where for die, where in enumerate(g.laid[seat])])
    if LOCKED[box]:
        from heldenrunde.games.kapow.immediate import announce

        announce(g, seat, box)


def empty(g: Kapow, seat: Seat, box: int) -> None:
    """KP-2.5: the dice of a box are free again."""
    g.laid[seat] = tuple([UNPLACED if where == box else where for where in g.laid[seat]])


def turn_card(g: Kapow, seat: Seat, card: int) -> None:
    """KP-7.3, KP-7.10: turn an alliance card round, as long as no die lies on it."""
    g.changes[seat] += 1
    for member in (seat, *g.partners(seat)):
        g.turned[member] ^= 1 << card
