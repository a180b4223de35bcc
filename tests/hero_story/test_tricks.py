"""HS-3: tricks; HS-5.11 and HS-5.12: windows and conflicts."""

from typing import cast

import pytest

from heldenrunde.rulebooks.hero_story.state import HeroStory
from tests.hero_story.table import A, B, C, D, Table, card_of, name_of, tricks_of

# -- leading and following ---------------------------------------------------------------------------------------------


def test_the_card_of_another_suit_does_not_win():
    """HS-3.3, from the rulebook: a 7 is led, all follow but player 3 with a 13 of another suit; the 8 wins."""
    t = Table("T7 B1", "T3 B2", "B13 S1", "T8 S2").run("A T7; B T3; C B13; D T8")
    assert t.won == D


def test_a_low_love_card_beats_all_other_suits():
    """HS-3.3, from the rulebook: a Love 2 wins; HS-3.2: nobody has to trump."""
    t = Table("T7 B1", "T13 B2", "L2 S1", "T8 S2").run("A T7; B T13; C L2; D T8")
    assert t.won == C


def test_suit_must_be_followed():
    """HS-3.2: also with Love led; who has none plays anything."""
    t = Table("L7 B1", "L1 B2", "B13 S1", "T8 S2").run("A L7")
    t.cannot("B", "B2", "HS-3.2")
    t.cannot("B", "T8", "HS-3.2")
    t.cannot("B", "pass", "HS-3.2")
    t.run("B L1")
    assert t.playable(C) == "B13 S1"
    t.run("C S1; D T8")
    assert t.won == A


def suits_imagined(t: Table, seat: int, place: int) -> str:
    """All suits that a seat holds possible in a hand."""
    worlds = [cast(HeroStory, t.match.imagine(seat, salt).table) for salt in range(20)]
    return "".join(sorted({name_of(card)[0] for world in worlds for card in world.hands[place]}))


def test_nobody_is_thought_to_hold_a_suit_that_they_did_not_follow():
    """HS-3.2: everybody has seen that C has no Strength."""
    t = Table("T7 B1 B5", "T3 B2 B6", "B13 S1 S5", "T8 S2 S6").run("A T7; B T3")
    assert suits_imagined(t, A, C) == "BLST"
    t.run("C B13")
    assert (suits_imagined(t, A, C), suits_imagined(t, A, B)) == ("BLS", "BLST")


def test_a_declared_suit_stands_when_a_card_of_the_suit_led_arrives():
    """HS-5.11: C has none of the suit led, declares Brains, and only then draws Strength; so any card may be played."""
    t = Table("T7 B1 B5", "T3 B2 B6", "L2 S1 S5", "T8 S2 S6", on={C: "shapeshifting carrier-pigeons"}, pile="T9")
    t.run("A T7; B T3; C shapeshifting brains; C carrier-pigeons; C L2")
    assert t.playable(C) == "S1 S5 T9"
    t.run("C S5; D T8")
    assert t.won == D


def test_new_cards_may_be_of_any_suit():
    """HS-5.5: with Magnetism the winner of the trick draws a card that nobody has seen."""
    t = Table("T7 B1 B5", "T3 B2 B6", "L2 S1 S5", "T8 S2 S6", on={C: "magnetism"}).run("A T7; B T3; C L2")
    assert suits_imagined(t, A, C) == "BLS"
    t.run("D T8; C S1")
    assert suits_imagined(t, A, C) == "BLST"


def test_a_card_from_the_draw_pile_says_nothing_about_the_hand():
    """S20: a Smoke Bomb plays the top card, whatever C holds."""
    t = Table("T7 B1 B5", "T3 B2 B6", "T2 S1 S5", "T8 S2 S6", on={C: "smoke-bomb"}, pile="B9")
    t.run("A T7; B T3; C smoke-bomb")
    assert suits_imagined(t, A, C) == "BLST"


def test_the_winner_leads_and_the_dealers_left_neighbour_begins():
    """HS-3.1: C deals, D leads; whoever wins leads the next trick."""
    t = Table("T7 B1", "T13 B2", "T2 S1", "T8 S2", start="charging", dealer=C, number=1)
    for seat in (D, A, B, C):
        t.answer(seat, "good")
    assert t.turn == D
    t.run("D T8; A T7; B T13; C T2")
    assert (t.won, t.turn, t.g.number) == (B, B, 2)


def test_a_round_has_eight_tricks():
    """HS-3.1: after the eighth the round ends."""
    t = Table("T7", "T13", "T2", "T8").run("A T7; B T13; C T2; D T8")
    assert (t.g.round, t.vp) == (3, [0, 1, 0, 0])


