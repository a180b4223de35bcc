"""KP-8.5 to KP-8.9: what an automaton does when it attacks, powers up, follows up and cleans up."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import FACE_THING, FIRST_ROW, NUMBER
from heldenrunde.rulebooks.kapow.cards.catalogue import COLOURED, FACE_NAMES, JOKER
from heldenrunde.rulebooks.kapow.cards.solo_rows import (
    ACTION_DIE,
    BURNT,
    FACE,
    FEEDS,
    HEALTH,
    HURT,
    PUNISH_DICE,
    PUNISH_GROWTH,
    RETURN,
    SHARE_FACES,
    TRAIT,
)
from heldenrunde.rulebooks.kapow.rules.automaton import gifts
from heldenrunde.rulebooks.kapow.rules.cleaning import action_die, attached
from heldenrunde.rulebooks.kapow.rules.gaining import FACE_OF, blank_places, gain_face, gain_trait, give_up
from heldenrunde.rulebooks.kapow.rules.powering import ruined
from heldenrunde.rulebooks.kapow.state import NOBODY, Kapow

GROW: Final = NUMBER["grow"]
ACTIVATE: Final = NUMBER["activate"]


def after_attack(g: Kapow, place: int, damage: int) -> None:
    """KP-8.9, Leech: it feeds when its attack costs the player 3 or more health."""
    for row, what, n in gifts(g, place):
        if what == FEEDS and damage >= n:
            g.gain_health(place, 1, FIRST_ROW + row)


# -- powering up -----------------------------------------------------------------------------------------------------


def automaton_powers_up(g: Kapow, place: int) -> None:
    """KP-8.5, KP-8.9: what its rows give, from top to bottom; an ovation first."""
    g.then(
        *[call(gain_face, place, COLOURED)] * g.owed[place],
        *[call(receive, place, row, what, n) for row, what, n in gifts(g, place)],
    )


def receive(g: Kapow, place: int, row: int, what: str, n: int) -> None:
    """KP-8.5, KP-8.6: dice and faces at random; "the player" is the one opposite (KP-9.2)."""
    opponent = g.opposite(place)
    if what == FACE:
        g.then(*[call(gain_face, place, COLOURED)] * n)
    elif what == TRAIT:
        gain_trait(g, place)
    elif what == ACTION_DIE:
        g.gain_action(place)
    elif what == HEALTH:
        g.gain_health(place, n, FIRST_ROW + row)
    elif what == HURT:
        g.lose_health(opponent, n, FIRST_ROW + row)
    elif what == RETURN:
        give_up(g, opponent, NOBODY)
    else:
        receive_odd(g, place, row, what, n)


def receive_odd(g: Kapow, place: int, row: int, what: str, n: int) -> None:
    """KP-8.9: rows of a kind of their own."""
    opponent = g.opposite(place)
    if what == SHARE_FACES:
        g.then(call(gain_face, place, COLOURED), call(gain_face, opponent, COLOURED))
    elif what == PUNISH_GROWTH and (g.has(opponent, GROW) or g.has(opponent, ACTIVATE)):
        g.lose_health(opponent, n, FIRST_ROW + row)
    elif what == BURNT and g.strength[place] >= n:
        g.lose_health(place, 1, FIRST_ROW + row)


def punishes(g: Kapow, place: int) -> bool:
    """Has this automaton a follow-up?"""
    return any([what == PUNISH_DICE for _, what, _ in gifts(g, place)])


def automaton_follows_up(g: Kapow, place: int) -> None:
    """KP-4.2, KP-8.10, Coquette: the player loses 1 health per die gained, unless the ending is ruined."""
    opponent = g.opposite(place)
    for row, what, n in gifts(g, place):
        if what == PUNISH_DICE and not ruined(g, place):
            g.lose_health(opponent, n * g.gained[opponent], FIRST_ROW + row, what="follow-up")


# -- cleaning up -----------------------------------------------------------------------------------------------------


def automata_clean_up(g: Kapow) -> None:
    """KP-8.7: when the players have arranged their faces, the automata attach theirs."""
    for place in reversed(g.places):
        if g.automaton(place) and open_die(g, place) != NOBODY:
            g.then(call(attach_faces, place), call(tell_attached, place))


def tell_attached(g: Kapow, place: int) -> None:
    """KP-8.7: what its action dice bear now."""
    faces = "".join([attached(die) for die in g.dice[place]])
    g.tell("attach", place, *[FACE_THING[face] for face in faces])


def attach_faces(g: Kapow, place: int) -> None:
    """KP-8.7: die by die as many as it can, jokers first; the player says which of the others comes next."""
    while (die := open_die(g, place)) != NOBODY and (face := only_face(g, place, die)):
        attach(g, place, die, face)
    if die != NOBODY:
        g.ask(g.opposite(place), next_faces, attach_next, place, die)


def open_die(g: Kapow, place: int) -> int:
    """The first die with a place for one of the loose faces."""
    found = [die for die, word in enumerate(g.dice[place]) if blank_places(word)]
    return found[0] if found and g.pools[place] else NOBODY


def only_face(g: Kapow, place: int, die: int) -> str:
    """The face that comes next where nobody has a choice: a joker, or if all are alike or find their places."""
    pool = g.pools[place]
    if JOKER in pool:
        return JOKER
    return pool[0] if len(set(pool)) == 1 or len(pool) <= blank_places(g.dice[place][die]) else ""


def next_faces(g: Kapow, seat: Seat, place: int, die: int) -> list[str]:
    return [FACE_NAMES[face] for face in dict.fromkeys(g.pools[place])]


def attach_next(g: Kapow, seat: Seat, choice: str, place: int, die: int) -> None:
    """KP-8.7"""
    attach(g, place, die, FACE_OF[choice])
    g.then(call(attach_faces, place))


def attach(g: Kapow, place: int, die: int, face: str) -> None:
    """KP-8.7: it never rearranges."""
    word = action_die(attached(g.dice[place][die]) + face)
    g.dice[place] = (*g.dice[place][:die], word, *g.dice[place][die + 1 :])
    g.pools[place] = g.pools[place].replace(face, "", 1)
