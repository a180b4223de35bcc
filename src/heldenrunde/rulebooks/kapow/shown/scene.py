"""The table of KAPOW! as people see it: screens, dice with their six places, boards with boxes, health."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import (
    Counter,
    Piece,
    Question,
    Scene,
    Seat,
    Text,
    Zone,
    player,
    stepped,
    text,
    to_act,
    waiting,
)
from heldenrunde.rulebooks.kapow.cards.boards import (
    ABILITIES,
    ABILITY_OF,
    BOARD_BOXES,
    FREE_OF_DICE,
    NO_CHARACTER,
    PLAYER_BOXES,
)
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    CHARACTERS,
)
from heldenrunde.rulebooks.kapow.cards.solo_rows import SOLO_SIDES
from heldenrunde.rulebooks.kapow.rules.cleaning import loose_faces
from heldenrunde.rulebooks.kapow.rules.fighting import target_of
from heldenrunde.rulebooks.kapow.rules.screens import boxes_for
from heldenrunde.rulebooks.kapow.rules.sums import attack_total, bases, defence_total, guards
from heldenrunde.rulebooks.kapow.shown.forms import forms, refused, steps, takes
from heldenrunde.rulebooks.kapow.shown.pieces import (
    alliance_piece,
    box_of,
    dice_on,
    free_ability,
    halves_known,
    loose_face,
    row_piece,
    supply_pieces,
)
from heldenrunde.rulebooks.kapow.shown.wording import (
    ask_text,
    box_section,
    choice,
    name_of,
    place_name,
    who,
)
from heldenrunde.rulebooks.kapow.state import DRAW, NOBODY, TEAMS, UNPLACED, Kapow

View = dict[str, Any]

ASKS: Final = {
    "free_characters": "KP-1.5",
    "open_alliances": "KP-7.2",
    "placements": "KP-2.1",
    "charming_ids": "KP-3.1",
    "guard_ids": "KP-9.3",
    "guards_against": "KP-3.10",
    "attacks": "KP-3.2",
    "orders": "KP-7.4",
    "powers": "KP-3.9",
    "face_types": "KP-6.7",
    "trait_colours": "KP-6.7",
    "types_for": "KP-6.7",
    "own_faces": "KP-6.2",
    "victims_faces": "KP-6.2",
    "plans": "KP-6.3",
    "swap_choices": "KP-6.3",
    "arrangements": "KP-5.1",
    "next_faces": "KP-8.7",
}


def scene(view: View, viewer: int | None) -> Scene:
    """Seats, zones, counters, the question and its options."""
    g = table(view)
    return Scene(
        game="kapow",
        viewer=viewer,
        seats=tuple(Seat(seat, tuple(states(view, seat)), to_act(view, seat)) for seat in g.seats),
        zones=(*(zone for place in g.places for zone in zones_of(g, view, place)), *common_zones(g, view)),
        counters=tuple(counter for place in g.places for counter in counters_of(g, view, place)),
        headline=tuple(headline(view)),
        question=question(g, view, viewer),
        options=stepped(tuple(choice(view, viewer or 0, option) for option in offered(view)), steps),
        forms=forms(view),
        takes=takes(g, view),
    )


def offered(view: View) -> list[Any]:
    """What the viewer may choose: asked, or like who is ready, unasked."""
    return view["options"] or view.get("unasked") or []


def table(view: View) -> Kapow:
    """The table as the viewer knows it; behind their own screen as if it were lifted now."""
    g = Kapow()
    for name in g.layout:
        value = view[name]
        setattr(g, name, [tuple(v) if isinstance(v, list) else v for v in value] if isinstance(value, list) else value)
    if g.phase == "choose":
        for seat in g.seats:
            if g.laid[seat] is not None:
                g.up[seat], g.boxes[seat] = g.rolled[seat], g.laid[seat]
                filled = [ABILITY_OF[box] for box in dict.fromkeys(g.laid[seat]) if box != UNPLACED]
                g.picks[seat] = (*FREE_OF_DICE[g.characters[seat]], *filled)
    else:
        g.turned = [g.lying[g.side_of(seat)] for seat in g.seats]
    if g.phase == "clean-up":
        g.up, g.boxes = [() for _ in g.places], [() for _ in g.places]
        for seat in g.seats:
            if g.plan[seat]:
                g.pools[seat] = loose_faces(g, seat)
                g.dice[seat] = g.plan[seat]
    return g


# -- zones and counters ----------------------------------------------------------------------------------------------


def zones_of(g: Kapow, view: View, place: int) -> list[Zone]:
    """Dice, board, boxes with dice, and loose faces of a place."""
    me, name = who(g, place), name_of(g, place)
    owner = place if place < g.players else None
    screen = view["phase"] == "choose" and not g.automaton(place) and view["laid"][place] is None
    note = text("screen-up") if screen else None
    found = [Zone(f"dice-{me}", "dice", text("zone-dice", player=name), dice_on(g, place, UNPLACED), owner, note)]
    sums = automaton_state(g, place) if g.automaton(place) else None
    found.append(Zone(f"board-{me}", "board", text("zone-board", player=name), board(g, view, place), owner, sums))
    for box in dict.fromkeys(sorted(g.boxes[place])):
        if box != UNPLACED:
            found.append(box_zone(g, place, box, owner))
    faces = tuple([loose_face(f"f{me}.{i}", face) for i, face in enumerate(g.pools[place])])
    return [*found, Zone(f"pool-{me}", "row", text("zone-pool", player=name), faces, owner)]


def automaton_state(g: Kapow, place: int) -> Text:
    """An automaton has no seat that could show its figures."""
    side = g.side_of(place)
    return text(
        "automaton-state",
        health=max(0, g.health[side]),
        most=g.most[side],
        attack=g.strength[place],
        defence=max(0, g.defence[place]),
    )


def board(g: Kapow, view: View, place: int) -> tuple[Piece, ...]:
    """All boxes of a player, with what needs no dice first on the character's board; the rows of an automaton."""
    character = g.characters[place]
    if not g.automaton(place):
        boxes = boxes_for(g, place) if halves_known(g, place) else BOARD_BOXES[character]
        first, why_not = len(PLAYER_BOXES), refused(g, view, place)
        pieces = [box_of(g, place, box, why_not.get(box)) for box in boxes]
        free = [free_ability(g, place, number) for number in FREE_OF_DICE[character]]
        return (*pieces[:first], *free, *pieces[first:])
    if character == NO_CHARACTER:
        return ()
    rows = SOLO_SIDES[CHARACTERS[character].id]
    chosen = [(number, entry) for number, entry in g.rows[place]]
    return tuple(
        [
            row_piece(g, place, number, entry, (number, i) in chosen)
            for number, row in enumerate(rows)
            for i, entry in enumerate(row.entries)
        ]
    )


