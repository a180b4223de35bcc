"""KP-4.1: what abilities do when powering up, each in a few lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, NUMBER
from heldenrunde.rulebooks.kapow.cards.catalogue import COLOURED, FACE_NAMES, FACES
from heldenrunde.rulebooks.kapow.rules.gaining import (
    FACE_OF,
    STOP,
    Origin,
    available,
    die_swaps,
    face_swaps,
    faces_of,
    gain_face,
    gain_trait,
    give_up,
    hand_over,
    swap,
    swap_faces,
)
from heldenrunde.rulebooks.kapow.state import NOBODY, Kapow

MOST_TOKENS: Final = 3
SIDE_SWIPE: Final = NUMBER["side-swipe"]
IRON_DIET: Final = NUMBER["iron-diet"]
STOLEN_KISS: Final = NUMBER["stolen-kiss"]
RESCUE: Final = NUMBER["rescue"] + 1
"""Its right half gives the health."""
WAR_CHEST: Final = NUMBER["war-chest"]
TOLD_BY_EFFECT: Final = (SIDE_SWIPE, IRON_DIET, RESCUE, WAR_CHEST, NUMBER["new-plan"], NUMBER["tinkerer"])
"""What these do is told with the health that changes or with what is exchanged, if anything is."""


# -- the player board ------------------------------------------------------------------------------------------------


def grow(g: Kapow, place: int) -> None:
    """KP-4.1, Grow: a trait die of any colour."""
    gain_trait(g, place)


def activate(g: Kapow, place: int) -> None:
    """KP-4.1, Activate: an action die and a face that is no joker."""
    g.gain_action(place)
    gain_face(g, place, COLOURED)


def train(g: Kapow, place: int) -> None:
    """KP-4.1, Train and others: a face that is no joker."""
    gain_face(g, place, COLOURED)


def breakthrough(g: Kapow, place: int) -> None:
    """KP-4.1, Breakthrough and Assemble: a face, a joker too."""
    gain_face(g, place, FACES)


def adapt(g: Kapow, place: int) -> None:
    """KP-4.1, KP-8.6, Adapt: a face of the type that the opponent names, an automaton at random."""
    opponent = g.aims[place]
    found = available(g, place, COLOURED)
    if g.automaton(opponent):
        if found:
            g.gain_face(place, found[g.chance.roll("automaton", len(found))])
    else:
        g.pick(opponent, types_for, name_type, place)


def types_for(g: Kapow, seat: Seat, place: int) -> list[str]:
    return [FACE_NAMES[face] for face in available(g, place, COLOURED)]


def name_type(g: Kapow, seat: Seat, choice: str, place: int) -> None:
    """KP-4.1, Adapt"""
    g.gain_face(place, FACE_OF[choice])


def new_plan(g: Kapow, place: int) -> None:
    """KP-6.3, New Plan: exchange a trait die, or up to two faces."""
    g.ask(place, plans, follow_plan)


def plans(g: Kapow, seat: Seat) -> list[Any]:
    return [STOP, *die_swaps(g, seat), *face_swaps(g, seat)]


def follow_plan(g: Kapow, seat: Seat, choice: Any) -> None:
    """KP-6.3, New Plan"""
    if choice != STOP:
        swap(g, seat, choice)
        if choice[0] == "swap-face":
            swap_faces(g, seat, 1)


def side_swipe(g: Kapow, place: int) -> None:
    """KP-6.5, Side Swipe: the opponent loses 2 health."""
    g.lose_health(g.aims[place], ABILITIES[SIDE_SWIPE].n, SIDE_SWIPE)


# -- characters ------------------------------------------------------------------------------------------------------


def iron_diet(g: Kapow, place: int) -> None:
    """KP-6.5, Iron Diet: 3 health."""
    g.gain_health(place, ABILITIES[IRON_DIET].n, IRON_DIET)


def pause_button(g: Kapow, place: int) -> None:
    """KP-4.1, Pause Button: a time token, of which one has at most 3, and a face that is no joker."""
    if g.tokens[place] < MOST_TOKENS:
        g.tokens[place] += 1
        g.tell("token", place, n=g.tokens[place])
    gain_face(g, place, COLOURED)


def war_chest(g: Kapow, place: int) -> None:
    """KP-4.1, War Chest: who gained no die this round gains a face that is no joker."""
    if not g.gained[place]:
        g.tell("trigger", place, WAR_CHEST)
        gain_face(g, place, COLOURED)


def hostile_takeover(g: Kapow, place: int) -> None:
    """KP-6.2, Hostile Takeover: a face of the opponent's that is no joker; if there is none, one of the supply's."""
    if faces_of(g, g.aims[place], COLOURED):
        g.pick(place, victims_faces, take_over)
    else:
        gain_face(g, place, COLOURED)


def victims_faces(g: Kapow, seat: Seat) -> list[Origin]:
    return faces_of(g, g.aims[seat], COLOURED)


def take_over(g: Kapow, seat: Seat, choice: Origin) -> None:
    """KP-6.2, Hostile Takeover"""
    hand_over(g, g.aims[seat], choice, seat)


def stolen_kiss(g: Kapow, place: int) -> None:
    """KP-6.2, Stolen Kiss: the opponent gives a face of their choice; who has none is spared, and you gain 2 health."""
    if faces_of(g, g.aims[place], FACES):
        give_up(g, g.aims[place], place)
    else:
        g.gain_health(place, ABILITIES[STOLEN_KISS].n, STOLEN_KISS)


def overture(g: Kapow, place: int) -> None:
    """KP-4.1, Overture: you, then your opponent, gain a face that is no joker."""
    g.then(call(gain_face, place, COLOURED), call(gain_face, g.aims[place], COLOURED))


def encore(g: Kapow, place: int) -> None:
    """KP-4.1, Encore: a trait die; the opponent gains a face that is no joker."""
    g.then(call(gain_trait, place), call(gain_face, g.aims[place], COLOURED))


def tinkerer(g: Kapow, place: int) -> None:
    """KP-6.3, Tinkerer: you may exchange a face."""
    swap_faces(g, place, 1)


def replicate(g: Kapow, place: int) -> None:
    """KP-3.14, Replicate: a face, no joker, of a type that a die placed by the opponent shows."""
    opponent = g.aims[place]
    shown = {g.face(opponent, die) for die in g.placed(opponent)}
    gain_face(g, place, "".join([face for face in COLOURED if face in shown]))


def sap_power(g: Kapow, place: int) -> None:
    """KP-6.2, Sap Power: the opponent returns a face of their choice, and you gain one that is no joker."""
    g.then(call(give_up, g.aims[place], NOBODY), call(gain_face, place, COLOURED))


def rescue(g: Kapow, place: int) -> None:
    """KP-7.3, Rescue: the team gains 3 health; both have gained it."""
    n = g.gain_health(place, ABILITIES[RESCUE].n, RESCUE)
    for partner in g.partners(place):
        g.healed[partner] += n


BY_ID: Final[dict[str, Callable[[Kapow, int], None]]] = {
    "grow": grow,
    "activate": activate,
    "train": train,
    "breakthrough": breakthrough,
    "adapt": adapt,
    "new-plan": new_plan,
    "side-swipe": side_swipe,
    "iron-diet": iron_diet,
    "pause-button": pause_button,
    "war-chest": war_chest,
    "hostile-takeover": hostile_takeover,
    "stolen-kiss": stolen_kiss,
    "ruin-the-ending": train,
    "overture": overture,
    "standing-ovation": train,
    "encore": encore,
    "tinkerer": tinkerer,
    "assemble": breakthrough,
    "replicate": replicate,
    "sap-power": sap_power,
}
EFFECTS: Final[dict[int, Callable[[Kapow, int], None]]] = {
    **{NUMBER[id]: effect for id, effect in BY_ID.items()},
    NUMBER["training-partners"]: train,
    NUMBER["training-partners"] + 1: train,
    NUMBER["shared-lab"]: grow,
    RESCUE: rescue,
}
"""What triggers when powering up, by ability; of an alliance card the half that gives something."""
