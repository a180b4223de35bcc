"""KP-1.6, KP-7.4: everything in turn is by side; inside a team the members choose their order for each step."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.rules.fighting import attack, hold, its_attack
from heldenrunde.rulebooks.kapow.rules.powering import follow_up, followed_by, power_list, power_up
from heldenrunde.rulebooks.kapow.rules.solo import automaton_follows_up, automaton_powers_up, punishes
from heldenrunde.rulebooks.kapow.rules.sums import bases, guards
from heldenrunde.rulebooks.kapow.state import NOBODY, Kapow


def take_turns(g: Kapow, step: str, side: int) -> None:
    """KP-7.4: the members of a side act one after the other; if both have something to do, they say who is first."""
    acting = [place for place in g.members(side) if has_to(g, step, place)]
    idle = [place for place in g.members(side) if place not in acting] if step == "hold" else []
    g.then(*[call(act, step, place) for place in idle])
    if len(acting) < 2:
        g.then(*[call(act, step, place) for place in acting])
    else:
        deciding = [place for place in acting if not g.automaton(place)]
        g.ask_any(deciding or g.seats, orders, take_order, step, side)


def orders(g: Kapow, seat: Seat, step: str, side: int) -> list[tuple[str, int]]:
    return [("first", place) for place in g.members(side)]


def take_order(g: Kapow, seat: Seat, choice: tuple[str, int], step: str, side: int) -> None:
    """KP-7.4, KP-9.4"""
    second = [place for place in g.members(side) if place != choice[1]]
    g.then(call(act, step, choice[1]), *[call(act, step, place) for place in second])


def has_to(g: Kapow, step: str, place: int) -> bool:
    """Has this place anything to decide or do in a step?"""
    if step == "attack":
        return its_attack(g, place) > 0 if g.automaton(place) else bool(bases(g, place))
    if step == "hold":
        return g.defence[place] == NOBODY and bool(guards(g, place))
    if step == "power-up":
        return g.automaton(place) or bool(power_list(g, place))
    return punishes(g, place) if g.automaton(place) else bool(followed_by(g, place))


def act(g: Kapow, step: str, place: int) -> None:
    """KP-7.4: one member's part of a step."""
    (ITS_STEPS if g.automaton(place) else STEPS)[step](g, place)


STEPS: Final = {"attack": attack, "hold": hold, "power-up": power_up, "follow-up": follow_up}
ITS_STEPS: Final = {**STEPS, "power-up": automaton_powers_up, "follow-up": automaton_follows_up}
"""What an automaton does instead."""
