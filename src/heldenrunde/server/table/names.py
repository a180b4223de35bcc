"""Names that people can tell apart: what cannot be seen does not count, and look-alikes are the same name."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category, combining, normalize

INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing: fillers, selectors, a Braille cell without dots."""
STACKED = 2
"""Marks on one letter: more than any language needs would reach into the lines above and below."""
SEEN = ("L", "N", "S")
"""Letters, numbers, symbols. Points and strokes alone are no name."""
ACCENTS = re.compile("[\u0300-\u036f]")
"""Only those of Latin, Greek and Cyrillic: in other scripts such marks are vowels."""

# After the folding of case: letters of other scripts, and figures, that look like Latin ones (after Unicode TR 39).
LOOKS = {
    "a": "аα\u0251ａ⍺ạ",
    "b": "ьвβƅꮟ",
    "c": "сϲⅽᴄ",
    "d": "ԁⅾɗ",
    "e": "еєҽε℮",
    "f": "ꞙſϝ",
    "g": "ɡցġ",
    "h": "һհнᏂ",
    "i": "іıιɩӏ1l|ӀǀІⅼ",
    "j": "јϳյ",
    "k": "кκқᴋ",
    "m": "мⅿᴍ",
    "n": "пηոɴ",
    "o": "оοօ0о๐ഠᴏσө",
    "p": "рρⲣр",
    "q": "ԛգ",
    "r": "гᴦⲅꭇ",
    "s": "ѕꜱ$ƽ",
    "t": "тτᴛ",
    "u": "υսцᴜ",
    "v": "ѵνⅴᴠ",
    "w": "ѡԝաᴡω",
    "x": "хχⅹ×",
    "y": "уγүყʏ",
    "z": "ᴢʐ",
}
LATIN = str.maketrans({letter: latin for latin, letters in LOOKS.items() for letter in letters})
PAIRS = (("rn", "m"), ("vv", "w"), ("ci", "d"))


def tidy(name: str) -> str:
    """Without what cannot be seen, and with single spaces."""
    shown = "".join(letter for letter in normalize("NFC", name) if letter.isprintable() or letter.isspace())
    return " ".join(unstacked(INVISIBLE.sub("", shown)).split())


def unstacked(name: str) -> str:
    kept, marks = [], 0
    for letter in name:
        marks = marks + 1 if combining(letter) else 0
        if marks <= STACKED:
            kept.append(letter)
    return "".join(kept)


def visible(name: str) -> bool:
    return any(category(letter)[0] in SEEN for letter in name)


def alike(one: str, other: str) -> bool:
    """Could one be taken for the other?"""
    return looks_like(one) == looks_like(other)


@lru_cache(10_000)
def looks_like(name: str) -> str:
    """What is left of a name when everything that is easily overlooked is taken away: two that share it are alike."""
    folded = normalize("NFKC", name).casefold().translate(LATIN)
    plain = ACCENTS.sub("", normalize("NFKD", folded)).translate(LATIN)
    bare = "".join(letter for letter in plain if category(letter)[0] in (*SEEN, "M"))
    for pair, letter in PAIRS:
        bare = bare.replace(pair, letter)
    return bare
