"""What there is to play, as plain facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from heldenrunde.core.definition import Definition, Option, Sides
from heldenrunde.core.lesson import NO_LESSON
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, words


@dataclass(frozen=True, slots=True)
class OptionInfo:
    name: str
    type: str
    default: Any
    allowed: str
    players: tuple[int, ...]
    """For how many players each of its values is; empty: the option fits any number."""
    sides: tuple[Sides, ...]
    """Who plays against whom with each of its values; empty: everybody for themselves."""
    only: dict[str, tuple[Any, ...]] = field(hash=False)
    """It changes something only if these other options, or the seats, have one of these values."""
    texts: dict[str, str] = field(hash=False)
    """What it is for, by language."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    names: dict[str, str] = field(hash=False)
    seats: tuple[int, int]
    """The least and the most players."""
    options: tuple[OptionInfo, ...]
    minutes: tuple[int, int]
    """How long a match takes, with few and with many players."""
    counted: tuple[str, ...]
    """The events that are counted, per player, for the figures at the end."""
    said: tuple[str, ...]
    """The events that are shown beside a player,"""
    until: tuple[str, ...]
    """until one of these happens."""
    high: tuple[str, ...]
    """The high points among the events."""
    round_end: tuple[str, ...]
    """The events that are read together when a round ends."""
    points: dict[str, int] = field(hash=False)
    """The events whose figure is points (1) or costs them (-1), if rounds are worth comparing."""
    best: tuple[str, ...]
    """Of each of these events the one with the highest figure is worth telling after the match."""
    lesson: bool
    """Is there a lesson?"""
    offers: bool
    """Does the table stand still now and then, because somebody might react?"""


def games() -> list[GameInfo]:
    """All games with their names, seats, and options with defaults."""
    return [game_info(definition) for definition in GAMES.values()]


def game_info(game: Definition) -> GameInfo:
    names = {language: words(language, game.id)("game") for language in LANGUAGES}
    options = tuple(option_info(game, option) for option in game.options)
    seats = game.seats[0], game.seats[-1]
    shown = game.minutes, game.counted, game.said, game.until, game.high
    told = game.round_end, dict(game.points), game.best
    return GameInfo(
        game.id, names, seats, options, *shown, *told, lesson=game.lesson is not NO_LESSON, offers=game.offers
    )


def option_info(game: Definition, option: Option) -> OptionInfo:
    texts = {language: words(language, game.id)(f"option-{option.name}.help") for language in LANGUAGES}
    bounds = option.allowed(), option.players, option.sides, dict(option.only)
    return OptionInfo(option.name, option.type, option.default, *bounds, texts)
