"""The treasures: 38 lasting items, 23 one-shots, and what is no item."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HEAD: Final = "head"
ARMOUR: Final = "armour"
FEET: Final = "feet"
HAND: Final = "hand"
BOTH_HANDS: Final = "hands"
NO_SLOT: Final = ""
ROOM: Final = {HEAD: 1, ARMOUR: 1, FEET: 1, HAND: 2}
"""How much of each slot a figure has; what needs both hands takes two."""


@dataclass(frozen=True, eq=False)
class Item:
    id: str
    bonus: int
    gold: int
    slot: str = NO_SLOT
    big: bool = False
    only: str = ""
    """Who alone may use it: a race, class or sex."""
    never: str = ""
    """Which class may not use it."""
    elf: int = 0
    """What it gives an elf on top."""
    run: int = 0
    """What it adds to the die when running away."""
    marks: str = ""
    """fire, low (worn below the waist), stick"""
    once: str = ""
    """Usable once: "either" side of a combat, or a word of its own."""


ITEMS: Final[tuple[Item, ...]] = (
    Item("helm-of-courage", 1, 200, HEAD),
    Item("horny-helmet", 1, 600, HEAD, elf=2),
    Item("bad-ass-bandana", 3, 400, HEAD, only="human"),
    Item("pointy-hat", 3, 400, HEAD, only="wizard"),
    Item("leather-armor", 1, 200, ARMOUR),
    Item("slimy-armor", 1, 200, ARMOUR),
    Item("flaming-armor", 2, 400, ARMOUR, marks="fire"),
    Item("short-wide-armor", 3, 400, ARMOUR, only="dwarf"),
    Item("mithril-armor", 3, 600, ARMOUR, big=True, never="wizard"),
    Item("boots-butt-kicking", 2, 400, FEET, marks="low"),
    Item("boots-running", 0, 400, FEET, run=2, marks="low"),
    Item("sandals-protection", 0, 700, FEET, marks="low"),
    Item("sneaky-sword", 2, 400, HAND),
    Item("buckler", 2, 400, HAND),
    Item("broad-sword", 3, 400, HAND, only="female"),
    Item("gentlemens-club", 3, 400, HAND, only="male"),
    Item("cheese-grater", 3, 400, HAND, only="cleric"),
    Item("dagger-treachery", 3, 400, HAND, only="thief"),
    Item("rapier", 3, 600, HAND, only="elf"),
    Item("hammer-kneecapping", 4, 600, HAND, only="dwarf"),
    Item("mace-sharpness", 4, 600, HAND, only="cleric"),
    Item("shield-ubiquity", 4, 600, HAND, big=True, only="warrior"),
    Item("staff-napalm", 5, 800, HAND, only="wizard", marks="fire stick"),
    Item("rat-on-a-stick", 1, 0, HAND, marks="stick"),
    Item("tuba-of-charm", 0, 300, HAND, big=True, run=3),
    Item("eleven-foot-pole", 1, 200, BOTH_HANDS, marks="stick"),
    Item("chainsaw", 3, 600, BOTH_HANDS, big=True),
    Item("huge-rock", 3, 0, BOTH_HANDS, big=True),
    Item("bow-with-ribbons", 4, 800, BOTH_HANDS, only="elf"),
    Item("swiss-army-polearm", 4, 600, BOTH_HANDS, big=True, only="human", marks="stick"),
    Item("spiky-knees", 1, 200, marks="low"),
    Item("singing-sword", 2, 400, never="thief"),
    Item("impressive-title", 3, 0),
    Item("limburger-sandwich", 3, 400, only="halfling"),
    Item("stepladder", 3, 400, big=True, only="halfling"),
    Item("pantyhose", 3, 600, never="warrior", marks="low"),
    Item("cloak-obscurity", 4, 600, only="thief"),
    Item("kneepads-allure", 0, 600, never="cleric", marks="low"),
)

EITHER: Final = "either"
ONE_SHOTS: Final[tuple[Item, ...]] = (
    Item("sleep-potion", 2, 100, once=EITHER),
    Item("idiotic-bravery", 2, 100, once=EITHER),
    Item("halitosis", 2, 100, once=EITHER),
    Item("sports-drink", 2, 200, once=EITHER),
    Item("yuppie-water", 0, 100, once="yuppie-water"),
    Item("cotion", 3, 100, once=EITHER),
    Item("flaming-poison", 3, 100, once=EITHER, marks="fire"),
    Item("freezing-explosive", 3, 100, once=EITHER),
    Item("acid-potion", 5, 200, once=EITHER),
    Item("magic-missile", 5, 300, once=EITHER),
    Item("pretty-balloons", 5, 0, once=EITHER),
    Item("doppleganger", 0, 300, once="doppleganger"),
    Item("flask-of-glue", 0, 100, once="flask-of-glue"),
    Item("instant-wall", 0, 300, once="instant-wall"),
    Item("invisibility", 0, 200, once="invisibility"),
    Item("friendship-potion", 0, 200, once="friendship-potion"),
    Item("pollymorph", 0, 1300, once="pollymorph"),
    Item("magic-lamp", 0, 500, once="magic-lamp"),
    Item("transferral", 0, 300, once="transferral"),
    Item("loaded-die", 0, 300, once="loaded-die"),
    Item("wand-of-dowsing", 0, 1100, once="wand-of-dowsing", marks="stick"),
    Item("wishing-ring", 0, 500, once="wishing-ring"),
)
TWICE: Final = ("wishing-ring",)

LEVEL_UPS: Final = (
    "gual-gold",
    "gual-anthill",
    "gual-bribe-gm",
    "gual-addition",
    "gual-obscure",
    "gual-studliness",
    "gual-hireling",
    "gual-mutilate",
    "gual-whine",
)
