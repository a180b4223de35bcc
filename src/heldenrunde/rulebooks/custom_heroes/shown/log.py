"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import Text, log_line, quoted, text
from heldenrunde.rulebooks.custom_heroes.cards import CHARACTERS, kind_of, printed
from heldenrunde.rulebooks.custom_heroes.shown.scene import badge, card_text

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
COUNTED: Final = ("play", "win-trick", "pass", "skip", "slide", "activate", "change", "bet")
HIGH: Final = ("skip", "win-trick", "stake-won", "stake-lost", "place", "last-loses", "sudden-death", "win")
ROUND_END: Final = ("place", "stake-won", "stake-lost", "spooks-won", "reward", "last-loses")
POINTS: Final = {"reward": 1, "last-loses": -1, "change": 1, "bet": -1, "stake-won": 1, "spooks-won": 1}
OPEN: Final = ("play", "bet")
"""What is told with the upgrades in the sleeves: each character is followed by its own."""


def line(heard: dict[str, Any]) -> Text:
    """What was heard, as a sentence of the log; names stand in quotation marks, characters with their value."""
    said = log_line(heard, lambda card: quoted(printed_text(card)))
    if heard["what"] in OPEN:
        said.args["cards"] = [quoted(sleeve) for sleeve in sleeves(heard["cards"])]
    return said


def printed_text(card: int) -> Text:
    """A card as it is printed: a character with its value, an upgrade with what it adds or puts in its place."""
    mark = badge(kind_of(Card(card))).mark if card >= CHARACTERS else str(printed(Card(card)))
    return text("piece-printed", name=card_text(card), mark=mark) if mark else card_text(card)


def sleeves(cards: list[int]) -> list[Text]:
    """Each character with the upgrades that follow it."""
    starts = [i for i, card in enumerate(cards) if card < CHARACTERS]
    groups = [cards[i:j] for i, j in zip(starts, [*starts[1:], len(cards)], strict=True)]
    return [sleeve(group[0], group[1:]) for group in groups]


def sleeve(character: int, upgrades: list[int]) -> Text:
    if not upgrades:
        return printed_text(character)
    return text("piece-sleeve", card=printed_text(character), upgrades=[printed_text(card) for card in upgrades])
