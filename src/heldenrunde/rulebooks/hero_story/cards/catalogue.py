"""The cards of Hero Story (HS-1.1): what is printed on playing cards, and the number of every ability and event.

Cards 0 to 51 are the playing cards, 52 to 55 the extra Love cards of the solo game. Then come the abilities: story
cards, personalities and identities, card = 55 + number; then the events and the Vancardian cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.game import Card

BRAINS, LOVE, SPEED, STRENGTH = 0, 1, 2, 3
SUITS: Final = ("brains", "love", "speed", "strength")
PLAIN_SUITS: Final = (BRAINS, SPEED, STRENGTH)
NO_SUIT: Final = -1
GOOD: Final = "good"
EVIL: Final = "evil"

DECK: Final = 52
EXTRA_LOVE: Final = (4, 7, 10, 13)
FIRST_ABILITY: Final = 56
PLAYING: Final = range(FIRST_ABILITY)
SUIT: Final = tuple([card // 13 for card in range(DECK)] + [LOVE] * 4)
VALUE: Final = tuple([card % 13 + 1 for card in range(DECK)] + list(EXTRA_LOVE))

# The story cards S01 to S64.
TELEKINESIS, HEAT_VISION, LIGHTNING_REFLEXES, MASTERMIND, SIZE_SHIFTER, SHAPESHIFTING, INVISIBILITY = range(1, 8)
HEART_POWER, SLOW_MOTION, MAGNETISM, X_RAY_VISION, INVULNERABLE, DUPLICATION, SHOCKWAVE = range(8, 15)
GRAPPLING_HOOK, SMOKE_BOMB, COMMUNICATOR, ANALYSIS_GOGGLES, FORCE_FIELD, PRECISION_SLING = range(15, 21)
RECON_DRONE, JETPACK, HOLO_PROJECTOR, PANIC_BUTTON, BOOMERANG, SIGNAL_JAMMER = range(21, 27)
UNDERCOVER, MONOLOGUING, LAB_ACCIDENT, UNDERDOG, BROKEN_HEART, MOUNTAIN_TRAINING = range(27, 33)
SECRET_LAB, DOUBLE_LIFE, INHERITANCE, PROPHECY = range(33, 37)
STEALTH_SUIT, SHOWSTOPPER_SUIT, POWER_ARMOR, SHADOW_CAPE, HEROS_CAPE, CHAMELEON_SUIT = range(37, 43)
ROCKET_BOOTS, NANOSUIT = range(43, 45)
GIANT_SNAKE, LOYAL_BUTLER, FAITHFUL_DOG, ACE_REPORTER, BEST_FRIEND, MENTOR, CARRIER_PIGEONS = range(45, 52)
TEAM_UP, MIRROR_IMAGE, SHADOW_TWIN, BLACKMAILER, PUPPETEER, MASTER_THIEF, NEMESIS = range(52, 59)
TIME_TRAVEL, SUPERNOVA, REALITY_WARP, WORLD_DOMINATION, HEROIC_SACRIFICE, FINAL_SHOWDOWN = range(59, 65)
# The personalities P1 to P5.
BRAVE, LEVEL_HEADED, CURIOUS, CUNNING, STUBBORN = range(65, 70)
# The identities I01 to I10.
CAPTAIN_COMET, WARDEN, NIGHTMOTH, ORACLE, STORMBRINGER, DOPPELGANGER, INVENTOR, SHADOW_KING = range(70, 78)
TITANESS, QUEEN_OF_HEARTS = range(78, 80)
NUMBERS: Final = 80
"""Abilities are numbered from 1 to 79."""

STORIES: Final = range(1, 65)
PERSONALITIES: Final = range(65, 70)
IDENTITIES: Final = range(70, 80)

# The events E01 to E18.
POWER_TRANSFER, HEARTBREAK, BLACKOUT, UPSIDE_DOWN, POWER_SURGE, BODY_SWAP = range(1, 7)
RED_ALERT, MASQUERADE, HERO_GALA, VILLAINS_CONVENTION, BOUNTY, DOUBLE_STAKES = range(7, 13)
ARTIFACT_HUNT, WAVE_OF_LOVE, QUANTUM_STORM, CHANGING_OF_THE_GUARD, FRESH_START, UNMASKED = range(13, 19)
EVENTS: Final = (
    "power-transfer",
    "heartbreak",
    "blackout",
    "upside-down",
    "power-surge",
    "body-swap",
    "red-alert",
    "masquerade",
    "hero-gala",
    "villains-convention",
    "bounty",
    "double-stakes",
    "artifact-hunt",
    "wave-of-love",
    "quantum-storm",
    "changing-of-the-guard",
    "fresh-start",
    "unmasked",
)
GREEN_EVENTS: Final = frozenset(
    (
        POWER_TRANSFER,
        HEARTBREAK,
        POWER_SURGE,
        MASQUERADE,
        VILLAINS_CONVENTION,
        BOUNTY,
        CHANGING_OF_THE_GUARD,
        FRESH_START,
        UNMASKED,
    )
)
"""By the colour of their lightning, for the solo game; the others are red."""


class Vancardian(NamedTuple):
    """A card of the Vancardian deck."""

    green: bool
    extra: tuple[int, int]
    """Extra Love cards for Automaton and Factoryon."""
    leads: int
    """Who leads trick 1: 0 you, 1 Automaton, 2 Factoryon."""


VANCARDIANS: Final = (
    Vancardian(True, (0, 1), 0),
    Vancardian(False, (1, 0), 1),
    Vancardian(True, (1, 1), 2),
    Vancardian(False, (0, 2), 0),
    Vancardian(True, (2, 0), 1),
    Vancardian(False, (1, 1), 2),
    Vancardian(True, (0, 1), 0),
    Vancardian(False, (1, 0), 1),
    Vancardian(True, (1, 1), 2),
    Vancardian(False, (1, 1), 0),
)
FIRST_EVENT: Final = FIRST_ABILITY + NUMBERS - 1
FIRST_VANCARDIAN: Final = FIRST_EVENT + len(EVENTS)
CARDS: Final = FIRST_VANCARDIAN + len(VANCARDIANS)


def ability_card(number: int) -> Card:
    """The card of an ability."""
    return Card(FIRST_ABILITY - 1 + number)


def ability_of(card: Card) -> int:
    """The number of the ability on a story card, tableau or identity."""
    return card - FIRST_ABILITY + 1


def event_card(number: int) -> Card:
    return Card(FIRST_EVENT - 1 + number)


def event_of(card: Card) -> int:
    return card - FIRST_EVENT + 1


def vancardian_of(card: Card) -> Vancardian:
    return VANCARDIANS[card - FIRST_VANCARDIAN]


def bit(number: int) -> int:
    """An ability in a set of abilities."""
    return 1 << number


def bits(*numbers: int) -> int:
    """Several of them."""
    return sum([1 << number for number in numbers])


def back_of(card: Card) -> int:
    """Cards of one deck look alike from behind."""
    if card < DECK:
        return 0
    if card < FIRST_ABILITY:
        return 1
    number = ability_of(card)
    if number in STORIES:
        return 2
    if number < NUMBERS:
        return 3 if number in PERSONALITIES else 4
    return 5 if card < FIRST_VANCARDIAN else 6
