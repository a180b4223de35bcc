"""KP-5: phase 4, clean up. Everybody arranges faces on action dice, unseen by the others until all are done."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import FACE_THING, sorted_faces
from heldenrunde.rulebooks.kapow.cards.catalogue import ACTION, BLANK, FACE_NAMES, FACES
from heldenrunde.rulebooks.kapow.rules.gaining import FACE_OF
from heldenrunde.rulebooks.kapow.rules.screens import UNREADY
from heldenrunde.rulebooks.kapow.state import Kapow

PLACES: Final = 6
ATTACH: Final = "attach"
DETACH: Final = "detach"
DONE: Final = "done"
Arrangement = str | tuple[str, int, str]


def clean_up(g: Kapow) -> None:
    """KP-5.1: all dice leave the boards; then faces may be rearranged."""
    g.phase = "clean-up"
    for seat in g.seats:
        g.plan[seat] = g.dice[seat]
        g.ready[seat] = not arrangeable(g, seat)
    ask_arrangements(g)


def arrangeable(g: Kapow, seat: Seat) -> bool:
    """Has this player an action die and a face?"""
    action = [die for die in g.dice[seat] if die[0] == ACTION]
    return bool(action) and (bool(g.pools[seat]) or any([attached(die) for die in action]))


def attached(die: str) -> str:
    """The faces on an action die."""
    return die[1:].replace(BLANK, "") if die[0] == ACTION else ""


def ask_arrangements(g: Kapow) -> None:
    """KP-5.1: at the same time, until all are done; then everything is open."""
    busy = [seat for seat in g.seats if not g.ready[seat]]
    if busy:
        done = tuple([seat for seat in g.seats if g.ready[seat] and arrangeable(g, seat)])
        g.ask_any(busy, arrangements, arrange, idle=done)
    else:
        g.then(call(show_arrangements))


def show_arrangements(g: Kapow) -> None:
    """KP-5.1: all dice as they are now."""
    for seat in g.seats:
        if g.plan[seat] != g.dice[seat]:
            loose = loose_faces(g, seat)
            g.dice[seat], g.pools[seat] = g.plan[seat], loose
            faces = "".join([attached(die) for die in g.dice[seat]])
            g.tell("arrange", seat, *[FACE_THING[face] for face in faces], n=len(faces))


def loose_faces(g: Kapow, seat: Seat) -> str:
    """The faces that are on no die in the player's plan."""
    if g.plan[seat] == g.dice[seat]:
        return g.pools[seat]
    there, planned = g.pools[seat] + "".join(g.dice[seat]), "".join(g.plan[seat])
    return "".join([face * (there.count(face) - planned.count(face)) for face in FACES])


def arrangements(g: Kapow, seat: Seat) -> list[Arrangement]:
    """Attach a loose face, take one off, or be done; of equal dice the first. Who is done may take that back."""
    if g.ready[seat]:
        return [UNREADY]
    own: dict[str, int] = {}
    for i, die in enumerate(g.plan[seat]):
        if die[0] == ACTION:
            own.setdefault(die, i)
    loose = dict.fromkeys(loose_faces(g, seat))
    found: list[Arrangement] = [DONE]
    found += [(ATTACH, i, FACE_NAMES[face]) for die, i in own.items() if BLANK in die for face in loose]
    found += [(DETACH, i, FACE_NAMES[face]) for die, i in own.items() for face in dict.fromkeys(attached(die))]
    return found


def arrange(g: Kapow, seat: Seat, choice: Any) -> None:
    """KP-5.1: one face per place; the order of the places makes no difference."""
    if choice in (DONE, UNREADY):
        g.ready[seat] = choice == DONE
        g.tell(choice, seat, rule="KP-5.1")
    else:
        change_plan(g, seat, *choice)
    ask_arrangements(g)


def change_plan(g: Kapow, seat: Seat, word: str, i: int, name: str) -> None:
    """KP-5.1: a loose face goes on a die, or one of its faces comes off."""
    faces, face = attached(g.plan[seat][i]), FACE_OF[name]
    if word == ATTACH:
        faces += face
    else:
        faces = faces.replace(face, "", 1)
    g.plan[seat] = (*g.plan[seat][:i], action_die(faces), *g.plan[seat][i + 1 :])


def action_die(faces: str) -> str:
    """An action die with these faces."""
    return ACTION + sorted_faces(faces) + BLANK * (PLACES - len(faces))
