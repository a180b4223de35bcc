"""CH-2: the preparation phase, deals and Kodora bets."""

import pytest

from heldenrunde import Match, NotYourTurn
from heldenrunde.core.views import hear
from heldenrunde.rulebooks.custom_heroes.cards import KODORAS, kind_of
from tests.custom_heroes.table import A, B, C, Table
from tests.custom_heroes.walk import table_of, walk


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 10), (4, 10), (5, 10), (6, 10)])
def test_every_round_deals_the_whole_deck(seats, cards):
    """CH-2.1: 10 cards each, 15 in a match of two, none left over, in every round."""
    dealt = set()
    for match, *_ in walk(seats, 2, threshold=99):
        g = table_of(match)
        if g.round not in dealt and g.round < 7:
            dealt.add(g.round)
            assert [len(hand) + len(bets) for hand, bets in zip(g.hands, g.bets, strict=True)] == [cards] * seats
            assert g.aside == g.played == g.trick == []
    assert dealt == {1, 2, 3, 4, 5, 6}


def next_round() -> Table:
    """A round has just ended; all have 2 VP or more, so the bets of the next one are asked."""
    t = Table("1+fish", "2", "3+anvil 4", vp=[3, 3, 3], reserves=["kodora", "kodora", "kodora"])
    t.A.plays("1+fish")
    t.B.plays("2")
    assert t.g.round == 3
    return t


def test_the_deck_is_dealt_with_everything_in_the_sleeves():
    """CH-2.1: what was played, and what the last player still held, keeps its upgrades."""
    t = next_round()
    carried = [sorted(kind_of(u).id for u in t.g.inside[card]) for hand in t.g.hands for card in hand]
    assert ["fish"] in carried
    assert ["anvil"] in carried


def test_everybody_sees_the_own_hand_before_betting():
    """CH-2.1: with its sleeves, and no other hand."""
    t = next_round()
    assert t.match.waiting() == [A, B, C]
    for seat in (A, B, C):
        seen = t.match.view(seat)
        assert seen["question"]["name"] == "bets"
        assert seen["hands"][seat] == t.g.hands[seat]
        for card in t.g.hands[seat]:
            assert seen["inside"].get(str(card), []) == list(t.g.inside[card])
        assert all(set(hand) == {None} for other, hand in enumerate(seen["hands"]) if other != seat)


def test_when_cards_are_dealt_no_trick_lies_on_the_table():
    """CH-2.1: every card is in a hand again, so there is nothing left of the last trick to be beaten."""
    t = next_round()
    seen = t.match.view(A)
    assert seen["trick"] == []
    assert seen["laid"] == []
    assert (seen["size"], seen["mystic"], seen["falling"], seen["spooks"]) == (0, False, False, [0, 0, 0])


def test_nobody_bets_in_round_one():
    """CH-2.2: with 1 VP nobody is asked; the match begins with the lead."""
    for seats in range(2, 7):
        match = Match.new("custom-heroes", seats, 3)
        assert match.view(None)["question"]["name"] == "moves"


def test_a_bet_slides_the_own_kodora_in_and_stakes_two_points_without_power():
    """CH-2.2: the card lies face up before the player, 2 VP on it, and the round begins with a card fewer."""
    t = Table("3 5 9", "2 2", "4 4", vp=[3, 1, 1], power=[0, 2, 2], betting=True)
    card = t.A.find("3")
    t.A.bets("3")
    assert t.vp == [1, 1, 1]
    assert t.power == [0, 2, 2]
    assert len(t.A.hand) == 2
    assert t.A.reserve == ["colossus"]
    for viewer in (A, B, C, None):
        seen = t.match.view(viewer)
        assert seen["bets"][A] == card
        assert seen["inside"][str(card[0])] == [KODORAS[A]]


def test_a_bet_card_is_not_used_in_tricks():
    """CH-2.2"""
    t = Table("3 5", "2 2", "4 4", vp=[3, 1, 1], betting=True)
    card = t.A.find("3")
    t.A.bets("3")
    t.A.cannot(["play", card, []], "CH-3.1")
    t.A.cannot(["slide", t.A.upgrade("form"), card[0]], "CH-4.5")
    t.A.plays("5")
    assert t.g.places == [A]


