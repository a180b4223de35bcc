"""The table of KAPOW!, and the verbs by which anything on it changes.

A place is where somebody plays: first the seats, then the automata. A side is one place, or a team of two.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.fields import Each, Maybe, Own, PerSeat, Public, T, Until
from heldenrunde.core.flow import Seat, clockwise
from heldenrunde.core.game import Card, Game, Result, Rival
from heldenrunde.rulebooks.kapow.cards.boards import DIE_THING, FACE_THING, sorted_faces
from heldenrunde.rulebooks.kapow.cards.catalogue import (
    ACTION,
    BARE,
    BLANK,
    CHARACTERS,
    COLOURED,
    FACES,
    OF_COLOUR,
    TRAITS,
)
from heldenrunde.rulebooks.kapow.fields import LAYOUT, SLOTS, copy_fields

FIRST: Final = "first"
DUEL: Final = "duel"
TEAMS: Final = "teams"
SOLO: Final = "solo"
COOP: Final = "coop"
NOBODY: Final = -1
UNPLACED: Final = -1
DRAW: Final = 2
Supply = tuple[int, ...]
"""How many are left: trait dice in the order of TRAITS, action dice, faces in the order of FACES."""
ACTIONS: Final = len(TRAITS)
FIRST_FACES: Final = ACTIONS + 1
PARTNERS: Final = ((1,), (0,), (3,), (2,))
"""Of four places; nobody plays together with an automaton."""

# Of what there is one each, and what lasts how long.
PerPlace = Annotated[list[T], Each("places")]
PerSide = Annotated[list[T], Each("sides")]
Round = Annotated[Public[T], Until("round")]
Behind = Annotated[Own[PerSeat[T]], Until("round")]
"""Behind the screen of a seat."""


class Kapow(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    __slots__ = SLOTS

    mode: Public[str]
    """first, duel, teams, solo or coop."""
    players: Public[int]
    """How many seats there are; the places behind them are automata."""
    limit: Public[int]
    """After so many rounds the match is decided by health (KP-5.3)."""
    level: Public[int]
    """How strong automata are (KP-8.11): -1 easy, 0 normal, 1 hard."""
    round: Public[int]
    """From 1."""
    phase: Public[str]
    """set-up, choose, attack, power-up, follow-up, clean-up or over."""
    marker: Public[int]
    """The side that has the starting-player marker."""
    winner: Public[Maybe[int]]
    """The side that has won, DRAW, or NOBODY yet."""
    characters: Public[PerPlace[int]]
    """NO_CHARACTER in a first game."""
    health: Public[PerSide[int]]
    """Of each side; 0 or less: it has lost."""
    most: Public[PerSide[int]]
    """The starting health of each side: nobody is healed above it (KP-6.5)."""
    dice: Public[PerPlace[tuple[str, ...]]]
    """Of each place, every die as a word: its colour, then its six faces."""
    pools: Public[PerPlace[str]]
    """The faces that are on no die, sorted."""
    supplies: Public[list[Supply]]
    """One for all, or one per team (KP-7.1)."""
    tokens: Public[PerPlace[int]]
    """Time tokens."""
    alliances: Public[PerSide[tuple[int, ...]]]
    """The alliance cards of each side, by number."""
    ready: Round[PerSeat[bool]]
    """Finished with this phase."""
    announced: Round[PerPlace[tuple[int, ...]]]
    """The boxes of immediate abilities that were announced this round; -1 for Rewind."""
    named: Round[PerPlace[Maybe[int]]]
    """The ability that Leak has named."""
    up: Round[PerPlace[tuple[int, ...]]]
    """Since the reveal: which place of each die lies on top; 0 if the die shows nothing any more."""
    boxes: Round[PerPlace[tuple[int, ...]]]
    """Since the reveal: the box in which each die lies."""
    picks: Round[PerPlace[tuple[int, ...]]]
    """Since the reveal: the chosen abilities, one with several filled sections several times."""
    rows: Round[PerPlace[tuple[tuple[int, int], ...]]]
    """What an automaton has chosen: the row and its entry."""
    aims: Round[PerPlace[int]]
    """Since the reveal: the opponent of this round (KP-7.5)."""
    lying: Public[PerSide[int]]
    """Since the reveal: which alliance cards are turned round, as bits (KP-7.8)."""
    dulled: Round[PerPlace[int]]
    """What Charm takes off its attack."""
    struck: Round[PerPlace[tuple[int, ...]]]
    """The base attacks triggered this round."""
    strength: Round[PerPlace[int]]
    """The highest total attack made this round; of an automaton, until it attacks, the sum of its rows."""
    guard: Round[PerPlace[Maybe[int]]]
    """The base defence that counts; NOBODY: none, or not said yet."""
    defence: Round[PerPlace[Maybe[int]]]
    """The total defence of this round; NOBODY before it was triggered."""
    owed: Round[PerPlace[int]]
    """The faces that Standing Ovations give when powering up."""
    gained: Round[PerPlace[int]]
    """The dice gained this round."""
    healed: Round[PerPlace[int]]
    """The health gained this round."""
    struck_before: Public[PerPlace[bool]]
    """Did it attack in the previous round?"""
    rolled: Behind[tuple[int, ...]]
    """Behind the screen: which place of each die lies on top."""
    laid: Behind[tuple[int, ...]]
    """Behind the screen: the box in which each die lies."""
    stage: Behind[tuple[int, ...]]
    """Behind the screen: what a player has begun (see placing); empty: nothing."""
    turned: Own[PerSeat[int]]
    """Behind the screen: which alliance cards are turned round, as bits; the same for both of a team."""
    aim: Own[PerSeat[int]]
    """Whom the arrow behind the screen points at."""
    plan: Behind[tuple[str, ...]]
    """The dice as a player arranges them in clean-up."""

    def clone(self) -> Kapow:
        new = Kapow()
        self.copy_game(new)
        copy_fields(self, new)
        return new

    def redeal(self, seat: Seat, chance: Chance) -> None:
        from heldenrunde.rulebooks.kapow.secrets import redeal

        redeal(self, seat, chance)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """KP-7.8: inside a team nothing is secret."""
        return PARTNERS[seat] if self.teams() else ()

    def result(self) -> Result:
        """KP-3.4, KP-7.7: the side that is left wins, together; automata that win come first, too."""
        n, won = self.players, [self.winner in (self.side_of(place), DRAW) for place in self.places]
        ranks = [1 if first else 1 + sum(won) for first in won]
        left = [max(0, self.health[self.side_of(place)]) for place in self.places]
        names = [f"card-{CHARACTERS[character].id}" for character in self.characters[n:]]
        rivals = [Rival(*rival) for rival in zip(names, left[n:], ranks[n:], strict=True)]
        return Result([seat for seat in range(n) if won[seat]], left[:n], ranks[:n], tuple(rivals))

    # -- words of the rulebook ---------------------------------------------------------------------------------------

    @property
    def places(self) -> range:
        return range(len(self.dice))

    @property
    def seats(self) -> tuple[Seat, ...]:
        return clockwise(0, self.players)

    def automaton(self, place: int) -> bool:
        return place >= self.players

    def side_of(self, place: int) -> int:
        return place // (len(self.dice) // 2)

    def members(self, side: int) -> range:
        half = len(self.dice) // 2
        return range(side * half, side * half + half)

    def opposite(self, place: int) -> int:
        """Who sits across the table."""
        n = len(self.dice)
        return (place + n // 2) % n

    def in_turn(self) -> list[int]:
        """The sides, from the one with the marker on (KP-1.6)."""
        return [self.marker, 1 - self.marker]

    def supply_of(self, place: int) -> int:
        return self.side_of(place) if len(self.supplies) > 1 else 0

    def face(self, place: int, die: int) -> str:
        """What a die shows since the reveal; its colour, which is no face, if it shows nothing any more (KP-3.14)."""
        return self.dice[place][die][self.up[place][die]]

    def placed(self, place: int) -> list[int]:
        """The dice that lie on abilities."""
        return [die for die, box in enumerate(self.boxes[place]) if box != UNPLACED]

    def showing(self, place: int, face: str) -> int:
        """How many placed dice show this face; a joker counts as nothing else (KP-2.6)."""
        return len([die for die in self.placed(place) if self.face(place, die) == face])

    def has(self, place: int, ability: int) -> bool:
        """Is this ability chosen?"""
        return ability in self.picks[place]

    # -- telling -----------------------------------------------------------------------------------------------------

    def tell(
        self,
        what: str,
        place: int,
        *things: int,
        n: int = 0,
        m: int = 0,
        name: str = "",
        rule: str = "",
        to: tuple[int, ...] = (),
        on: Iterable[int] = (),
    ) -> None:
        """Tell what happened to a place, and what other places and things it is about."""
        if self.events is not None:
            others = tuple([self.voice(other) for other in to])
            cards, more = tuple([Card(thing) for thing in things]), tuple([Card(thing) for thing in on])
            self.note(what, self.voice(place), cards, n, name, rule, others, more, m)

    def tell_side(self, what: str, side: int, *things: int, n: int = 0, m: int = 0, rule: str = "") -> None:
        """Tell what concerns a whole side: its first member, together with the other one."""
        first, *others = self.members(side)
        self.tell(what, first, *things, n=n, m=m, rule=rule, to=tuple(others))

    def voice(self, place: int) -> int:
        """Who is named in the log: a seat; an automaton goes by its character."""
        return place if place < self.players else -1 - self.characters[place]

    def teams(self) -> bool:
        """Are there two on each side?"""
        return len(self.dice) == len(PARTNERS)

    # -- health ------------------------------------------------------------------------------------------------------

    def lose_health(self, place: int, n: int, *by: int, what: str = "lose-health") -> None:
        """KP-3.4, KP-6.5: it hits at once, by an ability or a row; at 0 or less the match is over."""
        if n <= 0 or self.over:
            return
        side = self.side_of(place)
        self.health[side] -= n
        self.tell_health(what, place, *by, n=n)
        if self.health[side] <= 0:
            if self.watched:
                self.moment()  # the blow is seen first; no rule comes between, for the match ends within this one
            self.finish(1 - side)

    def gain_health(self, place: int, n: int, by: int) -> int:
        """KP-6.5: never above the starting health; how much it really was."""
        side = self.side_of(place)
        real = min(n, self.most[side] - self.health[side])
        if real > 0:
            self.health[side] += real
            self.healed[place] += real
            self.tell_health("gain-health", place, by, n=real)
        elif not self.automaton(place):
            self.tell("no-effect", place, by, rule="KP-6.5")
        return real

    def tell_health(self, what: str, place: int, *by: int, n: int) -> None:
        """Tell by what health changed and how much is left; a team has one counter (KP-7.1)."""
        left = max(0, self.health[self.side_of(place)])
        self.tell(what, place, *by, n=n, m=left, name="team" if self.teams() else "")

    def finish(self, winner: int) -> None:
        """KP-3.4, KP-7.7: the others are knocked out."""
        self.winner, self.over, self.phase = winner, True, "over"
        self.tell_side("win", winner, rule="KP-7.7" if self.teams() else "")

    def finish_by_health(self) -> None:
        """KP-5.3: after the last round more health wins; with equal health it is a draw."""
        one, other = self.health
        self.winner, self.over, self.phase = DRAW if one == other else int(other > one), True, "over"
        if self.winner == DRAW:
            self.tell("draw", 0, n=one)
        else:
            self.tell_side("win-by-health", self.winner, n=max(one, other), m=min(one, other))

    # -- dice and faces ----------------------------------------------------------------------------------------------

    def change_supply(self, place: int, index: int, by: int) -> None:
        which = self.supply_of(place)
        old = self.supplies[which]
        self.supplies[which] = (*old[:index], old[index] + by, *old[index + 1 :])

    def left(self, place: int, index: int) -> int:
        return self.supplies[self.supply_of(place)][index]

    def traits_left(self, place: int) -> list[str]:
        """The colours that can be gained (KP-6.7)."""
        return [die[0] for i, die in enumerate(TRAITS) if self.left(place, i)]

    def faces_left(self, place: int, joker: bool) -> list[str]:
        """The types of faces that can be gained (KP-6.4, KP-6.7)."""
        left = self.supplies[self.supply_of(place)][FIRST_FACES:]
        return [face for face, n in zip(FACES, left, strict=True) if n and (joker or face in COLOURED)]

    def gain_trait(self, place: int, colour: str) -> None:
        """KP-6.2: usable from the next round."""
        self.change_supply(place, TRAITS.index(OF_COLOUR[colour]), -1)
        self.dice[place] += (OF_COLOUR[colour],)
        self.gained[place] += 1
        self.tell("gain-die", place, DIE_THING[colour], rule=self.gaining_rule(place))

    def gain_action(self, place: int) -> None:
        """KP-6.4: an action die comes without faces."""
        if self.left(place, ACTIONS):
            self.change_supply(place, ACTIONS, -1)
            self.dice[place] += (BARE,)
            self.gained[place] += 1
            self.tell("gain-die", place, DIE_THING[ACTION], rule=self.gaining_rule(place))

    def gain_face(self, place: int, face: str) -> None:
        """KP-6.2: it waits in the pool for the clean-up."""
        self.change_supply(place, FIRST_FACES + FACES.index(face), -1)
        self.pools[place] = sorted_faces(self.pools[place] + face)
        self.tell("gain-face", place, FACE_THING[face], rule=self.gaining_rule(place))

    def gaining_rule(self, place: int) -> str:
        """Who defends gains faces at once, an automaton when it powers up."""
        if self.automaton(place):
            return "KP-8.5"
        return "KP-3.3" if self.phase == "attack" else ""

    def take_off(self, place: int, die: int, side: int) -> str:
        """KP-6.8: take a face off a die, or with die -1 out of the pool; the place on the die is blank now."""
        if die < 0:
            pool = self.pools[place]
            self.pools[place] = pool[:side] + pool[side + 1 :]
            return pool[side]
        word = self.dice[place][die]
        changed = word[:side] + BLANK + word[side + 1 :]
        self.dice[place] = (*self.dice[place][:die], changed, *self.dice[place][die + 1 :])
        return word[side]

    def return_face(self, place: int, face: str) -> None:
        self.change_supply(place, FIRST_FACES + FACES.index(face), 1)
