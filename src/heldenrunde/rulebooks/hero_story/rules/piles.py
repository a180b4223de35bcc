"""The verbs by which cards move between hands, tableaus and piles (HS-5.5 to HS-5.7)."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.hero_story.state import HeroStory

NOBODY: Final = -1
OPENLY: Final = "-open"
"""So ends what is told of cards that come into an open hand: all see them."""


def into_hand(
    g: HeroStory, place: Seat, cards: tuple[Card, ...], what: str, giver: Seat = NOBODY, rule: str = ""
) -> None:
    """The holder sees what comes; HS-5.7: in an open hand all do. A sidekick's cards nobody sees (HS-6.1)."""
    g.hands[place] += cards
    if place < g.players:
        g.lacks[place] = 0
        seen = EVERYBODY if g.open_hands[place] else 1 << place
        for card in cards:
            g.knows[card] |= seen
        if g.open_hands[place]:
            what += OPENLY
    if cards and giver == NOBODY:
        g.tell(what, place, cards, len(cards), rule=rule)
    elif cards:
        g.tell(what, giver, cards, len(cards), rule=rule, to=(place,))


def rebuild_pile(g: HeroStory) -> None:
    """HS-5.5: an empty draw pile is made anew from its discards, never from tricks (HS-5.10)."""
    if not g.pile and g.discard:
        g.pile, g.discard = g.discard, []
        g.pile.sort()
        for card in g.pile:
            g.knows[card] = 0
        g.chance.shuffle("rebuild", g.pile)
        g.note("rebuild", g.dealer, n=len(g.pile))


def draw(g: HeroStory, seat: Seat, n: int) -> int:
    """From the draw pile into the hand, as far as it goes; how many were drawn?"""
    drawn: list[Card] = []
    for _ in range(n):
        rebuild_pile(g)
        if g.pile:
            drawn.append(g.pile.pop())
    into_hand(g, seat, tuple(drawn), "draw")
    return len(drawn)


def throw(g: HeroStory, place: Seat, cards: tuple[Card, ...]) -> None:
    """HS-5.5: discards lie face down."""
    for card in cards:
        g.hands[place].remove(card)
        g.discard.append(card)
    if cards:
        g.tell("discard", place, cards, len(cards))


def swap_with_pile(g: HeroStory, seat: Seat, card: Card) -> None:
    """HS-5.10: the top card of the draw pile for a hand card, which is discarded; without one nothing happens."""
    rebuild_pile(g)
    if g.pile:
        draw(g, seat, 1)
        throw(g, seat, (card,))


def pass_cards(g: HeroStory, giver: Seat, taker: Seat, cards: tuple[Card, ...]) -> None:
    """From hand to hand, unseen by others (HS-5.7)."""
    for card in cards:
        g.hands[giver].remove(card)
    arrive(g, giver, taker, cards)


def arrive(g: HeroStory, giver: Seat, taker: Seat, cards: tuple[Card, ...]) -> None:
    """Cards that have left a hand come into another."""
    for card in cards:
        g.knows[card] = 1 << giver if giver in g.seats else 0
    into_hand(g, taker, cards, "give", giver)


def look_at(g: HeroStory, seat: Seat, cards: tuple[Card, ...], rule: str = "") -> None:
    """One player sees these cards of the draw pile."""
    for card in cards:
        g.knows[card] |= 1 << seat
    g.note("look", seat, cards, len(cards), rule=rule)


def look_into(g: HeroStory, seat: Seat, other: Seat) -> None:
    """One player sees the hand of another."""
    for card in g.hands[other]:
        g.knows[card] |= 1 << seat
    g.tell("look-into", seat, tuple(g.hands[other]), to=(other,))


def open_cards(g: HeroStory, place: Seat, cards: tuple[Card, ...], rule: str = "") -> None:
    """These cards of a hand lie open until played."""
    for card in cards:
        g.knows[card] = EVERYBODY
    if cards:
        g.tell("open", place, cards, len(cards), rule=rule)


def open_hand(g: HeroStory, seat: Seat) -> None:
    """HS-5.7: for the rest of the round; alone it lies open anyway (HS-8.2)."""
    if not g.open_hands[seat]:
        g.open_hands[seat] = True
        open_cards(g, seat, tuple(g.hands[seat]))


def random_cards(g: HeroStory, place: Seat, n: int) -> tuple[Card, ...]:
    """Some cards of a hand, by chance."""
    hand = g.hands[place][:]
    g.chance.shuffle("random cards", hand)
    return tuple(hand[:n])


def deal_hand(g: HeroStory, place: Seat, rule: str) -> None:
    """Eight cards off the draw pile."""
    into_hand(g, place, tuple([g.pile.pop() for _ in range(8)]), "deal", rule=rule)


# -- story cards -----------------------------------------------------------------------------------------------------


def draw_stories(g: HeroStory, seat: Seat, n: int, rule: str = "") -> None:
    """Story cards to choose from; HS-5.5: an empty pile is made anew from its discards."""
    for _ in range(n):
        if not g.stories and g.old_stories:
            g.stories, g.old_stories = sorted(g.old_stories), []
            for card in g.stories:
                g.knows[card] = 0
            g.chance.shuffle("stories", g.stories)
        if g.stories:
            card = g.stories.pop()
            g.show(card, 1 << seat)
            g.offered[seat].append(card)
    g.note("draw-stories", seat, tuple(g.offered[seat]), len(g.offered[seat]), rule=rule)


def add_story(
    g: HeroStory, seat: Seat, card: Card, space: int, instead_of: tuple[Card, ...] = (), rule: str = ""
) -> None:
    """A story card lies open on its space."""
    g.offered[seat].remove(card)
    g.tableaus[seat].insert(space, card)
    g.show(card)
    g.note("story", seat, (card,), g.round, on=instead_of, rule=rule)


def discard_offered(g: HeroStory, seat: Seat) -> None:
    g.old_stories += g.offered[seat]
    g.offered[seat] = []
