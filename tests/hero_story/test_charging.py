"""HS-2.5 to HS-2.10, HS-5.1: charging."""

from heldenrunde.rulebooks.hero_story.cards.catalogue import ability_card
from tests.hero_story.table import NUMBER, A, B, C, D, Table

FOUR = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")


def charging(own, supply, dealer=D, **more):
    return Table(*FOUR, own=own, supply=supply, start="charging", dealer=dealer, **more)


def cards(ids):
    return [ability_card(NUMBER[id]) for id in ids.split()]


def test_marked_charges_come_first_in_turn_order():
    """HS-2.5, HS-2.9, case 2: B leaves the communicator, C charges x-ray-vision; B may still use lab-accident."""
    own = {B: "communicator lab-accident", C: "x-ray-vision"}
    t = charging(own, [1, 1, 1, 1], dealer=A, pile="L1 L2 L3")
    assert t.turn == B
    t.cannot("B", ["charge", *cards("lab-accident"), -1], "HS-2.9")
    t.run("B done; C x-ray-vision B")
    assert t.sees(A, B) == "B8 T2 T4"
    t.cannot("B", ["charge", *cards("communicator"), A], "HS-2.9")
    t.run("B lab-accident; B B8 T2 T4")
    assert t.sees(A, B) == ". . ."


def test_the_second_part_is_decided_unseen():
    """HS-2.9: nobody sees what the others charge before all have decided."""
    t = charging({A: "jetpack", B: "mastermind"}, [1, 1, 0, 0])
    t.plan("A", "jetpack")
    assert t.match.view(B)["charged"] == [0] * 80
    assert t.match.view(B)["supply"] == [1, 1, 0, 0]
    t.plan("B", "mastermind")
    assert (t.g.has(A, NUMBER["jetpack"]), t.g.has(B, NUMBER["mastermind"]), t.g.supply[:2]) == (True, True, [0, 0])


def test_effects_are_carried_out_in_turn_order():
    """HS-2.9: B charged the loyal-butler, A lab-accident; A comes first in turn order and draws first."""
    t = charging({A: "lab-accident", B: "loyal-butler"}, [1, 1, 0, 0], pile="L1 L2 L3")
    t.run("B loyal-butler; A lab-accident")
    assert t.turn == A
    t.run("A S1")
    assert (t.hand(A), t.turn, t.hand(B)) == ("B7 S3 L1", B, "B8 T2 T4 L2 L3")


def test_charges_are_filled_completely_and_once():
    """HS-2.8: double-life needs 2 stamina; jetpack has two charges, not three; nothing need be charged."""
    t = charging({A: "double-life jetpack"}, [1, 0, 0, 0])
    t.cannot("A", cards("double-life"), "HS-2.8")
    t.cannot("A", cards("jetpack jetpack"), "HS-2.8")
    t.plan("A", "")
    assert (t.asked, t.g.supply[A]) == ("alignments", 1)
    t = charging({A: "double-life jetpack"}, [9, 0, 0, 0])
    t.cannot("A", cards("jetpack jetpack jetpack"), "HS-2.8")
    t.cannot("A", cards("mastermind"), "HS-2.5")
    t.plan("A", "jetpack double-life jetpack")
    assert (t.g.supply[A], t.g.charges(NUMBER["jetpack"])) == (5, 2)


def test_an_effect_comes_before_the_next_decision():
    """HS-2.8: after the effect of the loyal-butler A decides on mastermind."""
    t = charging({A: "loyal-butler mastermind"}, [2, 0, 0, 0], pile="B1 B2")
    t.cannot("A", ["charge", *cards("mastermind"), -1], "HS-2.9")
    t.run("A loyal-butler; A S1 S3")
    assert t.asked == "plans"
    t.cannot("A", cards("loyal-butler"), "HS-2.8")
    t.plan("A", "mastermind")
    assert (t.asked, t.g.supply[A]) == ("alignments", 0)


def test_what_was_left_over_cannot_be_placed_later():
    """HS-2.5, HS-2.10: removed stamina lies in the supply, and nobody is asked to place it."""
    t = charging({A: "invisibility jetpack"}, [2, 0, 0, 0], number=6)
    t.plan("A", "invisibility")
    for seat in range(4):
        t.answer(seat, "good")
    t.run("A B7; B B8; C B5; D B3")
    assert (t.asked, t.g.supply[A]) == ("moves", 1)


def test_stamina_of_the_power_surge_counts_at_once():
    """HS-2.10: gained before charging, it can be placed this round."""
    t = charging({A: "jetpack"}, [0, 0, 0, 0])
    assert t.asked == "alignments"
    t = charging({A: "jetpack"}, [1, 0, 0, 0])
    assert t.asked == "plans"


def test_which_abilities_are_charged_is_public():
    """HS-5.3, HS-1.4: charges, supplies and the number of hand cards and tricks."""
    t = charging({A: "jetpack"}, [1, 0, 0, 0])
    t.plan("A", "jetpack")
    view = t.match.view(None)
    assert view["charged"][NUMBER["jetpack"]] == 1
    assert (view["supply"], view["tricks"], [len(hand) for hand in view["hands"]]) == ([0] * 4, [0] * 4, [4] * 4)


def test_alignments_are_shown_together():
    """HS-2.7: after charging; whoever is first learns nothing."""
    t = charging({}, [0, 0, 0, 0])
    t.answer(B, "evil")
    assert t.match.view(A)["sides"] == [""] * 4
    assert t.match.view(B)["sealed"] == "evil"
    for seat in (A, C, D):
        t.answer(seat, "good")
    assert t.match.view(A)["sides"] == ["good", "evil", "good", "good"]


def test_nobody_sees_first_what_the_others_charge():
    """HS-2.9: B charges the loyal-butler first; what A and B charge besides, both decide unseen."""
    own = {A: "jetpack", B: "loyal-butler mastermind"}
    t = charging(own, [1, 2, 0, 0], dealer=A, pile="L1 L2")
    assert t.match.waiting() == [B]
    t.run("B loyal-butler; B L1 L2")
    assert (t.asked, t.match.waiting()) == ("plans", [B, A])
    t.plan("A", "jetpack")
    assert t.match.view(B)["charged"][NUMBER["jetpack"]] == 0
    t.plan("B", "mastermind")
    assert (t.asked, t.g.supply) == ("alignments", [0, 0, 0, 0])


def test_one_effect_after_the_other():
    """HS-2.8, HS-2.9: who has charged an effect decides on the next; who has declined does not."""
    own = {A: "lab-accident", B: "loyal-butler analysis-goggles"}
    t = charging(own, [1, 2, 0, 0], dealer=A, pile="L1 L2 L3 L4 L5 L6")
    t.run("A done")
    assert t.match.view(B)["sealed"] is None
    t.run("B loyal-butler; B L1 L2")
    assert (t.asked, t.match.waiting()) == ("effect_charges", [B])
    t.run("B done")
    assert t.asked == "alignments"


def test_effects_count_in_the_blackout():
    """blackout, HS-2.9: 2 abilities, whatever part they are charged in; a second charge is not another ability."""
    t = charging({A: "prophecy lab-accident jetpack mastermind"}, [9, 0, 0, 0], event="blackout")
    t.run("A prophecy")
    t.answer(A, 3)
    t.run("A done")
    t.cannot("A", cards("jetpack mastermind"), "HS-2.2")
    t.plan("A", "prophecy jetpack jetpack")
    assert (t.asked, t.g.supply[A]) == ("alignments", 5)