def box_zone(g: Kapow, place: int, box: int, owner: int | None) -> Zone:
    """The dice on one box, or on a row of an automaton."""
    me, dice = who(g, place), dice_on(g, place, box)
    if g.automaton(place):
        return Zone(f"box-{me}-row-{box}", "box", text("zone-row", row=box + 1, player=name_of(g, place)), dice, owner)
    ability = ABILITIES[ABILITY_OF[box]]
    label = text("zone-box", ability=Text(f"card-{ability.id}"), player=name_of(g, place))
    return Zone(f"box-{me}-{ability.id}-{box_section(box)}", "box", label, dice, owner)


def common_zones(g: Kapow, view: View) -> list[Zone]:
    """Alliance cards and supplies."""
    found = []
    for side, cards in enumerate(g.alliances):
        if cards:
            pieces = tuple([alliance_piece(g, side, card) for card in cards])
            found.append(Zone(f"alliances-{side}", "row", of_side(g, "zone-alliances", side), pieces))
    for side, supply in enumerate(g.supplies):
        label = of_side(g, "zone-supply-of", side) if len(g.supplies) > 1 else text("zone-supply")
        found.append(Zone(f"supply-{side}", "supply", label, supply_pieces(side, supply)))
    return found


def of_side(g: Kapow, id: str, side: int) -> Text:
    return text(id, players=[name_of(g, place) for place in g.members(side)])


