"""The high points of a turn, one moment after the other."""

from typing import cast

from heldenrunde.core.chance import Rigged
from tests.film import film
from tests.munchkin.table import A, Table


def all_told(t):
    return [told for told, _ in film(t.match) if told]


def test_the_door_is_open_before_what_is_behind_it_happens():
    """MU-2.1: the curse is seen, then it comes to nothing; the monster is seen before anybody fights."""
    t = Table(doors="curse-lose-race", worn=["sandals-protection"])
    t.match.watch()
    t.everybody_passes()
    opened, idle = film(t.match)[-2:]
    assert (opened[0], idle[0]) == (["curse"], ["curse-idle"])
    assert [len(g.faceup) for _, g in (opened, idle)] == [1, 0]


def test_a_card_behind_the_door_is_seen_before_it_goes_to_the_hand():
    """MU-2.1: everybody sees it lie there, though nothing more is told."""
    t = Table(doors="elf")
    t.match.watch()
    t.everybody_passes()
    opened, kept = film(t.match)[-2:]
    assert (opened[0], len(opened[1].faceup), opened[1].hands[A]) == (["door"], 1, [])
    assert (kept[0], len(kept[1].faceup), len(kept[1].hands[A])) == ([], 0, 1)


def test_a_divine_intervention_among_the_first_cards_of_a_turn_acts_at_once():
    """MU-5.16, MU-7.1: in the faster game it may be the door that is drawn before the turn."""
    t = Table(doors="divine-intervention", traits=["", "cleric"], faster=True)
    assert (t.happened(), t.B.level) == (["turn", "divine", "draw", "level-up"], 2)


def test_a_victory_comes_before_its_level_and_its_treasures():
    """MU-3.9: the monster lies there when it is beaten, then the level, then what it guarded."""
    t = Table(levels=[5, 1, 1], doors="potted-plant")
    t.open_door()
    t.match.watch()
    t.everybody_passes()
    won, level, drawn = film(t.match)[:3]
    assert [won[0], level[0], drawn[0]] == [["victory"], ["level-up"], ["draw"]]
    assert [(len(g.monsters), g.level[A]) for _, g in (won, level, drawn)] == [(1, 5), (1, 6), (0, 6)]


def test_treasures_for_two_are_turned_up_one_by_one():
    """MU-3.9, MU-5.16: a Hoard lies among them until the three that it brings lie there, too."""
    t = Table(levels=[3, 5, 1], doors="platycore", treasures="hoard buckler rapier chainsaw huge-rock")
    t.open_door()
    t.A.does("ask", 1, 1, "helper", ())
    t.B.answers("accept")
    t.match.watch()
    t.everybody_passes()
    turned = [(told, len(g.faceup)) for told, g in film(t.match)][-6:]
    assert turned == [(["hoard"], 1), *[(["spoils"], lying) for lying in (2, 3, 4, 5)], ([], 4)]


def test_who_is_caught_is_seen_before_the_bad_stuff():
    """MU-3.10, MU-3.14: the die, who is caught, what it costs."""
    t = Table(levels=[6, 1, 1], doors="tongue-demon", dice=[1])
    t.open_door().give_up()
    t.match.watch()
    t.runs()
    caught, lost = [(told, g) for told, g in film(t.match) if told][:2]
    assert (caught[0], lost[0]) == (["caught"], ["level-down"])
    assert [g.level[A] for _, g in (caught, lost)] == [6, 4]


def test_the_body_lies_there_then_the_dice_fall_then_those_who_are_tied_roll_again():
    """MU-4.1: each throw of those who are tied is a moment."""
    t = Table(4, levels=[6, 1, 1, 1], doors="plutonium-dragon", worn=["buckler"], dice=[1])
    cast(Rigged, t.g.chance).falls["loot"] = [3, 3, 1, 4, 2]
    t.open_door().give_up()
    t.match.watch()
    t.runs()
    told = all_told(t)
    at = told.index(["body"])
    assert told[at : at + 3] == [["body"], ["roll"] * 3, ["roll"] * 2]
