"""HS-8: the Vancardians of the solo game, what they get and how they play."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.hero_story.cards.catalogue import COMMUNICATOR, LOVE, MASTER_THIEF, SUIT, vancardian_of
from heldenrunde.rulebooks.hero_story.rules.charging import carry_out
from heldenrunde.rulebooks.hero_story.rules.counting import best, count
from heldenrunde.rulebooks.hero_story.rules.piles import deal_hand, rebuild_pile
from heldenrunde.rulebooks.hero_story.state import HeroStory

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"


def set_up_vancardians(g: HeroStory) -> None:
    """HS-8.3: 8 open cards each; then the top Vancardian card."""
    for place in (1, 2):
        deal_hand(g, place, "HS-8.3")
    g.then(call(turn_vancardian))


def turn_vancardian(g: HeroStory) -> None:
    """HS-8.3: the top Vancardian card says who leads trick 1, and who gets extra Love cards."""
    card = g.vancardians.pop()
    if g.knows[card] != EVERYBODY:  # in round 3 its lightning has been seen
        g.show(card)
        g.note("vancardian", 0, (card,))
    g.box.append(card)
    g.leader = vancardian_of(card).leads
    g.then(call(hand_out_love, card))


def hand_out_love(g: HeroStory, card: Card) -> None:
    """HS-8.4: as many as are printed, and as the difficulty says."""
    g.chance.shuffle("extra love", g.extra_loves)
    for place in (1, 2):
        for _ in range(love_for(g.difficulty, vancardian_of(card).extra[place - 1])):
            add_love(g, place)


def love_for(difficulty: str, printed: int) -> int:
    """HS-8.4: none, as printed, or one more, at most 2."""
    if difficulty == EASY:
        return 0
    return min(2, printed + 1) if difficulty == HARD else printed


def add_love(g: HeroStory, place: Seat) -> None:
    """HS-8.4: an extra Love card replaces her leftmost lowest card that is not Love, if there is one of either."""
    others = [card for card in g.hands[place] if SUIT[card] != LOVE]
    if g.extra_loves and others:
        worst = lowest(g, place, others)
        love = g.extra_loves.pop()
        i = g.hands[place].index(worst)
        g.hands[place][i] = love
        g.knows[love] = EVERYBODY
        g.discard.append(worst)
        g.tell("extra-love", place, (love,), on=(worst,))


# -- her turn --------------------------------------------------------------------------------------------------------


def lowest(g: HeroStory, place: Seat, cards: list[Card]) -> Card:
    """By what it counts now, whatever the suit; of equals the leftmost (HS-8.2)."""
    found = cards[0]
    for card in cards[1:]:
        if count(g, place, card, ())[1] < count(g, place, found, ())[1]:
            found = card
    return found


def highest(g: HeroStory, place: Seat, cards: list[Card]) -> Card:
    found = cards[0]
    for card in cards[1:]:
        if count(g, place, card, ())[1] > count(g, place, found, ())[1]:
            found = card
    return found


def spoiling(g: HeroStory) -> bool:
    """Is the player evil without a trick? Then Vancardians play low."""
    return g.is_evil(0) and g.tricks[0] == 0


def vancardian_card(g: HeroStory, place: Seat) -> Card:
    """HS-8.5: she leads her highest card, or her lowest against an evil player without a trick; or she follows."""
    if g.trick:
        return choose(g, place)
    return (lowest if spoiling(g) else highest)(g, place, g.hands[place])


def improve(g: HeroStory, place: Seat) -> None:
    """HS-8.5: before she follows, draw 2; those of suits she holds replace cards from the right end of her hand."""
    hand = g.hands[place]
    suits = {SUIT[card] for card in hand}
    drawn: list[Card] = []
    for _ in range(2):
        rebuild_pile(g)
        if g.pile:
            drawn.append(g.pile.pop())
    for card in drawn:
        g.knows[card] = EVERYBODY
    kept = [card for card in drawn if SUIT[card] in suits][: len(hand)]
    out = hand[len(hand) - len(kept) :]
    g.hands[place] = hand[: len(hand) - len(kept)] + kept
    g.discard += [card for card in drawn if card not in kept] + out
    if drawn:
        g.tell("improve", place, tuple(kept), len(kept), m=len(drawn))


def choose(g: HeroStory, place: Seat) -> Card:
    """HS-8.5: low against an evil player without a trick; else the lowest that wins so far, or the lowest."""
    hand = g.hands[place]
    following = [card for card in hand if SUIT[card] == g.led]
    if spoiling(g):
        cards = following or hand
        return lowest(g, place, [card for card in cards if SUIT[card] != LOVE] or cards)
    if following:
        return lowest(g, place, [card for card in following if beats(g, place, card)] or following)
    return lowest(g, place, hand)


def beats(g: HeroStory, place: Seat, card: Card) -> bool:
    """Would this card beat all cards so far?"""
    g.trick.append(card)
    g.who.append(place)
    g.counts.append(count(g, place, card, ()))
    found = best(g) == len(g.trick) - 1
    g.trick.pop()
    g.who.pop()
    g.counts.pop()
    return found


def gift(g: HeroStory, place: Seat) -> tuple[Card, ...]:
    """HS-8.5: a Vancardian gives her lowest card that is not Love, else her lowest Love; others do not choose."""
    if not g.solo:
        return ()
    others = [card for card in g.hands[place] if SUIT[card] != LOVE]
    return (lowest(g, place, others or g.hands[place]),)


def late_effects(g: HeroStory) -> None:
    """HS-8.3: exchanges that were charged wait until the Vancardians have cards."""
    for number in (MASTER_THIEF, COMMUNICATOR):
        if g.has(0, number):
            g.tally[number] = 1
            g.then(call(carry_out, 0, number))
