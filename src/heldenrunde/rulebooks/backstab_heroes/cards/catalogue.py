"""The cards of Backstab Heroes: 55 action cards, 30 treasures and 22 monsters.

Cards 0 to 54 are the action cards (first the attacks, then the other ones, last the reactions), 55 to 84 the
treasures, 85 to 106 the monsters. What a card does stands in the file of its family.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import MONSTERS, Monster


class Kind(NamedTuple):
    """A kind of action or treasure card."""

    id: str
    copies: int
    vp: int = 0
    """Of a treasure; some are worth more together (BH-4.1)."""


ATTACK_KINDS: Final = (
    Kind("sword-swing", 4),
    Kind("reckless-charge", 3),
    Kind("dagger-from-the-dark", 3),
    Kind("arrow-shot", 3),
    Kind("shield-ram", 3),
    Kind("fireball", 2),
    Kind("half-hearted-poke", 3),
    Kind("wild-swing", 2),
    Kind("bandwagon", 3),
    Kind("coup-de-grace", 2),
    Kind("show-off-slash", 1),
)
TRICK_KINDS: Final = (
    Kind("you-go-first", 3),
    Kind("into-the-bushes", 3),
    Kind("switch-places", 2),
    Kind("sticky-fingers", 2),
    Kind("healing-potion", 2),
    Kind("tripwire", 2),
    Kind("friendly-nudge", 1),
    Kind("nosy-parker", 1),
    Kind("taunt-the-beast", 1),
    Kind("regroup", 1),
)
REACTION_KINDS: Final = (
    Kind("duck", 2),
    Kind("no-after-you", 2),
    Kind("hands-off", 1),
    Kind("objection", 1),
    Kind("last-reserve", 1),
    Kind("thats-mine", 1),
)
TREASURE_KINDS: Final = (
    Kind("handful-of-coins", 3, 1),
    Kind("silver-goblet", 4, 2),
    Kind("gold-bar", 4, 3),
    Kind("kings-crown", 2, 4),
    Kind("dragon-egg", 1, 5),
    Kind("glass-beads", 1, 0),
    Kind("cursed-skull", 1, -2),
    Kind("rusty-chamber-pot", 1, -1),
    Kind("half-an-amulet", 2, 0),
    Kind("dwarven-beaker", 3, 1),
    Kind("cloak-of-shadows", 1, 1),
    Kind("healing-salve", 1, 1),
    Kind("enchanted-sword", 1, 2),
    Kind("war-horn", 1, 1),
    Kind("golden-fishing-rod", 1, 2),
    Kind("crystal-ball", 1, 1),
    Kind("ribbon-of-honour", 1, 1),
    Kind("lit-bomb", 1, 0),
)
ACTION_KINDS: Final = ATTACK_KINDS + TRICK_KINDS + REACTION_KINDS
KIND: Final[tuple[Kind, ...]] = tuple(kind for kind in ACTION_KINDS + TREASURE_KINDS for _ in range(kind.copies))
NAME: Final = tuple([kind.id for kind in KIND])
ATTACKS: Final = sum([kind.copies for kind in ATTACK_KINDS])
REACTIONS: Final = ATTACKS + sum([kind.copies for kind in TRICK_KINDS])
"""The first of them."""
ACTIONS: Final = REACTIONS + sum([kind.copies for kind in REACTION_KINDS])
TREASURES: Final = len(KIND)
"""All cards below this number have the same back (BH-1.1)."""
CARDS: Final = TREASURES + len(MONSTERS)


def id_of(card: Card) -> str:
    """By which the texts call a card."""
    return KIND[card].id if card < TREASURES else MONSTERS[card - TREASURES].id


def monster_of(card: Card) -> Monster:
    return MONSTERS[card - TREASURES]


def is_attack(card: Card) -> bool:
    return card < ATTACKS


def is_action(card: Card) -> bool:
    """Of the action pile: attacks, other action cards and reactions."""
    return card < ACTIONS


def is_reaction(card: Card) -> bool:
    return REACTIONS <= card < ACTIONS


def is_treasure(card: Card) -> bool:
    return ACTIONS <= card < TREASURES


def one_of_each(cards: list[Card]) -> list[Card]:
    """Equal cards make one option."""
    found: dict[str, Card] = {}
    for card in cards:
        if NAME[card] not in found:
            found[NAME[card]] = card
    return list(found.values())


def all_of(id: str) -> tuple[Card, ...]:
    """All copies of a kind."""
    return tuple([Card(card) for card, kind in enumerate(KIND) if kind.id == id])


DUCK: Final = all_of("duck")
NO_AFTER_YOU: Final = all_of("no-after-you")
HANDS_OFF: Final = all_of("hands-off")
OBJECTION: Final = all_of("objection")
LAST_RESERVE: Final = all_of("last-reserve")
THATS_MINE: Final = all_of("thats-mine")
AMULETS: Final = all_of("half-an-amulet")
BEAKERS: Final = all_of("dwarven-beaker")


def catalogue() -> list[tuple[str, int]]:
    """Every kind of card with the number of its copies."""
    return [(kind.id, kind.copies) for kind in ACTION_KINDS + TREASURE_KINDS] + [(kind.id, 1) for kind in MONSTERS]
