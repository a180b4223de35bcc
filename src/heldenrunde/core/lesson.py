"""A lesson as data: positions laid on a real table, the decisions that lead there, and the one that is to be found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card, Game, all_piles

Decision = tuple[Seat, Any]


class Step(NamedTuple):
    """A decision of the learner. Its texts: `lesson-ID` with `.title`, `.hint` for another choice, `.done` after it."""

    id: str
    rule: str
    wanted: tuple[Any, ...]
    """The choice that is to be found, then other ways to say it."""
    position: Any = None
    """What `lay` lays on the table; without one the step begins where the last one ended."""
    before: tuple[Decision, ...] = ()
    """What is decided first, by the others and by the learner."""
    after: tuple[Decision, ...] = ()
    """What the others do then."""
    learner: Seat = 0


class Lesson(NamedTuple):
    """The steps, and the table at which they and the first match after them are played.

    It opens with the texts `lesson-goal` and `lesson-turn`.
    """

    lay: Callable[[Any, Any], None]
    """Puts a position of the game on the table of a new match, and on the agenda what comes next."""
    steps: tuple[Step, ...]
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})


def lay_nothing(g: Any, position: Any) -> None:
    """For a game without a lesson."""


NO_LESSON: Final = Lesson(lay_nothing, (), 0)


def put(g: Game, card: Card, pile: list[Card]) -> None:
    """A card goes from the pile in which it lies to this one."""
    for other in all_piles(g):
        if card in other:
            other.remove(card)
    pile.append(card)
