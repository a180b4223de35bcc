"""CH-1: set-up, and how long a match is."""

from collections import Counter

import pytest

from heldenrunde import BadOption, BadSeats, Match
from heldenrunde.rulebooks.custom_heroes.cards import kind_of, printed
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes
from tests.custom_heroes.card_list import FORMS
from tests.custom_heroes.table import A, B, Table
from tests.custom_heroes.walk import table_of, walk

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def fresh(seats: int, seed: int = 1) -> tuple[Match, CustomHeroes]:
    match = Match.new("custom-heroes", seats, seed)
    return match, table_of(match)


@pytest.mark.parametrize(("seats", "sets"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_one_set_of_characters_per_player_and_three_for_two(seats, sets):
    """CH-1.1: five players use 50 characters; two players use three sets."""
    _, g = fresh(seats)
    deck = [card for hand in g.hands for card in hand]
    assert len(set(deck)) == len(deck) == 10 * sets
    assert Counter(printed(card) for card in deck) == dict.fromkeys(range(1, 11), sets)
    assert g.aside == g.played == g.trick == []


@SEATS
def test_everybody_starts_with_a_point_two_power_a_form_a_kodora_and_random_upgrades(seats):
    """CH-1.2: 1 VP, 2 power, 1 Mystic Form, 1 Kodora, 1 random upgrade; with two players 3."""
    _, g = fresh(seats)
    assert g.vp == [1] * seats
    assert g.power == [2] * seats
    forms = []
    for reserve in g.reserves:
        kinds = [kind_of(upgrade).id for upgrade in reserve]
        forms += [kind for kind in kinds if kind in FORMS]
        random = [kind for kind in kinds if kind not in FORMS and kind != "kodora"]
        assert kinds.count("kodora") == 1
        assert len(random) == (3 if seats == 2 else 1)
    assert len(set(forms)) == len(forms) == seats


@SEATS
def test_forms_and_kodoras_are_never_in_the_bag(seats):
    """CH-1.2, CH-1.3: those that nobody got leave the match; the bag holds the other 72 upgrades."""
    _, g = fresh(seats)
    assert not [upgrade for upgrade in g.bag if kind_of(upgrade).id in (*FORMS, "kodora")]
    assert len(g.bag) == 72 - (6 if seats == 2 else seats)
    assert not any(g.inside)


def test_the_starting_upgrades_are_random():
    """CH-1.2: another seed, another upgrade."""
    assert len({kind_of(fresh(3, seed)[1].reserves[A][-1]).id for seed in range(30)}) > 8


def test_the_number_of_upgrades_in_a_reserve_is_public():
    """CH-1.2: everybody sees how many, nobody sees which."""
    match, _ = fresh(3)
    for viewer in (1, 2, None):
        assert match.view(viewer)["reserves"][0] == [None, None, None]


def test_a_bag_that_holds_too_few_gives_what_is_left_and_an_empty_one_nothing():
    """CH-1.3: second of three would draw 2 and finds 1; last would draw 3 and finds none."""
    t = Table("1", "2", "3 4", reserves=["", "", ""])
    rest, t.g.bag = t.g.bag[:-2], t.g.bag[-2:]
    t.g.reserves[A] += rest
    t.A.plays("1")
    assert len(t.g.reserves[A]) == 70 + 1
    t.B.plays("2")
    assert len(t.B.reserve) == 1
    assert t.C.reserve == []
    assert t.vp == [1 + 5, 1 + 2, 0]
    assert t.power == [2, 3, 4]


@SEATS
def test_the_starting_player_is_random_and_leads(seats):
    """CH-1.4: over many matches everybody starts; the starting player leads the first trick of round 1."""
    starts = set()
    for seed in range(40):
        match, g = fresh(seats, seed)
        assert match.waiting() == [g.leader]
        assert "pass" not in match.options(g.leader)
        starts.add(g.leader)
    assert starts == set(range(seats))


def test_with_threshold_five_five_points_win():
    """CH-1.4, CH-7.2: T for 10."""
    t = Table("1", "2 2", "3 3", vp=[5, 4, 4], threshold=5)
    t.A.plays("1")
    assert t.winner == A
    t.nothing_pending()


def test_with_threshold_five_four_points_do_not_win_and_the_last_drops_to_four():
    """CH-1.4, CH-7.4: T - 1 for 9."""
    t = Table("1", "2", "3 3", vp=[4, 1, 9], threshold=5)
    t.A.plays("1")
    t.B.plays("2")
    assert t.winner is None
    assert t.vp == [9, 3, 4]


def test_with_threshold_twenty_ten_points_are_not_enough():
    """CH-1.4: the last of the round keeps 12 - 1."""
    t = Table("1", "2", "3 3", vp=[19, 1, 12], threshold=20)
    t.A.plays("1")
    t.B.plays("2")
    assert t.vp == [24, 3, 11]


@pytest.mark.parametrize("threshold", [0, 100, -1, True, "10", 9.5, None])
def test_a_threshold_that_is_no_number_from_1_to_99_is_refused(threshold):
    """CH-1.4"""
    with pytest.raises(BadOption):
        Match.new("custom-heroes", 3, 1, threshold=threshold)


@pytest.mark.parametrize("seats", [0, 1, 7, True, "3", 2.5])
def test_the_game_is_for_two_to_six(seats):
    """CH-1.1"""
    with pytest.raises(BadSeats):
        Match.new("custom-heroes", seats, 1)


@SEATS
def test_a_match_has_at_most_six_rounds_and_a_sudden_death(seats):
    """CH-1.5, CH-1.4: with a threshold out of reach all six rounds are played, then CH-8 decides."""
    for seed in range(3):
        rounds = [table_of(match).round for match, *_ in walk(seats, seed, threshold=99)]
        assert set(range(1, 7)) <= set(rounds) <= set(range(1, 8))
        assert rounds == sorted(rounds)


def test_a_match_ends_as_soon_as_somebody_wins():
    """CH-1.5, CH-7.2: in the middle of a round, nobody else scores any more."""
    t = Table("1", "2", "3 3", vp=[10, 4, 4], round=3)
    t.A.plays("1")
    t.nothing_pending()
    assert t.winner == A
    assert t.vp == [10, 4, 4]


def test_a_round_is_preparation_main_phase_scoring():
    """CH-1.5: deals before leads, leads before the last place; who is last is placed last."""
    phases = {"round": 0, "deal": 1, "bet": 2, "lead": 3, "place": 4}
    for match, _, _, _ in walk(4, 5, threshold=99):
        heard = [event.what for event in match.happened()]
        if "round" in heard:
            start = heard.index("round")
            after = [phases[what] for what in heard[start:] if what in phases]
            assert after == sorted(after)
            if table_of(match).round in range(2, 7):
                assert heard[:start].count("place") >= 1


def test_same_seed_same_match():
    """CH-1.4: all chance comes from the seed."""
    played = [[choice for *_, choice in walk(3, 7)] for _ in range(2)]
    assert played[0] == played[1]
    assert played[0] != [choice for *_, choice in walk(3, 8)]


def test_dealing_is_shuffling():
    """CH-2.1: over many deals, of the first round and of the next, every card comes to everybody."""
    for rounds in (1, 2):
        holders = set()
        for seed in range(25):
            for match, *_ in walk(3, seed, threshold=99):
                g = table_of(match)
                if g.round == rounds:
                    holders.add(next(seat for seat in range(3) if 0 in g.hands[seat]))
                    break
        assert holders == {0, 1, 2}


def test_tokens_never_run_out():
    """CH-1.6: 200 VP and more are handed out without counting."""
    t = Table("1", "2 2", "3 3", vp=[0, 97, 97], threshold=99)
    t.A.plays("1")
    t.B.plays("2")
    t.C.passes()
    t.B.plays("2")
    assert t.vp[B] == 99
