"""The boards with numbers: abilities and their boxes, and what else can be named in the log."""

from __future__ import annotations

from typing import Final

from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    ALLIANCES,
    CHARACTERS,
    COLOUR_NAMES,
    FACE_NAMES,
    FACES,
    IMMEDIATE,
    PLAYER_BOARD,
    Ability,
)

ABILITIES: Final[tuple[Ability, ...]] = (
    *PLAYER_BOARD,
    *[ability for character in CHARACTERS for ability in character.abilities],
    *[half for alliance in ALLIANCES for half in (alliance.left, alliance.right)],
)
"""The player board, then four per character, then two halves per alliance card."""
ON_PLAYER_BOARD: Final = len(PLAYER_BOARD)
FIRST_HALF: Final = ON_PLAYER_BOARD + 4 * len(CHARACTERS)
NUMBER: Final = {ability.id: number for number, ability in reversed(list(enumerate(ABILITIES)))}
"""Ability by id; of an alliance card its left half."""
LEFT: Final = "left"
RIGHT: Final = "right"


def boxes_of(number: int) -> list[tuple[int, str, str]]:
    """The boxes of an ability, each with the name that choices use: pow, press-on-2, alley-oop-left."""
    ability = ABILITIES[number]
    if number >= FIRST_HALF:
        side = RIGHT if (number - FIRST_HALF) % 2 else LEFT
        return [(number, ability.boxes[0], f"{ability.id}-{side}")]
    if len(ability.boxes) == 1:
        return [(number, ability.boxes[0], ability.id)]
    return [(number, need, f"{ability.id}-{i}") for i, need in enumerate(ability.boxes, 1)]


BOXES: Final = tuple([box for number in range(len(ABILITIES)) for box in boxes_of(number)])
ABILITY_OF: Final = tuple([number for number, _, _ in BOXES])
NEED: Final = tuple([need for _, need, _ in BOXES])
BOX_NAME: Final = tuple([name for _, _, name in BOXES])
BOX: Final = {name: box for box, name in enumerate(BOX_NAME)}
LOCKED: Final = tuple([IMMEDIATE in ABILITIES[number].moments for number in ABILITY_OF])
"""Dice on an immediate ability stay there (KP-2.5)."""


def boxes_from(first: int, behind: int) -> tuple[int, ...]:
    return tuple([box for box, number in enumerate(ABILITY_OF) if first <= number < behind])


PLAYER_BOXES: Final = boxes_from(0, ON_PLAYER_BOARD)


def first_ability(character: int) -> int:
    """The number of a character's first ability."""
    return ON_PLAYER_BOARD + 4 * character


NO_CHARACTER: Final = -1
BOARD_BOXES: Final[dict[int, tuple[int, ...]]] = {
    NO_CHARACTER: PLAYER_BOXES,
    **{
        character: PLAYER_BOXES + boxes_from(first_ability(character), first_ability(character) + 4)
        for character in range(len(CHARACTERS))
    },
}
"""By character, the boxes of the player board and of the character board."""
FREE_OF_DICE: Final[dict[int, tuple[int, ...]]] = {
    NO_CHARACTER: (),
    **{
        character: tuple(
            [n for n in range(first_ability(character), first_ability(character) + 4) if not ABILITIES[n].boxes]
        )
        for character in range(len(CHARACTERS))
    },
}
"""By character, the abilities that need no dice (KP-2.2)."""


ALLIANCE_IDS: Final = tuple([alliance.id for alliance in ALLIANCES])


def half_box(alliance: int, right: bool) -> int:
    """The box of one half of an alliance card."""
    return BOX[f"{ALLIANCES[alliance].id}-{RIGHT if right else LEFT}"]


def is_half(box: int) -> bool:
    return ABILITY_OF[box] >= FIRST_HALF


def alliance_of(box: int) -> int:
    """The alliance card that a box is on."""
    return (ABILITY_OF[box] - FIRST_HALF) // 2


# -- what the log can name: abilities, then characters, faces, dice and rows -----------------------------------------

FIRST_CHARACTER: Final = len(ABILITIES)
FIRST_FACE: Final = FIRST_CHARACTER + len(CHARACTERS)
FIRST_DIE: Final = FIRST_FACE + len(FACE_NAMES)
FIRST_ROW: Final = FIRST_DIE + len(COLOUR_NAMES)
ROWS: Final = 7
"""Of a solo side (KP-8.3)."""
THINGS: Final = FIRST_ROW + ROWS
FACE_THING: Final = {face: FIRST_FACE + i for i, face in enumerate(FACE_NAMES)}
DIE_THING: Final = {colour: FIRST_DIE + i for i, colour in enumerate(COLOUR_NAMES)}


def thing_id(thing: int) -> str:
    """The message that names a thing; a negative number is an automaton and counts its character from -1 down."""
    if thing < 0:
        return f"card-{CHARACTERS[-1 - thing].id}"
    if thing < FIRST_CHARACTER:
        return f"card-{ABILITIES[thing].id}"
    if thing < FIRST_FACE:
        return f"card-{CHARACTERS[thing - FIRST_CHARACTER].id}"
    if thing < FIRST_DIE:
        return f"face-{list(FACE_NAMES.values())[thing - FIRST_FACE]}"
    if thing < FIRST_ROW:
        return f"die-{list(COLOUR_NAMES.values())[thing - FIRST_DIE]}"
    return f"row-{thing - FIRST_ROW + 1}"


def sorted_faces(faces: str) -> str:
    """In the order of the types, jokers last."""
    return "".join(sorted(faces, key=FACES.index))


def letter(die: str, side: int) -> str:
    """What lies on top, small on an action die: so the boxes see a die (see paying)."""
    return die[side].lower() if die[0] == ACTION else die[side]
