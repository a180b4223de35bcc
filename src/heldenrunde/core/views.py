"""The one door through which anybody sees anything: views, events as a seat may hear them, imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import OFFER, Seat, open_offer
from heldenrunde.core.game import Event, Game, eye
from heldenrunde.core.looks import Seen, seen_by

NESTED: Final = frozenset((list, tuple, dict))


def plain(value: Any) -> Any:
    """The same as lists, dicts, numbers and strings only."""
    if isinstance(value, (list, tuple)):
        return [plain(v) if type(v) in NESTED else v for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    return value


def view(g: Game, seat: Seat | None) -> dict[str, Any]:
    """What a seat, or a spectator, may see: the table with every unknown card face down (None). A copy."""
    shared, own = views(g, [seat])
    seen: dict[str, Any] = plain({**shared, **own[0]})
    return seen


def views(g: Game, viewers: list[Seat | None]) -> Seen:
    """What several viewers see, built once and not copied: to be written down at once."""
    shared, own = seen_by(g, viewers)
    shared["over"] = g.over
    if g.form != OFFER:
        shared["question"] = question(g, None)
    for viewer, mine in zip(viewers, own, strict=True):
        if g.form == OFFER:
            mine["question"] = question(g, viewer)
        mine["options"] = g.options(viewer) if viewer in g.asked and viewer not in g.sealed else None
        if g.idle:
            mine["unasked"] = g.options(viewer) if viewer in g.idle else None
        mine["sealed"] = g.sealed.get(viewer) if viewer is not None else None
    return shared, own


def question(g: Game, seat: Seat | None) -> dict[str, Any] | None:
    """What is asked and of whom. Who is asked in an offer would betray what they hold, so only they are told."""
    if not g.asked:
        return None
    if g.form != OFFER:
        return {"name": g.choices.__name__, "form": g.form, "seats": g.waiting(), "about": plain(g.extra)}
    if seat not in g.asked or seat in g.sealed:
        return None
    offer = open_offer(g)
    return {"name": offer.options.__name__, "form": OFFER, "seats": [seat], "about": plain(offer.about)}


def hear(event: Event, seat: Seat | None) -> dict[str, Any]:
    """An event as this seat may know it: unknown cards are None."""
    bit = eye(seat)
    seen = [card if mask & bit else None for card, mask in zip(event.cards + event.on, event.masks, strict=True)]
    return heard(event, seen)


def heard(event: Event, seen: Sequence[int | None]) -> dict[str, Any]:
    """An event for who sees these of its cards."""
    split = len(event.cards)
    return {
        "what": event.what,
        "seat": event.seat,
        "cards": list(seen[:split]),
        "n": event.n,
        "name": event.name,
        "rule": event.rule,
        "to": list(event.to),
        "on": list(seen[split:]),
        "m": event.m,
    }


def imagine(g: Game, seat: Seat, chance: Chance) -> Game:
    """A world that this seat cannot tell from the real one.

    It depends on nothing but what the seat knows and on the chance given: imagining it twice is imagining it once.
    """
    world = g.clone()
    world.chance = chance
    world.redeal(seat, chance)
    if world.form == OFFER and world.asked:
        guess_offer(world, seat, chance)
    for other in world.asked:
        if other != seat and other in world.sealed:
            options = world.choices(world, other, *world.extra)
            world.sealed[other] = options[chance.roll("imagine", len(options))]
    return world


def guess_offer(g: Game, seat: Seat, chance: Chance) -> None:
    """Nobody knows who else is asked, nor who has answered: whoever has options in this world, if need be somebody."""
    offer = open_offer(g)
    own = {seat: g.sealed[seat]} if seat in g.sealed else {}
    others = [other for other in offer.seats if other != seat]
    asked = [other for other in others if offer.options(g, other, *offer.about)]
    if not asked and (own or seat not in g.asked):
        asked = [others[chance.roll("imagine", len(others))]]
    if seat in g.asked:
        asked.append(seat)
    g.asked, g.sealed = tuple([other for other in offer.seats if other in asked]), own