def test_a_card_that_carries_a_kodora_can_be_bet_without_another():
    """CH-2.2: without a Kodora in reserve there is this bet, or none."""
    t = Table("3+kodora 5 9", "2 2", "4 4", vp=[9, 1, 1], reserves=["", "", ""], betting=True)
    assert t.A.options == ["pass", ["bet", t.A.find("3+kodora")]]
    t.A.cannot_bet("5", "CH-2.2")
    t.A.cannot_bet("3+kodora 5", "CH-2.2")
    t.A.bets("3+kodora")
    assert t.vp == [7, 1, 1]


def test_only_one_card_gets_the_only_kodora_of_the_reserve():
    """CH-2.2"""
    t = Table("3 5 9", "2 2", "4 4", vp=[9, 1, 1], betting=True)
    t.A.cannot_bet("3 5", "CH-2.2")


def test_n_bets_need_two_n_points():
    """CH-2.2, CH-6.6, Case 4: with 3 VP only one bet of two possible; with 4 both."""
    t = Table("3+kodora 5 9", "2 2", "4 4", vp=[3, 1, 1], reserves=["kodora", "", ""], betting=True)
    t.A.cannot_bet("3+kodora 5", "CH-2.2")
    assert max(len(choice[1]) for choice in t.A.options if choice != "pass") == 1
    t = Table("3+kodora 5 9", "2 2", "4 4", vp=[4, 1, 1], reserves=["kodora", "", ""], betting=True)
    t.A.bets("3+kodora 5")
    assert t.vp == [0, 1, 1]
    assert len(t.g.bets[A]) == 2
    assert len(t.A.hand) == 1


def test_who_has_one_point_is_not_asked():
    """CH-2.2"""
    t = Table("3 5 9", "2 2", "4 4", vp=[2, 1, 2], betting=True)
    assert t.match.waiting() == [A, C]
    with pytest.raises(NotYourTurn):
        t.B.bets("2")


def test_nobody_bets_what_is_not_in_the_hand():
    """CH-2.2: no card of others, no card twice, no card at all, and no upgrade."""
    t = Table("3 5 9", "2 2", "4 4", vp=[9, 1, 1], betting=True)
    t.A.cannot(["bet", t.B.find("2")], "CH-2.2")
    t.A.cannot(["bet", t.A.find("3") * 2], "CH-2.2")
    t.A.cannot(["bet", []], "CH-2.2")
    t.A.cannot(["bet", [t.A.upgrade("kodora")]], "CH-2.2")
    t.A.cannot(["bet", [10**30]], "CH-2.2")
    t.A.cannot(["bet", [-1]], "CH-2.2")


def test_nobody_plays_before_the_bets():
    """CH-2.2: now is the time for bets."""
    t = Table("3 5 9", "2 2", "4 4", vp=[9, 1, 1], betting=True)
    t.A.cannot_play("3", "CH-2.2")


def test_nobody_bets_in_the_main_phase():
    """CH-2.2: now, and only now."""
    t = Table("3+kodora 5 9", "2 2", "4 4", vp=[9, 9, 9])
    t.A.cannot_bet("3+kodora", "CH-2.2")
    t.A.cannot_bet("5", "CH-2.2")
    t.A.plays("5")
    t.B.cannot_bet("2", "CH-2.2")


def test_bets_are_decided_at_the_same_time_and_revealed_together():
    """CH-2.3: until the last has decided nobody sees anything of a bet, and nobody takes one back."""
    t = Table("3 5 9", "2 2", "4 4", vp=[2, 2, 2], betting=True)
    before = [t.match.view(viewer) for viewer in (B, C, None)]
    t.A.bets("3")
    assert t.match.waiting() == [B, C]
    for viewer, old in zip((B, C, None), before, strict=True):
        seen = t.match.view(viewer)
        assert {**seen, "question": None} == {**old, "question": None}
    assert t.happened() == []
    t.A.cannot("pass", "")
    t.A.cannot_bet("5", "")
    t.C.bets("4")
    assert t.vp == [2, 2, 2]
    t.B.bets()
    assert t.vp == [0, 2, 0]
    assert [len(bets) for bets in t.g.bets] == [1, 0, 1]
    assert [event.seat for event in t.match.happened() if event.what == "bet"] == [A, C]


