"""KP-8.5 to KP-8.9: what an automaton does when it attacks, powers up, follows up and cleans up."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.games.kapow.automaton import gifts
from heldenrunde.games.kapow.boards import NUMBER
from heldenrunde.games.kapow.cards import COLOURED, FACE_NAMES, JOKER
from heldenrunde.games.kapow.cleaning import action_die, attached
from heldenrunde.games.kapow.gaining import FACE_OF, blank_places, gain_face, gain_trait, give_up
from heldenrunde.games.kapow.powering import ruined
from heldenrunde.games.kapow.solo_rows import (
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
from heldenrunde.games.kapow.state import NOBODY, Kapow

GROW: Final = NUMBER["grow"]
ACTIVATE: Final = NUMBER["activate"]


def after_attack(g: Kapow, place: int, damage: int) -> None:
    """KP-8.9, Leech: it feeds when its attack costs the player 3 or more health."""
    for what, n in gifts(g, place):
        if what == FEEDS and damage >= n:
            g.gain_health(place, 1)


# -- powering up -----------------------------------------------------------------------------------------------------


def automaton_powers_up(g: Kapow, place: int) -> None:
    """KP-8.5, KP-8.9: what its rows give, from top to bottom; an ovation first."""
    g.then(
        *[call(gain_face, place, COLOURED)] * g.owed[place],
        *[call(receive, place, what, n) for what, n in gifts(g, place)],
    )


def receive(g: Kapow, place: int, what: str, n: int) -> None:
    """KP-8.5, KP-8.6: dice and faces at random; "the player" is the one opposite (KP-9.2)."""
    opponent = g.opposite(place)
    if what == FACE:
        g.then(*[call(gain_face, place, COLOURED)] * n)
    elif what == TRAIT:
        gain_trait(g, place)
    elif what == ACTION_DIE:
        g.gain_action(place)
    elif what == HEALTH:
        g.gain_health(place, n)
    elif what == HURT:
        g.lose_health(opponent, n)
    elif what == RETURN:
        give_up(g, opponent, NOBODY)
    else:
        receive_odd(g, place, opponent, what, n)


def receive_odd(g: Kapow, place: int, opponent: int, what: str, n: int) -> None:
    """KP-8.9: rows of a kind of their own."""
    if what == SHARE_FACES:
        g.then(call(gain_face, place, COLOURED), call(gain_face, opponent, COLOURED))
    elif what == PUNISH_GROWTH and (g.has(opponent, GROW) or g.has(opponent, ACTIVATE)):
        g.lose_health(opponent, n)
    elif what == BURNT and g.strength[place] >= n:
        g.lose_health(place, 1)


def punishes(g: Kapow, place: int) -> bool:
    """Has this automaton a follow-up?"""
    return any([what == PUNISH_DICE for what, _ in gifts(g, place)])


def automaton_follows_up(g: Kapow, place: int) -> None:
    """KP-4.2, KP-8.10, Coquette: the player loses 1 health per die gained, unless the ending is ruined."""
    opponent = g.opposite(place)
    for what, n in gifts(g, place):
        if what == PUNISH_DICE and not ruined(g, place):
            g.lose_health(opponent, n * g.gained[opponent])


# -- cleaning up -----------------------------------------------------------------------------------------------------


def automata_clean_up(g: Kapow) -> None:
    """KP-8.7: when the players have arranged their faces, the automata attach theirs."""
    g.then(*[call(attach_faces, place) for place in g.places if g.automaton(place)])


def attach_faces(g: Kapow, place: int) -> None:
    """KP-8.7: die by die as many as it can, jokers first; the player says which of the others comes next."""
    pool = g.pools[place]
    die = next((i for i, word in enumerate(g.dice[place]) if blank_places(word)), NOBODY)
    if not pool or die == NOBODY:
        return
    kinds = set(pool)
    if JOKER in kinds or len(kinds) == 1 or len(pool) <= blank_places(g.dice[place][die]):
        attach(g, place, die, JOKER if JOKER in kinds else pool[0])
        g.then(call(attach_faces, place))
    else:
        g.ask(g.opposite(place), next_faces, attach_next, place, die)


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
