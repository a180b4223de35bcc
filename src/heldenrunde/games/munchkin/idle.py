"""Why a card of the viewer takes part in no option of a window."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from heldenrunde.core.scene import Choice, Piece, Text, Zone
from heldenrunde.games.munchkin.cards import (
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
from heldenrunde.games.munchkin.state import Munchkin

WINDOWS = ("moves", "combat_moves", "last_moves", "run_moves")
IN_HAND: Final = {
    MONSTER: "no-monster-from-hand",
    CURSE: "no-such-curse",
    **dict.fromkeys((RACE, CLASS, ITEM), "no-laying-now"),
    HALF: "no-half-breed",
    SUPER: "no-super-munchkin",
    **dict.fromkeys((ENHANCER, WANDERING, MATE, ILLUSION, LUNCH, HELP_ME), "no-monsters-now"),
    **dict.fromkeys((CHEAT, HIRELING), "no-cheating-now"),
    ONCE: "no-throwing-now",
    **dict.fromkeys((LEVEL, STEAL), "no-such-level"),
}


def why_idle(g: Munchkin, view: dict[str, Any], zone: Zone, options: tuple[Choice, ...]) -> Zone:
    """MU-2.5, MU-3.4: the hand and the pack of whoever is asked in a window, each idle card with its reason."""
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
    id = IN_HAND.get(group, "")
    if zone.id.startswith("pack") and group == ITEM:
        id = "no-use-of-item" if seat == g.turn and g.fighter < 0 else "no-switch-now"
    return replace(piece, why_not=Text(id)) if id else piece
