"""Rules of thumb for Backstab Heroes: fight for what one will get, or against what one will get otherwise.

What beating the monster is worth to a hero is the treasure that would come (by the place in the draft) and the
counterattack that would not. Cards are weighed by how much they change of that; points of others count a little, too.
"""

from __future__ import annotations

import math
from typing import Any, Final

from heldenrunde.core.flow import OFFER
from heldenrunde.core.game import Card
from heldenrunde.match import BotView
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import (
    AMULETS,
    BEAKERS,
    KIND,
    id_of,
    is_treasure,
    monster_of,
)
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import Monster
from heldenrunde.rulebooks.backstab_heroes.rules.scoring import BEAKER_SETS

View = dict[str, Any]

FALLS: Final = (0.72, 0.5, 0.35)
"""How often a monster is beaten, by tier."""
SPITE: Final = 0.3
"""What a point less for somebody else is worth."""
ON_ITS_OWN: Final = {
    "reckless-charge": 1.3,
    "fireball": 1.6,
    "wild-swing": 1.2,
    "sword-swing": 1.0,
    "half-hearted-poke": 1.3,
    "into-the-bushes": 1.2,
    "healing-potion": 1.5,
    "sticky-fingers": 1.0,
    "duck": 1.6,
    "thats-mine": 1.2,
    "no-after-you": 0.9,
    "last-reserve": 0.9,
}
"""What an action card is worth in the hand; all others less."""
STRIKES: Final = {
    "sword-swing": (2, 2, 2),
    "reckless-charge": (4, 4, 4),
    "dagger-from-the-dark": (1, 1, 3),
    "arrow-shot": (1, 2, 2),
    "shield-ram": (4, 1, 1),
    "fireball": (4, 4, 4),
    "half-hearted-poke": (1, 1, 1),
    "wild-swing": (3, 3, 3),
    "coup-de-grace": (2, 2, 2),
    "show-off-slash": (2, 2, 2),
    "enchanted-sword": (2, 2, 2),
    "lit-bomb": (5, 5, 5),
}
"""At the front, in the middle, at the back."""
PLACES: Final = ("front", "middle", "back")
PUSHES: Final = ("you-go-first", "taunt-the-beast", "war-horn")
HIDES: Final = ("into-the-bushes", "cloak-of-shadows", "half-hearted-poke", "friendly-nudge")


def choose(bot_view: BotView) -> Any:
    """The rule of thumb for the question at hand."""
    view, options, seat = bot_view.view, bot_view.options, bot_view.seat
    asked = view["question"]["name"]
    if view["question"]["form"] == OFFER:
        return react(view, seat, options)
    if asked == "layable":
        return max(options, key=lambda option: worth_laying(view, seat, option))
    if asked == "discards":
        return discard(options)
    if asked == "on_offer":
        return max(options, key=lambda option: worth_keeping(view, seat, option[1]))
    if asked == "swaps":
        return swap(view, seat, options)
    return target(view, seat, options)


# -- what things are worth -------------------------------------------------------------------------------------------


def monster(view: View) -> Monster:
    return monster_of(Card(view["monster"][0]))


def place_of(view: View, seat: int) -> str:
    return "front" if view["spearhead"] == seat else "back" if view["shadows"] == seat else "middle"


def harm(view: View, place: str) -> float:
    """What the counterattack would cost at this position, roughly."""
    beast = monster(view)
    robbed = beast.instead if (beast.robs_front, False, beast.robs_back)[PLACES.index(place)] else 0
    by_place = (beast.front, beast.middle, beast.back)[PLACES.index(place)]
    return by_place + 1.2 * robbed + 0.3 * (beast.idle + beast.rich + beast.eager)


def spoils(view: View, seat: int, back: int) -> float:
    """What a hero gets if the monster falls and this one stands at the back: early picks are better ones."""
    heroes = len(view["hurt"])
    treasures = monster(view).treasures[heroes - 3]
    first = back if back >= 0 else view["start"]
    turn = (seat - first) % heroes
    return 1.6 + 0.4 * min(3, treasures - turn) if turn < treasures else 0.0


def value_of_place(view: View, seat: int, place: str) -> float:
    """Points to be expected of this round when the hero ends it there."""
    falls = FALLS[monster(view).tier]
    back = seat if place == "back" else -1 if view["shadows"] == seat else view["shadows"]
    return falls * spoils(view, seat, back) - (1 - falls) * harm(view, place)


def stake(view: View, seat: int, place: str) -> float:
    """What it is worth to this hero that the monster falls."""
    back = seat if place == "back" else view["shadows"]
    return spoils(view, seat, back) + harm(view, place)


def riches(view: View, seat: int) -> float:
    """The points of a hero, as far as anybody can tell."""
    return float(1.9 * (view["least"][seat] + view["most"][seat]) / 2 - view["hurt"][seat])


# -- choosing a card -------------------------------------------------------------------------------------------------


def worth_laying(view: View, seat: int, option: Any) -> float:
    """Damage, positions, and what the card does besides."""
    kind = id_of(Card(option[1]))
    here = place_of(view, seat)
    there = "front" if kind == "reckless-charge" else "back" if kind in HIDES else here
    moved = value_of_place(view, seat, there) - value_of_place(view, seat, here) if there != here else 0.0
    return moved + damage(kind, here, len(view["hurt"])) * push(view, seat, there) + besides(view, seat, kind, here)


def push(view: View, seat: int, place: str) -> float:
    """What one damage on the monster is worth: the more heroes, the less it decides."""
    return stake(view, seat, place) * 0.27 / math.sqrt(monster(view).strengths[len(view["hurt"]) - 3])


