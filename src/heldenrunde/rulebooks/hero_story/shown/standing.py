"""How a trick stands, read from a view."""

from __future__ import annotations

from typing import Any

from heldenrunde.rulebooks.hero_story.cards.catalogue import BROKEN_HEART, LOVE, NO_SUIT, ability_card
from heldenrunde.rulebooks.hero_story.rules.counting import worth

View = dict[str, Any]


def winning(view: View) -> int:
    """HS-3.3: the card of the trick that would win as it lies, of equals the first."""
    if view["forced"] >= 0:
        return list(view["who"]).index(view["forced"])
    powers = [
        0 if heartbroken(view, i) else worth((suit, value, cannot), view["led"], trump_of(view), view["lowest"])
        for i, (suit, value, cannot) in enumerate(view["counts"])
    ]
    return powers.index(max(powers))


def heartbroken(view: View, i: int) -> bool:
    """S31: this player's Love wins only if Love was led."""
    place, love = view["who"][i], view["counts"][i][0] == LOVE and view["led"] != LOVE
    charged = view["charged"][BROKEN_HEART] > view["removed"][BROKEN_HEART]
    return love and charged and place < view["players"] and ability_card(BROKEN_HEART) in view["tableaus"][place]


def trump_of(view: View) -> int:
    """In this trick."""
    return NO_SUIT if view["jammed"] else int(view["trump"])
