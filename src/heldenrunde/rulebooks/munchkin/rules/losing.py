"""MU-3.10, MU-5.10: what curses and bad stuff take away, and who chooses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, NAME, THING
from heldenrunde.rulebooks.munchkin.cards.things import HEAD
from heldenrunde.rulebooks.munchkin.rules.drawing import may_lay_out
from heldenrunde.rulebooks.munchkin.rules.traits import settle_traits
from heldenrunde.rulebooks.munchkin.state import Munchkin

CURSED: Final = "MU-5.10"
CAUGHT: Final = "MU-3.10"
"""By which rule something is lost."""


def end_curse(g: Munchkin, victim: Seat, card: Card) -> None:
    """A lasting curse ends."""
    g.curses[victim].remove(card)
    g.throw(card)
    g.note("curse-off", victim, (card,))


def in_use(g: Munchkin, seat: Seat, slot: str) -> list[Card]:
    return [card for card in g.worn[seat] if THING[card].slot == slot]


def hens(g: Munchkin, seat: Seat) -> list[Card]:
    """Chickens on the head."""
    return [card for card in g.curses[seat] if NAME[card] == "curse-chicken"]


# -- cards -----------------------------------------------------------------------------------------------------------


def torn_away(g: Munchkin, seat: Seat, cards: Sequence[Card], rule: str) -> None:
    """MU-5.10: a curse or bad stuff takes these cards."""
    bareheaded(g, seat, cards)
    g.lose(seat, tuple(cards), rule)


def bareheaded(g: Munchkin, seat: Seat, cards: Sequence[Card]) -> None:
    """MU-5.10: a chicken leaves with the headgear in use, whatever curse or bad stuff takes it."""
    if any([card in cards for card in in_use(g, seat, HEAD)]):
        for hen in hens(g, seat):
            end_curse(g, seat, hen)


def lose_one(g: Munchkin, seat: Seat, cards: list[Card], rule: str) -> None:
    """MU-5.10: of several candidates the victim chooses."""
    if len(cards) == 1:
        torn_away(g, seat, cards, rule)
    elif cards:
        g.ask(seat, candidates, lose_chosen, tuple(cards), rule)


def candidates(g: Munchkin, seat: Seat, cards: tuple[Card, ...], rule: str) -> list[Card]:
    return list(cards)


def lose_chosen(g: Munchkin, seat: Seat, card: Card, cards: tuple[Card, ...], rule: str) -> None:
    torn_away(g, seat, (card,), rule)


def lose_headgear(g: Munchkin, seat: Seat, rule: str) -> None:
    """The headgear in use goes; a chicken on the head flies away, headgear or not."""
    for hen in hens(g, seat):
        end_curse(g, seat, hen)
    lose_one(g, seat, in_use(g, seat, HEAD), rule)


def lose_traits(g: Munchkin, seat: Seat, group: str, rule: str) -> None:
    gone = tuple([card for card in g.traits[seat] if GROUP[card] == group])
    if gone:
        g.lose(seat, gone, rule)
        settle_traits(g, seat)


def take_unseen(g: Munchkin, taker: Seat, victim: Seat, rule: str) -> None:
    """MU-3.10, MU-5.10: a hand card by chance goes into another hand."""
    if g.hands[victim] and not g.dead[taker]:
        filch(g, taker, victim, g.hands[victim], rule)


def filch(g: Munchkin, taker: Seat, victim: Seat, cards: list[Card], rule: str) -> None:
    """One of these hand cards by chance; who takes it may lay it out at once (MU-5.7)."""
    card = cards[g.chance.roll("unseen", len(cards))]
    g.hands[victim].remove(card)
    g.show(card, 1 << taker)
    g.note("filch", taker, (card,), 1, to=(victim,), rule=rule)
    g.to_hand(taker, card)
    may_lay_out(g, taker, 1)


# -- sums of gold ----------------------------------------------------------------------------------------------------


def worth(cards: Sequence[Card]) -> int:
    return sum([THING[card].gold for card in cards])


def ask_payment(g: Munchkin, seat: Seat, price: int, rule: str) -> None:
    """MU-3.10, MU-5.10: the victim picks the items; nothing is refunded."""
    g.ask(seat, payments, pay, price, rule, check=why_no_payment)


def payments(g: Munchkin, seat: Seat, price: int, rule: str) -> list[tuple[Card, ...]]:
    """Up to three items that are worth the price and of which none could be spared; else the cheapest many."""
    items = g.carried(seat)
    found: list[tuple[Card, ...]] = []
    for n in (1, 2, 3):
        for cards in combinations(items, n):
            if worth(cards) >= price and all([worth(cards) - THING[card].gold < price for card in cards]):
                found.append(cards)
            if len(found) == 12:
                return found
    if not found:
        chosen: list[Card] = []
        for card in sorted(items, key=gold_of, reverse=True):
            if worth(chosen) < price:
                chosen.append(card)
        found.append(tuple(chosen))
    return found


def gold_of(card: Card) -> int:
    return THING[card].gold


def why_no_payment(g: Munchkin, seat: Seat, choice: Any, price: int, rule: str) -> Refusal | None:
    """Any own items on the table, each once, that are worth enough."""
    mine = g.carried(seat)
    if not isinstance(choice, tuple) or len(set(choice)) != len(choice) or any([card not in mine for card in choice]):
        return Refusal("no-item-to-pay", rule)
    if worth(choice) < price:
        return Refusal("no-payment", rule, (("gold", worth(choice)), ("price", price)))
    return None


def pay(g: Munchkin, seat: Seat, cards: tuple[Card, ...], price: int, rule: str) -> None:
    torn_away(g, seat, cards, rule)
