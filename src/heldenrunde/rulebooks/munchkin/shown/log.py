"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line
from heldenrunde.rulebooks.munchkin.shown.wording import card_name

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "begins": "MU-1.5",
    "sex": "MU-1.1",
    "draw": "MU-1.2",
    "reshuffle": "MU-1.2",
    "turn": "MU-2.6",
    "door": "MU-2.1",
    "trouble": "MU-2.2",
    "loot": "MU-2.3",
    "charity": "MU-2.4",
    "lay": "MU-5.7",
    "use": "MU-5.6",
    "pack": "MU-5.6",
    "hold": "MU-5.6",
    "discard": "MU-5.1",
    "play": "MU-3.4",
    "throw": "MU-3.13",
    "enhance": "MU-3.5",
    "cheat": "MU-5.7",
    "sell": "MU-5.8",
    "offer": "MU-5.9",
    "get": "MU-5.9",
    "show-hand": "MU-5.9",
    "give": "MU-5.5",
    "take": "MU-3.10",
    "level-up": "MU-6.1",
    "level-down": "MU-1.4",
    "level-same": "MU-1.4",
    "curse": "MU-5.10",
    "curse-idle": "MU-5.10",
    "curse-stays": "MU-5.10",
    "curse-off": "MU-5.10",
    "wish": "MU-3.15",
    "new-sex": "MU-5.10",
    "takes-over": "MU-2.7",
    "joins": "MU-5.11",
    "illusion": "MU-5.17",
    "leaves": "MU-2.7",
    "bribes": "MU-2.7",
    "slays": "MU-3.9",
    "help-me": "MU-3.16",
    "parts": "MU-3.12",
    "ask-help": "MU-3.3",
    "counter": "MU-3.12",
    "accept": "MU-3.12",
    "refuse": "MU-3.12",
    "help": "MU-3.3",
    "berserk": "MU-5.4",
    "turn-undead": "MU-5.4",
    "backstab": "MU-3.4",
    "victory": "MU-3.9",
    "cleared": "MU-3.18",
    "spoils": "MU-3.9",
    "pick": "MU-3.12",
    "resurrect": "MU-5.4",
    "give-up": "MU-3.10",
    "roll": "MU-3.10",
    "roll-as": "MU-3.10",
    "turn-die": "MU-5.13",
    "flight": "MU-5.4",
    "distract": "MU-3.14",
    "servant": "MU-3.14",
    "escape": "MU-3.10",
    "caught": "MU-3.10",
    "die": "MU-4.1",
    "body": "MU-4.1",
    "thief": "MU-3.8",
    "steal": "MU-3.8",
    "theft-fails": "MU-3.8",
    "filch": "MU-5.1",
    "dowse": "MU-5.7",
    "hoard": "MU-5.16",
    "divine": "MU-5.16",
    "closes": "MU-6.4",
    "win": "MU-6.1",
}
COUNTED: Final = ("victory", "level-up", "level-down", "help", "curse", "die", "sell")
HIGH: Final = ("help", "victory", "level-up", "level-down", "curse", "steal", "caught", "die", "closes", "win")
UNTIL: Final = ("turn", "door", "trouble", "curse", "ask-help", "offer", "roll", "victory")
"""So long it is shown who has accepted or refused an offer."""


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log: names stand in quotation marks."""
    return log_line(heard, card_name)
