"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line
from heldenrunde.games.custom_heroes.scene import card_text

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "first-draw": "CH-1.2",
    "round": "CH-1.5",
    "deal": "CH-2.1",
    "bet": "CH-2.2",
    "lead": "CH-3.1",
    "play": "CH-3.1",
    "pass": "CH-3.1",
    "skip": "CH-3.5",
    "win-trick": "CH-3.2",
    "slide": "CH-4.1",
    "activate": "CH-5.1",
    "pay": "CH-5.1",
    "power": "CH-5.2",
    "change": "CH-5.3",
    "discard": "CH-5.4",
    "turn-order": "CH-6.4",
    "spook": "CH-6.5",
    "spooks-won": "CH-6.5",
    "stake-won": "CH-6.6",
    "stake-lost": "CH-6.6",
    "place": "CH-7.1",
    "reward": "CH-7.3",
    "draw": "CH-7.3",
    "last-loses": "CH-7.4",
    "sudden-death": "CH-8.2",
    "win": "CH-7.2",
}


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log."""
    return log_line(heard, card_text)
