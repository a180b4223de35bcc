"""What a player may think the hidden cards are (HS-1.4).

What was played in earlier tricks nobody may look at, but everybody has seen it: it stays where it is. Whoever did not
follow a suit holds none of it, and everybody has seen that, too.
"""

from __future__ import annotations

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card, all_piles, eye, redeal_piles
from heldenrunde.rulebooks.hero_story.cards.catalogue import DECK, EVIL, GOOD, SUIT
from heldenrunde.rulebooks.hero_story.state import HeroStory

Place = tuple[list[Card], int, int]
"""A hidden card: the pile that it is in, where, and the suits that it cannot be of."""


def redeal(g: HeroStory, seat: Seat, chance: Chance) -> None:
    """Everything that this seat does not know goes to a place where it might be; masks may hide anything (E08)."""
    redeal_piles(g, seat, chance, all_piles(g))
    if any(g.lacks):
        let_nobody_revoke(g, hidden_places(g, seat))
    for other in g.seats:
        if other != seat and not g.sides[other]:
            g.masks[other] = (GOOD, EVIL)[chance.roll("imagine", 2)]


def hidden_places(g: HeroStory, seat: Seat) -> list[Place]:
    """Where the playing cards lie that this seat does not know."""
    bit = eye(seat)
    found: list[Place] = []
    for pile in all_piles(g):
        lacks = [g.lacks[player] for player in range(g.players) if g.hands[player] is pile]
        for i, card in enumerate(pile):
            if card < DECK and not g.knows[card] & bit:
                found.append((pile, i, lacks[0] if lacks else 0))
    return found


def let_nobody_revoke(g: HeroStory, places: list[Place]) -> None:
    """HS-3.2: a card that cannot be where it was dealt changes places with others until every one fits."""
    cards = [pile[i] for pile, i, _ in places]
    masks = [g.knows[card] for card in cards]  # what others know, they know of the place
    holder = [n if fits(card, place) else -1 for n, (card, place) in enumerate(zip(cards, places, strict=True))]
    for n, place in enumerate(places):
        if not fits(cards[n], place):
            found = find_card(n, cards, places, holder, set())
            assert found, "the real cards lie in these places, so there is a way"
    for k, n in enumerate(holder):
        pile, i, _ = places[n]
        pile[i], g.knows[cards[k]] = cards[k], masks[n]


def find_card(n: int, cards: list[Card], places: list[Place], holder: list[int], seen: set[int]) -> bool:
    """Give this place a card that fits; its holder, if there is one, finds another. (An augmenting path.)"""
    for k, card in enumerate(cards):
        if k not in seen and fits(card, places[n]):
            seen.add(k)
            if holder[k] < 0 or find_card(holder[k], cards, places, holder, seen):
                holder[k] = n
                return True
    return False


def fits(card: Card, place: Place) -> bool:
    return not place[2] >> SUIT[card] & 1
