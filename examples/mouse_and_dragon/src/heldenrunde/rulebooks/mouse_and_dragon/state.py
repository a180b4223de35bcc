"""The table of Mouse and Dragon, and the verbs by which anything on it changes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from heldenrunde.rulebooks.mouse_and_dragon.fields import LAYOUT, SLOTS, copy_fields

from heldenrunde.core.fields import PerSeat, Pile, Piles, Public, T, Until
from heldenrunde.core.flow import Seat
from heldenrunde.core.game import EVERYBODY, Card, Game, Result

# What lasts how long.
Duel = Annotated[Public[T], Until("duel")]


class MouseAndDragon(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    hands: Piles
    """The cards in each hand."""
    camp: Pile
    """Two cards that lie open and can be swapped for."""
    laid: Annotated[Piles, Until("duel")]
    """The card that each has laid in this duel."""
    won: Piles
    """The cards that each has won."""
    coins: Public[PerSeat[int]]
    """Of each player."""
    paid: Duel[PerSeat[int]]
    """The coins that each adds to the strength of their card."""
    swapped: Duel[PerSeat[bool]]
    """Who has swapped in this duel."""
    challenger: Public[Seat]
    """Who lays first."""

    def clone(self) -> MouseAndDragon:
        new = MouseAndDragon()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def result(self) -> Result:
        """MD-5.1, MD-5.2, MD-5.3: most cards won, then most coins left; who has as much of both shares the place."""
        worth = [(len(self.won[seat]), self.coins[seat]) for seat in (0, 1)]
        places = [1 if worth[seat] == max(worth) else 2 for seat in (0, 1)]
        return Result([seat for seat in (0, 1) if places[seat] == 1], [len(cards) for cards in self.won], places)

    # -- verbs -------------------------------------------------------------------------------------------------------

    def deal(self, seat: Seat, cards: list[Card]) -> None:
        self.hands[seat] = cards
        for card in cards:
            self.show(card, 1 << seat)
        self.note("deal", seat, tuple(cards))

    def swap(self, seat: Seat, card: Card, other: Card) -> None:
        """Everybody sees what goes into the camp, and remembers what was taken from there."""
        self.hands[seat][self.hands[seat].index(card)] = other
        self.camp[self.camp.index(other)] = card
        self.show(card)
        self.swapped[seat] = True
        self.note("swap", seat, (card,), on=(other,))

    def lay(self, seat: Seat, card: Card, coins: int) -> None:
        self.hands[seat].remove(card)
        self.laid[seat] = [card]
        self.knows[card] = EVERYBODY
        self.coins[seat] -= coins
        self.paid[seat] = coins
        self.note("boost" if coins else "lay", seat, (card,), n=coins)

    def look(self, seat: Seat, at: Seat) -> None:
        """A seat sees the hand of the other one."""
        for card in self.hands[at]:
            self.show(card, 1 << seat)
        self.note("look", seat, tuple(self.hands[at]), to=(at,))

    def gain(self, seat: Seat, coins: int, rule: str) -> None:
        self.coins[seat] += coins
        self.note("gain", seat, n=coins, rule=rule)
