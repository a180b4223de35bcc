"""CH-1.6: who may see what, in the words of the rule, at every decision of random matches."""

from __future__ import annotations

from typing import Any

import pytest

from heldenrunde import Match
from heldenrunde.core.views import hear
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes
from tests.custom_heroes.table import A, B, C, Table
from tests.custom_heroes.walk import table_of, walk

PUBLIC = ("vp", "threshold", "round", "playing", "places", "leader", "last", "size", "value", "mystic", "falling")


class Memory:
    """What a player, or a spectator (None), has come to know of upgrades: by looking, like people at a table."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.upgrades: set[int] = set()

    def looks(self, g: CustomHeroes) -> None:
        """At the table, at the own hand, and behind the own screen."""
        open_cards = [*g.trick, *g.played, *[card for bets in g.bets for card in bets]]
        if self.seat is not None:
            open_cards += g.hands[self.seat]
            self.upgrades.update(g.reserves[self.seat])
        for card in open_cards:
            self.upgrades.update(g.inside[card])

    def sees_played(self, g: CustomHeroes, choice: Any) -> None:
        """Cards of the last set of a round are shuffled in before anybody decides again."""
        if choice[0] == "play":
            for card in choice[1]:
                self.upgrades.update(g.inside[card])


def check(match: Match, memory: Memory) -> None:
    """The view of this seat shows what the rule calls public and what the player knows, and nothing else."""
    g, seat = table_of(match), memory.seat
    view = match.view(seat)
    seats = range(match.seats)
    for other in seats:
        own = other == seat
        assert view["hands"][other] == (g.hands[other] if own else [None] * len(g.hands[other]))
        assert view["reserves"][other] == (g.reserves[other] if own else [None] * len(g.reserves[other]))
        assert view["power"][other] == (g.power[other] if own else None)
        assert view["bets"][other] == g.bets[other]
    assert view["bag"] == [None] * len(g.bag)
    assert view["aside"] == [None] * len(g.aside)
    assert view["trick"] == g.trick
    assert view["played"] == g.played
    sleeves = {str(card): [u for u in inside if u in memory.upgrades] for card, inside in enumerate(g.inside)}
    assert view["inside"] == {card: inside for card, inside in sleeves.items() if inside}
    for name in PUBLIC:
        assert view[name] == getattr(g, name)
    asked = seat in match.waiting()
    assert (view["options"] is not None) == asked
    assert view["sealed"] == (None if asked or seat not in g.sealed else as_lists(g.sealed[seat]))


def as_lists(choice: Any) -> Any:
    return [as_lists(part) for part in choice] if isinstance(choice, tuple) else choice


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sees_what_the_rules_call_public_and_what_is_theirs(seats):
    """CH-1.6, CH-1.2, CH-4.4, CH-4.6: hands, reserves, bag, power and unseen sleeves are secret; a sleeve that was
    played or bet stays known in later rounds; a spectator sees no hand."""
    memories = [Memory(seat) for seat in (*range(seats), None)]
    for match, _, _, choice in walk(seats, 10 + seats, threshold=99 if seats < 4 else 10):
        g = table_of(match)
        for memory in memories:
            memory.looks(g)
            check(match, memory)
            if choice is not None:
                memory.sees_played(g, choice)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_happens_is_heard_with_the_cards_one_may_see(seats):
    """CH-1.6: deals, draws and slides are heard by all, their cards only by the player; sets and bets by everybody;
    gains and payments of power with their number."""
    hidden = {"deal", "draw", "first-draw", "slide"}
    heard = set()
    for match, *_ in walk(seats, 20 + seats, threshold=99):
        for event in match.happened():
            for viewer in (*range(seats), None):
                told = hear(event, viewer)
                known = event.what not in hidden or viewer == event.seat
                assert told["cards"] == [card if known else None for card in event.cards], event
                assert (told["what"], told["seat"], told["n"]) == (event.what, event.seat, event.n)
            heard.add(event.what)
    assert heard >= {"deal", "draw", "slide", "play", "bet", "power", "pay", "change", "reward", "place"}


def test_a_sleeve_that_was_played_is_known_in_the_next_round():
    """CH-1.6: whoever holds the card now, everybody knows what is in it."""
    t = Table("3", "4", "5 5", vp=[0, 0, 0], reserves=["fish", "", ""])
    fish = t.A.upgrade("fish")
    t.A.slides("fish", "3")
    card = t.A.find("3+fish")[0]
    t.A.plays("3+fish")
    t.B.plays("4")
    assert t.g.round == 3
    for viewer in (A, B, C, None):
        assert t.match.view(viewer)["inside"][str(card)] == [fish]
        shown = [c for hand in t.match.view(viewer)["hands"] for c in hand if c is not None]
        assert (card in shown) == (viewer is not None and card in t.g.hands[viewer])


def test_who_held_a_card_remembers_its_sleeve():
    """CH-1.6, CH-4.6: C slid it in and never played it; B is dealt the card; A knows nothing."""
    t = Table("1", "9", "3 10", vp=[0, 0, 0], reserves=["", "", "fish"], leader=C)
    t.C.slides("fish", "3")
    card, fish = t.C.find("3+fish")[0], t.g.inside[t.C.find("3+fish")[0]][0]
    t.C.plays("10")
    t.A.passes()
    t.B.passes()
    assert t.turn == C
    for viewer, known in ((A, False), (B, False), (C, True), (None, False)):
        assert (str(card) in t.match.view(viewer)["inside"]) == known
    assert t.g.knows[fish] == 1 << C


def test_a_spectator_sees_no_hand():
    """CH-1.6"""
    t = Table("3", "4 4", "5 5")
    view = t.match.view(None)
    assert view["hands"] == [[None], [None] * 2, [None] * 2]
    assert view["power"] == [None] * 3
    assert view["options"] is None


def test_points_stakes_and_numbers_are_public():
    """CH-1.6, CH-1.2: also of those who have bet."""
    t = Table("3 6", "4 4", "5 5", vp=[4, 1, 1], betting=True)
    t.A.bets("3")
    for viewer in (B, None):
        view = t.match.view(viewer)
        assert view["vp"] == [2, 1, 1]
        assert [len(bets) for bets in view["bets"]] == [1, 0, 0]
        assert [len(hand) for hand in view["hands"]] == [1, 2, 2]
        assert [len(reserve) for reserve in view["reserves"]] == [1, 2, 2]
