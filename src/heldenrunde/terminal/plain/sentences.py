"""The table in sentences: the whole of it, or what has changed since it was told last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from heldenrunde.core.scene import Counter, Piece, Scene, Seat, Text, Zone
from heldenrunde.terminal.common.coloured_text import brief
from heldenrunde.terminal.common.speech import Speech


def table_lines(scene: Scene, say: Speech) -> Iterator[str]:
    """Where the match stands, the players, what lies on the table, what the viewer holds."""
    yield headline(scene, say)
    for seat in scene.seats:
        own = [counter for counter in scene.counters if counter.owner == seat.seat]
        yield seat_line(seat, own, seat.states, say)
    for zone in scene.zones:
        if zone.owner is None or zone.pieces:
            yield zone_line(zone, say)


def changed_lines(before: Scene, scene: Scene, say: Speech) -> Iterator[str]:
    """The same, but only what is different now."""
    if scene.headline != before.headline:
        yield headline(scene, say)
    known = {counter.id: counter.value for counter in before.counters}
    changed = [counter for counter in scene.counters if known.get(counter.id, counter) != counter.value]
    for old, seat in zip(before.seats, scene.seats, strict=True):
        own = [counter for counter in changed if counter.owner == seat.seat]
        gained = tuple([state for state in seat.states if state not in old.states])
        gone = lost(old, scene)
        if own or gained or gone:
            yield seat_line(seat, own, gained, say, gone)
    yield from changed_zones(before, scene, say)


def changed_zones(before: Scene, scene: Scene, say: Speech) -> Iterator[str]:
    """A zone that was not there and is empty is no news; one that is gone has nothing in it any more."""
    known = {zone.id: zone for zone in before.zones}
    for zone in scene.zones:
        old = known.pop(zone.id, None)
        if told(zone) != (told(old) if old is not None else ((), None)):
            yield zone_line(zone, say)
    for zone in known.values():
        if zone.pieces:
            yield zone_line(replace(zone, pieces=(), note=None), say)


def told(zone: Zone) -> tuple[tuple[Piece | int, ...], Text | None]:
    """What is said about a zone: of its pieces not why they cannot be used, of a pile their number and the top."""
    if zone.kind == "pile":
        return (len(zone.pieces), *zone.pieces[-1:]), zone.note
    return tuple(Piece(p.id, p.face, p.mark, badges=p.badges, lit=p.lit, owner=p.owner) for p in zone.pieces), zone.note


def lost(old: Seat, scene: Scene) -> tuple[Text, ...]:
    """What was said of a player and now is of nobody."""
    still = [state for other in scene.seats for state in other.states]
    return tuple([state for state in old.states if state not in still])


# -- lines -----------------------------------------------------------------------------------------------------------


def headline(scene: Scene, say: Speech) -> str:
    return ". ".join(say.say(part) for part in scene.headline) + "."


def counters(found: list[Counter], say: Speech) -> Iterator[str]:
    return (say.counter(counter, say("app-secret")) for counter in found)


def seat_line(
    seat: Seat, own: list[Counter], states: tuple[Text, ...], say: Speech, gone: tuple[Text, ...] = ()
) -> str:
    """Anna: victory points 3, power 2, has the top set."""
    parts = [*counters(own, say), *map(say.say, states)]
    if gone:
        parts.append(say("app-no-longer", states=", ".join(map(say.say, gone))))
    return f"{say.names[seat.seat]}: {', '.join(parts)}."


def zone_line(zone: Zone, say: Speech) -> str:
    """Trick: 2 Akiko, 2 Akiko. To beat: two cards."""
    if zone.kind == "pile":
        return pile_line(zone, say)
    groups = [list(pieces) for _, pieces in groupby(brief(zone), key=lambda piece: (piece.group, piece.owner))]
    shown = "; ".join(group_words(pieces, zone, say) for pieces in groups) or say("app-empty")
    note = f" {sentence(say.say(zone.note))}" if zone.note else ""
    return f"{say.say(zone.label)}: {shown}.{note}"


def sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def group_words(pieces: list[Piece], zone: Zone, say: Speech) -> str:
    """Pieces that were laid together, and by whom if that is not clear."""
    owner = pieces[0].owner
    whose = f"{say.names[owner]}: " if owner is not None and owner != zone.owner else ""
    return f"{whose}{say.pieces(pieces)}"


def pile_line(zone: Zone, say: Speech) -> str:
    """Discarded doors: 12 cards, on top: Wandering Monster."""
    size = say.say(zone.note).rstrip(".") if zone.note else say("app-pieces", n=len(zone.pieces))
    top = zone.pieces[-1] if zone.pieces else None
    shown = f", {say('app-on-top', piece=say.piece(top))}" if top is not None and top.face is not None else ""
    return f"{say.say(zone.label)}: {size}{shown}."