def test_the_last_card_of_the_hand_is_never_bet():
    """CH-2.3"""
    t = Table("3", "2 2", "4 4", vp=[9, 1, 1], betting=True)
    assert t.A.options == ["pass"]
    t.A.cannot_bet("3", "CH-2.3")
    t = Table("3+kodora 5", "2 2", "4 4", vp=[9, 1, 1], reserves=["kodora", "", ""], betting=True)
    t.A.cannot_bet("3+kodora 5", "CH-2.3")
    t.A.bets("5")


def test_a_kodora_needs_the_place_of_a_yellow_upgrade():
    """CH-2.4: no card with a companion or a Mystic Form; other colours do not matter."""
    hand = "3+quill 5+form 9+fish+anvil+flame"
    t = Table(hand, "2 2", "4 4", vp=[9, 1, 1], reserves=["kodora", "", ""], betting=True)
    t.A.cannot_bet("3+quill", "CH-2.4")
    t.A.cannot_bet("5+form", "CH-2.4")
    assert t.A.options == ["pass", ["bet", t.A.find("9+fish+anvil+flame")]]
    t.A.bets("9+fish+anvil+flame")


def test_nothing_else_is_slid_in_and_no_power_changed_in_the_preparation():
    """CH-2.5: not even a Kodora without a bet."""
    t = Table("3 5", "2 2", "4 4", vp=[9, 1, 1], power=[6, 0, 0], reserves=["kodora fish", "", ""], betting=True)
    t.A.cannot_slide("fish", "3", "CH-2.5")
    t.A.cannot_slide("kodora", "3", "CH-2.5")
    t.A.cannot("change", "CH-2.5")
    assert all(choice == "pass" or choice[0] == "bet" for choice in t.A.options)


def test_a_kodora_belongs_to_whoever_holds_the_card():
    """CH-2.6: B slid it in long ago, C holds the card and bets it, besides the own one."""
    t = Table("3 5", "2 2", "4+kodora 4 6", vp=[1, 1, 4], reserves=["kodora", "", "kodora"], betting=True)
    assert t.g.inside[t.C.find("4+kodora")[0]] == (KODORAS[B],)
    t.C.bets("4+kodora 6")
    assert t.vp == [1, 1, 0]
    assert len(t.g.bets[C]) == 2


def test_betting_is_never_compulsory():
    """CH-2.6"""
    t = Table("3+kodora 5", "2 2", "4 4", vp=[9, 1, 1], betting=True)
    t.A.bets()
    assert t.turn == A
    assert t.vp == [9, 1, 1]
    assert t.g.bets == [[], [], []]
    t.A.plays("3+kodora")


def test_bet_cards_go_back_into_the_deck_with_their_kodora():
    """CH-2.7"""
    t = Table("3 5", "2", "4 4", vp=[2, 0, 0], betting=True)
    card = t.A.find("3")[0]
    t.A.bets("3")
    t.A.plays("5")
    t.C.cannot("pass", "")
    t.B.passes()
    t.C.passes()
    assert t.g.bets[A] == [card]
    t.B.plays("2")
    assert t.g.round == 3
    assert t.g.bets == [[], [], []]
    assert any(card in hand for hand in t.g.hands)
    assert t.g.inside[card] == (KODORAS[A],)
    assert "kodora" not in t.A.reserve


def test_who_has_bet_is_heard_by_all():
    """CH-1.6, CH-2.2: stakes and bet cards are public."""
    t = Table("3 5", "2 2", "4 4", vp=[2, 0, 0], betting=True)
    card = t.A.find("3")
    t.A.bets("3")
    (bet,) = [event for event in t.match.happened() if event.what == "bet"]
    for viewer in (A, B, C, None):
        heard = hear(bet, viewer)
        assert (heard["seat"], heard["cards"], heard["n"]) == (A, [*card, KODORAS[A]], 2)
