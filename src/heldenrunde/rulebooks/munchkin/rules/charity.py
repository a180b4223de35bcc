"""MU-2.4: charity."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.rules.costs import ask_hand_cards
from heldenrunde.rulebooks.munchkin.rules.drawing import may_lay_out
from heldenrunde.rulebooks.munchkin.state import Munchkin


def hand_limit(g: Munchkin, seat: Seat) -> int:
    """Five cards, a dwarf six."""
    return 6 if g.has(seat, "dwarf") else 5


def charity(g: Munchkin) -> None:
    """MU-2.4: the excess goes to the lowest level; if that is the giver, it is discarded."""
    seat = g.turn
    excess = len(g.hands[seat]) - hand_limit(g, seat)
    if excess <= 0:
        return
    low = min(g.level)
    if g.level[seat] == low:
        g.then(call(ask_hand_cards, seat, excess, "MU-2.4"))
        return
    poor = [other for other in g.others(seat) if g.level[other] == low]
    g.then(call(give, seat, excess, tuple(poor), tuple([0] * len(poor))))


def give(g: Munchkin, seat: Seat, left: int, poor: tuple[Seat, ...], got: tuple[int, ...]) -> None:
    """MU-2.4: one card after the other; in the end those who received may lay out."""
    if left > 0:
        g.ask(seat, gifts, given, left, poor, got)
        return
    for other, n in reversed(list(zip(poor, got, strict=True))):
        may_lay_out(g, other, n)


def gifts(g: Munchkin, seat: Seat, left: int, poor: tuple[Seat, ...], got: tuple[int, ...]) -> list[tuple[Card, Seat]]:
    """MU-2.4: as evenly as possible; the giver decides who gets an odd card."""
    low = min(got)
    takers = [other for other, n in zip(poor, got, strict=True) if n == low]
    return [(card, taker) for card in g.hands[seat] for taker in takers]


def given(
    g: Munchkin, seat: Seat, choice: tuple[Card, Seat], left: int, poor: tuple[Seat, ...], got: tuple[int, ...]
) -> None:
    """MU-1.7: giver and receiver know the card."""
    card, taker = choice
    g.hands[seat].remove(card)
    g.show(card, 1 << taker)
    g.note("charity", seat, (card,), 1, to=(taker,))
    g.to_hand(taker, card)
    counts = tuple([n + (other == taker) for other, n in zip(poor, got, strict=True)])
    give(g, seat, left - 1, poor, counts)
