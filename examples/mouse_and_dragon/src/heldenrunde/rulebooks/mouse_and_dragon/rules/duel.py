"""MD-1, MD-3, MD-4, MD-5: set-up, four duels, who wins each of them, and the end."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.rulebooks.mouse_and_dragon.cards import ANIMALS, DRAGON, FOX, MOUSE
from heldenrunde.rulebooks.mouse_and_dragon.fields import clear_all, clear_duel
from heldenrunde.rulebooks.mouse_and_dragon.rules.laying import turn
from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card

HAND: Final = 4
COINS: Final = 3


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> MouseAndDragon:
    """MD-1.1, MD-1.4: ten cards for two players, three coins each."""
    g = MouseAndDragon()
    g.begin(chance, len(ANIMALS), call(begin))
    clear_all(g, seats)
    g.camp, g.coins = [Card(card) for card in range(len(ANIMALS))], [COINS, COINS]
    return g


def begin(g: MouseAndDragon) -> None:
    """MD-1.2, MD-1.3: four secret cards each, and the last two lie open."""
    deck, g.camp = g.camp, []
    g.chance.shuffle("deal", deck)
    for seat in (0, 1):
        g.deal(seat, deck[seat * HAND : (seat + 1) * HAND])
    g.camp = deck[2 * HAND :]
    for card in g.camp:
        g.show(card)
    g.then(call(one_duel))


def one_duel(g: MouseAndDragon) -> None:
    """MD-2.1: the challenger lays first."""
    clear_duel(g, len(g.hands))
    g.note("challenge", g.challenger)
    g.then(call(turn, g.challenger), call(turn, 1 - g.challenger), call(decide))


def decide(g: MouseAndDragon) -> None:
    """MD-3.3, MD-5.1: the winner takes both cards, the loser a coin; after four duels the match is over."""
    winner = stronger(g)
    (card,), (other,) = g.laid[winner], g.laid[1 - winner]
    g.won[winner] += [card, other]
    g.laid = [[], []]
    g.note("win", winner, (card,), rule="MD-4.1" if (card, other) == (MOUSE, DRAGON) else "", on=(other,))
    g.gain(1 - winner, 1, "MD-3.3")
    if other == FOX:
        g.gain(1 - winner, 1, "MD-4.3")
    g.challenger = winner
    if g.hands[winner]:
        g.then(call(one_duel))
    else:
        g.over = True


def stronger(g: MouseAndDragon) -> Seat:
    """MD-3.1, MD-3.2, MD-4.1: the stronger card wins, of equal ones the challenger's; the mouse beats the dragon."""
    for seat in (0, 1):
        if (g.laid[seat], g.laid[1 - seat]) == ([MOUSE], [DRAGON]):
            return seat
    other = 1 - g.challenger
    return other if strength(g, other) > strength(g, g.challenger) else g.challenger


def strength(g: MouseAndDragon, seat: Seat) -> int:
    """MD-2.3: each coin adds one."""
    return g.laid[seat][0] + g.paid[seat]
