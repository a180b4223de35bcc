"""MD-2: what one does in a turn."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.rulebooks.mouse_and_dragon.cards import OWL
from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

from heldenrunde.core.flow import Refusal, Seat, call

LAY: Final = "lay"
BOOST: Final = "boost"
SWAP: Final = "swap"


def turn(g: MouseAndDragon, seat: Seat) -> None:
    """MD-2.2: lay a card; before that one may swap."""
    g.ask(seat, moves, then=move, check=why_not)


def moves(g: MouseAndDragon, seat: Seat) -> list[Any]:
    """Lay a card, with one coin or without; swap. More coins are put together (MD-2.3)."""
    hand = g.hands[seat]
    boosts = [(BOOST, card, 1) for card in hand] if g.coins[seat] else []
    swaps = [] if g.swapped[seat] else [(SWAP, card, other) for card in hand for other in g.camp]
    return [*[(LAY, card) for card in hand], *boosts, *swaps]


def why_not(g: MouseAndDragon, seat: Seat, choice: Any) -> Refusal | None:
    """The rule that a choice breaks, or None."""
    match choice:
        case ("lay", int(card)):
            return None if card in g.hands[seat] else Refusal("no-card-of-yours", "MD-2.2")
        case ("boost", int(card), int(coins)):
            if card not in g.hands[seat]:
                return Refusal("no-card-of-yours", "MD-2.2")
            if not 1 <= coins <= g.coins[seat]:
                return Refusal("no-such-sum", "MD-2.3", (("coins", g.coins[seat]),))
            return None
        case ("swap", int(card), int(other)):
            if g.swapped[seat]:
                return Refusal("no-second-swap", "MD-2.4")
            mine, there = card in g.hands[seat], other in g.camp
            return None if mine and there else Refusal("no-such-swap", "MD-2.4")
    return Refusal("not-an-option")


def move(g: MouseAndDragon, seat: Seat, choice: Any) -> None:
    """MD-2.2, MD-2.3, MD-2.4: after a swap it is still one's turn. MD-4.2: the owl looks."""
    match choice:
        case ("swap", card, other):
            g.swap(seat, card, other)
            g.then(call(turn, seat))
        case (_, card, *coins):
            g.lay(seat, card, coins[0] if coins else 0)
            if card == OWL and g.hands[1 - seat]:
                g.look(seat, 1 - seat)
