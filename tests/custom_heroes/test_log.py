"""What the log tells: what everybody saw, with upgrades and figures, once, and by the rule that made it happen."""

import pytest

from heldenrunde.texts import words
from tests.custom_heroes.table import A, B, C, Table


def test_played_cards_are_told_with_what_is_in_their_sleeves():
    """CH-1.6, CH-4.3: everybody sees it, and so what the set is worth."""
    t = Table("7+buckler+quill 9 1", "3 3", "4 4")
    t.A.plays("7+buckler+quill 9")
    for seat in (A, B, None):
        assert t.told(seat)[0] == (
            "Player 1 plays 2 × 9: “Kichiro 7 with Buckler +2 and Quill” and “Yoshima 9”.",
            "CH-3.1",
        )
    assert t.told()[1] == ("Player 1 gets 1 power for an ability that is not activated.", "CH-5.2")


def test_a_value_below_zero_has_a_true_minus():
    """CH-4.3, case 11."""
    t = Table("1+anvil 5", "3 3", "4 4")
    t.A.plays("1+anvil")
    assert t.told(None, "de")[0] == ("Spieler 1 spielt 1 × −3: „Hotaru 1 mit Amboss −4“.", "CH-3.1")


def test_what_is_in_the_cards_of_others_is_not_told_when_they_are_dealt():
    """CH-1.6, CH-2.1: not even how many upgrades there are."""
    t = Table("1", "2", "4+quill 4", power=[0, 0, 0])
    t.A.plays("1")
    t.B.plays("2")
    dealt = [event for event in t.match.happened() if event.what == "deal"]
    assert [len(event.cards) for event in dealt] == [10, 10, 10]


def test_a_set_that_follows_beats_by_its_own_rule():
    """CH-3.4, CH-3.6, CH-6.4: higher, or with two players higher and not equal, or lower after a Charmanta."""
    t = Table("3 1", "5+charmanta 5", "2 2")
    t.A.plays("3")
    t.B.plays("5+charmanta*")
    assert [rule for said, rule in t.told() if "plays" in said] == ["CH-3.4"]
    t.C.plays("2")
    assert t.told()[0] == ("Player 3 plays 1 × 2: “Akiko 2”.", "CH-6.4")
    t = Table("3 1", "5 5")
    t.A.plays("3")
    t.B.plays("5")
    assert t.told()[0][1] == "CH-3.6"


# -- abilities -------------------------------------------------------------------------------------------------------


def test_an_activated_form_is_told_once():
    """CH-6.1: what it is, what it costs and what it does, each in one line."""
    t = Table("7+form 1", "3 3", "4 4")
    t.A.plays("7+form*")
    assert t.told() == [
        ("Player 1 pays 2 power.", "CH-5.1"),
        ("Player 1 plays “Kichiro 7 with Colossus”.", "CH-6.1"),
        ("Player 1 activates “Colossus”: only another Mystic Form beats that.", "CH-6.1"),
    ]


def test_form_on_form_makes_the_next_player_pass():
    """CH-6.1: not because of equal values."""
    t = Table("7+form 1", "3+form 3", "4 4", "5 5")
    t.A.plays("7+form*")
    t.B.plays("3+form*")
    assert t.told()[-1] == ("Player 3 is forced to pass.", "CH-6.1")
    t = Table("7 1", "7 3", "4 4", "5 5")
    t.A.plays("7")
    t.B.plays("7")
    assert t.told()[-1] == ("Player 3 is forced to pass.", "CH-3.5")


@pytest.mark.parametrize(
    ("cards", "said", "rule"),
    [
        ("7+charmanta*", "Player 1 activates “Charmanta”: values go down now.", "CH-6.4"),
        ("7+spookies*", "Player 1 activates “Spookies”: if Player 1 wins this trick, that brings 1 VP.", "CH-6.5"),
        ("7+brando*", "Player 1 activates “Brando”, so “Kichiro 7” counts twice.", "CH-6.2"),
        ("5 7+quill*", "Player 1 activates “Quill” as a joker, on “Kichiro 7”.", "CH-6.3"),
    ],
)
def test_an_ability_is_told_with_what_it_does_and_by_its_rule(cards, said, rule):
    """charmanta, spookies, brando, quill: one line each."""
    t = Table(cards.replace("*", "") + " 1 1", "3 3", "4 4")
    t.A.plays(cards)
    assert [line for line in t.told() if "activates" in line[0]] == [(said, rule)]


def test_a_second_charmanta_turns_the_order_back():
    """charmanta, CH-6.4."""
    t = Table("7+charmanta 7+charmanta 1", "3 3", "4 4")
    t.A.plays("7+charmanta* 7+charmanta*")
    assert [said for said, rule in t.told() if rule == "CH-6.4"] == [
        "Player 1 activates “Charmanta”: values go down now.",
        "Player 1 activates “Charmanta”: values go up again.",
    ]


