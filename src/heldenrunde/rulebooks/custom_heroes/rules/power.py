"""CH-5: power after a set and after scoring."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.rulebooks.custom_heroes.rules.shapes import is_word
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

SLIDE: Final = "slide"
PLAY: Final = "play"
CHANGE: Final = "change"
DISCARD: Final = "discard"
DONE: Final = "done"
CAP: Final = 6


def end_turn(g: CustomHeroes, seat: Seat) -> None:
    """CH-3.10, CH-5.4: after the set power may be changed again, and no more than 6 kept."""
    if g.power[seat] >= 4:
        g.ask(seat, after_set, then=change_or_end, check=why_not_after)


def after_set(g: CustomHeroes, seat: Seat) -> list[str]:
    """Change 4 power, throw one away while there are more than 6, or leave it at that."""
    return [CHANGE, DISCARD] if g.power[seat] > CAP else [DONE, CHANGE]


def change_or_end(g: CustomHeroes, seat: Seat, choice: str) -> None:
    """CH-5.3: power may be changed repeatedly."""
    if choice != DONE:
        change_or_discard(g, seat, choice)
        g.then(call(end_turn, seat))


def why_not_after(g: CustomHeroes, seat: Seat, choice: Any) -> Refusal:
    """CH-4.1, CH-5.4: the set is laid; only power is left to settle."""
    if is_word(choice, SLIDE):
        return Refusal("no-slide-after-set", "CH-4.1")
    if is_word(choice, PLAY) or choice == PASS:
        return Refusal("no-second-set", "CH-3.10")
    return why_not_power(g, seat, choice)


def why_not_power(g: CustomHeroes, seat: Seat, choice: Any) -> Refusal:
    """CH-5.4: down to 6, and no further."""
    if choice == DISCARD:
        return Refusal("no-discard-below-seven", "CH-5.4", (("power", g.power[seat]),))
    if choice == DONE:
        return Refusal("no-more-than-six", "CH-5.4", (("power", g.power[seat]),))
    return Refusal("not-an-option", "CH-5.4")


def cap(g: CustomHeroes, seat: Seat) -> None:
    """CH-5.4: nobody keeps more than 6 power after scoring."""
    if g.power[seat] > CAP:
        g.ask(seat, too_much_power, then=settle_cap, check=why_not_power)


def too_much_power(g: CustomHeroes, seat: Seat) -> list[str]:
    """Change 4 power or throw one away."""
    return [CHANGE, DISCARD]


def settle_cap(g: CustomHeroes, seat: Seat, choice: str) -> None:
    """CH-5.4: as often as needed."""
    change_or_discard(g, seat, choice, "CH-5.4")
    g.then(call(cap, seat))


def change_or_discard(g: CustomHeroes, seat: Seat, choice: str, rule: str = "") -> None:
    if choice == CHANGE:
        g.change_power(seat, rule)
    else:
        g.discard_power(seat)
