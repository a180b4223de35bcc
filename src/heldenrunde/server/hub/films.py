"""The film of a match: what each viewer heard and saw after every decision, as data that needs no rules to be shown."""

from __future__ import annotations

import lzma
from typing import Any

import msgspec

from heldenrunde.core.views import hear
from heldenrunde.match import Match
from heldenrunde.server.table.outgoing import filmed
from heldenrunde.server.table.pauses import shots_of

encode = msgspec.json.Encoder().encode
PRESET = 1
"""Frames differ little from each other: this leaves 1 % of them, in a quarter of a second."""


class Film(msgspec.Struct, frozen=True):
    since: int
    """The decision of the first frame."""
    reels: dict[int | None, bytes]
    """Per viewer all frames, packed."""
    ending: dict[str, msgspec.Raw]
    """Per viewer the last frame, as it is written down."""


def film(record: dict[str, Any]) -> Film:
    """Play a record again and look from every seat, and from none; one after the other, for the frames are many."""
    match = Match.begin(record)
    made = {viewer: reel(record, viewer) for viewer in (None, *range(match.seats))}
    ending = {"" if viewer is None else str(viewer): last for viewer, (_, last) in made.items()}
    return Film(match.first, {viewer: packed for viewer, (packed, _) in made.items()}, ending)


def reel(record: dict[str, Any], viewer: int | None) -> tuple[bytes, msgspec.Raw]:
    """All frames of a viewer, packed, and the last one as it is."""
    match, packer = Match.begin(record, watch=True), lzma.LZMACompressor(preset=PRESET)
    frame = shoot(match, viewer)
    packed = [packer.compress(frame)]
    for seat, choice in record["decisions"][match.first :]:
        match.answer(seat, choice)
        frame = shoot(match, viewer)
        packed.append(packer.compress(b"\n" + frame))
    return b"".join([*packed, packer.flush()]), msgspec.Raw(frame)


def shoot(match: Match, viewer: int | None) -> bytes:
    events = [match.game.tell(hear(event, viewer)) for event in match.happened()]
    seen = filmed(shots_of(match), match, viewer)
    return encode(
        {"events": events, "view": match.view(viewer), "scene": seen["scene"], "moments": seen.get("moments")}
    )


def unpack(reels: list[tuple[int, bytes]]) -> dict[int, bytes]:
    """The frames of all reels by decision; where two have the same, the earlier rules saw what led there."""
    found: dict[int, bytes] = {}
    for since, reel in reversed(reels):
        found |= dict(enumerate(lzma.decompress(reel).split(b"\n"), since))
    return found


def events_in(frames: dict[int, bytes]) -> dict[int, list[Any]]:
    return {decision: msgspec.json.decode(frame)["events"] for decision, frame in frames.items()}
