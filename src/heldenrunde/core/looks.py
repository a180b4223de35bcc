"""What several viewers see of a table, looked at once: most of it is the same for all of them.

Each function gives one value per viewer, or a single one if all see the same. Nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from itertools import compress
from operator import and_, attrgetter, or_
from typing import Any, Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import CARDS, CLOSED, EVERYBODY, INSIDE, OWN, PILES, PLAIN, Card, Game, eye

Fields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]], tuple[tuple[str, str], ...]]
Seen = tuple[dict[str, Any], list[dict[str, Any]]]
"""What all see alike, and what each sees besides."""


def seen_by(g: Game, viewers: list[Seat | None]) -> Seen:
    """The fields of the table as each of these viewers may see them: unknown cards are None."""
    bits = [eye(viewer) for viewer in viewers]
    names, values_of, others = fields(g)
    shared: dict[str, Any] = dict(zip(names, values_of(g), strict=True))
    own: list[dict[str, Any]] = [{} for _ in viewers]
    for name, kind in others:
        values = look(g, kind, getattr(g, name), viewers, bits)
        if len(values) == 1:
            shared[name] = values[0]
        else:
            for mine, value in zip(own, values, strict=True):
                mine[name] = value
    return shared, own


FIELDS: Final[dict[type[Game], Fields]] = {}


def fields(g: Game) -> Fields:
    """The fields of this game's table: the public ones with what gets all their values, and the others."""
    found = FIELDS.get(type(g))
    if found is None:
        public = tuple([name for name, kind in g.layout.items() if kind == PLAIN])
        others = tuple([(name, kind) for name, kind in g.layout.items() if kind != PLAIN])
        found = FIELDS[type(g)] = public, getter(public), others
    return found


def getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Like attrgetter, which for a single name gives no tuple."""
    return attrgetter(*names) if len(names) > 1 else lambda g: tuple([getattr(g, name) for name in names])


def look(g: Game, kind: str, value: Any, viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    """One field of the table. What has no declared kind is not shown."""
    if kind == CARDS:
        return look_at_pile(g.knows, value, bits)
    if kind == PILES:
        return look_at_piles(g.knows, value, bits)
    if kind == CLOSED:
        return [[[None] * len(pile) if isinstance(pile, list) else None for pile in value]]
    if kind == OWN:
        return [look_at_own(g, value, viewer) for viewer in viewers]
    if kind == INSIDE:
        return look_inside(g.knows, value, bits)
    raise ValueError(f"nobody has said who may see {kind!r}")


def look_at_own(g: Game, values: list[Any], viewer: Seat | None) -> list[Any]:
    """One value per seat: one's own, and those of one's partners."""
    if viewer is None:
        return [None] * len(values)
    partners = g.partners(viewer)
    return [value if i == viewer or i in partners else None for i, value in enumerate(values)]


def look_at_pile(knows: list[int], cards: list[Card], bits: list[int]) -> list[Any]:
    if len(bits) == 1:
        bit = bits[0]
        return [[card if knows[card] & bit else None for card in cards]]
    masks = [knows[card] for card in cards]
    by_all, by_any, everybody = reduce(and_, masks, -1), reduce(or_, masks, 0), reduce(or_, bits)
    if by_all & everybody == everybody:
        return [cards]
    hidden: list[Any] = [None] * len(cards)
    if not by_any & everybody:
        return [hidden]
    return [
        cards if by_all & bit else [card if knows[card] & bit else None for card in cards] if by_any & bit else hidden
        for bit in bits
    ]


def look_at_piles(knows: list[int], piles: list[list[Card]], bits: list[int]) -> list[Any]:
    if len(bits) == 1:
        bit = bits[0]
        return [[[card if knows[card] & bit else None for card in pile] for pile in piles]]
    looks = [look_at_pile(knows, pile, bits) for pile in piles]
    if all([len(pile) == 1 for pile in looks]):
        return [[pile[0] for pile in looks]]
    return [[pile[0] if len(pile) == 1 else pile[i] for pile in looks] for i in range(len(bits))]


def look_inside(knows: list[int], inside: list[tuple[Card, ...]], bits: list[int]) -> list[Any]:
    """Per card what is in it. What a viewer does not know is not even counted."""
    open_to_all: dict[int, Any] = {}
    others: list[int] = []
    for place in compress(range(len(inside)), inside):
        for card in inside[place]:
            if knows[card] != EVERYBODY:
                others.append(place)
                break
        else:
            open_to_all[place] = inside[place]
    if not others:
        return [open_to_all]
    return [{**open_to_all, **known(knows, inside, others, bit)} for bit in bits]


def known(knows: list[int], inside: list[tuple[Card, ...]], filled: list[int], bit: int) -> dict[int, Any]:
    seen = [(place, [card for card in inside[place] if knows[card] & bit]) for place in filled]
    return {place: cards for place, cards in seen if cards}
