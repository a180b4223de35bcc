"""The high points of a round, one moment after the other."""

from tests.backstab_heroes.table import A, B, C, Table
from tests.film import film


def test_every_card_is_revealed_before_it_works():
    """BH-3.3: one after the other from the start player; a card that moves and strikes does so in its order."""
    t = Table("sword-swing", "reckless-charge", "half-hearted-poke", monster="ancient-dragon")
    t.match.watch()
    t.lay("sword-swing", "reckless-charge", "half-hearted-poke")
    moments = [(told, g) for told, g in film(t.match) if told]
    assert [told for told, _ in moments[:9]] == [
        ["lay"],
        *(["reveal"], ["strike"]),
        *(["reveal"], ["move"], ["strike"]),
        *(["reveal"], ["strike"], ["move"]),
    ]
    assert [g.wound for _, g in moments[:9]] == [0, 0, 2, 2, 2, 6, 6, 7, 7]
    assert [g.spearhead for _, g in moments[3:6]] == [-1, B, B]
    assert [g.shadows for _, g in moments[6:9]] == [-1, -1, C]


def test_the_monster_strikes_back_at_one_hero_after_the_other():
    """BH-3.6, BH-3.14: it flees, then each suffers; it lies there while it strikes."""
    t = Table("gold-bar", "gold-bar", "gold-bar", monster="ancient-dragon", front=A, back=B, wound=1)
    t.match.watch()
    t.lay("gold-bar", "gold-bar", "gold-bar")
    moments = [(told, g) for told, g in film(t.match) if told]
    at = [told for told, _ in moments].index(["flees"])
    assert [told for told, _ in moments[at : at + 4]] == [["flees"], ["suffer"], ["suffer"], ["suffer"]]
    assert [g.hurt for _, g in moments[at : at + 4]] == [[0, 0, 0], [4, 0, 0], [4, 1, 0], [4, 1, 2]]
    assert all(g.monster for _, g in moments[at : at + 3])


def test_the_monster_is_beaten_then_comes_the_medal_then_the_treasures():
    """BH-3.6: the last blow, the victory, the medal, what it guarded."""
    t = Table("sword-swing", "gold-bar", "gold-bar", monster="grumpy-goblin", wound=1)
    t.match.watch()
    t.lay("sword-swing", "gold-bar", "gold-bar")
    moments = [(told, g) for told, g in film(t.match) if told]
    at = [told for told, _ in moments].index(["beaten"])
    assert [told for told, _ in moments[at : at + 3]] == [["beaten"], ["medal"], ["spoils"]]
    assert [(g.medals[A], len(g.offered)) for _, g in moments[at : at + 3]] == [(0, 0), (1, 0), (1, 1)]


def test_the_end_counts_hero_by_hero():
    """BH-4.1: all treasures are shown, one hero after the other; then the winner."""
    t = Table("gold-bar", "gold-bar", "", round=8, monster="grumpy-goblin", front=A, hurt=[0, 1, 0])
    t.match.watch()
    t.lay("gold-bar", "gold-bar", "")
    told = [told for told, _ in film(t.match)]
    assert told[-4:] == [["score"], ["score"], ["score"], ["win"]]
