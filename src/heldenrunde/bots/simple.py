"""Bots that think no further than the choice at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from heldenrunde.core.chance import Quick
from heldenrunde.match import BotView

Policy = Callable[[BotView], Any]


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
        return self.policies.get(view.game, self.otherwise.choose)(view)


class NoisyBot:
    """Plays like another bot, but three choices in ten at random."""

    def __init__(self, steady: Bot, seed: int) -> None:
        self.steady, self.chance, self.erratic = steady, Quick(seed), RandomBot(seed + 1)

    def choose(self, view: BotView) -> Any:
        return (self.erratic if self.chance.roll("bot", 10) < 3 else self.steady).choose(view)
