"""KAPOW!: dice, the abilities of the boards, characters and alliance cards, as they are printed.

A die is a word: its colour, then its six places. A face is a letter. A box is a word of places to fill:

    M E T A X   that symbol, or a joker            *   any die, blank too
    m e t a     that symbol and no joker           N   any die that is not blank
    B           blank, or a joker                  D   any action die, blank too
    W           only a joker                       P   an action die that is not blank
    =           before two places: they have to match
"""

from __future__ import annotations

from typing import Final, NamedTuple

MIGHT: Final = "M"
ENERGY: Final = "E"
TOUGHNESS: Final = "T"
AGILITY: Final = "A"
X_FACTOR: Final = "X"
JOKER: Final = "W"
BLANK: Final = "B"
FACES: Final = "METAXW"
"""What lies loose in the supply."""
COLOURED: Final = "METAX"
"""The faces that are no joker (KP-6.4)."""
FACE_NAMES: Final = {
    MIGHT: "might",
    ENERGY: "energy",
    TOUGHNESS: "toughness",
    AGILITY: "agility",
    X_FACTOR: "x-factor",
    JOKER: "joker",
    BLANK: "blank",
}

RED: Final = "rMMMEXW"
YELLOW: Final = "yEEEMWB"
PURPLE: Final = "pTTTAWB"
GREEN: Final = "gAAATWB"
BLUE: Final = "bXXXWWB"
BARE: Final = "kBBBBBB"
"""An action die without faces."""
TRAITS: Final = (RED, YELLOW, PURPLE, GREEN, BLUE)
ACTION: Final = "k"
COLOUR_NAMES: Final = {"r": "red", "y": "yellow", "p": "purple", "g": "green", "b": "blue", ACTION: "action"}
OF_COLOUR: Final = {die[0]: die for die in TRAITS}

TRAITS_IN_BOX: Final = 4
"""Of each colour (KP-1.1)."""
ACTIONS_IN_BOX: Final = 8
FACES_IN_BOX: Final = (8, 8, 8, 8, 8, 10)
"""Of each type, in the order of FACES."""

# The moments of abilities.
IMMEDIATE: Final = "immediate"
REVEAL: Final = "reveal"
ATTACK: Final = "attack"
ATTACK_BOOST: Final = "attack-boost"
ATTACK_TIMES: Final = "attack-times"
DEFENCE: Final = "defence"
DEFENCE_BOOST: Final = "defence-boost"
DEFENCE_TIMES: Final = "defence-times"
ATTACKING: Final = "attacking"
ROUND: Final = "this-round"
POWER_UP: Final = "power-up"
FOLLOW_UP: Final = "follow-up"


class Ability(NamedTuple):
    """What stands on a board, or on one half of an alliance card."""

    id: str
    boxes: tuple[str, ...]
    """One word per section; none: it needs no dice and is chosen every round (KP-2.2)."""
    moments: tuple[str, ...]
    n: int = 0
    """The base, the boost per section or the multiplier that is printed."""


class Character(NamedTuple):
    id: str
    villain: bool
    volume: int
    health: int
    dice: tuple[str, ...]
    tokens: int
    abilities: tuple[Ability, ...]


class Alliance(NamedTuple):
    id: str
    colour: str
    left: Ability
    right: Ability


PLAYER_BOARD: Final = (
    Ability("pow", ("ME",), (ATTACK,), 3),
    Ability("zap", ("EE*",), (ATTACK,), 4),
    Ability("wham", ("MME",), (ATTACK,), 5),
    Ability("kapow", ("MMEE",), (ATTACK,), 8),
    Ability("press-on", ("m", "e"), (ATTACK_BOOST,), 1),
    Ability("charge-up", ("XE",), (ATTACK_BOOST,), 3),
    Ability("combo", ("=XX",), (ATTACK_TIMES,), 2),
    Ability("block", ("T*",), (DEFENCE,), 2),
    Ability("leap", ("AA",), (DEFENCE,), 2),
    Ability("fortress", ("TTA",), (DEFENCE,), 4),
    Ability("force-field", ("TTAA",), (DEFENCE,), 6),
    Ability("brace", ("t", "a"), (DEFENCE_BOOST,), 1),
    Ability("reflexes", ("AX",), (DEFENCE_TIMES,), 2),
    Ability("time-warp", ("*", "*", "*"), (IMMEDIATE,)),
    Ability("catch-breath", ("=*N",), (IMMEDIATE,), 2),
    Ability("grow", ("XE",), (POWER_UP,)),
    Ability("activate", ("XA",), (POWER_UP,)),
    Ability("train", ("X",), (POWER_UP,)),
    Ability("breakthrough", ("W*",), (POWER_UP,)),
    Ability("adapt", ("**",), (POWER_UP,)),
    Ability("new-plan", ("*",), (POWER_UP,)),
    Ability("side-swipe", ("MA",), (POWER_UP,), 2),
    Ability("sucker-punch", ("A",), (FOLLOW_UP,), 3),
)

