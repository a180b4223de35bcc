"""Munchkin: trades, offers of help, sales and payments that are put together, and a hand that is shown."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import A_NUMBER, A_SEAT, ONE_OF, SOME_OF, Choice, Field, Form, Text, player, text
from heldenrunde.rulebooks.munchkin.cards.catalogue import THING
from heldenrunde.rulebooks.munchkin.rules.anytime import SHOW
from heldenrunde.rulebooks.munchkin.rules.bargain import ASK, FIGHTER, HELPER, may_ask
from heldenrunde.rulebooks.munchkin.rules.figure import gear
from heldenrunde.rulebooks.munchkin.rules.odds import treasures_due
from heldenrunde.rulebooks.munchkin.rules.own_turn import SWITCHES
from heldenrunde.rulebooks.munchkin.rules.selling import PRICE, SELL, for_sale, may_sell, proceeds
from heldenrunde.rulebooks.munchkin.rules.trades import COUNTER, COUNTERS, OFFERS, TRADE
from heldenrunde.rulebooks.munchkin.state import Munchkin

View = dict[str, Any]
WINDOWS: Final = ("moves", "combat_moves", "last_moves", "run_moves")
GREETINGS: Final = ("golem_options", "nose_options")
"""MU-2.7: help may be asked for before these monsters are left alone or paid off."""


def forms(g: Munchkin, view: View) -> tuple[Form, ...]:
    """What the viewer can put together at this question."""
    if not view["options"]:
        return ()
    seat, asked, about = view["seat"], view["question"]["name"], view["question"]["about"]
    if asked == "help_answers":
        return counter_help(g, *about)
    if asked == "trade_answers":
        return counter_trade(g, seat, *about)
    if asked == "payments":
        return (Form(text("deal-pay"), "", (items("deal-pay-which", g.carried(seat), 1),)),)
    if asked == "big_farewells":
        return sale(g, seat)
    if asked in GREETINGS:
        return request(g, seat)
    if asked not in WINDOWS:
        return ()
    selling = (*sale(g, seat), *packing(g, seat)) if asked == "moves" else ()
    return (*(request(g, seat) if asked != "run_moves" else ()), *trade(g, seat), *selling, *showing(g, seat))


# -- help ------------------------------------------------------------------------------------------------------------


def request(g: Munchkin, seat: int) -> tuple[Form, ...]:
    """MU-3.3, MU-3.12: anybody, any share, any items; begins with the strongest, for a treasure."""
    if not may_ask(g, seat):
        return ()
    others = partners(g, seat)
    if not others:
        return ()
    best = max(others, key=lambda other: g.level[other] + gear(g, other))
    fields = share(g, min(1, treasures_due(g))), first(HELPER), items("deal-items-mine", g.carried(seat))
    return (Form(text("deal-help"), ASK, (whom(others, best), *fields)),)


def counter_help(g: Munchkin, other: int, n: int, picker: str, things: list[int], round: int) -> tuple[Form, ...]:
    """MU-3.12: begins with what is on offer."""
    if round >= COUNTERS:
        return ()
    label = text("deal-items-of", player=player(g.fighter))
    promised = some(label, g.carried(g.fighter), begin=things)
    return (Form(text("deal-counter-help"), COUNTER, (share(g, n), first(picker), promised)),)


def share(g: Munchkin, begin: int) -> Field:
    return Field(A_NUMBER, text("deal-share"), most=treasures_due(g), begin=begin)


def first(begin: str) -> Field:
    names = text("deal-first-helper"), text("deal-first-fighter")
    return Field(ONE_OF, text("deal-first"), (HELPER, FIGHTER), names, begin=begin)


# -- trades ----------------------------------------------------------------------------------------------------------


def trade(g: Munchkin, seat: int) -> tuple[Form, ...]:
    """MU-5.9: anything on the table for anything, with anybody."""
    if g.in_combat(seat) or g.dead[seat] or g.offers[seat] >= OFFERS:
        return ()
    mine = g.carried(seat)
    others = [other for other in partners(g, seat) if not g.in_combat(other) and (mine or g.carried(other))]
    if not others:
        return ()
    theirs = [card for other in others for card in g.carried(other)]
    fields = whom(others), items("deal-give", mine), some(text("form-get"), theirs, of=0)
    return (Form(text("deal-trade"), TRADE, fields),)


def counter_trade(g: Munchkin, seat: int, other: int, give: list[int], get: list[int], round: int) -> tuple[Form, ...]:
    """MU-5.9: begins with what is on offer."""
    if round >= COUNTERS:
        return ()
    mine = some(text("deal-give"), g.carried(seat), begin=give)
    theirs = some(text("deal-get", player=player(other)), g.carried(other), begin=get)
    return (Form(text("deal-counter-trade"), COUNTER, (mine, theirs)),)


# -- what is sold, packed away -----------------------------------------------------------------------------------------


def sale(g: Munchkin, seat: int) -> tuple[Form, ...]:
    """MU-5.8: any items, if all of them together are worth a level."""
    cards = [card for card in for_sale(g, seat) if THING[card].gold] if may_sell(g, seat) else []
    return (
        (Form(text("deal-sell"), SELL, (items("deal-sell-which", cards, 1),)),)
        if proceeds(g, seat, cards) >= PRICE
        else ()
    )


def packing(g: Munchkin, seat: int) -> tuple[Form, ...]:
    """MU-5.6: out of use, also without anything to use instead."""
    worn = g.worn[seat]
    if seat != g.turn or g.fighter >= 0 or g.switches >= SWITCHES or not worn:
        return ()
    return (Form(text("deal-pack"), "pack", (Field(ONE_OF, text("deal-pack-which"), tuple(worn), (), ids(worn)),)),)


# -- hands -----------------------------------------------------------------------------------------------------------


def showing(g: Munchkin, seat: int) -> tuple[Form, ...]:
    """MU-5.9: to one of the others."""
    others = partners(g, seat) if g.hands[seat] and not g.dead[seat] else []
    return (Form(text("deal-show"), SHOW, (whom(others),)),) if others else ()


# -- fields ----------------------------------------------------------------------------------------------------------


def partners(g: Munchkin, seat: int) -> list[int]:
    return [other for other in g.others(seat) if not g.dead[other]]


def whom(others: list[int], begin: int | None = None) -> Field:
    return Field(A_SEAT, text("deal-whom"), tuple(others), begin=begin)


def items(label: str, cards: list[Card], least: int = 0) -> Field:
    return some(Text(label), cards, least)


def some(label: Text, cards: list[Card], least: int = 0, of: int = -1, begin: list[int] | None = None) -> Field:
    return Field(SOME_OF, label, tuple(cards), (), ids(cards), least, len(cards), of, begin=begin)


def ids(cards: list[Card]) -> tuple[str, ...]:
    return tuple([f"c{card}" for card in cards])


def steps(option: Choice) -> tuple[Text, ...]:
    """First whom one asks or robs, which card is played or given."""
    args = option.label.args
    if option.group in ("ask", "steal", "trade"):
        return (Text(f"step-{option.group}", {"player": args["player"]}),)
    return (text("step-card", card=args["card"]),) if "card" in args and len(args) > 1 else ()
