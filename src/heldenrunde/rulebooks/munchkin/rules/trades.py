"""MU-5.9: trades and gifts of items on the table, as offers with answers."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, ONCE, THING
from heldenrunde.rulebooks.munchkin.rules.figure import bigs, carries_any, fits_figure, place
from heldenrunde.rulebooks.munchkin.state import Munchkin

TRADE: Final = "trade"
COUNTER: Final = "counter"
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
OFFERS: Final = 3
"""MU-5.9: how many trades a player may propose in one turn; a ruling that lets every turn end."""
COUNTERS: Final = 3
"""How often an offer may be answered by another one."""

Terms = tuple[tuple[Card, ...], tuple[Card, ...]]


def trades(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """A few sensible offers: what one cannot use for what one can, or as a gift."""
    if g.offers[seat] or g.in_combat(seat) or g.dead[seat]:
        return
    idle = [card for card in g.pack[seat] if GROUP[card] != ONCE and not fits_figure(g, seat, card)][:2]
    for other in g.others(seat) if idle else ():
        if g.in_combat(other) or g.dead[other]:
            continue
        theirs = [card for card in g.pack[other] if GROUP[card] != ONCE and fits_figure(g, seat, card)][:2]
        for give in [card for card in idle if fits_figure(g, other, card)]:
            for get in theirs:
                if why_no_trade(g, seat, other, (give,), (get,)) is None:
                    found.append((TRADE, other, (give,), (get,)))
            if not theirs and why_no_trade(g, seat, other, (give,), ()) is None:
                found.append((TRADE, other, (give,), ()))


def trade_of(choice: Any, word: str, length: int) -> bool:
    """Is this (word, ..., cards, cards)?"""
    if not isinstance(choice, tuple) or len(choice) != length or choice[0] != word:
        return False
    cards = choice[-2:]
    if not all([isinstance(part, tuple) and all([type(card) is int for card in part]) for part in cards]):
        return False
    return length == 3 or type(choice[1]) is int


def why_no_offer(g: Munchkin, seat: Seat, other: Seat, give: tuple[Card, ...], get: tuple[Card, ...]) -> Refusal | None:
    """MU-5.9: the bound on offers, and everything that a trade needs."""
    if g.offers[seat] >= OFFERS:
        return Refusal("no-more-offers", "MU-5.9", (("most", OFFERS),))
    return why_no_trade(g, seat, other, give, get)


def why_no_trade(g: Munchkin, seat: Seat, other: Seat, give: tuple[Card, ...], get: tuple[Card, ...]) -> Refusal | None:
    """MU-5.9, MU-5.15: items on the table, neither partner in combat, and both can carry what they have afterwards."""
    if other not in g.seats or other == seat or g.dead[other]:
        return Refusal("no-such-partner", "MU-5.9")
    if g.in_combat(seat) or g.in_combat(other):
        return Refusal("no-trade-in-combat", "MU-3.8")
    if not give and not get:
        return Refusal("no-empty-trade", "MU-5.9")
    for owner, cards in ((seat, give), (other, get)):
        mine = g.carried(owner)
        if len(set(cards)) != len(cards) or any([card not in mine for card in cards]):
            return Refusal("no-item-to-trade", "MU-5.9")
    if too_big(g, seat, give, get) or too_big(g, other, get, give):
        return Refusal("no-second-big", "MU-5.15")
    return None


def too_big(g: Munchkin, seat: Seat, gone: tuple[Card, ...], come: tuple[Card, ...]) -> bool:
    """MU-5.15: the state after the trade counts."""
    if carries_any(g, seat):
        return False
    kept = [card for card in bigs(g, seat) if card not in gone]
    new = [card for card in come if THING[card].big]
    return bool(new) and len(kept) + len(new) > 1


def propose(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.9: the partner must agree."""
    _, other, give, get = choice
    g.offers[seat] += 1
    tell_offer(g, seat, other, give, get)
    g.ask(other, trade_answers, trade_answered, seat, get, give, 0, check=why_no_answer)


def tell_offer(g: Munchkin, seat: Seat, other: Seat, give: tuple[Card, ...], get: tuple[Card, ...]) -> None:
    g.note("offer", seat, give, len(give), "swap" if give and get else "gift" if give else "wish", to=(other,), on=get)


def trade_answers(g: Munchkin, seat: Seat, other: Seat, give: Any, get: Any, round: int) -> list[Any]:
    """From the side of the one who is asked: what they would give and get."""
    return [ACCEPT, REFUSE]


def why_no_answer(g: Munchkin, seat: Seat, choice: Any, other: Seat, give: Any, get: Any, round: int) -> Refusal | None:
    """A counter-offer is an offer like any other."""
    if not trade_of(choice, COUNTER, 3):
        return Refusal("not-an-option")
    if round >= COUNTERS:
        return Refusal("no-more-counters", "MU-5.9", (("most", COUNTERS),))
    if (choice[1], choice[2]) == (give, get):
        return Refusal("no-same-offer", "MU-5.9")
    return why_no_trade(g, seat, other, choice[1], choice[2])


def trade_answered(g: Munchkin, seat: Seat, choice: Any, other: Seat, give: Any, get: Any, round: int) -> None:
    """MU-5.9: both parts pass at the same moment, or nothing does."""
    if choice == REFUSE:
        g.note("refuse", seat, rule="MU-5.9")
    elif choice == ACCEPT:
        g.note("accept", seat, rule="MU-5.9")
        exchange(g, seat, other, give, get)
    else:
        _, offered, wanted = choice
        tell_offer(g, seat, other, offered, wanted)
        g.ask(other, trade_answers, trade_answered, seat, wanted, offered, round + 1, check=why_no_answer)


def exchange(g: Munchkin, seat: Seat, other: Seat, give: tuple[Card, ...], get: tuple[Card, ...]) -> None:
    """MU-5.14: what was traded is laid out at once."""
    for owner, cards in ((seat, give), (other, get)):
        for card in cards:
            g.pass_on(owner, card)
    for owner, giver, cards in ((other, seat, give), (seat, other, get)):
        if cards:
            g.note("get", owner, cards, len(cards), to=(giver,))
        for card in cards:
            place(g, owner, card)
    g.stir()