CHARACTERS: Final = (
    Character(
        "tough-nut",
        False,
        1,
        23,
        (RED, YELLOW, PURPLE, PURPLE, BLUE),
        0,
        (
            Ability("hard-shell", (), (DEFENCE_BOOST,), 1),
            Ability("headbutt", ("=TT",), (ATTACK,), 2),
            Ability("iron-diet", ("TX",), (POWER_UP,), 3),
            Ability("knuckle-down", ("MT",), (FOLLOW_UP,), 1),
        ),
    ),
    Character(
        "elusivity",
        False,
        1,
        22,
        (RED, YELLOW, GREEN, GREEN, BLUE, "kABBBBB"),
        0,
        (
            Ability("slippery", (), (DEFENCE_BOOST,), 1),
            Ability("teleport", ("AX",), (DEFENCE,), 3),
            Ability("flying-kick", ("=AA",), (ATTACK_BOOST,), 3),
            Ability("vanish", ("AA*",), (DEFENCE_TIMES,), 2),
        ),
    ),
    Character(
        "time-out",
        False,
        1,
        22,
        (RED, YELLOW, PURPLE, GREEN, BLUE, BARE),
        2,
        (
            Ability("rewind", (), (IMMEDIATE,)),
            Ability("pause-button", ("X*",), (POWER_UP,)),
            Ability("slow-motion", ("EA",), (ROUND,), 3),
            Ability("time-bomb", ("=EE",), (FOLLOW_UP,), 1),
        ),
    ),
    Character(
        "victor-kane",
        True,
        1,
        20,
        (RED, YELLOW, YELLOW, BLUE, "kEXBBBB"),
        0,
        (
            Ability("war-chest", (), (POWER_UP,)),
            Ability("laser-array", ("EP",), (ATTACK,), 3),
            Ability("private-guard", ("=**",), (DEFENCE,), 2),
            Ability("hostile-takeover", ("=XX",), (POWER_UP,)),
        ),
    ),
    Character(
        "coquette",
        True,
        1,
        17,
        (RED, YELLOW, PURPLE, GREEN, BLUE, "kEBBBBB"),
        0,
        (
            Ability("heartbreak", (), (FOLLOW_UP,), 2),
            Ability("charm", ("XA",), (REVEAL, ROUND), 2),
            Ability("stolen-kiss", ("XT",), (POWER_UP,), 2),
            Ability("cruel-beauty", ("AM",), (ATTACK,), 3),
        ),
    ),
    Character(
        "spoiler-alert",
        True,
        1,
        18,
        (YELLOW, PURPLE, GREEN, BLUE, BLUE, BARE),
        0,
        (
            Ability("knew-it-coming", (), (DEFENCE_BOOST,), 1),
            Ability("leak", ("X",), (IMMEDIATE, REVEAL), 2),
            Ability("ruin-the-ending", ("=*N",), (ROUND, POWER_UP)),
            Ability("plot-twist", ("XA",), (ATTACK_TIMES,), 2),
        ),
    ),
    Character(
        "crescendo",
        False,
        2,
        20,
        (RED, YELLOW, PURPLE, GREEN, BLUE),
        0,
        (
            Ability("overture", (), (POWER_UP,)),
            Ability("rising-beat", ("=EE",), (ATTACK,), 2),
            Ability("standing-ovation", ("TA",), (DEFENCE,), 4),
            Ability("encore", ("XT",), (POWER_UP,)),
        ),
    ),
    Character(
        "fuse",
        False,
        2,
        20,
        (RED, RED, YELLOW, YELLOW, BLUE),
        0,
        (
            Ability("short-fuse", (), (ATTACKING,), 2),
            Ability("blast", ("E*",), (ATTACK,), 2),
            Ability("chain-reaction", ("MX",), (ATTACK_BOOST,), 2),
            Ability("smoke-screen", ("EA",), (DEFENCE,), 3),
        ),
    ),
    Character(
        "patchwork",
        False,
        2,
        19,
        (YELLOW, PURPLE, GREEN, BLUE, "kMEBBBB", "kTWBBBB"),
        0,
        (
            Ability("tinkerer", (), (POWER_UP,)),
            Ability("assemble", ("DX",), (POWER_UP,)),
            Ability("scrap-cannon", ("PD",), (ATTACK,), 4),
            Ability("spare-plating", ("P",), (DEFENCE_BOOST,), 2),
        ),
    ),
    Character(
        "mindset",
        True,
        2,
        15,
        (YELLOW, GREEN, BLUE, BLUE, BARE, BARE),
        0,
        (
            Ability("open-mind", (), (ROUND,)),
            Ability("psionic-attack", ("XB",), (ATTACK_BOOST,)),
            Ability("mind-blast", ("BB",), (ATTACK,), 2),
            Ability("thought-shield", ("B*",), (DEFENCE,), 1),
        ),
    ),
    Character(
        "echo",
        True,
        2,
        16,
        (RED, YELLOW, PURPLE, GREEN, BLUE, BARE),
        0,
        (
            Ability("resonance", (), (ATTACK_BOOST,), 1),
            Ability("sound-wave", ("=EE",), (ATTACK,), 3),
            Ability("reverberate", ("=**",), (DEFENCE,), 2),
            Ability("replicate", ("X*",), (POWER_UP,)),
        ),
    ),
    Character(
        "leech",
        True,
        2,
        18,
        (RED, YELLOW, PURPLE, GREEN, BLUE, "kMBBBBB"),
        0,
        (
            Ability("thirst", (), (ATTACKING,), 1),
            Ability("leech-strike", ("MX",), (ATTACK,), 4),
            Ability("blood-price", ("*",), (IMMEDIATE,), 1),
            Ability("sap-power", ("XT",), (POWER_UP,)),
        ),
    ),
)

