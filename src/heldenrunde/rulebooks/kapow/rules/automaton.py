"""KP-8.2 to KP-8.4, KP-8.8: the automaton rolls and places its dice, row by row."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from heldenrunde.rulebooks.kapow.cards.boards import letter
from heldenrunde.rulebooks.kapow.cards.catalogue import ACTION, BLANK, CHARACTERS
from heldenrunde.rulebooks.kapow.cards.solo_rows import ATT, BLANK_MINDED, DEF, LOUDER, REROLL_BLANKS, SOLO_SIDES, Row
from heldenrunde.rulebooks.kapow.rules.paying import FITS
from heldenrunde.rulebooks.kapow.rules.screens import shown
from heldenrunde.rulebooks.kapow.state import UNPLACED, Kapow

RANK: Final = {face: rank for rank, face in enumerate("BMETAXW")}
"""KP-8.8: in which order it takes dice where any will do."""


class Filling(NamedTuple):
    """One section: the entry it is filled for, and the letters of the dice, sorted."""

    entry: int
    letters: str


def automata_choose(g: Kapow) -> None:
    """KP-8.2, KP-9.1: when the players have chosen, the automata roll and place."""
    for place in g.places:
        if g.automaton(place):
            roll_and_place(g, place)


def roll_and_place(g: Kapow, place: int) -> None:
    """KP-8.2, KP-8.3: all dice are rolled, then the rows are filled from the top."""
    dice = g.dice[place]
    g.up[place] = tuple([1 + side for side in g.chance.draw("automaton roll", [6] * len(dice))])
    rows = side_of_character(g, place)
    if rows[0].entries[0].gives[0][0] == REROLL_BLANKS:
        roll_blanks_again(g, place)
    g.boxes[place] = (UNPLACED,) * len(dice)
    for number, row in enumerate(rows):
        fill_row(g, place, number, row)
    add_up(g, place)
    if g.events is not None:
        g.tell("automaton", place, n=g.strength[place], m=g.defence[place], on=shown(g, place))


def side_of_character(g: Kapow, place: int) -> tuple[Row, ...]:
    return SOLO_SIDES[CHARACTERS[g.characters[place]].id]


def roll_blanks_again(g: Kapow, place: int) -> None:
    """KP-8.9, Time Out: if two or more of its dice show blank, its blank trait dice are rolled once more."""
    dice = g.dice[place]
    blank = [die for die in range(len(dice)) if g.face(place, die) == BLANK]
    again = [die for die in blank if dice[die][0] != ACTION]
    if len(blank) >= 2:
        fell = dict(zip(again, g.chance.draw("automaton roll", [6] * len(again)), strict=True))
        g.up[place] = tuple([1 + fell[die] if die in fell else side for die, side in enumerate(g.up[place])])


def fill_row(g: Kapow, place: int, number: int, row: Row) -> None:
    """KP-8.3: a row that needs no dice is chosen; of any other as many sections as possible."""
    if not row.entries[0].need:
        g.rows[place] += ((number, 0),)
        return
    free = [die for die, box in enumerate(g.boxes[place]) if box == UNPLACED]
    letters = {die: letter(g.dice[place][die], g.up[place][die]) for die in free}
    boxes = list(g.boxes[place])
    for filling in best_fillings(row, "".join(sorted(letters.values()))):
        g.rows[place] += ((number, filling.entry),)
        for wanted in filling.letters:
            die = next(die for die in free if letters[die] == wanted)
            free.remove(die)
            boxes[die] = number
    g.boxes[place] = tuple(boxes)


@lru_cache(maxsize=1 << 14)
def best_fillings(row: Row, letters: str) -> tuple[Filling, ...]:
    """KP-8.4, KP-8.8: most sections, fewest jokers, fewest action dice, highest entries, then the order of faces."""
    single = [
        Filling(entry, dice) for entry, wanted in enumerate(row.entries) for dice in fillings(wanted.need, letters)
    ]
    for sections in range(row.sections, 0, -1):
        possible = [
            chosen
            for chosen in combinations_with_replacement(single, sections)
            if enough(letters, "".join([filling.letters for filling in chosen]))
        ]
        if possible:
            return min(possible, key=cost)
    return ()


def fillings(need: str, letters: str) -> list[str]:
    """Every set of letters that fills the places of an entry."""
    found = {""}
    for place in need:
        fitting = [die for die in dict.fromkeys(letters) if die in FITS[place]]
        found = {
            "".join(sorted(dice + die)) for dice in found for die in fitting if letters.count(die) > dice.count(die)
        }
    return sorted(found)


def enough(letters: str, wanted: str) -> bool:
    """Are all these dice there?"""
    return all([letters.count(die) >= wanted.count(die) for die in wanted])


def cost(chosen: tuple[Filling, ...]) -> tuple[int, int, list[int], list[int]]:
    """What is compared, in this order; the smaller the better."""
    dice = "".join([filling.letters for filling in chosen])
    jokers = dice.upper().count("W")
    actions = len([die for die in dice if die.islower()])
    return jokers, actions, sorted([filling.entry for filling in chosen]), sorted([RANK[die.upper()] for die in dice])


def add_up(g: Kapow, place: int) -> None:
    """KP-8.5, KP-8.9: all attack is one attack, all defence one defence."""
    attack = given(g, place, ATT)
    for _, what, n in gifts(g, place):
        if what == LOUDER:
            attack += min(n, (g.round - 1) // 2)
        elif what == BLANK_MINDED and attack:
            attack += min(n, len([d for d in g.placed(place) if g.face(place, d) == BLANK]))
    if attack:
        attack = max(0, attack + g.level)  # KP-8.11
    g.strength[place], g.defence[place] = attack, given(g, place, DEF)


def given(g: Kapow, place: int, what: str) -> int:
    """The sum of one thing over all rows chosen."""
    return sum([n for _, kind, n in gifts(g, place) if kind == what])


def gifts(g: Kapow, place: int) -> list[tuple[int, str, int]]:
    """Everything that the chosen rows give, from top to bottom: the row, what, how much."""
    rows = side_of_character(g, place)
    return [(row, what, n) for row, entry in g.rows[place] for what, n in rows[row].entries[entry].gives]
