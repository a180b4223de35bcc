"""The 168 cards: numbers 0 to 94 are the doors, 95 to 167 the treasures; every further set begins at the next 168."""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.monsters import MONSTERS, Monster
from heldenrunde.rulebooks.munchkin.cards.things import ITEMS, LEVEL_UPS, ONE_SHOTS, TWICE, Item

# The groups.
MONSTER: Final = "monster"
CURSE: Final = "curse"
RACE: Final = "race"
CLASS: Final = "class"
HALF: Final = "half"
SUPER: Final = "super"
ENHANCER: Final = "enhancer"
WANDERING: Final = "wandering-monster"
MATE: Final = "mate"
ILLUSION: Final = "illusion"
LUNCH: Final = "out-to-lunch"
HELP_ME: Final = "help-me-out-here"
CHEAT: Final = "cheat"
DIVINE: Final = "divine-intervention"
ITEM: Final = "item"
ONCE: Final = "once"
LEVEL: Final = "level"
STEAL: Final = "steal-a-level"
HOARD: Final = "hoard"
HIRELING: Final = "hireling"

RACES: Final = ("elf", "dwarf", "halfling")
CLASSES: Final = ("warrior", "wizard", "thief", "cleric")
SEXES: Final = ("female", "male")
TRAITS: Final = frozenset((RACE, CLASS, HALF, SUPER))

CURSES: Final = (
    ("curse-change-class", 1),
    ("curse-change-race", 1),
    ("curse-change-sex", 1),
    ("curse-chicken", 1),
    ("curse-duck", 1),
    ("curse-income-tax", 1),
    ("curse-lose-big", 1),
    ("curse-lose-level", 2),
    ("curse-lose-small", 2),
    ("curse-lose-armor", 1),
    ("curse-lose-footgear", 1),
    ("curse-lose-headgear", 1),
    ("curse-lose-two-cards", 1),
    ("curse-lose-class", 1),
    ("curse-lose-race", 1),
    ("curse-malign-mirror", 1),
    ("curse-truly-obnoxious", 1),
)
ENHANCERS: Final = (
    ("ancient", 10, 2),
    ("humongous", 10, 2),
    ("enraged", 5, 1),
    ("intelligent", 5, 1),
    ("baby", -5, -1),
)
"""What they add to the monster's level and to its treasures."""


class Kind(NamedTuple):
    """What is printed on a card."""

    id: str
    group: str
    copies: int = 1
    monster: Monster | None = None
    item: Item | None = None
    plus: int = 0
    """Of an enhancer: levels."""
    treasures: int = 0
    """Of an enhancer."""


KINDS: Final[tuple[Kind, ...]] = (
    *[Kind(monster.id, MONSTER, monster=monster) for monster in MONSTERS],
    *[Kind(id, CURSE, copies) for id, copies in CURSES],
    *[Kind(race, RACE, 3) for race in RACES],
    Kind("half-breed", HALF, 2),
    *[Kind(name, CLASS, 3) for name in CLASSES],
    Kind("super-munchkin", SUPER, 2),
    *[Kind(id, ENHANCER, plus=plus, treasures=treasures) for id, plus, treasures in ENHANCERS],
    Kind("wandering-monster", WANDERING, 3),
    *[Kind(group, group) for group in (MATE, ILLUSION, LUNCH, HELP_ME, CHEAT, DIVINE)],
    *[Kind(item.id, ITEM, item=item) for item in ITEMS],
    *[Kind(item.id, ONCE, 2 if item.id in TWICE else 1, item=item) for item in ONE_SHOTS],
    *[Kind(id, LEVEL) for id in LEVEL_UPS],
    *[Kind(group, group) for group in (STEAL, HOARD, HIRELING)],
)
SET: Final = 168
DOORS: Final = 95
MOST_SETS: Final = 3

ONE_SET: Final = [kind for kind in KINDS for _ in range(kind.copies)]
ALL_CARDS: Final = ONE_SET * MOST_SETS
GROUP: Final[list[str]] = [kind.group for kind in ALL_CARDS]
NAME: Final[list[str]] = [kind.id for kind in ALL_CARDS]
IS_DOOR: Final[list[bool]] = [number % SET < DOORS for number in range(len(ALL_CARDS))]
NOTHING: Final = Item("", 0, 0)
THING: Final[list[Item]] = [kind.item or NOTHING for kind in ALL_CARDS]
"""Per card, the item; NOTHING for what is none."""
NOBODY: Final = Monster("", 0, 0)
FOE: Final[list[Monster]] = [kind.monster or NOBODY for kind in ALL_CARDS]


def kind_of(card: Card) -> Kind:
    return ALL_CARDS[card]


def is_item(card: Card) -> bool:
    """Lasting or usable once; only items are sold, traded, stolen and carried."""
    return GROUP[card] in (ITEM, ONCE)


def catalogue() -> list[tuple[str, int]]:
    """Every kind of card with its number of copies in a set."""
    return [(kind.id, kind.copies) for kind in KINDS]
