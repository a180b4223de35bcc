"""Bots that think no further than the choice at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from heldenrunde.core.chance import Quick
from heldenrunde.core.flow import Seat
from heldenrunde.match import BotView

Policy = Callable[[Any, Seat, Sequence[Any]], Any]
"""Of a table, a seat that is asked and its options, the choice. It reads the table itself, for that is fast, but
nothing that the seat cannot know: in every world that the seat imagines it chooses the same."""


class Bot(Protocol):
    """Same view and seed, same choice."""

    def choose(self, view: BotView) -> Any: ...


class RandomBot:
    """Any legal choice."""

    def __init__(self, seed: int) -> None:
        self.chance = Quick(seed)

    def choose(self, view: BotView) -> Any:
        options = view.options
        return options[self.chance.roll("bot", len(options))]


class ThumbBot:
    """The rules of thumb of each game; without any, at random."""

    def __init__(self, policies: dict[str, Policy], seed: int) -> None:
        self.policies, self.otherwise = policies, RandomBot(seed)

    def choose(self, view: BotView) -> Any:
        options = view.options
        if len(options) == 1:
            return options[0]
        policy = self.policies.get(view.game)
        return policy(view.world.table, view.seat, options) if policy else self.otherwise.choose(view)


class NoisyBot:
    """Plays like another bot, but three choices in ten at random."""

    def __init__(self, steady: Bot, seed: int) -> None:
        self.steady, self.chance, self.erratic = steady, Quick(seed), RandomBot(seed + 1)

    def choose(self, view: BotView) -> Any:
        return (self.erratic if self.chance.roll("bot", 10) < 3 else self.steady).choose(view)
