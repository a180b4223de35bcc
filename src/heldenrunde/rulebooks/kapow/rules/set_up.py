"""KP-1, KP-7.1, KP-7.2, KP-8.1, KP-9.1: set-up."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import EVERYBODY
from heldenrunde.rulebooks.kapow.cards.boards import FIRST_CHARACTER, FIRST_HALF, NO_CHARACTER, THINGS
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    ACTIONS_IN_BOX,
    ALLIANCE_COLOURS,
    ALLIANCES,
    CHARACTERS,
    FACES,
    FACES_IN_BOX,
    TRAITS,
    TRAITS_IN_BOX,
)
from heldenrunde.rulebooks.kapow.fields import clear_all
from heldenrunde.rulebooks.kapow.rules.rounds import forget_round, play_round
from heldenrunde.rulebooks.kapow.state import ACTIONS, COOP, FIRST, FIRST_FACES, TEAMS, Kapow

MODES: Final = ("duel", "first", "teams", "solo", "coop")
MODE_PLAYERS: Final = (2, 2, 4, 1, 2)
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
DRAFTED: Final = "drafted"
LEVELS: Final = ("easy", "normal", "hard")
LEVEL_HEALTH: Final = 3
"""KP-8.11: so much less or more health each automaton has."""
FIRST_HEALTH: Final = 20
FIRST_DICE: Final = (*TRAITS, "kWBBBBB")
A_BOX: Final = (*[TRAITS_IN_BOX] * len(TRAITS), ACTIONS_IN_BOX, *FACES_IN_BOX)


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> Kapow:
    """KP-1.1: everything lies in the supply; nobody has anything yet."""
    g = Kapow()
    g.begin(chance, THINGS, call(lay_out, options["characters"] == CHOSEN, options["alliance"] == DRAFTED))
    g.knows = [EVERYBODY] * THINGS  # there are no cards: these are the names of what lies open
    pairs = options["mode"] in (TEAMS, COOP)
    places = 4 if pairs else 2
    clear_all(g, places, seats, sides=2)
    g.mode, g.players, g.limit, g.phase = options["mode"], seats, options["rounds"], "set-up"
    g.level = LEVELS.index(options["difficulty"]) - 1
    g.characters, g.supplies = [NO_CHARACTER] * places, [A_BOX] * (2 if pairs else 1)
    g.aim = [g.opposite(seat) for seat in range(seats)]
    forget_round(g)
    return g


def lay_out(g: Kapow, chosen: bool, drafted: bool) -> None:
    """KP-1.2, KP-1.3: in a first game everybody has the same; later characters are dealt or chosen."""
    g.tell("begin", 0)
    if g.mode == FIRST:
        g.then(call(begin_first_game), call(play_round))
        return
    allying = [call(draft, 0)] if drafted and g.mode == TEAMS else [call(deal_alliances)]
    picking = [call(choose_character, place) for place in g.places] if chosen else [call(deal_characters)]
    allied = allying if g.mode in (TEAMS, COOP) else []
    levelled = [call(set_level)] if g.level and g.players < len(g.places) else []
    g.then(*picking, call(equip), call(give_marker), *levelled, *allied, call(play_round))


def begin_first_game(g: Kapow) -> None:
    """KP-1.2: 20 health, one trait die of each colour, an action die with a joker; a random player starts."""
    for place in g.places:
        take_dice(g, place, FIRST_DICE)
    g.health, g.most = [FIRST_HEALTH] * 2, [FIRST_HEALTH] * 2
    g.marker = g.chance.roll("marker", 2)
    g.tell_side("starts", g.marker, rule="KP-1.2")


def take_dice(g: Kapow, place: int, dice: tuple[str, ...]) -> None:
    """KP-1.1: starting dice and faces come out of the supply."""
    for die in dice:
        if die[0] == ACTION:
            g.change_supply(place, ACTIONS, -1)
            for face in [face for face in die[1:] if face in FACES]:
                g.change_supply(place, FIRST_FACES + FACES.index(face), -1)
        else:
            g.change_supply(place, TRAITS.index(die), -1)
    g.dice[place] = dice


# -- characters ------------------------------------------------------------------------------------------------------


def deal_characters(g: Kapow) -> None:
    """KP-1.5: at random and openly; none takes part twice."""
    deck = list(range(len(CHARACTERS)))
    g.chance.shuffle("characters", deck)
    for place in g.places:
        become(g, place, deck[place])


def choose_character(g: Kapow, place: int) -> None:
    """KP-1.5: who plays picks freely, openly, one after the other; and the opponents' side for an automaton."""
    g.ask(place if place < g.players else g.opposite(place), free_characters, take_character, place)


