"""The table of Hero Story, and the verbs by which anything on it changes.

Places at the table: the players come first (0, 1, ...). With two players 2 and 3 are the sidekicks of A and B (HS-6);
in the solo game 1 and 2 are the Vancardians Automaton and Factoryon (HS-8), who count as players.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.fields import Closed, Derived, Each, Maybe, Own, PerSeat, Pile, Piles, Public, T, Until
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import Card, Game, Result, Rival
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    EVIL,
    FIRST_IDENTITY,
    GOOD,
    IDENTITIES,
    NUMBERS,
    ability_card,
    ability_of,
    back_of,
    event_of,
)
from heldenrunde.rulebooks.hero_story.fields import LAYOUT, SLOTS, clear_round, clear_trick, copy_fields

Counts = tuple[int, int, int]
"""What a played card counts as: suit, value, and 1 if it cannot win."""
VANCARDIANS: Final = ("name-automaton", "name-factoryon")
LEFT_OF_TWO: Final = (3, 2, 0, 1)
"""HS-6.4: clockwise A, B's sidekick, B, A's sidekick."""

# Of what there is one each, and what lasts how long.
PerPlayer = Annotated[list[T], Each("players")]
PerAbility = Annotated[list[T], Each("abilities")]
PlayerPiles = Annotated[Piles, Each("players")]
Round = Annotated[Public[T], Until("round")]
Trick = Annotated[Public[T], Until("trick")]


class HeroStory(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    hands: Annotated[Piles, Each("places")]
    """Where it matters, what came last stands last."""
    pile: Pile
    """The draw pile; its top card stands last."""
    discard: Closed[list[Card]]
    """Playing cards that were discarded."""
    trick: Annotated[Pile, Until("trick")]
    """In the order played."""
    taken: Closed[PerPlayer[list[Card]]]
    """The tricks before each player, one after the other; all have as many cards as there are places."""
    aside: Closed[list[Card]]
    """Tricks of sidekicks, and tricks that were discarded."""
    looked: Pile
    """Off the draw pile, to choose from."""
    offered: PlayerPiles
    """Story cards to choose from."""
    tableaus: PlayerPiles
    """The personality, the story cards in the order of the rounds, and in round 5 the identity."""
    identities: PlayerPiles
    """The identities that each player has been dealt."""
    stories: Pile
    """The pile of story cards; its top card stands last."""
    old_stories: Closed[list[Card]]
    """Story cards that nobody has any more."""
    event_pile: Pile
    """Events to come; the next one stands last."""
    event: Pile
    """The event of this round, if any."""
    vancardians: Pile
    """The deck of the solo game; in a round its top card lies open."""
    extra_loves: Pile
    """The extra Love cards of the solo game."""
    box: Closed[list[Card]]
    """Out of the match."""
    players: Public[int]
    """Without sidekicks, with Vancardians."""
    solo: Public[bool]
    """One person plays against two Vancardians."""
    difficulty: Public[str]
    """Of the solo game: easy, normal or hard."""
    rounds: Public[int]
    """How many are played."""
    round: Public[int]
    """From 1."""
    dealer: Public[Seat]
    """Who deals in this round."""
    vp: Public[PerPlayer[int]]
    """Victory points."""
    supply: Public[PerPlayer[int]]
    """Stamina in each player's supply, without what lies on abilities."""
    general: Public[int]
    """Stamina nobody has."""
    charged: Round[PerAbility[int]]
    """How many charges were filled this round."""
    removed: Round[PerAbility[int]]
    """How many of them were removed again."""
    tally: Round[PerAbility[int]]
    """What counts up in a round: VP it gave, tricks lost in a row, whether it was used."""
    target: Round[PerAbility[Maybe[int]]]
    """What was named when it was charged: a player, a suit, a number; -1 for nothing."""
    lent: Round[int]
    """The ability whose charges Doppelganger fills; 0 for none."""
    sides: Public[PerPlayer[str]]
    """good, evil, or "" while nobody may know it."""
    masks: Own[PerSeat[str]]
    """What the sides of the people really are."""
    owed: Round[PerPlayer[int]]
    """VP that a player gets if found to be good when the masks fall (Masquerade)."""
    open_hands: Round[PerPlayer[bool]]
    """Whose hand lies open in this round."""
    lacks: Round[PerPlayer[int]]
    """The suits that none of the hidden cards can be of, as bits: all saw that they were not followed."""
    wanted: Round[list[Seat]]
    """Those with the most victory points, while the event Bounty lasts."""
    revealed: Round[list[Card]]
    """Solo: own cards that an effect revealed."""
    number: Round[int]
    """Of the trick, 1 to 8."""
    leader: Public[Seat]
    """Who leads the trick."""
    led: Trick[Maybe[int]]
    """The suit led; -1 before the lead."""
    trump: Public[int]
    """Of the round; -1 for none."""
    jammed: Trick[bool]
    """No trump in this trick."""
    lowest: Trick[bool]
    """The lowest value wins in this trick."""
    forced: Trick[Maybe[Seat]]
    """Who wins this trick whatever is played; -1 for nobody."""
    who: Trick[list[Seat]]
    """Who played the cards of the trick."""
    counts: Trick[list[Counts]]
    """Per card of the trick what it counts as: suit, value, and 1 if it cannot win."""
    said: Trick[list[tuple[int, ...]]]
    """Per card of the trick what was declared with it: ability, choice, ability, choice ..."""
    saying: Trick[list[int]]
    """What the player to move has declared so far."""
    winner: Trick[Maybe[Seat]]
    """Of the current trick; -1 until it is found."""
    holder: Trick[Maybe[Seat]]
    """Who gets the trick; -1 for nobody."""
    winners: Round[list[Seat]]
    """Of the tricks of this round."""
    tricks: Round[PerPlayer[int]]
    """How many each player holds."""
    on: Derived[PerPlayer[int]]
    """The abilities that work now, as bits."""

    def clone(self) -> HeroStory:
        new = HeroStory()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def derive(self) -> None:
        self.on = [self.working(seat) for seat in range(self.players)]

    def working(self, seat: Seat) -> int:
        """HS-5.1: what is charged, and the identity, which needs no charge."""
        found = 0
        for number in [ability_of(card) for card in self.tableaus[seat]]:
            if number in IDENTITIES or self.charged[number] > self.removed[number]:
                found |= 1 << number
        return found

    def redeal(self, seat: Seat, chance: Chance) -> None:
        from heldenrunde.rulebooks.hero_story.secrets import redeal

        redeal(self, seat, chance)

    def back(self, card: Card) -> int:
        return back_of(card)

    def result(self) -> Result:
        """HS-7.1: most VP wins, ties share. Solo (HS-8.8): more than each Vancardian, or nobody has won."""
        places = [1 + len([other for other in self.vp if other > vp]) for vp in self.vp]
        if self.solo:
            rivals = [Rival(name, self.vp[place], places[place]) for place, name in enumerate(VANCARDIANS, 1)]
            return Result([0] if self.vp[0] > max(self.vp[1:]) else [], self.vp[:1], places[:1], tuple(rivals))
        return Result([seat for seat, place in enumerate(places) if place == 1], self.vp[:], places)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """People at the table."""
        return clockwise(0, 1 if self.solo else self.players)

    @property
    def sidekicks(self) -> bool:
        return self.players == 2

    def left_of(self, place: Seat) -> Seat:
        """The next place clockwise."""
        return LEFT_OF_TWO[place] if self.players == 2 else (place + 1) % self.players

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other players, from the left neighbour on."""
        return clockwise(seat, self.players)[1:]

    def in_turn(self) -> list[Seat]:
        """People in turn order, from the dealer's left."""
        return [0] if self.solo else [*self.others(self.dealer), self.dealer]

    def from_leader(self) -> tuple[Seat, ...]:
        """Players clockwise from the trick's leader."""
        return clockwise(self.leader, self.players)

    def has(self, seat: Seat, number: int) -> bool:
        """Is this ability charged now (HS-5.1)? Of most nobody has any charge; an identity needs none."""
        if number < FIRST_IDENTITY and self.charged[number] == self.removed[number]:
            return False
        return bool(self.on[seat] >> number & 1)

    def charges(self, number: int) -> int:
        """Charges that lie on an ability now."""
        return self.charged[number] - self.removed[number]

    def is_good(self, seat: Seat) -> bool:
        """Vancardians always are (HS-8.2)."""
        return self.masks[seat] == GOOD if seat < len(self.masks) else True

    def is_evil(self, seat: Seat) -> bool:
        return not self.is_good(seat)

    def happening(self, number: int) -> bool:
        """Is this the event of the round?"""
        return bool(self.event) and event_of(self.event[0]) == number

    # -- telling -----------------------------------------------------------------------------------------------------

    def voice(self, place: Seat) -> Seat:
        """The seat of a place; those without one have a number: -1, -2 the Vancardians, -3, -4 the sidekicks."""
        return -place if self.solo else place if place < self.players else -1 - place

    def tell(
        self,
        what: str,
        place: Seat,
        cards: tuple[Card, ...] = (),
        n: int = 0,
        name: str = "",
        rule: str = "",
        to: tuple[Seat, ...] = (),
        on: tuple[Card, ...] = (),
        m: int = 0,
    ) -> None:
        """An event of any place, and about any places."""
        if self.events is not None:
            self.note(what, self.voice(place), cards, n, name, rule, tuple([self.voice(x) for x in to]), on, m)

    # -- verbs: points and stamina -----------------------------------------------------------------------------------

    def gain_vp(self, seat: Seat, n: int, why: tuple[Card, ...], rule: str = "") -> None:
        """HS-5.3, HS-5.9: at once, and never below 0."""
        n = max(n, -self.vp[seat])
        if n:
            self.vp[seat] += n
            self.tell("vp", seat, why, n, rule=rule)

    def gain_stamina(self, seat: Seat, n: int, why: tuple[Card, ...] = (), rule: str = "") -> None:
        """HS-1.3, HS-5.4: for good, as far as the general supply goes."""
        n = min(n, self.general)
        if n:
            self.general -= n
            self.supply[seat] += n
            self.note("stamina", seat, why, n, rule=rule)

    def charge(self, seat: Seat, number: int, price: int, to: tuple[Seat, ...] = ()) -> None:
        """HS-2.5: one charge more on an ability, and on whom it is."""
        self.supply[seat] -= price
        self.charged[number] += 1
        self.on[seat] |= 1 << number
        self.tell("charge", seat, (ability_card(number),), self.charged[number], to=to)

    def take_off(self, seat: Seat, number: int, price: int) -> None:
        """HS-2.6, HS-5.4: a charge less; its stamina goes to the supply. What was lent is gone."""
        self.removed[number] += 1
        if self.lent != number:
            self.supply[seat] += price
        if self.charged[number] == self.removed[number]:
            self.on[seat] &= ~(1 << number)

    def lose_stamina(self, seat: Seat, why: tuple[Card, ...]) -> None:
        """HS-5.4: 1 stamina of the supply is lost for good."""
        self.supply[seat] -= 1
        self.general += 1
        self.note("lose-stamina", seat, why, 1)

    def switch_side(self, seat: Seat, why: tuple[Card, ...], rule: str = "") -> None:
        self.masks[seat] = EVIL if self.masks[seat] == GOOD else GOOD
        if self.sides[seat]:
            self.sides[seat] = self.masks[seat]
        self.note("switch", seat, why, name=self.sides[seat] or "secret", rule=rule)

    def clear_round(self) -> None:
        """HS-4.4: nothing is charged any more, and nothing of the round is remembered."""
        clear_round(self, abilities=NUMBERS, players=self.players)
        self.open_hands = [self.solo] * self.players
        self.derive()

    def clear_trick(self) -> None:
        """Nothing lies in the middle, and nothing is declared."""
        clear_trick(self)