def counters_of(g: Kapow, view: View, place: int) -> list[Counter]:
    """Health, and what attack and defence come to so far; None behind a screen."""
    me, side = who(g, place), g.side_of(place)
    owner = place if place < g.players else None
    known = g.phase != "choose" or (place < g.players and view["laid"][place] is not None)
    found = [
        Counter(f"health-{me}", text("counter-health"), max(0, g.health[side]), owner),
        Counter(f"most-{me}", text("counter-most"), g.most[side], owner),
        Counter(f"attack-{me}", text("counter-attack"), attack_now(g, place) if known else None, owner),
        Counter(f"defence-{me}", text("counter-defence"), defence_now(g, place) if known else None, owner),
    ]
    if g.characters[place] != NO_CHARACTER and CHARACTERS[g.characters[place]].tokens:
        found.append(Counter(f"tokens-{me}", text("counter-tokens"), g.tokens[place], owner))
    return found


def attack_now(g: Kapow, place: int) -> int:
    """The highest attack that the chosen abilities allow."""
    if g.automaton(place) or g.phase not in ("choose", "attack"):
        return g.strength[place]
    target = g.aims[place] if g.phase == "choose" else target_of(g, place)
    return max([attack_total(g, place, base, target) for base in bases(g, place)], default=0)


def defence_now(g: Kapow, place: int) -> int:
    if g.defence[place] != NOBODY:
        return g.defence[place]
    return max([defence_total(g, place, guard, NOBODY) for guard in guards(g, place)], default=0)


def states(view: View, seat: int) -> list[Text]:
    """What to say beside a player's name."""
    found = []
    if view["characters"][seat] != NO_CHARACTER:
        found.append(Text(f"card-{CHARACTERS[view['characters'][seat]].id}"))
    if view["marker"] == (seat // 2 if view["mode"] in (TEAMS, "coop") else seat):
        found.append(text("state-marker"))
    if view["phase"] in ("choose", "clean-up") and view["ready"][seat]:
        found.append(text("state-ready"))
    aim = aim_of(view, seat)
    if aim is not None:
        found.append(text("state-aims", player=player(aim)))
    return found


def aim_of(view: View, seat: int) -> int | None:
    """KP-7.5: at whom an arrow points, if the viewer can see it: in the own team once it is set, then all."""
    if view["mode"] != TEAMS or view["phase"] in ("set-up", "clean-up"):
        return None
    found = view["aims"][seat] if view["phase"] != "choose" else view["aim"][seat] if view["ready"][seat] else None
    return None if found is None else int(found)


def headline(view: View) -> list[Text]:
    found = [text("headline-round", round=view["round"], limit=view["limit"]), Text(f"headline-{view['phase']}")]
    if view["over"]:
        found.append(ending(view))
    return found


def ending(view: View) -> Text:
    """Who has won; of automata also with how much health."""
    if view["winner"] == DRAW:
        return text("headline-draw")
    half = len(view["characters"]) // 2
    winners = [place_name(view, place) for place in range(view["winner"] * half, view["winner"] * half + half)]
    if view["winner"] * half < view["seats"]:
        return text("headline-won", players=winners)
    return text("headline-lost", players=winners, n=view["health"][view["winner"]])


def question(g: Kapow, view: View, viewer: int | None) -> Question | None:
    asked = view["question"]
    if asked is None:
        return None
    name, seats = asked["name"], tuple(asked["seats"])
    if viewer is not None and viewer in seats:
        target = name_of(g, target_of(g, viewer)) if name == "attacks" else None
        words = ask_text(view, viewer, name, asked["about"], target)
    else:
        idle = {"placements": "ask-ready", "arrangements": "ask-done"} if view.get("unasked") else {}
        words = text(idle[name], players=[player(s) for s in seats]) if name in idle else waiting(viewer, seats)
    rule = "KP-9.4" if words.id.endswith("-automata") else ASKS[name]
    return Question(words, rule, seats, asked["form"])