def damage(kind: str, here: str, heroes: int) -> float:
    if kind == "bandwagon":
        return 1 + 0.25 * heroes
    return STRIKES.get(kind, (0, 0, 0))[PLACES.index(here)]


def besides(view: View, seat: int, kind: str, here: str) -> float:
    """Everything that is neither damage nor a move of one's own."""
    hurt: int = view["hurt"][seat]
    if kind in PUSHES:
        falls = FALLS[monster(view).tier]
        relief = (1 - falls) * (harm(view, "front") - harm(view, "middle")) if here == "front" else 0.0
        return relief + SPITE * (1 - falls) * harm(view, "front")
    if kind == "switch-places":
        return max(value_of_place(view, seat, place) for place in held_places(view)) - value_of_place(view, seat, here)
    if kind == "sticky-fingers":
        best = max(loot(view, other) for other in range(len(view["hurt"])) if other != seat)
        return 1.9 * (1 + SPITE) * best + 0.2
    return {
        "wild-swing": -1.0,
        "fireball": SPITE,
        "healing-potion": 0.95 * min(2, hurt),
        "healing-salve": 0.95 * min(1, hurt),
        "cursed-skull": 2 + 2 * SPITE,
        "lit-bomb": 0.1,
        "nosy-parker": 0.6,
        "golden-fishing-rod": 0.1,
        "crystal-ball": 0.1,
        "ribbon-of-honour": 0.05,
    }.get(kind, 0.0)


def held_places(view: View) -> list[str]:
    """The positions that somebody holds."""
    return ["middle", *["front"] * (view["spearhead"] >= 0), *["back"] * (view["shadows"] >= 0)]


def loot(view: View, seat: int) -> float:
    """How likely a random card of this hand is a treasure."""
    cards = len(view["hands"][seat]) - view["facing"][seat]
    return (view["least"][seat] + view["most"][seat]) / 2 / cards if cards > 0 else 0.0


# -- the other questions ---------------------------------------------------------------------------------------------


def target(view: View, seat: int, options: list[Any]) -> Any:
    """Oneself for what is good, the richest for what is bad."""
    kind = id_of(Card(view["shown"][seat][-1]))
    if kind in ("healing-potion", "healing-salve"):
        return seat
    if kind == "friendly-nudge":
        if place_of(view, seat) != "back":
            return (seat, "back")
        return max((hero for hero, _ in options if hero != seat), key=lambda hero: riches(view, hero)), "front"
    if kind == "switch-places":
        return max(options, key=lambda hero: value_of_place(view, seat, place_of(view, hero)))
    if kind in ("sticky-fingers", "nosy-parker", "golden-fishing-rod"):
        return max(options, key=lambda hero: loot(view, hero))
    if kind in PUSHES:
        return max(options, key=lambda hero: (place_of(view, hero) != "front", riches(view, hero)))
    return max(options, key=lambda hero: riches(view, hero))


def worth_keeping(view: View, seat: int, card: int) -> float:
    """The points of a treasure in this hand, and a little for what it can do."""
    hand = view["hands"][seat]
    if card in AMULETS:
        return 8.0 if any(other in hand for other in AMULETS if other != card) else 1.2
    if card in BEAKERS:
        mine = len([other for other in BEAKERS if other in hand and other != card])
        return BEAKER_SETS[mine + 1] - BEAKER_SETS[mine] + 0.4
    extra = {
        "lit-bomb": 1.2,
        "enchanted-sword": 0.8,
        "cloak-of-shadows": 0.7,
        "healing-salve": 0.7,
        "cursed-skull": 1.5,
    }
    return KIND[card].vp + extra.get(KIND[card].id, 0.2 if KIND[card].id in ("war-horn", "golden-fishing-rod") else 0)


def in_hand(view: View, seat: int, card: int) -> float:
    """What any card of a hand is worth."""
    return worth_keeping(view, seat, card) if is_treasure(Card(card)) else ON_ITS_OWN.get(KIND[card].id, 0.6)


def swap(view: View, seat: int, options: list[Any]) -> Any:
    """The best of theirs for the worst of one's own, if that is better."""
    gain = {
        option: in_hand(view, seat, option[2]) - in_hand(view, seat, option[1])
        for option in options
        if option != "pass"
    }
    best = max(gain, key=lambda option: gain[option], default=None)
    return best if best is not None and gain[best] > 0.3 else "pass"


def discard(options: list[Any]) -> Any:
    """Throw away the weakest card, if it is weak."""
    weak = [option for option in options if option != "pass" and kept_for(option) < 0.9]
    return min(weak, key=kept_for, default="pass")


def kept_for(option: Any) -> float:
    return ON_ITS_OWN.get(KIND[option[1]].id, 0.6)


def react(view: View, seat: int, options: list[Any]) -> Any:
    """React when it is worth a card."""
    card = options[-1]
    name, about = view["question"]["name"], view["question"]["about"]
    if name == "ducks":
        return card if about[1] >= 2 or view["round"] >= 6 else "pass"
    if name == "after_yous":
        here = place_of(view, seat)
        return card if value_of_place(view, seat, about[1]) < value_of_place(view, seat, here) else "pass"
    if name == "stays":
        there = place_of(view, about[1])
        better = value_of_place(view, seat, there) > value_of_place(view, seat, place_of(view, seat))
        return "pass" if better else card
    if name == "reserves":
        return card if stake(view, seat, place_of(view, seat)) >= 1 else "pass"
    return card