def free_characters(g: Kapow, seat: Seat, place: int) -> list[str]:
    return [character.id for i, character in enumerate(CHARACTERS) if i not in g.characters]


def take_character(g: Kapow, seat: Seat, choice: str, place: int) -> None:
    """KP-1.5"""
    become(g, place, [character.id for character in CHARACTERS].index(choice))


def become(g: Kapow, place: int, character: int) -> None:
    g.characters[place] = character
    g.tell("opponent" if g.automaton(place) else "character", place, FIRST_CHARACTER + character)


def equip(g: Kapow) -> None:
    """KP-1.3, KP-7.1, KP-8.1: health, dice and faces as the character board says; a team adds up its health."""
    for place in g.places:
        character = CHARACTERS[g.characters[place]]
        take_dice(g, place, character.dice)
        g.health[g.side_of(place)] += character.health
        g.tokens[place] = 0 if g.automaton(place) else character.tokens
    g.most = g.health[:]


def give_marker(g: Kapow) -> None:
    """KP-1.3, KP-7.1: the lowest health starts; then villains before heroes; then chance."""
    villains = [len([p for p in g.members(side) if CHARACTERS[g.characters[p]].villain]) for side in (0, 1)]
    keys = [(g.health[side], -villains[side]) for side in (0, 1)]
    if keys[0] == keys[1]:
        g.marker = g.chance.roll("marker", 2)
    else:
        g.marker = 0 if keys[0] < keys[1] else 1
    g.tell_side("starts", g.marker, rule="KP-7.1" if g.teams() else "")


def set_level(g: Kapow) -> None:
    """KP-8.11: an easy automaton begins with less health, a hard one with more; who starts is settled before that."""
    automata = [place for place in g.places if g.automaton(place)]
    n = g.level * LEVEL_HEALTH * len(automata)
    g.health[1] += n
    g.most[1] += n
    g.tell_side("level", 1, n=g.level, m=g.health[1])


# -- alliance cards --------------------------------------------------------------------------------------------------


def deal_alliances(g: Kapow) -> None:
    """KP-7.2, KP-9.4: one card of each colour per team at random; automata have none."""
    dealt: list[list[int]] = []
    for colour in ALLIANCE_COLOURS:
        twins = [i for i, alliance in enumerate(ALLIANCES) if alliance.colour == colour]
        g.chance.shuffle("alliances", twins)
        dealt.append(twins)
    for side in (0, 1):
        if not g.automaton(g.members(side)[0]):
            receive(g, side, *[twins[side] for twins in dealt])


def receive(g: Kapow, side: int, *cards: int) -> None:
    g.alliances[side] += cards
    rule = "KP-9.4" if g.mode == COOP else ""
    g.tell_side("alliance", side, *[FIRST_HALF + 2 * card for card in cards], n=len(cards), rule=rule)


def draft(g: Kapow, taken: int) -> None:
    """KP-7.2: the starting team takes 1 card, the other 2 of different colours, the first 1 of the last colour."""
    if taken < len(ALLIANCE_COLOURS):
        side = g.marker if taken in (0, 3) else 1 - g.marker
        g.ask_any(g.members(side), open_alliances, take_alliance, taken)


def open_alliances(g: Kapow, seat: Seat, taken: int) -> list[str]:
    """The cards of the colours that nobody has taken yet."""
    gone = {ALLIANCES[alliance].colour for alliance in g.alliances[0]}
    return [alliance.id for alliance in ALLIANCES if alliance.colour not in gone]


def take_alliance(g: Kapow, seat: Seat, choice: str, taken: int) -> None:
    """KP-7.2: the other card of this colour goes to the other team."""
    for i, alliance in enumerate(ALLIANCES):
        if alliance.id == choice:
            receive(g, g.side_of(seat), i)
            receive(g, 1 - g.side_of(seat), i ^ 1)
    g.then(call(draft, taken + 1))
