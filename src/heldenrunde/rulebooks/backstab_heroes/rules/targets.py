"""BH-3.3: whom a card may be used on. The player of the card chooses."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.rulebooks.backstab_heroes.state import BACK, FRONT, MIDDLE, BackstabHeroes

PLACES: Final = (FRONT, MIDDLE, BACK)


def aim(g: BackstabHeroes, seat: Seat, hero: Seat, where: str = "") -> None:
    """BH-3.3: everybody hears whom a card is for, also where nothing comes of it."""
    g.note("aim" if hero != seat else "aim-self", seat, name=where, to=(hero,))


def finds_cards(g: BackstabHeroes, hero: Seat) -> bool:
    """BH-3.13: in an empty hand there is nothing to look at or to take, and everybody sees that."""
    if not g.free(hero):
        g.note("empty-hand", hero)
    return bool(g.free(hero))


def another_hero(g: BackstabHeroes, seat: Seat) -> tuple[Seat, ...]:
    """BH-3.3: anyone but oneself."""
    return g.others(seat)


def why_not_another(g: BackstabHeroes, seat: Seat, choice: Any) -> Refusal | None:
    if choice == seat:
        return Refusal("no-target-yourself", "BH-3.3")
    return None if choice in g.others(seat) else Refusal("not-an-option")


def a_hero(g: BackstabHeroes, seat: Seat) -> tuple[Seat, ...]:
    """BH-3.3: anyone, also oneself."""
    return g.clockwise(seat)


def a_hero_and_a_place(g: BackstabHeroes, seat: Seat) -> list[tuple[Seat, str]]:
    """BH-3.3: anyone, also oneself, and any of the three positions."""
    return [(hero, place) for hero in g.clockwise(seat) for place in PLACES]
