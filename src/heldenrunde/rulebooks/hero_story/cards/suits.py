"""Story cards S37 to S44: super suits."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    END_OF_TRICK,
    FIRST_LAST,
    FIRST_TRICK,
    FOLLOWING,
    W1,
    W4,
    YOUR_TURN,
    adds,
    at_round_end,
    declare,
    may_use,
    rows,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CHAMELEON_SUIT,
    HEROS_CAPE,
    NANOSUIT,
    POWER_ARMOR,
    ROCKET_BOOTS,
    SHADOW_CAPE,
    SHOWSTOPPER_SUIT,
    STEALTH_SUIT,
    ability_card,
)
from heldenrunde.rulebooks.hero_story.cards.common import many
from heldenrunde.rulebooks.hero_story.rules.piles import swap_with_pile
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "suit",
    (STEALTH_SUIT, "stealth-suit", FIRST_LAST, (1,), False, True),
    (SHOWSTOPPER_SUIT, "showstopper-suit", FIRST_LAST, (1,), False, True),
    (POWER_ARMOR, "power-armor", YOUR_TURN, (1, 1), False, True),
    (SHADOW_CAPE, "shadow-cape", END_OF_ROUND, (1,), False, True),
    (HEROS_CAPE, "heros-cape", END_OF_ROUND, (1,), False, True),
    (CHAMELEON_SUIT, "chameleon-suit", FOLLOWING, (1,), False, True),
    (ROCKET_BOOTS, "rocket-boots", FIRST_TRICK, (1,), False, True),
    (NANOSUIT, "nanosuit", END_OF_TRICK, (1,), False, True),
)


def first_or_last(g: HeroStory, seat: Seat) -> list[int]:
    """S37: in tricks 1 and 8 you may declare your card unable to win."""
    return [0] if g.number in (1, 8) else []


declare(STEALTH_SUIT, W1, first_or_last)


@when_winning(SHOWSTOPPER_SUIT)
def showstopper_suit(g: HeroStory, seat: Seat) -> None:
    """S38: +1 VP for each of tricks 1 and 8 that you win."""
    if g.number in (1, 8):
        g.gain_vp(seat, 1, (ability_card(SHOWSTOPPER_SUIT),))


@adds(POWER_ARMOR)
def power_armor(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S39: all your cards +2, with both charges +4."""
    return 2 * g.charges(POWER_ARMOR)


@at_round_end(SHADOW_CAPE)
def shadow_cape(g: HeroStory, seat: Seat) -> int:
    """S40: evil with exactly 1 trick: +2 VP."""
    return 2 if g.is_evil(seat) and g.tricks[seat] == 1 else 0


@at_round_end(HEROS_CAPE)
def heros_cape(g: HeroStory, seat: Seat) -> int:
    """S41: good with many tricks: +2 VP."""
    return 2 if g.is_good(seat) and g.tricks[seat] >= many(g) else 0


@adds(ROCKET_BOOTS)
def rocket_boots(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S43: you lead trick 1, and your card in it gets +6."""
    return 6 if g.number == 1 else 0


def nano_swaps(g: HeroStory, seat: Seat) -> list[Card]:
    """S44: after tricks 1, 3 and 5, once."""
    there = g.number in (1, 3, 5) and (g.pile or g.discard) and g.tally[NANOSUIT] < g.number
    return g.hands[seat][:] if there else []


@may_use(NANOSUIT, W4, nano_swaps)
def nanosuit(g: HeroStory, seat: Seat, choice: int) -> None:
    """S44: swap 1 hand card with the top card of the draw pile."""
    g.tally[NANOSUIT] = g.number
    swap_with_pile(g, seat, Card(choice))
