"""A table of Backstab Heroes on which tests play: scenarios read like play, and every choice goes through the match.

    t = Table("sword-swing duck", "you-go-first", "gold-bar", monster="orc-on-holiday", back=B)
    t.lay("sword-swing", "you-go-first", "gold-bar")
    t.B.picks(A)  # A is sent to the front
    t.A.reacts("duck")

Cards are called by their ids. Cards that are in no hand lie in the piles; `actions`, `treasures` and `coming` name what
is drawn next, from the top. Nothing is shuffled; a random card of a hand is the last one, unless `falls` says another.
Whoever is asked and not scripted stops the next verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from heldenrunde import IllegalChoice, Match
from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import OFFER, call, open_offer
from heldenrunde.core.game import EVERYBODY, Card, Result
from heldenrunde.core.views import hear
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import ACTIONS, CARDS, TREASURES, id_of, is_treasure
from heldenrunde.rulebooks.backstab_heroes.rules.fight import monster_phase
from heldenrunde.rulebooks.backstab_heroes.rules.play import choose_cards
from heldenrunde.rulebooks.backstab_heroes.rules.rounds import end_of_round
from heldenrunde.rulebooks.backstab_heroes.rules.spoils import treasure_phase
from heldenrunde.rulebooks.backstab_heroes.shown.log import line
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY, BackstabHeroes
from heldenrunde.texts import words

A, B, C, D, E, F = range(6)


def table_of(match: Match) -> BackstabHeroes:
    return cast(BackstabHeroes, match.table)


class Table:
    """A match at the beginning of a round, arranged by a test."""

    def __init__(
        self,
        *hands: str,
        monster: str = "grumpy-goblin",
        start: int = A,
        front: int = NOBODY,
        back: int = NOBODY,
        hurt: Sequence[int] | None = None,
        wound: int = 0,
        medals: Sequence[int] | None = None,
        supply: int = 13,
        round: int = 2,
        actions: str = "",
        discard: str | None = None,
        treasures: str = "",
        coming: str = "",
        known: str = "",
        falls: dict[str, list[int]] | None = None,
    ) -> None:
        """`discard`: the discard pile, and then the action pile holds only what `actions` names; `known`: cards of
        hands that everybody has seen."""
        n = self.n = len(hands)
        self.match = Match.new("backstab-heroes", n, 0)
        g = self.g = table_of(self.match)
        g.chance, g.knows = Rigged(falls or {}), [0] * CARDS
        self.free = [Card(card) for card in range(CARDS)]
        g.hands = [self.take(hand) for hand in hands]
        g.monster = self.take(monster)
        next_monsters, next_actions, next_treasures = (self.take(names)[::-1] for names in (coming, actions, treasures))
        g.discard = self.take(discard or "")
        rest = [card for card in self.free if card < ACTIONS]
        g.actions = next_actions if discard is not None else rest + next_actions
        self.aside = rest if discard is not None else []  # in nobody's reach
        g.treasures = [card for card in self.free if ACTIONS <= card < TREASURES] + next_treasures
        more = 8 - round - len(next_monsters)
        monsters = [card for card in self.free if card >= TREASURES]
        g.monsters, g.unused, g.fought = monsters[:more] + next_monsters, monsters[more:], []
        g.shown, g.offered, g.gone = [[] for _ in hands], [], []
        g.round, g.start, g.spearhead, g.shadows, g.wound = round, start, front, back, wound
        g.hurt, g.medals, g.supply = list(hurt or [0] * n), list(medals or [0] * n), supply
        g.least = [len([card for card in hand if is_treasure(card)]) for hand in g.hands]
        g.most = g.least[:]
        for seat, hand in enumerate(g.hands):
            for card in hand:
                g.knows[card] = EVERYBODY if id_of(card) in known.split() else 1 << seat
        for card in g.monster + g.discard:
            g.knows[card] = EVERYBODY
        g.begin_flow(call(choose_cards), call(monster_phase), call(treasure_phase), call(end_of_round))
        g.events = []
        g.run()
        self.players = [Player(self, seat) for seat in range(n)]
        self.conserved()

    def __getattr__(self, name: str) -> Player:
        """The players A, B, C, ..."""
        if name in "ABCDEF"[: self.n]:
            return self.players["ABCDEF".index(name)]
        raise AttributeError(name)

    def take(self, names: str) -> list[Card]:
        """The next free cards of these names."""
        found = []
        for name in names.split():
            card = next((card for card in self.free if id_of(card) == name), None)
            assert card is not None, f"there is no further {name}"
            self.free.remove(card)
            found.append(card)
        return found

    # -- verbs of all ------------------------------------------------------------------------------------------------

    def lay(self, *names: str) -> None:
        """Everyone lays a card, A first; "" is nothing."""
        assert len(names) == self.n
        for seat, name in enumerate(names):
            self.answer(seat, ["lay", self.players[seat].card(name)] if name else "none")

    def all_keep(self) -> None:
        """Nobody discards: the next round begins."""
        for seat in range(self.n):
            self.answer(seat, "pass")

    def imagined(self, seat: int, seed: int) -> BackstabHeroes:
        """The table as this player may imagine it."""
        return table_of(self.match.imagine(seat, seed))

    @property
    def result(self) -> Result:
        assert self.match.result is not None
        return self.match.result

    @property
    def turn(self) -> int:
        """Whose decision it is; there must be exactly one."""
        (seat,) = self.match.waiting()
        return seat

    @property
    def asked(self) -> str:
        """What is being asked."""
        options = open_offer(self.g).options if self.g.form == OFFER else self.g.choices
        return str(options.__name__) if self.g.asked else ""

    @property
    def monster_done(self) -> bool:
        """All cards are resolved and the monster phase is over."""
        return not self.g.monster

    def happened(self) -> list[str]:
        """What the last decision brought about, in a word each."""
        return [event.what for event in self.match.happened()]

    def told(self, seat: int | None = None, language: str = "en") -> list[str]:
        """The sentences of the log that this player, or a spectator, has heard of the last decision."""
        speak = words(language, "backstab-heroes")
        return [speak.say(line(hear(event, seat))) for event in self.match.happened()]

    def by_rule(self, what: str) -> list[str]:
        """The rules by which such a thing happened."""
        told = [self.match.game.tell(hear(event, None)) for event in self.match.happened()]
        return [event["rule"] for event in told if event["what"] == what]

    def conserved(self) -> None:
        """Every card of the match is in exactly one place, and everybody's count of treasures is right."""
        g = self.g
        piles = [*g.hands, *g.shown, g.actions, g.discard, g.treasures, g.offered, g.gone]
        piles += [g.monsters, g.monster, g.fought, g.unused, self.aside]
        assert sorted(card for pile in piles for card in pile) == list(range(CARDS))
        for seat, hand in enumerate(g.hands):
            assert g.least[seat] <= len([card for card in hand if is_treasure(card)]) <= g.most[seat], seat

    def answer(self, seat: int, choice: Any) -> None:
        self.match.answer(seat, choice)
        self.conserved()

    def refuse(self, seat: int, choice: Any, rule: str) -> None:
        """Illegal by this rule ("" if no rule speaks of it), and nothing changes."""
        before = self.match.save()
        with pytest.raises(IllegalChoice) as caught:
            self.match.answer(seat, choice)
        reason = caught.value.reason
        assert reason.rule == rule, reason
        assert all(reason.text(language).endswith(f"({rule})" if rule else ".") for language in ("de", "en"))
        assert self.match.save() == before


