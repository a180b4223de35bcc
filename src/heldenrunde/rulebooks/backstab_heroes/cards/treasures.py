"""The treasures that do something when they are played: each is a function, its docstring the text of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import move, reach
from heldenrunde.rulebooks.backstab_heroes.cards.tricks import exchange_cards, send_to_the_front
from heldenrunde.rulebooks.backstab_heroes.rules.targets import a_hero, aim, another_hero, finds_cards, why_not_another
from heldenrunde.rulebooks.backstab_heroes.state import BACK, BackstabHeroes

BOMB_DAMAGE: Final = 5
SWORD_DAMAGE: Final = 2


def cursed_skull(g: BackstabHeroes, seat: Seat) -> None:
    """T07: goes to another hero's hand."""
    g.ask(seat, another_hero, then=give_away, check=why_not_another)


def give_away(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.4: at once, and it does not come back."""
    card = g.shown[seat].pop()
    g.hands[hero].insert(0, card)
    g.count(hero, +1)
    g.note("gift", seat, (card,), to=(hero,))


def cloak_of_shadows(g: BackstabHeroes, seat: Seat) -> None:
    """T11: move yourself to the back."""
    move(g, seat, BACK, seat)


def healing_salve(g: BackstabHeroes, seat: Seat) -> None:
    """T12: a hero loses 1 damage."""
    g.ask(seat, a_hero, then=soothe)


def soothe(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: if there is any damage."""
    aim(g, seat, hero)
    g.heal(hero, 1)


def enchanted_sword(g: BackstabHeroes, seat: Seat) -> None:
    """T13: 2 damage to the monster, but not as an attack card."""
    g.strike(seat, SWORD_DAMAGE)


def war_horn(g: BackstabHeroes, seat: Seat) -> None:
    """T14: another hero moves to the front."""
    g.ask(seat, another_hero, then=send_to_the_front, check=why_not_another)


def golden_fishing_rod(g: BackstabHeroes, seat: Seat) -> None:
    """T15: you and another hero each draw 1 random card from the other's hand, at the same time."""
    g.ask(seat, another_hero, then=fish, check=why_not_another)


def fish(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: what is laid is not in the hand, so the rod is never drawn itself."""
    aim(g, seat, hero)
    reach(g, hero, seat, exchange)


def exchange(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    """BH-3.13: from an empty hand nothing is drawn; the other one draws all the same."""
    given, taken = random_card(g, by), random_card(g, hero)
    for seat in (by, hero):
        finds_cards(g, seat)
    exchange_cards(g, by, hero, given, taken)


def random_card(g: BackstabHeroes, seat: Seat) -> list[Card]:
    found = g.free(seat)
    return [found[g.chance.roll("steal", len(found))]] if found else []


def crystal_ball(g: BackstabHeroes, seat: Seat) -> None:
    """T16: look at the top monster and at another hand."""
    if g.monsters:
        g.show(g.monsters[-1], 1 << seat)
        g.note("foresee", seat, (g.monsters[-1],))
    g.ask(seat, another_hero, then=gaze, check=why_not_another)


def gaze(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.13: in an empty hand there is nothing to see."""
    aim(g, seat, hero)
    if finds_cards(g, hero):
        reach(g, hero, seat, see_hand)


def see_hand(g: BackstabHeroes, hero: Seat, by: Seat) -> None:
    g.peek(by, hero)


def ribbon_of_honour(g: BackstabHeroes, seat: Seat) -> None:
    """T17: take 1 medal."""
    g.take_medal(seat, "ribbon", "BH-3.3")


def lit_bomb(g: BackstabHeroes, seat: Seat) -> None:
    """T18: 5 damage to the monster; then the card leaves the match."""
    g.strike(seat, BOMB_DAMAGE)
    card = g.shown[seat].pop()
    g.gone.append(card)
    g.note("vanish", seat, (card,))


TREASURE: Final[dict[str, Callable[[BackstabHeroes, Seat], None]]] = {
    "cursed-skull": cursed_skull,
    "cloak-of-shadows": cloak_of_shadows,
    "healing-salve": healing_salve,
    "enchanted-sword": enchanted_sword,
    "war-horn": war_horn,
    "golden-fishing-rod": golden_fishing_rod,
    "crystal-ball": crystal_ball,
    "ribbon-of-honour": ribbon_of_honour,
    "lit-bomb": lit_bomb,
}
