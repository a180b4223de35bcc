"""KP-2.3, KP-2.8, KP-2.9: which dice pay for a box.

A die that lies there is one letter: its face, small on an action die. What is asked here is asked often, so the answers
are kept; there are few, since at most four dice lie in a box.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from heldenrunde.games.kapow.boards import NEED

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
PAYS: Final[dict[tuple[str, str], bool]] = {}
WITH_ACTION: Final = tuple([need for need in dict.fromkeys(NEED) if "P" in need or "D" in need])
PLAIN_NEEDS: Final = tuple([need for need in dict.fromkeys(NEED) if need not in WITH_ACTION])
NEED_BIT: Final = {need: 1 << i for i, need in enumerate((*PLAIN_NEEDS, *WITH_ACTION))}
X_NEEDS: Final = sum([bit for need, bit in NEED_BIT.items() if "X" in need])
BOX_BIT: Final = tuple([NEED_BIT[need] for need in NEED])
PAYABLE: Final[dict[tuple[int, ...], int]] = {}


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
    n = len(need.lstrip("="))
    if n == 1:
        fits = FITS[need]
        kept: dict[tuple[str, str], int] = {}
        for number, letter, die in reversed(dice):
            if letter in fits:
                kept[letter, die] = number
        return [(number,) for number in sorted(kept.values())]
    found: dict[tuple[tuple[str, str], ...], tuple[int, ...]] = {}
    for chosen in combinations(dice, n):
        if pays(need, "".join([letter for _, letter, _ in chosen])):
            kinds = tuple(sorted([(letter, die) for _, letter, die in chosen]))
            if kinds not in found:
                found[kinds] = tuple([number for number, _, _ in chosen])
    return list(found.values())


def payable(letters: str) -> int:
    """The needs that some of these dice fill, as bits of NEED_BIT. Only counts up to what a box can use matter."""
    upper = letters.upper()
    key = tuple([min(3, upper.count(face)) for face in "METAXB"] + [min(4, upper.count("W"))])
    bits = PAYABLE.get(key)
    if bits is None:
        bits = PAYABLE[key] = payable_of(key)
    return bits


def payable_of(counts: tuple[int, ...]) -> int:
    dice = "".join([face * n for face, n in zip("METAXBW", counts, strict=True)])
    return sum([NEED_BIT[need] for need in PLAIN_NEEDS if can_pay(need, dice)])


def can_pay(need: str, letters: str) -> bool:
    """Do some of these dice fill the box?"""
    n = len(need.lstrip("="))
    return any([pays(need, "".join(chosen)) for chosen in set(combinations(sorted(letters), n))])
