"""HS-8: what is different alone. The rules ask here by name; how the Vancardians play stands in vancardians.py.

With several players every one of these gives what the usual rule says.
"""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    GREEN_EVENTS,
    MASQUERADE,
    MONOLOGUING,
    event_of,
    vancardian_of,
)
from heldenrunde.rulebooks.hero_story.state import HeroStory

SURRENDER: Final = "surrender"


def rule_alone(g: HeroStory, alone: str, otherwise: str = "") -> str:
    """The rule by which something happens, where it is another one alone."""
    return alone if g.solo else otherwise


def is_vancardian(g: HeroStory, place: Seat) -> bool:
    """HS-8.1: places 1 and 2."""
    return g.solo and place > 0


# -- set-up and rounds -----------------------------------------------------------------------------------------------


def takes_part(g: HeroStory, number: int) -> bool:
    """HS-8.3: some story cards are banned."""
    return ABILITIES[number].solo or not g.solo


def first_dealer(g: HeroStory) -> Seat:
    """HS-1.2: by chance. HS-8.3: the dealer marker stays with the player."""
    return 0 if g.solo else g.chance.roll("dealer", g.players)


def next_dealer(g: HeroStory) -> Seat:
    return 0 if g.solo else g.others(g.dealer)[0]


def first_leader(g: HeroStory) -> Seat:
    """HS-3.1: the player left of the dealer. HS-8.3: who is printed on the Vancardian card leads already."""
    return g.leader if g.solo else g.others(g.dealer)[0]


def dealt_at_once(g: HeroStory) -> range:
    """HS-8.3: Vancardians get their cards after the charging."""
    return range(1 if g.solo else len(g.hands))


def all_have_cards(g: HeroStory) -> bool:
    """HS-8.3: not before the charging is over."""
    return not g.solo


def waits(g: HeroStory, number: int) -> bool:
    """HS-8.3: does this exchange have to wait for the Vancardians?"""
    return g.solo and not g.tally[number]


def top_event(g: HeroStory) -> Card:
    """HS-2.2: the top one. HS-8.3: of the lightning's colour the topmost that can be played alone."""
    if not g.solo:
        return g.event_pile[-1]
    g.show(g.vancardians[-1])
    green = vancardian_of(g.vancardians[-1]).green
    g.note("lightning", 0, (g.vancardians[-1],), name="green" if green else "red")
    return next(
        card
        for card in reversed(g.event_pile)
        if (event_of(card) in GREEN_EVENTS) == green and event_of(card) != MASQUERADE
    )


def tell_defeat(g: HeroStory) -> None:
    """HS-8.8: nobody has won when a Vancardian has as many VP or more."""
    if g.solo and not g.result().winners:
        most = max(g.vp)
        better = tuple([place for place in (1, 2) if g.vp[place] == most])
        g.tell("solo-over", 0, n=g.vp[0], name="draw" if g.vp[0] == most else "lost", to=better, m=most)


# -- cards -----------------------------------------------------------------------------------------------------------


def passed_by_vancardians(g: HeroStory, n: int) -> dict[Seat, tuple[Card, ...]]:
    """HS-8.5: their rightmost cards."""
    return {place: tuple(g.hands[place][-n:]) for place in ((1, 2) if g.solo else ())}


def put_leftmost(g: HeroStory, place: Seat) -> None:
    """HS-8.5: what a Vancardian is given becomes her leftmost card."""
    if g.solo:
        g.hands[place].insert(0, g.hands[place].pop())


def remember_revealed(g: HeroStory, cards: tuple[Card, ...]) -> None:
    """HS-8.6: own cards that an effect has revealed count differently."""
    if g.solo:
        g.revealed += cards


def revealed_plus(g: HeroStory, place: Seat, card: Card) -> int:
    """HS-8.6: a card that an effect revealed counts 1 less for a good player, 1 more for an evil one."""
    if not g.solo or place or not (card in g.revealed or g.has(place, MONOLOGUING)):
        return 0
    return -1 if g.is_good(place) else 1


# -- surrender -------------------------------------------------------------------------------------------------------


def surrenders(g: HeroStory, seat: Seat) -> list[str]:
    """HS-8.7: at the start of a turn in a trick that a Vancardian leads, unless evil without a trick."""
    able = g.solo and g.trick and g.who[0] != seat and not g.saying and not (g.is_evil(seat) and not g.tricks[seat])
    return [SURRENDER] if able else []


def surrender(g: HeroStory) -> None:
    """HS-8.7: she who leads gets 1 VP per card left in her hand and 1 for this trick; the round ends."""
    leader = g.who[0]
    vp = len(g.hands[leader]) + 1
    g.vp[leader] += vp
    g.tell("surrender", 0, n=vp, to=(leader,))
    g.aside += g.trick
    g.trick = []
    g.number = 9
