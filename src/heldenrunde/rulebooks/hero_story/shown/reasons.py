"""Why a card of the viewer's takes part in no option: the rule that it would break."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import Why, why
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import IDENTITIES, ability_of
from heldenrunde.rulebooks.hero_story.rules.charging import EFFECT, MARKED, REST, part_of

View = dict[str, Any]
PARTS: Final = {"marked_charges": MARKED, "effect_charges": EFFECT, "plans": REST}


def why_no_card(view: View, viewer: int | None, place: int, card: int | None) -> Why | None:
    """HS-3.2: a hand card that would not follow suit."""
    asked = view["question"]
    if viewer is None or place != viewer or view["options"] is None or asked["name"] != "moves":
        return None
    return None if card in view["options"] else why("no-must-follow", "HS-3.2")


def why_no_charge(view: View, viewer: int | None, place: int, card: int) -> Why | None:
    """HS-2.5, HS-2.8, HS-2.9: an ability that cannot be charged now."""
    asked, number = view["question"], ability_of(Card(card))
    if viewer is None or place != viewer or view["options"] is None or number in IDENTITIES:
        return None
    if asked["name"] not in PARTS or offered(view["options"], card):
        return None
    printed, supply, charged = ABILITIES[number], view["supply"][viewer], view["charged"][number]
    if charged >= len(printed.prices):
        return why("no-charge-twice", "HS-2.8")
    part, now = part_of(number, charged), PARTS[asked["name"]]
    if part != now:
        return why("no-later-charge" if part > now else "no-earlier-charge", "HS-2.9")
    if printed.prices[0] > supply:
        return why("no-stamina", "HS-2.8", needed=printed.prices[0], supply=supply)
    return why("no-blackout", "HS-2.2")


def offered(options: list[Any], card: int) -> bool:
    """Plans are lists of cards, single charges name theirs."""
    return any([isinstance(option, list) and card in option for option in options])
