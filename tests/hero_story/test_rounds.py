"""HS-1, HS-2.1 to HS-2.4, HS-4, HS-7: set-up, rounds, the end."""

import random
from typing import Any

import pytest

from heldenrunde import Match
from heldenrunde.core.flow import call
from heldenrunde.rulebooks.hero_story.cards.abilities import catalogue
from heldenrunde.rulebooks.hero_story.rules.charging import carry_out
from heldenrunde.rulebooks.hero_story.rules.rounds import hand_out_stories, identity_round
from heldenrunde.rulebooks.hero_story.state import HeroStory
from tests.hero_story.table import A, B, C, D, Table, card_of

LAST = ("B7", "B8", "B5", "B3")
PLAY = "A B7; B B8; C B5; D B3"


def table_of(match: Match) -> HeroStory:
    assert isinstance(match.table, HeroStory)
    return match.table


def test_what_is_in_the_box():
    """HS-1.1: 52 playing cards f"brains-{1}", f"love-{1}", f"speed-{1}", f"strength-{1}", 64 story cards, 5 tableaus,
    10 identities, 18 events; for the solo game f"extra-love-{4}" and f"vancardian-{1}"."""
    ids = [id for id, copies in catalogue() if copies == 1]
    for suit in ("brains", "love", "speed", "strength"):
        assert {f"{suit}-{value}" for value in range(1, 14)} <= set(ids)
    assert {f"extra-love-{value}" for value in (4, 7, 10, 13)} <= set(ids)
    assert {f"vancardian-{i}" for i in range(1, 11)} <= set(ids)
    assert len(ids) == len(set(ids)) == 52 + 4 + 64 + 5 + 10 + 18 + 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_alike(seats):
    """HS-1.2, HS-1.3, HS-2.3: 0 VP, a tableau, 2 secret identities, 1 stamina and 1 of round 1."""
    match = Match.new("hero-story", seats, 3)
    g = table_of(match)
    assert (g.vp, g.supply, g.general) == ([0] * seats, [2] * seats, 36 - 2 * seats)
    assert [len(tableau) for tableau in g.tableaus] == [1] * seats
    assert [len(own) for own in g.identities] == [2] * seats
    assert match.view(0)["identities"][1] == [None, None]
    assert match.view(0)["identities"][0] == g.identities[0]
    assert (len(g.stories), len(g.event_pile)) == (64 - 3 * seats, 18)


def test_the_dealer_is_drawn():
    """HS-1.2"""
    assert {table_of(Match.new("hero-story", 4, seed)).dealer for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "left"), [(2, 20), (3, 28), (4, 20), (5, 12)])
def test_the_deal(seats, left):
    """HS-2.1, HS-6.1, case 10: 8 cards each; the rest is the draw pile."""
    g = table_of(Match.new("hero-story", seats, 1))
    assert [len(hand) for hand in g.hands] == [8] * (4 if seats == 2 else seats)
    assert len(g.pile) == left


def test_story_cards_are_chosen_at_the_same_time():
    """HS-2.3: 1 stamina, 3 cards, 1 is kept; nobody sees a choice before all have chosen."""
    t = Table(*LAST, start=[call(hand_out_stories)], round=1)
    offered = [heap[:] for heap in t.g.offered]
    assert [len(heap) for heap in offered] == [3] * 4
    assert t.match.view(B)["offered"][A] == [None] * 3
    for seat in (D, B, A):
        t.answer(seat, offered[seat][1])
    assert t.g.tableaus == [[], [], [], []]
    t.answer(C, offered[C][0])
    assert [tableau[0] for tableau in t.g.tableaus] == [offered[A][1], offered[B][1], offered[C][0], offered[D][1]]
    assert (len(t.g.old_stories), t.match.view(A)["old_stories"], t.g.supply) == (8, [None] * 8, [1] * 4)


def test_an_empty_pile_of_stories_is_made_anew():
    """HS-5.5: from its discards."""
    t = Table(*LAST, start=[], round=1)
    t.g.old_stories, t.g.stories = t.g.stories, []
    t.g.then(call(hand_out_stories))
    t.g.run()
    assert [len(heap) for heap in t.g.offered] == [3] * 4


def test_identities_are_revealed_in_turn_order():
    """HS-2.4: the left neighbour of the dealer first; the other identity is discarded unseen."""
    match = Match.new("hero-story", 4, 1)
    g = table_of(match)
    g.begin_flow(call(identity_round))
    g.round = 5
    g.run()
    order = []
    while match.waiting():
        (seat,) = match.waiting()
        if g.choices.__name__ == "identity_choices":
            order.append(seat)
            other = g.identities[seat][1]
        match.answer(seat, match.options(seat)[0])
        assert all(match.view(viewer)["box"].count(other) == 0 for viewer in range(4))
    assert order == g.in_turn()