class Player:
    """A player's verbs."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    def picks(self, *choice: Any) -> None:
        """A hero, or a hero and a position."""
        self.table.answer(self.seat, choice[0] if len(choice) == 1 else list(choice))

    def reacts(self, name: str) -> None:
        assert self.table.g.form == OFFER
        self.table.answer(self.seat, self.card(name))

    def passes(self) -> None:
        self.table.answer(self.seat, "pass")

    def takes(self, name: str) -> None:
        """A treasure that is offered."""
        assert self.table.asked == "on_offer"
        self.table.answer(self.seat, ["take", next(card for card in self.table.g.offered if id_of(card) == name)])

    def takes_any(self) -> None:
        """The first treasure that is offered."""
        self.table.answer(self.seat, ["take", self.table.g.offered[0]])

    def lays(self, name: str) -> None:
        self.table.answer(self.seat, ["lay", self.card(name)])

    def swaps(self, mine: str, theirs: str, other: int) -> None:
        self.table.answer(self.seat, ["swap", self.card(mine), self.table.players[other].card(theirs)])

    def discards(self, name: str) -> None:
        assert self.table.asked == "discards"
        self.table.answer(self.seat, ["discard", self.card(name)])

    def cannot(self, choice: Any, rule: str) -> None:
        self.table.refuse(self.seat, choice, rule)

    def card(self, name: str) -> Card:
        """A card of the hand."""
        found = [card for card in self.table.g.hands[self.seat] if id_of(card) == name]
        assert found, f"no {name} in the hand"
        return found[0]

    @property
    def hand(self) -> list[str]:
        return sorted(id_of(card) for card in self.table.g.hands[self.seat])

    @property
    def options(self) -> list[Any]:
        """Cards by name."""
        found = self.table.match.options(self.seat)
        return [id_of(Card(option[1])) if isinstance(option, tuple) else option for option in found]

    @property
    def place(self) -> str:
        return self.table.g.place(self.seat)

    @property
    def hurt(self) -> int:
        return self.table.g.hurt[self.seat]

    @property
    def dealt(self) -> int:
        return self.table.g.dealt[self.seat]

    def sees(self, other: int) -> list[str]:
        """What this player knows of another hand."""
        cards = self.table.match.view(self.seat)["hands"][other]
        return sorted(id_of(Card(card)) for card in cards if card is not None)
