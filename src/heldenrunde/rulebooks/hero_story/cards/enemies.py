"""Story cards S53 to S58: archenemies."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    REMOVE,
    TARGETS,
    WHEN_CHARGED,
    WIN,
    WON,
    at_round_end,
    may_use,
    other_players,
    rows,
    when_charged,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BLACKMAILER,
    MASTER_THIEF,
    MIRROR_IMAGE,
    NEMESIS,
    PUPPETEER,
    SHADOW_TWIN,
)
from heldenrunde.rulebooks.hero_story.cards.common import give_back_another, score_some
from heldenrunde.rulebooks.hero_story.rules.piles import pass_cards, random_cards
from heldenrunde.rulebooks.hero_story.rules.solo import waits
from heldenrunde.rulebooks.hero_story.rules.vancardians import gift
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "archenemy",
    (MIRROR_IMAGE, "mirror-image", END_OF_ROUND, (1,), True, True),
    (SHADOW_TWIN, "shadow-twin", END_OF_ROUND, (1,), True, False),
    (BLACKMAILER, "blackmailer", REMOVE, (2,), False, True),
    (PUPPETEER, "puppeteer", REMOVE, (2,), False, True),
    (MASTER_THIEF, "master-thief", WHEN_CHARGED, (1,), True, True),
    (NEMESIS, "nemesis", WIN, (1,), True, True),
)
for number in (MIRROR_IMAGE, SHADOW_TWIN, MASTER_THIEF, NEMESIS):
    TARGETS[number] = other_players


@at_round_end(MIRROR_IMAGE)
def mirror_image(g: HeroStory, seat: Seat) -> int:
    """S53: good with more tricks than the chosen player, who has at least 1: +2 VP."""
    theirs = g.tricks[g.target[MIRROR_IMAGE]]
    return 2 if g.is_good(seat) and g.tricks[seat] > theirs >= 1 else 0


@at_round_end(SHADOW_TWIN)
def shadow_twin(g: HeroStory, seat: Seat) -> int:
    """S54: +2 VP if the chosen player is evil with at least 1 trick, +1 VP if good with at most 1."""
    other = g.target[SHADOW_TWIN]
    if g.is_evil(other):
        return 2 if g.tricks[other] else 0
    return 1 if g.tricks[other] <= 1 else 0


def victims(g: HeroStory, seat: Seat) -> tuple[Seat, ...]:
    """S55: any other player, as long as the trick is still yours."""
    return g.others(seat) if g.holder == seat else ()


@may_use(BLACKMAILER, WON, victims)
def blackmailer(g: HeroStory, seat: Seat, other: int) -> None:
    """S55, HS-3.7: put the trick you won into another player's pile; you still lead next."""
    g.holder = other
    g.tell("hand-over", other)


@when_charged(MASTER_THIEF)
def master_thief(g: HeroStory, seat: Seat) -> None:
    """S57: take 1 random card from a player's hand, then give 1 other hand card."""
    if not waits(g, MASTER_THIEF):
        other = g.target[MASTER_THIEF]
        pass_cards(g, other, seat, gift(g, other) or random_cards(g, other, 1))
        give_back_another(g, seat, other)


@when_winning(NEMESIS)
def nemesis(g: HeroStory, seat: Seat) -> None:
    """S58: +1 VP for each trick that the chosen player led and you win; at most 3 VP."""
    if g.who[0] == g.target[NEMESIS]:
        score_some(g, seat, NEMESIS, 1, 3)
