"""MU-3.10: the die. A Chicken on the head takes 1 from every roll, and a Loaded Die turns an own one."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from heldenrunde.rulebooks.munchkin.state import Munchkin


def throw_die(g: Munchkin, seat: Seat, why: str, plus: int, rule: str, on: tuple[Card, ...] = ()) -> None:
    """MU-3.10: the number lies on the table; what changes it is told with it."""
    g.die = g.chance.roll("die", 6) + 1
    g.note("roll-as" if plus else "roll", seat, n=g.die, name=why, rule=rule, on=on, m=g.die + plus)


def roll(g: Munchkin, seat: Seat, why: str, rule: str) -> None:
    """MU-5.13: a roll that is not for running away: its player may turn the die, then it stands."""
    throw_die(g, seat, why, -chicken(g, seat), rule)
    g.ask(seat, keep_or_turn, roll_stands, why)


def loaded(g: Munchkin, seat: Seat) -> list[tuple[str, int, int]]:
    """("loaded-die", card, number) for every number that does not lie there."""
    for card in g.hands[seat] + g.pack[seat]:
        if NAME[card] == "loaded-die":
            return [("loaded-die", card, n) for n in range(1, 7) if n != g.die]
    return []


def keep_or_turn(g: Munchkin, seat: Seat, why: str) -> list[Any]:
    return [PASS, *loaded(g, seat)]


def roll_stands(g: Munchkin, seat: Seat, choice: Any, why: str) -> None:
    """What the die shows in the end, with the chicken."""
    if choice != PASS:
        turn_die(g, seat, choice[1], choice[2])
    g.die -= chicken(g, seat)


def turn_die(g: Munchkin, seat: Seat, card: Card, number: int) -> None:
    g.take_away(seat, card)
    g.throw(card)
    g.die = number
    g.note("turn-die", seat, (card,), n=number)


def chicken(g: Munchkin, seat: Seat) -> int:
    return 1 if g.curses[seat] and g.cursed(seat, "curse-chicken") else 0
