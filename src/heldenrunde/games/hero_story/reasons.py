"""Why a card of the viewer's takes part in no option: the rule that it would break."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import Text, text
from heldenrunde.games.hero_story.abilities import ABILITIES
from heldenrunde.games.hero_story.cards import IDENTITIES, ability_of
from heldenrunde.games.hero_story.charging import EFFECT, MARKED, REST, part_of

View = dict[str, Any]
PARTS: Final = {"marked_charges": MARKED, "effect_charges": EFFECT, "plans": REST}


def why_no_card(view: View, viewer: int | None, place: int, card: int | None) -> Text | None:
    """HS-3.2: a hand card that would not follow suit."""
    asked = view["question"]
    if viewer is None or place != viewer or view["options"] is None or asked["name"] != "moves":
        return None
    return None if card in view["options"] else text("no-must-follow")


def why_no_charge(view: View, viewer: int | None, place: int, card: int) -> Text | None:
    """HS-2.5, HS-2.8, HS-2.9: an ability that cannot be charged now."""
    asked, number = view["question"], ability_of(Card(card))
    if viewer is None or place != viewer or view["options"] is None or number in IDENTITIES:
        return None
    if asked["name"] not in PARTS or offered(view["options"], card):
        return None
    printed, supply, charged = ABILITIES[number], view["supply"][viewer], view["charged"][number]
    if charged >= len(printed.prices):
        return text("no-charge-twice")
    part, now = part_of(number, charged), PARTS[asked["name"]]
    if part != now:
        return text("no-later-charge" if part > now else "no-earlier-charge")
    if printed.prices[0] > supply:
        return text("no-stamina", needed=printed.prices[0], supply=supply)
    return text("no-blackout")


def offered(options: list[Any], card: int) -> bool:
    """Plans are lists of cards, single charges name theirs."""
    return any([isinstance(option, list) and card in option for option in options])
