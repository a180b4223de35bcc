"""CH-6: special abilities."""

import pytest

from tests.custom_heroes.table import A, B, C, D, Table

# -- Mystic Form -------------------------------------------------------------------------------------------------------


def test_a_single_form_beats_four_8s():
    """CH-6.1, from the rulebook: any size, any value, its own value ignored; it costs 2 power."""
    t = Table("8 8 8 8 1", "1+form 2", "9 9 9 9 1", "10 10 10 10", power=[0, 2, 0, 0], reserves=[""] * 4)
    t.A.plays("8 8 8 8")
    t.B.plays("1+form*")
    assert t.power[B] == 0
    assert t.turn == C


def test_after_a_form_only_a_form_can_be_played():
    """CH-6.1: neither a higher card nor a Form that is not activated."""
    t = Table("8 1", "1+form 2", "10+form 10 10+fish", "9 9", power=[0, 2, 2, 0])
    t.A.plays("8")
    t.B.plays("1+form*")
    t.C.cannot_play("10", "CH-6.1")
    t.C.cannot_play("10+fish", "CH-6.1")
    t.C.cannot_play("10+form", "CH-6.1")
    assert [choice for choice in t.C.options if choice[0] == "play"] == [t.C.set("10+form*")]
    t.C.plays("10+form*")


def test_a_form_is_played_alone():
    """CH-6.1: not with other cards of its value, not with a joker, not with another Form."""
    t = Table("8+form 8 7+quill 8+klingor", "2 2", "3 3", power=[6, 0, 0])
    t.A.cannot_play("8+colossus* 8", "CH-6.1")
    t.A.cannot_play("8+colossus* 7+quill*", "CH-6.1")
    t.A.cannot_play("8+colossus* 8+klingor*", "CH-6.1")
    t.A.cannot_play("8+colossus* 8+klingor", "CH-6.1")


def test_a_form_that_is_not_activated_is_an_ordinary_card():
    """CH-6.1, CH-5.2: in a pair, of its own value, and it earns."""
    t = Table("8+form 8 1", "7+form 7 9 9", "3 3")
    t.A.plays("8+form 8")
    assert t.power[A] == 3
    t.B.cannot_play("7+form 7", "CH-3.4")
    t.B.plays("9 9")


def test_a_form_may_be_led():
    """CH-6.1: then only Forms can answer, and the trick after it is open again."""
    t = Table("4+form 8", "9 9", "10 10")
    t.A.plays("4+form*")
    t.B.cannot_play("9", "CH-6.1")
    t.B.passes()
    t.C.cannot_play("10", "CH-6.1")
    t.C.passes()
    t.A.plays("8")
    t.B.plays("9")


def test_in_a_match_of_two_form_on_form_skips_nobody():
    """CH-6.1, Case 8: allowed, whatever the values are, and without the skip."""
    t = Table("4+form 8 8", "4+form 1 1", power=[2, 2])
    t.A.plays("4+form*")
    t.B.plays("4+form*")
    assert t.turn == A
    t.A.cannot_play("8", "CH-6.1")
    t.A.passes()
    assert t.turn == B


def test_case_8_only_form_on_form_skips():
    """Case 8 (CH-3.5, CH-6.1, CH-6.7): an 8 with an activated Form on three 8s skips nobody."""
    t = Table("8 8 8 1", "8+form 2", "10 10 10 3+form", "9 9", power=[0, 2, 2, 0])
    t.A.plays("8 8 8")
    t.B.plays("8+form*")
    assert t.turn == C
    t.C.cannot_play("10 10 10", "CH-6.1")
    t.C.plays("3+form*")
    assert t.turn == A


def test_a_form_on_a_single_card_of_its_own_value_skips_nobody():
    """CH-6.7"""
    t = Table("8 1", "8+form 2", "10 3")
    t.A.plays("8")
    t.B.plays("8+form*")
    assert t.turn == C


