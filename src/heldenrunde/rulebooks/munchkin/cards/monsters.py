"""The 37 monsters: what is regular about them. Their bad stuff is in bad_stuff.py, their manners in manners.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CANNOT_RUN: Final = -99


@dataclass(frozen=True, eq=False)
class Monster:
    id: str
    level: int
    treasures: int
    levels: int = 1
    """How many levels its death is worth."""
    against: tuple[tuple[str, int], ...] = ()
    """Its bonuses against a race or class."""
    run: int = 0
    """What it adds to the die of those who run from it; CANNOT_RUN: nobody escapes."""
    spares: int = 0
    """It does not pursue players up to this level."""
    undead: bool = False


MONSTERS: Final[tuple[Monster, ...]] = (
    Monster("potted-plant", 1, 1, run=99),
    Monster("lame-goblin", 1, 1, run=1),
    Monster("crabs", 1, 1, run=CANNOT_RUN),
    Monster("drooling-slime", 1, 1, against=(("elf", 4),)),
    Monster("maul-rat", 1, 1, against=(("cleric", 3),)),
    Monster("gelatinous-octahedron", 2, 1, run=1),
    Monster("pit-bull", 2, 1),
    Monster("flying-frogs", 2, 1, run=-1),
    Monster("mr-bones", 2, 1, undead=True),
    Monster("large-angry-chicken", 2, 1),
    Monster("undead-horse", 4, 2, against=(("dwarf", 5),), undead=True),
    Monster("snails-on-speed", 4, 2, run=-2),
    Monster("leperchaun", 4, 2, against=(("elf", 5),)),
    Monster("harpies", 4, 2, against=(("wizard", 5),)),
    Monster("shrieking-geek", 6, 2, against=(("warrior", 6),)),
    Monster("platycore", 6, 2, against=(("wizard", 6),)),
    Monster("pukachu", 6, 2),
    Monster("lawyers", 6, 2),
    Monster("amazon", 8, 2),
    Monster("gazebo", 8, 2),
    Monster("ghoulfiends", 8, 2),
    Monster("face-sucker", 8, 2, against=(("elf", 6),)),
    Monster("floating-nose", 10, 3, run=CANNOT_RUN),
    Monster("3872-orcs", 10, 3, against=(("dwarf", 6),)),
    Monster("net-troll", 10, 3),
    Monster("bigfoot", 12, 3, against=(("dwarf", 3), ("halfling", 3))),
    Monster("wannabe-vampire", 12, 3),
    Monster("tongue-demon", 12, 3, against=(("cleric", 4),)),
    Monster("stoned-golem", 14, 4),
    Monster("insurance-salesman", 14, 4),
    Monster("unspeakable-horror", 14, 4, against=(("warrior", 4),)),
    Monster("hippogriff", 16, 4, 2, spares=3),
    Monster("king-tut", 16, 4, 2, spares=3, undead=True),
    Monster("wight-brothers", 16, 4, 2, spares=3, undead=True),
    Monster("squidzilla", 18, 4, 2, spares=4),
    Monster("bullrog", 18, 5, 2, spares=4),
    Monster("plutonium-dragon", 20, 5, 2, spares=5),
)
