"""The table as people see it: one neutral description for terminal, browser and screen reader.

A game builds it from a view alone, so it can tell nothing that the viewer may not know. Words are texts by id,
put into a language by the client.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Text:
    """A message by id with what it needs: numbers, words, other texts, lists of texts."""

    id: str
    args: dict[str, Any] = field(default_factory=dict)


def text(id: str, /, **args: Any) -> Text:
    return Text(id, args)


@dataclass(frozen=True, slots=True)
class Why(Text):
    """Why something cannot be: a message, and the rule that says so."""

    rule: str = ""


def why(id: str, rule: str, /, **args: Any) -> Why:
    return Why(id, args, rule)


def player(seat: int) -> Text:
    """The name of a seat: clients put in what they call it."""
    return Text("player", {"seat": seat})


@dataclass(frozen=True, slots=True)
class Badge:
    """A small mark on a piece: an upgrade in its sleeve, a token on it."""

    name: Text
    tone: str = ""
    """A colour by name; the mark beside it says the same without colour."""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, die or token."""

    id: str
    """Stays the same while the viewer can follow the piece."""
    face: Text | None
    """None: face down."""
    mark: str = ""
    """What stands large on it: a value."""
    card: str = ""
    """The entry of the card catalogue."""
    badges: tuple[Badge, ...] = ()
    lit: bool = False
    """In effect right now: an activated ability."""
    owner: int | None = None
    """Who laid it, where that is not the owner of the zone."""
    group: int = 0
    """Pieces of one zone that were laid together have the same number."""
    why_not: Why | None = None
    """Why it takes part in no option, if it could have."""
    kind: str = ""
    """What sort of piece it is, by a word of the game: monster, talent, die."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place on the table."""

    id: str
    kind: str
    """hand, pile, row, trick, tableau; dice, whose places are badges; box, with dice in it; board, whose lit boxes are
    filled; supply, whose marks say how many there are"""
    label: Text
    pieces: tuple[Piece, ...]
    owner: int | None = None
    note: Text | None = None


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that belongs to a seat or to the table; None: secret."""

    id: str
    label: Text
    value: int | None
    owner: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's panel: the counters and zones that are theirs carry the seat as owner."""

    seat: int
    states: tuple[Text, ...] = ()
    to_act: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, what to call it, and the pieces a click or drag may begin with."""

    choice: Any
    label: Text
    pieces: tuple[str, ...] = ()
    group: str = ""
    """Options of one kind belong together: play, slide."""
    steps: tuple[Text, ...] = ()
    """The way to it through a long list: what is chosen first, then second …, and then the label."""


LONG: Final = 20
"""A list of so many options is still read at once."""


def stepped(options: tuple[Choice, ...], steps: Callable[[Choice], tuple[Text, ...]]) -> tuple[Choice, ...]:
    """A long list with the steps to each option."""
    if len(options) <= LONG:
        return options
    return tuple([replace(option, steps=steps(option)) for option in options])


ME: Final = "me"
WIN: Final = "win"
STAKES: Final = (ME, WIN)
"""It is about the viewer: their turn, their fight, their loss. Or somebody wins the match if nobody does anything."""


@dataclass(frozen=True, slots=True)
class Again:
    """A question that comes again and again: one may ask to be left alone with it for a while."""

    about: tuple[str, ...]
    """What it is about, as ids of texts. Public facts alone decide it, unless the question itself is a secret."""
    nothing: Any
    """The answer of who is left alone."""
    spans: tuple[str, ...]
    """For how long: names of spans of the scene."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is being asked, of whom, and by which rule."""

    text: Text
    rule: str
    seats: tuple[int, ...]
    form: str
    stake: str = ""
    """What the viewer has to lose in a window that others opened: one of STAKES. Public facts alone decide it."""
    again: Again | None = None
    """For who is asked, if they may be left alone with it."""


def to_act(view: dict[str, Any], seat: int) -> bool:
    """Is this seat asked?"""
    return view["question"] is not None and seat in view["question"]["seats"]


