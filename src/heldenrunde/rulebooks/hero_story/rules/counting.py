"""HS-3.3 to HS-3.6, HS-5.12: what a played card counts as, and which card wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import COUNTING, PLUSES, WINDOW
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BROKEN_HEART,
    CHAMELEON_SUIT,
    DUPLICATION,
    HEART_POWER,
    HOLO_PROJECTOR,
    INVISIBILITY,
    JETPACK,
    LEVEL_HEADED,
    LOVE,
    MONOLOGUING,
    NO_SUIT,
    SHAPESHIFTING,
    SHOCKWAVE,
    SIGNAL_JAMMER,
    SIZE_SHIFTER,
    SLOW_MOTION,
    STEALTH_SUIT,
    SUIT,
    SUPERNOVA,
    UPSIDE_DOWN,
    VALUE,
    bits,
)
from heldenrunde.rulebooks.hero_story.rules.solo import revealed_plus
from heldenrunde.rulebooks.hero_story.state import Counts, HeroStory

SUIT_CHANGES: Final = (SHAPESHIFTING, HEART_POWER, DUPLICATION)
STEPS: Final = (SIZE_SHIFTER, SLOW_MOTION, LEVEL_HEADED)
"""Here the choice itself is what the card gets."""
REPLACED: Final = bits(JETPACK, MONOLOGUING)
BY_SUIT: Final = (SHAPESHIFTING, HOLO_PROJECTOR)
"""Here it is a suit."""


def said_of(said: Sequence[int], number: int) -> int | None:
    """What was chosen with this ability, if it was declared."""
    for i in range(0, len(said), 2):
        if said[i] == number:
            return said[i + 1]
    return None


def without(said: tuple[int, ...], number: int) -> tuple[int, ...]:
    """What was declared besides this ability."""
    return tuple([x for i in range(0, len(said), 2) if said[i] != number for x in said[i : i + 2]])


def count(g: HeroStory, place: Seat, card: Card, said: Sequence[int]) -> Counts:
    """HS-5.12: first the suit and value a card counts as, then all that is added; a sidekick's card is left alone."""
    if place >= g.players:
        return SUIT[card], VALUE[card], 0
    on = g.on[place]
    if not said and not g.revealed and not (on and on & (WINDOW[COUNTING] | REPLACED)):
        return SUIT[card], VALUE[card], 0
    suit, value = replaced(g, on, card, said)
    for number, plus in PLUSES.items():
        if on >> number & 1:
            value += plus(g, place, card, suit)
    cannot = 0
    for i in range(0, len(said), 2):
        if said[i] in STEPS:
            value += said[i + 1]
        elif said[i] in (INVISIBILITY, STEALTH_SUIT):
            cannot = 1
    return suit, value + revealed_plus(g, place, card), cannot


def replaced(g: HeroStory, on: int, card: Card, said: Sequence[int]) -> tuple[int, int]:
    """The suit and value in place of the printed ones."""
    suit, value = SUIT[card], VALUE[card]
    if on >> JETPACK & 1 and (value == 1 or (value <= 3 and g.charges(JETPACK) > 1)):
        value = 14
    for i in range(0, len(said), 2):
        if said[i] == SHAPESHIFTING:
            suit = said[i + 1]
        elif said[i] == HEART_POWER:
            suit = LOVE
        elif said[i] == DUPLICATION:
            suit, value = g.led, g.counts[0][1] + 1
    return suit, value


def declare_trick(g: HeroStory, said: Sequence[int]) -> None:
    """HS-3.6: what the leader declares holds for the whole trick."""
    suit = said_of(said, HOLO_PROJECTOR)
    g.led = g.counts[0][0] if suit is None else suit
    g.jammed = said_of(said, SIGNAL_JAMMER) is not None
    g.lowest = said_of(said, SHOCKWAVE) is not None or g.happening(UPSIDE_DOWN)
    g.forced = g.who[0] if said_of(said, SUPERNOVA) is not None else -1


def legal(g: HeroStory, seat: Seat, hand: list[Card], said: Sequence[int]) -> list[Card]:
    """HS-3.2, HS-3.6: follow the suit led if you can, by the printed suit, unless an ability says otherwise."""
    led = g.led
    if led == NO_SUIT or g.has(seat, CHAMELEON_SUIT):
        return hand[:]
    if said and (said_of(said, DUPLICATION) is not None or said_of(said, SHAPESHIFTING) == led):
        return hand[:]
    following = [card for card in hand if SUIT[card] == led]
    if said and following and said_of(said, SHAPESHIFTING) is not None:
        return []
    return following or hand[:]


def not_followed(g: HeroStory, place: Seat) -> None:
    """HS-3.2: who has to follow and does not has nothing of the suit led, and all can see it."""
    free = said_of(g.saying, DUPLICATION) is not None or said_of(g.saying, SHAPESHIFTING) is not None
    if not free and not g.has(place, CHAMELEON_SUIT):
        g.lacks[place] |= 1 << g.led


def must_choose_slow(g: HeroStory, seat: Seat) -> bool:
    """Slow Motion (S09) works for a follower after whom no other player plays."""
    if not g.trick or said_of(g.saying, SLOW_MOTION) is not None:
        return False
    return len([place for place in g.who if place < g.players]) == g.players - 1


# -- ranking ---------------------------------------------------------------------------------------------------------


def trump_now(g: HeroStory) -> int:
    """HS-5.12: the Signal Jammer counts for this trick, else the trump of the round."""
    return NO_SUIT if g.jammed else g.trump


def strength(g: HeroStory, i: int, trump: int) -> int:
    """HS-3.3: trump above the suit led above nothing; 0 for a card that is not ranked."""
    return 0 if heartbroken(g, i, g.counts[i][0]) else worth(g.counts[i], g.led, trump, g.lowest)


def worth(counts: Counts, led: int, trump: int, lowest: bool) -> int:
    """HS-3.3: what a card is worth in a trick, as it counts; 0 if it cannot win."""
    suit, value, cannot = counts
    if cannot or suit not in (trump, led):
        return 0
    return (200_000 if suit == trump else 100_000) + (-value if lowest else value)


def heartbroken(g: HeroStory, i: int, suit: int) -> bool:
    """Broken Heart (S31): the player's Love wins only if Love was led."""
    return suit == LOVE and g.led != LOVE and g.who[i] < g.players and g.has(g.who[i], BROKEN_HEART)


def ranking(g: HeroStory) -> list[int]:
    """HS-3.5, HS-5.12: the cards that can win, best first, of equals the first played. If none can, the leader's."""
    trump = trump_now(g)
    strengths = [strength(g, i, trump) for i in range(len(g.trick))]
    order = [i for i in range(len(g.trick)) if strengths[i]]
    order.sort(key=lambda i: -strengths[i])
    if g.forced >= 0:
        first = g.who.index(g.forced)
        order = [first, *[i for i in order if i != first]]
    return order or [0]


def best(g: HeroStory) -> int:
    """The card that wins."""
    if g.forced >= 0:
        return g.who.index(g.forced)
    trump = trump_now(g)
    found, most = 0, 0
    for i in range(len(g.trick)):
        power = strength(g, i, trump)
        if power > most:
            found, most = i, power
    return found
