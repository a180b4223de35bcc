"""MU-5.2, MU-5.3: races and classes that go, and what goes with them."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, HALF, SUPER
from heldenrunde.rulebooks.munchkin.rules.figure import bigs, carries_any, classes, races, refit
from heldenrunde.rulebooks.munchkin.rules.selling import shed_bigs
from heldenrunde.rulebooks.munchkin.state import Munchkin


def drop_trait(g: Munchkin, seat: Seat, card: Card, rule: str) -> None:
    """MU-5.2, MU-5.3: a race or class goes, its abilities at once; and with it what needs it."""
    if card in g.traits[seat]:
        g.lose(seat, (card,), rule)
        settle_traits(g, seat)


def settle_traits(g: Munchkin, seat: Seat) -> None:
    """MU-5.3: Super Munchkin needs two classes and Half-Breed a race; two races or classes need them."""
    if len(classes(g, seat)) < 2 and g.has(seat, "super-munchkin"):
        g.lose(seat, tuple([card for card in g.traits[seat] if GROUP[card] == SUPER]), "MU-5.3")
    if not races(g, seat) and g.has(seat, "half-breed"):
        g.lose(seat, tuple([card for card in g.traits[seat] if GROUP[card] == HALF]), "MU-5.3")
    if one_too_many(g, seat):
        g.then(call(ask_trait, seat))
    else:
        settle_things(g, seat)


def one_too_many(g: Munchkin, seat: Seat) -> list[Card]:
    """MU-5.2: the classes or races of which one has to go."""
    if len(classes(g, seat)) > 1 and not g.has(seat, "super-munchkin"):
        return classes(g, seat)
    if len(races(g, seat)) > 1 and not g.has(seat, "half-breed"):
        return races(g, seat)
    return []


def ask_trait(g: Munchkin, seat: Seat) -> None:
    """MU-5.3: without Super Munchkin or Half-Breed one of two goes, the player chooses which."""
    g.ask(seat, one_too_many, trait_goes)


def trait_goes(g: Munchkin, seat: Seat, card: Card) -> None:
    drop_trait(g, seat, card, "MU-5.3")


def settle_things(g: Munchkin, seat: Seat) -> None:
    """MU-3.17, MU-5.5: what may no longer be used lies in the pack, and all Big items but one go at once."""
    refit(g, seat)
    too_many_bigs(g, seat)


def too_many_bigs(g: Munchkin, seat: Seat) -> None:
    """MU-5.5: on ceasing to be a dwarf, or to cheat, all Big items but one go at once."""
    if len(bigs(g, seat)) > 1 and not carries_any(g, seat):
        g.then(call(shed_bigs, seat))
