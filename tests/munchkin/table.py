"""A table of Munchkin on which tests play: scenarios read like play, and every choice goes through the match.

    t = Table(levels=[5, 3, 3], doors="plutonium-dragon", hands=["", "curse-duck"])
    t.open_door()
    t.B.does("curse", "curse-duck", t.A)
    t.everybody_passes()

Cards are called by their ids; A has the turn. What is not placed lies in the decks, the named doors and treasures on
top; nothing is shuffled. Dice fall as `dice` says, then 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from heldenrunde import IllegalChoice, Match
from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import ANY, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.core.views import plain
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, IS_DOOR, ITEM, NAME, RACE
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, foes_total, side_total
from heldenrunde.rulebooks.munchkin.rules.turn import one_turn
from heldenrunde.rulebooks.munchkin.state import Munchkin
from tests.every_game.positions import all_cards

A, B, C, D, E, F = range(6)


class Table:
    """A match at the beginning of A's turn, arranged by a test."""

    def __init__(
        self,
        n: int = 3,
        levels: Sequence[int] = (),
        hands: Sequence[str] = (),
        worn: Sequence[str] = (),
        pack: Sequence[str] = (),
        traits: Sequence[str] = (),
        curses: Sequence[str] = (),
        extras: Sequence[str] = (),
        sexes: str = "",
        doors: str = "",
        treasures: str = "",
        old_doors: str = "",
        old_treasures: str = "",
        dice: Sequence[int] = (),
        reborn: Sequence[int] = (),
        **options: Any,
    ) -> None:
        self.match = Match.new("munchkin", n, 0, **options)
        g = self.g = cast(Munchkin, self.match.table)
        g.chance = Rigged({"die": [number - 1 for number in dice], "unseen": [0] * 20, "loot": [5, 4, 3, 2, 1, 0] * 5})
        self.free = sorted(all_cards(g))
        for piles in (g.hands, g.worn, g.pack, g.traits, g.extras, g.curses):
            for pile in piles:
                pile.clear()
        for name, spec in (("hands", hands), ("worn", worn), ("pack", pack), ("traits", traits), ("curses", curses)):
            for seat, named in enumerate(spec):
                getattr(g, name)[seat].extend(self.take(one) for one in named.split())
        for seat, named in enumerate(extras):
            g.extras[seat].extend(self.take(one) for one in named.split())
        g.old_doors = [self.take(one) for one in old_doors.split()]
        g.old_treasures = [self.take(one) for one in old_treasures.split()]
        top = [self.take(one) for one in doors.split()], [self.take(one) for one in treasures.split()]
        plain = [card for card in self.free if GROUP[card] in (ITEM, RACE)]  # no surprises on top of the decks
        self.free = [card for card in self.free if card not in plain] + plain
        g.doors = [card for card in self.free if IS_DOOR[card]] + top[0][::-1]
        g.treasures = [card for card in self.free if not IS_DOOR[card]] + top[1][::-1]
        g.level = list(levels) or [1] * n
        g.sex = [{"f": "female", "m": "male"}[letter] for letter in sexes or "m" * n]
        g.reborn = [seat in reborn for seat in range(n)]
        assert len(g.level) == len(g.sex) == n, "a figure for every player"
        g.knows = [0] * len(g.knows)
        for seat, hand in enumerate(g.hands):
            for card in hand:
                g.knows[card] = 1 << seat
        for pile in (*g.worn, *g.pack, *g.traits, *g.extras, *g.curses, g.old_doors, g.old_treasures):
            for card in pile:
                g.knows[card] = EVERYBODY
        g.turn, g.number, g.sealed, g.divine = A, 0, {}, 0
        g.begin_flow(call(one_turn))
        g.events = []
        g.run()
        self.players = [Player(self, seat) for seat in range(n)]

    def __getattr__(self, name: str) -> Player:
        if name in tuple("ABCDEF"):
            return self.players["ABCDEF".index(name)]
        raise AttributeError(name)

    def take(self, name: str) -> Card:
        found = next((card for card in self.free if NAME[card] == name), None)
        assert found is not None, f"no further {name}"
        self.free.remove(found)
        return found

    # -- what goes on ------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The question at hand."""
        return self.g.choices.__name__

    @property
    def sums(self) -> tuple[int, int]:
        return side_total(self.g), foes_total(self.g)

    @property
    def ahead(self) -> bool:
        return ahead(self.g)

    @property
    def winners(self) -> list[int]:
        return self.match.result.winners if self.match.result else []

    def answer(self, seat: int, choice: Any) -> None:
        total = len(all_cards(self.g))
        self.match.answer(seat, choice)
        assert len(set(all_cards(self.g))) == len(all_cards(self.g)) == total, "cards are conserved"

    def everybody_passes(self) -> Table:
        """All who are asked in this window pass, until something else is asked."""
        name = self.asked
        while self.g.form == ANY and self.asked == name and self.match.waiting():
            before = self.g.phase
            seat = next((s for s in self.match.waiting() if "pass" in self.match.options(s)), None)
            if seat is None:
                break
            last = len(self.match.waiting()) == 1
            self.answer(seat, "pass")
            if last or self.g.phase != before:
                break
        return self

    def open_door(self) -> Table:
        """A kicks open the door: nobody does anything before."""
        assert self.g.phase == "start"
        return self.everybody_passes()

    def give_up(self) -> Table:
        """All pass, and the fighter runs away."""
        self.everybody_passes()
        assert self.asked == "last_moves", self.asked
        self.answer(self.g.fighter, "run-away")
        return self

    def runs(self, monster: str = "") -> Table:
        """The runner runs from the first, or this, monster; nobody interferes, and nobody reacts to the roll."""
        runner = self.g.extra[0]
        name = monster or NAME[next(like for _, like in self.g.chasers)]
        foe = next(foe for foe, like in self.g.chasers if NAME[like] == name)
        self.answer(runner, ["run", foe])
        self.everybody_passes()
        if self.asked == "reaction_moves":
            self.everybody_passes()
        return self

    def finish_turn(self) -> Table:
        """Pass or decline until the next player's turn begins."""
        turn = self.g.number
        while self.g.number == turn and not self.match.over:
            seat = self.match.waiting()[0]
            options = plain(self.match.options(seat))
            choice = next(
                (word for word in ("pass", "leave", "done", "fight", "run-away", "refuse") if word in options), None
            )
            self.answer(seat, options[0] if choice is None else choice)
        return self

    def happened(self) -> list[str]:
        return [event.what for event in self.match.happened()]


