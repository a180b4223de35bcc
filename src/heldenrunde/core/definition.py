"""How a game presents itself to the registry: one definition, from which everything generic follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType, ModuleType
from typing import Any, Final, NamedTuple

from heldenrunde.core.chance import Chance
from heldenrunde.core.game import Game
from heldenrunde.core.lesson import NO_LESSON, Lesson
from heldenrunde.core.scene import Piece, Scene, Text

SEATS: Final = "seats"
HERO: Final = "hero"
NOVICE: Final = "novice"
AUTOMATON: Final = "automaton"
Sides = tuple[tuple[str, ...], tuple[str, ...]]
"""Who is on either side: a HERO, a NOVICE (a player without powers), an AUTOMATON; seats are taken in this order."""


class Option(NamedTuple):
    """A setting of a table. Its texts are the messages `option-NAME` and `option-NAME.help`."""

    name: str
    default: Any
    least: int = 0
    most: int = 0
    among: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """For how many players each of these values is; empty: the option fits any number."""
    sides: tuple[Sides, ...] = ()
    """Who plays against whom with each of these values; empty: everybody for themselves, or it does not matter here."""
    only: Mapping[str, tuple[Any, ...]] = MappingProxyType({})
    """It changes something only if these other options, or SEATS, have one of these values."""

    @property
    def type(self) -> str:
        return {bool: "bool", int: "int", str: "str"}[type(self.default)]

    def accepts(self, value: Any) -> bool:
        """Is this a value of the option's own type, and within its bounds?"""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, bool):
            return True
        if isinstance(value, int):
            return self.least <= value <= self.most
        return value in self.among

    def fits(self, value: Any, seats: int) -> bool:
        """Can so many play with this value?"""
        return not self.players or self.players[self.among.index(value)] == seats

    def usual(self, seats: int) -> Any:
        """The default, or the first value that so many can play with."""
        if self.fits(self.default, seats):
            return self.default
        return self.among[self.players.index(seats)]

    def allowed(self) -> str:
        """The values it takes, for people."""
        if isinstance(self.default, bool):
            return "true, false"
        return f"{self.least}–{self.most}" if isinstance(self.default, int) else ", ".join(self.among)


def plain(card: str) -> Piece:
    """A card of which no more is known than its name."""
    return Piece(card, Text(f"card-{card}"), card=card)


class Printed(NamedTuple):
    """What is printed on a card."""

    name: str
    """A text by id; of most cards card-ID."""
    attributes: dict[str, Any]
    """Its figures, as plain data."""


def figures(row: Any, **more: Any) -> dict[str, Any]:
    """The row of a table of cards, named or a dataclass, as plain data; without what only finds it there."""
    names = row._fields if hasattr(row, "_fields") else [field.name for field in fields(row)]
    return {**more, **{name: getattr(row, name) for name in names if name not in ("id", "copies", "number")}}


def counted_round(table: Any) -> int:
    """Most games count their rounds; 0 in one that does not."""
    return getattr(table, "round", 0)


class Definition(NamedTuple):
    """A game of the registry."""

    id: str
    """As players type it: custom-heroes."""
    prefix: str
    """Of its rule numbers: CH."""
    version: int
    """Of its rules; a record of another version is not replayed."""
    seats: Sequence[int]
    """Every number of players."""
    options: tuple[Option, ...]
    state: type[Game]
    set_up: Callable[[Chance, int, dict[str, Any]], Game]
    """Lay the table for so many seats and these options; nothing has happened yet."""
    rules: tuple[ModuleType, ...]
    """The modules whose functions may stand on the agenda."""
    scene: Callable[[dict[str, Any], int | None], Scene]
    """The table as people see it, from a view alone."""
    log: dict[str, str]
    """What can happen, each with the rule it usually happens by."""
    line: Callable[[dict[str, Any]], Text]
    """What was heard, as a sentence."""
    catalogue: Callable[[], list[tuple[str, int]]]
    """Every kind of card with the number of its copies, by the ids of the texts."""
    lesson: Lesson = NO_LESSON
    """How a player learns it."""
    sample: Callable[[str], Piece] = plain
    """A card of the catalogue as it lies on the table, with what is printed on it."""
    minutes: tuple[int, int] = (0, 0)
    """How long a match takes with few and with many at the table; 0: nobody knows."""
    counted: tuple[str, ...] = ()
    """What of all that can happen is counted, per player, for the figures at the end."""
    said: tuple[str, ...] = ()
    """What is shown beside the player who did it: passed."""
    until: tuple[str, ...] = ()
    """What ends that."""
    high: tuple[str, ...] = ()
    """The high points among all that can happen, for who reads only those."""
    round_end: tuple[str, ...] = ()
    """What is read together when a round ends: who got what."""
    points: Mapping[str, int] = MappingProxyType({})
    """What brings its figure as points (1) or costs it (-1), if rounds are worth comparing."""
    best: tuple[str, ...] = ()
    """Of each of these the one with the highest figure is worth telling after the match."""
    offers: bool = False
    """Do its rules make offers? Then the table stands still now and then, because somebody might react."""
    round: Callable[[Any], int] = counted_round
    """Of a table, the number of the round that is played."""
    printed: Callable[[], list[Printed]] | None = None
    """What is printed on every card, by number; where there is none, cards are numbered as the catalogue lists them."""
    migrations: Mapping[int, Callable[[dict[str, Any]], None]] = MappingProxyType({})
    """From each older version on: changes a save of it, in place, into one of the next version (docs/upgrades.md)."""

    def tell(self, heard: dict[str, Any]) -> dict[str, Any]:
        """What was heard, for people: with its sentence and the rule it happened by."""
        return {**heard, "rule": heard["rule"] or self.log[heard["what"]], "line": self.line(heard)}

    def faces(self) -> list[Printed]:
        """Every card by its number."""
        if self.printed is not None:
            return self.printed()
        return [Printed(f"card-{id}", {}) for id, copies in self.catalogue() for _ in range(copies)]

    def seats_for(self, settings: dict[str, Any]) -> list[int]:
        """The numbers of players for whom these settings are, defaults in place of those not given."""
        found = list(self.seats)
        for option in self.options:
            value = settings.get(option.name, option.default)
            if option.accepts(value):
                found = [seats for seats in found if option.fits(value, seats)]
        return found or list(self.seats)
