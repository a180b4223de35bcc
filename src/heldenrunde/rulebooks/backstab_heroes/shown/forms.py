"""Backstab Heroes: which of equal cards is meant; and the swaps of two hands in steps."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import ONE_OF, Choice, Field, Form, Text, text
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import id_of, is_action, is_reaction

View = dict[str, Any]
WORDS: Final = {"layable": "lay", "discards": "discard", "on_offer": "take"}


def forms(view: View) -> tuple[Form, ...]:
    """BH-3.2, BH-3.9, BH-3.13, BH-3.15: a card of those that stand in the list as one."""
    if not view["options"]:
        return ()
    asked = view["question"]["name"]
    if asked == "swaps":
        mine, theirs = free(view, view["seat"]), free(view, view["question"]["about"][0])
        fields = (card_field("form-swap-mine", mine), card_field("form-swap-theirs", theirs))
        return (Form(text("form-swap"), "swap", fields),) if alike(mine) or alike(theirs) else ()
    if asked not in WORDS:
        return ()
    word, cards = WORDS[asked], able(view, asked)
    return (Form(Text(f"form-{word}"), word, (card_field("form-card", cards),)),) if alike(cards) else ()


def able(view: View, asked: str) -> list[int]:
    """The cards that may be laid, discarded or taken."""
    if asked == "on_offer":
        return list(view["offered"])
    hand: list[int] = view["hands"][view["seat"]]
    if asked == "layable":
        return [card for card in hand if not is_reaction(Card(card))]
    return [card for card in hand if is_action(Card(card))]


def free(view: View, seat: int) -> list[int]:
    """The cards of a hand that are not laid, as far as the viewer knows them."""
    laid = view["laid"][seat] if view["facing"][seat] else None
    return [card for card in view["hands"][seat] if card is not None and card != laid]


def alike(cards: list[int]) -> bool:
    return len({id_of(Card(card)) for card in cards}) < len(cards)


def card_field(label: str, cards: list[int]) -> Field:
    return Field(ONE_OF, text(label), tuple(cards), (), tuple(f"c{card}" for card in cards))


def steps(option: Choice) -> tuple[Text, ...]:
    """First what is given away."""
    return (text("step-swap", card=option.label.args["mine"]),) if option.group == "swap" else ()
