"""MU-5.8: selling items for levels. MU-5.5: what happens to Big items that can no longer be carried."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import THING, is_item
from heldenrunde.rulebooks.munchkin.rules.figure import bigs, can_carry, carries_any, place
from heldenrunde.rulebooks.munchkin.state import Munchkin

SELL: Final = "sell"
PRICE: Final = 1000


def may_sell(g: Munchkin, seat: Seat) -> bool:
    """MU-5.8: on the own turn outside combat, not at the last level before the winning one."""
    return seat == g.turn and g.fighter < 0 and g.level[seat] < g.goal - 1


def for_sale(g: Munchkin, seat: Seat) -> list[Card]:
    """Items of hand and table; first what is least missed."""
    return [card for card in g.hands[seat] if is_item(card)] + g.pack[seat] + g.worn[seat]


def proceeds(g: Munchkin, seat: Seat, cards: tuple[Card, ...] | list[Card]) -> int:
    """MU-5.8: what they are worth; for a halfling one item a turn counts double, the dearest of the sale."""
    gold = sum([THING[card].gold for card in cards])
    if g.has(seat, "halfling") and not g.sold and cards:
        gold += max([THING[card].gold for card in cards])
    return gold


def sales(g: Munchkin, seat: Seat) -> list[tuple[str, tuple[Card, ...]]]:
    """For each number of levels one sale of what is least missed, without an item that could be spared."""
    if not may_sell(g, seat):
        return []
    cards = [card for card in for_sale(g, seat) if THING[card].gold]
    found: list[tuple[str, tuple[Card, ...]]] = []
    levels = min(proceeds(g, seat, cards) // PRICE, g.goal - 1 - g.level[seat])
    for level in range(1, levels + 1):
        chosen: list[Card] = []
        for card in cards:
            chosen.append(card)
            if proceeds(g, seat, chosen) >= level * PRICE:
                break
        for card in chosen[:]:
            rest = [other for other in chosen if other != card]
            if proceeds(g, seat, rest) >= level * PRICE:
                chosen = rest
        sale = (SELL, tuple(chosen))
        if sale not in found:
            found.append(sale)
    return found


def why_no_sale(g: Munchkin, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    """MU-5.8: own items of hand and table, each once, worth at least 1,000 gold together."""
    if seat != g.turn or g.fighter >= 0:
        return Refusal("no-sale-now", "MU-5.8")
    if g.level[seat] >= g.goal - 1:
        return Refusal("no-sale-at-the-top", "MU-5.8", (("level", g.level[seat]),))
    mine = for_sale(g, seat)
    if not cards or len(set(cards)) != len(cards) or any([card not in mine for card in cards]):
        return Refusal("no-item-to-sell", "MU-5.8")
    gold = proceeds(g, seat, cards)
    if gold < PRICE:
        return Refusal("no-gold", "MU-5.8", (("gold", gold),))
    return None


def sell(g: Munchkin, seat: Seat, cards: tuple[Card, ...]) -> None:
    """MU-5.8: a level for every full 1,000 gold, no change, and never to the winning level."""
    gold = sum([THING[card].gold for card in cards])
    doubled = proceeds(g, seat, cards)
    if doubled // PRICE > gold // PRICE:
        g.sold, gold = True, doubled
    g.lose(seat, cards, what="sell", m=gold)
    g.then(call(cash_in, seat, doubled // PRICE))


def cash_in(g: Munchkin, seat: Seat, levels: int) -> None:
    """MU-5.8: so many levels, but not the winning one."""
    g.gain_levels(seat, levels, g.goal - 1, "MU-5.8")


# -- too many Big items ----------------------------------------------------------------------------------------------


def shed_bigs(g: Munchkin, seat: Seat) -> None:
    """MU-5.5: all but one go, one after the other; the loser chooses which, and among equally low players to whom."""
    if len(bigs(g, seat)) > 1 and not carries_any(g, seat):
        g.ask(seat, big_farewells, big_goes, check=why_no_farewell)


def big_farewells(g: Munchkin, seat: Seat) -> list[Any]:
    """To the lowest player who can carry it, otherwise discarded; or sold on the own turn outside combat."""
    found: list[Any] = [sale for sale in sales(g, seat) if any([THING[card].big for card in sale[1]])]
    for card in bigs(g, seat):
        takers = lowest_carriers(g, seat, card)
        found += [("give", card, taker) for taker in takers] or [("give", card, -1)]
    return found


def lowest_carriers(g: Munchkin, seat: Seat, card: Card) -> list[Seat]:
    able = [other for other in g.seats if other != seat and not g.dead[other] and can_carry(g, other, card)]
    low = min([g.level[other] for other in able], default=0)
    return [other for other in able if g.level[other] == low]


def why_no_farewell(g: Munchkin, seat: Seat, choice: Any) -> Refusal | None:
    if choice in g.options(seat):
        return None
    if sold := sale_of(choice):
        return why_no_sale(g, seat, sold)
    return Refusal("no-such-farewell", "MU-5.5")


def sale_of(choice: Any) -> tuple[Card, ...] | None:
    """The cards of ("sell", cards), or None."""
    if isinstance(choice, tuple) and len(choice) == 2 and choice[0] == SELL and isinstance(choice[1], tuple):
        return choice[1] if all([type(card) is int for card in choice[1]]) else None
    return None


def big_goes(g: Munchkin, seat: Seat, choice: Any) -> None:
    g.then(call(shed_bigs, seat))
    if choice[0] == SELL:
        sell(g, seat, choice[1])
        return
    _, card, taker = choice
    if taker < 0:
        g.lose(seat, (card,), "MU-5.5")
    else:
        hand_over(g, seat, taker, card, "MU-5.5")


def hand_over(g: Munchkin, seat: Seat, taker: Seat, card: Card, rule: str) -> None:
    """An item goes from table to table; the receiver lays it out (MU-5.14)."""
    g.note("give", seat, (card,), to=(taker,), rule=rule)
    g.pass_on(seat, card)
    place(g, taker, card)
