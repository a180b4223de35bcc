"""CH-5: power."""

import pytest

from heldenrunde.core.views import hear
from tests.custom_heroes.table import A, B, C, Table


def test_the_cost_of_all_abilities_of_a_set_is_paid():
    """CH-5.1: Brando 1 + Quill 1 + Charmanta 1 + Spookies 2 = 5."""
    cards = "3+brando* 4+quill* 3+charmanta* 3+spookies*"
    t = Table("3+brando 4+quill 3+charmanta 3+spookies 9", "8 8", "7 7", power=[4, 0, 0])
    t.A.cannot_play(cards, "CH-5.1")
    t = Table("3+brando 4+quill 3+charmanta 3+spookies 9", "8 8", "7 7", power=[5, 0, 0])
    t.A.plays(cards)
    assert t.power[A] == 0
    assert t.happened().index("pay") < t.happened().index("play")
    assert (t.g.size, t.g.value) == (5, 3)


def test_activation_is_optional():
    """CH-5.1: one of two Brandos, the other earns."""
    t = Table("3+brando 3+brando 9", "8 8", "7 7", power=[2, 0, 0])
    t.A.plays("3+brando* 3+brando")
    assert t.g.size == 3
    assert t.power[A] == 2


def test_only_abilities_of_cards_in_the_set_are_activated_each_once():
    """CH-5.1: no card without ability, none of the hand that is not played, none twice, none of others."""
    t = Table("3+brando 3 9+quill", "8+quill 8", "7 7", power=[6, 0, 0])
    brando, three, quill = t.A.find("3+brando 3 9+quill")
    t.A.cannot_play("3*", "CH-5.1")
    t.A.cannot_play("3* 3+brando*", "CH-5.1")
    t.A.cannot(["play", [three], [brando]], "CH-5.1")
    t.A.cannot(["play", [three], [quill]], "CH-5.1")
    t.A.cannot(["play", [three], t.B.find("8+quill")], "CH-5.1")
    t.A.cannot(["play", [brando], [brando, brando]], "CH-5.1")


def test_power_earned_by_a_set_does_not_pay_for_the_same_set():
    """CH-5.2, Case 7: no power; the unactivated Spookies of the pair would earn 1, the Brando costs 1."""
    t = Table("3+brando 3+spookies 9", "8 8", "7 7", power=[0, 0, 0])
    t.A.cannot_play("3+brando* 3+spookies", "CH-5.1")
    t.A.plays("3+brando 3+spookies")
    assert t.power[A] == 2


def test_a_7_with_a_quill_earns_a_power_as_a_7_or_joins_10s_for_one():
    """CH-5.2, CH-6.3, from the rulebook."""
    t = Table("7+quill 10 10 1", "8 8", "7 7", power=[1, 0, 0])
    t.A.plays("7+quill")
    assert t.power[A] == 2
    assert (t.g.size, t.g.value) == (1, 7)
    t = Table("7+quill 10 10 1", "8 8", "7 7", power=[1, 0, 0])
    t.A.plays("7+quill* 10 10")
    assert t.power[A] == 0
    assert (t.g.size, t.g.value) == (3, 10)


def test_a_bet_card_earns_nothing():
    """CH-5.2"""
    t = Table("3+kodora 9 9", "8 8", "7 7", vp=[2, 1, 1], power=[0, 0, 0], betting=True)
    t.A.bets("3+kodora")
    t.A.plays("9")
    assert t.power == [0, 0, 0]


def test_every_card_that_is_not_activated_earns():
    """CH-5.2: three cards with abilities, one activated: 1 paid, 2 earned. A card without ability earns nothing."""
    t = Table("3+brando 3+quill 3+kodora 3 9", "8 8", "7 7", "6 6", power=[1, 0, 0, 0])
    t.A.plays("3+brando* 3+quill 3+kodora 3")
    assert t.power[A] == 2


@pytest.mark.parametrize(("power", "changes"), [(3, 0), (4, 1), (6, 1), (8, 2)])
def test_four_power_make_a_point_repeatedly(power, changes):
    """CH-5.3: on the own turn; with 3 power nothing is changed."""
    t = Table("3 9", "8 8", "7 7", power=[power, 0, 0])
    for _ in range(changes):
        t.A.changes()
    assert t.vp[A] == 1 + changes
    assert t.power[A] == power - 4 * changes
    assert "change" not in t.A.options
    t.A.cannot("change", "CH-5.3")


def test_power_is_changed_only_on_the_own_turn():
    """CH-5.3, CH-5.5"""
    t = Table("3 9", "8 8", "7 7", power=[6, 6, 6])
    t.B.cannot("change", "")
    t.C.cannot("change", "")


def test_nobody_keeps_more_than_six_power_at_the_end_of_a_turn():
    """CH-5.4: 6 and 2 earned make 8: discard one by one, or change."""
    t = Table("3+brando 3+quill 9", "8 8", "7 7", power=[6, 0, 0])
    t.A.plays("3+brando 3+quill")
    assert t.power[A] == 8
    assert t.A.options == ["change", "discard"]
    t.A.cannot("done", "CH-5.4")
    t.A.discards()
    t.A.cannot("done", "CH-5.4")
    t.A.discards()
    t.A.cannot("discard", "CH-5.4")
    t.A.done()
    assert (t.vp[A], t.power[A]) == (1, 6)
    assert t.turn == B


