"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from heldenrunde.core.scene import Text, log_line, quoted, text
from heldenrunde.rulebooks.kapow.cards.boards import FIRST_FACE, thing_id

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "begin": "KP-1.1",
    "character": "KP-1.5",
    "opponent": "KP-8.1",
    "level": "KP-8.11",
    "starts": "KP-1.3",
    "alliance": "KP-7.2",
    "round": "KP-1.6",
    "ready": "KP-2.11",
    "unready": "KP-2.11",
    "announce": "KP-2.5",
    "name": "KP-2.12",
    "automaton": "KP-8.3",
    "reveal": "KP-3.1",
    "reveal-at": "KP-7.5",
    "charm": "KP-3.1",
    "dull": "KP-3.1",
    "attack": "KP-3.2",
    "its-attack": "KP-8.9",
    "forgo": "KP-3.10",
    "defend": "KP-3.3",
    "hit": "KP-3.3",
    "blocked": "KP-3.3",
    "marker": "KP-3.6",
    "trigger": "KP-4.1",
    "no-effect": "KP-4.1",
    "gain-die": "KP-6.1",
    "gain-face": "KP-6.1",
    "lose-face": "KP-6.2",
    "give-face": "KP-6.2",
    "swap": "KP-6.3",
    "token": "KP-4.1",
    "gain-health": "KP-6.5",
    "lose-health": "KP-6.5",
    "follow-up": "KP-4.2",
    "done": "KP-5.1",
    "arrange": "KP-5.1",
    "attach": "KP-8.7",
    "win": "KP-3.4",
    "win-by-health": "KP-5.3",
    "draw": "KP-5.3",
}
COUNTED: Final = ("attack", "blocked", "hit", "marker", "announce", "trigger", "gain-die", "gain-face")
HIGH: Final = ("attack", "its-attack", "hit", "blocked", "gain-die", "follow-up", "win", "win-by-health", "draw")
OF_A_SIDE: Final = ("level", "starts", "alliance", "announce", "marker", "win", "win-by-health")
"""What concerns a team names both of it."""


def card_text(thing: int) -> Text:
    """What the log names: an ability, a character or an automaton in quotation marks, a face, a die, a row."""
    name = Text(thing_id(thing))
    return quoted(name) if thing < FIRST_FACE else name


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log."""
    said = log_line(heard, card_text)
    said.args["cards"], said.args["on"] = grouped(heard["cards"]), grouped(heard["on"])
    if heard["what"] in OF_A_SIDE:
        said.args["player"] = [said.args["player"], *said.args["to"]]
    return said


def grouped(things: list[int]) -> list[Text]:
    """Equal things once, with how many there are."""
    return [
        card_text(thing) if n == 1 else text("several", name=card_text(thing), n=n)
        for thing, n in Counter(things).items()
    ]
