"""What several viewers see of a table, looked at once: most of it is the same for all of them.

Each function gives one value per viewer, or a single one if all see the same. Nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import compress
from operator import and_, attrgetter, or_
from typing import Any, Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import CARDS, CLOSED, EVERYBODY, HEAP, INSIDE, OWN, PILES, PLAIN, Card, Game, eye

Look = Callable[[Game, Any, list[Seat | None], list[int]], list[Any]]
Fields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]], tuple[tuple[str, Look], ...]]
Seen = tuple[dict[str, Any], list[dict[str, Any]]]
"""What all see alike, and what each sees besides."""


def seen_by(g: Game, viewers: list[Seat | None]) -> Seen:
    """The fields of the table as each of these viewers may see them: unknown cards are None."""
    bits = [eye(viewer) for viewer in viewers]
    names, values_of, others = fields(g)
    shared: dict[str, Any] = dict(zip(names, values_of(g), strict=True))
    own: list[dict[str, Any]] = [{} for _ in viewers]
    for name, look in others:
        values = look(g, getattr(g, name), viewers, bits)
        if len(values) == 1:
            shared[name] = values[0]
        else:
            for mine, value in zip(own, values, strict=True):
                mine[name] = value
    return shared, own


FIELDS: Final[dict[type[Game], Fields]] = {}


def fields(g: Game) -> Fields:
    """The fields of a game's table: the public ones with what gets all their values, the others with how to look."""
    found = FIELDS.get(type(g))
    if found is None:
        public = tuple([name for name, kind in g.layout.items() if kind == PLAIN])
        others = tuple([(name, way_to_look(kind)) for name, kind in g.layout.items() if kind != PLAIN])
        found = FIELDS[type(g)] = public, getter(public), others
    return found


def getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Like attrgetter, which for a single name gives no tuple."""
    return attrgetter(*names) if len(names) > 1 else lambda g: tuple([getattr(g, name) for name in names])


def way_to_look(kind: str) -> Look:
    """What has no declared kind is not shown."""
    if kind not in LOOKS:
        raise ValueError(f"nobody has said who may see {kind!r}")
    return LOOKS[kind]


def look_at_cards(g: Game, cards: list[Card], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    return look_at_pile(g.knows, cards, bits)


def look_at_pile(knows: list[int], cards: list[Card], bits: list[int]) -> list[Any]:
    if not any(map(knows.__getitem__, cards)):
        return [[None] * len(cards)]
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


def look_at_piles(g: Game, piles: list[list[Card]], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    knows = g.knows
    if len(bits) == 1:
        bit = bits[0]
        return [[[card if knows[card] & bit else None for card in pile] if pile else pile for pile in piles]]
    looks = [look_at_pile(knows, pile, bits) for pile in piles]
    if all([len(pile) == 1 for pile in looks]):
        return [[pile[0] for pile in looks]]
    return [[pile[0] if len(pile) == 1 else pile[i] for pile in looks] for i in range(len(bits))]


def look_at_backs(g: Game, value: list[Any], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    return [[[None] * len(pile) if isinstance(pile, list) else None for pile in value]]


def look_at_heap(g: Game, cards: list[Card], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    """The last card to those who know it, of the others the backs."""
    if not cards:
        return [[]]
    covered: list[Any] = [None] * (len(cards) - 1)
    return [covered + look for look in look_at_pile(g.knows, cards[-1:], bits)]


def look_at_own(g: Game, values: list[Any], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    """One value per seat: one's own, and those of one's partners."""
    found: list[Any] = []
    for viewer in viewers:
        own = () if viewer is None else (viewer, *g.partners(viewer))
        found.append([value if i in own else None for i, value in enumerate(values)])
    return found


def look_inside(g: Game, inside: list[tuple[Card, ...]], viewers: list[Seat | None], bits: list[int]) -> list[Any]:
    """Per card what is in it. What a viewer does not know is not even counted."""
    if len(bits) == 1:
        return [known(g.knows, compress(enumerate(inside), inside), bits[0])]
    open_to_all: dict[int, Any] = {}
    others: list[tuple[int, tuple[Card, ...]]] = []
    for place, cards in compress(enumerate(inside), inside):
        for card in cards:
            if g.knows[card] != EVERYBODY:
                others.append((place, cards))
                break
        else:
            open_to_all[place] = cards
    if not others:
        return [open_to_all]
    return [{**open_to_all, **known(g.knows, others, bit)} for bit in bits]


def known(knows: list[int], filled: Iterable[tuple[int, tuple[Card, ...]]], bit: int) -> dict[int, Any]:
    seen: dict[int, Any] = {}
    for place, cards in filled:
        for card in cards:
            if not knows[card] & bit:
                some = [card for card in cards if knows[card] & bit]
                if some:
                    seen[place] = some
                break
        else:
            seen[place] = cards
    return seen


LOOKS: Final[dict[str, Look]] = {
    CARDS: look_at_cards,
    PILES: look_at_piles,
    CLOSED: look_at_backs,
    HEAP: look_at_heap,
    OWN: look_at_own,
    INSIDE: look_inside,
}
