"""MU-1.2, MU-5.12, MU-5.16: drawing cards, Hoard and Divine Intervention, and laying out what was just received."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CLASS, DIVINE, GROUP, HOARD, ITEM, NAME, ONCE, RACE
from heldenrunde.rulebooks.munchkin.rules.figure import can_carry, classes, may_switch, place, races
from heldenrunde.rulebooks.munchkin.rules.traits import drop_trait, settle_traits
from heldenrunde.rulebooks.munchkin.state import Munchkin

DONE: Final = "done"
LAY: Final = "lay"
HOARD_BRINGS: Final = 3


def draw(g: Munchkin, seat: Seat, n: int, door: bool, rule: str = "", what: str = "draw") -> int:
    """MU-1.2: so many cards face down into a hand. What has to be played at once does not stay there (MU-5.12)."""
    wanted = n
    got: list[Card] = []
    hoards: list[Card] = []
    while n > 0:
        card = g.top(door)
        if card is None:
            break
        n -= 1
        if GROUP[card] == HOARD:
            open_hoard(g, seat, card, hoards)
            n += HOARD_BRINGS
        elif GROUP[card] == DIVINE:
            play_divine(g, seat, card)
        else:
            g.to_hand(seat, card)
            got.append(card)
    if wanted > 0:
        g.note(what, seat, tuple(got), len(got), "door" if door else "treasure", rule=rule)
    for card in hoards:
        g.throw(card)
    return len(got)


def draw_and_lay(g: Munchkin, seat: Seat, n: int, rule: str) -> None:
    """MU-3.9: treasures face down; what the rules allow may be laid out at once."""
    got = draw(g, seat, n, door=False, rule=rule)
    may_lay_out(g, seat, got)


def open_hoard(g: Munchkin, seat: Seat, card: Card, hoards: list[Card]) -> None:
    """MU-5.16: three more treasures, face down or up as the Hoard was drawn; it is discarded when they are drawn."""
    g.knows[card] = EVERYBODY
    hoards.append(card)
    g.note("hoard", seat, (card,))


def play_divine(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-5.16: all clerics go up a level at the same moment."""
    g.throw(card)
    g.note("divine", seat, (card,), n=len(clerics(g)), name="now" if g.number else "later")
    if g.number == 0:
        g.divine += 1  # in an opening hand it waits until all have laid out (MU-1.3)
    else:
        g.then(call(bless_clerics))


def bless_clerics(g: Munchkin) -> None:
    """MU-5.16, MU-6.1: also to the winning level; several win together."""
    blessed = clerics(g)
    for seat in blessed:
        g.gain_levels(seat, 1, g.goal, "MU-5.16")
    winners = [seat for seat in blessed if g.level[seat] >= g.goal]
    if winners:
        g.win(winners)
    else:
        g.stir()


def clerics(g: Munchkin) -> list[Seat]:
    return [seat for seat in g.seats if g.has(seat, "cleric") and not g.dead[seat]]


# -- laying out what one has received --------------------------------------------------------------------------------


def may_lay_out(g: Munchkin, seat: Seat, n: int) -> None:
    """MU-5.2, MU-5.7: races, classes and items also the moment they are received, whoever's turn it is.

    The active player outside combat has all the time for it anyway.
    """
    if n > 0 and not may_switch(g, seat) and not g.dead[seat]:
        g.then(call(ask_lay_out, seat, n))


def ask_lay_out(g: Munchkin, seat: Seat, n: int) -> None:
    """MU-5.7: the last n cards of the hand are the new ones. Everybody is asked, so that the question tells nothing."""
    if n > 0:
        g.ask(seat, new_cards, laid_out, n)


def new_cards(g: Munchkin, seat: Seat, n: int) -> list[Any]:
    found: list[Any] = [DONE]
    for card in g.hands[seat][-n:]:
        found += lays(g, seat, card)
    return found


def laid_out(g: Munchkin, seat: Seat, choice: Any, n: int) -> None:
    if choice != DONE:
        _, card, old = choice
        g.then(call(ask_lay_out, seat, n - 1))
        lay(g, seat, card, old)


def lays(g: Munchkin, seat: Seat, card: Card) -> list[tuple[str, int, int]]:
    """MU-5.2, MU-5.7: ("lay", card, card it replaces or -1), for a card of the hand that may be laid out now."""
    group = GROUP[card]
    if group in (ITEM, ONCE):
        allowed = not g.in_combat(seat) and can_carry(g, seat, card)
        return [(LAY, card, -1)] if allowed else []
    if group == RACE:
        return trait_lays(g, seat, card, races(g, seat), 2 if g.has(seat, "half-breed") else 1)
    if group == CLASS:
        return trait_lays(g, seat, card, classes(g, seat), 2 if g.has(seat, "super-munchkin") else 1)
    return []


def trait_lays(g: Munchkin, seat: Seat, card: Card, there: list[Card], most: int) -> list[tuple[str, int, int]]:
    """MU-5.2: one race and one class, never the same twice; a new one may replace an old one in one action."""
    if NAME[card] in [NAME[other] for other in there]:
        return []
    found: list[tuple[str, int, int]] = [(LAY, card, other) for other in there]
    return [(LAY, card, -1), *found] if len(there) < most else found


def lay(g: Munchkin, seat: Seat, card: Card, old: int) -> None:
    """MU-5.2, MU-5.7: a card of the hand lies in front of its player."""
    g.hands[seat].remove(card)
    g.knows[card] = EVERYBODY
    if GROUP[card] in (ITEM, ONCE):
        g.note("lay", seat, (card,), name=place(g, seat, card), rule="" if g.number else "MU-1.3")
        return
    g.traits[seat].append(card)
    g.note("lay", seat, (card,), rule="MU-5.2" if g.number else "MU-1.3")
    if old >= 0:
        drop_trait(g, seat, Card(old), "MU-5.2")
    settle_traits(g, seat)
    g.stir()
