"""The games that are played in the browser. A new game joins by its line."""

from typing import Any

import pytest

from heldenrunde.rulebooks import GAMES

LIKED_SEATS = 3
SHORT: dict[str, dict[str, Any]] = {
    "custom-heroes": {"threshold": 1},
    "hero-story": {"rounds": 1},
    "backstab-heroes": {},
    "munchkin": {"rounds": 1},
    "kapow": {"mode": "first", "rounds": 2},
}
"""The options with which a match is short."""

every_game = pytest.mark.parametrize("game", SHORT, scope="module")

OPEN_TO_ALL = {"munchkin"}
"""The games in which everybody may interfere from the first turn on."""


def seats_of(game: str, options: dict[str, Any], liked: int = LIKED_SEATS) -> int:
    """So many sit at a table with these options: as many as is liked, if the game allows it."""
    allowed = GAMES[game].seats_for(options)
    return liked if liked in allowed else allowed[0]
