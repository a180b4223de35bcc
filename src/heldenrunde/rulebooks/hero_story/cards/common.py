"""What several abilities do: swap, draw and discard, exchange, give points by count."""

from __future__ import annotations

from itertools import combinations

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.catalogue import HERO_GALA, RECON_DRONE, SUIT, ability_card
from heldenrunde.rulebooks.hero_story.rules.piles import (
    draw,
    open_cards,
    pass_cards,
    random_cards,
    swap_with_pile,
    throw,
)
from heldenrunde.rulebooks.hero_story.rules.solo import put_leftmost
from heldenrunde.rulebooks.hero_story.state import HeroStory

Cards = tuple[Card, ...]


def score_some(g: HeroStory, seat: Seat, number: int, n: int, most: int) -> None:
    """VP of an ability, at most so many in a round."""
    n = min(n, most - g.tally[number])
    if n > 0:
        g.tally[number] += n
        g.gain_vp(seat, n, (ability_card(number),))


def hand_cards(g: HeroStory, seat: Seat) -> list[Card]:
    return g.hands[seat][:]


# -- draw, then discard ----------------------------------------------------------------------------------------------


def draw_then_discard(g: HeroStory, seat: Seat, n: int) -> None:
    """HS-5.10: no more is discarded than was drawn."""
    drawn = draw(g, seat, n)
    if drawn:
        g.then(call(ask_discard, seat, drawn))


def ask_discard(g: HeroStory, seat: Seat, n: int) -> None:
    """HS-5.10: the player chooses what to discard."""
    g.pick(seat, to_discard, throw_away, n)


def to_discard(g: HeroStory, seat: Seat, n: int) -> list[Cards]:
    return list(combinations(g.hands[seat], n))


def throw_away(g: HeroStory, seat: Seat, cards: Cards, n: int) -> None:
    throw(g, seat, cards)


# -- swap with the draw pile -----------------------------------------------------------------------------------------


def offer_swap(g: HeroStory, seat: Seat) -> None:
    """HS-5.10: one hand card for the top card of the draw pile, if there is one."""
    if g.hands[seat] and (g.pile or g.discard):
        g.ask(seat, swaps, swap)


def swaps(g: HeroStory, seat: Seat) -> list[str | Card]:
    return [PASS, *g.hands[seat]]


def swap(g: HeroStory, seat: Seat, choice: str | Card) -> None:
    """Who declines is not offered a further swap."""
    if isinstance(choice, int):
        swap_with_pile(g, seat, choice)
    else:
        g.cancel(offer_swap)


# -- giving back -----------------------------------------------------------------------------------------------------


def give_back_another(g: HeroStory, seat: Seat, other: Seat) -> None:
    """A hand card, but not the one that just came: that one stands last."""
    g.pick(seat, all_but_last, give_back, other)


def all_but_last(g: HeroStory, seat: Seat, other: Seat) -> list[Card]:
    return g.hands[seat][:-1]


def give_back(g: HeroStory, seat: Seat, card: Card, other: Seat) -> None:
    """HS-8.5: solo, it becomes her leftmost card."""
    pass_cards(g, seat, other, (card,))
    put_leftmost(g, other)


# -- alignment -------------------------------------------------------------------------------------------------------


def many(g: HeroStory) -> int:
    """How many tricks are many: 3, with three players and solo 4."""
    return 4 if g.players == 3 else 3


def may_switch(g: HeroStory) -> bool:
    """Hero Gala (E09): nobody switches."""
    return not g.happening(HERO_GALA)


def good_vp(g: HeroStory, seat: Seat, n: int, number: int) -> bool:
    """VP for the good, if they are; while alignments are secret (E08) they are owed."""
    if not g.sides[seat]:
        g.owed[seat] += n
    elif g.is_good(seat):
        g.gain_vp(seat, n, (ability_card(number),))
    else:
        return False
    return True


def same_suit(cards: list[Card], suit: int) -> list[Card]:
    return [card for card in cards if SUIT[card] == suit]


# -- before the lead of trick 1 --------------------------------------------------------------------------------------


def fly_drone(g: HeroStory) -> None:
    """HS-5.11, S21: every other player opens 2 random hand cards; then you may swap 1 hand card with the draw pile."""
    for seat in g.seats:
        if g.has(seat, RECON_DRONE):
            for other in g.others(seat):
                open_cards(g, other, random_cards(g, other, 2), "HS-5.11")
            g.then(call(offer_swap, seat))
