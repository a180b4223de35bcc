"""The monsters: strength and treasures by the number of heroes, and the counterattack (BH-3.6).

A counterattack is a row of figures; `counterattack.py` reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NORMAL: Final = 0
MID: Final = 1
FAT: Final = 2
TIERS: Final = ("normal", "mid", "fat")


@dataclass(frozen=True, eq=False)
class Monster:
    """A monster card. The figures of the counterattack are damage."""

    id: str
    tier: int
    strengths: tuple[int, int, int, int]
    """With 3, 4, 5 and 6 heroes."""
    treasures: tuple[int, int, int, int]
    front: int = 0
    """For the hero at the front."""
    middle: int = 0
    """For each hero in the middle."""
    back: int = 0
    idle: int = 0
    """More, for each who dealt no damage this round."""
    eager: int = 0
    """More, for those who dealt the most damage this round (at least 1)."""
    rich: int = 0
    """More, for those with the most treasures (at least 1)."""
    robs_front: bool = False
    """The hero there loses a treasure; without one, `instead`."""
    robs_back: bool = False
    instead: int = 0


MONSTERS: Final[tuple[Monster, ...]] = (
    # rather normal
    Monster("cellar-rat-in-plate", NORMAL, (3, 4, 5, 6), (1, 1, 2, 2), front=1),
    Monster("grumpy-goblin", NORMAL, (3, 4, 6, 7), (1, 2, 2, 3), front=2),
    Monster("highway-raccoon", NORMAL, (4, 5, 6, 7), (1, 2, 2, 3), robs_back=True, instead=1),
    Monster("rattlebones", NORMAL, (4, 5, 7, 8), (2, 2, 3, 3), front=2, middle=1),
    Monster("apprentice-slime", NORMAL, (4, 5, 6, 8), (1, 2, 2, 3), middle=1),
    Monster("shadow-wolf", NORMAL, (4, 5, 7, 8), (2, 2, 3, 3), back=2),
    Monster("mushroom-gnome", NORMAL, (3, 5, 6, 7), (1, 2, 2, 3), idle=1),
    Monster("orc-on-holiday", NORMAL, (5, 6, 8, 9), (2, 3, 3, 3), front=3),
    Monster("swarm-of-bats", NORMAL, (4, 6, 7, 8), (2, 2, 3, 3), front=1, middle=1, back=1),
    Monster("snapping-casket", NORMAL, (4, 5, 7, 8), (2, 3, 3, 3), rich=2),
    Monster("hoarse-harpy", NORMAL, (5, 6, 7, 9), (2, 2, 3, 3), front=2, back=1),
    Monster("gerda-the-spider", NORMAL, (5, 6, 8, 9), (2, 3, 3, 3), eager=2),
    # not quite so fat
    Monster("two-headed-ogre", MID, (6, 8, 10, 11), (3, 3, 4, 4), front=3, middle=1),
    Monster("bespectacled-basilisk", MID, (5, 7, 9, 10), (2, 3, 3, 4), middle=2),
    Monster("crypt-count", MID, (5, 7, 9, 10), (2, 3, 4, 4), back=3),
    Monster("stone-golem", MID, (6, 8, 10, 11), (3, 3, 4, 4), front=4),
    Monster("bog-witch", MID, (5, 7, 8, 10), (2, 3, 3, 4), front=1, middle=1, back=1, idle=1),
    Monster("toll-troll", MID, (6, 7, 9, 11), (3, 3, 4, 4), robs_front=True, robs_back=True, instead=2),
    # fat
    Monster("ancient-dragon", FAT, (8, 10, 12, 14), (4, 5, 6, 7), front=4, middle=2, back=1),
    Monster("demon-prince", FAT, (7, 9, 11, 13), (4, 5, 6, 7), front=1, middle=1, back=4),
    Monster("cistern-kraken", FAT, (7, 9, 11, 13), (3, 5, 6, 7), front=1, middle=3),
    Monster("retired-lich", FAT, (7, 9, 10, 13), (3, 4, 5, 6), front=2, middle=2, back=2, rich=2),
)
PILE: Final = ((FAT, 1), (MID, 2), (NORMAL, 5))
"""From the bottom to the top (BH-1.2)."""
ROUNDS: Final = 8
