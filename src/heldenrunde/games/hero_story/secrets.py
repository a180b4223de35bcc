"""What a player may think the hidden cards are (HS-1.4).

What was played in earlier tricks nobody may look at, but everybody has seen it: it stays where it is.
"""

from __future__ import annotations

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat
from heldenrunde.core.game import all_piles, redeal_piles
from heldenrunde.games.hero_story.cards import EVIL, GOOD
from heldenrunde.games.hero_story.state import HeroStory


def redeal(g: HeroStory, seat: Seat, chance: Chance) -> None:
    """Everything that this seat does not know goes to a place where it might be; masks may hide anything (E08)."""
    redeal_piles(g, seat, chance, all_piles(g))
    for other in g.seats:
        if other != seat and not g.sides[other]:
            g.masks[other] = (GOOD, EVIL)[chance.roll("imagine", 2)]
