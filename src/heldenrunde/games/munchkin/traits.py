"""MU-5.2, MU-5.3: races and classes that go, and what goes with them."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.munchkin.cards import GROUP, HALF, SUPER
from heldenrunde.games.munchkin.figure import bigs, carries_any, classes, races, refit
from heldenrunde.games.munchkin.selling import shed_bigs
from heldenrunde.games.munchkin.state import Munchkin


def drop_trait(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-5.2, MU-5.3: a race or class goes, its abilities at once; and with it what needs it."""
    if card in g.traits[seat]:
        g.lose(seat, (card,))
        settle_traits(g, seat)


def settle_traits(g: Munchkin, seat: Seat) -> None:
    """MU-5.3, MU-3.17, MU-5.5: Super Munchkin needs two classes, Half-Breed a race; items and Big ones follow."""
    if len(classes(g, seat)) < 2 and g.has(seat, "super-munchkin"):
        g.lose(seat, tuple([card for card in g.traits[seat] if GROUP[card] == SUPER]))
    if not races(g, seat) and g.has(seat, "half-breed"):
        g.lose(seat, tuple([card for card in g.traits[seat] if GROUP[card] == HALF]))
    refit(g, seat)
    too_many_bigs(g, seat)


def too_many_bigs(g: Munchkin, seat: Seat) -> None:
    """MU-5.5: on ceasing to be a dwarf, all Big items but one go at once."""
    if len(bigs(g, seat)) > 1 and not carries_any(g, seat):
        g.then(call(shed_bigs, seat))
