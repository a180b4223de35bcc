"""The action cards that do not attack: each is a function, its docstring the text of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.attacks import WIRE
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import one_of_each
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import move, reach, trade_places
from heldenrunde.rulebooks.backstab_heroes.rules.targets import (
    a_hero,
    a_hero_and_a_place,
    aim,
    another_hero,
    finds_cards,
    why_not_another,
)
from heldenrunde.rulebooks.backstab_heroes.state import BACK, FRONT, MIDDLE, NOBODY, BackstabHeroes

SWAP: Final = "swap"
Swap = str | tuple[str, Card, Card]
"""PASS, or ("swap", a card of one's own, a card of the other)."""


# -- positions -------------------------------------------------------------------------------------------------------


def you_go_first(g: BackstabHeroes, seat: Seat) -> None:
    """E01: another hero moves to the front."""
    g.ask(seat, another_hero, then=send_to_the_front, check=why_not_another)


def send_to_the_front(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-2.1: the hero at the front is pushed to the middle."""
    aim(g, seat, hero)
    move(g, hero, FRONT, seat)


def into_the_bushes(g: BackstabHeroes, seat: Seat) -> None:
    """E02: move yourself to the back."""
    move(g, seat, BACK, seat)


def switch_places(g: BackstabHeroes, seat: Seat) -> None:
    """E03: you and another hero take over each other's position."""
    g.ask(seat, another_hero, then=switch_with, check=why_not_another)


def switch_with(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-2.1: a position is a card; the middle is none."""
    aim(g, seat, hero)
    trade_places(g, hero, seat)


def friendly_nudge(g: BackstabHeroes, seat: Seat) -> None:
    """E07: a hero moves to the position you choose."""
    g.ask(seat, a_hero_and_a_place, then=nudge)


def nudge(g: BackstabHeroes, seat: Seat, choice: tuple[Seat, str]) -> None:
    """BH-2.2: who already stands there stays."""
    hero, where = choice
    aim(g, seat, hero, where)
    move(g, hero, where, seat)


def taunt_the_beast(g: BackstabHeroes, seat: Seat) -> None:
    """E09: another hero moves to the front, and a counterattack this round hurts them by 1 more."""
    g.ask(seat, another_hero, then=taunt, check=why_not_another)


def taunt(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.14: what it adds is part of the same sum; whoever moves instead, it stays with the hero."""
    g.taunted[hero] += 1
    g.note("taunt", seat, to=(hero,))
    move(g, hero, FRONT, seat)


def regroup(g: BackstabHeroes, seat: Seat) -> None:
    """E10: everyone is in the middle."""
    moving = [hero for hero in (g.spearhead, g.shadows) if hero != NOBODY]
    for hero in moving:
        g.go(hero, MIDDLE)
    if not moving:
        g.note("all-there", seat)


# -- damage ----------------------------------------------------------------------------------------------------------


def healing_potion(g: BackstabHeroes, seat: Seat) -> None:
    """E05: a hero loses 2 damage, or what there is."""
    g.ask(seat, a_hero, then=drink)


def drink(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: as far as there is any damage."""
    aim(g, seat, hero)
    g.heal(hero, 2)


def tripwire(g: BackstabHeroes, seat: Seat) -> None:
    """E06: another hero's attack card deals 2 less this round, at least 0; also if it has been activated already."""
    g.ask(seat, another_hero, then=trip, check=why_not_another)


def trip(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.12, BH-3.13: damage that lies there is taken off its dealer; for a card still face down the wire waits."""
    g.note("tripwire", seat, to=(hero,))
    if g.facing[hero]:
        g.tripped[hero] += 1
    elif hero in g.attackers:
        g.take_off(hero, WIRE)
    else:
        g.note("wire-lapses", hero)


# -- hands -----------------------------------------------------------------------------------------------------------


def sticky_fingers(g: BackstabHeroes, seat: Seat) -> None:
    """E04: draw 1 random card from another hand."""
    g.ask(seat, another_hero, then=rummage, check=why_not_another)


def rummage(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: from an empty hand nothing is drawn."""
    aim(g, seat, hero)
    if finds_cards(g, hero):
        reach(g, hero, seat, steal)


def steal(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    """The card is known to the two of them, and to nobody else."""
    found = g.free(hero)
    card = found[g.chance.roll("steal", len(found))]
    g.forget(hero, 1 << by, treasures=True, actions=True)
    g.hand_over(hero, by, card)
    g.count_unseen(hero, by)


def nosy_parker(g: BackstabHeroes, seat: Seat) -> None:
    """E08: look at another hand; you may swap 1 card of yours for 1 of theirs."""
    g.ask(seat, another_hero, then=sniff, check=why_not_another)


def sniff(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: there is nothing to see in an empty hand."""
    aim(g, seat, hero)
    if finds_cards(g, hero):
        reach(g, hero, seat, look)


def look(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    g.peek(by, hero)
    if g.free(by):
        g.ask(by, swaps, swap, hero, check=why_no_swap)


def swaps(g: BackstabHeroes, seat: Seat, hero: Seat) -> list[Swap]:
    """Each kind of the one hand for each kind of the other."""
    mine, theirs = one_of_each(g.free(seat)), one_of_each(g.free(hero))
    return [PASS, *[(SWAP, one, other) for one in mine for other in theirs]]


def why_no_swap(g: BackstabHeroes, seat: Seat, choice: Any, hero: Seat) -> Refusal | None:
    """BH-3.13: one card of each hand; what is laid is not in the hand."""
    if choice == PASS:
        return None
    if not isinstance(choice, tuple) or len(choice) != 3 or choice[0] != SWAP:
        return Refusal("not-an-option")
    if choice[1] not in g.free(seat) or choice[2] not in g.free(hero):
        return Refusal("no-such-swap", "BH-3.13")
    return None


def swap(g: BackstabHeroes, seat: Seat, choice: Swap, hero: Seat) -> None:
    """The others cannot tell which cards have changed hands."""
    if not isinstance(choice, str):
        exchange_cards(g, seat, hero, [choice[1]], [choice[2]])


def exchange_cards(g: BackstabHeroes, one: Seat, other: Seat, given: list[Card], taken: list[Card]) -> None:
    """At the same time, some cards of each hand go to the other."""
    both = 1 << one | 1 << other
    for seat in (one, other):
        g.forget(seat, both, treasures=True, actions=True)
    for card in given:
        g.hand_over(one, other, card)
        g.count_unseen(one, other)
    for card in taken:
        g.hand_over(other, one, card)
        g.count_unseen(other, one)


TRICK: Final[dict[str, Callable[[BackstabHeroes, Seat], None]]] = {
    "you-go-first": you_go_first,
    "into-the-bushes": into_the_bushes,
    "switch-places": switch_places,
    "sticky-fingers": sticky_fingers,
    "healing-potion": healing_potion,
    "tripwire": tripwire,
    "friendly-nudge": friendly_nudge,
    "nosy-parker": nosy_parker,
    "taunt-the-beast": taunt_the_beast,
    "regroup": regroup,
}
