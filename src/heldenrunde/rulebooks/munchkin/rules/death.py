"""MU-4: death, and who takes what from the body."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.rules.drawing import may_lay_out
from heldenrunde.rulebooks.munchkin.rules.spoils import take
from heldenrunde.rulebooks.munchkin.state import Munchkin


def bury(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: all but race, class, level and lasting curses is laid out and looted, from the highest level down."""
    g.bound = [pair for pair in g.bound if pair[0] not in g.extras[seat]]
    body = g.hands[seat] + g.worn[seat] + g.pack[seat] + g.extras[seat]
    g.hands[seat], g.worn[seat], g.pack[seat], g.extras[seat] = [], [], [], []
    for card in body:
        g.turn_up(card)
    if body:
        g.note("body", seat, tuple(body), len(body))
        g.then(call(queue_up, seat, (), by_level(g)))


def by_level(g: Munchkin) -> tuple[tuple[Seat, ...], ...]:
    """MU-4.1: from the highest level down, those of the same level together."""
    levels = sorted({g.level[seat] for seat in g.seats if not g.dead[seat]}, reverse=True)
    return tuple([tuple([seat for seat in g.seats if g.level[seat] == n and not g.dead[seat]]) for n in levels])


def queue_up(g: Munchkin, body: Seat, queue: tuple[Seat, ...], tied: tuple[tuple[Seat, ...], ...]) -> None:
    """MU-4.1: when nobody is tied any more they loot one after the other."""
    while tied and len(tied[0]) == 1:
        queue, tied = queue + tied[0], tied[1:]
    if tied:
        g.then(call(queue_up, body, queue, by_roll(g, tied[0]) + tied[1:]))
    else:
        g.then(*[call(ask_loot, seat) for seat in queue], call(leave_the_rest, body))


def by_roll(g: Munchkin, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """MU-4.1: players of the same level roll for it, the higher first; those who roll the same roll again."""
    rolls: dict[int, tuple[Seat, ...]] = {}
    for seat in seats:
        number = g.chance.roll("loot", 6) + 1
        g.note("roll", seat, n=number, name="loot", rule="MU-4.1")
        rolls[number] = (*rolls.get(number, ()), seat)
    return tuple([rolls[number] for number in sorted(rolls, reverse=True)])


def ask_loot(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: each may take one card, until nothing is left."""
    if g.faceup:
        g.ask(seat, loot, looted)


def loot(g: Munchkin, seat: Seat) -> list[Any]:
    return [*g.faceup, PASS]


def looted(g: Munchkin, seat: Seat, choice: Any) -> None:
    if choice != PASS:
        take(g, seat, (choice,), "MU-4.1")
        may_lay_out(g, seat, 1)


def leave_the_rest(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: what nobody took is discarded."""
    rest: list[Card] = g.faceup[:]
    g.faceup = []
    for card in rest:
        g.throw(card)
    if rest:
        g.note("discard", seat, tuple(rest), len(rest), rule="MU-4.1")


def rise_again(g: Munchkin, seat: Seat) -> None:
    """MU-4.2: a new character is there at once; its first cards come with its next turn."""
    g.dead[seat], g.reborn[seat] = False, True
