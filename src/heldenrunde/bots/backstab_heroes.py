"""Rules of thumb for Backstab Heroes: fight for what one will get, or against what one will get otherwise.

What beating the monster is worth to a hero is the treasure that would come (by the place in the draft) and the
counterattack that would not. Cards are weighed by how much they change of that; points of others count a little, too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from heldenrunde.core.flow import OFFER, Seat, open_offer
from heldenrunde.core.game import Card
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
from heldenrunde.rulebooks.backstab_heroes.state import BackstabHeroes

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


def choose(g: BackstabHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """The rule of thumb for the question at hand."""
    if g.form == OFFER:
        return react(g, seat, options)
    asked = g.choices.__name__
    if asked == "layable":
        return max(options, key=lambda option: worth_laying(g, seat, option))
    if asked == "discards":
        return discard(options)
    if asked == "on_offer":
        return max(options, key=lambda option: worth_keeping(g, seat, option[1]))
    if asked == "swaps":
        return swap(g, seat, options)
    return target(g, seat, options)


# -- what things are worth -------------------------------------------------------------------------------------------


def monster(g: BackstabHeroes) -> Monster:
    return monster_of(Card(g.monster[0]))


def place_of(g: BackstabHeroes, seat: Seat) -> str:
    return "front" if g.spearhead == seat else "back" if g.shadows == seat else "middle"


def harm(g: BackstabHeroes, place: str) -> float:
    """What the counterattack would cost at this position, roughly."""
    beast = monster(g)
    robbed = beast.instead if (beast.robs_front, False, beast.robs_back)[PLACES.index(place)] else 0
    by_place = (beast.front, beast.middle, beast.back)[PLACES.index(place)]
    return by_place + 1.2 * robbed + 0.3 * (beast.idle + beast.rich + beast.eager)


def spoils(g: BackstabHeroes, seat: Seat, back: int) -> float:
    """What a hero gets if the monster falls and this one stands at the back: early picks are better ones."""
    heroes = len(g.hurt)
    treasures = monster(g).treasures[heroes - 3]
    first = back if back >= 0 else g.start
    turn = (seat - first) % heroes
    return 1.6 + 0.4 * min(3, treasures - turn) if turn < treasures else 0.0


def value_of_place(g: BackstabHeroes, seat: Seat, place: str) -> float:
    """Points to be expected of this round when the hero ends it there."""
    falls = FALLS[monster(g).tier]
    back = seat if place == "back" else -1 if g.shadows == seat else g.shadows
    return falls * spoils(g, seat, back) - (1 - falls) * harm(g, place)


def stake(g: BackstabHeroes, seat: Seat, place: str) -> float:
    """What it is worth to this hero that the monster falls."""
    back = seat if place == "back" else g.shadows
    return spoils(g, seat, back) + harm(g, place)


def riches(g: BackstabHeroes, seat: Seat) -> float:
    """The points of a hero, as far as anybody can tell."""
    return float(1.9 * (g.least[seat] + g.most[seat]) / 2 - g.hurt[seat])


# -- choosing a card -------------------------------------------------------------------------------------------------


def worth_laying(g: BackstabHeroes, seat: Seat, option: Any) -> float:
    """Damage, positions, and what the card does besides."""
    kind = id_of(Card(option[1]))
    here = place_of(g, seat)
    there = "front" if kind == "reckless-charge" else "back" if kind in HIDES else here
    moved = value_of_place(g, seat, there) - value_of_place(g, seat, here) if there != here else 0.0
    return moved + damage(kind, here, len(g.hurt)) * push(g, seat, there) + besides(g, seat, kind, here)


def push(g: BackstabHeroes, seat: Seat, place: str) -> float:
    """What one damage on the monster is worth: the more heroes, the less it decides."""
    return stake(g, seat, place) * 0.27 / math.sqrt(monster(g).strengths[len(g.hurt) - 3])


def damage(kind: str, here: str, heroes: int) -> float:
    if kind == "bandwagon":
        return 1 + 0.25 * heroes
    return STRIKES.get(kind, (0, 0, 0))[PLACES.index(here)]


def besides(g: BackstabHeroes, seat: Seat, kind: str, here: str) -> float:
    """Everything that is neither damage nor a move of one's own."""
    hurt: int = g.hurt[seat]
    if kind in PUSHES:
        falls = FALLS[monster(g).tier]
        relief = (1 - falls) * (harm(g, "front") - harm(g, "middle")) if here == "front" else 0.0
        return relief + SPITE * (1 - falls) * harm(g, "front")
    if kind == "switch-places":
        return max(value_of_place(g, seat, place) for place in held_places(g)) - value_of_place(g, seat, here)
    if kind == "sticky-fingers":
        best = max(loot(g, other) for other in range(len(g.hurt)) if other != seat)
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


