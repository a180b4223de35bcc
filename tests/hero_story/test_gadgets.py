"""Story cards S15 to S26: gadgets."""

import pytest

from tests.hero_story.table import A, B, C, D, Table, card_of

FOUR = ("B7 S1", "B8 T2", "B5 T1", "B3 S2")
PLAY = "A B7; B B8; C B5; D B3"


def test_grappling_hook():
    """grappling-hook: remove 1 at the end of a trick, and you lead the next; not after trick 8."""
    t = Table(*FOUR, on={D: "grappling-hook grappling-hook"}).run(PLAY)
    t.run("D grappling-hook")
    assert (t.won, t.turn, t.g.supply[D]) == (B, D, 1)
    t.run("D S2; A S1; B T2; C T1")
    assert t.g.round == 3


def test_smoke_bomb():
    """smoke-bomb: the top card of the draw pile whatever its suit, then 1 hand card is discarded."""
    t = Table(*FOUR, on={B: "smoke-bomb"}, pile="L9")
    t.run("A B7; B smoke-bomb; B T2; C B5; D B3")
    assert (t.won, t.hand(B)) == (B, "B8")
    assert not Table(*FOUR, on={A: "smoke-bomb"}).can_use(A, "smoke-bomb")


def test_smoke_bomb_needs_a_card_to_draw():
    """smoke-bomb, HS-5.10: with draw pile and discards empty it cannot be used."""
    t = Table(*FOUR, on={B: "smoke-bomb"})
    t.g.aside, t.g.pile = t.g.aside + t.g.pile, []
    t.run("A B7")
    assert not t.can_use(B, "smoke-bomb")


def test_communicator():
    """communicator: the highest card of the suit named, and another card back; HS-5.6."""
    t = Table(*FOUR, own={A: "communicator"}, supply=[1] * 4, start="charging", dealer=D)
    t.run("A communicator B; A brains")
    assert (t.hand(A), t.hand(B)) == ("B7 S1 B8", "T2")
    t.cannot("A", "B8", "")
    t.run("A S1")
    assert (t.hand(A), t.hand(B), t.sees(B, A), t.sees(C, B)) == ("B7 B8", "T2 S1", ". B8", ". .")


def test_communicator_gets_nothing():
    """communicator: without a card of the suit nothing changes hands."""
    t = Table(*FOUR, own={A: "communicator"}, supply=[1] * 4, start="charging", dealer=D)
    t.run("A communicator B; A love")
    assert (t.hand(A), t.asked) == ("B7 S1", "alignments")


def test_analysis_goggles():
    """analysis-goggles: look at 4, swap up to 2, discard the rest."""
    t = Table(*FOUR, own={A: "analysis-goggles"}, supply=[1] * 4, start="charging", dealer=D, pile="L1 L2 L3 L4 L5")
    t.run("A analysis-goggles; A L3 S1; A L4 B7")
    assert (t.hand(A), t.g.pile[-1], len(t.g.discard)) == ("L3 L4", card_of("L5"), 4)


def test_analysis_goggles_left_unused():
    """analysis-goggles: with a pass all four are discarded."""
    t = Table(*FOUR, own={A: "analysis-goggles"}, supply=[1] * 4, start="charging", dealer=D, pile="L1 L2 L3 L4 L5")
    t.run("A analysis-goggles; A pass")
    assert (t.hand(A), len(t.g.discard), t.asked) == ("B7 S1", 4, "alignments")


def test_force_field():
    """force-field: B would win trick 6 and leaves it to the second best, A; A has won for everything that follows."""
    hands = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
    t = Table(*hands, on={B: "force-field", A: "monologuing"}).run(PLAY + "; B force-field")
    assert (t.won, t.vp[A], t.turn) == (A, 1, A)


def test_force_field_only_up_to_trick_6():
    """force-field: in trick 7 B is not asked."""
    assert Table(*FOUR, on={B: "force-field"}).run(PLAY).won == B


def test_force_field_may_be_declined():
    """force-field, HS-5.8."""
    hands = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
    assert Table(*hands, on={B: "force-field"}).run(PLAY + "; B pass").won == B


@pytest.mark.parametrize(("card", "vp"), [("B5", 1), ("B6", 0)])
def test_precision_sling(card, vp):
    """precision-sling: a printed 5 or less wins, whatever it counts."""
    t = Table("B4 S1", f"{card} T2", "B2 T1", "B3 S2", on={B: "precision-sling"}).run(f"A B4; B {card}; C B2; D B3")
    assert t.vp[B] == vp
    t = Table("B4 S1", f"{card} T2", "B2 T1", "B3 S2", on={B: "precision-sling"})
    t.g.tally[20] = 2
    assert t.run(f"A B4; B {card}; C B2; D B3").vp[B] == 0