def test_an_event_comes_in_round_3_and_only_then():
    """HS-2.2, HS-4.2"""
    match, dice = Match.new("hero-story", 4, 5), random.Random(5)
    g = table_of(match)
    seen = set()
    while not match.over:
        assert (not g.event) or g.round == 3
        seen |= {g.round} if g.event else set()
        seat = match.waiting()[0]
        match.answer(seat, dice.choice(match.options(seat)))
    assert seen == {3}


@pytest.mark.parametrize(("round", "stamina"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_stamina_by_round(round, stamina):
    """HS-2.3, HS-2.4, HS-2.10, case 3: 1 + 4 in round 4 and again in round 5, without gains by cards."""
    match = Match.new("hero-story", 3, 11)
    g = table_of(match)
    while g.round < round or g.choices.__name__ != "alignments":
        seat = match.waiting()[0]
        plain = [option for option in match.options(seat) if option in ("pass", "done", ())]
        match.answer(seat, (plain or match.options(seat))[0])
    gained = 36 - g.general - 3 * stamina
    assert gained >= 0
    assert min(g.supply) == stamina or round in (3, 5)


# -- the end of a round ------------------------------------------------------------------------------------------------


def test_alignment_scores():
    """HS-4.3: good 1 VP per trick, evil 4 VP for none, 0 for any."""
    t = Table(*LAST, sides="geeg", tricks=[3, 1, 0, 2], round=5).run(PLAY)
    assert t.vp == [3, 0, 4, 2]


def test_shadow_cape_and_double_life():
    """HS-4.1, HS-4.6, case 6: first shadow-cape, then double-life: 3 VP; the other way round shadow-cape is void."""
    on = {C: "shadow-cape double-life"}
    more: dict[str, Any] = {"sides": "ggeg", "tricks": [0, 0, 1, 0], "round": 5}
    t = Table(*LAST, on=on, **more).run(PLAY + "; C shadow-cape 2; C double-life")
    assert t.vp[C] == 3
    t = Table(*LAST, on=on, **more).run(PLAY + "; C double-life")
    assert t.vp[C] == 1


def test_end_of_round_abilities_are_optional():
    """HS-4.1, HS-5.8: done leaves them."""
    t = Table(*LAST, on={C: "shadow-cape"}, sides="ggeg", tricks=[0, 0, 1, 0], round=5).run(PLAY + "; C done")
    assert t.vp[C] == 0


def test_stamina_comes_back_and_the_marker_moves_on():
    """HS-4.4, HS-4.5: and nothing stays charged."""
    t = Table(*LAST, on={C: "power-armor power-armor"}, dealer=C, round=1).run(PLAY)
    assert (t.g.supply, t.g.dealer, t.g.on) == ([1, 1, 3, 1], D, [0, 0, 0, 0])


def test_nothing_of_the_cards_stays():
    """HS-4.7: tricks, discards and hands go into the next deal; the tableau stays."""
    t = Table(*LAST, on={C: "power-armor"}, tricks=[1, 0, 2, 0], discard="L1 L2", round=1).run(PLAY)
    assert [len(hand) for hand in t.g.hands] == [8] * 4
    assert (len(t.g.pile), t.g.discard, t.g.taken, t.g.tricks) == (20, [], [[]] * 4, [0] * 4)
    assert len(t.g.tableaus[C]) == 1


def test_points_never_fall_below_zero():
    """HS-5.9: with 0 VP nothing is lost."""
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={A: "supernova", D: "time-travel"})
    t.run("A supernova; A B7; B B8; C B5; D B3")
    t.g.vp[A] = 0
    t.run("D time-travel")
    assert t.vp[A] == 0


# -- piles -------------------------------------------------------------------------------------------------------------


def test_an_empty_draw_pile_is_rebuilt_from_discards_never_from_tricks():
    """HS-5.5, HS-5.10, case 10: the loyal-butler draws 2 of 3 discards."""
    for discard, drawn in (("L1 L2 L3", 2), ("L1", 1), ("", 0)):
        t = Table("B7 S1", "B8 T2", own={A: "loyal-butler"}, supply=[1, 0], start=[], discard=discard, bare=True)
        t.g.aside, t.g.pile = t.g.pile, []
        t.g.charge(A, 46, 1)
        t.g.then(call(carry_out, A, 46))
        t.g.run()
        assert len(t.g.hands[A]) == 2 + drawn
        if drawn:
            t.answer(A, t.options(A)[0])
            assert len(t.g.hands[A]) == 2


def test_discards_are_hidden():
    """HS-5.5: face down for everybody, the discarder included."""
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={B: "magnetism"}, pile="L13").run(PLAY + "; B T2")
    assert t.g.discard == [card_of("T2")]
    assert [t.match.view(seat)["discard"] for seat in (B, None)] == [[None], [None]]


# -- the end of the match ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "winners"), [([5, 0, 3, 5], [A, D]), ([0, 9, 3, 5], [B])])
def test_most_points_win_and_ties_share(vp, winners):
    """HS-7.1"""
    t = Table(*LAST, vp=vp, sides="gegg", round=5).run(PLAY)
    assert t.match.result is not None
    assert t.match.result.winners == winners