def test_the_order_does_not_matter_for_forms():
    """CH-6.7: played while the order falls, on a card of lower value."""
    t = Table("3+charmanta 1", "8+form 2", "9+form 3", power=[1, 2, 2])
    t.A.plays("3+charmanta*")
    t.B.plays("8+form*")
    t.C.plays("9+form*")
    assert t.turn == B


# -- Brando ------------------------------------------------------------------------------------------------------------


def test_two_7s_one_with_brando_are_three_7s():
    """CH-6.2, from the rulebook."""
    t = Table("7 7+brando 1", "8 8 8", "9 9", power=[1, 0, 0])
    t.A.plays("7 7+brando*")
    assert (t.g.size, t.g.value) == (3, 7)
    t.B.plays("8 8 8")


def test_case_7_sizes_and_brando():
    """Case 7 (CH-3.3, CH-6.2): on two 8s the 9 alone needs its Brando."""
    t = Table("8 8 1", "9+brando 2", "3 3")
    t.A.plays("8 8")
    t.B.cannot_play("9+brando", "CH-3.3")
    t.B.plays("9+brando*")
    assert t.power[B] == 1


def test_case_7_on_one_8_the_9_is_legal_only_without_activation():
    """Case 7 (CH-3.3, CH-5.2)"""
    t = Table("8 8 1", "9+brando 2", "3 3")
    t.A.plays("8")
    t.B.cannot_play("9+brando*", "CH-3.3")
    t.B.plays("9+brando")
    assert t.power[B] == 3


def test_case_7_brando_and_quill_are_three_9s_from_two_cards():
    """Case 7 (CH-5.2, CH-6.2, CH-6.8): 2 power, there before the set is laid, whatever the set earns."""
    hands = "9+brando 2+quill 9+spookies 1", "8 8", "3 3"
    t = Table(*hands, power=[2, 0, 0])
    t.A.plays("9+brando* 2+quill*")
    assert (t.g.size, t.g.value) == (3, 9)
    assert t.power[A] == 0
    t = Table(*hands, power=[1, 0, 0])
    t.A.cannot_play("9+brando* 2+quill* 9+spookies", "CH-5.1")
    t.A.cannot_play("9+brando* 2+quill*", "CH-5.1")


def test_a_brando_alone_may_be_led_as_a_pair():
    """CH-6.8"""
    t = Table("9+brando 1", "10 10 3", "3 3")
    t.A.plays("9+brando*")
    t.B.cannot_play("10", "CH-3.3")
    t.B.plays("10 10")


# -- Quill (Stachel) ---------------------------------------------------------------------------------------------------


def test_two_5s_and_a_quill_are_three_5s():
    """CH-6.3, from the rulebook."""
    t = Table("5 5 9+quill 1", "6 6 6", "3 3", power=[1, 0, 0])
    t.A.plays("5 5 9+quill*")
    assert (t.g.size, t.g.value) == (3, 5)
    t.B.plays("6 6 6")


@pytest.mark.parametrize("cards", ["9+quill*", "9+quill* 5+quill*", "9+quill* 9+fish+quill*"])
def test_jokers_alone_are_illegal(cards):
    """CH-6.3: one, two, or two whose own values are equal."""
    t = Table("9+quill 5+quill 9+fish+quill 1", "6 6", "3 3", power=[6, 0, 0])
    t.A.cannot_play(cards, "CH-6.3")


def test_a_joker_on_its_own_does_not_answer_either():
    """CH-6.3"""
    t = Table("5 5", "9+quill 9+brando", "3 3")
    t.A.plays("5")
    t.B.cannot_play("9+quill*", "CH-6.3")
    t.B.plays("9+quill")


def test_any_number_of_quills_join_one_fixed_card():
    """CH-6.8: a Quill that is not activated is a fixed card, and earns."""
    t = Table("9+quill 5+quill 2+quill 1", "6 6", "3 3", power=[2, 0, 0])
    t.A.plays("9+quill* 5+quill* 2+quill")
    assert (t.g.size, t.g.value) == (3, 2)
    assert t.power[A] == 1


