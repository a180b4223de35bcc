"""The games that are played in the browser. A new game joins by its line."""

import pytest

SHORT = {
    "custom-heroes": {"threshold": 1},
    "hero-story": {"rounds": 1},
    "backstab-heroes": {},
    "munchkin": {"goal": 5, "rounds": 5},
    "munchkin": {"rounds": 1},
}
"""The options with which a match is short."""

every_game = pytest.mark.parametrize("game", SHORT, scope="module")

OPEN_TO_ALL = {"munchkin"}
"""The games in which everybody may interfere from the first turn on."""
