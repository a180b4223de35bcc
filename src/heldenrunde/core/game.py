"""What every table has: cards that are known or not, a layout that says who may see what, and what happened."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple, NewType

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Call, Flow, Seat

Card = NewType("Card", int)  # a physical card; what is printed on it stands in the game's catalogue

EVERYBODY: Final = -1
SPECTATOR: Final = 1 << 30  # the bit of those who sit at no seat: they know what everybody knows

# What a field of a state holds, and so who may see it.
PLAIN: Final = "plain"  # public
CARDS: Final = "cards"  # a list of cards: each shows its face to those who know it
PILES: Final = "piles"  # a list of such lists
CLOSED: Final = "closed"  # cards, or a list of such lists, that all may remember but nobody may look at
HEAP: Final = "heap"  # cards that all may remember, of which only the last is to be seen: an open discard pile
OWN: Final = "own"  # one value per seat, each for the eyes of that seat and its partners only
INSIDE: Final = "inside"  # per card, the cards inside it; what a seat does not know is not even counted


Told = tuple[str, Seat, tuple[Card, ...], int, str, str, tuple[Seat, ...], tuple[Card, ...], int, tuple[int, ...]]
"""An event as it is written down: as a plain tuple, since most are never read."""


class Event(NamedTuple):
    """Something that happened; each card with the seats that may know its face."""

    what: str
    seat: Seat
    cards: tuple[Card, ...]
    n: int
    name: str
    rule: str
    """By which it happened, where that is not the usual rule of its kind."""
    to: tuple[Seat, ...]
    """Whom else it is about."""
    on: tuple[Card, ...]
    """What else it is about."""
    m: int
    """A second number."""
    masks: tuple[int, ...]
    """Who may know the face of each of `cards`, then of each of `on`, as bits."""


class Rival(NamedTuple):
    """Somebody who sits at no seat and could win all the same: an automaton."""

    name: str
    """A text by id."""
    score: int
    place: int


class Result(NamedTuple):
    """How a match ended, by seat."""

    winners: list[Seat]
    scores: list[int]
    places: list[int]
    """The first place may be a rival's."""
    rivals: tuple[Rival, ...] = ()

    def plain(self) -> dict[str, Any]:
        return {**self._asdict(), "rivals": [list(rival) for rival in self.rivals]}


class Game(Flow):
    """The part of a state that every game has; a game adds what lies on its table."""

    __slots__ = ("chance", "events", "knows")

    layout: ClassVar[dict[str, str]] = {}
    """Field -> PLAIN, CARDS, PILES, CLOSED, HEAP, OWN or INSIDE. A field not named here is derived from the others."""

    chance: Chance
    knows: list[int]
    """Per card, the seats that know its face, as bits."""
    events: list[Told] | None
    """What the last decision brought about; None when nobody listens."""

    def begin(self, chance: Chance, cards: int, *calls: Call) -> None:
        self.chance, self.knows, self.events = chance, [0] * cards, None
        self.begin_flow(*calls)

    def moment(self, sought: tuple[Seat, ...] = ()) -> None:
        """Something has happened since the last moment, or an offer is being made: whoever watches sees the table."""
        if self.film is None or self.events is None:
            return
        told = len(self.events)
        if sought or told > (self.film[-1].told if self.film else 0):
            table = self.clone()
            table.quiet()
            self.film.append(Moment(table, told, sought))

    def copy_game(self, new: Game) -> None:
        self.copy_flow(new)
        new.chance = self.chance.copy()
        new.knows = self.knows[:]
        new.events = None

    def decide(self, seat: Seat, choice: Any) -> None:
        """Go on with a choice that is not refused; from here on only what it brings about is told."""
        if self.events:
            self.events = []
        if self.film:
            self.film = []
        self.take(seat, choice)

    # -- what a game provides ----------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """A copy that shares nothing that changes, written out field by field."""
        raise TypeError("a game writes out its own clone")

    def result(self) -> Result:
        raise TypeError("a game says how it ended")

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of a team: what is a seat's own is theirs to see, too."""
        return ()

    def derive(self) -> None:
        """Compute the fields that are not in the layout."""

    def redeal(self, seat: Seat, chance: Chance) -> None:
        """Give everything this seat does not know another place where it might be."""
        redeal_piles(self, seat, chance, all_piles(self))

    def back(self, card: Card) -> int:
        """Cards of one back can be mistaken for each other."""
        return 0

    # -- verbs -------------------------------------------------------------------------------------------------------

    def show(self, card: Card, mask: int = EVERYBODY) -> None:
        """These seats see the face of the card."""
        self.knows[card] |= mask

    def note(
        self,
        what: str,
        seat: Seat,
        cards: tuple[Card, ...] = (),
        n: int = 0,
        name: str = "",
        rule: str = "",
        to: tuple[Seat, ...] = (),
        on: tuple[Card, ...] = (),
        m: int = 0,
    ) -> None:
        """Tell what just happened to whoever listens; a face is told only to those who know it."""
        if self.events is not None:
            masks = tuple([self.knows[card] for card in cards + on]) if cards or on else ()
            self.events.append((what, seat, cards, n, name, rule, to, on, m, masks))

    def news(self) -> list[Event]:
        """What the last decision brought about, to be read."""
        return [Event(*event) for event in self.events or ()]


class Moment(NamedTuple):
    """The table between two rules, when it is worth seeing."""

    table: Game
    """As it was; nobody is asked anything."""
    told: int
    """How many events had happened since the last answer."""
    sought: tuple[Seat, ...]
    """To whom an offer is being made here, whether they can do anything or not."""


def eye(seat: Seat | None) -> int:
    """The bit of a seat, or of a spectator."""
    return SPECTATOR if seat is None else 1 << seat


def redeal_piles(g: Game, seat: Seat, chance: Chance, piles: list[list[Card]]) -> None:
    """Every card of these piles that the seat does not know changes places with others of its back.

    The cards are sorted first, so that what comes out depends on nothing but what the seat knows.
    """
    bit, knows = eye(seat), g.knows
    before = knows[:]
    hidden: dict[int, list[Card]] = {}
    for pile in piles:
        for card in pile:
            if not before[card] & bit:
                hidden.setdefault(g.back(card), []).append(card)
    for back in sorted(hidden):
        hidden[back].sort()
        chance.shuffle("imagine", hidden[back])
        hidden[back].reverse()
    for pile in piles:
        for i, card in enumerate(pile):
            if not before[card] & bit:
                pile[i] = hidden[g.back(card)].pop()
                knows[pile[i]] = before[card]  # what others know, they know of the place


def all_piles(g: Game) -> list[list[Card]]:
    """All lists of cards of the table."""
    found: list[list[Card]] = []
    for name, kind in g.layout.items():
        value: Any = getattr(g, name)
        if kind in (CARDS, HEAP):
            found.append(value)
        elif kind == PILES or (kind == CLOSED and value and isinstance(value[0], list)):
            found.extend(value)
        elif kind == CLOSED:
            found.append(value)
    return found