def waiting(viewer: int | None, seats: tuple[int, ...]) -> Text:
    """For whom somebody waits who is not asked, or only watches."""
    return Text("ask-others" if viewer is not None else "ask-watching", {"players": [player(seat) for seat in seats]})


def question_in(
    view: dict[str, Any],
    viewer: int | None,
    rules: dict[str, str],
    words: Callable[[dict[str, Any]], Text],
    stake: Callable[[dict[str, Any]], str] | None = None,
    again: Callable[[dict[str, Any]], Again | None] | None = None,
) -> Question | None:
    """What is asked in a view, by the rule of its name: who is asked reads these words, all others who is asked."""
    asked = view["question"]
    if asked is None:
        return None
    seats = tuple(asked["seats"])
    mine = viewer in seats
    told = words(asked) if mine else waiting(viewer, seats)
    return Question(
        *(told, rules[asked["name"]], seats, asked["form"]),
        stake=stake(asked) if stake else "",
        again=again(asked) if again and mine else None,
    )


# -- choices that are put together -----------------------------------------------------------------------------------

A_NUMBER: Final = "number"
A_SEAT: Final = "seat"
ONE_OF: Final = "one"
SOME_OF: Final = "some"


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a choice."""

    kind: str
    """A_NUMBER, A_SEAT, ONE_OF the values, or SOME_OF them."""
    label: Text
    values: tuple[Any, ...] = ()
    """What may stand in the choice. A value that is there twice may be picked twice."""
    names: tuple[Text, ...] = ()
    """What the values are called; without it they are called like their pieces."""
    pieces: tuple[str, ...] = ()
    """The pieces that the values are."""
    least: int = 0
    most: int = 0
    """The bounds of a number, or of how many are picked."""
    of: int = -1
    """An earlier field: only pieces of the seat that is named there, or only values that are picked there."""
    ordered: bool = False
    """The order in which they are picked counts."""
    begin: Any = None
    """What stands there at first: a number, a value, or a list of values."""


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of choice that can be built: the rules take more than the options list. It is judged like any other."""

    label: Text
    word: str
    """The choice is the list of this word and the fields; without a word it is the only field by itself."""
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    game: str
    viewer: int | None
    seats: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    headline: tuple[Text, ...]
    """Where the match stands."""
    question: Question | None
    options: tuple[Choice, ...]
    forms: tuple[Form, ...] = ()
    """What the viewer may put together instead of choosing an option."""
    takes: dict[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Pieces that others can be put on at once: for each the sets that fill it, of equal pieces the first."""
    spans: tuple[tuple[str, str], ...] = ()
    """The parts of the match that are going on now, each with what tells it from all others of its name: trick, 2.5."""


def quoted(name: Text) -> Text:
    """A name in quotation marks: in a sentence it then keeps its form, whatever it consists of."""
    return Text("quoted", {"name": name})


def log_line(heard: dict[str, Any], card_text: Callable[[int], Text]) -> Text:
    """An event as a seat heard it, as a sentence: `log-WHAT`, or `log-WHAT-unseen` when its cards are hidden.

    A negative seat is nobody's: an automaton, which the game names like a card.
    """
    cards, on = heard["cards"], heard["on"]
    unseen = "-unseen" if None in cards or None in on else ""
    shown = [] if unseen else [card_text(card) for card in cards]
    args = {
        "player": who(heard["seat"], card_text),
        "cards": shown,
        "n": heard["n"],
        "name": heard["name"],
        "to": [who(seat, card_text) for seat in heard["to"]],
        "on": [] if unseen else [card_text(card) for card in on],
        "m": heard["m"],
    }
    if shown:
        args |= {"first": shown[0], "last": shown[-1]}
    return Text(f"log-{heard['what']}{unseen}", args)


def who(seat: int, card_text: Callable[[int], Text]) -> Text:
    return player(seat) if seat >= 0 else card_text(seat)
