"""The games that are played in the browser. A new game joins by its line."""

import pytest

SHORT = {
    "custom-heroes": {"threshold": 1},
    "munchkin": {"rounds": 1},
}
"""The options with which a match is short."""

every_game = pytest.mark.parametrize("game", SHORT, scope="module")
