"""Story cards S45 to S52: allies."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    LOSE,
    ONGOING,
    REMOVE,
    TARGETS,
    W1,
    W2,
    WHEN_CHARGED,
    at_round_end,
    at_round_end_may,
    may_use,
    other_players,
    rows,
    when_charged,
    when_losing,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    ACE_REPORTER,
    BEST_FRIEND,
    CARRIER_PIGEONS,
    FAITHFUL_DOG,
    GIANT_SNAKE,
    LOYAL_BUTLER,
    MENTOR,
    TEAM_UP,
    VALUE,
    ability_card,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.cards.common import draw_then_discard, good_vp, offer_swap, score_some
from heldenrunde.rulebooks.hero_story.rules.piles import look_at, rebuild_pile
from heldenrunde.rulebooks.hero_story.rules.tricks import act
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "ally",
    (GIANT_SNAKE, "giant-snake", REMOVE, (1,), False, True),
    (LOYAL_BUTLER, "loyal-butler", WHEN_CHARGED, (1,), False, True),
    (FAITHFUL_DOG, "faithful-dog", LOSE, (1,), False, True),
    (ACE_REPORTER, "ace-reporter", ONGOING, (1,), True, True),
    (BEST_FRIEND, "best-friend", END_OF_ROUND, (1,), True, False),
    (MENTOR, "mentor", END_OF_ROUND, (1,), False, True),
    (CARRIER_PIGEONS, "carrier-pigeons", REMOVE, (1, 1), False, True),
    (TEAM_UP, "team-up", END_OF_ROUND, (1,), True, True),
)
TARGETS[ACE_REPORTER] = other_players
TARGETS[BEST_FRIEND] = other_players


@may_use(GIANT_SNAKE, W2, other_players)
def giant_snake(g: HeroStory, seat: Seat, other: int) -> None:
    """S45: one other player's card in the trick gets -6."""
    i = g.who.index(other)
    suit, value, cannot = g.counts[i]
    g.counts[i] = suit, value - 6, cannot
    g.tell("weaken", other, (g.trick[i],), value - 6)


@when_charged(LOYAL_BUTLER)
def loyal_butler(g: HeroStory, seat: Seat) -> None:
    """S46: draw 2 cards, then discard 2."""
    draw_then_discard(g, seat, 2)


@when_losing(FAITHFUL_DOG)
def faithful_dog(g: HeroStory, seat: Seat) -> None:
    """S47: good: +1 VP on every third trick lost in a row, then count anew."""
    g.tally[FAITHFUL_DOG] += 1
    if g.tally[FAITHFUL_DOG] == 3:
        g.tally[FAITHFUL_DOG] = 0
        good_vp(g, seat, 1, FAITHFUL_DOG)


@when_winning(FAITHFUL_DOG)
def lose_count(g: HeroStory, seat: Seat) -> None:
    """S47: a trick won breaks the row."""
    g.tally[FAITHFUL_DOG] = 0


@when_losing(ACE_REPORTER)
def ace_reporter(g: HeroStory, seat: Seat) -> None:
    """S48: +1 VP when the chosen player wins with a printed 12 or 13; at most 2 VP."""
    if g.winner == g.target[ACE_REPORTER] and VALUE[g.trick[g.who.index(g.winner)]] >= 12:
        score_some(g, seat, ACE_REPORTER, 1, 2)


def alike(g: HeroStory, seat: Seat) -> list[int]:
    return [1] if g.is_good(seat) == g.is_good(g.target[BEST_FRIEND]) else []


@at_round_end_may(BEST_FRIEND, alike)
def best_friend(g: HeroStory, seat: Seat, choice: int) -> None:
    """S49: if both of you have the same alignment now, each gets +1 VP."""
    for friend in (seat, g.target[BEST_FRIEND]):
        g.gain_vp(friend, 1, (ability_card(BEST_FRIEND),), "HS-4.1")


@at_round_end(MENTOR)
def mentor(g: HeroStory, seat: Seat) -> int:
    """S50: 3 or more abilities charged this round +1 VP, 5 or more +2 VP instead."""
    n = len([card for card in g.tableaus[seat] if g.charged[ability_of(card)]])
    return 2 if n >= 5 else 1 if n >= 3 else 0


def doves(g: HeroStory, seat: Seat) -> list[int]:
    """S51: as long as there is a card to look at."""
    return [0] if g.pile or g.discard else []


@may_use(CARRIER_PIGEONS, W1, doves)
def carrier_pigeons(g: HeroStory, seat: Seat, choice: int) -> None:
    """S51: look at the top card of the draw pile; you may swap it with a hand card."""
    rebuild_pile(g)
    g.saying += (CARRIER_PIGEONS, 0)
    look_at(g, seat, (g.pile[-1],), "HS-5.11")
    g.then(call(offer_swap, seat), call(act, seat))


def neighbours(g: HeroStory, seat: Seat) -> list[Seat]:
    """S52: left or right; with two players the other one."""
    others = g.others(seat)
    return sorted({others[0], others[-1]})


TARGETS[TEAM_UP] = neighbours


@at_round_end(TEAM_UP)
def team_up(g: HeroStory, seat: Seat) -> int:
    """S52: half of the neighbour's tricks, rounded down."""
    return g.tricks[g.target[TEAM_UP]] // 2
