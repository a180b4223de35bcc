"""BH-3.5: reaction cards, and everything that may be reacted to.

What is about to happen stands in `due`, `hero`, `by`, `much` and `where`; who may react is asked by an offer, of which
the others learn nothing; if nobody reacts, it happens.
"""

from __future__ import annotations

from heldenrunde.core.flow import Rule, Seat
from heldenrunde.core.game import Card
from heldenrunde.games.backstab_heroes.cards import (
    DUCK,
    HANDS_OFF,
    LAST_RESERVE,
    NO_AFTER_YOU,
    OBJECTION,
    THATS_MINE,
)
from heldenrunde.games.backstab_heroes.state import NOBODY, BackstabHeroes

PREVENTED = 3


def announce(g: BackstabHeroes, due: str, hero: Seat, by: Seat = NOBODY, much: int = 0, where: str = "") -> None:
    """Something is about to happen."""
    g.due, g.hero, g.by, g.much, g.where = due, hero, by, much, where


def held(g: BackstabHeroes, seat: Seat, kind: tuple[Card, ...]) -> list[Card]:
    """The copies of a reaction card in a hand; equal cards are one option."""
    for card in kind:
        if card in g.hands[seat]:
            return [card]
    return []


def use(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """BH-3.11: a reaction is discarded as soon as it is resolved."""
    g.play_reaction(seat, card)
    g.due = ""


# -- damage: Duck! ---------------------------------------------------------------------------------------------------


def suffer(g: BackstabHeroes, hero: Seat, n: int) -> None:
    """BH-3.7: a hero is about to suffer damage."""
    if n > 0:
        announce(g, "hit", hero, much=n)
        g.offer((hero,), ducks, then=duck, otherwise=wounded)


def ducks(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, DUCK)


def duck(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """R01: prevent up to 3 damage; the rest may be prevented by another one (BH-3.5)."""
    n = g.much
    use(g, seat, card)
    g.note("prevent", seat, n=min(n, PREVENTED))
    suffer(g, seat, n - PREVENTED)


def wounded(g: BackstabHeroes) -> None:
    """BH-3.7: damage is kept as markers."""
    g.due = ""
    g.take_damage(g.hero, g.much)


# -- moves: No, After You! -------------------------------------------------------------------------------------------


def move(g: BackstabHeroes, hero: Seat, where: str, by: Seat) -> None:
    """BH-2.1, BH-2.2: a card moves one hero; who is already there is not moved."""
    if g.place(hero) == where:
        return
    if hero == by:
        g.go(hero, where)
        return
    announce(g, "move", hero, by, where=where)
    g.offer((hero,), after_yous, then=after_you, otherwise=moved)


def trade_places(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    """BH-2.1: two heroes are about to take over each other's position."""
    if g.place(hero) != g.place(by):
        announce(g, "swap", hero, by)
        g.offer((hero,), after_yous, then=after_you, otherwise=traded)


def after_yous(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, NO_AFTER_YOU)


def after_you(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """R02, BH-3.5: you stay; the other hero moves there, and may answer in kind. Against Switch Places nobody moves."""
    due, by, where = g.due, g.by, g.where
    use(g, seat, card)
    if due == "move":
        move(g, by, where, seat)


def moved(g: BackstabHeroes) -> None:
    g.due = ""
    g.go(g.hero, g.where)


def traded(g: BackstabHeroes) -> None:
    g.due = ""
    g.change_places(g.by, g.hero)


# -- hands: Hands Off! -----------------------------------------------------------------------------------------------


def reach(g: BackstabHeroes, hero: Seat, by: Seat, otherwise: Rule) -> None:
    """A card is about to look at, take or swap cards in another hand."""
    announce(g, "look", hero, by)
    g.offer((hero,), hands_offs, then=hands_off, otherwise=otherwise)


def hands_offs(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, HANDS_OFF)


def hands_off(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """R03, BH-3.5: that part is cancelled; the other hero suffers 1 damage."""
    by = g.by
    use(g, seat, card)
    suffer(g, by, 1)


# -- Objection!, Last Reserve, That's Mine! --------------------------------------------------------------------------


def objections(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, OBJECTION)


def reserves(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, LAST_RESERVE)


def mines(g: BackstabHeroes, seat: Seat) -> list[Card]:
    return held(g, seat, THATS_MINE)
