"""CH-3: tricks."""

import pytest

from heldenrunde import NotYourTurn
from tests.custom_heroes.table import A, B, C, D, Table

# -- leading, following, passing ---------------------------------------------------------------------------------------


def test_the_leader_plays_one_or_more_cards_of_one_value():
    """CH-3.1: one, two or three 3s; never a 3 with a 5."""
    for cards in ("3", "3 3", "3 3 3"):
        t = Table("3 3 3 5", "9 9", "8 8", "7 7")
        t.A.cannot_play("3 5", "CH-3.1")
        t.A.plays(cards)
        assert t.turn == B


def test_cards_of_one_value_need_not_show_the_same_number():
    """CH-3.1, CH-4.3: a 6 with +1 is a 7."""
    t = Table("7 6+fish 8", "9 9", "9")
    t.A.cannot_play("7 8", "CH-3.1")
    t.A.plays("7 6+fish")
    assert (t.g.size, t.g.value) == (2, 7)


def test_the_leader_may_not_pass():
    """CH-3.1"""
    t = Table("3 5", "9 9", "8 8")
    assert "pass" not in t.A.options
    t.A.cannot("pass", "CH-3.1")


def test_a_set_has_cards_of_the_own_hand_each_once():
    """CH-3.1: no empty set, no card twice, no card of others, none that was played."""
    t = Table("3 5 5", "9 9", "8 8")
    t.A.cannot(["play", [], []], "CH-3.1")
    t.A.cannot(["play", t.A.find("3") * 2, []], "CH-3.1")
    t.A.cannot(["play", t.B.find("9"), []], "CH-3.1")
    t.A.cannot(["play", t.g.played[:1], []], "CH-3.1")
    t.A.plays("3")
    t.B.cannot(["play", t.g.trick[:], []], "CH-3.1")


def test_an_upgrade_is_not_a_card_of_the_hand():
    """CH-3.1, CH-4.5: nothing in reserve is played by itself."""
    t = Table("3 5", "9 9", "8 8")
    t.A.cannot(["play", t.g.reserves[A][:1], []], "CH-3.1")


def test_the_turn_goes_clockwise_and_passing_is_always_allowed():
    """CH-3.1: B could play and passes, and plays later in the same trick."""
    t = Table("3 6", "5 9", "4 8")
    t.A.plays("3")
    assert t.turn == B
    t.B.passes()
    assert t.turn == C
    t.C.plays("4")
    assert t.turn == A
    t.A.passes()
    assert t.turn == B
    t.B.plays("5")
    assert t.turn == C


def test_nobody_plays_out_of_turn():
    """CH-3.1"""
    t = Table("3 6", "5 9", "4 8")
    for player in (t.B, t.C):
        with pytest.raises(NotYourTurn):
            player.passes()
        with pytest.raises(NotYourTurn):
            player.plays(f"{4 + (player is t.B)}")
    t.A.plays("3")
    with pytest.raises(NotYourTurn):
        t.A.plays("6")


# -- who wins a trick --------------------------------------------------------------------------------------------------


def test_the_player_of_the_last_set_wins_and_leads():
    """CH-3.2, CH-3.8: when all others have passed in a row; nobody plays against the own set."""
    t = Table("3 6", "5 9", "4 8")
    t.A.plays("3")
    t.B.plays("5")
    t.C.passes()
    t.A.passes()
    assert t.happened() == ["pass", "win-trick", "lead"]
    assert t.turn == B
    assert t.g.trick == []
    t.B.cannot("pass", "CH-3.1")


def test_a_winner_without_cards_leaves_the_lead_to_the_left():
    """CH-3.2: B is out, the next clockwise who has cards leads: C; were C out too, D."""
    t = Table("3 6", "5", "4 8", "2 2")
    t.A.plays("3")
    t.B.plays("5")
    t.C.passes()
    t.D.passes()
    t.A.passes()
    assert t.turn == C

    t = Table("3 6", "5", "", "2 2", places=[C])
    t.A.plays("3")
    t.B.plays("5")
    t.D.passes()
    t.A.passes()
    assert t.turn == D


def test_three_1s_are_answered_only_by_exactly_three_cards():
    """CH-3.3, from the rulebook."""
    t = Table("1 1 1 9", "5 5 7 7 7 7 3", "4 4", "4 4")
    t.A.plays("1 1 1")
    t.B.cannot_play("5 5", "CH-3.3")
    t.B.cannot_play("3", "CH-3.3")
    t.B.cannot_play("7 7 7 7", "CH-3.3")
    t.B.plays("7 7 7")


