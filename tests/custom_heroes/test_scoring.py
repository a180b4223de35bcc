"""CH-7: places, rewards, winning."""

import pytest

from heldenrunde.core.game import Result
from heldenrunde.rulebooks.custom_heroes.cards import KODORAS
from tests.custom_heroes.table import A, B, C, D, Table

# CH-7.3 as printed: the row is the place, the columns are 6, 5, 4, 3 and 2 players; VP / power / upgrades.
TABLE = """
    5/0/1   5/0/1   5/0/1   5/0/1   4/0/2
    4/1/1   3/1/2   3/1/2   2/1/2  -1/1/2
    3/1/2   2/1/2   1/2/2  -1/2/3
    2/2/2   1/2/2  -1/2/3
    1/2/3  -1/2/3
   -1/3/3
"""
REWARDS = [
    (6 - column, place, *map(int, cell.split("/")))
    for place, row in enumerate(TABLE.split("\n")[1:-1])
    for column, cell in enumerate(row.split())
]


def everybody_goes_out_in_turn(players: int) -> Table:
    """A is first, B second, ...; all have 3 VP, no power and nothing in reserve."""
    hands = [f"{seat + 1}" for seat in range(players - 1)] + ["9 9"]
    t = Table(*hands, vp=[3] * players, power=[0] * players, reserves=[""] * players)
    for player in t.players[:-1]:
        player.plays(f"{player.seat + 1}")
    assert t.g.round == 3
    return t


@pytest.mark.parametrize(("players", "place", "vp", "power", "upgrades"), REWARDS)
def test_the_reward_of_every_place_for_every_number_of_players(players, place, vp, power, upgrades):
    """CH-7.3, CH-7.4: the last one loses a point."""
    t = everybody_goes_out_in_turn(players)
    assert t.vp[place] == 3 + vp
    assert t.power[place] == power
    assert len(t.players[place].reserve) == upgrades
    assert (t.happened().count("last-loses") == 1) or place < players - 1


def test_the_printed_table_is_complete():
    """CH-7.3: 6 + 5 + 4 + 3 + 2 cells; third of four gets 1 VP, 2 power and 2 upgrades (rulebook)."""
    assert len(REWARDS) == 20
    assert (4, 2, 1, 2, 2) in REWARDS


def test_the_reward_goes_by_the_players_of_the_match_not_of_the_round():
    """CH-7.3: with two left of four, the third of the round gets what stands in the column of four."""
    t = Table("", "", "3", "4 4", vp=[0, 0, 0, 5], power=[0] * 4, reserves=[""] * 4, places=[B, A], leader=C)
    t.C.plays("3")
    assert t.vp == [0, 0, 1, 4]
    assert t.power == [0, 0, 2, 2]


def test_who_goes_out_scores_at_once_while_the_others_play_on():
    """CH-7.1: places in the order of going out, whatever the tricks bring."""
    t = Table("9", "3 4", "5 5", "7 8", reserves=[""] * 4)
    t.A.plays("9")
    assert t.g.places == [A]
    assert t.vp == [6, 1, 1, 1]
    t.B.passes()
    t.C.passes()
    t.D.passes()
    t.B.plays("3")
    t.C.plays("5")
    t.D.plays("7")
    t.B.passes()
    t.C.passes()
    t.D.plays("8")
    assert t.g.places == [A, D]
    assert t.vp == [6, 1, 1, 4]
    t.B.passes()
    t.C.passes()
    assert t.turn == B
    t.B.plays("4")
    assert t.g.round == 3
    assert t.vp == [6, 1 + 1, 0, 4]


def test_the_one_who_still_has_cards_takes_the_last_place():
    """CH-7.1, CH-7.5: and scores: -1 VP, 2 power, 3 upgrades; and leads the first trick of the next round."""
    t = Table("1", "2", "3 3", vp=[0, 0, 1], power=[0, 0, 0], reserves=[""] * 3, leader=A)
    t.A.plays("1")
    t.B.plays("2")
    assert t.vp == [5, 2, 0]
    assert t.power == [0, 1, 2]
    t.A.bets()
    t.B.bets()
    assert t.turn == C
    t.C.cannot("pass", "CH-3.1")


@pytest.mark.parametrize(("vp", "wins"), [(9, False), (10, True), (15, True)])
def test_ten_points_before_the_scoring_win(vp, wins):
    """CH-7.2: the reward of the first place comes too late."""
    t = Table("3", "4 4", "5 5", vp=[vp, 0, 0])
    t.A.plays("3")
    assert (t.winner == A) == wins
    assert t.vp[A] == (vp if wins else vp + 5)


def test_only_the_first_of_the_round_wins():
    """CH-7.2: B has 30 points and is second."""
    t = Table("3", "4", "5 5", vp=[0, 30, 0])
    t.A.plays("3")
    t.B.plays("4")
    assert t.winner is None
    assert t.vp == [5, 32, 0]


def test_staked_points_alone_do_not_win():
    """CH-7.2, CH-6.6: A has 10, stakes 2 and is second; B, first with 9, does not win either."""
    t = Table("3 8", "4", "5 5", vp=[10, 9, 0], betting=True, leader=B)
    t.A.bets("3")
    t.B.bets()
    t.B.plays("4")
    assert t.winner is None
    t.C.passes()
    t.A.plays("8")
    assert t.vp[A] == 10 - 2 + 2


