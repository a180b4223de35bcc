"""The table of Munchkin, and the verbs by which anything on it changes."""

from __future__ import annotations

from typing import ClassVar, Final

from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import CARDS, EVERYBODY, HEAP, PILES, PLAIN, Card, Game, Result
from heldenrunde.games.munchkin.cards import CHEAT, HIRELING, IS_DOOR, NAME

Cards = tuple[Card, ...]
Foe = tuple[Card, Card]
"""A monster in combat: the card that lies there, and the monster whose text counts (a Mate copies another)."""

PER_SEAT: Final = "hands worn pack traits extras curses"
ON_THE_TABLE: Final = "doors treasures monsters played faceup"
DISCARDED: Final = "old_doors old_treasures"
PUBLIC: Final = (
    "bound level sex dead reborn goal limit faster shared turn number phase passed met grant looted fought sold "
    "switches offers fighter helper forced joined running foes mods side_plus foe_plus yuppie doubles fire "
    "berserk turned stabs owed slain requests refused share first promised chasers target walled die plus "
    "rerolled free divine winners"
)


class Munchkin(Game):
    layout: ClassVar[dict[str, str]] = {
        **dict.fromkeys(PER_SEAT.split(), PILES),
        **dict.fromkeys(ON_THE_TABLE.split(), CARDS),
        **dict.fromkeys(DISCARDED.split(), HEAP),
        **dict.fromkeys(PUBLIC.split(), PLAIN),
    }
    __slots__ = tuple(layout)

    hands: list[list[Card]]
    worn: list[list[Card]]
    """Items in use (MU-5.6)."""
    pack: list[list[Card]]
    """Items carried and not in use; one-shots on the table too."""
    traits: list[list[Card]]
    """Races, classes, Half-Breed and Super Munchkin."""
    extras: list[list[Card]]
    """Cheat! and the Hireling."""
    curses: list[list[Card]]
    """Lasting curses in front of their victims (MU-5.10)."""
    doors: list[Card]
    treasures: list[Card]
    old_doors: list[Card]
    """The discard pile of the doors; the top lies last."""
    old_treasures: list[Card]
    monsters: list[Card]
    """What the side fights: monsters, and a Mate."""
    played: list[Card]
    """Played into the combat: one-shots, enhancers, Wandering Monsters."""
    faceup: list[Card]
    """Turned up and not yet anywhere: a door, a curse about to hit, treasures to share, a body."""
    bound: list[tuple[Card, Card]]
    """A Cheat! or Hireling and the item that it lets its owner use regardless of all limits."""
    level: list[int]
    sex: list[str]
    dead: list[bool]
    """Until the body is looted (MU-4.3)."""
    reborn: list[bool]
    """A new character without its first cards (MU-4.2)."""
    goal: int
    """The winning level."""
    limit: int
    """The match ends after so many rounds (MU-6.4)."""
    faster: bool
    shared: bool
    turn: Seat
    """The active player."""
    number: int
    """Of the turn, from 1."""
    phase: str
    passed: int
    """Who has passed since the last change, as bits."""
    met: bool
    """A monster was met this turn (MU-2.7)."""
    grant: bool
    """A card grants looting the room all the same (MU-2.7)."""
    looted: bool
    """The room was looted this turn."""
    fought: bool
    """A combat has just ended."""
    sold: bool
    """The halfling has sold an item at double value this turn."""
    switches: int
    """How often the active player took items into use or out of it this turn."""
    offers: list[int]
    """Trades proposed this turn, per seat."""
    fighter: Seat
    """-1 outside combat."""
    helper: Seat
    forced: bool
    """The helper came because of the Kneepads of Allure."""
    joined: int
    """Who has taken part in this combat, as bits."""
    running: bool
    """The fighter has given up (MU-3.14)."""
    foes: list[Foe]
    mods: list[tuple[Card, Card]]
    """Enhancers, each with the monster it changes (and so its Mate)."""
    side_plus: int
    """One-shots on the side of the players."""
    foe_plus: int
    """One-shots on the side of the monsters."""
    yuppie: int
    """Yuppie Waters drunk in this combat."""
    doubles: int
    """Doppelgangers."""
    fire: bool
    """Fire was thrown at the monsters."""
    berserk: list[int]
    """Cards discarded for berserking in this combat, per seat."""
    turned: list[int]
    """Cards discarded for turning in this combat, per seat."""
    stabs: list[tuple[Seat, Seat]]
    """Thief and victim of every backstab of this combat."""
    owed: int
    """Treasures of monsters that were removed, due with the victory (MU-3.9)."""
    slain: list[tuple[int, int]]
    """Levels and treasures of monsters that a card has killed."""
    requests: list[int]
    """How often each seat was asked for help since the last change."""
    refused: list[tuple[Seat, int, str, tuple[Card, ...]]]
    """Terms refused since the last change."""
    share: int
    """How many treasures the helper gets."""
    first: str
    """Who picks first: fighter or helper."""
    promised: list[Card]
    """Items that go to the helper on victory."""
    chasers: list[Foe]
    """The monsters that the runner has not dealt with yet."""
    target: int
    """Which of them the runner faces; -1: not chosen."""
    walled: list[Seat]
    """Who stands behind an Instant Wall, or ran while the Hireling did not."""
    die: int
    """0: no roll lies on the table."""
    plus: int
    """Cards of a wizard's flight added to this roll."""
    rerolled: bool
    """The halfling has had the second roll against this monster."""
    free: bool
    """Escaped without a roll, or by a card after it."""
    divine: int
    """Divine Interventions drawn into opening hands."""
    winners: list[Seat]

    def clone(self) -> Munchkin:
        new = Munchkin()
        self.copy_game(new)
        new.hands = [pile[:] for pile in self.hands]
        new.worn = [pile[:] for pile in self.worn]
        new.pack = [pile[:] for pile in self.pack]
        new.traits = [pile[:] for pile in self.traits]
        new.extras = [pile[:] for pile in self.extras]
        new.curses = [pile[:] for pile in self.curses]
        new.doors = self.doors[:]
        new.treasures = self.treasures[:]
        new.old_doors = self.old_doors[:]
        new.old_treasures = self.old_treasures[:]
        new.monsters = self.monsters[:]
        new.played = self.played[:]
        new.faceup = self.faceup[:]
        new.bound = self.bound[:]
        new.level = self.level[:]
        new.sex = self.sex[:]
        new.dead = self.dead[:]
        new.reborn = self.reborn[:]
        new.goal = self.goal
        new.limit = self.limit
        new.faster = self.faster
        new.shared = self.shared
        new.turn = self.turn
        new.number = self.number
        new.phase = self.phase
        new.passed = self.passed
        new.met = self.met
        new.grant = self.grant
        new.looted = self.looted
        new.fought = self.fought
        new.sold = self.sold
        new.switches = self.switches
        new.offers = self.offers[:]
        new.fighter = self.fighter
        new.helper = self.helper
        new.forced = self.forced
        new.joined = self.joined
        new.running = self.running
        new.foes = self.foes[:]
        new.mods = self.mods[:]
        new.side_plus = self.side_plus
        new.foe_plus = self.foe_plus
        new.yuppie = self.yuppie
        new.doubles = self.doubles
        new.fire = self.fire
        new.berserk = self.berserk[:]
        new.turned = self.turned[:]
        new.stabs = self.stabs[:]
        new.owed = self.owed
        new.slain = self.slain[:]
        new.requests = self.requests[:]
        new.refused = self.refused[:]
        new.share = self.share
        new.first = self.first
        new.promised = self.promised[:]
        new.chasers = self.chasers[:]
        new.target = self.target
        new.walled = self.walled[:]
        new.die = self.die
        new.plus = self.plus
        new.rerolled = self.rerolled
        new.free = self.free
        new.divine = self.divine
        new.winners = self.winners[:]
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
    def seats(self) -> range:
        return range(len(self.level))

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
        n = len(self.level)
        self.fighter, self.helper, self.forced, self.joined, self.running = -1, -1, False, 0, False
        self.foes, self.mods, self.side_plus, self.foe_plus, self.yuppie, self.doubles = [], [], 0, 0, 0, 0
        self.fire, self.berserk, self.turned, self.stabs, self.owed, self.slain = False, [0] * n, [0] * n, [], 0, []
        self.requests, self.refused, self.share, self.first, self.promised = [0] * n, [], 0, "", []
        self.chasers, self.target, self.walled = [], -1, []
        self.no_roll()

    def no_roll(self) -> None:
        self.die, self.plus, self.rerolled, self.free = 0, 0, False, False

    def win(self, seats: list[Seat]) -> None:
        """The match is over (MU-6.1)."""
        self.winners = sorted(seats)
        for seat in self.winners:
            self.note("win", seat, n=self.level[seat])
        self.over = True