def test_four_5s_are_beaten_by_four_cards_of_5_or_higher():
    """CH-3.4, from the rulebook."""
    t = Table("5 5 5 5 9", "6 6 6 6 4 4 4 4", "2 2", "2 2")
    t.A.plays("5 5 5 5")
    t.B.cannot_play("4 4 4 4", "CH-3.4")
    t.B.plays("6 6 6 6")
    assert t.turn == C
    t = Table("5 5 5 5 9", "4+fish 4+fish 4+fish 4+fish 1", "2 2", "2 2")
    t.A.plays("5 5 5 5")
    t.B.plays("4+fish 4+fish 4+fish 4+fish")
    assert t.turn == D


def test_a_lower_set_does_not_beat():
    """CH-3.4: equal or higher; the last set counts, not the first."""
    t = Table("3 6 5", "7 2 9", "6 8 3")
    t.A.plays("3")
    t.B.cannot_play("2", "CH-3.4")
    t.B.plays("7")
    t.C.cannot_play("6", "CH-3.4")
    t.C.cannot_play("3", "CH-3.4")
    t.C.plays("8")


def test_an_equal_value_forces_the_next_player_to_pass():
    """CH-3.5: C is skipped, and may play when the turn comes back in the same trick."""
    t = Table("6 9 3", "6 2 3", "7 8 8")
    t.A.plays("6")
    t.B.plays("6")
    assert t.happened() == ["play", "skip"]
    assert t.turn == A
    t.A.plays("9")
    assert t.turn == B
    t.B.passes()
    assert t.turn == C
    t.C.passes()
    assert t.turn == A


def test_a_higher_value_forces_nobody():
    """CH-3.5: and neither does the lead."""
    t = Table("6 9 3", "7 2", "7 8 8")
    t.A.plays("6")
    assert t.turn == B
    t.B.plays("7")
    assert t.turn == C


def test_a_forced_pass_hits_the_next_player_who_has_cards():
    """CH-3.5: B is out; A's equal set skips C."""
    t = Table("4 9", "", "5 5", "4 8", leader=D, places=[B])
    t.D.plays("4")
    t.A.plays("4")
    assert t.turn == D


def test_in_a_match_of_two_equal_is_not_enough():
    """CH-3.6: strictly higher."""
    t = Table("6 9 3", "6 7 2")
    t.A.plays("6")
    t.B.cannot_play("6", "CH-3.6")
    t.B.cannot_play("2", "CH-3.4")
    t.B.plays("7")
    assert t.turn == A


def test_in_a_match_of_two_with_the_order_turned_equal_is_not_enough_either():
    """CH-3.6, CH-6.4: strictly lower."""
    t = Table("6+charmanta 9 3", "6 7 5 2")
    t.A.plays("6+charmanta*")
    t.B.cannot_play("6", "CH-3.6")
    t.B.cannot_play("7", "CH-6.4")
    t.B.plays("5")
    t.A.plays("3")


def test_with_two_left_of_three_an_equal_set_wins_the_trick_at_once():
    """CH-3.6, from the rulebook."""
    t = Table("6 9 3", "", "6 2 2", places=[B])
    t.A.plays("6")
    t.C.plays("6")
    assert t.happened() == ["play", "skip", "win-trick", "lead"]
    assert t.turn == C
    t.C.cannot("pass", "CH-3.1")


def test_the_main_phase_ends_at_once_when_one_player_has_cards():
    """CH-3.7: C, who could have beaten the set, is not asked, and nobody wins the trick."""
    t = Table("3", "4", "9 9", vp=[0, 0, 0])
    t.A.plays("3")
    t.B.plays("4")
    happened = t.happened()
    assert "win-trick" not in happened
    assert happened.count("place") == 2
    assert t.g.round == 3


def test_a_trick_that_is_cut_off_is_won_by_nobody():
    """CH-3.7, CH-6.5: B's Spookies yield nothing, although nobody could answer any more."""
    t = Table("3", "4+spookies", "9 9", vp=[0, 0, 0])
    t.A.plays("3")
    t.B.plays("4+spookies*")
    assert t.vp == [5, 2, 0]


def test_who_passed_before_the_last_set_gets_a_turn_again():
    """CH-3.8: B passed before C's set, and is waited for."""
    t = Table("3 6", "5 9", "4 8")
    t.A.plays("3")
    t.B.passes()
    t.C.plays("4")
    t.A.passes()
    assert t.turn == B
    t.B.passes()
    assert t.turn == C
    t.C.cannot("pass", "CH-3.1")


def test_players_without_cards_are_not_waited_for():
    """CH-3.8"""
    t = Table("3 6", "", "4 8", "", places=[B, D])
    t.A.plays("3")
    assert t.turn == C
    t.C.passes()
    assert t.turn == A
    t.A.cannot("pass", "CH-3.1")


def test_a_forced_pass_is_not_a_turn():
    """CH-3.9: C cannot slide or change power while skipped."""
    t = Table("6 9 3", "6 2 3", "7 8 8", power=[2, 2, 5])
    t.A.plays("6")
    t.B.plays("6")
    for choice in ("change", "pass", ["slide", t.C.upgrade("form"), *t.C.find("7")]):
        with pytest.raises(NotYourTurn):
            t.match.answer(C, choice)


