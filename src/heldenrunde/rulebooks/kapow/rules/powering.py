"""KP-4: phase 3, power up and follow up in turn."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, NUMBER
from heldenrunde.rulebooks.kapow.cards.catalogue import FOLLOW_UP, POWER_UP
from heldenrunde.rulebooks.kapow.cards.effects import EFFECTS, TOLD_BY_EFFECT, WAR_CHEST
from heldenrunde.rulebooks.kapow.state import Kapow

STANDING_OVATION: Final = NUMBER["standing-ovation"]
SUCKER_PUNCH: Final = NUMBER["sucker-punch"]
KNUCKLE_DOWN: Final = NUMBER["knuckle-down"]
TIME_BOMB: Final = NUMBER["time-bomb"]
RUIN_THE_ENDING: Final = NUMBER["ruin-the-ending"]


def power_list(g: Kapow, place: int) -> tuple[int, ...]:
    """What a place triggers when powering up; an ovation of this round gives a face, too."""
    picked = [number for number in g.picks[place] if POWER_UP in ABILITIES[number].moments]
    return (*picked, *[STANDING_OVATION] * g.owed[place])


def power_up(g: Kapow, place: int) -> None:
    """KP-4.1: one finishes before the next begins."""
    next_power(g, place, power_list(g, place))


def next_power(g: Kapow, place: int, todo: tuple[int, ...]) -> None:
    """KP-3.9: in any order the player likes; the War Chest comes last."""
    if todo:
        g.pick(place, powers, trigger, todo)


def powers(g: Kapow, seat: Seat, todo: tuple[int, ...]) -> list[str]:
    """What is left to trigger."""
    open_now = [number for number in dict.fromkeys(todo) if number != WAR_CHEST] or list(dict.fromkeys(todo))
    return list(dict.fromkeys([ABILITIES[number].id for number in open_now]))


def trigger(g: Kapow, seat: Seat, choice: str, todo: tuple[int, ...]) -> None:
    """KP-2.2, KP-4.1: each triggers once."""
    number = next(number for number in todo if ABILITIES[number].id == choice)
    at = todo.index(number)
    if number not in TOLD_BY_EFFECT:
        g.tell("trigger", seat, number)
    g.then(call(EFFECTS[number], seat), call(next_power, seat, (*todo[:at], *todo[at + 1 :])))


# -- following up ----------------------------------------------------------------------------------------------------


def followed_by(g: Kapow, place: int) -> tuple[int, ...]:
    """The follow-ups that a place triggers; none against who ruins the ending."""
    if ruined(g, place):
        return ()
    return tuple([number for number in g.picks[place] if FOLLOW_UP in ABILITIES[number].moments])


def ruined(g: Kapow, place: int) -> bool:
    """Ruin the Ending: the opponent's follow-ups do not trigger."""
    return any([g.aims[other] == place and g.has(other, RUIN_THE_ENDING) for other in g.places])


def follow_up(g: Kapow, place: int) -> None:
    """KP-4.2"""
    next_follow_up(g, place, followed_by(g, place))


def next_follow_up(g: Kapow, place: int, todo: tuple[int, ...]) -> None:
    """KP-3.9: in any order the player likes."""
    if todo:
        g.pick(place, powers, trigger_follow_up, todo)


def trigger_follow_up(g: Kapow, seat: Seat, choice: str, todo: tuple[int, ...]) -> None:
    """KP-4.2: lost health ignores defence (KP-6.5)."""
    number = next(number for number in todo if ABILITIES[number].id == choice)
    at = todo.index(number)
    g.then(call(next_follow_up, seat, (*todo[:at], *todo[at + 1 :])))
    damage = follow_up_damage(g, seat, number)
    if damage:
        g.lose_health(g.aims[seat], damage, number, what="follow-up")
    else:
        g.tell("no-effect", seat, number, rule="KP-4.2")


def follow_up_damage(g: Kapow, place: int, number: int) -> int:
    """What the opponent loses by a follow-up."""
    n, opponent = ABILITIES[number].n, g.aims[place]
    if number == SUCKER_PUNCH:
        return n * g.gained[opponent]
    if number == KNUCKLE_DOWN:
        return 3 if g.defence[place] >= 3 else n
    if number == TIME_BOMB:
        return n + g.tokens[place]
    return n if g.healed[opponent] else 0
