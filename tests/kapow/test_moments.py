"""The high points of a round, one moment after the other."""

from tests.film import film
from tests.kapow.table import A, B, Table


def told(t):
    return [what for what, _ in film(t.match)]


def test_the_dice_of_one_after_the_other_are_looked_at():
    """KP-3.1: all screens are lifted together; what lies behind each is a moment of its own."""
    t = Table("M E", "T B")
    t.fill(A, "pow", "ME")
    t.fill(B, "block", "TB")
    t.match.watch()
    t.ready()
    assert told(t) == [["ready"], ["reveal"], ["reveal"]]
    assert [[len(up) for up in g.up] for _, g in film(t.match)] == [[0, 0], [2, 2], [2, 2]]


def test_every_blow_is_added_up_met_and_felt():
    """KP-3.2, KP-3.3: the attack, the defence, the damage."""
    t = Table("M E", "T B", health=(20, 20))
    t.fill(A, "pow", "ME")
    t.fill(B, "block", "TB")
    t.ready()
    t.match.watch()
    t.say(A, "pow")
    assert told(t)[:3] == [["attack"], ["defend"], ["hit"]]
    assert [(g.defence[B], g.health[1]) for _, g in film(t.match)[:3]] == [(-1, 20), (2, 20), (2, 19)]


def test_what_follows_from_a_blow_comes_after_it():
    """KP-3.3, thirst, reverberate: the hit, then the health it gives; the block, then the health it costs."""
    t = Table("M X", "B", characters=["leech", "echo"], health=(10, 20))
    t.fill(A, "leech-strike", "MX")
    t.ready()
    t.match.watch()
    t.say(A, "leech-strike")
    assert told(t)[:3] == [["attack"], ["hit"], ["gain-health"]]
    assert [g.health for _, g in film(t.match)[:3]] == [[10, 20], [10, 16], [11, 16]]
    t = Table("B B", "E B", characters=["echo", "fuse"], health=(20, 20))
    t.fill(A, "reverberate", "BB")
    t.fill(B, "blast", "EB")
    t.ready()
    t.match.watch()
    t.say(B, "blast")
    assert told(t)[:4] == [["attack"], ["defend"], ["blocked"], ["lose-health"]]


def test_the_last_blow_is_felt_before_the_match_is_won():
    """KP-3.4: the health is gone, then the others have won; nothing follows from the blow any more."""
    t = Table("M E", "T", characters=["leech", "echo"], health=(10, 2))
    t.fill(A, "pow", "ME")
    t.ready()
    t.match.watch()
    t.say(A, "pow")
    assert told(t) == [["attack"], ["hit"], ["win"]]
    assert [(g.health[1] > 0, g.over) for _, g in film(t.match)] == [(True, False), (False, False), (False, True)]
