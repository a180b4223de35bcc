"""KP-6: gaining, giving up and exchanging dice and faces."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import DIE_THING, FACE_THING, sorted_faces
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    BLANK,
    COLOUR_NAMES,
    COLOURED,
    FACE_NAMES,
    FACES,
    OF_COLOUR,
    TRAITS,
)
from heldenrunde.rulebooks.kapow.state import Kapow

FACE_OF: Final = {name: face for face, name in FACE_NAMES.items()}
COLOUR_OF: Final = {name: colour for colour, name in COLOUR_NAMES.items()}
POOL: Final = -1
"""In place of a die: the face lies in the pool."""
STOP: Final = "stop"
Origin = tuple[str, int, int]
"""("face", die or POOL, place on it)."""


def gain_face(g: Kapow, place: int, allowed: str) -> None:
    """KP-6.7: one face of these types, the gainer chooses; if the supply has none of them, nothing."""
    found = available(g, place, allowed)
    if g.automaton(place):
        if found:
            g.gain_face(place, found[g.chance.roll("automaton", len(found))])
    elif found:
        g.pick(place, face_types, take_face, allowed)


def available(g: Kapow, place: int, allowed: str) -> list[str]:
    return [face for face in g.faces_left(place, joker=True) if face in allowed]


def face_types(g: Kapow, seat: Seat, allowed: str) -> list[str]:
    return [FACE_NAMES[face] for face in available(g, seat, allowed)]


def take_face(g: Kapow, seat: Seat, choice: str, allowed: str) -> None:
    """KP-6.7"""
    g.gain_face(seat, FACE_OF[choice])


def gain_trait(g: Kapow, place: int) -> None:
    """KP-6.7, KP-4.3: a trait die, the colour chosen among what the supply still has."""
    found = g.traits_left(place)
    if g.automaton(place):
        if found:
            g.gain_trait(place, found[g.chance.roll("automaton", len(found))])
    elif found:
        g.pick(place, trait_colours, take_trait)


def trait_colours(g: Kapow, seat: Seat) -> list[str]:
    return [COLOUR_NAMES[colour] for colour in g.traits_left(seat)]


def take_trait(g: Kapow, seat: Seat, choice: str) -> None:
    """KP-6.7"""
    g.gain_trait(seat, COLOUR_OF[choice])


# -- faces that somebody has -----------------------------------------------------------------------------------------


def faces_of(g: Kapow, place: int, allowed: str) -> list[Origin]:
    """Every face in the pool or on an action die; of those that nothing tells apart the first."""
    found: dict[tuple[str, str, bool], Origin] = {}
    for i, face in enumerate(g.pools[place]):
        if face in allowed:
            found.setdefault(("", face, False), ("face", POOL, i))
    for die, word in enumerate(g.dice[place]):
        if word[0] == ACTION:
            top = g.up[place][die] if die < len(g.up[place]) else 0
            for side in range(1, 7):
                if word[side] in allowed:
                    found.setdefault((word, word[side], side == top), ("face", die, side))
    return list(found.values())


def give_up(g: Kapow, place: int, taker: int) -> None:
    """KP-6.2, KP-6.8: a face from the pool or off a die, the loser chooses; NOBODY takes it: it goes to the supply."""
    found = faces_of(g, place, FACES)
    if g.automaton(place):
        if found:
            hand_over(g, place, drawn_face(g, place, found), taker)
    elif found:
        g.pick(place, own_faces, hand_over, taker)


def drawn_face(g: Kapow, place: int, found: list[Origin]) -> Origin:
    """KP-8.6: an automaton draws the type; of this type it gives the first, from the pool before one off a die."""
    kinds: dict[str, Origin] = {}
    for origin in found:
        kinds.setdefault(what_is_there(g, place, origin[1], origin[2]), origin)
    return kinds[sorted_faces("".join(kinds))[g.chance.roll("automaton", len(kinds))]]


def own_faces(g: Kapow, seat: Seat, taker: int) -> list[Origin]:
    return faces_of(g, seat, FACES)


def hand_over(g: Kapow, place: int, origin: Origin, taker: int) -> None:
    """KP-6.1, KP-6.8: the place on the die is blank now."""
    face = g.take_off(place, origin[1], origin[2])
    rule = "KP-8.9" if g.automaton(place) else ""
    if taker < 0:
        g.return_face(place, face)
        g.tell("lose-face", place, FACE_THING[face], rule=rule)
    else:
        g.pools[taker] = sorted_faces(g.pools[taker] + face)
        g.tell("give-face", place, FACE_THING[face], rule=rule, to=(taker,))


# -- exchanging (KP-6.3) ---------------------------------------------------------------------------------------------


def face_swaps(g: Kapow, place: int) -> list[tuple[Any, ...]]:
    """An own face for another that is no joker."""
    new = available(g, place, COLOURED)
    found = faces_of(g, place, FACES)
    return [
        ("swap-face", die, side, FACE_NAMES[face])
        for _, die, side in found
        for face in new
        if face != what_is_there(g, place, die, side)
    ]


def what_is_there(g: Kapow, place: int, die: int, side: int) -> str:
    return g.pools[place][side] if die == POOL else g.dice[place][die][side]


def die_swaps(g: Kapow, place: int) -> list[tuple[Any, ...]]:
    """An own trait die for another colour."""
    own: dict[tuple[str, int, int], int] = {}
    for die, word in enumerate(g.dice[place]):
        if word[0] != ACTION:
            rolled = die < len(g.up[place])
            key = (word, g.up[place][die] if rolled else 0, g.boxes[place][die] if rolled else -2)
            own.setdefault(key, die)
    return [
        ("swap-die", die, COLOUR_NAMES[colour])
        for die in own.values()
        for colour in g.traits_left(place)
        if colour != g.dice[place][die][0]
    ]


def swap(g: Kapow, place: int, choice: tuple[Any, ...]) -> None:
    """KP-6.3: neither gained nor given up. A die that is exchanged shows nothing any more (KP-3.14)."""
    if choice[0] == "swap-die":
        old, new = g.dice[place][choice[1]], OF_COLOUR[COLOUR_OF[choice[2]]]
        g.change_supply(place, TRAITS.index(old), 1)
        g.change_supply(place, TRAITS.index(new), -1)
        g.dice[place] = (*g.dice[place][: choice[1]], new, *g.dice[place][choice[1] + 1 :])
        g.up[place] = tuple([0 if die == choice[1] else side for die, side in enumerate(g.up[place])])
        g.tell("swap", place, DIE_THING[old[0]], DIE_THING[new[0]])
    else:
        face, new = g.take_off(place, choice[1], choice[2]), FACE_OF[choice[3]]
        g.return_face(place, face)
        g.change_supply(place, 6 + FACES.index(new), -1)
        g.pools[place] = sorted_faces(g.pools[place] + new)
        g.tell("swap", place, FACE_THING[face], FACE_THING[new])


def swap_faces(g: Kapow, place: int, most: int) -> None:
    """KP-6.3: up to so many own faces, one by one."""
    if most and face_swaps(g, place):
        g.ask(place, swap_choices, swap_face, most)


def swap_choices(g: Kapow, seat: Seat, most: int) -> list[Any]:
    return [STOP, *face_swaps(g, seat)]


def swap_face(g: Kapow, seat: Seat, choice: Any, most: int) -> None:
    """KP-6.3"""
    if choice != STOP:
        swap(g, seat, choice)
        g.then(call(swap_faces, seat, most - 1))


def blank_places(die: str) -> int:
    """The places of a die to which a face can be attached (KP-6.2)."""
    return die.count(BLANK) if die[0] == ACTION else 0
