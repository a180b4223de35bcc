"""MU-5.10: curses, each a small function; and the Wishing Ring that comes before them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CLASS, GROUP, NAME, RACE, THING
from heldenrunde.rulebooks.munchkin.cards.things import ARMOUR, FEET, HEAD
from heldenrunde.rulebooks.munchkin.rules.figure import classes, item_bonus, races, refit
from heldenrunde.rulebooks.munchkin.rules.losing import (
    CURSED,
    ask_payment,
    hens,
    in_use,
    lose_headgear,
    lose_one,
    lose_traits,
    take_unseen,
    torn_away,
    worth,
)
from heldenrunde.rulebooks.munchkin.rules.traits import drop_trait, settle_traits
from heldenrunde.rulebooks.munchkin.state import Munchkin

LASTING: Final = ("curse-change-sex", "curse-chicken", "curse-malign-mirror")
RING: Final = "ring"


def curse(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-5.10, MU-3.15: it lies in the open and acts at once; only a card made to cancel comes before it."""
    g.passed = 0
    g.then(call(before_curse, card, victim))


def before_curse(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-3.15: everybody is asked, whoever holds a Wishing Ring or not."""
    waiting = [seat for seat in g.seats if not g.passed & 1 << seat and not g.dead[seat]]
    if waiting:
        g.ask_any(waiting, ring_or_pass, wish, card, victim)
    else:
        strike(g, card, victim)


def rings(g: Munchkin, seat: Seat) -> list[Card]:
    """Wishing Rings of hand and table, one of each look."""
    return [card for card in g.hands[seat] + g.pack[seat] if NAME[card] == "wishing-ring"][:1]


def ring_or_pass(g: Munchkin, seat: Seat, card: Card, victim: Seat) -> list[Any]:
    return [PASS, *[(RING, ring) for ring in rings(g, seat)]]


def wish(g: Munchkin, seat: Seat, choice: Any, card: Card, victim: Seat) -> None:
    if choice == PASS:
        g.passed |= 1 << seat
        g.then(call(before_curse, card, victim))
        return
    g.faceup.remove(card)
    g.throw(card)
    use_up_ring(g, seat, choice[1], card, victim)
    g.stir()


def use_up_ring(g: Munchkin, seat: Seat, ring: Card, card: Card, victim: Seat) -> None:
    """MU-5.7: a Wishing Ring saves its owner, or whom its owner likes, from a curse."""
    g.take_away(seat, ring)
    g.throw(ring)
    g.note("wish", seat, (ring,), on=(card,), to=(victim,))


def strike(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-5.10: the curse acts, if it can; lasting ones stay in front of the victim."""
    g.faceup.remove(card)
    name = NAME[card]
    if name in LASTING:
        g.curses[victim].append(card)
        g.note("curse-stays", victim, (card,))
    else:
        g.throw(card)
        if name in ABOUT and not ABOUT[name](g, victim):
            g.note("curse-idle", victim, (card,))
    g.stir()
    CURSE[name](g, victim)


def lift(g: Munchkin, seat: Seat, ring: Card, victim: Seat, card: Card) -> None:
    """A Wishing Ring undoes a lasting curse; who changed sex changes back."""
    g.curses[victim].remove(card)
    g.throw(card)
    use_up_ring(g, seat, ring, card, victim)
    if NAME[card] == "curse-change-sex":
        flip(g, victim)
    g.stir()


# -- what they are about ---------------------------------------------------------------------------------------------


def headgear(g: Munchkin, seat: Seat) -> list[Card]:
    """What is on the head: headgear in use, or a chicken."""
    return in_use(g, seat, HEAD) + hens(g, seat)


def armour(g: Munchkin, seat: Seat) -> list[Card]:
    return in_use(g, seat, ARMOUR)


def footgear(g: Munchkin, seat: Seat) -> list[Card]:
    return in_use(g, seat, FEET)


def big_items(g: Munchkin, seat: Seat) -> list[Card]:
    return [card for card in g.carried(seat) if THING[card].big]


def small_items(g: Munchkin, seat: Seat) -> list[Card]:
    return [card for card in g.carried(seat) if not THING[card].big]


def best_items(g: Munchkin, seat: Seat) -> list[Card]:
    """The items in use that give the largest bonus now."""
    best = max([item_bonus(g, seat, card) for card in g.worn[seat]], default=0)
    return [card for card in g.worn[seat] if item_bonus(g, seat, card) == best] if best > 0 else []


def hand_cards(g: Munchkin, seat: Seat) -> list[Card]:
    return g.hands[seat]


def taxable(g: Munchkin, seat: Seat) -> list[Card]:
    return g.carried(seat)


# -- losing things ---------------------------------------------------------------------------------------------------


def lose_head(g: Munchkin, seat: Seat) -> None:
    """The headgear in use goes, and with it a chicken on the head."""
    lose_headgear(g, seat, CURSED)


def lose_armour(g: Munchkin, seat: Seat) -> None:
    """The armour in use goes."""
    lose_one(g, seat, armour(g, seat), CURSED)


def lose_footgear(g: Munchkin, seat: Seat) -> None:
    """All footgear in use goes."""
    torn_away(g, seat, footgear(g, seat), CURSED)


def lose_big(g: Munchkin, seat: Seat) -> None:
    """One Big item of the victim's choice."""
    lose_one(g, seat, big_items(g, seat), CURSED)


def lose_small(g: Munchkin, seat: Seat) -> None:
    """One item that is not Big, of the victim's choice."""
    lose_one(g, seat, small_items(g, seat), CURSED)


def truly_obnoxious(g: Munchkin, seat: Seat) -> None:
    """The item in use that gives the largest bonus now."""
    lose_one(g, seat, best_items(g, seat), CURSED)


def lose_level(g: Munchkin, seat: Seat) -> None:
    """One level."""
    g.lose_levels(seat, 1, CURSED)


def duck(g: Munchkin, seat: Seat) -> None:
    """Two levels."""
    g.lose_levels(seat, 2, CURSED)


def lose_two_cards(g: Munchkin, seat: Seat) -> None:
    """The left neighbour takes a hand card unseen and keeps it, then the right one does."""
    others = g.others(seat)
    g.then(*[call(take_unseen, taker, seat, CURSED) for taker in (others[0], others[-1])])


# -- changing what one is --------------------------------------------------------------------------------------------


def lose_class(g: Munchkin, seat: Seat) -> None:
    """One class, of two the victim's choice; without a class 1 level."""
    mine = classes(g, seat)
    if not mine:
        g.lose_levels(seat, 1, CURSED)
    elif len(mine) == 1:
        drop_trait(g, seat, mine[0], CURSED)
    else:
        g.ask(seat, own_classes, class_goes)


def own_classes(g: Munchkin, seat: Seat) -> list[Card]:
    return classes(g, seat)


def class_goes(g: Munchkin, seat: Seat, card: Card) -> None:
    drop_trait(g, seat, card, CURSED)


def lose_race(g: Munchkin, seat: Seat) -> None:
    """All races: the victim is human."""
    lose_traits(g, seat, RACE, CURSED)


def change_class(g: Munchkin, seat: Seat) -> None:
    """The first class from the top of the discarded doors replaces all; there is none: the classes are lost."""
    change_trait(g, seat, CLASS, classes(g, seat))


def change_race(g: Munchkin, seat: Seat) -> None:
    """The same for races. It is one step, so a Half-Breed stays one."""
    change_trait(g, seat, RACE, races(g, seat))


def change_trait(g: Munchkin, seat: Seat, group: str, mine: list[Card]) -> None:
    """The cards just lost are no candidates."""
    if not mine:
        return
    found = [card for card in g.old_doors if GROUP[card] == group][-1:]
    for card in found:
        g.old_doors.remove(card)
        g.traits[seat].append(card)
    g.lose(seat, tuple(mine), CURSED)
    if found:
        g.note("lay", seat, tuple(found), rule=CURSED)
    settle_traits(g, seat)


def change_sex(g: Munchkin, seat: Seat) -> None:
    """For good; and −5 in the next combat, as long as the card lies there."""
    flip(g, seat)


def flip(g: Munchkin, seat: Seat) -> None:
    g.sex[seat] = "male" if g.sex[seat] == "female" else "female"
    g.note("new-sex", seat, name=g.sex[seat])
    refit(g, seat)


def chicken(g: Munchkin, seat: Seat) -> None:
    """−1 to all own die rolls until a curse or bad stuff takes the headgear."""


def malign_mirror(g: Munchkin, seat: Seat) -> None:
    """In the next combat no item gives a bonus but armour."""


# -- income tax ------------------------------------------------------------------------------------------------------


def income_tax(g: Munchkin, seat: Seat) -> None:
    """The victim discards an item of choice; everybody else discards as much, or everything and 1 level."""
    if g.carried(seat):
        g.ask(seat, taxable, declare)


def declare(g: Munchkin, seat: Seat, card: Card) -> None:
    torn_away(g, seat, (card,), CURSED)
    g.then(*[call(tax, other, THING[card].gold) for other in g.others(seat)])


def tax(g: Munchkin, seat: Seat, price: int) -> None:
    """MU-5.10: who cannot pay discards all items and loses a level."""
    items = g.carried(seat)
    if price == 0 or g.dead[seat]:
        return
    if worth(items) < price:
        torn_away(g, seat, items, CURSED)
        g.lose_levels(seat, 1, CURSED)
    else:
        ask_payment(g, seat, price, CURSED)


ABOUT: Final[dict[str, Callable[[Munchkin, Seat], list[Card]]]] = {
    "curse-change-class": classes,
    "curse-change-race": races,
    "curse-income-tax": taxable,
    "curse-lose-big": big_items,
    "curse-lose-small": small_items,
    "curse-lose-armor": armour,
    "curse-lose-footgear": footgear,
    "curse-lose-headgear": headgear,
    "curse-lose-two-cards": hand_cards,
    "curse-lose-race": races,
    "curse-truly-obnoxious": best_items,
}
"""MU-5.10: what the victim has to have; a curse that is not here is about levels, or lasts."""

CURSE: Final[dict[str, Callable[[Munchkin, Seat], None]]] = {
    "curse-change-class": change_class,
    "curse-change-race": change_race,
    "curse-change-sex": change_sex,
    "curse-chicken": chicken,
    "curse-duck": duck,
    "curse-income-tax": income_tax,
    "curse-lose-big": lose_big,
    "curse-lose-level": lose_level,
    "curse-lose-small": lose_small,
    "curse-lose-armor": lose_armour,
    "curse-lose-footgear": lose_footgear,
    "curse-lose-headgear": lose_head,
    "curse-lose-two-cards": lose_two_cards,
    "curse-lose-class": lose_class,
    "curse-lose-race": lose_race,
    "curse-malign-mirror": malign_mirror,
    "curse-truly-obnoxious": truly_obnoxious,
}