def test_a_trick_lies_face_down_before_its_winner():
    """HS-3.4: nobody sees it again, not even the winner."""
    t = Table("T7 B1", "T13 B2", "T2 S1", "T8 S2").run("A T7; B T13; C T2; D T8")
    assert (t.g.tricks, len(t.g.taken[B])) == ([0, 1, 0, 0], 4)
    for seat in (A, B, None):
        assert t.match.view(seat)["taken"] == [[], [None] * 4, [], []]


# -- ties, suits and values (case 1) -----------------------------------------------------------------------------------


def test_of_equal_cards_the_first_wins():
    """HS-3.5, case 1: Strength 8 with size-shifter +2 ties the 10 that was led."""
    t = Table("T10 B1", "T8 B2", "T2 S1", "T3 S2", on={B: "size-shifter"})
    t.run("A T10; B size-shifter 2; B T8; C T2; D T3")
    assert t.won == A


def test_of_equal_love_cards_the_first_wins():
    """HS-3.5, case 1: Brains 4 with heart-power is Love 4 too, but it comes later."""
    t = Table("S9 B1", "L4 B2", "B4 T1", "S2 T2", on={C: "heart-power"})
    t.run("A S9; B L4; C heart-power; C B4; D S2")
    assert (t.won, t.g.charges(8)) == (B, 0)


def test_values_may_leave_the_printed_range():
    """HS-3.5: 13 + 6 is 19, 1 - 2 is -1."""
    t = Table("T13 B1", "T1 B2", "T2 S1", "T3 S2", on={A: "heat-vision", B: "size-shifter"})
    t.run("A T13; B size-shifter -2; B T1")
    assert [value for _, value, _ in t.g.counts] == [19, -1]


def test_the_suit_led_stays_what_it_was():
    """HS-3.6: the led Strength card is swapped by telekinesis for a Brains card; Strength stays led."""
    t = Table("T10 B1 B9", "T8 B2 B3", "T2 S1 S2", "T3 S4 S5", on={A: "telekinesis"})
    t.run("A T10; B T8; C T2; D T3; A telekinesis B9")
    assert t.won == B


def test_who_wins_and_who_loses_is_settled_before_a_trick_is_handed_over():
    """HS-3.7, case 5: evil B gives the only trick to C and leads; C's precision-sling gives nothing."""
    on = {B: "blackmailer", C: "precision-sling"}
    t = Table("T4 B1", "T5 B2", "T2 S1", "T3 S2", on=on, sides="gege").run("A T4; B T5; C T2; D T3; B blackmailer C")
    assert (t.won, t.turn, t.g.tricks, t.vp) == (B, B, [0, 0, 1, 0], [0, 0, 0, 0])
    t.run("B B2; C S1; D S2; A B1")
    assert t.g.round == 3


def test_handing_over_at_the_end_of_the_round():
    """HS-3.7, HS-4.3, case 5: B scores 4 VP for no trick, a good C 1 VP for the trick held."""
    t = Table("T4", "T5", "T2", "T3", on={B: "blackmailer"}, sides="gegg", round=5)
    t.run("A T4; B T5; C T2; D T3; B blackmailer C")
    assert t.vp == [0, 4, 1, 0]


# -- conflicts ---------------------------------------------------------------------------------------------------------

# What is charged, the steps, who wins: (cites, on, event, script, winner).
HANDS = ("T7 B1", "T9 B5", "L3 S1", "B12 S2")
CONFLICTS = [
    (
        "HS-5.12 signal-jammer: no trump in this trick",
        {A: "signal-jammer"},
        "",
        "A signal-jammer; A T7; B T9; C L3; D B12",
        B,
    ),
    ("HS-5.12 reality-warp: Brains is trump, Love is not", {D: "reality-warp"}, "", "A T7; B T9; C L3; D B12", D),
    (
        "HS-5.12 signal-jammer goes before reality-warp",
        {A: "signal-jammer", D: "reality-warp"},
        "",
        "A signal-jammer; A T7; B T9; C L3; D B12",
        B,
    ),
    ("HS-5.12 heartbreak: no trump", {}, "heartbreak", "A T7; B T9; C L3; D B12", B),
    ("HS-5.12 reality-warp goes before heartbreak", {D: "reality-warp"}, "heartbreak", "A T7; B T9; C L3; D B12", D),
    ("HS-5.12 supernova goes before trump", {A: "supernova"}, "", "A supernova; A T7; B T9; C L3; D B12", A),
    (
        "HS-5.12 supernova goes before values",
        {A: "supernova", B: "giant-snake"},
        "",
        "A supernova; A T7; B T9; C L3; D B12; B giant-snake A",
        A,
    ),
    (
        "HS-5.12 cannot win: the next best card does",
        {C: "invisibility"},
        "",
        "A T7; B T9; C invisibility; C L3; D B12",
        B,
    ),
    (
        "shockwave: the lowest wins",
        {A: "shockwave signal-jammer"},
        "",
        "A shockwave; A signal-jammer; A T7; B T9; C L3; D B12",
        A,
    ),
    ("shockwave: Love still decides", {A: "shockwave"}, "", "A shockwave; A T7; B T9; C L3; D B12", C),
    ("upside-down: the lowest of the suit wins, Love stays trump", {}, "upside-down", "A T7; B T9; C L3; D B12", C),
]


