"""The rules: a handful of turns, each with one of every kind of choice that a table has to offer."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import PASS, Refusal, call
from heldenrunde.core.game import Card
from tests.toy import Toy, toy

TURNS: Final = 12


def set_up(chance: Chance, seats: int, settings: dict[str, Any]) -> Toy:
    return toy(call(turn), chance=chance)


def turn(g: Toy) -> None:
    """TOY-1.1 Seats take turns; after the last one the fullest purse wins."""
    if len(g.told) == TURNS:
        g.over = True
    else:
        g.then(call(turn))
        g.ask(len(g.told) % len(g.hands), moves, move, check=payable)


def moves(g: Toy, seat: int) -> list[Any]:
    """All but what one pays: that is put together."""
    hand = g.hands[seat]
    slips = [("slip", a, b) for a in hand for b in hand if a != b and not g.inside[a]]
    return [*[("lay", card) for card in hand], *slips, *(["draw"] if g.pile else []), PASS]


def payable(g: Toy, seat: int, choice: Any) -> Refusal | None:
    """TOY-1.5 Of what is in the purse any part may be paid."""
    match choice:
        case ("pay", int(n)) if 0 < n <= g.purse[seat]:
            return None
        case ("pay", _):
            return Refusal("no-such-sum", "TOY-1.5")
    return Refusal("not-an-option")


def move(g: Toy, seat: int, choice: Any) -> None:
    match choice:
        case ("lay", card):
            lay(g, seat, card)
        case ("slip", card, into):
            slip(g, seat, card, into)
        case ("pay", n):
            pay(g, seat, n)
        case "draw":
            draw(g, seat)
        case _:
            g.told.append(("pass", seat, -1))
            g.note("pass", seat)


def lay(g: Toy, seat: int, card: Card) -> None:
    """TOY-1.2 A card is laid open before everybody, and brings a coin for itself and for each card in it."""
    g.hands[seat].remove(card)
    for found in (card, *g.inside[card]):
        g.show(found)
    g.purse[seat] += 1 + len(g.inside[card])
    g.told.append(("lay", seat, card))
    g.note("lay", seat, (card,))


def slip(g: Toy, seat: int, card: Card, into: Card) -> None:
    """TOY-1.3 A card of the hand is slipped into another one."""
    g.hands[seat].remove(card)
    g.inside[into] += (card,)
    g.told.append(("slip", seat, -1))
    g.note("slip", seat, (card,), on=(into,))


def draw(g: Toy, seat: int) -> None:
    """TOY-1.4 The last card of the pile is drawn."""
    card = g.pile.pop()
    g.show(card, 1 << seat)
    g.hands[seat].append(card)
    g.told.append(("draw", seat, -1))
    g.note("draw", seat, (card,))


def pay(g: Toy, seat: int, n: int) -> None:
    """TOY-1.5 Coins that are paid are lost."""
    g.purse[seat] -= n
    g.told.append(("pay", seat, -1))
    g.note("pay", seat, n=n)
