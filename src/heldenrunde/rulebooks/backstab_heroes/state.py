"""The table of Backstab Heroes, and the verbs by which anything on it changes."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.fields import Maybe, Own, PerSeat, Pile, Piles, Public, T, Until
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import EVERYBODY, Card, Game, Result
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import TREASURES, is_action, is_treasure, monster_of
from heldenrunde.rulebooks.backstab_heroes.fields import LAYOUT, SLOTS, copy_fields
from heldenrunde.rulebooks.backstab_heroes.rules.scoring import score

FRONT: Final = "front"
MIDDLE: Final = "middle"
BACK: Final = "back"
NOBODY: Final = -1
NO_CARD: Final = -1

# What lasts how long.
Round = Annotated[Public[T], Until("round")]


class BackstabHeroes(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    hands: Piles
    """With the card laid face down, until it is revealed. What others know of a hand lies first in it."""
    laid: Own[PerSeat[Maybe[int]]]
    """Which card of the hand each player has laid face down, or NO_CARD."""
    facing: Public[PerSeat[int]]
    """How many cards each has laid face down: 0 or 1."""
    looked: Public[PerSeat[int]]
    """Who has seen the rest of each hand while a card was laid, as bits: they may know which one it is."""
    shown: Piles
    """Revealed this round, before their players (BH-3.3)."""
    actions: Pile
    """The action pile; its top card stands last."""
    discard: Pile
    """The discard pile of the action cards."""
    treasures: Pile
    """The treasure pile; its top card stands last."""
    offered: Pile
    """Treasures that are being distributed."""
    gone: Pile
    """Treasures that have left the match."""
    monsters: Pile
    """Those to come; the next one stands last."""
    monster: Pile
    """The one that is fought, if any."""
    fought: Pile
    """Monsters of earlier rounds."""
    unused: Pile
    """Monsters that do not appear in this match."""
    spearhead: Public[Maybe[Seat]]
    """Who stands at the front, or NOBODY."""
    shadows: Public[Maybe[Seat]]
    """Who stands at the back, in the shadows, or NOBODY."""
    hurt: Public[PerSeat[int]]
    """Damage markers before each hero."""
    medals: Public[PerSeat[int]]
    """Medals before each hero."""
    supply: Public[int]
    """Medals that are left."""
    round: Public[int]
    """From 1; in each a monster is fought."""
    start: Public[Seat]
    """Who begins this round."""
    wound: Round[int]
    """Damage on the monster."""
    dealt: Round[PerSeat[int]]
    """By each hero, this round, by whichever card (BH-3.12)."""
    placed: Round[PerSeat[int]]
    """By each hero's attack card, this round."""
    tripped: Round[PerSeat[int]]
    """Tripwires that wait for each hero's attack card."""
    taunted: Round[PerSeat[int]]
    """What a counterattack adds for each hero."""
    attackers: Round[list[Seat]]
    """Whose attack cards were activated this round, in order."""
    poser: Round[Maybe[Seat]]
    """Who played the Show-Off Slash this round, or NOBODY."""
    least: Public[PerSeat[int]]
    """How many treasures everybody can count in each hand, at least (BH-1.6)."""
    most: Public[PerSeat[int]]
    """And at most."""

    def clone(self) -> BackstabHeroes:
        new = BackstabHeroes()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def redeal(self, seat: Seat, chance: Chance) -> None:
        from heldenrunde.rulebooks.backstab_heroes.secrets import redeal

        redeal(self, seat, chance)

    def back(self, card: Card) -> int:
        """BH-1.1, BH-1.2: action cards and treasures look alike; of a monster everybody knows the tier."""
        return 0 if card < TREASURES else 1 + monster_of(card).tier

    def result(self) -> Result:
        """BH-4.1: most points win, ties share the victory."""
        scores = [score(self.hands[seat], self.hurt[seat]) for seat in self.seats]
        places = [1 + sum([1 for other in scores if other > mine]) for mine in scores]
        return Result([seat for seat in self.seats if places[seat] == 1], scores, places)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return clockwise(0, len(self.hurt))

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, from this one on."""
        return clockwise(seat, len(self.hurt))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats but this one, from the left neighbour on."""
        return clockwise(seat, len(self.hurt))[1:]

    def place(self, seat: Seat) -> str:
        return FRONT if seat == self.spearhead else BACK if seat == self.shadows else MIDDLE

    def strength(self) -> int:
        """Of the monster, for this number of heroes."""
        return monster_of(self.monster[0]).strengths[len(self.hurt) - 3]

    def missing(self) -> int:
        """How much damage it still takes to beat the monster."""
        return max(0, self.strength() - self.wound)

    def free(self, seat: Seat) -> list[Card]:
        """The hand without the card that is laid: only these can be looked at or taken."""
        laid = self.laid[seat]
        return [card for card in self.hands[seat] if card != laid]

    def treasures_of(self, seat: Seat) -> list[Card]:
        return [card for card in self.hands[seat] if is_treasure(card)]

    # -- verbs: heroes -----------------------------------------------------------------------------------------------

    def go(self, seat: Seat, where: str) -> None:
        """Take a position, or leave for the middle; its holder is pushed to the middle (BH-2.1, BH-2.2)."""
        if self.place(seat) == where:
            self.note("already-there", seat, name=where)
            return
        pushed: list[Seat] = []
        if self.spearhead == seat:
            self.spearhead = NOBODY
        elif self.shadows == seat:
            self.shadows = NOBODY
        if where == FRONT:
            pushed, self.spearhead = [self.spearhead], seat
        elif where == BACK:
            pushed, self.shadows = [self.shadows], seat
        to = tuple([other for other in pushed if other != NOBODY])
        self.note("move", seat, name=where, to=to, m=len(to))

    def change_places(self, one: Seat, other: Seat) -> None:
        """Each takes over the position of the other."""
        swapped = {one: other, other: one}
        self.spearhead = swapped.get(self.spearhead, self.spearhead)
        self.shadows = swapped.get(self.shadows, self.shadows)
        self.note("move", one, name=self.place(one))
        self.note("move", other, name=self.place(other))

    def take_damage(self, seat: Seat, n: int) -> None:
        self.hurt[seat] += n
        self.note("suffer", seat, n=n, m=self.hurt[seat])

    def heal(self, seat: Seat, n: int) -> None:
        """Lose damage, as far as there is any (BH-3.13)."""
        lost = min(n, self.hurt[seat])
        self.hurt[seat] -= lost
        self.note("heal", seat, n=lost, m=self.hurt[seat])

    def take_medal(self, seat: Seat, why: str, rule: str = "") -> None:
        """While there are any (BH-1.5)."""
        if self.supply:
            self.supply -= 1
            self.medals[seat] += 1
            self.note("medal", seat, name=why, rule=rule)
        else:
            self.note("no-medal", seat)

    def strike(self, seat: Seat, n: int) -> None:
        """Damage on the monster, counted for who dealt it (BH-3.12)."""
        needed = self.missing()
        self.wound += n
        self.dealt[seat] += n
        self.note("strike", seat, n=n, name="" if needed else "more", m=self.missing())

    def take_off(self, seat: Seat, n: int) -> None:
        """Damage of an attack card leaves the monster, and is taken off its dealer (BH-3.12)."""
        lost = min(n, self.placed[seat])
        self.placed[seat] -= lost
        self.wound -= lost
        self.dealt[seat] -= lost
        self.note("stumble", seat, n=lost, name="late", m=self.missing())

    # -- verbs: cards ------------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, n: int, why: str = "draw") -> int:
        """From the action pile, rebuilt from the discard when it is empty (BH-3.10); how many were there?"""
        drawn: list[Card] = []
        while len(drawn) < n:
            if not self.actions:
                if not self.discard:
                    break
                self.rebuild(seat)
            card = self.actions.pop()
            self.knows[card] = 1 << seat
            drawn.append(card)
        if drawn:
            self.hands[seat] += drawn
            self.note(why, seat, tuple(drawn), len(drawn))
        return len(drawn)

    def rebuild(self, seat: Seat) -> None:
        """The discard, shuffled, is the new action pile (BH-3.10)."""
        self.actions, self.discard = self.discard, []
        for card in self.actions:
            self.knows[card] = 0
        self.chance.shuffle("discard", self.actions)
        self.note("reshuffle", seat, n=len(self.actions))

    def play_reaction(self, seat: Seat, card: Card) -> None:
        """From the hand to the discard pile, for all to see (BH-3.11)."""
        self.hands[seat].remove(card)
        self.knows[card] = EVERYBODY
        self.discard.append(card)
        self.most[seat] = min(self.most[seat], len(self.hands[seat]))
        self.note("react", seat, (card,))

    def forget(self, seat: Seat, keep: int, treasures: bool, actions: bool) -> None:
        """A card of this hand is about to leave it unseen: nobody but these can tell any more which ones are there."""
        own = 1 << seat
        for card in self.hands[seat]:
            if actions if is_action(card) else treasures:
                self.knows[card] &= keep | own
        self.sort_hand(seat)

    def sort_hand(self, seat: Seat) -> None:
        """What all know first, then what somebody else knows: so that a gap between known cards betrays nothing."""
        knows, own = self.knows, 1 << seat
        self.hands[seat].sort(key=lambda card: 0 if knows[card] == EVERYBODY else 2 if knows[card] == own else 1)

    def hand_over(self, giver: Seat, taker: Seat, card: Card) -> None:
        """From hand to hand: the two of them know the card, nobody else does."""
        self.hands[giver].remove(card)
        self.hands[taker].append(card)
        self.knows[card] = 1 << giver | 1 << taker
        self.note("hand-over", taker, (card,), to=(giver,))
        self.sort_hand(taker)

    def peek(self, seat: Seat, other: Seat) -> None:
        """Look at another hand."""
        cards = self.free(other)
        for card in cards:
            self.knows[card] |= 1 << seat
        self.looked[other] |= 1 << seat
        self.note("peek", seat, tuple(cards), len(cards), to=(other,))

    def lose_treasure(self, seat: Seat, card: Card) -> None:
        """Out of the match, unseen by the others."""
        self.forget(seat, 0, treasures=True, actions=False)
        self.hands[seat].remove(card)
        self.gone.append(card)
        self.count(seat, -1)
        self.note("lose-treasure", seat, (card,))

    def throw_away(self, seat: Seat, card: Card) -> None:
        """An action card to the discard pile, face down and unseen (BH-3.16)."""
        self.forget(seat, 0, treasures=False, actions=True)
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.note("discard", seat, (card,))

    # -- what everybody can count (BH-1.6) ---------------------------------------------------------------------------

    def count(self, seat: Seat, n: int) -> None:
        """Everybody sees that this hand gains or loses treasures."""
        self.least[seat] = max(0, self.least[seat] + n)
        self.most[seat] = max(0, self.most[seat] + n)

    def count_exactly(self, seat: Seat, n: int) -> None:
        """Everybody learns how many treasures are in this hand."""
        self.least[seat] = self.most[seat] = n

    def count_unseen(self, giver: Seat, taker: Seat) -> None:
        """A card has gone from hand to hand: was it a treasure?"""
        if self.most[giver]:
            self.least[taker] += 1 if self.least[giver] > len(self.hands[giver]) else 0
            self.least[giver] = max(0, self.least[giver] - 1)
            self.most[giver] = min(self.most[giver], len(self.hands[giver]))
            self.most[taker] += 1
