"""What a player may think the hidden cards are (CH-1.6).

Hands, reserves, the bag and the upgrades slid in unseen are secret. The stock of power is not touched: gains and
payments are seen, so everybody can count it.
"""

from __future__ import annotations

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat
from heldenrunde.core.game import EVERYBODY, Card, redeal_piles
from heldenrunde.rulebooks.custom_heroes.cards import COLOURS, KODORAS, MYSTIC_FORMS, STARTERS, face_of, kind_of
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes


def redeal(g: CustomHeroes, seat: Seat, chance: Chance) -> None:
    """Everything that this seat does not know goes to a place where it might be."""
    others = [other for other in g.seats if other != seat]
    hidden = take_out_unseen(g, seat)
    pool = hidden + g.bag + [upgrade for other in others for upgrade in g.reserves[other]]
    pool.sort()
    chance.shuffle("imagine", pool)
    redeal_piles(g, seat, chance, [*g.hands, g.aside])
    if hidden:
        hide_again(g, seat, others, pool, len(hidden), chance)
    fill_reserves(g, others, pool)
    tell_holders(g, seat)


def take_out_unseen(g: CustomHeroes, seat: Seat) -> list[Card]:
    """Take the upgrades out of the sleeves that this seat cannot know to be there."""
    bit = 1 << seat
    found: list[Card] = []
    for card, inside in enumerate(g.inside):
        if inside:
            unknown = [upgrade for upgrade in inside if not g.knows[upgrade] & bit]
            if unknown:
                found += unknown
                put_inside(g, Card(card), tuple([upgrade for upgrade in inside if g.knows[upgrade] & bit]))
    return found


def hide_again(g: CustomHeroes, seat: Seat, others: list[Seat], pool: list[Card], n: int, chance: Chance) -> None:
    """As many upgrades of the pool as were hidden go into sleeves that this seat does not see.

    A Mystic Form or Kodora for which its owner's reserve has no room must be in a sleeve. What a player slid in
    this round and has not shown since is still in that player's hand.
    """
    bit = 1 << seat
    unseen = [card for pile in (*g.hands, g.aside) for card in pile if not g.knows[card] & bit]
    for other in others:
        forced = own_starters(other, pool)[len(g.reserves[other]) :]
        for upgrade in forced:
            n -= hide(g, g.hands[other], [upgrade], pool, chance) or hide(g, unseen, [upgrade], pool, chance)
        for _ in range(min(n, g.slid[other] - len(forced))):
            n -= hide(g, g.hands[other], pool, pool, chance)
    for _ in range(n):
        found = hide(g, unseen, pool, pool, chance)
        assert found, "what was in sleeves fits into sleeves"


def own_starters(seat: Seat, pool: list[Card]) -> list[Card]:
    """The Mystic Form and the Kodora of a player (CH-1.2), as far as they are in the pool, in its order."""
    form, kodora = MYSTIC_FORMS[seat], KODORAS[seat]
    return [upgrade for upgrade in pool if upgrade in (form, kodora)]


def hide(g: CustomHeroes, cards: list[Card], candidates: list[Card], pool: list[Card], chance: Chance) -> bool:
    """Slide one of the candidates, at random, into one of these cards that has room for it; was there one?"""
    colours = {kind_of(upgrade).colour for upgrade in candidates}
    room = [
        (card, colour) for card in cards for colour in COLOURS if colour in colours and not g.faces[card].taken & colour
    ]
    if not room:
        return False
    card, colour = room[chance.roll("imagine", len(room))]
    upgrade = next(upgrade for upgrade in candidates if kind_of(upgrade).colour == colour)  # they are shuffled
    pool.remove(upgrade)
    put_inside(g, card, (*g.inside[card], upgrade))
    g.knows[upgrade] = 0
    return True


def fill_reserves(g: CustomHeroes, others: list[Seat], pool: list[Card]) -> None:
    """The Mystic Forms and Kodoras left are with their owners; the rest goes to the other places as it comes."""
    common = [upgrade for upgrade in pool if upgrade not in STARTERS]
    for other in others:
        own = own_starters(other, pool)
        room = len(g.reserves[other]) - len(own)
        g.reserves[other] = own + common[:room]
        common = common[room:]
        for upgrade in g.reserves[other]:
            g.knows[upgrade] = 1 << other
    g.bag = common
    for upgrade in common:
        g.knows[upgrade] = 0


def tell_holders(g: CustomHeroes, seat: Seat) -> None:
    """A holder knows what is in the sleeves of the hand; who else does, this seat cannot tell."""
    bit = 1 << seat
    for upgrade in [upgrade for inside in g.inside for upgrade in inside]:
        if g.knows[upgrade] != EVERYBODY:
            g.knows[upgrade] &= bit
    for holder, hand in enumerate(g.hands):
        for card in hand:
            for upgrade in g.inside[card]:
                g.knows[upgrade] |= 1 << holder


def put_inside(g: CustomHeroes, card: Card, inside: tuple[Card, ...]) -> None:
    g.inside[card] = inside
    g.faces[card] = face_of(card, inside)
