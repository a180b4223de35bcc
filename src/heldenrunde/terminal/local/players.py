"""Who sits at the table: one human and bots."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass
from typing import Any

from heldenrunde.bots import BOTS, bot
from heldenrunde.texts import words

HUMAN = ""


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    bot: str = HUMAN
    level: int = 1


def seated(seats: int, name: str, bot_name: str, level: int, language: str) -> list[Player]:
    """A human first, then bots."""
    bot(bot_name, level)  # is there such a bot?
    say = words(language)
    bots = [Player(say("app-bot-name", n=n), bot_name, level) for n in range(1, seats)]
    return [Player(name or own_name(language)), *bots]


def own_name(language: str) -> str:
    return os.environ.get("USER") or words(language)("app-player-name", n=1)


def to_plain(players: list[Player]) -> list[dict[str, Any]]:
    """For a record."""
    return [asdict(player) for player in players]


def from_record(record: dict[str, Any], seats: int, language: str) -> list[Player]:
    """Those whom a record or its proof names; where it names nobody, players by number."""
    proof = record.get("proof")
    stored = record.get("players") or (proof.get("seats") if isinstance(proof, dict) else None)
    if isinstance(stored, list) and len(stored) == seats:
        return [player_of(entry, n, language) for n, entry in enumerate(stored, 1)]
    return [player_of({}, n, language) for n in range(1, seats + 1)]


def player_of(entry: Any, n: int, language: str) -> Player:
    """A stored player; what is missing or odd in it is filled in."""
    facts = entry if isinstance(entry, dict) else {}
    name, bot_name, level = facts.get("name"), facts.get("bot"), facts.get("level")
    unnamed = words(language)("app-bot-name" if bot_name else "app-player-name", n=n)
    return Player(
        str(name) if name else unnamed,
        bot_name if bot_name in BOTS else HUMAN,
        level if isinstance(level, int) else 1,
    )