ALLIANCES: Final = (
    Alliance(
        "double-team",
        "orange",
        Ability("double-team", ("M",), (ATTACK_BOOST,), 2),
        Ability("double-team", ("E",), (ATTACK_BOOST,), 2),
    ),
    Alliance("alley-oop", "orange", Ability("alley-oop", ("A",), ()), Ability("alley-oop", ("ME",), (ATTACK,), 6)),
    Alliance(
        "shield-wall",
        "blue",
        Ability("shield-wall", ("T",), (DEFENCE_BOOST,), 2),
        Ability("shield-wall", ("T",), (DEFENCE_BOOST,), 2),
    ),
    Alliance(
        "cover-me", "blue", Ability("cover-me", ("TA",), (DEFENCE,), 4), Ability("cover-me", ("*",), (DEFENCE,), 2)
    ),
    Alliance(
        "training-partners",
        "green",
        Ability("training-partners", ("X",), (POWER_UP,)),
        Ability("training-partners", ("*",), (POWER_UP,)),
    ),
    Alliance("shared-lab", "green", Ability("shared-lab", ("X",), (POWER_UP,)), Ability("shared-lab", ("E",), ())),
    Alliance(
        "breathing-space",
        "purple",
        Ability("breathing-space", ("*",), (IMMEDIATE,)),
        Ability("breathing-space", ("*",), (IMMEDIATE,)),
    ),
    Alliance("rescue", "purple", Ability("rescue", ("A",), ()), Ability("rescue", ("X",), (POWER_UP,), 3)),
)
ALLIANCE_COLOURS: Final = ("orange", "green", "blue", "purple")


def catalogue() -> list[tuple[str, int]]:
    """Every ability, character (with its solo side) and alliance card."""
    return [
        *[(ability.id, 1) for ability in PLAYER_BOARD],
        *[(ability.id, 1) for character in CHARACTERS for ability in character.abilities],
        *[(character.id, 1) for character in CHARACTERS],
        *[(f"solo-{character.id}", 1) for character in CHARACTERS],
        *[(alliance.id, 1) for alliance in ALLIANCES],
    ]
