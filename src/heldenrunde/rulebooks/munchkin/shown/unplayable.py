"""Why a card of the viewer takes part in no option of a window."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from heldenrunde.core.scene import Choice, Piece, Zone, why
from heldenrunde.rulebooks.munchkin.cards.catalogue import (
    CHEAT,
    CLASS,
    CURSE,
    ENHANCER,
    GROUP,
    HALF,
    HELP_ME,
    HIRELING,
    ILLUSION,
    ITEM,
    LEVEL,
    LUNCH,
    MATE,
    MONSTER,
    ONCE,
    RACE,
    STEAL,
    SUPER,
    WANDERING,
)
from heldenrunde.rulebooks.munchkin.state import Munchkin

WINDOWS = ("moves", "combat_moves", "last_moves", "run_moves")
IN_HAND: Final = {
    MONSTER: why("no-monster-from-hand", "MU-2.2"),
    CURSE: why("no-such-curse", "MU-5.10"),
    **dict.fromkeys((RACE, CLASS, ITEM), why("no-laying-now", "MU-5.7")),
    HALF: why("no-half-breed", "MU-5.3"),
    SUPER: why("no-super-munchkin", "MU-5.3"),
    **dict.fromkeys((ENHANCER, WANDERING, MATE, ILLUSION, LUNCH, HELP_ME), why("no-monsters-now", "MU-5.17")),
    **dict.fromkeys((CHEAT, HIRELING), why("no-cheating-now", "MU-5.7")),
    ONCE: why("no-throwing-now", "MU-3.4"),
    **dict.fromkeys((LEVEL, STEAL), why("no-such-level", "MU-6.3")),
}
UNUSED: Final = why("no-use-of-item", "MU-5.6")
UNSWITCHED: Final = why("no-switch-now", "MU-5.6")


def why_unplayable(g: Munchkin, view: dict[str, Any], zone: Zone, options: tuple[Choice, ...]) -> Zone:
    """MU-2.5, MU-3.4: the hand and the pack of whoever is asked in a window, why each other card cannot be played."""
    seat = view["seat"]
    if not options or view["question"]["name"] not in WINDOWS or zone.id not in (f"hand-{seat}", f"pack-{seat}"):
        return zone
    used = {id for option in options for id in option.pieces}
    return replace(
        zone,
        pieces=tuple(piece if piece.id in used else with_reason(g, seat, zone, piece) for piece in zone.pieces),
    )


def with_reason(g: Munchkin, seat: int, zone: Zone, piece: Piece) -> Piece:
    """The same piece with the reason."""
    group = GROUP[int(piece.id[1:])]
    if zone.id.startswith("pack") and group == ITEM:
        return replace(piece, why_not=UNUSED if seat == g.turn and g.fighter < 0 else UNSWITCHED)
    return replace(piece, why_not=IN_HAND.get(group))
