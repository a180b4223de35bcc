"""KP-2.3, KP-2.8, KP-2.9: which dice pay for a box.

A die that lies there is one letter: its face, small on an action die. Where only the faces matter, dice are a pile: a
number that counts each face. What is asked here is asked often, so the answers are kept; there are few, since at most
four dice lie in a box.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

from heldenrunde.rulebooks.kapow.cards.boards import BOARD_BOXES, NEED

JOKERS: Final = "Ww"
BLANKS: Final = "Bb"
SYMBOLS: Final = "METAXW"
EVERY: Final = "METAXWBmetaxwb"
ACTION_LETTERS: Final = "metaxwb"
FITS: Final[dict[str, str]] = {
    **{symbol: symbol + symbol.lower() + JOKERS for symbol in "METAXB"},
    **{symbol.lower(): symbol + symbol.lower() for symbol in "METAX"},
    "W": JOKERS,
    "*": EVERY,
    "N": SYMBOLS + SYMBOLS.lower(),
    "D": ACTION_LETTERS,
    "P": SYMBOLS.lower(),
}
"""What each place of a box takes (KP-2.3, KP-2.9)."""
LETTERS_FOR: Final = {need: "".join([FITS[place] for place in need.lstrip("=")]) for need in NEED}
PAYS: Final[dict[tuple[str, str], bool]] = {}
COMPLETING: Final[dict[tuple[str, str], str]] = {}
WITH_ACTION: Final = tuple([need for need in dict.fromkeys(NEED) if "P" in need or "D" in need])
PLAIN_NEEDS: Final = tuple([need for need in dict.fromkeys(NEED) if need not in WITH_ACTION])
NEED_BIT: Final = {need: 1 << i for i, need in enumerate((*PLAIN_NEEDS, *WITH_ACTION))}
X_NEEDS: Final = sum([bit for need, bit in NEED_BIT.items() if "X" in need])
ACTION_NEEDS: Final = {
    character: tuple([need for need in WITH_ACTION if any([NEED[box] == need for box in boxes])])
    for character, boxes in BOARD_BOXES.items()
}
"""By character, the needs of its board that name action dice."""
BOX_BIT: Final = tuple([NEED_BIT[need] for need in NEED])
Kind = tuple[str, list[int]]
"""The letter of equal dice, and their numbers."""
WIDTH: Final = 6
"""So many bits count a face in a pile: there are 28 dice, so the highest of these bits is spare."""
ONE: Final = {face: 1 << WIDTH * i for i, face in enumerate("METAXBW")}
"""A pile of one die, by its face."""
SPARE: Final = sum([one << WIDTH - 1 for one in ONE.values()])
MOST: Final = {
    face: max([len([place for place in need.lstrip("=") if face in FITS[place]]) for need in PLAIN_NEEDS])
    for face in ONE
}
"""So many dice with one face may be of use in a box: two to four."""
FILLING: Final[dict[str, tuple[int, ...]]] = {}
PAYABLE: Final[dict[int, int]] = {}
"""By pile without more than MOST: at most 6480."""


def pays(need: str, letters: str) -> bool:
    """Do exactly these dice fill this box, in any order?"""
    key = need, letters
    found = PAYS.get(key)
    if found is None:
        places = need.lstrip("=")
        orders = permutations(letters) if len(letters) == len(places) else ()
        found = PAYS[key] = any([fills(need, places, order) for order in orders])
    return found


def fills(need: str, places: str, dice: tuple[str, ...]) -> bool:
    """Do these dice fill the places one by one?"""
    if not all([die in FITS[place] for place, die in zip(places, dice, strict=True)]):
        return False
    return matches(places, dice[0], dice[1]) if need[0] == "=" else True


def matches(places: str, one: str, other: str) -> bool:
    """KP-2.8: two equal faces, or a joker with any; a pair that names a symbol needs a die that shows it."""
    if places[0] in "METAX" and one in JOKERS and other in JOKERS:
        return False
    return one in JOKERS or other in JOKERS or one.upper() == other.upper()


def ways(need: str, dice: list[tuple[int, str, str]]) -> list[tuple[int, ...]]:
    """Every set of these dice (number, letter, what it is) that fills the box, of equal dice the first."""
    fitting = LETTERS_FOR[need]
    kinds: dict[str, Kind] = {}
    for number, letter, die in dice:
        if letter in fitting:
            kind = kinds.get(letter + die)
            if kind is None:
                kinds[letter + die] = letter, [number]
            else:
                kind[1].append(number)
    return ways_on(need, len(need.lstrip("=")), list(kinds.values()), "", ())


def ways_on(need: str, places: int, kinds: list[Kind], letters: str, chosen: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The ways that begin with the chosen dice and fill the places that are left with these kinds."""
    if places == 1:
        last = completing(need, letters)
        return [(*chosen, numbers[0]) for letter, numbers in kinds if letter in last]
    found: list[tuple[int, ...]] = []
    for i, (letter, numbers) in enumerate(kinds):
        rest = kinds[i + 1 :] if len(numbers) == 1 else [(letter, numbers[1:]), *kinds[i + 1 :]]
        found += ways_on(need, places - 1, rest, letters + letter, (*chosen, numbers[0]))
    return found


def completing(need: str, letters: str) -> str:
    """The letters of which each, together with these, fills the box."""
    key = need, letters
    found = COMPLETING.get(key)
    if found is None:
        found = COMPLETING[key] = "".join([letter for letter in EVERY if pays(need, letters + letter)])
    return found


def can_pay(need: str, letters: str) -> bool:
    """Do some of these dice fill the box?"""
    return any(pays(need, "".join(chosen)) for chosen in combinations(letters, len(need.lstrip("="))))


# -- piles: only the faces matter ------------------------------------------------------------------------------------


def payable(pile: int) -> int:
    """The needs without action dice that some dice of a pile fill, as bits of NEED_BIT."""
    bits = PAYABLE.get(pile)
    if bits is None:
        useful = sum([one * min(MOST[face], pile // one % (1 << WIDTH)) for face, one in ONE.items()])
        bits = PAYABLE.get(useful)
        if bits is None:
            bits = PAYABLE[useful] = sum([NEED_BIT[need] for need in PLAIN_NEEDS if fillable(need, useful)])
    return bits


def fillable(need: str, pile: int) -> bool:
    """Is there a pile that fills the box and has no face more often than this one? Then no spare bit is borrowed."""
    return any((pile + SPARE - filling) & SPARE == SPARE for filling in fillings(need))


def fillings(need: str) -> tuple[int, ...]:
    """Every pile that just fills a box; what was asked once is kept."""
    found = FILLING.get(need)
    if found is None:
        piles = combinations_with_replacement(ONE, len(need.lstrip("=")))
        found = FILLING[need] = tuple([sum([ONE[face] for face in p]) for p in piles if pays(need, "".join(p))])
    return found
