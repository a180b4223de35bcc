"""What runs in a process of its own. It imports nothing of the server: every worker would have it in memory again."""

from __future__ import annotations

import os
import signal
from typing import Any

from heldenrunde.bots import bot
from heldenrunde.match import BotView, Match

LEVELS = {"random": ("random", 1), "easy": ("thumb", 0), "normal": ("thumb", 1)}


def leave_interrupts() -> None:
    """Ctrl+C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def give_way() -> None:
    """All others go first."""
    leave_interrupts()
    if hasattr(os, "nice"):
        os.nice(19)


def think(world: dict[str, Any], seat: int, level: str, seed: int) -> Any:
    """The choice of a bot."""
    name, strength = LEVELS[level]
    return bot(name, strength, seed).choose(BotView(seat, Match.load(world)))
