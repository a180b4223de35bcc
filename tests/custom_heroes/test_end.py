"""CH-8: the end after six rounds."""

import pytest

from heldenrunde import MatchOver
from tests.custom_heroes.table import A, B, C, D, Table
from tests.custom_heroes.walk import table_of, walk


def after_round_six(vp: list[int]) -> Table:
    """Four players: A is first, then B, C, D; these are the VP after all have scored (5, 3, 1, -1)."""
    before = [points - reward for points, reward in zip(vp, (5, 3, 1, -1), strict=True)]
    t = Table("1", "2", "3", "4 4", vp=before, power=[0, 0, 0, 0], round=6, threshold=20)
    t.A.plays("1")
    t.B.plays("2")
    t.C.plays("3")
    assert t.vp == vp
    return t


def nobody_bets(t: Table) -> None:
    for seat in t.match.waiting():
        if t.match.options(seat)[0] == "pass":
            t.players[seat].bets()


def test_the_first_of_round_six_wins_with_more_points_than_everybody():
    """CH-8.1: after all have scored."""
    t = after_round_six([9, 8, 8, 8])
    assert t.winner == A
    t.nothing_pending()


def test_with_as_many_points_as_another_the_first_does_not_win_yet():
    """CH-8.1, CH-8.2: no tie."""
    t = after_round_six([9, 9, 8, 8])
    assert t.winner is None
    assert t.g.round == 7
    assert t.g.playing == [A, B]


def test_more_points_without_the_first_place_do_not_win():
    """CH-8.1: B is far ahead, but A was first in round 6."""
    t = after_round_six([6, 20, 3, 0])
    assert t.winner is None
    assert t.g.playing == [A, B]


def test_the_points_of_the_last_scoring_count():
    """CH-8.1: D, last, changes power at the cap and draws level with A."""
    t = Table("", "", "3", "4 4", vp=[9, 1, 1, 9], power=[0, 0, 0, 6], round=6, places=[A, B], leader=C)
    t.C.plays("3")
    assert t.vp == [9, 1, 2, 8]
    assert t.winner is None
    t.D.changes()
    assert t.vp == [9, 1, 2, 9]
    assert t.g.playing == [A, D]


def test_case_9_sudden_death_of_three():
    """Case 9 (CH-8.2): A first with 14, B and C 16, D 8 and last. A, B and C play: 40 cards, 10 each, 10 aside unseen.
    D does not take part, so A, the next participant clockwise, leads."""
    t = after_round_six([14, 16, 16, 8])
    assert t.g.playing == [A, B, C]
    assert [len(hand) for hand in t.g.hands] == [10, 10, 10, 0]
    for viewer in (A, B, C, D, None):
        assert t.match.view(viewer)["aside"] == [None] * 10
    nobody_bets(t)
    assert t.turn == A
    t.A.cannot("pass", "CH-3.1")


def test_case_9_had_b_alone_16_a_and_b_play_and_an_equal_set_wins_the_trick():
    """Case 9 (CH-8.3, CH-3.6): two participants of a bigger match play by its rules."""
    t = after_round_six([14, 16, 15, 8])
    assert t.g.playing == [A, B]
    assert [len(hand) for hand in t.g.hands] == [10, 10, 0, 0]
    assert len(t.g.aside) == 20
    nobody_bets(t)
    t.A.plays("7")
    t.B.plays("7")
    assert t.turn == B
    t.B.cannot("pass", "CH-3.1")


def test_case_9_a_with_16_beside_b_with_16_plays_against_b():
    """Case 9 (CH-8.1, CH-8.2)"""
    assert after_round_six([16, 16, 15, 8]).g.playing == [A, B]


def test_case_9_a_with_17_has_won_without_a_seventh_round():
    """Case 9 (CH-8.1)"""
    t = after_round_six([17, 16, 16, 8])
    assert t.winner == A
    assert t.g.round == 6
    t.nothing_pending()


def test_the_last_of_round_six_leads_if_taking_part():
    """CH-8.2: D is last and has the most points."""
    t = after_round_six([8, 7, 6, 9])
    assert t.g.playing == [A, D]
    nobody_bets(t)
    assert t.turn == D


def test_the_next_participant_clockwise_leads_for_a_last_who_sits_out():
    """CH-8.2: C is last; of A and B, who play, A comes first after C and D."""
    t = Table("", "2", "4 4", "", vp=[9, 6, 1, 1], power=[0] * 4, round=6, places=[A, D], leader=B)
    t.B.plays("2")
    assert t.vp == [9, 7, 0, 1]
    assert t.winner == A

    t = Table("2", "", "4 4", "", vp=[8, 8, 1, 1], power=[0] * 4, round=6, places=[B, D], leader=A)
    t.A.plays("2")
    assert t.vp == [9, 8, 0, 1]
    assert t.g.playing == [A, B]
    nobody_bets(t)
    assert t.turn == A