# -- the order of a turn -----------------------------------------------------------------------------------------------


def test_slides_and_changes_come_in_any_order_and_number_before_the_set():
    """CH-3.10 (1): slide, change, slide, change; the turn goes on until pass or set."""
    t = Table("6 9 3", "6 2", "7 8", power=[8, 0, 0], vp=[1, 1, 1], reserves=["fish anvil", "", ""])
    t.A.slides("fish", "6")
    t.A.changes()
    t.A.slides("anvil", "6+fish")
    t.A.changes()
    assert (t.vp[A], t.power[A]) == (3, 0)
    assert t.turn == A
    t.A.plays("6+fish+anvil")
    assert t.g.value == 3
    assert t.turn == B


def test_after_sliding_a_player_may_still_pass():
    """CH-3.10 (2)"""
    t = Table("6 9 3", "6 2", "7 8", reserves=["", "fish", ""])
    t.A.plays("6")
    t.B.slides("fish", "6")
    t.B.passes()
    assert t.turn == C


def test_power_comes_after_the_set_and_may_be_changed_then():
    """CH-3.10 (3, 4): 3 power and 1 earned make 4; changing is offered, not forced."""
    t = Table("6+quill 9 3", "6 2", "7 8", power=[3, 0, 0])
    t.A.cannot("change", "CH-5.3")
    t.A.plays("6+quill")
    assert t.A.options == ["done", "change"]
    assert t.turn == A
    t.A.changes()
    assert (t.vp[A], t.power[A]) == (2, 0)
    assert t.turn == B

    t = Table("6+quill 9 3", "6 2", "7 8", power=[3, 0, 0])
    t.A.plays("6+quill")
    t.A.done()
    assert (t.vp[A], t.power[A]) == (1, 4)
    assert t.turn == B


def test_after_the_set_there_is_no_second_set_and_no_sliding():
    """CH-3.10 (4), CH-4.1"""
    t = Table("6+quill 9 3", "6 2", "7 8", power=[3, 0, 0])
    t.A.plays("6+quill")
    t.A.cannot_play("9", "CH-3.10")
    t.A.cannot("pass", "CH-3.10")
    t.A.cannot_slide("form", "9", "CH-4.1")


def test_the_power_cap_comes_before_the_place():
    """CH-3.10 (5, 6): the last card is laid, 7 power are too many, and only then A is first."""
    t = Table("6+quill", "6 2", "7 8", power=[6, 0, 0])
    t.A.plays("6+quill")
    assert t.A.options == ["change", "discard"]
    assert t.g.places == []
    t.A.discards()
    assert t.A.options == ["done", "change"]
    t.A.done()
    assert t.g.places == [A]
    assert (t.vp[A], t.power[A]) == (6, 6)


def test_scoring_comes_before_the_next_player():
    """CH-3.10 (6, 7), CH-7.1: what happens after a last card, in order."""
    t = Table("6", "6 2", "7 8")
    t.A.plays("6")
    assert t.happened() == ["play", "place", "reward", "draw"]
    assert t.turn == B


# -- cases -------------------------------------------------------------------------------------------------------------


def test_case_1_the_skipped_player_leads():
    """Case 1 (CH-3.2, CH-3.5, CH-3.8, CH-7.1)"""
    t = Table("6 4 9", "6", "2 3 8", "4 5 5", reserves=["", "", "", ""])
    t.A.plays("6")
    t.B.plays("6")
    assert t.g.places == [B]
    assert t.vp == [1, 6, 1, 1]
    assert t.turn == D
    t.D.passes()
    t.A.passes()
    assert t.turn == C
    t.C.plays("2")
    t.D.plays("5")
    t.A.passes()
    t.C.passes()
    t.D.plays("4")
    t.A.plays("4")
    assert t.turn == D
    t.D.passes()
    assert t.turn == A
    t.A.cannot("pass", "CH-3.1")


def test_case_2_old_passes_do_not_close_a_trick():
    """Case 2 (CH-3.2, CH-3.8)"""
    t = Table("3 3 7 7 1", "5 5 1", "4 4 1", "3 3 1")
    t.A.plays("3 3")
    t.B.passes()
    t.C.passes()
    t.D.plays("3 3")
    assert t.turn == B
    t.B.plays("5 5")
    t.C.passes()
    t.D.passes()
    assert t.turn == A
    t.A.plays("7 7")
    t.B.passes()
    t.C.passes()
    t.D.passes()
    assert t.turn == A

    t = Table("3 3 7 7 1", "5 5 1", "4 4 1", "3 3 1")
    t.A.plays("3 3")
    t.B.passes()
    t.C.passes()
    t.D.plays("3 3")
    t.B.passes()
    assert t.turn == C
    t.C.passes()
    assert t.turn == D
    t.D.cannot("pass", "CH-3.1")
