"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line, quoted
from heldenrunde.rulebooks.backstab_heroes.shown.scene import card_text

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "deal": "BH-1.3",
    "round": "BH-3.1",
    "lay": "BH-3.2",
    "lay-nothing": "BH-3.5",
    "reveal": "BH-3.3",
    "react": "BH-3.5",
    "strike": "BH-3.12",
    "aim": "BH-3.3",
    "aim-self": "BH-3.3",
    "no-effect": "BH-3.5",
    "stumble": "BH-3.12",
    "tripwire": "BH-3.3",
    "wire-lapses": "BH-3.13",
    "taunt": "BH-3.14",
    "move": "BH-2.1",
    "already-there": "BH-2.2",
    "same-place": "BH-2.2",
    "all-there": "BH-2.2",
    "suffer": "BH-3.7",
    "prevent": "BH-3.5",
    "heal": "BH-3.13",
    "empty-hand": "BH-3.13",
    "hand-over": "BH-3.3",
    "peek": "BH-3.3",
    "foresee": "BH-3.3",
    "gift": "BH-3.3",
    "vanish": "BH-3.3",
    "return": "BH-3.4",
    "medal": "BH-3.6",
    "no-medal": "BH-1.5",
    "tie": "BH-3.6",
    "beaten": "BH-3.6",
    "spoils": "BH-3.6",
    "flees": "BH-3.6",
    "nobody-hit": "BH-3.7",
    "richest": "BH-1.6",
    "lose-treasure": "BH-3.14",
    "look": "BH-3.8",
    "take": "BH-3.15",
    "surplus": "BH-3.15",
    "discard": "BH-3.16",
    "draw": "BH-3.9",
    "reshuffle": "BH-3.10",
    "start-player": "BH-3.9",
    "score": "BH-4.1",
    "boast": "BH-4.1",
    "win": "BH-4.1",
}
COUNTED: Final = ("strike", "medal", "take", "suffer", "react", "move")
HIGH: Final = ("strike", "beaten", "flees", "medal", "suffer", "score", "boast", "win")
ROUND_END: Final = ("beaten", "flees", "medal", "no-medal", "tie", "spoils", "nobody-hit", "richest")


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log; names of cards stand in quotation marks."""
    return log_line(heard, lambda card: quoted(card_text(card)))