def test_changing_ends_the_excess_as_well():
    """CH-5.4: one discarded, then 4 of 7 changed."""
    t = Table("3+brando 3+quill 9", "8 8", "7 7", power=[6, 0, 0])
    t.A.plays("3+brando 3+quill")
    t.A.discards()
    t.A.changes()
    assert (t.vp[A], t.power[A]) == (2, 3)
    assert t.turn == B


def test_nobody_discards_what_is_not_too_much():
    """CH-5.4: neither after the set nor before it."""
    t = Table("3+brando 9", "8 8", "7 7", power=[5, 0, 0])
    t.A.cannot("discard", "CH-5.4")
    t.A.plays("3+brando")
    t.A.cannot("discard", "CH-5.4")
    t.A.done()


def test_six_power_at_the_end_of_a_scoring():
    """CH-5.4: second of three gets 1 power; 7 are too many."""
    t = Table("", "3", "8 8", vp=[9, 1, 1], power=[0, 6, 0], places=[A], leader=B)
    t.B.plays("3")
    t.B.done()
    assert t.power[B] == 7
    assert t.B.options == ["change", "discard"]
    t.B.cannot("done", "CH-5.4")
    t.B.cannot("pass", "CH-5.4")
    t.B.cannot(["slide", t.g.reserves[B][0], 0], "CH-5.4")
    t.B.changes()
    assert (t.vp[B], t.power[B]) == (4, 3)


def test_more_than_six_may_be_held_in_between():
    """CH-5.4: 9 power before the set pay for abilities and are no more than 6 afterwards."""
    t = Table("3+spookies 3+brando 9", "8 8", "7 7", power=[9, 0, 0])
    t.A.plays("3+spookies* 3+brando*")
    assert t.A.options == ["done", "change"]
    t.A.done()
    assert t.power[A] == 6


def test_gains_and_payments_are_heard_by_all():
    """CH-1.6: the stock is secret, what is paid and gained is not."""
    t = Table("3+spookies 3+brando 9", "8 8", "7 7", power=[6, 0, 0])
    t.A.plays("3+spookies* 3+brando")
    heard = [hear(event, C) for event in t.match.happened()]
    t.A.changes()
    heard += [hear(event, C) for event in t.match.happened()]
    tokens = [
        (event["what"], event["seat"], event["n"]) for event in heard if event["what"] in ("pay", "power", "change")
    ]
    assert tokens == [("pay", A, 2), ("power", A, 1), ("change", A, 1)]


def test_case_5_power_changed_in_the_last_turn_wins():
    """Case 5 (CH-3.10, CH-5.2, CH-5.5, CH-7.2): 3 power, 1 for the Quill, changed into the tenth point."""
    t = Table("3+quill", "8 8", "7 7", vp=[9, 1, 1], power=[3, 0, 0])
    t.A.plays("3+quill")
    t.A.changes()
    assert t.winner == A
    assert t.vp[A] == 10
    t.nothing_pending()


def test_case_5_power_changed_before_the_last_set_wins_too():
    """CH-5.5"""
    t = Table("3", "8 8", "7 7", vp=[9, 1, 1], power=[4, 0, 0])
    t.A.changes()
    t.A.plays("3")
    assert t.winner == A
    t.nothing_pending()


def test_who_does_not_change_does_not_win():
    """CH-5.5: 9 points and 4 power are not ten points."""
    t = Table("3+quill", "8 8", "7 7", vp=[9, 1, 1], power=[3, 0, 0])
    t.A.plays("3+quill")
    t.A.done()
    assert t.winner is None
    assert t.vp[A] == 14


def test_points_changed_at_the_end_of_scoring_come_too_late():
    """CH-5.5: A is second and gets to 12 by changing at the cap; the match goes on."""
    t = Table("3", "", "7 7", vp=[9, 1, 1], power=[6, 0, 0], places=[B])
    t.A.plays("3")
    t.A.done()
    t.A.changes()
    assert t.vp[A] == 9 + 2 + 1
    assert t.winner is None
    assert t.g.round == 3


def test_case_5_spookies_in_the_last_set_come_too_late():
    """Case 5 (CH-6.5, CH-7.2): 14 by scoring; the trick falls to A later: 15, but no win."""
    t = Table("3+spookies", "8 8", "7 7", vp=[9, 1, 1], power=[3, 0, 0])
    t.A.plays("3+spookies*")
    assert (t.vp[A], t.power[A]) == (14, 1)
    t.B.passes()
    t.C.passes()
    assert t.vp[A] == 15
    assert t.winner is None
    assert t.turn == B


def test_case_5_spookies_in_the_last_set_yield_nothing_when_the_trick_is_lost():
    """Case 5 (CH-6.5)"""
    t = Table("3+spookies", "8 8", "7 7", vp=[9, 1, 1], power=[3, 0, 0])
    t.A.plays("3+spookies*")
    t.B.plays("8")
    t.C.passes()
    assert t.vp[A] == 14
    assert t.turn == B


def test_case_5_with_two_players_the_spookies_of_the_last_set_lapse():
    """Case 5 (CH-3.7, CH-6.5): 9 + 4 = 13."""
    t = Table("3+spookies", "8 8", vp=[9, 1], power=[3, 0])
    t.A.plays("3+spookies*")
    assert t.vp == [13, 0]
    assert t.g.round == 3