def test_the_joker_ignores_its_own_aura_and_items():
    """CH-6.8"""
    t = Table("3 9+quill+primal-force+fish+anvil 1", "6 6", "2 2", power=[1, 0, 0])
    t.A.plays("3 9+quill+primal-force+fish+anvil*")
    assert (t.g.size, t.g.value) == (2, 3)


def test_an_equal_set_with_a_joker_skips():
    """CH-6.3, CH-3.5: the joker has the value of its set."""
    t = Table("5 5 1", "5 9+quill 1", "3 3")
    t.A.plays("5 5")
    t.B.plays("5 9+quill*")
    assert t.turn == A


def test_the_fixed_cards_beside_a_joker_have_one_value():
    """CH-3.1, CH-6.3"""
    t = Table("5 6 9+quill 1", "5 1", "3 3")
    t.A.cannot_play("5 6 9+quill*", "CH-3.1")


# -- Charmanta ---------------------------------------------------------------------------------------------------------


def test_after_two_8s_a_charmanta_needs_a_pair_of_8s_or_higher():
    """CH-6.4, from the rulebook: it works only after it was played."""
    t = Table("8 8 1", "7 7+charmanta 9+charmanta 9", "10 10 8 6 6")
    t.A.plays("8 8")
    t.B.cannot_play("7 7+charmanta*", "CH-3.4")
    t.B.cannot_play("9+charmanta*", "CH-3.3")
    t.B.plays("9 9+charmanta*")
    assert t.power[B] == 1
    t.C.plays("6 6")


def test_afterwards_a_pair_of_4s_is_beaten_by_4s_or_lower():
    """CH-6.4, from the rulebook."""
    for answer, next_seat in (("4 4", D), ("3 3", C)):
        t = Table("4 4+charmanta 1", "5 5 4 4 3 3", "9 9", "8 8")
        t.A.plays("4 4+charmanta*")
        t.B.cannot_play("5 5", "CH-6.4")
        t.B.plays(answer)
        assert t.turn == next_seat


def test_another_charmanta_turns_the_order_back():
    """CH-6.4: falling, and rising again."""
    t = Table("6+charmanta 9", "5+charmanta 1", "4 7 7")
    t.A.plays("6+charmanta*")
    t.B.plays("5+charmanta*")
    t.C.cannot_play("4", "CH-3.4")
    t.C.plays("7")
    t.A.plays("9")


def test_two_charmantas_in_one_set_cancel_out():
    """CH-6.8"""
    t = Table("6+charmanta 6+charmanta 9", "5 5 7 7 1", "4 4", power=[2, 0, 0])
    t.A.plays("6+charmanta* 6+charmanta*")
    t.B.cannot_play("5 5", "CH-3.4")
    t.B.plays("7 7")


def test_a_charmanta_that_is_not_activated_turns_nothing():
    """CH-6.4, CH-5.1"""
    t = Table("6+charmanta 9", "5 7", "4 4")
    t.A.plays("6+charmanta")
    t.B.cannot_play("5", "CH-3.4")


def test_case_3_equal_and_turned_in_one_set():
    """Case 3 (CH-3.5, CH-6.4): C is forced, A answers with 8s or lower, and the next trick rises again."""
    hands = "8 8 9 9 7 7 6+buckler 6+power-gauntlet 2", "8 7+fish+charmanta 1 1", "5 5 3 4"
    t = Table(*hands)
    t.A.plays("8 8")
    t.B.plays("8 7+fish+charmanta*")
    assert t.turn == A
    t.A.cannot_play("9 9", "CH-6.4")
    t.A.plays("6+buckler 6+power-gauntlet")
    assert t.turn == C
    t.C.passes()
    t.A.plays("2")
    t.B.cannot_play("1", "CH-3.4")

    t = Table(*hands)
    t.A.plays("8 8")
    t.B.plays("8 7+fish+charmanta*")
    t.A.plays("7 7")
    assert t.turn == B


