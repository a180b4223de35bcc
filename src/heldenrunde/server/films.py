"""The film of a match: what each viewer heard and saw after every decision, as data that needs no rules to be shown."""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from heldenrunde.core.views import hear
from heldenrunde.match import Match

encode = msgspec.json.Encoder().encode
PRESET = 1
"""Frames differ little from each other: this leaves 1 % of them, in a quarter of a second."""


class Film(msgspec.Struct, frozen=True):
    since: int
    """The decision of the first frame."""
    reels: dict[int | None, bytes]
    """Per viewer all frames, packed."""
    ending: dict[str, dict[str, Any]]
    """Per viewer the last frame."""


def film(record: dict[str, Any]) -> Film:
    """Play a record again and look from every seat, and from none."""
    match = Match.begin(record)
    frames: dict[int | None, list[bytes]] = {viewer: [] for viewer in (None, *range(match.seats))}
    shoot(match, frames)
    for seat, choice in record["decisions"][match.first :]:
        match.answer(seat, choice)
        shoot(match, frames)
    ending = {"" if viewer is None else str(viewer): msgspec.json.decode(reel[-1]) for viewer, reel in frames.items()}
    return Film(match.first, {viewer: pack(reel) for viewer, reel in frames.items()}, ending)


def shoot(match: Match, frames: dict[int | None, list[bytes]]) -> None:
    for viewer, reel in frames.items():
        view = match.view(viewer)
        events = [match.game.tell(hear(event, viewer)) for event in match.happened()]
        reel.append(encode({"events": events, "view": view, "scene": match.game.scene(view, viewer)}))


def pack(frames: list[bytes]) -> bytes:
    return lzma.compress(b"\n".join(frames), preset=PRESET)


def unpack(reels: list[tuple[int, bytes]]) -> dict[int, bytes]:
    """The frames of all reels by decision; where two have the same, the earlier rules saw what led there."""
    found: dict[int, bytes] = {}
    for since, reel in reversed(reels):
        found |= dict(enumerate(lzma.decompress(reel).split(b"\n"), since))
    return found


def events_in(frames: dict[int, bytes]) -> dict[int, list[Any]]:
    return {decision: msgspec.json.decode(frame)["events"] for decision, frame in frames.items()}