def test_recon_drone():
    """recon-drone: before the lead of trick 1 all others open 2 random cards; then 1 hand card may be swapped."""
    hands = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
    t = Table(*hands, on={C: "recon-drone"}, number=1, pile="L13")
    assert [t.sees(C, place) for place in (A, B, D)] == ["B7 S1 .", "B8 T2 .", "B3 S2 ."]
    assert t.turn == C
    t.run("C T1")
    assert (t.hand(C), t.turn) == ("B5 T3 L13", A)
    assert Table(*hands, on={C: "recon-drone"}, number=2).turn == A


@pytest.mark.parametrize(
    ("charges", "card", "wins"), [(1, "B1", True), (1, "B2", False), (2, "B2", True), (2, "B3", True)]
)
def test_jetpack(charges, card, wins):
    """jetpack: printed 1s count 14; with both charges 2s and 3s too."""
    t = Table("B13 S1", f"{card} T2", "B5 T1", "B4 S2", on={B: "jetpack " * charges})
    assert (t.run(f"A B13; B {card}; C B5; D B4").won == B) == wins


def test_jetpack_counts_before_what_is_added():
    """jetpack, HS-5.12: 14, then +2 for power-armor."""
    t = Table("B1 S1", "B2 T2", "B5 T1", "B4 S2", on={A: "jetpack power-armor"}).run("A B1")
    assert t.g.counts[0][1] == 16


def test_holo_projector():
    """holo-projector: Speed is led although A plays Brains; B must follow Speed, and A's card cannot win."""
    t = Table("B13 S1", "S2 B2", "S5 T1", "T4 S3", on={A: "holo-projector"}).run("A holo-projector speed; A B13")
    assert t.playable(B) == "S2"
    assert t.run("B S2; C S5; D S3").won == C


def test_panic_button():
    """panic-button: at the end of tricks 1 to 4 the alignment changes."""
    hands = [f"{hand} L1{i} T1{i} S1{i}" for i, hand in enumerate(FOUR)]
    t = Table(*hands, on={A: "panic-button"}, sides="eggg", number=4).run(PLAY + "; A panic-button")
    assert (t.g.sides[A], t.turn) == ("good", B)
    t = Table(*hands, on={A: "panic-button"}, sides="eggg", number=5).run(PLAY)
    assert t.turn == B


def test_boomerang():
    """boomerang: the loser takes the played card back and leaves another face down; that others do not see."""
    t = Table("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4", on={A: "boomerang"}).run(PLAY + "; A boomerang S1")
    assert (t.won, t.hand(A), t.g.taken[B][0]) == (B, "S3 B7", card_of("S1"))
    assert t.g.knows[card_of("S1")] == 1 << A


def test_boomerang_needs_another_card():
    """boomerang: in trick 8 nobody holds one."""
    assert Table("B7", "B8", "B5", "B3", on={A: "boomerang"}, bare=True).g.round == 3


def test_signal_jammer():
    """signal-jammer: no trump in this trick, and again in the next."""
    t = Table("B7 S1", "B8 T2", "L5 T1", "B3 S2", on={A: "signal-jammer"}).run(
        "A signal-jammer; A B7; B B8; C L5; D B3"
    )
    assert t.won == B
    t = Table("B7 S1", "B8 T2", "L5 T1", "B3 S2", on={A: "signal-jammer"}).run("A B7; B B8; C L5; D B3")
    assert t.won == C


def test_force_field_needs_a_second_best_card():
    """force-field, HS-5.14: no other card is of the suit led or trump, so that A wins unasked."""
    hands = ("B7 S1 S3", "T8 T2 T4", "T5 T1 T3", "S8 S2 S4")
    t = Table(*hands, on={A: "force-field"}).run("A B7; B T8; C T5; D S8")
    assert (t.won, t.asked, t.g.charges(19)) == (A, "moves", 1)


def test_boomerang_once_in_a_trick():
    """boomerang, HS-5.14: the card played is back already; in the next trick the second charge works."""
    hands = ("B7 S1 S3 S5", "B8 T2 T4 T9", "B5 T1 T3 T8", "B3 S2 S4 S6")
    t = Table(*hands, on={A: "boomerang boomerang"}).run(PLAY + "; A boomerang S1")
    assert (t.asked, t.turn, t.hand(A)) == ("moves", B, "S3 S5 B7")
    t.run("B T2; C T1; D S2; A S3")
    assert t.can_use(A, "boomerang")


def test_the_only_card_left_is_discarded_unasked():
    """smoke-bomb, HS-5.10: with one hand card left there is nothing to choose."""
    t = Table("B7", "T2", "B5", "B3", on={B: "smoke-bomb", A: "size-shifter"}, pile="L9", bare=True, round=5)
    t.run("A B7; B smoke-bomb")
    assert (t.match.over, t.g.winners[-1]) == (True, B)
