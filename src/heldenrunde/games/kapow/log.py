"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line
from heldenrunde.games.kapow.boards import thing_id

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "begin": "KP-1.1",
    "character": "KP-1.5",
    "opponent": "KP-8.1",
    "starts": "KP-1.3",
    "alliance": "KP-7.2",
    "round": "KP-1.6",
    "ready": "KP-2.11",
    "announce": "KP-2.5",
    "name": "KP-2.12",
    "automaton": "KP-8.3",
    "reveal": "KP-3.1",
    "leaked": "KP-3.1",
    "charm": "KP-3.1",
    "dull": "KP-3.1",
    "attack": "KP-3.2",
    "defend": "KP-3.3",
    "hit": "KP-3.3",
    "blocked": "KP-3.3",
    "marker": "KP-3.6",
    "trigger": "KP-4.1",
    "gain-die": "KP-6.1",
    "gain-face": "KP-6.1",
    "lose-face": "KP-6.2",
    "swap": "KP-6.3",
    "token": "KP-4.1",
    "gain-health": "KP-6.5",
    "lose-health": "KP-6.5",
    "done": "KP-5.1",
    "arrange": "KP-5.1",
    "win": "KP-3.4",
    "draw": "KP-5.3",
}


def card_text(card: int) -> Text:
    """What the log names: an ability, a character, a face, a die, an automaton."""
    return Text(thing_id(card))


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log."""
    return log_line(heard, card_text)
