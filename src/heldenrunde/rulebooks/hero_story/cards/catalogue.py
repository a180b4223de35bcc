"""The cards of Hero Story (HS-1.1): what is printed on playing cards, and the number of every ability and event.

Cards 0 to 51 are the playing cards, 52 to 55 the extra Love cards of the solo game. Then come the abilities: story
cards, personalities and identities, card = 55 + number; then the events and the Vancardian cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.game import Card

BRAINS: Final = 0
LOVE: Final = 1
SPEED: Final = 2
STRENGTH: Final = 3
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
TELEKINESIS: Final = 1
HEAT_VISION: Final = 2
LIGHTNING_REFLEXES: Final = 3
MASTERMIND: Final = 4
SIZE_SHIFTER: Final = 5
SHAPESHIFTING: Final = 6
INVISIBILITY: Final = 7
HEART_POWER: Final = 8
SLOW_MOTION: Final = 9
MAGNETISM: Final = 10
X_RAY_VISION: Final = 11
INVULNERABLE: Final = 12
DUPLICATION: Final = 13
SHOCKWAVE: Final = 14
GRAPPLING_HOOK: Final = 15
SMOKE_BOMB: Final = 16
COMMUNICATOR: Final = 17
ANALYSIS_GOGGLES: Final = 18
FORCE_FIELD: Final = 19
PRECISION_SLING: Final = 20
RECON_DRONE: Final = 21
JETPACK: Final = 22
HOLO_PROJECTOR: Final = 23
PANIC_BUTTON: Final = 24
BOOMERANG: Final = 25
SIGNAL_JAMMER: Final = 26
UNDERCOVER: Final = 27
MONOLOGUING: Final = 28
LAB_ACCIDENT: Final = 29
UNDERDOG: Final = 30
BROKEN_HEART: Final = 31
MOUNTAIN_TRAINING: Final = 32
SECRET_LAB: Final = 33
DOUBLE_LIFE: Final = 34
INHERITANCE: Final = 35
PROPHECY: Final = 36
STEALTH_SUIT: Final = 37
SHOWSTOPPER_SUIT: Final = 38
POWER_ARMOR: Final = 39
SHADOW_CAPE: Final = 40
HEROS_CAPE: Final = 41
CHAMELEON_SUIT: Final = 42
ROCKET_BOOTS: Final = 43
NANOSUIT: Final = 44
GIANT_SNAKE: Final = 45
LOYAL_BUTLER: Final = 46
FAITHFUL_DOG: Final = 47
ACE_REPORTER: Final = 48
BEST_FRIEND: Final = 49
MENTOR: Final = 50
CARRIER_PIGEONS: Final = 51
TEAM_UP: Final = 52
MIRROR_IMAGE: Final = 53
SHADOW_TWIN: Final = 54
BLACKMAILER: Final = 55
PUPPETEER: Final = 56
MASTER_THIEF: Final = 57
NEMESIS: Final = 58
TIME_TRAVEL: Final = 59
SUPERNOVA: Final = 60
REALITY_WARP: Final = 61
WORLD_DOMINATION: Final = 62
HEROIC_SACRIFICE: Final = 63
FINAL_SHOWDOWN: Final = 64
# The personalities P1 to P5.
BRAVE: Final = 65
LEVEL_HEADED: Final = 66
CURIOUS: Final = 67
CUNNING: Final = 68
STUBBORN: Final = 69
# The identities I01 to I10.
CAPTAIN_COMET: Final = 70
WARDEN: Final = 71
NIGHTMOTH: Final = 72
ORACLE: Final = 73
STORMBRINGER: Final = 74
DOPPELGANGER: Final = 75
INVENTOR: Final = 76
SHADOW_KING: Final = 77
TITANESS: Final = 78
QUEEN_OF_HEARTS: Final = 79
NUMBERS: Final = 80
"""Abilities are numbered from 1 to 79."""

STORIES: Final = range(1, 65)
PERSONALITIES: Final = range(65, 70)
FIRST_IDENTITY: Final = 70
IDENTITIES: Final = range(FIRST_IDENTITY, NUMBERS)

# The events E01 to E18.
POWER_TRANSFER: Final = 1
HEARTBREAK: Final = 2
BLACKOUT: Final = 3
UPSIDE_DOWN: Final = 4
POWER_SURGE: Final = 5
BODY_SWAP: Final = 6
RED_ALERT: Final = 7
MASQUERADE: Final = 8
HERO_GALA: Final = 9
VILLAINS_CONVENTION: Final = 10
BOUNTY: Final = 11
DOUBLE_STAKES: Final = 12
ARTIFACT_HUNT: Final = 13
WAVE_OF_LOVE: Final = 14
QUANTUM_STORM: Final = 15
CHANGING_OF_THE_GUARD: Final = 16
FRESH_START: Final = 17
UNMASKED: Final = 18
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
