"""Whoever holds a reaction card can be left alone with it for a round."""

from heldenrunde.core.passing import Promise, Wish, promised, skippable, unasked
from heldenrunde.core.scene import Scene
from tests.backstab_heroes.table import A, C, Table


def scene(t: Table, seat: int) -> Scene:
    return t.match.game.scene(t.match.view(seat), seat)


def test_an_objection_is_offered_with_every_trick_card():
    """objection, BH-3.5: left alone for the round, and asked in the next one."""
    t = Table("you-go-first", "you-go-first", "objection sword-swing", monster="orc-on-holiday")
    t.lay("you-go-first", "you-go-first", "sword-swing")
    assert skippable(scene(t, C), Wish()) == ("round",)
    wish = Wish(promises=promised(scene(t, C), Wish(), "pass", "round", t.match.decisions))
    assert [promise.about for promise in wish.promises] == ["card-objection"]
    t.C.passes()
    t.A.picks(C)
    assert (t.turn, unasked(scene(t, C), wish)) == (C, "pass")
    t.g.round += 1
    assert unasked(scene(t, C), wish) is None


def test_another_reaction_is_another_question():
    """duck, hands-off: who is left alone with one of them is asked about the other."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    awake, wish = Wish(wake=()), Wish(wake=(), promises=(Promise("card-hands-off", "round", str(t.g.round)),))
    assert (t.turn, unasked(scene(t, A), wish)) == (A, None)
    wish = Wish(wake=(), promises=promised(scene(t, A), awake, "pass", "round", 0))
    assert unasked(scene(t, A), wish) == "pass"


def test_what_one_suffers_wakes():
    """duck, BH-3.7: whoever wants to be woken for it cannot be left alone with it."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert skippable(scene(t, A), Wish()) == ()
