"""BH-3.8, BH-3.15: the treasure phase."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import mines
from heldenrunde.rulebooks.backstab_heroes.rules.shapes import Chosen, card_of, each
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY, BackstabHeroes

TAKE: Final = "take"


def treasure_phase(g: BackstabHeroes) -> None:
    """BH-3.8: from the hero at the back, or else from the start player; somebody may shout That's Mine! first."""
    if not g.offered:
        return
    first = g.shadows if g.shadows != NOBODY else g.start
    g.offer([seat for seat in g.clockwise(g.start) if seat != first], mines, mine, distribute, first)


def mine(g: BackstabHeroes, seat: Seat, card: Card, first: Seat) -> None:
    """R06, BH-3.5: you take 1 treasure first; then the distribution runs as usual and skips you."""
    g.play_reaction(seat, card)
    others = tuple([other for other in g.clockwise(first) if other != seat])
    g.then(call(choose_treasure, seat), call(share_out, others))


def distribute(g: BackstabHeroes, first: Seat) -> None:
    """BH-3.8: to the left, from the first one on."""
    share_out(g, g.clockwise(first))


def share_out(g: BackstabHeroes, queue: tuple[Seat, ...]) -> None:
    """BH-3.8, BH-3.15: each takes one and passes the rest to the left; nothing goes round a second time."""
    if g.offered and queue:
        g.then(call(choose_treasure, queue[0]), call(share_out, queue[1:]))
    else:
        g.then(call(put_away))


def choose_treasure(g: BackstabHeroes, seat: Seat) -> None:
    """BH-3.8: look at all that are left. Who held them before cannot tell any more which are still there."""
    for card in g.offered:
        g.knows[card] = 1 << seat
    if len(g.offered) == 1:
        take(g, seat, (TAKE, g.offered[0]))
    else:
        g.note("look", seat, tuple(g.offered), len(g.offered))
        g.ask(seat, on_offer, then=take, check=why_not_on_offer)


def on_offer(g: BackstabHeroes, seat: Seat) -> list[Chosen]:
    """BH-3.15: one of them; nobody may take none."""
    return each(TAKE, g.offered)


def why_not_on_offer(g: BackstabHeroes, seat: Seat, choice: Any) -> Refusal | None:
    if card_of(choice, TAKE) in g.offered:
        return None
    return Refusal("no-such-treasure", "BH-3.15")


def take(g: BackstabHeroes, seat: Seat, choice: Chosen) -> None:
    """BH-3.15: into the hand; the others do not see which."""
    card = choice[1]
    g.offered.remove(card)
    g.hands[seat].append(card)
    g.count(seat, +1)
    g.note("take", seat, (card,))


def put_away(g: BackstabHeroes) -> None:
    """BH-3.8, BH-3.15: what is left leaves the match, seen only by who held it last."""
    if g.offered:
        g.note("surplus", g.start, n=len(g.offered))
        g.gone += g.offered
        g.offered = []
