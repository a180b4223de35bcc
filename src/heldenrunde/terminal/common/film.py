"""What happens between two decisions, sight by sight: how long each is seen, and when nobody may be kept waiting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from heldenrunde.core.scene import Scene, Zone

BLINK = 1.0
"""Seconds: a pause that is over that soon is for bots, and nobody need see it."""
HOLD = {"slow": 1.4, "normal": 0.7, "fast": 0.3, "off": 0.0}
"""By pace, the seconds until the next sight."""
SWEPT = 2.5
"""So much longer is seen what will be swept off the table."""
FEW = 6
"""If more sights than this wait the film runs faster."""
TRICK = "trick"
SWEPT_FROM = (TRICK, "row")
WINDOW = "any"


class Frame(NamedTuple):
    """A sight of the match, and how many lines of the log belong to it and to those before."""

    scene: Scene
    told: int


def hold(shown: Scene, following: Scene, waiting: int, pace: str) -> float:
    """How long this sight stays before that one; the more wait, the shorter."""
    return HOLD[pace] * (SWEPT if any(swept(shown, following)) else 1.0) * min(1.0, FEW / waiting)


def swept(shown: Scene, following: Scene) -> Iterator[Zone]:
    """From where something that lies open leaves the table: a trick, what was played in a fight."""
    left = {piece.id for zone in lying(following) for piece in zone.pieces}
    return (zone for zone in lying(shown) if any(piece.face and piece.id not in left for piece in zone.pieces))


def lying(scene: Scene) -> list[Zone]:
    return [zone for zone in scene.zones if zone.kind in SWEPT_FROM]


# -- questions meanwhile ---------------------------------------------------------------------------------------------


def is_due(now: Scene, shown: Scene, timed: bool) -> bool:
    """Must an answer be possible at once: as time runs, as others may be faster, or as it is possible already?"""
    if not asks(now) or now.question is None:
        return False
    return timed or now.question.form == WINDOW or asks_the_same(now, shown)


def asks(scene: Scene) -> bool:
    return scene.viewer is not None and bool(scene.options)


def asks_the_same(now: Scene, shown: Scene) -> bool:
    texts = [scene.question.text for scene in (now, shown) if scene.question is not None]
    return asks(shown) and len(texts) == 2 and texts[0] == texts[1]


def asking(shown: Scene, now: Scene) -> Scene:
    """An earlier sight of the table, with what is asked now."""
    return replace(now, seats=shown.seats, zones=shown.zones, counters=shown.counters, headline=shown.headline)


def silent(shown: Scene) -> Scene:
    """An earlier sight of the table: what was asked then is over."""
    return replace(shown, question=None, options=(), forms=(), takes={})
