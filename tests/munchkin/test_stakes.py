"""What is at stake in a window, for who would let it pass."""

from heldenrunde.rulebooks.munchkin.shown.scene import scene
from tests.munchkin.table import A, B, C, Table


def stakes(t: Table) -> list[str]:
    """For A, B and C."""
    questions = [scene(t.match.view(seat), seat).question for seat in (A, B, C)]
    return [question.stake for question in questions if question is not None]


def test_whose_turn_and_whose_combat_it_is():
    """MU-5.13, MU-3.4: everybody else may let it pass."""
    t = Table(doors="bigfoot")
    assert stakes(t) == ["me", "", ""]
    t.open_door()
    assert stakes(t) == ["me", "", ""]


def test_a_combat_that_wins_the_match():
    """MU-6.1: as it stands, the ninth level becomes the tenth."""
    t = Table(doors="lame-goblin", levels=[9, 1, 1])
    t.open_door()
    assert stakes(t) == ["me", "win", "win"]


def test_a_combat_on_the_last_level_that_is_not_won_yet():
    """MU-3.1: the monster is ahead."""
    t = Table(doors="plutonium-dragon", levels=[9, 1, 1])
    t.open_door()
    assert stakes(t) == ["me", "", ""]


def test_whom_a_curse_hits():
    """MU-5.10: not whose turn it is."""
    t = Table(hands=["", "curse-duck"])
    t.B.does("curse", "curse-duck", t.C)
    assert stakes(t) == ["", "", "me"]
