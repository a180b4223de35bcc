"""Write src/heldenrunde/choices.py, the types of the choices of every game: `python -m tools.choices`.

The shapes are those of all options in many random matches of every kind; that takes some minutes. The tests play others
and compare. Run `make format` afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from heldenrunde.bots.simple import RandomBot
from heldenrunde.core.definition import Definition
from heldenrunde.match import Match
from heldenrunde.rulebooks import GAMES

FILE = Path(__file__).resolve().parent.parent / "src" / "heldenrunde" / "choices.py"
MATCHES = 8
"""Of each kind."""
MANY = 40
"""More words than that are no list that anybody reads."""
HEAD = '''"""Types of the choices of each game. Made by tools/choices.py; do not edit.

`match.options(seat)` gives such values, and `match.answer` takes them, with lists in place of tuples as well. A number
is a card, a seat or an amount; what `hr.card` knows are cards.
"""

from __future__ import annotations

from typing import Literal
'''
Shapes = dict[tuple[str, int], list[set[str]]]
"""For each word that begins a choice, and its length: the types in its places."""


def kinds(game: Definition) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, with each value of each setting that has few."""
    for seats in game.seats:
        yield seats, {}
        for option in game.options:
            values = option.among or ((True, False) if isinstance(option.default, bool) else ())
            yield from [(seats, {option.name: value}) for value in values if option.fits(value, seats)]


def options_of(game: Definition, seed: int, seats: int, settings: dict[str, Any]) -> Iterator[Any]:
    """All options of all who are asked in a random match."""
    match, mind = Match.new(game.id, seats, seed, **settings), RandomBot(seed)
    match.table.events = None  # nobody listens
    while not match.over:
        every = {seat: match.options(seat) for seat in (*match.waiting(), *match.table.idle)}
        for options in every.values():
            yield from options
        seat = match.waiting()[0]
        match.answer(seat, every[seat][mind.chance.roll("bot", len(every[seat]))])


def all_options(game: Definition) -> Iterator[Any]:
    for seats, settings in kinds(game):
        for seed in range(MATCHES):
            yield from options_of(game, seed, seats, settings)


def name_of(game: Definition) -> str:
    return "".join(word.capitalize() for word in game.id.split("-")) + "Choice"


def type_of(value: Any) -> str:
    """Of a part of a choice; what is empty tells nothing."""
    if not isinstance(value, tuple):
        return type(value).__name__
    return f"tuple[{' | '.join(sorted({type_of(part) for part in value}))}, ...]" if value else ""


def shapes(options: Iterator[Any]) -> tuple[set[str], bool, Shapes]:
    """The words that are choices by themselves, whether numbers are, and the tuples."""
    found: Shapes = {}
    words: set[str] = set()
    numbers = False
    for choice in options:
        if isinstance(choice, str):
            words.add(choice)
        elif isinstance(choice, int):
            numbers = True
        else:
            first = choice[0] if choice and isinstance(choice[0], str) else ""
            places = found.setdefault((first, len(choice)), [set() for _ in choice])
            for place, part in zip(places, choice, strict=True):
                place.add(type_of(part))
    return words, numbers, found


def written(game: Definition) -> str:
    words, numbers, found = shapes(all_options(game))
    parts = ["str" if len(words) > MANY else f"Literal[{', '.join(map(repr, sorted(words)))}]"] if words else []
    parts += ["int"] if numbers else []
    for (first, _), places in sorted(found.items()):
        rest = [" | ".join(sorted(place - {""})) or "tuple[int, ...]" for place in places]
        parts.append(f"tuple[{', '.join([f'Literal[{first!r}]', *rest[1:]])}]" if first else "tuple[int, ...]")
    return f"\n{name_of(game)} = (\n    " + "\n    | ".join(dict.fromkeys(parts)) + "\n)\n"


if __name__ == "__main__":
    parts = [written(game) for game in GAMES.values()]
    FILE.write_text(HEAD + "".join(parts), encoding="utf-8")
    print("src/heldenrunde/choices.py")
