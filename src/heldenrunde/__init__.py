"""Heldenrunde: hero-themed tabletop games by their complete rules, to play, study and extend."""

from heldenrunde.bots import bot
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
    UnknownGame,
)
from heldenrunde.match import BotView, Match
from heldenrunde.playing import Playout, playout
from heldenrunde.registry import games

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
    "UnknownBot",
    "UnknownGame",
    "bot",
    "games",
    "playout",
]