def test_every_trick_begins_rising():
    """CH-6.4: the Charmanta works until the end of the trick."""
    t = Table("6+charmanta 5 1", "7 4 2", "4 9 9")
    t.A.plays("6+charmanta*")
    t.B.cannot_play("7", "CH-6.4")
    t.B.passes()
    t.C.passes()
    t.A.plays("5")
    t.B.cannot_play("4", "CH-3.4")
    t.B.plays("7")


# -- Spookies (Spukis) -------------------------------------------------------------------------------------------------


def test_spookies_yield_a_point_when_their_player_wins_the_trick():
    """CH-6.5: at once, 2 power."""
    t = Table("9+spookies 2", "5 5", "4 4")
    t.A.plays("9+spookies*")
    assert t.power[A] == 0
    assert t.vp[A] == 1
    t.B.passes()
    assert t.vp[A] == 1
    t.C.passes()
    assert t.vp == [2, 1, 1]
    t.A.plays("2")


def test_spookies_count_for_whichever_set_wins():
    """CH-6.5: A is beaten, and wins the trick with another set."""
    t = Table("4+spookies 9 2", "5 5", "6 6")
    t.A.plays("4+spookies*")
    t.B.plays("5")
    t.C.passes()
    t.A.plays("9")
    t.B.passes()
    t.C.passes()
    assert t.vp == [2, 1, 1]


def test_spookies_yield_nothing_when_anyone_else_wins():
    """CH-6.5: neither to their player nor to the winner, nor in a later trick."""
    t = Table("4+spookies 9 2", "5 5", "6 6")
    t.A.plays("4+spookies*")
    t.B.plays("5")
    t.C.passes()
    t.A.passes()
    assert t.vp == [1, 1, 1]
    t.B.plays("5")
    t.C.passes()
    t.A.passes()
    assert t.vp == [1, 6, 1]


def test_spookies_ride_on_one_trick_only():
    """CH-6.5: A wins the trick and 1 VP, then another one without Spookies: nothing more. A lost trick is not made up
    for by winning the next."""
    t = Table("9+spookies 8 2", "5 5", "4 4")
    t.A.plays("9+spookies*")
    t.B.passes()
    t.C.passes()
    t.A.plays("8")
    t.B.passes()
    t.C.passes()
    assert t.vp == [2, 1, 1]

    t = Table("4+spookies 9 2", "5 6 6", "3 3")
    t.A.plays("4+spookies*")
    t.B.plays("5")
    t.C.passes()
    t.A.passes()
    t.B.plays("6")
    t.C.passes()
    t.A.plays("9")
    t.B.passes()
    t.C.passes()
    assert t.turn == A
    assert t.vp == [1, 1, 1]


def test_spookies_that_are_not_activated_ride_on_nothing():
    """CH-6.5, CH-5.2"""
    t = Table("9+spookies 2", "5 5", "4 4")
    t.A.plays("9+spookies")
    t.B.passes()
    t.C.passes()
    assert t.vp == [1, 1, 1]


def test_the_point_of_spookies_wins_the_match_in_the_same_round():
    """CH-6.5, CH-7.2: the trick was won before A goes out."""
    t = Table("9+spookies 2", "5 5", "4 4", vp=[9, 1, 1])
    t.A.plays("9+spookies*")
    t.B.passes()
    t.C.passes()
    t.A.plays("2")
    assert t.winner == A
    t.nothing_pending()


def test_every_spookies_is_worth_a_point():
    """CH-6.8: two in one set, a third in a later one."""
    t = Table("4+spookies 4+spookies 8+spookies 8 2", "5 5 1", "3 3", power=[6, 0, 0])
    t.A.plays("4+spookies* 4+spookies*")
    t.B.plays("5 5")
    t.C.passes()
    t.A.plays("8+spookies* 8")
    t.B.passes()
    t.C.passes()
    assert t.vp == [4, 1, 1]