def test_all_cards_are_shuffled_and_the_upgrades_stay():
    """CH-8.2: nothing is removed; with two players 15 each."""
    t = Table("1+fish", "2+anvil 3", vp=[0, 9], power=[0, 0], round=6)
    t.A.plays("1+fish")
    assert t.vp == [4, 8]
    assert [len(hand) for hand in t.g.hands] == [15, 15]
    assert t.g.aside == []
    assert sum(len(inside) for inside in t.g.inside) == 2
    nobody_bets(t)
    assert t.turn == B


def test_with_two_players_of_a_match_of_two_equal_is_forbidden_in_sudden_death_too():
    """CH-8.3, CH-3.6"""
    t = Table("1", "2 3", vp=[0, 9], power=[0, 0], round=6)
    t.A.plays("1")
    nobody_bets(t)
    t.B.plays("7")
    t.A.cannot_play("7", "CH-3.6")


def to_the_last_card(t: Table, seat: int) -> None:
    """All cards of this player but one go to those that were played."""
    t.g.played += t.g.hands[seat][1:]
    for card in t.g.hands[seat][1:]:
        t.g.show(card)
    t.g.hands[seat] = t.g.hands[seat][:1]
    t.g.memo = {}


def test_the_first_to_finish_wins_whatever_the_points():
    """CH-8.2, CH-8.3: C with fewer points than B; nobody scores, and the round ends with the first player out."""
    t = after_round_six([6, 20, 20, 0])
    assert t.g.playing == [A, B, C]
    nobody_bets(t)
    to_the_last_card(t, A)
    t.A.plays("1")
    assert t.winner == A
    assert t.vp == [6, 20, 20, 0]
    assert t.power == [0, 1, 2, 2]
    t.nothing_pending()
    with pytest.raises(MatchOver):
        t.B.passes()


def test_bets_upgrades_and_power_are_as_always_in_sudden_death():
    """CH-8.3: B bets (2 VP needed), A slides and earns."""
    t = after_round_six([6, 20, 3, 0])
    t.B.cannot_play("3", "CH-2.2")
    t.A.bets()
    t.B.bets("9")
    assert t.vp == [6, 18, 3, 0]
    assert len(t.B.hand) == 9
    t.A.slides("form", "3")
    t.A.plays("3+form")
    assert t.power[A] == 1
    assert t.turn == B


def test_in_sudden_death_a_bet_needs_two_points():
    """CH-8.3, CH-2.2"""
    t = Table("1", "2", "4 4", vp=[0, 4, 1], power=[0] * 3, round=6, threshold=99)
    t.A.plays("1")
    t.B.plays("2")
    assert t.vp == [5, 6, 0]
    t.C.cannot("pass", "")
    assert t.match.waiting() == [A, B]


def test_those_who_sit_out_are_never_asked():
    """CH-8.2: in random matches that go to sudden death."""
    found = 0
    for seed in range(12):
        for match, seat, _, _ in walk(4, seed, threshold=99):
            g = table_of(match)
            if g.round == 7 and not match.over:
                found += 1
                assert seat in g.playing
                assert all(not g.hands[other] for other in range(4) if other not in g.playing)
    assert found > 50


def test_case_10_the_bag_runs_dry():
    """Case 10 (CH-1.3, CH-7.1): six players, six rounds: 6 upgrades are left, places 1 to 4 draw 1, 1, 2, 2."""
    left, places, draws = {}, [], {}
    now = 0
    for match, *_ in walk(6, 4, threshold=99):
        for event in match.happened():
            if event.what == "round":
                now, left[event.n] = event.n, len(table_of(match).bag)
            elif event.what == "place" and now == 6:
                places.append(event.seat)
            elif event.what == "draw" and now == 6:
                draws[event.seat] = event.n
    assert [left[n] for n in range(1, 7)] == [72 - 6 - 12 * n for n in range(6)]
    assert [draws.get(seat, 0) for seat in places] == [1, 1, 2, 2, 0, 0]


def test_case_10_places_five_and_six_draw_nothing():
    """Case 10"""
    t = Table("1", "2", "3", "4", "5", "6 6", vp=[0] * 6, power=[0] * 6, round=5, reserves=[""] * 6)
    t.g.reserves[A], t.g.bag = t.g.bag[:-6], t.g.bag[-6:]
    before = [len(player.reserve) for player in t.players]
    for player in t.players[:-1]:
        player.plays(f"{player.seat + 1}")
    after = [len(player.reserve) for player in t.players]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 2, 2, 0, 0]
    assert t.g.bag == []
