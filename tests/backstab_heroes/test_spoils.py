"""BH-3.8, BH-3.15: the treasure phase."""

import pytest

from heldenrunde.rulebooks.backstab_heroes.state import NOBODY
from tests.backstab_heroes.table import A, B, C, D, E, Table

FIVE = ("glass-beads", "gold-bar", "silver-goblet", "kings-crown", "dragon-egg")


@pytest.mark.parametrize(("back", "order"), [(NOBODY, (C, D, E)), (A, (A, B, C))])
def test_a_short_draft(back, order):
    """BH-3.8, BH-3.15, case 3: five heroes, C is start player, 3 treasures; the later ones get none."""
    t = Table(*FIVE, monster="orc-on-holiday", wound=8, start=C, back=back, treasures="gold-bar silver-goblet war-horn")
    t.lay(*FIVE)
    first, second, third = order
    assert (t.turn, t.players[first].options) == (first, ["gold-bar", "silver-goblet", "war-horn"])
    assert t.match.view(second)["offered"] == [None, None, None]
    t.players[first].takes("silver-goblet")
    assert (t.turn, t.players[second].options) == (second, ["gold-bar", "war-horn"])
    assert t.match.view(first)["offered"] == [None, None]
    t.players[second].takes("gold-bar")
    assert "war-horn" in t.players[third].hand  # the last one needs no question
    assert sorted(len(hand) for hand in t.g.hands) == [1, 1, 2, 2, 2]
    assert t.asked == "discards"


def test_a_long_draft():
    """BH-3.8, BH-3.15, case 4: the surplus leaves the match, seen only by its last holder; nothing goes round twice."""
    t = Table(
        *FIVE[:3],
        monster="ancient-dragon",
        wound=8,
        back=B,
        treasures="gold-bar silver-goblet war-horn lit-bomb",
    )
    t.lay(*FIVE[:3])
    assert len(t.B.options) == 4
    t.B.takes("gold-bar")
    assert len(t.C.options) == 3
    t.C.takes("silver-goblet")
    assert t.A.options == ["war-horn", "lit-bomb"]
    t.A.takes("war-horn")
    assert t.asked == "discards"
    assert len(t.g.gone) == 1
    assert [t.match.view(seat)["gone"] == t.g.gone for seat in (A, B, C)] == [True, False, False]


def test_five_treasures_and_four_heroes():
    """BH-3.8, the rulebook's case: everyone gets one, the fifth leaves the match."""
    t = Table(*FIVE[:4], monster="ancient-dragon", wound=10)
    t.lay(*FIVE[:4])
    for seat in (A, B, C, D):
        t.players[seat].takes_any()
    assert [len(hand) for hand in t.g.hands] == [2, 2, 2, 2]
    assert (len(t.g.gone), t.g.offered) == (1, [])


def test_nobody_may_take_none():
    """BH-3.15: and only of what lies there."""
    t = Table(*FIVE[:4], wound=4, treasures="rusty-chamber-pot cursed-skull")
    t.lay(*FIVE[:4])
    t.A.cannot("pass", "BH-3.15")
    t.A.cannot(["take", t.A.card("glass-beads")], "BH-3.15")
    t.A.takes("cursed-skull")
    assert t.A.hand == ["cursed-skull", "glass-beads"]
    assert t.B.hand == ["gold-bar", "rusty-chamber-pot"]


def test_the_others_do_not_see_which_treasure_was_taken():
    """BH-3.15, BH-1.6: neither in the hand nor in what is told, and also not who passed the rest on."""
    t = Table(*FIVE[:4], wound=4, treasures="half-an-amulet dwarven-beaker", monster="grumpy-goblin")
    t.lay(*FIVE[:4])
    t.A.takes("half-an-amulet")
    assert t.B.sees(A) == ["glass-beads"]  # shown this round
    assert t.A.sees(B) == ["gold-bar"]
    assert t.C.sees(B) == ["gold-bar"]


def test_a_small_treasure_pile():
    """BH-3.15: what is left is laid out."""
    t = Table(*FIVE[:3], monster="ancient-dragon", wound=8)
    t.g.gone, t.g.treasures = t.g.treasures[2:], t.g.treasures[:2]
    t.lay(*FIVE[:3])
    assert len(t.g.offered) == 2
    t.A.takes_any()
    assert [len(hand) for hand in t.g.hands] == [2, 2, 1]