def test_a_bet_is_told_with_its_kodora():
    """CH-2.2: slid in for the bet, and seen by all."""
    t = Table("3 5", "2 2", "4 4", vp=[2, 0, 0], betting=True)
    t.A.bets("3")
    assert t.told(B)[:2] == [
        ("Player 1 slides an upgrade into a card.", "CH-2.2"),
        ("Player 1 bets “Satoshi 3 with Kodora”, with a stake of 2 VP.", "CH-2.2"),
    ]


# -- scoring and the end ---------------------------------------------------------------------------------------------


def test_what_a_place_brings_is_told_in_one_line():
    """CH-7.3, CH-7.4: victory points and power of a place by its rule, not by that of abilities."""
    t = Table("1", "2", "4 4", vp=[1, 1, 5], power=[0, 0, 0])
    t.A.plays("1")
    assert ("Player 1 gets 5 VP.", "CH-7.3") in t.told()
    t.B.plays("2")
    assert ("Player 2 gets 2 VP and 1 power.", "CH-7.3") in t.told()
    assert ("Player 3 loses 1 VP for last place, 4 left.", "CH-7.4") in t.told()
    assert ("Player 3 gets 2 power.", "CH-7.3") in t.told()
    assert all(rule != "CH-5.2" for _, rule in t.told())


def test_the_fall_below_the_threshold_says_how_far():
    """CH-7.4."""
    t = Table("", "2", "4 4", vp=[1, 1, 12], power=[0, 0, 0], places=[A], leader=B)
    t.B.plays("2")
    assert ("Spieler 3 verliert für den letzten Platz 3 SP, übrig: 9.", "CH-7.4") in t.told(None, "de")


def test_power_changed_at_the_limit_is_changed_by_another_rule():
    """CH-5.3 in the turn, CH-5.4 after scoring."""
    t = Table("", "", "3", "4 4", vp=[9, 1, 1, 9], power=[0, 0, 0, 6], places=[A, B], leader=C)
    t.C.plays("3")
    t.D.changes()
    assert t.told()[0] == ("Player 4 changes 4 power into 1 VP.", "CH-5.4")
    t = Table("1 1", "2 2", "4 4", power=[4, 0, 0])
    t.A.changes()
    assert t.told()[0] == ("Player 1 changes 4 power into 1 VP.", "CH-5.3")


def test_an_empty_bag_is_told():
    """CH-1.3: and that fewer were drawn than there should be."""
    t = Table("1", "2", "4 4", power=[0, 0, 0])
    rest = t.g.bag[3:]
    t.g.bag, t.g.reserves[C] = t.g.bag[:3], t.g.reserves[C] + rest
    t.A.plays("1")
    assert ("Player 1 draws 1 upgrade.", "CH-7.3") in t.told(B)
    t.B.plays("2")
    assert ("Player 2 draws 2 upgrades.", "CH-7.3") in t.told(C)
    assert ("The bag is empty: Player 3 draws no upgrade.", "CH-1.3") in t.told()


def test_a_win_says_how_and_by_which_rule():
    """CH-7.2, CH-8.1, CH-8.2."""
    t = Table("1", "2", "4 4", vp=[10, 1, 1])
    t.A.plays("1")
    assert t.told()[-1] == ("Player 1 wins the match with 10 VP.", "CH-7.2")
    t = Table("", "2", "4 4", vp=[9, 1, 1], power=[0, 0, 0], round=6, places=[A], leader=B)
    t.B.plays("2")
    assert t.told()[-1] == ("Player 1 alone has the most after six rounds, 9 VP, and wins the match.", "CH-8.1")
    t = Table("1", "2 2", "4 4", round=7)
    t.A.plays("1")
    assert t.told()[-1] == ("Player 1 is done first and wins the match.", "CH-8.2")


def test_a_sudden_death_names_the_opponents():
    """CH-8.2: and its round and deal are not those of the six rounds."""
    t = Table("", "2", "4 4", vp=[5, 7, 10], power=[0, 0, 0], round=6, places=[A], leader=B)
    t.B.plays("2")
    assert ("Sudden death: Player 1 (first in round 6) plays against Player 2 and Player 3.", "CH-8.2") in t.told()
    assert [rule for said, rule in t.told() if "deciding" in said or "dealt" in said] == ["CH-8.2"] * 4


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "kind"),
    [("form", "Mystic Form"), ("kodora", "companion"), ("quill", "companion"), ("fish", "left-hand item")],
)
def test_an_upgrade_of_the_reserve_says_its_actual_kind(upgrade, kind):
    """CH-4.2: yellow is either a companion or a Mystic Form, never both."""
    t = Table("1 1", "3 3", "4 4", reserves=[upgrade, "", ""])
    (reserve,) = [zone for zone in t.match.game.scene(t.match.view(A), A).zones if zone.id == f"reserve-{A}"]
    assert [words("en", "custom-heroes").say(piece.badges[0].name) for piece in reserve.pieces] == [kind]
