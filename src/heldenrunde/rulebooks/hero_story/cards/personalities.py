"""P1 to P5: the abilities of the tableaus."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    REMOVE,
    W1,
    W4,
    WHEN_CHARGED,
    at_round_end,
    declare,
    may_use,
    rows,
    when_charged,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import BRAVE, CUNNING, CURIOUS, LEVEL_HEADED, STUBBORN
from heldenrunde.rulebooks.hero_story.cards.common import many, offer_swap
from heldenrunde.rulebooks.hero_story.cards.gadgets import can_hook
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "personality",
    (BRAVE, "brave", END_OF_ROUND, (1,), False, True),
    (LEVEL_HEADED, "level-headed", REMOVE, (1,), False, True),
    (CURIOUS, "curious", WHEN_CHARGED, (1,), False, True),
    (CUNNING, "cunning", REMOVE, (1,), False, True),
    (STUBBORN, "stubborn", END_OF_ROUND, (1,), False, True),
)


@at_round_end(BRAVE)
def brave(g: HeroStory, seat: Seat) -> int:
    """P1: good with many tricks: +1 VP."""
    return 1 if g.is_good(seat) and g.tricks[seat] >= many(g) else 0


def four_steps(g: HeroStory, seat: Seat) -> list[int]:
    """P2: a follower's card +4 or -4."""
    return [4, -4] if g.trick else []


declare(LEVEL_HEADED, W1, four_steps)


@when_charged(CURIOUS)
def curious(g: HeroStory, seat: Seat) -> None:
    """P3: swap up to 2 hand cards with the top cards of the draw pile, one after the other."""
    g.then(call(offer_swap, seat), call(offer_swap, seat))


@may_use(CUNNING, W4, can_hook)
def cunning(g: HeroStory, seat: Seat, choice: int) -> None:
    """P4: you lead the next trick."""
    g.leader = seat


@at_round_end(STUBBORN)
def stubborn(g: HeroStory, seat: Seat) -> int:
    """P5: evil with 0 tricks, or good with exactly 1: +1 VP."""
    return 1 if g.tricks[seat] == (1 if g.is_good(seat) else 0) else 0
