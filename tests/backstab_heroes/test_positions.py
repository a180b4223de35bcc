"""BH-2: positions."""

import random

from heldenrunde import Match
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY
from tests.backstab_heroes.table import A, B, C, Table, table_of


def test_positions_change_under_way():
    """BH-2.1, BH-3.3, BH-3.13, case 1: A hides, so B's dagger is a small knife; then A is sent to the front."""
    t = Table("into-the-bushes", "dagger-from-the-dark", "you-go-first", back=B, monster="crypt-count")
    t.lay("into-the-bushes", "dagger-from-the-dark", "you-go-first")
    assert (t.turn, t.A.place, t.B.place, t.g.wound) == (C, "back", "middle", 1)
    t.C.picks(A)
    assert (t.A.place, t.g.shadows) == ("front", NOBODY)


def test_who_is_pushed_out_goes_to_the_middle():
    """BH-2.1: there is one place at the front and one at the back."""
    t = Table("reckless-charge", "into-the-bushes", "gold-bar", front=B, back=C, monster="crypt-count")
    t.lay("reckless-charge", "into-the-bushes", "gold-bar")
    assert (t.A.place, t.B.place, t.C.place) == ("front", "back", "middle")


def test_at_most_one_hero_at_either_end():
    """BH-2.1: at every decision of random matches nobody stands in two places."""
    for seed in range(6):
        m, dice = Match.new("backstab-heroes", 3 + seed % 4, seed), random.Random(seed)
        while not m.over:
            g = table_of(m)
            assert g.spearhead == NOBODY or g.spearhead != g.shadows
            seat = dice.choice(m.waiting())
            m.answer(seat, dice.choice(m.options(seat)))


def test_positions_last():
    """BH-2.2: a new round changes nothing about them."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", front=A, back=C)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.all_keep()
    assert (t.g.round, t.A.place, t.C.place) == (3, "front", "back")


def test_who_is_sent_to_where_they_stand_stays_there():
    """BH-2.2: nothing else happens."""
    t = Table("you-go-first", "gold-bar", "silver-goblet", front=B, back=C)
    t.lay("you-go-first", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert (t.B.place, t.C.place) == ("front", "back")
    assert "move" not in t.happened()


def test_from_front_to_back_leaves_the_front_empty():
    """BH-2.2: and the reverse."""
    t = Table("into-the-bushes", "gold-bar", "silver-goblet", front=A)
    t.lay("into-the-bushes", "gold-bar", "silver-goblet")
    assert (t.g.spearhead, t.g.shadows) == (NOBODY, A)
    t = Table("reckless-charge", "gold-bar", "silver-goblet", back=A)
    t.lay("reckless-charge", "gold-bar", "silver-goblet")
    assert (t.g.spearhead, t.g.shadows) == (A, NOBODY)
