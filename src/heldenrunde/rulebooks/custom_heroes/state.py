"""The table of Custom Heroes, and the verbs by which anything on it changes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from heldenrunde.core.chance import Chance
from heldenrunde.core.fields import Derived, Inside, Maybe, Own, PerSeat, Pile, Piles, Public, T, Until
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import EVERYBODY, Card, Game, Result
from heldenrunde.rulebooks.custom_heroes.cards import CHARACTERS, KODORA, Face, face_of, kind_of
from heldenrunde.rulebooks.custom_heroes.fields import LAYOUT, SLOTS, clear_trick, copy_fields

Laid = tuple[Seat, int, tuple[Card, ...], int, int]
"""A set of the trick: who, how many cards, which are activated, what size and value it counts as."""

# What lasts how long.
Trick = Annotated[Public[T], Until("trick")]


class CustomHeroes(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    hands: Piles
    """Characters in each hand."""
    reserves: Piles
    """Upgrades behind each screen."""
    inside: Inside
    """Per character, the upgrades in its sleeve, in the order they were slid in."""
    bag: Pile
    """Upgrades that nobody has drawn."""
    trick: Annotated[Pile, Until("trick")]
    """What lies in the current trick; `laid` says which set is whose."""
    played: Pile
    """From earlier tricks of this round."""
    bets: Piles
    """Cards bet with their Kodora, each with 2 VP on it."""
    aside: Pile
    """Not dealt (only in sudden death)."""
    power: Own[PerSeat[int]]
    """Power tokens behind each screen."""
    vp: Public[PerSeat[int]]
    """In front of each player, without what is staked."""
    threshold: Public[int]
    """The victory points from which a match can be won."""
    round: Public[int]
    """From 1."""
    playing: Public[list[Seat]]
    """Who takes part in this round."""
    places: Public[list[Seat]]
    """Who has finished this round, in order."""
    leader: Public[Seat]
    """Who leads the trick; at the end of a round, who leads the next one."""
    last: Public[Seat]
    """Who played the last set of the trick."""
    laid: Trick[list[Laid]]
    """The sets of the trick, in order: who, how many cards, which are activated, size and value."""
    size: Trick[int]
    """Of every set of the trick; 0 before the lead."""
    value: Trick[int]
    """Of the last set, which the next has to beat."""
    mystic: Trick[bool]
    """The last set is an activated Mystic Form."""
    falling: Trick[bool]
    """A Charmanta has turned the order round."""
    spooks: Trick[PerSeat[int]]
    """Activated Spookies riding on this trick, per seat."""
    slid: Public[PerSeat[int]]
    """Upgrades slid in this round that, as far as all can tell, are still in the hand."""
    winner: Public[Maybe[Seat]]
    """-1 until the match is won."""
    faces: Derived[list[Face]]
    """The face of each character with its upgrades."""

    def clone(self) -> CustomHeroes:
        new = CustomHeroes()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def derive(self) -> None:
        self.faces = [face_of(Card(card), inside) for card, inside in enumerate(self.inside)]

    def redeal(self, seat: Seat, chance: Chance) -> None:
        from heldenrunde.rulebooks.custom_heroes.secrets import redeal

        redeal(self, seat, chance)

    def back(self, card: Card) -> int:
        return 0 if card < CHARACTERS else 1

    def result(self) -> Result:
        """The winner is first; the others follow by victory points."""
        others = [seat for seat in self.seats if seat != self.winner]
        places = [1] * len(self.vp)
        for seat in others:
            places[seat] = 2 + sum([1 for other in others if self.vp[other] > self.vp[seat]])
        return Result([self.winner], self.vp[:], places)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return clockwise(0, len(self.vp))

    @property
    def two_players(self) -> bool:
        """A match of two, not the last two of a bigger one (CH-3.6)."""
        return len(self.vp) == 2

    @property
    def sudden_death(self) -> bool:
        return self.round > 6

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, from the left neighbour on."""
        return clockwise(seat, len(self.vp))[1:]

    def with_cards(self) -> list[Seat]:
        return [seat for seat in self.playing if self.hands[seat]]

    # -- verbs -------------------------------------------------------------------------------------------------------

    def clear_trick(self) -> None:
        """Nothing lies there, and the order rises (CH-6.4)."""
        clear_trick(self, len(self.vp))

    def slide(self, seat: Seat, upgrade: Card, card: Card, rule: str = "") -> None:
        """From the reserve into the sleeve of a hand card, for good (CH-4.1)."""
        self.reserves[seat].remove(upgrade)
        self.inside[card] += (upgrade,)
        self.faces[card] = face_of(card, self.inside[card])
        self.slid[seat] += 1
        self.note("slide", seat, (upgrade, card), rule=rule)

    def show_sleeve(self, card: Card, mask: int) -> None:
        """A card is seen with everything that is in its sleeve."""
        self.knows[card] |= mask
        for upgrade in self.inside[card]:
            self.knows[upgrade] |= mask

    def open_cards(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Cards leave the hand face up."""
        for card in cards:
            self.hands[seat].remove(card)
            self.knows[card] = EVERYBODY
            for upgrade in self.inside[card]:
                if self.knows[upgrade] != EVERYBODY:
                    self.knows[upgrade] = EVERYBODY
                    self.slid[seat] = max(0, self.slid[seat] - 1)

    def sleeves(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Cards that lie open, each followed by what is in its sleeve: so they are told to whoever listens."""
        if self.events is None:
            return ()
        return tuple([one for card in cards for one in (card, *self.inside[card])])

    def gain_power(self, seat: Seat, n: int) -> None:
        """For abilities that were not activated (CH-5.2)."""
        if n:
            self.power[seat] += n
            self.note("power", seat, n=n)

    def spend_power(self, seat: Seat, n: int) -> None:
        if n:
            self.power[seat] -= n
            self.note("pay", seat, n=n)

    def change_power(self, seat: Seat, rule: str = "") -> None:
        """Four power make one victory point (CH-5.3)."""
        self.power[seat] -= 4
        self.vp[seat] += 1
        self.note("change", seat, n=1, rule=rule)

    def discard_power(self, seat: Seat) -> None:
        self.power[seat] -= 1
        self.note("discard", seat, n=1)

    def gain_vp(self, seat: Seat, n: int, why: str) -> None:
        if n:
            self.vp[seat] += n
            self.note(why, seat, n=n, m=self.vp[seat])

    def lose_vp(self, seat: Seat, n: int, why: str) -> None:
        if n:
            self.vp[seat] -= n
            self.note(why, seat, n=n, m=self.vp[seat])

    def reward(self, seat: Seat, vp: int, power: int) -> None:
        """Victory points and power for a place (CH-7.3)."""
        self.vp[seat] += vp
        self.power[seat] += power
        self.note("reward", seat, n=vp, m=power)

    def draw_upgrades(self, seat: Seat, n: int, what: str = "draw") -> None:
        """From the bag, as many as are left (CH-1.3)."""
        drawn = tuple([self.bag.pop() for _ in range(min(n, len(self.bag)))])
        for upgrade in drawn:
            self.knows[upgrade] |= 1 << seat
        self.reserves[seat] += drawn
        self.note(what, seat, drawn, len(drawn), rule="" if len(drawn) == n else "CH-1.3")

    def companions(self, card: Card) -> tuple[Card, ...]:
        """The upgrades of a card that have an ability."""
        return tuple([upgrade for upgrade in self.inside[card] if kind_of(upgrade).ability])

    def kodora_in(self, card: Card) -> bool:
        return self.faces[card].ability == KODORA

    def kodora_of(self, seat: Seat) -> Card | None:
        """The player's own Kodora, while it is in the reserve."""
        for upgrade in self.reserves[seat]:
            if kind_of(upgrade).ability == KODORA:
                return upgrade
        return None
