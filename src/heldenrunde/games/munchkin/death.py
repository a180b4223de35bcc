"""MU-4: death, and who takes what from the body."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.munchkin.drawing import may_lay_out
from heldenrunde.games.munchkin.spoils import take
from heldenrunde.games.munchkin.state import Munchkin


def bury(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: all but race, class, level and lasting curses is laid out and looted, from the highest level down."""
    g.bound = [pair for pair in g.bound if pair[0] not in g.extras[seat]]
    body = g.hands[seat] + g.worn[seat] + g.pack[seat] + g.extras[seat]
    g.hands[seat], g.worn[seat], g.pack[seat], g.extras[seat] = [], [], [], []
    for card in body:
        g.turn_up(card)
    if body:
        g.note("body", seat, tuple(body), len(body))
    looters = [other for other in g.seats if not g.dead[other]]
    g.chance.shuffle("loot", looters)  # equal levels roll for it
    looters.sort(key=g.level.__getitem__, reverse=True)
    g.then(*[call(ask_loot, other) for other in looters], call(leave_the_rest, seat))


def ask_loot(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: each may take one card, until nothing is left."""
    if g.faceup:
        g.ask(seat, loot, looted)


def loot(g: Munchkin, seat: Seat) -> list[Any]:
    return [*g.faceup, PASS]


def looted(g: Munchkin, seat: Seat, choice: Any) -> None:
    if choice != PASS:
        take(g, seat, choice)
        may_lay_out(g, seat, 1)


def leave_the_rest(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: what nobody took is discarded."""
    rest: list[Card] = g.faceup[:]
    g.faceup = []
    for card in rest:
        g.throw(card)
    if rest:
        g.note("discard", seat, tuple(rest), len(rest))


def rise_again(g: Munchkin, seat: Seat) -> None:
    """MU-4.2: a new character is there at once; its first cards come with its next turn."""
    g.dead[seat], g.reborn[seat] = False, True
