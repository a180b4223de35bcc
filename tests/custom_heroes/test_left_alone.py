"""Who has passed in a trick is asked again and again, and after every set with enough power."""

from heldenrunde.core.passing import Wish, promised, skippable, unasked
from heldenrunde.core.scene import Scene
from tests.custom_heroes.table import A, B, Table


def scene(t: Table, seat: int) -> Scene:
    return t.match.game.scene(t.match.view(seat), seat)


def leave(t: Table, seat: int, nothing: str, span: str) -> Wish:
    kept = promised(scene(t, seat), Wish(), nothing, span, t.match.decisions)
    assert kept
    t.answer(seat, nothing)
    return Wish(promises=kept)


def test_out_of_a_trick():
    """CH-3.1, CH-3.8: one may come back in; who does not want to is not asked before the next trick."""
    t = Table("1 3 9", "2 8 10", "2 4 7")
    t.A.plays("1")
    wish = leave(t, B, "pass", "trick")
    t.C.plays("2")
    t.A.plays("3")
    assert (t.turn, unasked(scene(t, B), wish)) == (B, "pass")
    t.B.passes()
    t.C.passes()
    assert t.turn == A
    t.A.plays("9")
    assert (t.turn, unasked(scene(t, B), wish)) == (B, None)


def test_the_lead_is_nothing_to_be_left_alone_with():
    """CH-3.1: who leads may not pass."""
    t = Table("1 3 9", "2 8 10", "2 4 7")
    assert skippable(scene(t, A), Wish()) == ()


def test_power_after_a_set():
    """CH-5.4: asked after every set while there are 4 power."""
    t = Table("1 3 9", "2 8 10", "2 4 7", power=[4, 0, 0])
    t.A.plays("1")
    wish = leave(t, A, "done", "round")
    t.B.plays("2")
    t.C.passes()
    assert unasked(scene(t, A), wish) is None
    t.A.plays("3")
    assert unasked(scene(t, A), wish) == "done"
    t.g.power[A] = 7
    t.g.memo = {}
    assert unasked(scene(t, A), wish) is None