@pytest.mark.parametrize(("cites", "on", "event", "script", "winner"), CONFLICTS)
def test_conflicts(cites, on, event, script, winner):
    target = {"reality-warp": 0}
    t = Table(*HANDS, on=on, event=event, target=target, supply=[0] * 4)
    if "reality-warp" in cites:
        t.g.trump = 0
    t.run(script)
    assert t.won == winner, cites


def test_if_no_card_can_win_the_leader_does():
    """HS-5.12: all four make their cards unable to win, the leader's by stealth-suit."""
    on = {A: "stealth-suit", B: "invisibility"}
    t = Table("T7", "T9", "S1", "B12", on=on, number=8, round=5)
    t.run("A stealth-suit; A T7; B invisibility; B T9; C S1; D B12")
    assert tricks_of("A") == [t.won]


def test_a_supernova_beats_its_own_stealth():
    """HS-5.12, supernova: forced winners go before cards that cannot win."""
    t = Table("T7", "T9", "S1", "B12", on={A: "stealth-suit supernova"}, number=8, round=5)
    t.run("A stealth-suit; A supernova; A T7; B T9; C S1; D B12")
    assert t.won == A


# -- windows -----------------------------------------------------------------------------------------------------------


def test_who_has_declined_is_not_asked_again():
    """HS-5.11: A declines telekinesis, then B lets the giant-snake bite A; A is not asked again."""
    t = Table("T7 B1", "T9 B5", "T3 S1", "T12 S2", on={A: "telekinesis", B: "giant-snake"})
    t.run("A T7; B T9; C T3; D T12; A pass")
    assert t.turn == B
    t.run("B giant-snake D")
    assert (t.won, t.g.number) == (B, 8)


def test_a_window_goes_clockwise_from_the_leader():
    """HS-5.11: C leads, so D is asked before A."""
    t = Table("T7 B1", "T9 B5", "T3 S1", "T12 S2", on={A: "giant-snake", D: "telekinesis"}, leader=C)
    t.run("C T3; D T12; A T7; B T9")
    assert t.turn == D
    t.run("D pass")
    assert t.turn == A


def test_declared_abilities_work_only_when_their_moment_has_come():
    """HS-5.1, HS-5.2: not charged, or charged for another moment."""
    t = Table("T7 B1", "T9 B5", "T3 S1", "T12 S2", on={A: "invisibility", B: "shockwave"})
    t.cannot("A", "invisibility", "HS-5.2")
    t.cannot("A", "size-shifter", "HS-5.1", "2")
    t.run("A T7")
    t.cannot("B", "shockwave", "HS-5.2")


def test_what_is_compulsory_applies_wanted_or_not():
    """HS-5.8, case 7: evil D with power-armor follows Strength 9 with Strength 8, which counts 10 and wins."""
    t = Table("T9 B1", "T2 B5", "T3 S1", "T8 S2", on={D: "power-armor"}, sides="ggge")
    t.run("A T9; B T2; C T3; D T8")
    assert t.won == D


def test_a_remove_ability_is_used_up():
    """HS-5.1, HS-2.6: after its only charge invisibility is off; the stamina lies in the supply."""
    t = Table("T9 B1", "T10 B5", "T3 S1", "T8 S2", on={B: "invisibility"})
    t.run("A T9; B invisibility")
    assert (t.g.supply[B], t.g.on[B]) == (1, 0)
    t.run("B T10; C T3; D T8")
    assert t.won == A


def test_the_agenda_holds_no_hidden_card():
    """HS-1.4: in the middle of a smoke-bomb the card drawn lies open in the trick."""
    t = Table("T9 B1", "T10 B5", "T3 S1", "T8 S2", on={B: "smoke-bomb"}, pile="L13")
    t.run("A T9; B smoke-bomb")
    assert t.g.trick[-1] == card_of("L13")


def test_the_last_card_of_a_hand_is_played_unasked():
    """HS-3.2: everybody sees that there is nothing to choose; but what may be declared with it is asked."""
    t = Table("B7", "B8", "B5", "B3", round=5, bare=True)
    assert (t.match.over, t.won) == (True, B)
    t = Table("B7", "B8", "B5", "B3", on={A: "size-shifter"}, round=5, bare=True)
    assert (t.asked, t.turn) == ("moves", A)
    assert t.run("A size-shifter 2; A B7").won == A


def test_a_single_legal_card_of_a_hidden_hand_is_asked_for():
    """HS-1.4, HS-3.2: otherwise all would learn that B has no other Brains."""
    t = Table("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4").run("A B7")
    assert (t.turn, t.options(B)) == (B, [card_of("B8")])
