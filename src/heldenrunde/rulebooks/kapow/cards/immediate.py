"""KP-2.5, KP-2.10, KP-2.12: immediate abilities, announced in phase 1."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, ABILITY_OF, NUMBER, alliance_of, is_half
from heldenrunde.rulebooks.kapow.rules.screens import NAMING, REROLLING, locked, rerollable
from heldenrunde.rulebooks.kapow.state import NOBODY, UNPLACED, Kapow

TIME_WARP: Final = NUMBER["time-warp"]
CATCH_BREATH: Final = NUMBER["catch-breath"]
REWIND_ABILITY: Final = NUMBER["rewind"]
LEAK: Final = NUMBER["leak"]
BLOOD_PRICE: Final = NUMBER["blood-price"]
ALL_DICE: Final = 99


def announce(g: Kapow, seat: Seat, box: int) -> None:
    """KP-2.5, KP-2.11: announced, it takes effect at once, and the others are no longer ready."""
    if is_half(box):
        announce_together(g, seat, box)
        return
    ability = ABILITY_OF[box]
    say(g, seat, box)
    if ability == TIME_WARP:
        begin_reroll(g, seat, 1)
    elif ability == CATCH_BREATH:
        g.gain_health(seat, ABILITIES[CATCH_BREATH].n, CATCH_BREATH)
    elif ability == BLOOD_PRICE:
        g.lose_health(seat, ABILITIES[BLOOD_PRICE].n, BLOOD_PRICE)
        begin_reroll(g, seat, 2)
    elif ability == LEAK:
        g.stage[seat] = (NAMING,)


def say(g: Kapow, seat: Seat, box: int) -> None:
    """KP-2.12: the name is public, and all others may change their minds."""
    g.announced[seat] += (box,)
    g.tell("announce", seat, ABILITY_OF[box] if box != NOBODY else REWIND_ABILITY)
    ask_others_again(g, seat)


def ask_others_again(g: Kapow, seat: Seat) -> None:
    """KP-2.11: after an announcement the others are no longer ready."""
    g.ready = [ready and other == seat for other, ready in enumerate(g.ready)]


def name_ability(g: Kapow, seat: Seat, ability: int) -> None:
    """KP-2.11, Leak: what is named belongs to the announcement, so whoever was ready by then is asked again."""
    g.stage[seat], g.named[seat] = (), ability
    g.tell("name", seat, ability)
    ask_others_again(g, seat)


def announce_together(g: Kapow, seat: Seat, box: int) -> None:
    """KP-7.10: an immediate alliance card takes effect when both halves are filled, for both; then its dice stay."""
    for partner in g.partners(seat):
        for half in g.laid[partner]:
            if half != UNPLACED and is_half(half) and alliance_of(half) == alliance_of(box):
                g.announced[partner] += (half,)
                g.announced[seat] += (box,)
                g.tell_side("announce", g.side_of(seat), ABILITY_OF[box], rule="KP-7.10")
                g.ready = [False] * g.players
                for member in (seat, partner):
                    begin_reroll(g, member, 2)
                return


def rewind(g: Kapow, seat: Seat) -> None:
    """Rewind: a time token, and any number of own dice are rolled again."""
    g.tokens[seat] -= 1
    say(g, seat, NOBODY)
    begin_reroll(g, seat, ALL_DICE)


# -- rolling again ---------------------------------------------------------------------------------------------------


def begin_reroll(g: Kapow, seat: Seat, most: int) -> None:
    """KP-2.10: dice that are not on an immediate ability may be chosen; without any nothing happens."""
    g.stage[seat] = (REROLLING, most) if rerollable(g, seat, ()) and not g.over else ()


def mark(g: Kapow, seat: Seat, die: int) -> None:
    """KP-2.10: this die, too; when there are enough, they are rolled together."""
    stage = g.stage[seat] = (*g.stage[seat], die)
    if len(stage) - 2 == stage[1] or not rerollable(g, seat, stage[2:]):
        roll_again(g, seat, stage[2:])


def roll_again(g: Kapow, seat: Seat, dice: tuple[int, ...]) -> None:
    """KP-2.10: a placed die is taken off first, and the box it was in is empty; only the new face counts."""
    g.stage[seat] = ()
    broken = {g.laid[seat][die] for die in dice} - {UNPLACED}
    assert not any([locked(g, seat, box) for box in broken])
    g.laid[seat] = tuple([UNPLACED if box in broken else box for box in g.laid[seat]])
    fell = dict(zip(dice, g.chance.draw("roll", [6] * len(dice)), strict=True))
    g.rolled[seat] = tuple([1 + fell[die] if die in fell else side for die, side in enumerate(g.rolled[seat])])
