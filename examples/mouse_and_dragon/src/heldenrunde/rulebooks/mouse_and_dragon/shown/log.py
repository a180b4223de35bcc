"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.rulebooks.mouse_and_dragon.shown.scene import name_of

from heldenrunde.core.scene import Text, log_line

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "deal": "MD-1.2",
    "challenge": "MD-2.1",
    "lay": "MD-2.2",
    "boost": "MD-2.3",
    "swap": "MD-2.4",
    "look": "MD-4.2",
    "win": "MD-3.1",
    "gain": "MD-3.3",
}


def line(heard: dict[str, Any]) -> Text:
    return log_line(heard, name_of)
