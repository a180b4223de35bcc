"""What is printed on every card, by its number."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.definition import Printed, figures
from heldenrunde.rulebooks.kapow.cards.boards import (
    ABILITIES,
    FIRST_CHARACTER,
    FIRST_DIE,
    FIRST_FACE,
    FIRST_HALF,
    FIRST_ROW,
    THINGS,
    thing_id,
)
from heldenrunde.rulebooks.kapow.cards.catalogue import ALLIANCES, CHARACTERS, COLOUR_NAMES, OF_COLOUR


def printed() -> list[Printed]:
    """There are no cards, but all that can be named has a number: abilities, characters, faces, dice, solo rows."""
    return [Printed(thing_id(thing), attributes(thing)) for thing in range(THINGS)]


def attributes(thing: int) -> dict[str, Any]:
    if thing < FIRST_CHARACTER:
        of = {"alliance": ALLIANCES[(thing - FIRST_HALF) // 2].colour} if thing >= FIRST_HALF else {}
        return figures(ABILITIES[thing], kind="ability", **of)
    if thing < FIRST_FACE:
        character = CHARACTERS[thing - FIRST_CHARACTER]
        return {**figures(character, kind="character"), "abilities": [ability.id for ability in character.abilities]}
    if thing < FIRST_DIE:
        return {"kind": "face"}
    if thing < FIRST_ROW:
        return {"kind": "die", "faces": OF_COLOUR.get(list(COLOUR_NAMES)[thing - FIRST_DIE], "")[1:]}
    return {"kind": "row"}
