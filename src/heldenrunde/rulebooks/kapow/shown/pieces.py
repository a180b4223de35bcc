"""Dice, boxes and cards of KAPOW! as pieces, with what is printed on them: the places of a die and of a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from heldenrunde.core.scene import Badge, Piece, Text, Why, player, text
from heldenrunde.rulebooks.kapow.cards.boards import (
    ABILITIES,
    ABILITY_OF,
    FIRST_HALF,
    NEED,
    NUMBER,
    ON_PLAYER_BOARD,
    alliance_of,
)
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    ALLIANCES,
    CHARACTERS,
    COLOUR_NAMES,
    FACE_NAMES,
    FACES,
    IMMEDIATE,
    TRAITS,
)
from heldenrunde.rulebooks.kapow.cards.solo_rows import Entry
from heldenrunde.rulebooks.kapow.rules.screens import own_halves
from heldenrunde.rulebooks.kapow.shown.wording import (
    box_piece,
    cost_of,
    die_piece,
    effect_of,
    face_name,
    slot_name,
    who,
)
from heldenrunde.rulebooks.kapow.state import UNPLACED, Kapow

DIE: Final = "die"
FACE: Final = "face"
ON_PLAYER, ON_CHARACTER, ON_ALLIANCE = range(3)
"""Which board a box is on: pieces of one board have the same group."""


def dice_on(g: Kapow, place: int, box: int) -> tuple[Piece, ...]:
    """The dice in a box; UNPLACED: those that lie nowhere."""
    dice = range(len(g.dice[place]))
    boxes = g.boxes[place]
    found = [die for die in dice if (boxes[die] if die < len(boxes) else UNPLACED) == box]
    return tuple([die_of(g, place, die) for die in found])


def die_of(g: Kapow, place: int, die: int) -> Piece:
    """A die with its six places and what it shows, if the viewer can see that."""
    word = g.dice[place][die]
    top = g.up[place][die] if die < len(g.up[place]) else 0
    shown = word[top] if top else ""
    face = text("die-shows", die=die_name(word), face=face_name(shown)) if top else die_name(word)
    badges = tuple([Badge(face_name(side), "up" if i == top else "", side) for i, side in enumerate(word) if i])
    return Piece(die_piece(g, place, die), face, shown, COLOUR_NAMES[word[0]], badges, kind=DIE)


def die_name(word: str) -> Text:
    """A trait die by its colour, an action die with the faces on it."""
    faces = [face_name(face) for face in word[1:] if face in FACES]
    return text("die-built", faces=faces) if word[0] == ACTION and faces else Text(f"die-{COLOUR_NAMES[word[0]]}")


def need_badges(need: str) -> tuple[Badge, ...]:
    """What each place of a box takes; the mark is the letter of the catalogue."""
    pair = [Badge(text("need-pair"), "", "=")] if need[:1] == "=" else []
    return (*pair, *[Badge(slot_name(place), "", place) for place in need.lstrip("=")])


def ability_piece(id: str, number: int, badges: tuple[Badge, ...], lit: bool, why_not: Why | None = None) -> Piece:
    """An ability, or one box of it; its kind is the moment at which it works."""
    ability = ABILITIES[number]
    figure, kind = value_of(ability.moments, ability.n), ability.moments[0] if ability.moments else ""
    board = ON_ALLIANCE if number >= FIRST_HALF else ON_CHARACTER if number >= ON_PLAYER_BOARD else ON_PLAYER
    name = Text(f"card-{ability.id}")
    return Piece(id, name, figure, ability.id, badges, lit, group=board, why_not=why_not, kind=kind)


def box_of(g: Kapow, place: int, box: int, why_not: Why | None) -> Piece:
    """A box of a board; lit when it is filled."""
    badges, lit = need_badges(NEED[box]), box in g.boxes[place]
    return ability_piece(box_piece(g, place, box), ABILITY_OF[box], badges, lit, why_not)


def value_of(moments: tuple[str, ...], n: int) -> str:
    """The figure that stands on an ability."""
    if not n:
        return ""
    if any(["times" in moment for moment in moments]):
        return f"×{n}"
    return f"+{n}" if any(["boost" in moment for moment in moments]) else str(n)


def free_ability(g: Kapow, place: int, number: int) -> Piece:
    """An ability that needs no dice."""
    ability = ABILITIES[number]
    return ability_piece(f"b{who(g, place)}.{ability.id}.0", number, (), IMMEDIATE not in ability.moments)


def row_piece(g: Kapow, place: int, number: int, entry: Entry, lit: bool) -> Piece:
    """A row of an automaton: what it needs and gives."""
    gives = [Text(f"gives-{what}", {"n": n}) for what, n in entry.gives]
    return Piece(
        f"b{who(g, place)}.row.{number}",
        text("solo-row", row=number + 1, gives=gives),
        "",
        f"solo-{CHARACTERS[g.characters[place]].id}",
        need_badges(entry.need),
        lit,
        kind="row",
    )


def halves_known(g: Kapow, place: int) -> bool:
    """KP-7.8: how the alliance cards lie is for the own team to see, and open once the screens are lifted."""
    turned: Sequence[int | None] = g.turned  # None where this is a view
    return turned[place] is not None


def alliance_piece(g: Kapow, side: int, card: int) -> Piece:
    """A card with its colour and, where that can be seen, whose half is which."""
    alliance = ALLIANCES[card]
    colour = Badge(Text(f"colour-{alliance.colour}"), alliance.colour)
    halves = [half_badge(g, place, card) for place in g.members(side) if halves_known(g, place)]
    return Piece(f"u{alliance.id}", Text(f"card-{alliance.id}"), "", alliance.id, (colour, *halves), kind="alliance")


def half_badge(g: Kapow, place: int, card: int) -> Badge:
    """Whose half it is, what it takes and gives; up when it is filled."""
    box = next(box for box in own_halves(g, place) if alliance_of(box) == card)
    cost, effect = cost_of(NEED[box]), effect_of(ABILITY_OF[box])
    tone = "up" if box in g.boxes[place] else ""
    return Badge(text("alliance-half", player=player(place), cost=cost, effect=effect), tone)


def supply_pieces(number: int, supply: tuple[int, ...]) -> tuple[Piece, ...]:
    """What is left to gain; the mark says how many."""
    kinds = [(DIE, COLOUR_NAMES[die[0]]) for die in (*TRAITS, ACTION)] + [(FACE, FACE_NAMES[face]) for face in FACES]
    return tuple(
        [
            Piece(f"s{number}.{kind}-{name}", Text(f"{kind}-{name}"), str(n), name, kind=kind)
            for (kind, name), n in zip(kinds, supply, strict=True)
        ]
    )


def loose_face(id: str, face: str) -> Piece:
    return Piece(id, face_name(face), face, FACE_NAMES[face], kind=FACE)


# -- the catalogue -----------------------------------------------------------------------------------------------------


def sample(id: str) -> Piece:
    """A character, with or without its solo side, an alliance card or an ability."""
    for character in CHARACTERS:
        if id in (character.id, f"solo-{character.id}"):
            return Piece(id, Text(f"card-{id}"), card=id, kind="villain" if character.villain else "hero")
    number = NUMBER[id]
    halves = range(number, number + 2) if number >= FIRST_HALF else (number,)
    badges = all_needs([need for half in halves for need in ABILITIES[half].boxes])
    shown = ability_piece(id, number, badges, False)
    return replace(shown, mark="", kind="alliance") if number >= FIRST_HALF else shown


def all_needs(needs: list[str]) -> tuple[Badge, ...]:
    """What several boxes take; a stroke parts them."""
    found: tuple[Badge, ...] = ()
    for need in needs:
        stroke = (Badge(text("need-or"), "", "/"),) if found else ()
        found = (*found, *stroke, *need_badges(need))
    return found