def held_places(g: BackstabHeroes) -> list[str]:
    """The positions that somebody holds."""
    return ["middle", *["front"] * (g.spearhead >= 0), *["back"] * (g.shadows >= 0)]


def loot(g: BackstabHeroes, seat: Seat) -> float:
    """How likely a random card of this hand is a treasure."""
    cards = len(g.hands[seat]) - g.facing[seat]
    return (g.least[seat] + g.most[seat]) / 2 / cards if cards > 0 else 0.0


# -- the other questions ---------------------------------------------------------------------------------------------


def target(g: BackstabHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """Oneself for what is good, the richest for what is bad."""
    kind = id_of(Card(g.shown[seat][-1]))
    if kind in ("healing-potion", "healing-salve"):
        return seat
    if kind == "friendly-nudge":
        if place_of(g, seat) != "back":
            return (seat, "back")
        return max((hero for hero, _ in options if hero != seat), key=lambda hero: riches(g, hero)), "front"
    if kind == "switch-places":
        return max(options, key=lambda hero: value_of_place(g, seat, place_of(g, hero)))
    if kind in ("sticky-fingers", "nosy-parker", "golden-fishing-rod"):
        return max(options, key=lambda hero: loot(g, hero))
    if kind in PUSHES:
        return max(options, key=lambda hero: (place_of(g, hero) != "front", riches(g, hero)))
    return max(options, key=lambda hero: riches(g, hero))


def worth_keeping(g: BackstabHeroes, seat: Seat, card: int) -> float:
    """The points of a treasure in this hand, and a little for what it can do."""
    hand = g.hands[seat]
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


def in_hand(g: BackstabHeroes, seat: Seat, card: int) -> float:
    """What any card of a hand is worth."""
    return worth_keeping(g, seat, card) if is_treasure(Card(card)) else ON_ITS_OWN.get(KIND[card].id, 0.6)


def swap(g: BackstabHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """The best of theirs for the worst of one's own, if that is better."""
    gain = {option: in_hand(g, seat, option[2]) - in_hand(g, seat, option[1]) for option in options if option != "pass"}
    best = max(gain, key=lambda option: gain[option], default=None)
    return best if best is not None and gain[best] > 0.3 else "pass"


def discard(options: Sequence[Any]) -> Any:
    """Throw away the weakest card, if it is weak."""
    weak = [option for option in options if option != "pass" and kept_for(option) < 0.9]
    return min(weak, key=kept_for, default="pass")


def kept_for(option: Any) -> float:
    return ON_ITS_OWN.get(KIND[option[1]].id, 0.6)


def react(g: BackstabHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """React when it is worth a card."""
    card = options[-1]
    offer = open_offer(g)
    name, about = offer.options.__name__, offer.about
    if name == "ducks":
        return card if about[1] >= 2 or g.round >= 6 else "pass"
    if name == "after_yous":
        here = place_of(g, seat)
        return card if value_of_place(g, seat, about[1]) < value_of_place(g, seat, here) else "pass"
    if name == "stays":
        there = place_of(g, about[1])
        better = value_of_place(g, seat, there) > value_of_place(g, seat, place_of(g, seat))
        return "pass" if better else card
    if name == "reserves":
        return card if stake(g, seat, place_of(g, seat)) >= 1 else "pass"
    return card
