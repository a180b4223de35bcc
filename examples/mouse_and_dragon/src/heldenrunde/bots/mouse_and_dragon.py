"""Rules of thumb for Mouse and Dragon: win with the weakest card that does, otherwise give the weakest away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heldenrunde.rulebooks.mouse_and_dragon.cards import DRAGON, MOUSE
from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

from heldenrunde.core.flow import Seat


def choose(g: MouseAndDragon, seat: Seat, options: Sequence[Any]) -> Any:
    """Challenge with the strongest card; answer with the weakest that wins, or the weakest of all."""
    lays = [option for option in options if option[0] != "swap"]
    other = 1 - seat
    plain = [option for option in lays if option[0] == "lay"]
    if not g.laid[other]:
        return max(plain, key=lambda option: option[1])
    card, paid = g.laid[other][0], g.paid[other]
    winning = [option for option in lays if beats(option, card, paid)]
    return min(winning or plain, key=lambda option: (option[1], len(option)))


def beats(option: Any, card: int, paid: int) -> bool:
    """MD-3.1, MD-3.2, MD-4.1: who answers has to be stronger, but for mouse and dragon."""
    _, mine, *coins = option
    if {mine, card} == {MOUSE, DRAGON}:
        return bool(mine == MOUSE)
    return bool(mine + sum(coins) > card + paid)
