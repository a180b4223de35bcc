"""The table of Hero Story, and the verbs by which anything on it changes.

Places at the table: the players come first (0, 1, ...). With two players 2 and 3 are the sidekicks of A and B (HS-6);
in the solo game 1 and 2 are the Vancardians Automaton and Factoryon (HS-8), who count as players.
"""

from __future__ import annotations

from typing import ClassVar, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import CARDS, CLOSED, OWN, PILES, PLAIN, Card, Game, Result, Rival
from heldenrunde.games.hero_story.cards import (
    EVIL,
    GOOD,
    IDENTITIES,
    NUMBERS,
    ability_card,
    ability_of,
    back_of,
    event_of,
)

Counts = tuple[int, int, int]
"""What a played card counts as: suit, value, and 1 if it cannot win."""
VANCARDIANS: Final = ("name-automaton", "name-factoryon")
LEFT_OF_TWO: Final = (3, 2, 0, 1)
"""HS-6.4: clockwise A, B's sidekick, B, A's sidekick."""


class HeroStory(Game):
    layout: ClassVar[dict[str, str]] = {
        "hands": PILES,
        "pile": CARDS,
        "discard": CLOSED,
        "trick": CARDS,
        "taken": CLOSED,
        "aside": CLOSED,
        "looked": CARDS,
        "offered": PILES,
        "tableaus": PILES,
        "identities": PILES,
        "stories": CARDS,
        "old_stories": CLOSED,
        "event_pile": CARDS,
        "event": CARDS,
        "vancardians": CARDS,
        "extra_loves": CARDS,
        "box": CLOSED,
        "players": PLAIN,
        "solo": PLAIN,
        "difficulty": PLAIN,
        "rounds": PLAIN,
        "round": PLAIN,
        "dealer": PLAIN,
        "vp": PLAIN,
        "supply": PLAIN,
        "general": PLAIN,
        "charged": PLAIN,
        "removed": PLAIN,
        "tally": PLAIN,
        "target": PLAIN,
        "lent": PLAIN,
        "sides": PLAIN,
        "masks": OWN,
        "owed": PLAIN,
        "open_hands": PLAIN,
        "lacks": PLAIN,
        "wanted": PLAIN,
        "revealed": PLAIN,
        "number": PLAIN,
        "leader": PLAIN,
        "led": PLAIN,
        "trump": PLAIN,
        "jammed": PLAIN,
        "lowest": PLAIN,
        "forced": PLAIN,
        "who": PLAIN,
        "counts": PLAIN,
        "said": PLAIN,
        "saying": PLAIN,
        "puppet": PLAIN,
        "winner": PLAIN,
        "holder": PLAIN,
        "winners": PLAIN,
        "tricks": PLAIN,
    }
    __slots__ = (*layout, "on")

    hands: list[list[Card]]
    """Per place; where it matters, what came last stands last."""
    pile: list[Card]
    """The draw pile; its top card stands last."""
    discard: list[Card]
    trick: list[Card]
    """In the order played."""
    taken: list[list[Card]]
    """The tricks before each player, one after the other; all have as many cards as there are places."""
    aside: list[Card]
    """Tricks of sidekicks, and tricks that were discarded."""
    looked: list[Card]
    """Off the draw pile, to choose from."""
    offered: list[list[Card]]
    """Story cards to choose from."""
    tableaus: list[list[Card]]
    """Per player the personality, the story cards in the order of the rounds, and in round 5 the identity."""
    identities: list[list[Card]]
    stories: list[Card]
    old_stories: list[Card]
    event_pile: list[Card]
    event: list[Card]
    vancardians: list[Card]
    """The deck of the solo game; in a round its top card lies open."""
    extra_loves: list[Card]
    """The extra Love cards of the solo game."""
    box: list[Card]
    """Out of the match."""
    players: int
    """Without sidekicks, with Vancardians."""
    solo: bool
    difficulty: str
    rounds: int
    """How many are played."""
    round: int
    dealer: Seat
    vp: list[int]
    supply: list[int]
    """Stamina in each player's supply, without what lies on abilities."""
    general: int
    """Stamina nobody has."""
    charged: list[int]
    """Per ability, how many charges were filled this round."""
    removed: list[int]
    """Per ability, how many of them were removed again."""
    tally: list[int]
    """Per ability, what counts up in a round: VP it gave, tricks lost in a row, whether it was used."""
    target: list[int]
    """Per ability, what was named when it was charged: a player, a suit, a number; -1 for nothing."""
    lent: int
    """The ability whose charges Doppelganger fills; 0 for none."""
    sides: list[str]
    """good, evil, or "" while nobody may know it."""
    masks: list[str]
    """What the sides of the people really are."""
    owed: list[int]
    """VP that a player gets if found to be good when the masks fall (Masquerade)."""
    open_hands: list[bool]
    lacks: list[int]
    """Per player, the suits that none of the hidden cards can be of, as bits: all saw that they were not followed."""
    wanted: list[Seat]
    revealed: list[Card]
    """Solo: own cards that an effect revealed."""
    number: int
    """Of the trick, 1 to 8."""
    leader: Seat
    led: int
    """The suit led; -1 before the lead."""
    trump: int
    """Of the round; -1 for none."""
    jammed: bool
    """No trump in this trick."""
    lowest: bool
    """The lowest value wins in this trick."""
    forced: Seat
    """Who wins this trick whatever is played; -1 for nobody."""
    who: list[Seat]
    """Who played the cards of the trick."""
    counts: list[Counts]
    said: list[tuple[int, ...]]
    """Per card of the trick what was declared with it: ability, choice, ability, choice ..."""
    saying: list[int]
    """What the player to move has declared so far."""
    puppet: bool
    """The next card is played at random."""
    winner: Seat
    """Of the current trick; -1 until it is found."""
    holder: Seat
    """Who gets the trick; -1 for nobody."""
    winners: list[Seat]
    """Of the tricks of this round."""
    tricks: list[int]
    """How many each player holds."""
    on: list[int]
    """Derived: per player the abilities that work now, as bits."""

    def clone(self) -> HeroStory:
        new = HeroStory()
        self.copy_game(new)
        new.hands = [hand[:] for hand in self.hands]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.trick = self.trick[:]
        new.taken = [taken[:] for taken in self.taken]
        new.aside = self.aside[:]
        new.looked = self.looked[:]
        new.offered = [offered[:] for offered in self.offered]
        new.tableaus = [tableau[:] for tableau in self.tableaus]
        new.identities = [identities[:] for identities in self.identities]
        new.stories = self.stories[:]
        new.old_stories = self.old_stories[:]
        new.event_pile = self.event_pile[:]
        new.event = self.event[:]
        new.vancardians = self.vancardians[:]
        new.extra_loves = self.extra_loves[:]
        new.box = self.box[:]
        new.players = self.players
        new.solo = self.solo
        new.difficulty = self.difficulty
        new.rounds = self.rounds
        new.round = self.round
        new.dealer = self.dealer
        new.vp = self.vp[:]
        new.supply = self.supply[:]
        new.general = self.general
        new.charged = self.charged[:]
        new.removed = self.removed[:]
        new.tally = self.tally[:]
        new.target = self.target[:]
        new.lent = self.lent
        new.sides = self.sides[:]
        new.masks = self.masks[:]
        new.owed = self.owed[:]
        new.open_hands = self.open_hands[:]
        new.lacks = self.lacks[:]
        new.wanted = self.wanted[:]
        new.revealed = self.revealed[:]
        new.number = self.number
        new.leader = self.leader
        new.led = self.led
        new.trump = self.trump
        new.jammed = self.jammed
        new.lowest = self.lowest
        new.forced = self.forced
        new.who = self.who[:]
        new.counts = self.counts[:]
        new.said = self.said[:]
        new.saying = self.saying[:]
        new.puppet = self.puppet
        new.winner = self.winner
        new.holder = self.holder
        new.winners = self.winners[:]
        new.tricks = self.tricks[:]
        new.on = self.on[:]
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
        from heldenrunde.games.hero_story.secrets import redeal

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
    def seats(self) -> range:
        """People at the table."""
        return range(1 if self.solo else self.players)

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
        """Is this ability charged now (HS-5.1)?"""
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
        self.charged, self.removed = [0] * NUMBERS, [0] * NUMBERS
        self.tally, self.target = [0] * NUMBERS, [-1] * NUMBERS
        self.lent = 0
        self.owed, self.open_hands = [0] * self.players, [self.solo] * self.players
        self.wanted, self.revealed, self.winners, self.lacks = [], [], [], [0] * self.players
        self.tricks, self.number = [0] * self.players, 0
        self.derive()

    def clear_trick(self) -> None:
        """Nothing lies in the middle, and nothing is declared."""
        self.trick, self.who, self.counts, self.said, self.saying = [], [], [], [], []
        self.led, self.jammed, self.lowest, self.forced = -1, False, False, -1
        self.puppet, self.winner, self.holder = False, -1, -1