class Player:
    """A player's verbs and things."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat

    def does(self, word: str, *args: Any) -> None:
        """Choose the listed option with this word, these cards (by id), players and numbers."""
        found = self.listed(word, *args)
        assert found, f"{word} {args} is not among {self.told()}"
        self.table.answer(self.seat, found[0])

    def can(self, word: str, *args: Any) -> bool:
        return bool(self.listed(word, *args))

    def listed(self, word: str, *args: Any) -> list[Any]:
        if not args:
            return [o for o in self.options if o == word or (isinstance(o, list) and o[0] == word)]
        return [o for o in self.options if isinstance(o, list) and o[0] == word and fits(o[1 : len(args) + 1], args)]

    def chooses(self, *args: Any) -> None:
        """Answer with a card, a number, or cards and players, without a word."""
        found = [o for o in self.options if fits(o if isinstance(o, list) else [o], args)]
        assert found, f"{args} is not among {self.told()}"
        self.table.answer(self.seat, found[0])

    def answers(self, choice: Any) -> None:
        self.table.answer(self.seat, choice)

    def passes(self) -> None:
        self.table.answer(self.seat, "pass")

    def cannot(self, choice: Any, rule: str) -> None:
        """Illegal by this rule, and nothing changes."""
        before = self.table.match.save()
        with pytest.raises(IllegalChoice) as caught:
            self.table.match.answer(self.seat, choice)
        assert caught.value.reason.rule == rule, caught.value.reason
        assert all(caught.value.reason.text(language) for language in ("de", "en"))
        assert self.table.match.save() == before

    def told(self) -> list[str]:
        return [
            str([NAME[x] if isinstance(x, int) and x > 5 else x for x in (o if isinstance(o, list) else [o])])
            for o in self.options
        ]

    def card(self, name: str) -> Card:
        """One of the player's cards, wherever it is."""
        g, seat = self.table.g, self.seat
        cards = g.hands[seat] + g.worn[seat] + g.pack[seat] + g.traits[seat] + g.extras[seat] + g.curses[seat]
        return next(card for card in cards if NAME[card] == name)

    @property
    def options(self) -> list[Any]:
        return plain(self.table.match.options(self.seat))  # type: ignore[no-any-return]

    @property
    def level(self) -> int:
        return self.table.g.level[self.seat]

    @property
    def hand(self) -> list[str]:
        return names(self.table.g.hands[self.seat])

    @property
    def worn(self) -> list[str]:
        return names(self.table.g.worn[self.seat])

    @property
    def pack(self) -> list[str]:
        return names(self.table.g.pack[self.seat])

    @property
    def traits(self) -> list[str]:
        return names(self.table.g.traits[self.seat])

    @property
    def curses(self) -> list[str]:
        return names(self.table.g.curses[self.seat])


def names(cards: Sequence[Card]) -> list[str]:
    return sorted(NAME[card] for card in cards)


def fits(parts: Sequence[Any], args: Sequence[Any]) -> bool:
    return len(parts) == len(args) and all(fit(part, arg) for part, arg in zip(parts, args, strict=True))


def fit(part: Any, arg: Any) -> bool:
    if isinstance(arg, Player):
        return bool(part == arg.seat)
    if isinstance(arg, (list, tuple)):
        return (
            isinstance(part, list) and len(part) == len(arg) and all(fit(p, a) for p, a in zip(part, arg, strict=True))
        )
    if isinstance(arg, str) and isinstance(part, int):
        return bool(NAME[part] == arg)
    return bool(part == arg)
