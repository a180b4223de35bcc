"""The one door through which anybody sees anything: views, events as a seat may hear them, imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import OFFER, Seat
from heldenrunde.core.game import CARDS, CLOSED, INSIDE, OWN, PILES, PLAIN, Event, Game, eye

NESTED: Final = frozenset((list, tuple, dict))
LEAVES: Final = frozenset((int, str))


def plain(value: Any) -> Any:
    """The same as lists, dicts, numbers and strings only."""
    if isinstance(value, (list, tuple)):
        return [plain(v) if type(v) in NESTED else v for v in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    return value


def plain_choices(options: Sequence[Any]) -> list[Any]:
    """Options as lists. A choice is a word, a number, or a tuple of words, numbers and flat tuples: no deeper."""
    return [
        [list(part) if type(part) is tuple else part for part in choice] if type(choice) is tuple else choice
        for choice in options
    ]


class Odd:
    """In place of what no choice can contain: it is equal to nothing."""


def frozen(value: Any, depth: int = 3) -> Any:
    """A choice from outside with tuples for lists, as the rules expect it; True is not 1 here, nor 1.0."""
    if isinstance(value, (list, tuple)) and depth:
        return tuple([v if type(v) in LEAVES else frozen(v, depth - 1) for v in value])
    return value if type(value) in LEAVES else Odd()


def view(g: Game, seat: Seat | None) -> dict[str, Any]:
    """What a seat, or a spectator, may see: the table with every unknown card face down (None)."""
    bit = eye(seat)
    seen = {name: look(g, kind, getattr(g, name), seat, bit) for name, kind in g.layout.items()}
    asked = seat is not None and seat in g.asked and seat not in g.sealed
    seen["question"] = question(g, seat)
    seen["options"] = plain_choices(g.options(seat)) if asked and seat is not None else None
    seen["sealed"] = plain(g.sealed.get(seat)) if seat is not None else None
    seen["over"] = g.over
    return seen


def look(g: Game, kind: str, value: Any, seat: Seat | None, bit: int) -> Any:
    """One field of the table as the owner of this bit may see it. What has no declared kind is not shown."""
    knows = g.knows
    if kind == PLAIN:
        return plain(value)
    if kind == CARDS:
        return [card if knows[card] & bit else None for card in value]
    if kind == PILES:
        return [[card if knows[card] & bit else None for card in pile] for pile in value]
    if kind == CLOSED:
        return [[None] * len(pile) if isinstance(pile, list) else None for pile in value]
    if kind == OWN:
        return [plain(v) if i == seat else None for i, v in enumerate(value)]
    if kind == INSIDE:
        filled = [(i, inner) for i, inner in enumerate(value) if inner]
        seen = {str(i): [card for card in inner if knows[card] & bit] for i, inner in filled}
        return {i: cards for i, cards in seen.items() if cards}
    raise ValueError(f"nobody has said who may see {kind!r}")


def question(g: Game, seat: Seat | None) -> dict[str, Any] | None:
    """What is asked and of whom. Who is asked in an offer would betray what they hold, so only they are told."""
    if not g.asked:
        return None
    if g.form == OFFER:
        return {"name": "offer", "form": OFFER, "seats": [seat]} if seat in g.asked else None
    return {"name": g.choices.__name__, "form": g.form, "seats": g.waiting(), "about": plain(g.extra)}


def hear(event: Event, seat: Seat | None) -> dict[str, Any]:
    """An event as this seat may know it: unknown cards are None."""
    bit = eye(seat)
    cards = [card if mask & bit else None for card, mask in zip(event.cards, event.masks, strict=True)]
    return {"what": event.what, "seat": event.seat, "cards": cards, "n": event.n, "name": event.name}


def imagine(g: Game, seat: Seat, chance: Chance) -> Game:
    """A world that this seat cannot tell from the real one.

    It depends on nothing but what the seat knows and on the chance given: imagining it twice is imagining it once.
    """
    world = g.clone()
    world.chance = chance
    world.redeal(seat, chance)
    for other in world.asked:
        if other != seat and other in world.sealed:
            options = world.choices(world, other, *world.extra)
            world.sealed[other] = options[chance.roll("imagine", len(options))]
    return world
