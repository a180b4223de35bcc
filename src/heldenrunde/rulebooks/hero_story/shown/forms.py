"""Hero Story: charges in an order of one's own (HS-2.9), and several cards picked one by one."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import SOME_OF, Field, Form, Text, text
from heldenrunde.rulebooks.hero_story.shown.labels import card_text

View = dict[str, Any]
PICKED: Final = ("to_discard", "up_to", "some_cards")


def forms(view: View) -> tuple[Form, ...]:
    options: list[Any] = view["options"] or []
    asked = view["question"]["name"] if options else ""
    if asked == "plans":
        return (Form(text("form-plan"), "", (pick("form-plan-abilities", options, True),)),)
    if asked in PICKED and len(options) > 2:
        return (Form(text("form-cards"), "", (pick("form-cards-which", options, False),)),)
    return ()


def pick(label: str, options: list[Any], ordered: bool) -> Field:
    """Out of all that stands in the options, as often as it stands in one."""
    often: dict[int, int] = {}
    for option in options:
        for card in option:
            often[card] = max(often.get(card, 0), option.count(card))
    values = tuple([card for card, n in often.items() for _ in range(n)])
    numbers = [len(option) for option in options]
    names = tuple([card_text(card) for card in values])
    pieces = tuple([f"c{card}" for card in values])
    return Field(SOME_OF, Text(label), values, names, pieces, min(numbers), max(numbers), ordered=ordered)
