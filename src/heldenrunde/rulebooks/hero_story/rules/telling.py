"""What is said in the course of a trick: who leads and why, what is declared, what a card counts as."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES, REMOVE
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CHANGING_OF_THE_GUARD,
    PUPPETEER,
    ROCKET_BOOTS,
    SUITS,
    ability_card,
)
from heldenrunde.rulebooks.hero_story.rules.counting import BY_SUIT, STEPS
from heldenrunde.rulebooks.hero_story.rules.solo import rule_alone
from heldenrunde.rulebooks.hero_story.state import HeroStory


def why_leads(g: HeroStory) -> str:
    """The rule by which somebody leads, where it is not HS-3.1."""
    if g.number == 1:
        boots = g.has(g.leader, ROCKET_BOOTS)
        return "HS-5.2" if boots else rule_alone(g, "HS-8.3", "HS-6.4" if g.sidekicks else "")
    winner = g.winners[-1]
    if g.leader == (winner if winner < g.players else winner - 2):
        return "" if winner < g.players else "HS-6.3"
    return "HS-2.2" if g.happening(CHANGING_OF_THE_GUARD) else "HS-5.2"


def announce(g: HeroStory, seat: Seat, number: int, x: int) -> None:
    """HS-2.6, HS-5.8: a remove ability costs its charge; others are only said. What is chosen with it is said too."""
    ability = ABILITIES[number]
    if ability.kind == REMOVE:
        g.take_off(seat, number, ability.prices[0])
    if g.events is not None:
        suit = SUITS[x] if number in BY_SUIT else ""
        victim = (x,) if number == PUPPETEER else ()
        step = x if number in STEPS else 0
        what, cost = ("remove", ability.prices[0]) if ability.kind == REMOVE else ("use", 0)
        g.tell(what, seat, (ability_card(number),), cost, suit, to=victim, m=step)


def tell_played(g: HeroStory, what: str, i: int, cards: tuple[Card, ...], rule: str = "") -> None:
    """A card of the trick was played, the last of these; and what it counts as."""
    suit, value, cannot = g.counts[i]
    g.tell(what, g.who[i], cards, value, SUITS[suit], rule, m=cannot)
