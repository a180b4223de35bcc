"""The high points of a round, one moment after the other."""

from tests.custom_heroes.table import A, B, Table
from tests.film import film


def test_the_trick_still_lies_there_when_it_is_won_and_is_swept_afterwards():
    """CH-3.2, CH-6.5: the last pass, who wins, the Spookies' point, the next lead."""
    t = Table("4+spookies 9", "5 8", power=[2, 2])
    t.A.plays("4+spookies*")
    t.match.watch()
    t.B.passes()
    passed, won, spooks, led = film(t.match)
    assert [told for told, _ in film(t.match)] == [["pass"], ["win-trick"], ["spooks-won"], ["lead"]]
    assert [len(g.trick) for _, g in (passed, won, spooks, led)] == [1, 1, 1, 0]
    assert [g.vp[A] for _, g in (won, spooks)] == [1, 2]


def test_a_set_lies_there_before_its_abilities_work():
    """CH-3.10: pay and lay, then each ability, then power for what was not activated."""
    t = Table("4+charmanta 4+quill 9", "5 8", power=[2, 2])
    t.match.watch()
    t.A.plays("4+charmanta* 4+quill")
    assert [told for told, _ in film(t.match)] == [["pay", "play"], ["activate"], ["power"]]
    assert [(len(g.trick), g.falling) for _, g in film(t.match)] == [(2, False), (2, True), (2, True)]


def test_places_stakes_and_rewards_come_one_after_the_other():
    """CH-7.1 to CH-7.6: the place, stakes, reward, upgrades; then the last, and only then the next round."""
    t = Table("4 4", "5 8 9", vp=[3, 3], betting=True, threshold=99)
    t.A.bets()
    t.B.bets("9")
    t.match.watch()
    t.A.plays("4 4")
    told = [told for told, _ in film(t.match)]
    assert told[:5] == [["play"], ["place"], ["stake-lost"], ["reward"], ["draw"]]
    assert told[5:] == [["place"], ["last-loses"], ["reward"], ["draw"], ["round"], ["deal", "deal"]]
    assert [g.vp[B] for _, g in film(t.match)[4:8]] == [1, 1, 0, 0]
