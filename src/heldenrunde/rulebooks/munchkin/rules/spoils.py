"""MU-3.9, MU-3.12: treasures face up, a cleric's Resurrection, and picking in turn."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, HOARD
from heldenrunde.rulebooks.munchkin.rules.bargain import FIGHTER, HELPER
from heldenrunde.rulebooks.munchkin.rules.costs import ask_hand_cards
from heldenrunde.rulebooks.munchkin.rules.drawing import HOARD_BRINGS, may_lay_out, open_hoard
from heldenrunde.rulebooks.munchkin.state import Munchkin


def share_spoils(g: Munchkin, fighter: Seat, helper: Seat, due: int, share: int, first: str) -> None:
    """MU-3.9: with a helper the treasures are drawn face up. A cleric may take some from the discard pile."""
    g.then(call(share_out, fighter, helper, share, first or FIGHTER))
    if g.has(fighter, "cleric") and resurrectable(g, fighter, due) > 0:
        g.then(call(ask_resurrection, fighter, due))
    else:
        turn_up_treasures(g, fighter, due)


def resurrectable(g: Munchkin, seat: Seat, due: int) -> int:
    """One hand card for each."""
    return min(due, len(g.old_treasures), len(g.hands[seat]))


def ask_resurrection(g: Munchkin, seat: Seat, due: int) -> None:
    """MU-3.9, MU-5.4: instead of drawing face up, for a hand card each."""
    g.ask(seat, resurrections, resurrect, due)


def resurrections(g: Munchkin, seat: Seat, due: int) -> list[int]:
    return list(range(resurrectable(g, seat, due) + 1))


def resurrect(g: Munchkin, seat: Seat, n: int, due: int) -> None:
    """Resurrection: so many from the top of the discard pile, then one hand card discarded for each."""
    found = [g.old_treasures.pop() for _ in range(n)]
    if found:
        g.note("resurrect", seat, tuple(found), n)
    more = sum([lay_open(g, seat, card) for card in found])
    g.then(call(turn_up_treasures, seat, due - n + more), call(ask_hand_cards, seat, n, "MU-5.4"))


def turn_up_treasures(g: Munchkin, seat: Seat, n: int) -> None:
    """MU-3.9: one by one; when all lie there a Hoard among them has done its work (MU-5.16)."""
    card = g.top(False) if n > 0 else None
    if card is None:
        for hoard in [card for card in g.faceup if GROUP[card] == HOARD]:
            g.faceup.remove(hoard)
            g.throw(hoard)
        return
    more = lay_open(g, seat, card)
    if not more:
        g.note("spoils", seat, (card,))
    g.then(call(turn_up_treasures, seat, n - 1 + more))


def lay_open(g: Munchkin, seat: Seat, card: Card) -> int:
    """MU-5.16: onto the common pile; how many more have to follow, because it is a Hoard."""
    if GROUP[card] == HOARD:
        open_hoard(g, seat, card, g.faceup)
        return HOARD_BRINGS
    g.turn_up(card)
    return 0


def share_out(g: Munchkin, fighter: Seat, helper: Seat, left: int, turn: str) -> None:
    """MU-3.12: they pick in turn until the helper has the share; the fighter takes the rest."""
    if not g.faceup:
        return
    if left <= 0:
        rest = tuple(g.faceup)
        take(g, fighter, rest)
        may_lay_out(g, fighter, len(rest))
        return
    picker = fighter if turn == FIGHTER else helper
    g.ask(picker, treasures_shown, pick_treasure, fighter, helper, left, turn)


def treasures_shown(g: Munchkin, seat: Seat, fighter: Seat, helper: Seat, left: int, turn: str) -> list[Card]:
    return g.faceup[:]


def pick_treasure(g: Munchkin, seat: Seat, card: Card, fighter: Seat, helper: Seat, left: int, turn: str) -> None:
    take(g, seat, (card,))
    mine = turn == HELPER
    g.then(call(share_out, fighter, helper, left - 1 if mine else left, FIGHTER if mine else HELPER))
    may_lay_out(g, seat, 1)


def take(g: Munchkin, seat: Seat, cards: tuple[Card, ...], rule: str = "") -> None:
    """From the open into a hand."""
    g.note("pick", seat, cards, len(cards), rule=rule)
    for card in cards:
        g.faceup.remove(card)
        g.to_hand(seat, card)
