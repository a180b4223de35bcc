"""Write down which dice may lie in which box of KAPOW!: `python tools/paying.py`. The tests compare, here and in web/.

A line for each box: what it asks for, then every set of dice that fills it or a part of it.
"""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from pathlib import Path

from heldenrunde.games.kapow.boards import NEED
from heldenrunde.games.kapow.paying import EVERY, pays

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "kapow" / "paying.json"


def page() -> str:
    lines = [f'  "{need}": {json.dumps(" ".join(sets(need)))}' for need in dict.fromkeys(NEED)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def sets(need: str) -> list[str]:
    """The sets of dice that may lie in a box, the full ones and all parts of them."""
    places = len(need.lstrip("="))
    full = [dice for dice in map("".join, combinations_with_replacement(EVERY, places)) if pays(need, dice)]
    parts = {part for dice in full for part in parts_of(dice)}
    return sorted(parts, key=lambda dice: (len(dice), dice))


def parts_of(dice: str) -> set[str]:
    """These dice, or all but some of them, in the order of EVERY."""
    if len(dice) == 1:
        return {dice}
    return {dice}.union(*[parts_of(dice[:i] + dice[i + 1 :]) for i in range(len(dice))])


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
