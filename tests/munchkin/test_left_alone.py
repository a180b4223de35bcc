"""Who watches the turn of somebody else can be left alone: for a combat, for the turn, until their own."""

from heldenrunde.core.passing import Wish, promised, skippable, unasked
from heldenrunde.core.scene import Scene
from tests.munchkin.table import A, B, C, Table


def scene(t: Table, seat: int) -> Scene:
    return t.match.game.scene(t.match.view(seat), seat)


def leave(t: Table, seat: int, span: str) -> Wish:
    kept = promised(scene(t, seat), Wish(), "pass", span, t.match.decisions)
    assert kept
    return Wish(promises=kept)


def test_for_a_combat():
    """MU-5.13, MU-3.4: every card played into it opens the window again, but it is over with the combat."""
    t = Table(doors="bigfoot", hands=["", "", "sleep-potion"])
    t.open_door()
    assert skippable(scene(t, B), Wish()) == ("combat", "own-turn")
    wish = leave(t, B, "combat")
    t.B.passes()
    t.C.does("throw", "sleep-potion")
    assert unasked(scene(t, B), wish) == "pass"
    t.g.fighter = -1
    assert unasked(scene(t, B), wish) is None


def test_for_a_turn():
    """MU-2.5: from its first window to its last, and into a combat."""
    t = Table(doors="bigfoot")
    wish = leave(t, B, "turn")
    t.open_door()
    assert unasked(scene(t, B), wish) == "pass"
    t.g.number += 1
    assert unasked(scene(t, B), wish) is None


def test_until_the_own_turn():
    """MU-2.6: C is asked again when it is C's turn, not before."""
    t = Table()
    wish = leave(t, C, "own-turn")
    t.g.turn, t.g.number = B, t.g.number + 1
    assert unasked(scene(t, C), wish) == "pass"
    t.g.turn, t.g.number = C, t.g.number + 1
    assert unasked(scene(t, C), Wish(wake=(), promises=wish.promises)) is None


def test_what_wakes_is_asked_all_the_same():
    """MU-6.1: a combat that wins the match as it stands; and nobody can be left alone with it then."""
    t = Table(doors="lame-goblin", levels=[9, 1, 1])
    wish = leave(t, B, "turn")
    t.open_door()
    assert unasked(scene(t, B), wish) is None
    assert skippable(scene(t, B), wish) == ()
    assert unasked(scene(t, B), Wish(wake=("me",), promises=wish.promises)) == "pass"


def test_whose_turn_it_is_goes_on_by_passing():
    """MU-2.1: that opens the door, and is no way to be left alone; in the own combat there is one."""
    t = Table(doors="bigfoot")
    assert skippable(scene(t, A), Wish(wake=())) == ()
    t.open_door()
    assert skippable(scene(t, A), Wish(wake=())) == ("combat",)
