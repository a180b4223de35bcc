"""KP-2: phase 1, behind the screens."""

from __future__ import annotations

import pytest

from heldenrunde import IllegalChoice
from heldenrunde.rulebooks.kapow.cards.catalogue import PLAYER_BOARD
from heldenrunde.rulebooks.kapow.rules.paying import pays
from heldenrunde.rulebooks.kapow.shown.scene import scene
from tests.kapow.table import A, B, C, D, Table

BOARD = {
    "pow": ("ME MW wE", "MM EE MB"),
    "zap": ("EEB EWM", "EMB MMM"),
    "wham": ("MME WME", "MEE MMM"),
    "kapow": ("MMEE WWWW", "MMME MME"),
    "press-on": ("M m", "W w B"),
    "charge-up": ("XE WE", "XX EE"),
    "combo": ("XX XW", "WW XE"),
    "block": ("TB WB TT", "AB MB"),
    "leap": ("AA AW", "AT TT"),
    "fortress": ("TTA TWA", "TAA AAA"),
    "force-field": ("TTAA", "TTTA"),
    "brace": ("T t", "W"),
    "reflexes": ("AX", "AA"),
    "time-warp": ("B W m", "BB"),
    "catch-breath": ("MM WB WW BW aA", "BB ME"),
    "grow": ("XE Xe", "XA"),
    "activate": ("XA WA", "XE"),
    "train": ("X W", "A"),
    "breakthrough": ("WB wM", "XB"),
    "adapt": ("BB MX", "B"),
    "new-plan": ("B b M", "BB"),
    "side-swipe": ("MA", "ME"),
    "sucker-punch": ("A W", "T"),
}
"""Each ability of the player board with dice that pay it and dice that do not."""


@pytest.mark.parametrize("id", BOARD)
def test_what_pays_for_the_abilities_of_the_player_board(id):
    """KP-2.2, KP-2.3: exactly the right number and kinds of dice."""
    need = next(ability.boxes[0] for ability in PLAYER_BOARD if ability.id == id)
    right, wrong = BOARD[id]
    assert [letters for letters in right.split() if not pays(need, letters)] == []
    assert [letters for letters in wrong.split() if pays(need, letters)] == []


def test_the_board_is_complete():
    assert list(BOARD) == [ability.id for ability in PLAYER_BOARD]


def test_a_joker_stands_for_any_type_unless_excluded():
    """KP-2.3: blank, too; not where no joker is allowed; only a joker where a joker is asked for."""
    assert pays("B", "W")
    assert not pays("m", "W")
    assert not pays("W*", "MB")


def test_pairs():
    """KP-2.8: an open pair takes two blanks, two jokers, a joker with anything; a named one a die that shows it."""
    assert all(pays("=**", pair) for pair in ("BB", "WW", "WB", "MM", "mM"))
    assert not pays("=**", "ME")
    assert pays("=EE", "EW")
    assert not pays("=EE", "WW")


def test_places_for_action_dice():
    """KP-2.9: only real action dice; elsewhere they are like trait dice."""
    assert pays("D", "b")
    assert not pays("D", "W")
    assert pays("P", "w")
    assert not pays("P", "b")
    assert pays("ME", "mE")


def test_all_roll_and_may_leave_dice_unplaced():
    """KP-2.1: also action dice without faces; nobody has to place anything."""
    t = Table("M b", "E")
    assert len(t.g.rolled[A]) == 2
    t.ready()
    assert t.g.boxes[A] == (-1, -1)


def test_a_box_is_filled_once_and_only_what_can_be_paid_is_offered():
    """KP-2.2: each chosen ability triggers once; a full box takes no more dice."""
    t = Table("M E M E", "B")
    t.fill(A, "pow", "ME")
    assert t.refuse(A, "pow", "ME") == "KP-2.2"
    assert ["choose", "pow"] not in t.options(A)
    assert ["choose", "combo"] not in t.options(A)
    assert t.refuse(A, "headbutt", "ME") == "KP-2.1"  # no character, no such board


def test_who_has_placed_dice_is_warned_of_what_the_others_could_pay_for():
    """KP-2.2: as long as something can be paid; before the first die there is nothing to warn of."""
    t = Table("M E M E", "B")
    assert asked(t) == "ask-placements"
    t.fill(A, "pow", "ME")
    assert asked(t) == "ask-placements-left"
    t = Table("M E", "B")
    t.fill(A, "pow", "ME")
    assert asked(t) == "ask-placements"


def asked(t: Table) -> str:
    """What A reads."""
    question = scene(t.match.view(A), A).question
    assert question is not None
    return question.text.id


def test_sections_are_filled_one_by_one():
    """KP-2.4: at different times of the phase, too."""
    t = Table("M E M E", "B")
    t.fill(A, "press-on-1", "M")
    t.fill(A, "pow", "ME")
    t.fill(A, "press-on-2", "E")
    t.ready()
    t.say(A, "pow")
    assert t.health[B] == 15


def test_choosing_asks_how_to_pay_only_if_there_are_several_ways():
    """KP-2.2"""
    t = Table("M E W", "B")
    t.say(A, ["choose", "pow"])
    assert t.options(A) == [["pay", [0, 1]], ["pay", [0, 2]], ["pay", [1, 2]], "back"]
    t.say(A, ["pay", [0, 2]])
    assert t.g.laid[A] == (0, -1, 0)
    t = Table("M E", "B")
    t.say(A, ["choose", "pow"])
    assert t.g.laid[A] == (0, 0)


