"""Choices and questions in words, and the names of pieces, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Choice, Text, player, quoted, text
from heldenrunde.rulebooks.kapow.cards.boards import (
    ABILITIES,
    ABILITY_OF,
    BOX,
    BOX_NAME,
    FIRST_HALF,
    LEFT,
    NEED,
    NUMBER,
    RIGHT,
)
from heldenrunde.rulebooks.kapow.cards.catalogue import ACTION, CHARACTERS, COLOUR_NAMES, FACE_NAMES
from heldenrunde.rulebooks.kapow.rules.placing import CHOOSE
from heldenrunde.rulebooks.kapow.rules.screens import NAMING, PAYING
from heldenrunde.rulebooks.kapow.state import UNPLACED, Kapow

View = dict[str, Any]
BARE_QUESTIONS: Final = {
    "free_characters": "take-character",
    "open_alliances": "take-alliance",
    "charming_ids": "charm",
    "guard_ids": "guard",
    "guards_against": "guard",
    "attacks": "attack",
    "powers": "trigger",
    "face_types": "take-face",
    "trait_colours": "take-die",
    "types_for": "name-face",
    "next_faces": "attach-face",
}
"""Questions whose answers are bare words, with what the answer does."""
OF_COLOURS: Final = ("trait_colours",)
OF_FACES: Final = ("face_types", "types_for", "next_faces")


# -- names of pieces -------------------------------------------------------------------------------------------------


def who(g: Kapow, place: int) -> str:
    """A seat by its number, automata as a0 and a1."""
    return str(place) if place < g.players else f"a{place - g.players}"


def name_of(g: Kapow, place: int) -> Text:
    """A player, or an automaton by its character."""
    if place < g.players:
        return player(place)
    character = g.characters[place]
    return quoted(Text(f"card-{CHARACTERS[character].id}")) if character >= 0 else text("automaton")


def place_name(view: View, place: int) -> Text:
    if place < view["seats"]:
        return player(place)
    return quoted(Text(f"card-{CHARACTERS[view['characters'][place]].id}"))


def die_piece(g: Kapow, place: int, die: int) -> str:
    return f"d{who(g, place)}.{die}"


def box_piece(g: Kapow, place: int, box: int) -> str:
    return f"b{who(g, place)}.{ABILITIES[ABILITY_OF[box]].id}.{box_section(box)}"


def box_section(box: int) -> int:
    """Sections count from 0; the left half of an alliance card is 0, the right one 1."""
    number = ABILITY_OF[box]
    return (number - FIRST_HALF) % 2 if number >= FIRST_HALF else box - ABILITY_OF.index(number)


def named_box(seat: int, name: str) -> str:
    box = BOX[name]
    return f"b{seat}.{ABILITIES[ABILITY_OF[box]].id}.{box_section(box)}"


# -- what abilities cost and do ---------------------------------------------------------------------------------------

SLOTS: Final = {"*": "any", "N": "non-blank", "D": "action", "P": "action-non-blank", "W": "only-joker"}


def face_name(face: str) -> Text:
    return Text(f"face-{FACE_NAMES[face]}")


def slot_name(place: str) -> Text:
    """What one place of a box takes."""
    if place in SLOTS:
        return Text(f"need-{SLOTS[place]}")
    return text("need-no-joker", face=face_name(place.upper())) if place.islower() else face_name(place)


def cost_of(need: str) -> Text:
    """What a box takes: Might + Energy, X-Factor = X-Factor."""
    first, *rest = [slot_name(place) for place in need.lstrip("=")]
    for name in rest:
        first = text("cost-pair" if need[0] == "=" else "cost-and", first=first, rest=name)
    return first


def effect_of(number: int) -> Text:
    """What an ability does: its moment and its figure; of an alliance card what stands on this half."""
    ability = ABILITIES[number]
    if number >= FIRST_HALF:
        return Text(f"card-{ability.id}.{RIGHT if (number - FIRST_HALF) % 2 else LEFT}")
    return text("effect", moment=Text(f"moment-{ability.moments[0]}"), short=Text(f"card-{ability.id}.short"))


# -- choices ---------------------------------------------------------------------------------------------------------


def choice(view: View, seat: int, option: Any) -> Choice:
    """An option with its label and pieces."""
    asked = view["question"]["name"]
    if isinstance(option, str):
        return bare_choice(view, seat, asked, option)
    word = option[0]
    if word in ("choose", "take-back"):
        return box_choice(seat, option)
    if word == "pay":
        box = view["stage"][seat][1]
        dice = [die_in_words(view, seat, die) for die in option[1]]
        pieces = (named_box(seat, BOX_NAME[box]), *[f"d{seat}.{die}" for die in option[1]])
        return Choice(option, text("do-pay", ability=ability_at(box), dice=dice), pieces, "choose")
    if word == "reroll":
        return Choice(
            option, text("do-reroll", die=die_in_words(view, seat, option[1])), (f"d{seat}.{option[1]}",), word
        )
    if word in ("turn", "name"):
        piece = (f"u{option[1]}",) if word == "turn" else (f"b{seat}.{option[1]}.0",)
        return Choice(option, Text(f"do-{word}", {"ability": ability_named(word, option[1])}), piece, word)
    if word in ("ready", "first"):
        return Choice(
            option,
            Text(f"do-{word}-at" if word == "ready" else "do-first", {"player": place_name(view, option[1])}),
            (),
            word,
        )
    return face_choice(view, seat, asked, option)


def bare_choice(view: View, seat: int, asked: str, option: str) -> Choice:
    """A word: an ability, a face, a colour, or something that is always the same."""
    if option == "rewind":
        label = text("do-rewind", ability=with_effect(NUMBER[option]))
        return Choice(option, label, (f"b{seat}.rewind.0",), option)
    if asked not in BARE_QUESTIONS or option == "forgo":
        return Choice(option, Text(f"do-{option}"), (), option)
    word = BARE_QUESTIONS[asked]
    if asked in OF_COLOURS:
        return Choice(option, Text(f"do-{word}", {"die": Text(f"die-{option}")}), (), word)
    if asked in OF_FACES:
        return Choice(option, Text(f"do-{word}", {"face": Text(f"face-{option}")}), (), word)
    if asked == "free_characters":
        return Choice(option, text("do-take-character", character=quoted(Text(f"card-{option}"))), (), word)
    label = Text(f"do-{word}", {"ability": ability_named(word, option)})
    return Choice(option, label, ability_pieces(seat, option), word)


def ability_named(word: str, id: str) -> Text:
    """An ability or an alliance card; its effect too, unless both halves are meant or only the name counts."""
    number = NUMBER[id]
    return quoted(Text(f"card-{id}")) if word == "name" or number >= FIRST_HALF else with_effect(number)


def with_effect(number: int) -> Text:
    """An ability where its moment is clear: name and figure."""
    id = f"card-{ABILITIES[number].id}"
    return text("ability-free", ability=quoted(Text(id)), effect=Text(f"{id}.short"))


def ability_pieces(seat: int, id: str) -> tuple[str, ...]:
    number = NUMBER.get(id)
    return () if number is None else (f"b{seat}.{id}.0",)


def box_choice(seat: int, option: Any) -> Choice:
    """Fill a box, for which it costs and does, or take the dice off it."""
    box, pieces = BOX[option[1]], (named_box(seat, option[1]),)
    name = ability_at(box)
    if option[0] == "choose":
        name = text("ability-cost", ability=name, cost=cost_of(NEED[box]), effect=effect_of(ABILITY_OF[box]))
    return Choice(option, Text(f"do-{option[0]}", {"ability": name}), pieces, option[0])


def ability_at(box: int) -> Text:
    """The ability of a box, with its section if there are several."""
    ability = ABILITIES[ABILITY_OF[box]]
    name = quoted(Text(f"card-{ability.id}"))
    return name if len(ability.boxes) < 2 else text("ability-section", ability=name, n=box_section(box) + 1)


def die_in_words(view: View, seat: int, die: int) -> Text:
    """A die behind the screen, with what it shows and what it is."""
    word, top = view["dice"][seat][die], view["rolled"][seat][die]
    return text("die-shows", die=Text(f"die-{COLOUR_NAMES[word[0]]}"), face=Text(f"face-{FACE_NAMES[word[top]]}"))


def face_choice(view: View, seat: int, asked: str, option: Any) -> Choice:
    """Faces of dice and pools: give, take, exchange, attach and take off."""
    word = option[0]
    if word == "swap-die":
        old = view["dice"][seat][option[1]]
        label = text("do-swap-die", die=Text(f"die-{COLOUR_NAMES[old[0]]}"), other=Text(f"die-{option[2]}"))
        return Choice(option, label, (f"d{seat}.{option[1]}",), word)
    if word in ("attach", "detach"):
        number = action_number(view["plan"][seat], option[1])
        label = Text(f"do-{word}", {"face": Text(f"face-{option[2]}"), "n": number})
        return Choice(option, label, (f"d{seat}.{option[1]}",), word)
    owner = view["aims"][seat] if asked == "victims_faces" else seat
    face = Text(f"face-{FACE_NAMES[face_at(view, owner, option[1], option[2])]}")
    args = {"face": face, "where": where(view, owner, option[1])}
    if word == "swap-face":
        return Choice(option, Text("do-swap-face", {**args, "other": Text(f"face-{option[3]}")}), (), word)
    id = "do-take-over" if asked == "victims_faces" else "do-give"
    return Choice(option, Text(id, args), (), id)


def action_number(dice: list[str], die: int) -> int:
    """Which of the action dice this is, counted from 1."""
    return [i for i, word in enumerate(dice) if word[0] == ACTION].index(die) + 1


def face_at(view: View, place: int, die: int, side: int) -> str:
    return str(view["pools"][place][side] if die < 0 else view["dice"][place][die][side])


def where(view: View, place: int, die: int) -> Text:
    """In the pool, or on which die."""
    return text("where-pool") if die < 0 else text("where-die", n=action_number(view["dice"][place], die))


# -- questions -------------------------------------------------------------------------------------------------------


def ask_text(view: View, viewer: int, name: str, about: list[Any], target: Text | None) -> Text:
    """The words of a question, with what it is about; the target is whom the viewer would attack."""
    if name == "placements":
        return placing_text(view, viewer)
    if name == "free_characters":
        return text("ask-automaton-character") if about[0] >= view["seats"] else text("ask-free-characters")
    if name == "guards_against" and about[0] >= 0:
        return text("ask-guards-against", player=place_name(view, about[0]), n=about[1])
    if name in ("guards_against", "guard_ids"):
        return text("ask-guard")
    if name == "attacks":
        return text("ask-attacks", player=target)
    if name == "types_for":
        return text("ask-types-for", player=place_name(view, about[0]))
    if name == "orders":
        automata = "-automata" if about[1] * 2 >= view["seats"] else ""
        return Text(f"ask-orders-{about[0]}{automata}")
    if name == "next_faces":
        return text("ask-next-faces", player=place_name(view, about[0]))
    return Text(f"ask-{name.replace('_', '-')}")


def placing_text(view: View, viewer: int) -> Text:
    """What a player has begun behind the screen; once dice lie there, a warning of what others could still pay for."""
    stage = view["stage"][viewer]
    if not stage:
        begun = any(box != UNPLACED for box in view["laid"][viewer])
        left = [option for option in view["options"] or () if option[0] == CHOOSE] if begun else []
        return text("ask-placements-left", n=len(left)) if left else text("ask-placements")
    if stage[0] == PAYING:
        return text("ask-pay", ability=ability_at(stage[1]))
    if stage[0] == NAMING:
        return text("ask-name")
    return text("ask-reroll") if stage[1] == 1 else text("ask-reroll-some", n=len(stage) - 2)
