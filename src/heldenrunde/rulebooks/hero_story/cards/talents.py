"""Story cards S01 to S14: talents."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    FOLLOWING,
    LEADING,
    LOSE,
    REMOVE,
    TARGETS,
    W1,
    W2,
    WHEN_CHARGED,
    WIN,
    YOUR_TURN,
    adds,
    declare,
    may_use,
    other_players,
    rows,
    when_charged,
    when_losing,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BRAINS,
    DUPLICATION,
    HEART_POWER,
    HEAT_VISION,
    INVISIBILITY,
    INVULNERABLE,
    LIGHTNING_REFLEXES,
    MAGNETISM,
    MASTERMIND,
    PLAIN_SUITS,
    SHAPESHIFTING,
    SHOCKWAVE,
    SIZE_SHIFTER,
    SLOW_MOTION,
    SMOKE_BOMB,
    SPEED,
    STRENGTH,
    TELEKINESIS,
    X_RAY_VISION,
)
from heldenrunde.rulebooks.hero_story.cards.common import draw_then_discard, score_some
from heldenrunde.rulebooks.hero_story.rules.counting import (
    SUIT_CHANGES,
    count,
    legal,
    ranking,
    said_of,
    trump_now,
    without,
)
from heldenrunde.rulebooks.hero_story.rules.piles import open_cards, random_cards
from heldenrunde.rulebooks.hero_story.rules.telling import tell_played
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "talent",
    (TELEKINESIS, "telekinesis", REMOVE, (1, 1), False, True),
    (HEAT_VISION, "heat-vision", YOUR_TURN, (1,), False, True),
    (LIGHTNING_REFLEXES, "lightning-reflexes", YOUR_TURN, (1,), False, True),
    (MASTERMIND, "mastermind", YOUR_TURN, (1,), False, True),
    (SIZE_SHIFTER, "size-shifter", YOUR_TURN, (1,), False, True),
    (SHAPESHIFTING, "shapeshifting", REMOVE, (1, 1), False, True),
    (INVISIBILITY, "invisibility", REMOVE, (1, 1), False, True),
    (HEART_POWER, "heart-power", REMOVE, (1,), False, True),
    (SLOW_MOTION, "slow-motion", FOLLOWING, (1,), False, True),
    (MAGNETISM, "magnetism", WIN, (1,), False, True),
    (X_RAY_VISION, "x-ray-vision", WHEN_CHARGED, (1,), True, False),
    (INVULNERABLE, "invulnerable", LOSE, (1,), False, True),
    (DUPLICATION, "duplication", REMOVE, (1,), False, True),
    (SHOCKWAVE, "shockwave", LEADING, (1,), False, True),
)


# -- values ----------------------------------------------------------------------------------------------------------


@adds(HEAT_VISION)
def heat_vision(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S02: Strength cards +6."""
    return 6 if suit == STRENGTH else 0


@adds(LIGHTNING_REFLEXES)
def lightning_reflexes(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S03: Speed cards +6."""
    return 6 if suit == SPEED else 0


@adds(MASTERMIND)
def mastermind(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S04: Brains cards +6."""
    return 6 if suit == BRAINS else 0


# -- declared with a card --------------------------------------------------------------------------------------------


def two_steps(g: HeroStory, seat: Seat) -> list[int]:
    """S05: +2 or -2, or nothing."""
    return [2, -2]


def suit_changed(g: HeroStory) -> bool:
    return any([said_of(g.saying, number) is not None for number in SUIT_CHANGES])


def shapes(g: HeroStory, seat: Seat) -> list[int]:
    """S06: a suit other than Love, which counts for following too, so that some card can be played."""
    if suit_changed(g):
        return []
    return [suit for suit in PLAIN_SUITS if legal(g, seat, g.hands[seat], (*g.saying, SHAPESHIFTING, suit))]


def when_following(g: HeroStory, seat: Seat) -> list[int]:
    """S07: only a follower."""
    return [0] if g.trick else []


def hearts(g: HeroStory, seat: Seat) -> list[int]:
    """S08: the card counts as Love."""
    return [] if suit_changed(g) else [0]


def copies(g: HeroStory, seat: Seat) -> list[int]:
    """S13: any hand card follows, 1 above the card led."""
    return [0] if g.trick and not suit_changed(g) else []


def when_leading(g: HeroStory, seat: Seat) -> list[int]:
    """S14, S26: only the leader."""
    return [] if g.trick else [0]


declare(SIZE_SHIFTER, W1, two_steps)
declare(SHAPESHIFTING, W1, shapes)
declare(INVISIBILITY, W1, when_following)
declare(HEART_POWER, W1, hearts)
declare(DUPLICATION, W1, copies)
declare(SHOCKWAVE, W1, when_leading)


# -- the others ------------------------------------------------------------------------------------------------------


def legal_instead(g: HeroStory, seat: Seat) -> list[Card]:
    """S01, HS-5.14: hand cards that could have been played in place of the card in the trick, declared as it was."""
    if seat not in g.who:
        return []
    hand, i = g.hands[seat], g.who.index(seat)
    if i == 0:
        return hand[:]
    held = hand if said_of(g.said[i], SMOKE_BOMB) is not None else [*hand, g.trick[i]]
    return [card for card in legal(g, seat, held, g.said[i]) if card != g.trick[i]]


@may_use(TELEKINESIS, W2, legal_instead)
def telekinesis(g: HeroStory, seat: Seat, choice: int) -> None:
    """S01: swap the card you played for another hand card that would have been legal; what was declared stays."""
    i, card = g.who.index(seat), Card(choice)
    back = g.trick[i]
    g.hands[seat].remove(card)
    g.trick[i] = card
    g.knows[card] = EVERYBODY
    g.said[i] = without(g.said[i], SMOKE_BOMB)
    g.counts[i] = count(g, seat, card, g.said[i])
    g.hands[seat].append(back)
    tell_played(g, "swap", i, (back, card))


@when_winning(MAGNETISM)
def magnetism(g: HeroStory, seat: Seat) -> None:
    """S10: when you win a trick, draw 1 card and discard 1; not after trick 8."""
    if g.number < 8:
        draw_then_discard(g, seat, 1)


TARGETS[X_RAY_VISION] = other_players


@when_charged(X_RAY_VISION)
def x_ray_vision(g: HeroStory, seat: Seat) -> None:
    """S11: 3 random cards of a player's hand lie open until played."""
    other = g.target[X_RAY_VISION]
    open_cards(g, other, random_cards(g, other, 3), "HS-2.8")


@when_losing(INVULNERABLE)
def invulnerable(g: HeroStory, seat: Seat) -> None:
    """S12, HS-5.14: +1 VP if your card was the best of the suit led and only trump beat it; at most 2 VP."""
    trump = trump_now(g)
    best = next((i for i in ranking(g) if g.counts[i][0] != trump), -1)
    beaten = g.counts[g.who.index(g.winner)][0] == trump and g.forced < 0
    if beaten and best == g.who.index(seat):
        score_some(g, seat, INVULNERABLE, 1, 2)
