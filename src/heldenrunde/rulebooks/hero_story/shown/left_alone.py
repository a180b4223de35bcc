"""What is asked in every trick, so that one may want to be left alone with it."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS
from heldenrunde.core.scene import Again
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES, USES
from heldenrunde.rulebooks.hero_story.cards.catalogue import FORCE_FIELD, PUPPETEER, ability_of
from heldenrunde.rulebooks.hero_story.shown.labels import card_text

View = dict[str, Any]


def spans(view: View) -> tuple[tuple[str, str], ...]:
    return ("trick", f"{view['round']}.{view['number']}"), ("round", str(view["round"]))


def again(view: View, asked: dict[str, Any]) -> Again | None:
    """By the abilities that are charged, as everybody sees; only the Puppeteer is asked several times in a trick."""
    viewer = view["seat"]
    if asked["name"] == "strings":
        return Again(named(view, viewer, [PUPPETEER]), PASS, ("trick", "round"))
    if asked["name"] == "force_fields":
        return Again(named(view, viewer, [FORCE_FIELD]), PASS, ("round",))
    if asked["name"] == "uses":
        return Again(named(view, viewer, USES[asked["about"][0]]), PASS, ("round",))
    return None


def named(view: View, seat: int, numbers: list[int]) -> tuple[str, ...]:
    """The abilities of these numbers that a player may use."""
    own = {ability_of(card): card for card in view["tableaus"][seat]}
    return tuple([card_text(own[number]).id for number in numbers if number in own and works(view, number)])


def works(view: View, number: int) -> bool:
    """HS-5.1: what is charged, and the identity, which needs no charge."""
    return ABILITIES[number].family == "identity" or view["charged"][number] > view["removed"][number]
