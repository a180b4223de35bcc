"""Random play to the end of a match, all of it inside the kernel: what a search lives on."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import listed
from heldenrunde.core.game import Game

# Park and Miller's generator: whatever it multiplies fits into a machine word.
FACTOR: Final = 48_271
PRIME: Final = 0x7FFF_FFFF


def play_out(g: Game, seed: int) -> int:
    """Decide at random, for every seat, until the match is over; how many decisions were there?"""
    state = seed % (PRIME - 1) + 1
    made = 0
    while not g.over:
        seat = g.waiting()[0] if g.sealed else g.asked[0]
        options = listed(g.choices, g, seat, g.extra)
        state = state * FACTOR % PRIME
        g.take(seat, options[state * len(options) >> 31])
        made += 1
    return made
