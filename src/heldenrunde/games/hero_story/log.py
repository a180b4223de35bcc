"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line
from heldenrunde.games.hero_story.labels import card_text

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "round": "HS-2.1",
    "deal": "HS-2.1",
    "deal-other": "HS-6.1",
    "event": "HS-2.2",
    "wanted": "HS-2.2",
    "wanted-other": "HS-2.2",
    "draw-stories": "HS-2.3",
    "story": "HS-2.3",
    "stamina": "HS-2.3",
    "identity": "HS-2.4",
    "lend": "HS-2.4",
    "charge": "HS-2.5",
    "remove": "HS-2.6",
    "align": "HS-2.7",
    "name-suit": "HS-2.8",
    "name-number": "HS-2.8",
    "trump": "HS-5.12",
    "lead": "HS-3.1",
    "lead-other": "HS-3.1",
    "play": "HS-3.2",
    "play-other": "HS-3.2",
    "win-trick": "HS-3.3",
    "win-trick-other": "HS-6.3",
    "hand-over": "HS-3.7",
    "hand-over-other": "HS-3.7",
    "use": "HS-5.2",
    "vp": "HS-5.3",
    "vp-other": "HS-5.3",
    "lose-stamina": "HS-5.4",
    "draw": "HS-5.5",
    "discard": "HS-5.5",
    "rebuild": "HS-5.5",
    "give": "HS-5.6",
    "give-other": "HS-5.6",
    "get": "HS-5.6",
    "get-other": "HS-5.6",
    "look": "HS-5.7",
    "open": "HS-5.7",
    "open-other": "HS-6.1",
    "swap": "HS-5.11",
    "take-back": "HS-5.11",
    "weaken": "HS-5.11",
    "weaken-other": "HS-5.11",
    "rewind": "HS-5.11",
    "switch": "HS-4.3",
    "sacrifice": "HS-4.1",
    "score-good": "HS-4.3",
    "score-evil": "HS-4.3",
    "score-good-other": "HS-8.8",
    "win": "HS-7.1",
    "lightning": "HS-8.3",
    "vancardian": "HS-8.3",
    "extra-love-other": "HS-8.4",
    "improve-other": "HS-8.5",
    "surrender": "HS-8.7",
    "solo-over": "HS-8.8",
}


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log."""
    return log_line(heard, card_text)
