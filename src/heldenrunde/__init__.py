"""Heldenrunde: hero-themed tabletop games by their complete rules, to play, study and extend."""

from typing import TYPE_CHECKING, Any

from heldenrunde import engine

if TYPE_CHECKING:
    from heldenrunde.bots import bot
    from heldenrunde.core.game import Result
    from heldenrunde.errors import (
        BadOption,
        BadSeats,
        BadSeed,
        DamagedSave,
        HeldenrundeError,
        IllegalChoice,
        MatchOver,
        NoRecord,
        NotYourTurn,
        OtherVersion,
        Reason,
        UnknownBot,
        UnknownCard,
        UnknownGame,
        UnknownLanguage,
    )
    from heldenrunde.library import card
    from heldenrunde.match import BotView, Match
    from heldenrunde.playing import Playout, playout
    from heldenrunde.registry import games
    from heldenrunde.standing import Standing

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadSeats",
    "BadSeed",
    "BotView",
    "DamagedSave",
    "HeldenrundeError",
    "IllegalChoice",
    "Match",
    "MatchOver",
    "NoRecord",
    "NotYourTurn",
    "OtherVersion",
    "Playout",
    "Reason",
    "Result",
    "Standing",
    "UnknownBot",
    "UnknownCard",
    "UnknownGame",
    "UnknownLanguage",
    "bot",
    "card",
    "games",
    "playout",
]
ELSEWHERE = {
    "BotView": "match",
    "Match": "match",
    "Playout": "playing",
    "Result": "core.game",
    "Standing": "standing",
    "bot": "bots",
    "card": "library",
    "games": "registry",
    "playout": "playing",
}
"""Where a name comes from that is not in `errors`."""

engine.choose(__path__[0])


def __getattr__(name: str) -> Any:
    """A name is fetched when it is first used: importing the package alone costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(f"heldenrunde.{ELSEWHERE.get(name, 'errors')}"), name)
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]