def test_placements_may_be_changed_but_not_on_immediate_abilities():
    """KP-2.5: announced and done at once; the dice stay."""
    t = Table("M E B B", "B")
    t.fill(A, "pow", "ME")
    t.say(A, ["take-back", "pow"])
    assert t.g.laid[A][:2] == (-1, -1)
    t.fill(A, "time-warp-1", "B")
    t.say(A, ["reroll", 0])
    with pytest.raises(IllegalChoice) as refused:
        t.say(A, ["take-back", "time-warp-1"])
    assert refused.value.reason.rule == "KP-2.5"


def test_a_box_that_is_not_paid_for_yet_can_be_left_again():
    """KP-2.5: nothing was announced; the dice lie where they lay, and nobody has heard anything."""
    t = Table("B M E", "B")
    t.say(A, ["choose", "time-warp-1"], "back")
    assert t.g.laid[A] == (-1, -1, -1)
    assert t.g.announced[A] == ()
    assert ["choose", "pow"] in t.options(A)


def test_a_die_marked_for_a_reroll_can_be_unmarked():
    """KP-2.10, rewind: announced is the ability; which dice it rolls is settled when they are rolled."""
    t = Table("M E B", "B", characters=("time-out", "echo"), tokens=(1, 0))
    t.say(A, "rewind", ["reroll", 0])
    assert "back" in t.options(A)
    t.say(A, "back")
    assert "back" not in t.options(A)
    t.say(A, ["reroll", 2], "roll")
    assert t.g.rolled[A][0] == 1


def test_dice_may_be_taken_back_as_often_as_one_likes():
    """KP-2.5: placements may be changed until everybody is ready."""
    t = Table("M E", "B")
    for _ in range(50):
        t.fill(A, "pow", "ME")
        t.say(A, ["take-back", "pow"])
    assert ["choose", "pow"] in t.options(A)


def test_who_is_ready_may_take_it_back_until_all_are():
    """KP-2.11: nobody waits for who is ready, but they may change their mind; that is open, what for is not."""
    t = Table("M E", "M E")
    t.fill(B, "pow", "ME")
    t.say(B, "ready")
    assert (t.who, t.options(B)) == ([A], ["unready"])
    assert (t.match.view(B)["options"], t.match.view(B)["unasked"]) == (None, ["unready"])
    assert t.match.view(A)["unasked"] is None
    with pytest.raises(IllegalChoice) as refused:
        t.say(B, ["take-back", "pow"])
    assert refused.value.reason.rule == "KP-2.11"
    t.say(B, "unready")
    assert t.happened("unready") == 1
    t.say(B, ["take-back", "pow"], "ready")
    t.say(A, "ready")
    assert t.chosen(B) == []
    assert t.g.phase != "choose"


def test_who_has_cleaned_up_may_go_on_until_all_have():
    """KP-5.1: nothing is open before all are done."""
    t = Table("m", "e")
    t.ready()
    t.say(A, "done", "unready")
    assert ["detach", 0, "might"] in t.options(A)
    t.say(A, ["detach", 0, "might"], "done")
    t.say(B, "done")
    assert t.pools[A] == "M"


def test_a_substituted_die_counts_as_rolled_for_everything_else():
    """KP-2.6: slippery sees one Agility, not the joker beside it."""
    t = Table("A W", "B", characters=("elusivity", "echo"))
    t.fill(A, "leap", "AW")
    t.ready()
    t.say(A, "might")
    assert t.defence[A] == 2


def test_dice_are_public_and_rolls_are_not():
    """KP-2.7, KP-2.12: which dice paid, what was rerolled and how it fell stay behind the screen."""
    t = Table("M E B B", "B")
    t.fill(A, "time-warp-1", "B")
    t.say(A, ["reroll", 0])
    for seat in (B, None):
        view = t.match.view(seat)
        assert view["dice"][A] == list(t.g.dice[A])
        assert view["rolled"][A] is None
        assert view["laid"][A] is None
        assert len(view["announced"][A]) == 1
    t.ready()
    assert t.match.view(B)["up"][A] == list(t.g.up[A])


def test_only_what_is_not_on_an_immediate_ability_is_rerolled():
    """KP-2.10: and not the die that pays."""
    t = Table("B M B", "B")
    t.fill(A, "time-warp-1", "B")
    assert t.options(A) == [["reroll", 1], ["reroll", 2]]
    t.say(A, ["reroll", 2])
    assert t.g.rolled[A][2] == 6
    t = Table("B", "B")
    t.fill(A, "time-warp-1", "B")
    assert "ready" in t.options(A)  # nothing to reroll


def test_the_phase_ends_when_all_are_ready_at_the_same_time():
    """KP-2.11: an announcement makes the others unready."""
    t = Table("B M", "M")
    t.say(B, "ready")
    assert t.who == [A]
    t.fill(A, "time-warp-1", "B")
    assert t.who == [A, B]
    t.say(A, ["reroll", 1], "ready")
    t.say(B, "ready")
    assert t.g.phase != "choose"


def test_partners_see_behind_each_others_screens():
    """KP-7.8: inside a team nothing is secret."""
    four = ("tough-nut", "elusivity", "echo", "fuse")
    t = Table("M", "E", "T", "A", mode="teams", characters=four)
    assert t.match.view(A)["rolled"][B] == list(t.g.rolled[B])
    assert t.match.view(A)["rolled"][C] is None
    assert t.match.view(D)["rolled"][C] is not None
