"""What is printed on every card, by its number."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.definition import Printed, figures
from heldenrunde.rulebooks.munchkin.cards.catalogue import ALL_CARDS, ENHANCER, Kind


def printed() -> list[Printed]:
    """Doors and treasures, of all sets."""
    return [Printed(f"card-{kind.id}", attributes(kind)) for kind in ALL_CARDS]


def attributes(kind: Kind) -> dict[str, Any]:
    if kind.monster or kind.item:
        return figures(kind.monster or kind.item, kind=kind.group)
    if kind.group == ENHANCER:
        return {"kind": kind.group, "plus": kind.plus, "treasures": kind.treasures}
    return {"kind": kind.group}
