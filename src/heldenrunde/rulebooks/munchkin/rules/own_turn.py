"""MU-2.5: what the active player may do outside combat: lay out, switch, sell, Cheat! and the Hireling."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CHEAT, GROUP, HIRELING, ITEM, ONCE
from heldenrunde.rulebooks.munchkin.rules.drawing import lay, lays
from heldenrunde.rulebooks.munchkin.rules.figure import (
    fits_figure,
    hireling,
    in_the_way,
    is_bound,
    may_switch,
    may_use,
    place,
    put_on,
    wake_thieves,
)
from heldenrunde.rulebooks.munchkin.rules.selling import sales, sell
from heldenrunde.rulebooks.munchkin.rules.traits import too_many_bigs
from heldenrunde.rulebooks.munchkin.state import Munchkin

SWITCHES: Final = 12
"""MU-5.6: how often items are switched in one turn; a ruling that lets every turn end."""


def arranging(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """MU-2.5: everything of this kind that the active player can do now."""
    for card in g.hands[seat]:
        group = GROUP[card]
        if group == CHEAT:
            found += [("cheat", card, item) for item in cheatable(g, seat)]
        elif group == HIRELING:
            if hireling(g, seat) is None:
                found.append(("hireling", card))
        else:
            found += lays(g, seat, card)
    switches(g, seat, found)
    found += sales(g, seat)


def laying(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """MU-5.2, MU-3.17: races and classes are laid out in the own combat too."""
    for card in g.hands[seat]:
        if GROUP[card] not in (ITEM, ONCE):
            found += lays(g, seat, card)


def lay_out(g: Munchkin, seat: Seat, choice: Any) -> None:
    lay(g, seat, choice[1], choice[2])


# -- in use and in the pack ------------------------------------------------------------------------------------------


def switches(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """MU-5.6: out of the pack if the place is free; into it to make room; into the hands of the Hireling."""
    if g.switches >= SWITCHES:
        return
    blocked: list[Card] = []
    held = hireling(g, seat) is not None
    if held:
        found += [("hold", card) for card in g.hands[seat] if GROUP[card] == ITEM]
    for card in g.pack[seat]:
        if GROUP[card] == ONCE:
            continue
        if held:
            found.append(("hold", card))
        if fits_figure(g, seat, card):
            others = in_the_way(g, seat, card)
            if not others:
                found.append(("use", card))
            blocked += [other for other in others if other not in blocked]
    found += [("pack", card) for card in blocked]


def use(g: Munchkin, seat: Seat, choice: Any) -> None:
    put_on(g, seat, choice[1])
    g.switches += 1


def put_away(g: Munchkin, seat: Seat, choice: Any) -> None:
    g.worn[seat].remove(choice[1])
    g.pack[seat].append(choice[1])
    g.switches += 1
    g.note("pack", seat, (choice[1],))


def why_no_switch(g: Munchkin, seat: Seat, word: str, card: Card) -> Refusal | None:
    """MU-5.6: why an item does not go in use or into the pack now."""
    if not may_switch(g, seat):
        return Refusal("no-switch-now", "MU-5.6")
    if g.switches >= SWITCHES:
        return Refusal("no-more-switches", "MU-5.6", (("most", SWITCHES),))
    if word == "pack":
        held = card in g.worn[seat] and not is_bound(g, card)
        return None if held else Refusal("no-item-in-use", "MU-5.6")
    if card not in g.pack[seat]:
        return Refusal("no-item-in-pack", "MU-5.6")
    if not may_use(g, seat, card):
        return Refusal("no-use-of-item", "MU-5.6")
    return None


# -- Cheat! and the Hireling -----------------------------------------------------------------------------------------


def cheatable(g: Munchkin, seat: Seat) -> list[Card]:
    """An own item on the table, or one played from the hand; not one-shots, nor what is already free of limits."""
    cards = [card for card in g.hands[seat] if GROUP[card] == ITEM]
    return cards + [card for card in g.carried(seat) if GROUP[card] == ITEM and not is_bound(g, card)]


def cheat(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The item may be carried and used whatever its size, slot, or who its owner is."""
    _, card, item = choice
    g.take_away(seat, card)
    g.extras[seat].append(card)
    bind(g, seat, card, item)
    g.note("cheat", seat, (card,), on=(item,))


def bind(g: Munchkin, seat: Seat, holder: Card, item: Card) -> None:
    """The item is in use, whatever the limits; from the hand it is new on the table."""
    if item in g.hands[seat]:
        wake_thieves(g, seat, item)
    for pile in (g.hands[seat], g.pack[seat], g.worn[seat]):
        if item in pile:
            pile.remove(item)
    g.knows[item] = EVERYBODY
    g.bound.append((holder, item))
    g.worn[seat].append(item)


def lay_hireling(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The Hireling stays in play: +1, and room for one more item."""
    g.play(seat, choice[1], "MU-5.7")
    g.extras[seat].append(choice[1])


def hold(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The Hireling takes an item from the pack or the hand; the one held before goes where it fits."""
    servant = hireling(g, seat)
    if servant is None:
        return
    for pair in [pair for pair in g.bound if pair[0] == servant]:
        g.bound.remove(pair)
        g.worn[seat].remove(pair[1])
        place(g, seat, pair[1])
    bind(g, seat, servant, choice[1])
    g.note("hold", seat, (choice[1],), on=(servant,))
    g.switches += 1
    too_many_bigs(g, seat)


def sell_items(g: Munchkin, seat: Seat, choice: Any) -> None:
    sell(g, seat, choice[1])
