"""MU-5.4: abilities that are paid for by discarding cards."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from heldenrunde.rulebooks.munchkin.rules.traits import drop_trait, settle_things
from heldenrunde.rulebooks.munchkin.state import Munchkin


def cards_to_pay(g: Munchkin, seat: Seat, word: str) -> list[Card]:
    """Any own card in hand or in play, but not the class or race whose ability it is; no lasting curse."""
    traits = [card for card in g.traits[seat] if NAME[card] != word]
    return g.hands[seat] + g.pack[seat] + g.worn[seat] + g.extras[seat] + traits


def can_pay(g: Munchkin, seat: Seat, word: str) -> bool:
    return bool(g.hands[seat]) or bool(cards_to_pay(g, seat, word))


def ask_cost(g: Munchkin, seat: Seat, word: str) -> None:
    """MU-5.4: the player chooses what to discard."""
    g.ask(seat, cards_to_pay, paid, word)


def paid(g: Munchkin, seat: Seat, card: Card, word: str) -> None:
    if card in g.traits[seat]:
        drop_trait(g, seat, card, "MU-5.4")
    else:
        g.lose(seat, (card,), "MU-5.4")
        settle_things(g, seat)


def ask_hand_cards(g: Munchkin, seat: Seat, n: int, rule: str) -> None:
    """MU-2.4, MU-5.4: so many hand cards are discarded, one after the other."""
    if n > 0 and g.hands[seat]:
        g.ask(seat, own_hand, hand_card_goes, n, rule)


def own_hand(g: Munchkin, seat: Seat, n: int, rule: str) -> list[Card]:
    return g.hands[seat][:]


def hand_card_goes(g: Munchkin, seat: Seat, card: Card, n: int, rule: str) -> None:
    g.lose(seat, (card,), rule)
    ask_hand_cards(g, seat, n - 1, rule)
