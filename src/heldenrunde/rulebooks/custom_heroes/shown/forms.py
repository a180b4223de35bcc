"""Custom Heroes: choices that are put together, because of equal cards one may be meant; and long lists in steps."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.game import Card
from heldenrunde.core.scene import ONE_OF, SOME_OF, Choice, Field, Form, Text, text
from heldenrunde.rulebooks.custom_heroes.cards import NONE, Face, kind_of

View = dict[str, Any]


def forms(view: View, hand: dict[int, Face]) -> tuple[Form, ...]:
    """CH-3.10, CH-2.2: which cards make a set or a bet, and what goes into which card."""
    if not view["options"]:
        return ()
    asked = view["question"]["name"]
    if asked == "bets":
        return (Form(text("form-bet"), "bet", (cards_field("form-bet-cards", hand),)),)
    if asked != "moves":
        return ()
    reserve: list[int] = view["reserves"][view["seat"]]
    play = Form(text("form-play"), "play", (cards_field("form-play-cards", hand), active_field(hand)))
    slide = Form(
        text("form-slide"),
        "slide",
        (one_field("form-slide-upgrade", "u", reserve), one_field("form-slide-card", "c", list(hand))),
    )
    faces = list(hand.values())
    found = [play] if alike([(face.worth, face.ability) for face in faces]) else []
    if reserve and (alike(faces) or alike([kind_of(Card(card)) for card in reserve])):
        found.append(slide)
    return tuple(found)


def alike(things: list[Any]) -> bool:
    """Are there two that stand in the list as one?"""
    return len(set(things)) < len(things)


def cards_field(label: str, hand: dict[int, Face]) -> Field:
    return Field(SOME_OF, text(label), tuple(hand), (), tuple(f"c{card}" for card in hand), 1, len(hand))


def active_field(hand: dict[int, Face]) -> Field:
    """CH-5.1: of the cards of the set those that have an ability."""
    able = [card for card, face in hand.items() if face.ability != NONE]
    pieces = tuple(f"c{card}" for card in able)
    return Field(SOME_OF, text("form-play-active"), tuple(able), (), pieces, 0, len(able), of=0)


def one_field(label: str, letter: str, cards: list[int]) -> Field:
    return Field(ONE_OF, text(label), tuple(cards), (), tuple(f"{letter}{card}" for card in cards))


def steps(option: Choice) -> tuple[Text, ...]:
    """First how many cards or which upgrade, then which cards."""
    if option.group == "play":
        return text("step-set", n=len(option.choice[1])), text("do-play", cards=option.label.args["cards"])
    return (text("step-slide", upgrade=option.label.args["upgrade"]),) if option.group == "slide" else ()
