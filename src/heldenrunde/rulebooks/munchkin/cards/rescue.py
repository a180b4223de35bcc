"""Help Me Out Here!: an item of somebody else that turns the combat; and what one-shots do in it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, NAME, ONCE, THING
from heldenrunde.rulebooks.munchkin.cards.things import EITHER, NO_SLOT, ROOM
from heldenrunde.rulebooks.munchkin.rules.bargain import COMPEL, compel, may_ask, may_compel, wins_with
from heldenrunde.rulebooks.munchkin.rules.figure import (
    bigs,
    can_carry,
    fits_figure,
    in_slot,
    in_the_way,
    need,
    room_taken,
)
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, potions
from heldenrunde.rulebooks.munchkin.state import Cards, Munchkin

OURS: Final = "side"
THEIRS: Final = "foes"
"""For which side a one-shot is."""
KNEEPADS: Final = "kneepads-allure"


def pour(g: Munchkin, seat: Seat, card: Card, side: str) -> None:
    """MU-3.13: what lies by the combat counts for a side."""
    bonus = THING[card].bonus
    g.note("throw", seat, (card,), bonus, side)
    if side == OURS:
        g.side_plus += bonus
        g.fire = g.fire or "fire" in THING[card].marks
    else:
        g.foe_plus += bonus


def elves_drink(g: Munchkin, seat: Seat, card: Card) -> None:
    """Yuppie Water: +2 for each elf of the side."""
    before = potions(g)
    g.yuppie += 1
    g.note("throw", seat, (card,), potions(g) - before, OURS)


# -- which items -----------------------------------------------------------------------------------------------------


def rescues(g: Munchkin, seat: Seat, card: Card) -> list[tuple[str, Card, Card, Cards]]:
    """Items of others that would by themselves turn a lost combat into a won one, each with what makes room for it."""
    if ahead(g):
        return []
    found: list[tuple[str, Card, Card, Cards]] = []
    for other in g.others(seat):
        for item in g.carried(other):
            found += [("help-me", card, item, gone) for gone in rooms_for(g, seat, item) if saves(g, seat, item, gone)]
    return found


def rooms_for(g: Munchkin, seat: Seat, item: Card) -> list[Cards]:
    """MU-5.5, MU-5.6: the own items that can be discarded to make room for it, no more than it needs."""
    if GROUP[item] == ONCE:
        return [()]
    if not fits_figure(g, seat, item):
        return []
    mine = in_the_way(g, seat, item)
    if not can_carry(g, seat, item):
        mine = mine + [card for card in bigs(g, seat) if card not in mine]
    found: list[Cards] = []
    for n in range(len(mine) + 1):
        for gone in combinations(mine, n):
            spare = any([set(other) <= set(gone) for other in found])
            if not spare and has_room(g, seat, item, gone):
                found.append(gone)
    return found


def has_room(g: Munchkin, seat: Seat, item: Card, gone: Cards) -> bool:
    """MU-5.5, MU-5.6: without these cards, is there a place for it?"""
    slot, needed = need(THING[item])
    if slot != NO_SLOT:
        there = [card for card in in_slot(g, seat, slot) if card not in gone]
        if needed + room_taken(there) > ROOM[slot]:
            return False
    return can_carry(g, seat, item) or all([card in gone for card in bigs(g, seat)])


def saves(g: Munchkin, seat: Seat, item: Card, gone: Cards) -> bool:
    """Would the side be ahead with it, or with a helper who then could not refuse?"""
    trial = g.clone()
    seize(trial, seat, item, gone)
    return ahead(trial) or (NAME[item] == KNEEPADS and bool(compellable(trial, seat)))


# -- taking one ------------------------------------------------------------------------------------------------------


def help_me(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.16: the item is used now and turns the combat; the Kneepads of Allure by the helper who cannot refuse."""
    _, card, item, gone = choice
    owner = next(other for other in g.seats if item in g.carried(other))
    g.take_away(seat, card)
    g.played.append(card)
    g.note("help-me", seat, (card,), to=(owner,), on=(item,))
    seize(g, seat, item, gone)
    g.stir()
    if NAME[item] == KNEEPADS:
        g.pick(seat, compellable, compel)


def seize(g: Munchkin, seat: Seat, item: Card, gone: Cards) -> None:
    """Own items make room for it; a one-shot is used up."""
    g.lose(seat, gone, "MU-3.16")
    g.pass_on(next(other for other in g.seats if item in g.carried(other)), item)
    if GROUP[item] == ONCE:
        g.played.append(item)
        use_up(g, seat, item)
    else:
        g.worn[seat].append(item)


def use_up(g: Munchkin, seat: Seat, item: Card) -> None:
    """MU-3.13: what gives strength counts at once; what removes monsters turns no combat."""
    once = THING[item].once
    if once == EITHER:
        pour(g, seat, item, OURS)
    elif once == "yuppie-water":
        elves_drink(g, seat, item)
    elif once == "doppleganger" and g.side() == [seat]:
        g.doubles += 1


def compellable(g: Munchkin, seat: Seat) -> list[tuple[str, Seat]]:
    """Who cannot refuse and would turn the combat."""
    if not may_ask(g, seat):
        return []
    return [(COMPEL, other) for other in g.others(seat) if may_compel(g, seat, other) and wins_with(g, other)]
