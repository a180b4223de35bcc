"""The table of Munchkin, and the verbs by which anything on it changes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from heldenrunde.core.fields import Heap, Maybe, PerSeat, Pile, Piles, Public, T, Until
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import EVERYBODY, Card, Game, Result
from heldenrunde.rulebooks.munchkin.cards.catalogue import CHEAT, HIRELING, IS_DOOR, NAME
from heldenrunde.rulebooks.munchkin.fields import LAYOUT, SLOTS, clear_combat, clear_roll, copy_fields

Cards = tuple[Card, ...]
Foe = tuple[Card, Card]
"""A monster in combat: the card that lies there, and the monster whose text counts (a Mate copies another)."""

# What lasts how long.
Turn = Annotated[Public[T], Until("turn")]
Combat = Annotated[Public[T], Until("combat")]
Roll = Annotated[Public[T], Until("roll")]


class Munchkin(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    hands: Piles
    """Doors and treasures in each hand."""
    worn: Piles
    """Items in use (MU-5.6)."""
    pack: Piles
    """Items carried and not in use; one-shots on the table too."""
    traits: Piles
    """Races, classes, Half-Breed and Super Munchkin."""
    extras: Piles
    """Cheat! and the Hireling."""
    curses: Piles
    """Lasting curses in front of their victims (MU-5.10)."""
    doors: Pile
    """The door pile; its top card stands last."""
    treasures: Pile
    """The treasure pile; its top card stands last."""
    monsters: Pile
    """What the side fights: monsters, and a Mate."""
    played: Pile
    """Played into the combat: one-shots, enhancers, Wandering Monsters."""
    faceup: Pile
    """Turned up and not yet anywhere: a door, a curse about to hit, treasures to share, a body."""
    old_doors: Heap
    """The discard pile of the doors; the top lies last."""
    old_treasures: Heap
    """The discard pile of the treasures; the top lies last."""
    bound: Public[list[tuple[Card, Card]]]
    """A Cheat! or Hireling and the item that it lets its owner use regardless of all limits."""
    level: Public[PerSeat[int]]
    """Of each player, from 1."""
    sex: Public[PerSeat[str]]
    """female or male."""
    dead: Public[PerSeat[bool]]
    """Until the body is looted (MU-4.3)."""
    reborn: Public[PerSeat[bool]]
    """A new character without its first cards (MU-4.2)."""
    goal: Public[int]
    """The winning level."""
    limit: Public[int]
    """The match ends after so many rounds (MU-6.4)."""
    faster: Public[bool]
    """Listening at the door, and looting treasures (MU-7.1)."""
    shared: Public[bool]
    """The helper in the winning combat wins, too (MU-7.2)."""
    turn: Public[Seat]
    """The active player."""
    number: Public[int]
    """Of the turn, from 1."""
    phase: Public[str]
    """Of the turn: set-up, start, middle, combat, run, end ..."""
    passed: Public[int]
    """Who has passed since the last change, as bits."""
    met: Turn[bool]
    """A monster was met this turn (MU-2.7)."""
    grant: Turn[bool]
    """A card grants looting the room all the same (MU-2.7)."""
    looted: Turn[bool]
    """The room was looted this turn."""
    fought: Public[bool]
    """A combat has just ended."""
    sold: Turn[bool]
    """The halfling has sold an item at double value this turn."""
    switches: Turn[int]
    """How often the active player took items into use or out of it this turn."""
    offers: Turn[PerSeat[int]]
    """Trades proposed this turn, per seat."""
    fighter: Combat[Maybe[Seat]]
    """-1 outside combat."""
    helper: Combat[Maybe[Seat]]
    """-1 while nobody helps."""
    forced: Combat[bool]
    """The helper came because of the Kneepads of Allure."""
    joined: Combat[int]
    """Who has taken part in this combat, as bits."""
    running: Combat[bool]
    """The fighter has given up (MU-3.14)."""
    foes: Combat[list[Foe]]
    """The monsters in combat: the card that lies there, and the one whose text counts."""
    mods: Combat[list[tuple[Card, Card]]]
    """Enhancers, each with the monster it changes (and so its Mate)."""
    side_plus: Combat[int]
    """One-shots on the side of the players."""
    foe_plus: Combat[int]
    """One-shots on the side of the monsters."""
    yuppie: Combat[int]
    """Yuppie Waters drunk in this combat."""
    doubles: Combat[int]
    """Doppelgangers."""
    fire: Combat[bool]
    """Fire was thrown at the monsters."""
    berserk: Combat[PerSeat[int]]
    """Cards discarded for berserking in this combat, per seat."""
    turned: Combat[PerSeat[int]]
    """Cards discarded for turning in this combat, per seat."""
    stabs: Combat[list[tuple[Seat, Seat]]]
    """Thief and victim of every backstab of this combat."""
    owed: Combat[int]
    """Treasures of monsters that were removed, due with the victory (MU-3.9)."""
    slain: Combat[list[tuple[int, int]]]
    """Levels and treasures of monsters that a card has killed."""
    requests: Combat[PerSeat[int]]
    """How often each seat was asked for help since the last change."""
    refused: Combat[list[tuple[Seat, int, str, tuple[Card, ...]]]]
    """Terms refused since the last change."""
    share: Combat[int]
    """How many treasures the helper gets."""
    first: Combat[str]
    """Who picks first: fighter or helper."""
    promised: Combat[list[Card]]
    """Items that go to the helper on victory."""
    chasers: Combat[list[Foe]]
    """The monsters that the runner has not dealt with yet."""
    target: Combat[Maybe[int]]
    """Which of them the runner faces; -1: not chosen."""
    walled: Combat[list[Seat]]
    """Who stands behind an Instant Wall, or ran while the Hireling did not."""
    die: Roll[int]
    """0: no roll lies on the table."""
    plus: Roll[int]
    """Cards of a wizard's flight added to this roll."""
    rerolled: Roll[bool]
    """The halfling has had the second roll against this monster."""
    free: Roll[bool]
    """Escaped without a roll, or by a card after it."""
    divine: Public[int]
    """Divine Interventions drawn into opening hands."""
    winners: Public[list[Seat]]
    """Empty until the match is won."""

    def clone(self) -> Munchkin:
        new = Munchkin()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def back(self, card: Card) -> int:
        return 0 if IS_DOOR[card] else 1

    def result(self) -> Result:
        """Winners are first; the others follow by level."""
        seats = self.seats
        places = [1 if seat in self.winners else 2 for seat in seats]
        for seat in seats:
            if places[seat] == 2:
                better = [s for s in seats if s not in self.winners and self.level[s] > self.level[seat]]
                places[seat] = 1 + len(self.winners) + len(better)
        return Result(sorted(self.winners), self.level[:], places)

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        return clockwise(0, len(self.level))

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, from the left neighbour on."""
        return clockwise(seat, len(self.level))[1:]

    def has(self, seat: Seat, word: str) -> bool:
        """Does this race, class, Half-Breed or Super Munchkin lie in front of the player?"""
        return word in [NAME[card] for card in self.traits[seat]]

    def cursed(self, seat: Seat, word: str) -> bool:
        """Does this lasting curse lie in front of the player?"""
        return word in [NAME[card] for card in self.curses[seat]]

    def in_combat(self, seat: Seat) -> bool:
        """Fighter and helper, until the monsters are discarded."""
        return self.fighter >= 0 and seat in (self.fighter, self.helper)

    def side(self) -> list[Seat]:
        """Fighter and helper."""
        return [self.fighter] if self.helper < 0 else [self.fighter, self.helper]

    def carried(self, seat: Seat) -> list[Card]:
        """The items on the table, in use or in the pack."""
        return self.worn[seat] + self.pack[seat]

    # -- levels ------------------------------------------------------------------------------------------------------

    def gain_levels(self, seat: Seat, n: int, most: int, rule: str) -> None:
        """Up, but not above a level (MU-6.1)."""
        gained = min(n, most - self.level[seat])
        if gained > 0:
            self.level[seat] += gained
            self.note("level-up", seat, n=gained, m=self.level[seat], rule=rule)
        else:
            self.note("level-same", seat, n=self.level[seat], rule="MU-6.1")

    def lose_levels(self, seat: Seat, n: int, rule: str = "MU-3.10") -> None:
        """Never below 1 (MU-1.4)."""
        lost = min(n, self.level[seat] - 1)
        if lost > 0:
            self.level[seat] -= lost
            self.note("level-down", seat, n=lost, m=self.level[seat], rule=rule)
        elif n > 0:
            self.note("level-same", seat, n=self.level[seat])

    # -- cards -------------------------------------------------------------------------------------------------------

    def top(self, door: bool) -> Card | None:
        """The next card of a deck; an empty one is rebuilt from its discard pile (MU-1.2)."""
        deck = self.doors if door else self.treasures
        if not deck:
            old = self.old_doors if door else self.old_treasures
            if not old:
                return None
            for card in old:
                self.knows[card] = 0
            deck += old
            old.clear()
            self.chance.shuffle("doors" if door else "treasures", deck)
            self.note("reshuffle", self.turn, n=len(deck), name="doors" if door else "treasures")
        return deck.pop()

    def to_hand(self, seat: Seat, card: Card) -> None:
        """A hand is for the eyes of its owner (MU-1.7)."""
        self.hands[seat].append(card)
        self.knows[card] = 1 << seat

    def throw(self, card: Card) -> None:
        """Onto the discard pile of its kind, for all to see."""
        self.knows[card] = EVERYBODY
        (self.old_doors if IS_DOOR[card] else self.old_treasures).append(card)

    def turn_up(self, card: Card) -> None:
        self.knows[card] = EVERYBODY
        self.faceup.append(card)

    def take_away(self, seat: Seat, card: Card) -> Cards:
        """A card leaves a player, from hand or table; what is discarded with it (Cheat!, the Hireling's item)."""
        for piles in (self.hands, self.pack, self.worn, self.traits, self.extras, self.curses):
            pile = piles[seat]
            if card in pile:
                pile.remove(card)
                break
        self.knows[card] = EVERYBODY
        return self.unbind(seat, card) if self.bound else ()

    def unbind(self, seat: Seat, card: Card) -> Cards:
        """Without its item a Cheat! is discarded, and without the Hireling its item.

        Without its Cheat! an item needs a place like all others, and is the last that came there.
        """
        gone: list[Card] = []
        for pair in [pair for pair in self.bound if card in pair]:
            self.bound.remove(pair)
            holder, item = pair
            if card == item and NAME[holder] == CHEAT:
                self.extras[seat].remove(holder)
                gone.append(holder)
            elif card == holder and item in self.worn[seat]:
                self.worn[seat].remove(item)
                if NAME[holder] == HIRELING:
                    gone.append(item)
                else:
                    self.worn[seat].append(item)
        for other in gone:
            self.throw(other)
        return tuple(gone)

    def lose(self, seat: Seat, cards: Cards, rule: str = "", what: str = "discard", on: Cards = (), m: int = 0) -> None:
        """These cards of a player are discarded, and what hangs on them."""
        for card in cards:
            also = self.take_away(seat, card)
            self.throw(card)
            cards += tuple([other for other in also if other not in cards])
        if cards:
            self.note(what, seat, cards, len(cards), rule=rule, on=on, m=m)

    def pass_on(self, seat: Seat, card: Card) -> None:
        """An item goes to somebody else; a Cheat! on it is discarded."""
        gone = self.take_away(seat, card)
        if gone:
            self.note("discard", seat, gone, len(gone))

    def play(self, seat: Seat, card: Card, rule: str = "", to: tuple[Seat, ...] = (), on: Cards = ()) -> None:
        """A card leaves its player and lies in the open, by the combat or about to take effect: on whom or what."""
        self.take_away(seat, card)
        self.note("play", seat, (card,), rule=rule, to=to, on=on, n=len(to), m=len(on))

    # -- combat ------------------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something has changed: everybody may think again (MU-3.7)."""
        self.passed = 0
        if self.fighter >= 0:
            self.requests = [0] * len(self.level)
            self.refused = []

    def no_combat(self) -> None:
        """Nobody fights."""
        clear_combat(self, len(self.level))
        clear_roll(self)

    def no_roll(self) -> None:
        clear_roll(self)

    def win(self, seats: list[Seat]) -> None:
        """The match is over (MU-6.1)."""
        self.winners = sorted(seats)
        for seat in self.winners:
            self.note("win", seat, n=self.level[seat])
        self.over = True
