"""BH-3.5: reaction cards, and everything that may be reacted to.

Who may react is asked by an offer, of which the others learn nothing; if nobody reacts, it happens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import (
    DUCK,
    HANDS_OFF,
    LAST_RESERVE,
    NO_AFTER_YOU,
    OBJECTION,
    THATS_MINE,
)
from heldenrunde.rulebooks.backstab_heroes.state import BackstabHeroes

PREVENTED: Final = 3


def held(g: BackstabHeroes, seat: Seat, kind: tuple[Card, ...]) -> list[Card]:
    """The copies of a reaction card in a hand; equal cards are one option."""
    for card in kind:
        if card in g.hands[seat]:
            return [card]
    return []


# -- damage: Duck! ---------------------------------------------------------------------------------------------------


def suffer(g: BackstabHeroes, hero: Seat, n: int) -> None:
    """BH-3.7: a hero is about to suffer damage."""
    if n > 0:
        g.offer((hero,), ducks, duck, wounded, hero, n)


def ducks(g: BackstabHeroes, seat: Seat, hero: Seat, n: int) -> list[Card]:
    return held(g, seat, DUCK)


def duck(g: BackstabHeroes, seat: Seat, card: Card, hero: Seat, n: int) -> None:
    """R01: prevent up to 3 damage; the rest may be prevented by another one (BH-3.5)."""
    g.play_reaction(seat, card)
    g.note("prevent", seat, n=min(n, PREVENTED))
    suffer(g, seat, n - PREVENTED)


def wounded(g: BackstabHeroes, hero: Seat, n: int) -> None:
    """BH-3.7: damage is kept as markers."""
    g.take_damage(hero, n)


# -- moves: No, After You! -------------------------------------------------------------------------------------------


def move(g: BackstabHeroes, hero: Seat, where: str, by: Seat) -> None:
    """BH-2.1, BH-2.2: a card moves one hero; who is already there is not moved."""
    if hero == by or g.place(hero) == where:
        g.go(hero, where)
    else:
        g.offer((hero,), after_yous, after_you, moved, hero, where, by)


def after_yous(g: BackstabHeroes, seat: Seat, hero: Seat, where: str, by: Seat) -> list[Card]:
    return held(g, seat, NO_AFTER_YOU)


def after_you(g: BackstabHeroes, seat: Seat, card: Card, hero: Seat, where: str, by: Seat) -> None:
    """R02, BH-3.5: you stay; the other hero moves there, and may answer in kind."""
    g.play_reaction(seat, card)
    move(g, by, where, seat)


def moved(g: BackstabHeroes, hero: Seat, where: str, by: Seat) -> None:
    g.go(hero, where)


def trade_places(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    """BH-2.1: two heroes are about to take over each other's position."""
    if g.place(hero) == g.place(by):
        g.note("same-place", by, to=(hero,))
    else:
        g.offer((hero,), stays, stay, traded, hero, by)


def stays(g: BackstabHeroes, seat: Seat, hero: Seat, by: Seat) -> list[Card]:
    return held(g, seat, NO_AFTER_YOU)


def stay(g: BackstabHeroes, seat: Seat, card: Card, hero: Seat, by: Seat) -> None:
    """R02: against Switch Places nobody moves."""
    g.play_reaction(seat, card)
    g.note("no-effect", by, (g.shown[by][-1],))


def traded(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    g.change_places(by, hero)


# -- hands: Hands Off! -----------------------------------------------------------------------------------------------


def reach(g: BackstabHeroes, hero: Seat, by: Seat, otherwise: Callable[[BackstabHeroes, Seat, Seat], None]) -> None:
    """A card is about to look at, take or swap cards in another hand."""
    g.offer((hero,), hands_offs, hands_off, otherwise, hero, by)


def hands_offs(g: BackstabHeroes, seat: Seat, hero: Seat, by: Seat) -> list[Card]:
    return held(g, seat, HANDS_OFF)


def hands_off(g: BackstabHeroes, seat: Seat, card: Card, hero: Seat, by: Seat) -> None:
    """R03, BH-3.5: that part is cancelled; the other hero suffers 1 damage."""
    g.play_reaction(seat, card)
    suffer(g, by, 1)


# -- Objection!, Last Reserve, That's Mine! --------------------------------------------------------------------------


def objections(g: BackstabHeroes, seat: Seat, other: Seat, revealed: Card) -> list[Card]:
    return held(g, seat, OBJECTION)


def reserves(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, LAST_RESERVE)


def mines(g: BackstabHeroes, seat: Seat, first: Seat) -> list[Card]:
    return held(g, seat, THATS_MINE)
