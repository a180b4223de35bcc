"""The card list a second time, as the rules print it: the tests compare the game with this, not with itself."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """A monster: strength and treasures with 3, 4, 5 and 6 heroes."""

    id: str
    strengths: tuple[int, int, int, int]
    treasures: tuple[int, int, int, int]


ATTACK_LIST = {
    "sword-swing": 4,
    "reckless-charge": 3,
    "dagger-from-the-dark": 3,
    "arrow-shot": 3,
    "shield-ram": 3,
    "fireball": 2,
    "half-hearted-poke": 3,
    "wild-swing": 2,
    "bandwagon": 3,
    "coup-de-grace": 2,
    "show-off-slash": 1,
}
TRICK_LIST = {
    "you-go-first": 3,
    "into-the-bushes": 3,
    "switch-places": 2,
    "sticky-fingers": 2,
    "healing-potion": 2,
    "tripwire": 2,
    "friendly-nudge": 1,
    "nosy-parker": 1,
    "taunt-the-beast": 1,
    "regroup": 1,
}
REACTION_LIST = {
    "duck": 2,
    "no-after-you": 2,
    "hands-off": 1,
    "objection": 1,
    "last-reserve": 1,
    "thats-mine": 1,
}
# copies, points
TREASURE_LIST = {
    "handful-of-coins": (3, 1),
    "silver-goblet": (4, 2),
    "gold-bar": (4, 3),
    "kings-crown": (2, 4),
    "dragon-egg": (1, 5),
    "glass-beads": (1, 0),
    "cursed-skull": (1, -2),
    "rusty-chamber-pot": (1, -1),
    "half-an-amulet": (2, 0),
    "dwarven-beaker": (3, 1),
    "cloak-of-shadows": (1, 1),
    "healing-salve": (1, 1),
    "enchanted-sword": (1, 2),
    "war-horn": (1, 1),
    "golden-fishing-rod": (1, 2),
    "crystal-ball": (1, 1),
    "ribbon-of-honour": (1, 1),
    "lit-bomb": (1, 0),
}
NORMAL_LIST = (
    Printed("cellar-rat-in-plate", (3, 4, 5, 6), (1, 1, 2, 2)),
    Printed("grumpy-goblin", (3, 4, 6, 7), (1, 2, 2, 3)),
    Printed("highway-raccoon", (4, 5, 6, 7), (1, 2, 2, 3)),
    Printed("rattlebones", (4, 5, 7, 8), (2, 2, 3, 3)),
    Printed("apprentice-slime", (4, 5, 6, 8), (1, 2, 2, 3)),
    Printed("shadow-wolf", (4, 5, 7, 8), (2, 2, 3, 3)),
    Printed("mushroom-gnome", (3, 5, 6, 7), (1, 2, 2, 3)),
    Printed("orc-on-holiday", (5, 6, 8, 9), (2, 3, 3, 3)),
    Printed("swarm-of-bats", (4, 6, 7, 8), (2, 2, 3, 3)),
    Printed("snapping-casket", (4, 5, 7, 8), (2, 3, 3, 3)),
    Printed("hoarse-harpy", (5, 6, 7, 9), (2, 2, 3, 3)),
    Printed("gerda-the-spider", (5, 6, 8, 9), (2, 3, 3, 3)),
)
MID_LIST = (
    Printed("two-headed-ogre", (6, 8, 10, 11), (3, 3, 4, 4)),
    Printed("bespectacled-basilisk", (5, 7, 9, 10), (2, 3, 3, 4)),
    Printed("crypt-count", (5, 7, 9, 10), (2, 3, 4, 4)),
    Printed("stone-golem", (6, 8, 10, 11), (3, 3, 4, 4)),
    Printed("bog-witch", (5, 7, 8, 10), (2, 3, 3, 4)),
    Printed("toll-troll", (6, 7, 9, 11), (3, 3, 4, 4)),
)
FAT_LIST = (
    Printed("ancient-dragon", (8, 10, 12, 14), (4, 5, 6, 7)),
    Printed("demon-prince", (7, 9, 11, 13), (4, 5, 6, 7)),
    Printed("cistern-kraken", (7, 9, 11, 13), (3, 5, 6, 7)),
    Printed("retired-lich", (7, 9, 10, 13), (3, 4, 5, 6)),
)
MONSTER_LIST = NORMAL_LIST + MID_LIST + FAT_LIST
