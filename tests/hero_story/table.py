"""A table of Hero Story on which tests play: scenarios read like play, and every choice goes through the match.

    t = Table("T10 B1", "T8 B2", "T3 B3", "T5 B4", on={B: "size-shifter"})
    t.run("A T10; B size-shifter 2; B T8; C T3; D T5")
    assert t.won == A

A card is called by suit and value: B7 Brains, L7 Love, S7 Speed, T7 sTrength. Abilities are called by their ids; `on`
says which are charged, twice for two charges. A step is who, what, and with what: a card, a player, a suit, a number;
`pass` and `done` decline. Cards that are in no hand lie in the draw pile, those named in `pile` on top. Nothing is
shuffled. Whoever is asked and not scripted stops the next step.

The last card of a hand would be played by itself (HS-3.2). So people hold one card more than is named, of the suit of
their last one; nobody ever plays it, and the looks at a hand leave it out. `bare` tables do without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import pytest

from heldenrunde import IllegalChoice, Match
from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import Call, call
from heldenrunde.core.game import EVERYBODY, Card, Event, all_piles
from heldenrunde.core.scene import Text
from heldenrunde.core.views import hear, plain
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    EVENTS,
    GOOD,
    HEARTBREAK,
    IDENTITIES,
    LOVE,
    MONOLOGUING,
    NO_SUIT,
    PERSONALITIES,
    STORIES,
    SUIT,
    SUITS,
    VALUE,
    ability_card,
    ability_of,
    event_card,
)
from heldenrunde.rulebooks.hero_story.rules.charging import first_part, second_part, third_part
from heldenrunde.rulebooks.hero_story.rules.ending import end_of_round
from heldenrunde.rulebooks.hero_story.rules.rounds import after_round, align
from heldenrunde.rulebooks.hero_story.rules.tricks import open_trick, play_tricks
from heldenrunde.rulebooks.hero_story.state import HeroStory
from heldenrunde.texts import words

A, B, C, D, E = range(5)
LETTERS = "ABCDE"
SUIT_LETTERS = "BLST"
NUMBER = {ability.id: number for number, ability in ABILITIES.items()}


def card_of(name: str) -> Card:
    return Card(13 * SUIT_LETTERS.index(name[0]) + int(name[1:]) - 1)


def name_of(card: int) -> str:
    return f"{SUIT_LETTERS[SUIT[card]]}{VALUE[card]}"


def is_card(name: str) -> bool:
    return name[0] in SUIT_LETTERS and name[1:].isdigit()


class Table:
    """A match in the middle of a round, arranged by a test."""

    def __init__(
        self,
        *hands: str,
        seats: int | None = None,
        on: dict[int, str] | None = None,
        own: dict[int, str] | None = None,
        identity: dict[int, str] | None = None,
        sides: str = "",
        target: dict[str, int] | None = None,
        tricks: Sequence[int] | None = None,
        vp: Sequence[int] | None = None,
        supply: Sequence[int] | None = None,
        pile: str = "",
        discard: str = "",
        event: str = "",
        leader: int = A,
        dealer: int | None = None,
        number: int | None = None,
        round: int = 2,
        start: Sequence[Call] | str = "trick",
        falls: dict[str, list[int]] | None = None,
        difficulty: str = "normal",
        bare: bool = False,
    ) -> None:
        """`on`: charged abilities; `own`: those that can be charged; `sides`: g and e; `number`: of the next trick."""
        n = self.n = len(hands) if seats is None else seats
        self.match = Match.new("hero-story", n, 0, difficulty=difficulty)
        g = self.g = cast(HeroStory, self.match.table)
        g.chance = Rigged(falls or {})
        g.clear_trick()
        g.clear_round()
        self.spare: set[Card] = set()
        self.lay_playing_cards(g, hands, tricks or [0] * g.players, pile, discard, bare)
        self.lay_abilities(g, on or {}, own or {}, identity or {})
        for id, x in (target or {}).items():
            g.target[NUMBER[id]] = x
        self.lay_event(g, event)
        g.vp, g.supply = list(vp or [0] * g.players), list(supply or [0] * g.players)
        g.general = 36 - sum(g.supply) - self.on_abilities(g)
        g.masks = ["evil" if side == "e" else GOOD for side in (sides or "g" * n)]
        g.sides = [(g.masks[seat] if start != "charging" else "") if seat < n else GOOD for seat in range(g.players)]
        g.round, g.leader, g.trump = round, leader, NO_SUIT if event == EVENTS[HEARTBREAK - 1] else LOVE
        g.dealer = (leader - 1) % g.players if dealer is None else dealer
        g.number = (9 - len(hands[0].split()) if number is None else number) - 1
        g.winners = [-1] * g.number
        calls = {
            "trick": [call(open_trick), call(end_of_round), call(after_round)],
            "charging": [
                call(first_part),
                call(second_part),
                call(third_part),
                call(align),
                call(play_tricks),
                call(end_of_round),
                call(after_round),
            ],
            "end": [call(end_of_round), call(after_round)],
        }
        g.begin_flow(*(calls[start] if isinstance(start, str) else start))
        g.events = []
        g.run()
        self.cards = Counter(card for heap in all_piles(g) for card in heap)
        assert max(self.cards.values()) == 1
        self.conserved()

    # -- laying the table --------------------------------------------------------------------------------------------

    def lay_playing_cards(
        self, g: HeroStory, hands: Sequence[str], tricks: Sequence[int], pile: str, discard: str, bare: bool
    ) -> None:
        named = [[card_of(name) for name in hand.split()] for hand in hands]
        top, thrown = [card_of(name) for name in pile.split()], [card_of(name) for name in discard.split()]
        used = {card for hand in [*named, top, thrown] for card in hand}
        rest = [Card(card) for card in range(52) if card not in used]
        for card in range(52):
            g.knows[card] = 0
        for hand in [] if bare else [hand for hand in named[: len(g.seats)] if hand]:
            extra = next(card for card in rest if SUIT[card] == SUIT[hand[-1]])
            hand.append(extra)
            rest.remove(extra)
            self.spare.add(extra)
        g.hands = named + [[] for _ in range(len(g.hands) - len(named))]
        for place, hand in enumerate(g.hands):
            for i, card in enumerate(hand):
                open_card = g.solo or (place >= g.players and i < 2)
                g.knows[card] = EVERYBODY if open_card else 1 << place if place < g.players else 0
        size = len(g.hands)
        g.taken, g.tricks = [], list(tricks)
        for held in tricks:
            g.taken.append([rest.pop() for _ in range(held * size)])
        for card in [card for taken in g.taken for card in taken]:
            g.knows[card] = EVERYBODY
        g.discard, g.aside, g.looked, g.trick = thrown, [], [], []
        g.pile = rest + top[::-1]

    def lay_abilities(self, g: HeroStory, on: dict[int, str], own: dict[int, str], identity: dict[int, str]) -> None:
        heaps = (*g.offered, *g.identities, *g.tableaus, g.stories, g.old_stories, g.box)
        for heap in heaps:
            heap.clear()
        g.event_pile.clear()
        for seat in g.seats:
            for id in [*on.get(seat, "").split(), *own.get(seat, "").split()]:
                if ability_card(NUMBER[id]) not in g.tableaus[seat]:
                    g.tableaus[seat].append(ability_card(NUMBER[id]))
            for id in on.get(seat, "").split():
                g.charged[NUMBER[id]] += 1
            g.open_hands[seat] = g.solo or "monologuing" in on.get(seat, "")
            g.tableaus[seat] += [ability_card(NUMBER[id]) for id in identity.get(seat, "").split()]
        used = {card for tableau in g.tableaus for card in tableau}
        for card in used:
            g.knows[card] = EVERYBODY
        for numbers, heap in ((STORIES, g.stories), (PERSONALITIES, g.box), (IDENTITIES, g.box)):
            heap += [ability_card(number) for number in numbers if ability_card(number) not in used]
        for card in [*g.stories, *g.box]:
            g.knows[card] = 0
        g.derive()

    def lay_event(self, g: HeroStory, event: str) -> None:
        g.event = [event_card(EVENTS.index(event) + 1)] if event else []
        g.event_pile = [event_card(i + 1) for i in range(18) if event_card(i + 1) not in g.event]
        for card in g.event_pile:
            g.knows[card] = 0
        for card in g.event:
            g.knows[card] = EVERYBODY

    def on_abilities(self, g: HeroStory) -> int:
        return sum(g.charges(number) * (ability.prices or (0,))[0] for number, ability in ABILITIES.items())

    # -- playing -----------------------------------------------------------------------------------------------------

    def run(self, script: str) -> Table:
        """Steps divided by semicolons."""
        for step in script.split(";"):
            self.step(*step.split())
        return self

    def step(self, who: str, what: str, *rest: str) -> None:
        seat = LETTERS.index(who)
        self.answer(seat, self.choice(seat, what, *rest))

    def choice(self, seat: int, what: str, *rest: str) -> Any:
        if is_card(what):
            cards = [card_of(name) for name in (what, *rest)]
            return (
                cards if self.g.choices.__name__ in ("to_discard", "up_to", "some_cards", "goggle_swaps") else cards[0]
            )
        if what in NUMBER:
            word = "charge" if "charge" in self.g.choices.__name__ else "use"
            return [word, ability_card(NUMBER[what]), self.read(rest[0]) if rest else -1 if word == "charge" else 0]
        return what

    def read(self, word: str) -> int:
        if is_card(word):
            return card_of(word)
        if word in SUITS:
            return SUITS.index(word)
        return LETTERS.index(word) if word in LETTERS else int(word)

    def answer(self, seat: int, choice: Any) -> None:
        self.match.answer(seat, choice)
        self.conserved()

    def plan(self, who: str, ids: str) -> None:
        """The third part of charging."""
        self.answer(LETTERS.index(who), [ability_card(NUMBER[id]) for id in ids.split()])

    def cannot(self, who: str, what: Any, rule: str, *rest: str) -> None:
        """Illegal by this rule ("" if no rule speaks of it), and nothing changes."""
        seat = LETTERS.index(who)
        before = self.match.save()
        with pytest.raises(IllegalChoice) as caught:
            self.match.answer(seat, self.choice(seat, what, *rest) if isinstance(what, str) else what)
        assert caught.value.reason.rule == rule, caught.value.reason
        assert all(caught.value.reason.text(language) for language in ("de", "en"))
        assert self.match.save() == before

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Whose decision it is; there must be exactly one."""
        (seat,) = self.match.waiting()
        return seat

    @property
    def asked(self) -> str:
        return self.g.choices.__name__

    @property
    def won(self) -> int:
        """Who won the last trick."""
        return self.g.winners[-1]

    @property
    def vp(self) -> list[int]:
        return self.g.vp

    def options(self, seat: int) -> list[Any]:
        return plain(self.match.options(seat))  # type: ignore[no-any-return]

    def playable(self, seat: int) -> str:
        """The cards that may be played now."""
        cards = [option for option in self.options(seat) if isinstance(option, int)]
        return " ".join(name_of(card) for card in cards if card not in self.spare)

    def hand(self, place: int) -> str:
        return " ".join(name_of(card) for card in self.g.hands[place] if card not in self.spare)

    def sees(self, seat: int | None, place: int) -> str:
        """What a seat sees of a hand; a dot for a card it does not know."""
        cards = zip(self.match.view(seat)["hands"][place], self.g.hands[place], strict=True)
        return " ".join("." if seen is None else name_of(seen) for seen, card in cards if card not in self.spare)

    def told(self, seat: int | None = None, language: str = "en") -> list[str]:
        """What the last decision brought about, as this seat reads it: each a sentence and its rule."""
        return [spoken(self.match, event, seat, language) for event in self.match.happened()]

    def happened(self) -> list[str]:
        return [event.what for event in self.match.happened()]

    def can_use(self, seat: int, id: str) -> bool:
        card = ability_card(NUMBER[id])
        return any(isinstance(option, list) and option[1:2] == [card] for option in self.options(seat))

    def conserved(self) -> None:
        """Every card is in exactly one place, and no stamina is lost."""
        g = self.g
        assert Counter(card for heap in all_piles(g) for card in heap) == self.cards
        lent = g.charges(g.lent) * ABILITIES[g.lent].prices[0] if g.lent else 0
        assert sum(g.supply) + g.general + self.on_abilities(g) - lent == 36
        assert all(ability_of(card) for tableau in g.tableaus for card in tableau)
        assert all(g.open_hands[seat] for seat in g.seats if g.has(seat, MONOLOGUING))


def spoken(match: Match, event: Event, seat: int | None, language: str) -> str:
    """A line of the log. People are called A, B, C ..."""
    told = match.game.tell(hear(event, seat))
    return f"{words(language, 'hero-story').say(called(told['line']))} [{told['rule']}]"


def called(thing: Any) -> Any:
    """A text with the letters of the players put in."""
    if isinstance(thing, Text):
        return LETTERS[thing.args["seat"]] if thing.id == "player" else Text(thing.id, called(thing.args))
    if isinstance(thing, dict):
        return {name: called(value) for name, value in thing.items()}
    return [called(part) for part in thing] if isinstance(thing, list) else thing


def tricks_of(winners: str) -> list[int]:
    """AABC as seats."""
    return [LETTERS.index(winner) for winner in winners]
