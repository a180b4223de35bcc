"""What a player may think the hidden cards are (BH-1.6).

Action cards and treasures have the same back, so a hidden card of a hand may be either. But a pile holds only one sort,
and all can count, within bounds, how many treasures each player holds. A card that is laid is no reaction (BH-3.5).
"""

from __future__ import annotations

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card, redeal_piles
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import is_action, is_reaction, is_treasure
from heldenrunde.rulebooks.backstab_heroes.state import BackstabHeroes

Place = tuple[list[Card], int]
"""A pile, and where in it."""


def redeal(g: BackstabHeroes, seat: Seat, chance: Chance) -> None:
    """Everything that this seat does not know goes to a place where it might be."""
    redeal_piles(g, seat, chance, [g.monsters, g.unused])
    bit = 1 << seat
    for_actions = hidden(g, bit, [g.actions, g.discard])
    for_treasures = hidden(g, bit, [g.treasures, g.offered, g.gone])
    in_hands = [hidden(g, bit, [hand]) for hand in g.hands]
    places = [*for_actions, *for_treasures, *[place for hand in in_hands for place in hand]]
    cards = [pile[i] for pile, i in places]
    masks = [g.knows[card] for card in cards]  # what others know, they know of the place
    cards.sort()
    chance.shuffle("imagine", cards)
    actions = [card for card in cards if is_action(card)]
    treasures = [card for card in cards if is_treasure(card)]
    shares = share_treasures(g, bit, in_hands, len(treasures) - len(for_treasures), chance)
    hands = [deal(g, bit, other, shares[other], in_hands[other], actions, treasures, chance) for other in g.seats]
    dealt = [*actions, *treasures, *[card for hand in hands for card in hand]]
    for (pile, i), card, mask in zip(places, dealt, masks, strict=True):
        pile[i] = card
        g.knows[card] = mask
    for other in g.seats:
        if other != seat and g.facing[other]:
            g.laid[other] = imagined_laid(g, bit, other, chance)


def hidden(g: BackstabHeroes, bit: int, piles: list[list[Card]]) -> list[Place]:
    """The places in these piles whose cards are not known."""
    return [(pile, i) for pile in piles for i, card in enumerate(pile) if not g.knows[card] & bit]


def known(g: BackstabHeroes, bit: int, seat: Seat) -> list[Card]:
    return [card for card in g.hands[seat] if g.knows[card] & bit]


def share_treasures(g: BackstabHeroes, bit: int, in_hands: list[list[Place]], n: int, chance: Chance) -> list[int]:
    """How many of the hidden treasures each hand holds: as many as all can count, the rest anywhere within bounds."""
    shares: list[int] = []
    room: list[Seat] = []
    for seat, places in enumerate(in_hands):
        seen = len([card for card in known(g, bit, seat) if is_treasure(card)])
        least = min(max(0, g.least[seat] - seen), len(places))
        most = min(max(0, g.most[seat] - seen), len(places))
        shares.append(least)
        room += [seat] * (most - least)
    more = n - sum(shares)
    assert 0 <= more <= len(room), "everybody has counted right"
    chance.shuffle("imagine", room)
    for seat in room[:more]:
        shares[seat] += 1
    return shares


def deal(
    g: BackstabHeroes,
    bit: int,
    seat: Seat,
    share: int,
    places: list[Place],
    actions: list[Card],
    treasures: list[Card],
    chance: Chance,
) -> list[Card]:
    """The hidden part of a hand: so many treasures, for the rest action cards, and something that can be laid."""
    hand = [treasures.pop() for _ in range(share)]
    seen_the_rest = g.looked[seat] & bit and len(places) == 1
    if g.facing[seat] and not share and (seen_the_rest or all([is_reaction(card) for card in known(g, bit, seat)])):
        fit = [card for card in actions if not is_reaction(card)]
        if fit and places:
            hand.append(fit[-1])
            actions.remove(fit[-1])
    hand += [actions.pop() for _ in range(len(places) - len(hand))]
    chance.shuffle("imagine", hand)
    return hand


def imagined_laid(g: BackstabHeroes, bit: int, seat: Seat, chance: Chance) -> Card:
    """Any card of the hand that can be laid; who has looked at the others knows it as the one that was missing."""
    hand = g.hands[seat]
    if g.looked[seat] & bit:
        unseen = [card for card in hand if not g.knows[card] & bit]
        if not unseen:
            return Card(g.laid[seat])
        if len(unseen) == 1 and not is_reaction(unseen[0]):
            return unseen[0]
    fit = [card for card in hand if not is_reaction(card)] or hand
    return fit[chance.roll("imagine", len(fit))]