def test_the_result_names_winner_scores_and_places():
    """CH-7.2"""
    t = Table("3", "4 4", "5 5", vp=[10, 2, 7])
    t.A.plays("3")
    assert t.match.result == Result([A], [10, 2, 7], [1, 3, 2])


@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 0), (5, 4), (9, 8), (10, 9), (11, 9), (12, 9), (30, 9)])
def test_the_last_loses_a_point_and_drops_to_nine(vp, left):
    """CH-7.4: not below 0; 10 or more after the loss become 9."""
    t = Table("3", "5 5", vp=[0, vp])
    t.A.plays("3")
    assert t.vp == [4, left]


def test_the_last_of_a_round_leads_the_next_and_cards_keep_their_upgrades():
    """CH-7.5"""
    t = Table("3+fish", "4", "5 5", vp=[0, 0, 0], leader=A)
    card = t.A.find("3+fish")[0]
    fish = t.g.inside[card]
    t.A.plays("3+fish")
    t.B.plays("4")
    t.A.bets()
    t.B.bets()
    assert t.turn == C
    assert t.g.leader == C
    assert t.g.inside[card] == fish


def test_first_place_kodora_check_reward_cap_in_this_order():
    """CH-7.6: the stakes of the others are lost at the same moment."""
    t = Table("3 6", "4 7", "5 5", vp=[7, 2, 0], power=[0, 0, 0], betting=True)
    t.A.bets("3")
    t.B.bets("7")
    t.A.plays("6")
    wanted = ("place", "stake-won", "stake-lost", "reward", "draw")
    assert [what for what in t.happened() if what in wanted] == list(wanted)
    assert t.vp == [7 + 2 + 5, 0, 0]


def test_other_places_reward_then_cap():
    """CH-7.6, CH-5.4: the second of three has 6 power, gets 1, and settles it before the next player's turn."""
    t = Table("", "4", "5 5", power=[0, 6, 0], places=[A], leader=B)
    t.B.plays("4")
    t.B.done()
    assert t.vp[B] == 3
    assert t.power[B] == 7
    assert len(t.B.reserve) == 4
    assert t.g.places == [A, B]
    t.B.discards()
    assert t.g.round == 3


def last_with_too_much() -> Table:
    t = Table("", "", "4", "5 5", vp=[1, 1, 1, 12], power=[0, 0, 0, 6], reserves=[""] * 4, places=[A, B], leader=C)
    t.C.plays("4")
    assert t.vp[D] == 9
    assert t.power[D] == 8
    assert len(t.D.reserve) == 3
    assert t.D.options == ["change", "discard"]
    return t


def test_case_6_last_with_too_much_discards():
    """Case 6 (CH-5.4, CH-7.4, CH-7.6): 12 - 1 = 11, 9; 6 + 2 = 8 power; two are discarded."""
    t = last_with_too_much()
    t.D.discards()
    t.D.cannot("done", "CH-5.4")
    t.D.discards()
    assert (t.vp[D], t.power[D]) == (9, 6)
    assert t.g.round == 3


def test_case_6_last_with_too_much_changes():
    """Case 6 (CH-5.4, CH-7.4, CH-7.6): changing 4 lifts the player to 10 again."""
    t = last_with_too_much()
    t.D.changes()
    assert (t.vp[D], t.power[D]) == (10, 4)
    assert t.g.round == 3
    assert t.winner is None


def two_bets(hand: str, others: str, leader: int) -> Table:
    """Three players, round 3. A has 9 VP, a card with B's Kodora, and the own Kodora; A bets both."""
    reserves = ["kodora", "", ""]
    t = Table(hand, *others.split("|"), vp=[9, 0, 0], round=3, reserves=reserves, betting=True, leader=leader)
    assert t.g.inside[t.A.find("3+kodora")[0]] == (KODORAS[B],)
    t.A.bets("3+kodora 6")
    assert t.vp[A] == 5
    return t


def test_case_4_two_kodoras_first():
    """Case 4 (CH-2.2, CH-2.6, CH-6.6, CH-7.6): 9 + 4 = 13, match won."""
    t = two_bets("3+kodora 6 8", "4 4|5 5", A)
    t.A.plays("8")
    assert t.vp[A] == 13
    assert t.winner == A
    t.nothing_pending()


def test_case_4_two_kodoras_second():
    """Case 4: 9 - 4 + 2 = 7."""
    t = two_bets("3+kodora 6 8", "4|5 5", B)
    t.B.plays("4")
    t.C.passes()
    t.A.plays("8")
    assert t.vp[A] == 7


def test_case_4_two_kodoras_last():
    """Case 4: 9 - 4 - 1 = 4; of 10 cards dealt, 8 are left in the hand."""
    t = two_bets("3+kodora 6 1 2 4 7 8 9 10 10", "4|5", B)
    assert len(t.A.hand) == 8
    t.B.plays("4")
    t.C.plays("5")
    assert t.vp[A] == 4


def test_case_4_with_three_points_only_one_bet():
    """Case 4 (CH-2.2)"""
    t = Table("3+kodora 6 8", "4 4", "5 5", vp=[3, 0, 0], round=3, reserves=["kodora", "", ""], betting=True)
    t.A.cannot_bet("3+kodora 6", "CH-2.2")
    t.A.bets("6")
    assert t.vp[A] == 1