def test_several_abilities_in_one_set_all_count():
    """CH-6.8: Brando, Charmanta, Spookies and two Quills on one value; five cards of value 6, one of them double."""
    hand = "6+brando 6+charmanta 6+spookies 1+quill 9+quill 2"
    t = Table(hand, "5 5 5 1", "4 4", power=[6, 0, 0])
    t.A.plays("6+brando* 6+charmanta* 6+spookies* 1+quill* 9+quill*")
    assert (t.g.size, t.g.value, t.g.falling) == (6, 6, True)
    assert t.power[A] == 0
    t.B.passes()
    t.C.passes()
    assert t.vp[A] == 2


def test_a_brando_that_is_not_activated_is_a_fixed_card():
    """CH-6.8"""
    t = Table("6+brando 1+quill 2", "5 5", "4 4")
    t.A.plays("6+brando 1+quill*")
    assert (t.g.size, t.g.value) == (2, 6)
    assert t.power[A] == 2


# -- Kodora ------------------------------------------------------------------------------------------------------------


def test_a_kodora_is_not_activated_in_a_trick():
    """CH-6.6: it is played for its value and earns 1 power; a Kodora slid in on the own turn as well."""
    t = Table("6+kodora 8 2", "5 5", "4 4", power=[6, 0, 0], reserves=["kodora", "", ""])
    t.A.cannot_play("6+kodora*", "CH-6.6")
    t.A.slides("kodora", "8")
    t.A.cannot_play("8+kodora*", "CH-6.6")
    t.A.plays("6+kodora")
    assert t.power[A] == 7
    t.A.changes()
    assert t.g.value == 6


def test_the_first_of_the_round_keeps_the_stake_and_gets_two_more():
    """CH-6.6: 5 - 2, + 4, then 5 for the first place."""
    t = Table("3 6", "5 5", "4 4", vp=[5, 1, 1], betting=True)
    t.A.bets("3")
    assert t.vp[A] == 3
    t.A.plays("6")
    assert t.vp[A] == 5 + 2 + 5


def test_everybody_else_loses_the_stake():
    """CH-6.6, CH-7.6: at the moment somebody else is first; second place brings nothing back."""
    t = Table("6", "5 9", "4 4", vp=[1, 5, 5], betting=True)
    t.B.bets("5")
    t.C.bets("4")
    t.A.plays("6")
    assert t.happened().count("stake-lost") == 2
    assert t.vp == [6, 3, 3]
    t.B.plays("9")
    assert t.vp == [6, 5, 2]


def test_8_points_and_a_bet_win_the_match():
    """CH-6.6, CH-7.2, from the rulebook: 8 + 2 = 10 before the victory check."""
    t = Table("3 6", "5 5", "4 4", vp=[8, 1, 1], betting=True)
    t.A.bets("3")
    t.A.plays("6")
    assert t.winner == A
    assert t.vp[A] == 10
    t.nothing_pending()


def test_7_points_and_a_bet_do_not_win():
    """CH-6.6, CH-7.2: 7 + 2 = 9, then 5 for the place."""
    t = Table("3 6", "5 5", "4 4", vp=[7, 1, 1], betting=True)
    t.A.bets("3")
    t.A.plays("6")
    assert t.winner is None
    assert t.vp[A] == 14


def test_the_seat_that_is_skipped_is_the_next_one():
    """CH-6.1, CH-3.5: Form on Form by C skips D."""
    t = Table("8 1", "2+form 2", "3+form 3", "9 9")
    t.A.plays("8")
    t.B.plays("2+form*")
    t.C.plays("3+form*")
    assert t.turn == A
    assert t.turn != D
    t.A.passes()
    assert t.turn == B
