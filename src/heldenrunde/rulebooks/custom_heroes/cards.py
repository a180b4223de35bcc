"""The cards of Custom Heroes: 60 characters, 84 upgrades, and what a sleeve with its upgrades is worth.

Cards 0 to 59 are the characters, 60 to 143 the upgrades.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heldenrunde.core.game import Card

RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 4
GREEN: Final = 8
COLOURS: Final = {RED: "red", BLUE: "blue", YELLOW: "yellow", GREEN: "green"}
CHARACTERS: Final = 60

# The special abilities (CH-6).
NONE: Final = ""
FORM: Final = "form"
KODORA: Final = "kodora"
QUILL: Final = "quill"
BRANDO: Final = "brando"
CHARMANTA: Final = "charmanta"
SPOOKIES: Final = "spookies"
ABILITIES: Final = (NONE, FORM, KODORA, QUILL, BRANDO, CHARMANTA, SPOOKIES)


@dataclass(frozen=True, eq=False)
class Upgrade:
    """One kind of upgrade."""

    id: str
    copies: int
    colour: int
    plus: int = 0
    """What an item adds."""
    base: int = 0
    """The value that an aura puts in place of the printed one."""
    ability: str = NONE


UPGRADES: Final[tuple[Upgrade, ...]] = (
    # Mystic Forms and Kodoras: one each per player, never in the bag (CH-1.2).
    Upgrade("colossus", 1, YELLOW, ability=FORM),
    Upgrade("feuerfaust", 1, YELLOW, ability=FORM),
    Upgrade("klingor", 1, YELLOW, ability=FORM),
    Upgrade("stormclaw", 1, YELLOW, ability=FORM),
    Upgrade("mistwraith", 1, YELLOW, ability=FORM),
    Upgrade("ironheart", 1, YELLOW, ability=FORM),
    Upgrade("kodora", 6, YELLOW, ability=KODORA),
    # Auras
    Upgrade("glimmer", 1, GREEN, base=1),
    Upgrade("spark", 1, GREEN, base=2),
    Upgrade("breeze", 2, GREEN, base=3),
    Upgrade("spring", 2, GREEN, base=4),
    Upgrade("moss-glow", 2, GREEN, base=5),
    Upgrade("flame", 2, GREEN, base=6),
    Upgrade("surf", 2, GREEN, base=7),
    Upgrade("thunder", 1, GREEN, base=8),
    Upgrade("moonlight", 1, GREEN, base=9),
    Upgrade("sunfire", 1, GREEN, base=10),
    Upgrade("primal-force", 1, GREEN, base=12),
    # Left-hand items
    Upgrade("fish", 5, RED, plus=1),
    Upgrade("buckler", 5, RED, plus=2),
    Upgrade("dragon-fist", 3, RED, plus=3),
    Upgrade("balloon", 2, RED, plus=-1),
    Upgrade("teapot", 2, RED, plus=-2),
    Upgrade("ball-and-chain", 1, RED, plus=-4),
    # Right-hand items
    Upgrade("wooden-sword", 5, BLUE, plus=1),
    Upgrade("power-gauntlet", 4, BLUE, plus=2),
    Upgrade("panda-glove", 3, BLUE, plus=3),
    Upgrade("sky-blade", 1, BLUE, plus=4),
    Upgrade("bouquet", 2, BLUE, plus=-1),
    Upgrade("umbrella", 2, BLUE, plus=-2),
    Upgrade("anvil", 1, BLUE, plus=-4),
    # Companions
    Upgrade("quill", 6, YELLOW, ability=QUILL),
    Upgrade("brando", 5, YELLOW, ability=BRANDO),
    Upgrade("charmanta", 5, YELLOW, ability=CHARMANTA),
    Upgrade("spookies", 4, YELLOW, ability=SPOOKIES),
)
COST: Final = {FORM: 2, QUILL: 1, BRANDO: 1, CHARMANTA: 1, SPOOKIES: 2}
"""In power (CH-6); a Kodora cannot be activated in a set."""

KIND: Final[tuple[Upgrade, ...]] = tuple(kind for kind in UPGRADES for _ in range(kind.copies))


def kind_of(upgrade: Card) -> Upgrade:
    """What is printed on an upgrade."""
    return KIND[upgrade - CHARACTERS]


def printed(card: Card) -> int:
    """The value printed on a character."""
    return card % 10 + 1


def all_with(ability: str) -> list[Card]:
    return [Card(CHARACTERS + i) for i, kind in enumerate(KIND) if kind.ability == ability]


MYSTIC_FORMS: Final = tuple(all_with(FORM))
KODORAS: Final = tuple(all_with(KODORA))
STARTERS: Final = frozenset(MYSTIC_FORMS + KODORAS)
BAG: Final = tuple(Card(CHARACTERS + i) for i, kind in enumerate(KIND) if kind.ability not in (FORM, KODORA))


class Face:
    """What a sleeved card shows: the character and all its upgrades together (CH-4.3)."""

    character: int
    kinds: tuple[Upgrade, ...]
    worth: int
    ability: str
    taken: int
    """The colours of its upgrades, as bits (CH-4.2)."""
    stretches: bool
    """Activated, it makes a set count more than it has cards of its value (CH-6.2, CH-6.3)."""
    counts_as: int
    """Worth and ability as one number: of cards that count the same one stands for all."""

    def __init__(self, character: int, kinds: tuple[Upgrade, ...]) -> None:
        self.character, self.kinds = character, kinds
        self.worth, self.ability, self.taken = character, NONE, 0
        for kind in kinds:
            if kind.base:
                self.worth = kind.base
        for kind in kinds:
            self.worth += kind.plus
            self.taken |= kind.colour
            self.ability = self.ability or kind.ability
        self.stretches = self.ability in (BRANDO, QUILL)
        self.counts_as = self.worth * len(ABILITIES) + ABILITIES.index(self.ability)


FACES: Final[dict[tuple[int, tuple[Upgrade, ...]], Face]] = {}


def face_of(card: Card, inside: tuple[Card, ...]) -> Face:
    """The face of a card with these upgrades; equal cards share one."""
    key = printed(card), tuple(sorted([kind_of(upgrade) for upgrade in inside], key=lambda kind: kind.id))
    face = FACES.get(key)
    if face is None:
        face = FACES[key] = Face(*key)
    return face


PLAIN_FACES: Final = tuple(face_of(Card(card), ()) for card in range(CHARACTERS))


def catalogue() -> list[tuple[str, int]]:
    """Every kind of card with the number of its copies."""
    return [(f"character-{value}", 6) for value in range(1, 11)] + [(kind.id, kind.copies) for kind in UPGRADES]
