"""What abilities have in common: a row for what is regular, a decorator for what has its own verb (HS-5.2).

A family of cards is a file. Its rows say what a card costs and when it works; its functions say what it does at that
moment, and stand in one of the books below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.catalogue import EVENTS, SUITS, VANCARDIANS, bit
from heldenrunde.rulebooks.hero_story.state import HeroStory

# The kinds of abilities (HS-5.2).
WHEN_CHARGED: Final = "when-charged"
ONGOING: Final = "ongoing"
END_OF_ROUND: Final = "end-of-round"
END_OF_TRICK: Final = "end-of-trick"
FIRST_TRICK: Final = "first-trick"
LAST_TRICK: Final = "last-trick"
FIRST_LAST: Final = "first-last"
YOUR_TURN: Final = "your-turn"
FOLLOWING: Final = "following"
REMOVE: Final = "remove"
LEADING: Final = "leading"
WIN: Final = "win"
LOSE: Final = "lose"
REVEALED: Final = "revealed"

# The windows of a trick (HS-5.11) in which somebody may use something.
W1: Final = "w1"  # as a card is played
W2: Final = "w2"  # all cards are played, the winner is not yet found
WON: Final = "won"  # W3, who has won
LOST: Final = "lost"  # W3, who has lost
W4: Final = "w4"  # end of the trick
W3: Final = "w3"  # whatever happens by itself or may be used when the winner is found
COUNTING: Final = "counting"  # whatever changes what a card counts as


@dataclass(frozen=True, eq=False)
class Ability:
    """What is printed on a story card, tableau or identity."""

    number: int
    id: str
    family: str
    kind: str
    prices: tuple[int, ...] = (1,)
    """Stamina for each charge."""
    marked: bool = False
    """It touches others: charged first, in turn order (HS-2.5)."""
    solo: bool = True


ABILITIES: Final[dict[int, Ability]] = {}

F = TypeVar("F")
Effect = Callable[[HeroStory, Seat], None]
Act = Callable[[HeroStory, Seat, int], None]
Variants = Callable[[HeroStory, Seat], Sequence[int]]
Worth = Callable[[HeroStory, Seat], int]
Plus = Callable[[HeroStory, Seat, Card, int], int]

CHARGED: Final[dict[int, Effect]] = {}
"""When charged: what happens."""
TARGETS: Final[dict[int, Variants]] = {}
"""When charged: what has to be named."""
VARIANTS: Final[dict[int, Variants]] = {}
"""What may be used: the choices there are."""
ACTS: Final[dict[int, Act]] = {}
"""What may be used: what it does. What is declared with a card works as the card is counted."""
USES: Final[dict[str, list[int]]] = {W1: [], W2: [], WON: [], LOST: [], W4: []}
WINDOW: Final[dict[str, int]] = {W1: 0, W2: 0, WON: 0, LOST: 0, W3: 0, W4: 0, COUNTING: 0}
"""Per window, the abilities that have to do with it, as bits."""
WINS: Final[dict[int, Effect]] = {}
"""When you win a trick: by itself."""
LOSES: Final[dict[int, Effect]] = {}
"""When you lose a trick: by itself."""
TRICK_ENDS: Final[dict[int, Effect]] = {}
"""At the end of a trick: by itself."""
ENDS: Final[dict[int, Worth]] = {}
"""At the end of a round: the VP it would give now."""
END_ACTS: Final[dict[int, Variants]] = {}
"""At the end of a round, with another effect than VP: the choices there are now."""
PLUSES: Final[dict[int, Plus]] = {}
"""What it adds to a card one plays."""
REVEALS: Final[dict[int, Effect]] = {}
"""Identities: what happens when revealed."""


def rows(family: str, *abilities: tuple[int, str, str, tuple[int, ...], bool, bool]) -> None:
    """Enter the cards of a family: number, id, kind, prices, marked, solo."""
    for number, id, kind, prices, marked, solo in abilities:
        ABILITIES[number] = Ability(number, id, family, kind, prices, marked, solo)


# -- decorators: each enters a function in its book -----------------------------------------------------------------


def enter(book: dict[int, F], window: str, number: int, function: F) -> F:
    """A function into its book, and its ability into the window it has to do with."""
    book[number] = function
    if window:
        WINDOW[window] |= bit(number)
    return function


def when_charged(number: int) -> Callable[[Effect], Effect]:
    return partial(enter, CHARGED, "", number)


def when_winning(number: int) -> Callable[[Effect], Effect]:
    return partial(enter, WINS, W3, number)


def when_losing(number: int) -> Callable[[Effect], Effect]:
    return partial(enter, LOSES, W3, number)


def at_trick_end(number: int) -> Callable[[Effect], Effect]:
    return partial(enter, TRICK_ENDS, W4, number)


def at_round_end(number: int) -> Callable[[Worth], Worth]:
    return partial(enter, ENDS, "", number)


def adds(number: int) -> Callable[[Plus], Plus]:
    return partial(enter, PLUSES, COUNTING, number)


def when_revealed(number: int) -> Callable[[Effect], Effect]:
    return partial(enter, REVEALS, "", number)


def may_use(number: int, window: str, variants: Variants) -> Callable[[Act], Act]:
    """In this window a player may use it, with one of these choices."""
    declare(number, window, variants)
    return partial(enter, ACTS, "", number)


def at_round_end_may(number: int, variants: Variants) -> Callable[[Act], Act]:
    """At the end of the round a player may use it, with one of these choices."""
    END_ACTS[number] = variants
    return partial(enter, ACTS, "", number)


def declare(number: int, window: str, variants: Variants) -> None:
    """Used with one of these choices; what it does, the counting of cards knows."""
    VARIANTS[number] = variants
    USES[window].append(number)
    WINDOW[window] |= bit(number)
    if window in (WON, LOST):
        WINDOW[W3] |= bit(number)


# -- what may be named -----------------------------------------------------------------------------------------------


def other_players(g: HeroStory, seat: Seat) -> tuple[Seat, ...]:
    """HS-5.13: any other player, never a sidekick."""
    return g.others(seat)


def once(g: HeroStory, seat: Seat) -> list[int]:
    """Nothing to choose."""
    return [0]


def catalogue() -> list[tuple[str, int]]:
    """Every kind of card with the number of its copies."""
    playing = [(f"{suit}-{value}", 1) for suit in SUITS for value in range(1, 14)]
    extra = [(f"extra-love-{value}", 1) for value in (4, 7, 10, 13)]
    abilities = [(ABILITIES[number].id, 1) for number in sorted(ABILITIES)]
    vancardians = [(f"vancardian-{i + 1}", 1) for i in range(len(VANCARDIANS))]
    return playing + extra + abilities + [(event, 1) for event in EVENTS] + vancardians
