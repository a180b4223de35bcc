"""A table of Custom Heroes on which tests play: scenarios read like play, and every choice goes through the match.

    t = Table("6 7 7+quill", "6 9", "5 5", power=[1, 2, 2])
    t.A.plays("7 7+quill*")  # a star: the ability is activated
    t.B.cannot_play("9", "CH-3.3")
    t.B.passes()

A card is called by its printed number and everything in its sleeve (7, 7+fish+brando); letters tell equal cards of a
hand apart (7a 7b). Upgrades are called by their ids; `form` is any Mystic Form. Cards that carry upgrades were seen by
all in an earlier round; cards that are in no hand were played in earlier tricks. Nothing is shuffled: a deal gives the
first cards to A. Whoever is asked and not scripted stops the next verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from heldenrunde import IllegalChoice, Match
from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.core.views import hear, plain
from heldenrunde.rulebooks.custom_heroes.cards import BAG, CHARACTERS, KODORAS, MYSTIC_FORMS, kind_of, printed
from heldenrunde.rulebooks.custom_heroes.rules.bets import ask_bets
from heldenrunde.rulebooks.custom_heroes.rules.rounds import end_of_round
from heldenrunde.rulebooks.custom_heroes.rules.scoring import score_last
from heldenrunde.rulebooks.custom_heroes.rules.tricks import main_phase
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes
from heldenrunde.texts import words

A, B, C, D, E, F = range(6)


class Table:
    """A match in the middle of a round, arranged by a test."""

    def __init__(
        self,
        *hands: str,
        vp: Sequence[int] | None = None,
        power: Sequence[int] | None = None,
        reserves: Sequence[str] | None = None,
        bag: str = "",
        leader: int = A,
        round: int = 2,
        places: Sequence[int] = (),
        betting: bool = False,
        threshold: int = 10,
    ) -> None:
        """`reserves`: all of each, else the own Form and Kodora; `bag`: what is drawn next; `betting`: bets first."""
        n = self.n = len(hands)
        self.match = Match.new("custom-heroes", n, 0, threshold=threshold)
        g = self.g = cast(CustomHeroes, self.match.table)
        g.chance, g.knows = Rigged({}), [0] * len(g.knows)
        self.cards = [Card(card) for card in range(10 * (3 if n == 2 else n))]
        self.upgrades = [*MYSTIC_FORMS[:n], *KODORAS[:n], *BAG]
        self.labels: dict[Card, str] = {}
        g.inside = [()] * CHARACTERS
        g.reserves = [[] for _ in hands]
        for seat, named in enumerate(reserves or ()):
            g.reserves[seat] = [self.take_upgrade(seat, name) for name in named.split()]
        g.hands = [[self.take_card(seat, name) for name in hand.split()] for seat, hand in enumerate(hands)]
        top = [self.take_upgrade(A, name) for name in bag.split()]
        g.played = self.cards
        g.bag = [upgrade for upgrade in self.upgrades if upgrade in BAG] + top[::-1]
        for upgrade in [upgrade for upgrade in self.upgrades if upgrade not in BAG]:
            if reserves is None:
                g.reserves[owner_of(upgrade)].append(upgrade)
            else:
                g.inside[next(card for card in g.played if not g.inside[card])] = (upgrade,)
        g.vp, g.power = list(vp or [1] * n), list(power or [2] * n)
        assert len(g.vp) == len(g.power) == n == len(reserves or g.vp), "a figure for every player"
        assert all((not hand) == (seat in places) for seat, hand in enumerate(g.hands)), "who is out has a place"
        g.round, g.leader, g.places, g.slid = round, leader, list(places), [0] * n
        g.derive()
        self.arrange_knowledge(g)
        g.begin_flow(call(main_phase), call(score_last), call(end_of_round))
        if betting:
            g.then(call(ask_bets))
        g.events = []
        g.run()
        self.vp, self.power, self.players = g.vp, g.power, [Player(self, seat) for seat in range(n)]
        self.conserved()

    def __getattr__(self, name: str) -> Player:
        """The players A, B, C, ..."""
        if name in "ABCDEF"[: self.n]:
            return self.players["ABCDEF".index(name)]
        raise AttributeError(name)

    def take_upgrade(self, seat: int, name: str) -> Card:
        """A free one of this name, if possible the player's own."""
        free = [upgrade for upgrade in self.upgrades if goes_by(upgrade, name)]
        found = next((upgrade for upgrade in free if owner_of(upgrade) == seat), free[0])
        self.upgrades.remove(found)
        return found

    def take_card(self, seat: int, name: str) -> Card:
        value, label, inside = spelled(name)
        assert value in map(printed, self.cards), f"the deck holds no further {value}"
        card = next(card for card in self.cards if printed(card) == value)
        self.cards.remove(card)
        self.labels[card] = label
        self.g.inside[card] = tuple(self.take_upgrade(seat, upgrade) for upgrade in inside)
        assert len({kind_of(upgrade).colour for upgrade in self.g.inside[card]}) == len(inside), "one of each colour"
        return card

    def arrange_knowledge(self, g: CustomHeroes) -> None:
        """Hands and reserves are known to their holders, what was played to all."""
        for seat, (hand, reserve) in enumerate(zip(g.hands, g.reserves, strict=True)):
            for card in hand + reserve:
                g.show(card, 1 << seat)
        for card in (*g.played, *[upgrade for inside in g.inside for upgrade in inside]):
            g.show(card, EVERYBODY)

    @property
    def turn(self) -> int:
        """Whose decision it is; there must be exactly one."""
        (seat,) = self.match.waiting()
        return seat

    @property
    def winner(self) -> int | None:
        return self.match.result.winners[0] if self.match.result else None

    def happened(self) -> list[str]:
        """What the last decision brought about, in a word each."""
        return [event.what for event in self.match.happened()]

    def told(self, seat: int | None = None, language: str = "en") -> list[tuple[str, str]]:
        """What this player, or a spectator, was told of the last decision: sentences with their rules."""
        heard = [self.match.game.tell(hear(event, seat)) for event in self.match.happened()]
        return [(words(language, "custom-heroes").say(event["line"]), event["rule"]) for event in heard]

    def nothing_pending(self) -> None:
        """The match is over, and nothing is left to do."""
        assert (self.match.over, self.g.agenda, self.match.waiting()) == (True, [], [])

    def conserved(self) -> None:
        """Every character and every upgrade of the match is in exactly one place."""
        g = self.g
        piles = [*g.hands, *g.bets, g.trick, g.played, g.aside]
        assert sorted(card for pile in piles for card in pile) == list(range(10 * (3 if self.n == 2 else self.n)))
        upgrades = [*g.bag, *[upgrade for pile in (*g.reserves, *g.inside) for upgrade in pile]]
        assert sorted(upgrades) == sorted([*MYSTIC_FORMS[: self.n], *KODORAS[: self.n], *BAG])

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

    def plays(self, cards: str) -> None:
        self.table.answer(self.seat, self.set(cards))

    def slides(self, upgrade: str, card: str) -> None:
        self.table.answer(self.seat, ["slide", self.upgrade(upgrade), *self.find(card)])

    def bets(self, cards: str = "") -> None:
        """Bet these cards, or none."""
        self.table.answer(self.seat, ["bet", self.find(cards)] if cards else "pass")

    def passes(self) -> None:
        self.table.answer(self.seat, "pass")

    def changes(self) -> None:
        self.table.answer(self.seat, "change")

    def discards(self) -> None:
        self.table.answer(self.seat, "discard")

    def done(self) -> None:
        self.table.answer(self.seat, "done")

    def cannot(self, choice: Any, rule: str) -> None:
        self.table.refuse(self.seat, choice, rule)

    def cannot_play(self, cards: str, rule: str) -> None:
        self.cannot(self.set(cards), rule)

    def cannot_slide(self, upgrade: str, card: str, rule: str) -> None:
        self.cannot(["slide", self.upgrade(upgrade), *self.find(card)], rule)

    def cannot_bet(self, cards: str, rule: str) -> None:
        self.cannot(["bet", self.find(cards)], rule)

    @property
    def hand(self) -> list[Card]:
        return self.table.g.hands[self.seat]

    @property
    def reserve(self) -> list[str]:
        return [kind_of(upgrade).id for upgrade in self.table.g.reserves[self.seat]]

    @property
    def options(self) -> list[Any]:
        return plain(self.table.match.options(self.seat))  # type: ignore[no-any-return]

    def set(self, cards: str) -> list[Any]:
        """("play", cards, activated cards) from "7 7+quill*"."""
        chosen = self.find(cards.replace("*", ""))
        starred = [name.endswith("*") for name in cards.split()]
        return ["play", chosen, [card for card, star in zip(chosen, starred, strict=True) if star]]

    def find(self, cards: str) -> list[Card]:
        """The hand cards of these names, each once."""
        found: list[Card] = []
        for name in cards.split():
            matching = [card for card in self.hand if card not in found and self.called(card, name)]
            assert matching, f"no {name} in the hand"
            found.append(matching[0])
        return found

    def called(self, card: Card, name: str) -> bool:
        value, label, names = spelled(name)
        inside = self.table.g.inside[card]
        same = len(inside) == len(names) and all(any(goes_by(u, wanted) for u in inside) for wanted in names)
        return same and printed(card) == value and label in ("", self.table.labels.get(card))

    def upgrade(self, name: str) -> Card:
        """An upgrade of the reserve."""
        return next(upgrade for upgrade in self.table.g.reserves[self.seat] if goes_by(upgrade, name))


def spelled(name: str) -> tuple[int, str, list[str]]:
    """Printed number, letter, and upgrades of "7a+fish+quill"."""
    first, *inside = name.split("+")
    value = first.rstrip("abcdef")
    return int(value), first[len(value) :], inside


def goes_by(upgrade: Card, name: str) -> bool:
    return name in (kind_of(upgrade).id, kind_of(upgrade).ability)


def owner_of(upgrade: Card) -> int:
    """Whose Mystic Form or Kodora this is; -1 for all others."""
    return -1 if upgrade in BAG else (MYSTIC_FORMS + KODORAS).index(upgrade) % 6
