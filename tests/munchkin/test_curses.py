"""MU-5.10: the curses, and the Wishing Ring."""

import pytest

from tests.munchkin.table import A, B, C, Table


def cursed(curse, **kwargs):
    """B plays a curse on A before A's door; nobody has a ring."""
    kwargs.setdefault("levels", [5, 3, 3])
    t = Table(hands=[kwargs.pop("hand", ""), curse], **kwargs)
    t.B.does("curse", curse, t.A)
    assert t.asked == "ring_or_pass"
    t.everybody_passes()
    return t


def test_levels_go():
    """curse-lose-level, curse-duck; never below 1 (MU-1.4)."""
    assert cursed("curse-lose-level").A.level == 4
    assert cursed("curse-duck").A.level == 3
    assert cursed("curse-duck", levels=[2, 3, 3]).A.level == 1


def test_a_played_curse_is_discarded_and_everybody_may_think_again():
    """MU-5.10, MU-5.13: A had passed already."""
    t = Table(hands=["", "curse-duck"], levels=[5, 3, 3])
    t.A.passes()
    t.B.does("curse", "curse-duck", t.A)
    t.everybody_passes()
    assert t.match.waiting() == [A, B, C]
    assert [t.g.old_doors[-1]] != []
    assert t.B.hand == []


def test_a_curse_behind_the_door_hits_the_active_player():
    """MU-2.1, MU-5.10: and the turn goes on with phase 2."""
    t = Table(doors="curse-duck", levels=[5, 3, 3])
    t.open_door()
    t.everybody_passes()
    assert (t.A.level, t.g.phase) == (3, "middle")


def test_sandals_protect_from_doors_only():
    """sandals-protection: not from curses that others play."""
    t = Table(doors="curse-duck", levels=[5, 3, 3], worn=["sandals-protection"])
    t.open_door()
    assert (t.A.level, t.g.phase) == (5, "middle")
    assert cursed("curse-duck", worn=["sandals-protection"]).A.level == 3


@pytest.mark.parametrize(
    ("curse", "gone"),
    [
        ("curse-lose-armor", "leather-armor"),
        ("curse-lose-footgear", "boots-running"),
        ("curse-lose-headgear", "helm-of-courage"),
        ("curse-truly-obnoxious", "singing-sword"),
    ],
)
def test_what_is_in_use_goes(curse, gone):
    """MU-5.10: the one that fits; what lies in the pack is not worn (MU-5.6)."""
    worn = "leather-armor boots-running helm-of-courage singing-sword"
    t = cursed(curse, worn=[worn])
    assert t.A.worn == sorted(name for name in worn.split() if name != gone)
    t = cursed(curse, pack=[worn])
    assert len(t.A.pack) == 4


def test_of_several_items_the_victim_chooses():
    """MU-5.10: curse-lose-small spares Big items, curse-lose-big takes only those; pack and table alike."""
    t = cursed("curse-lose-small", worn=["huge-rock buckler"], pack=["helm-of-courage"])
    t.A.chooses("helm-of-courage")
    assert (t.A.worn, t.A.pack) == (["buckler", "huge-rock"], [])
    t = cursed("curse-lose-big", worn=["huge-rock buckler"])
    assert t.A.worn == ["buckler"]
    t = cursed("curse-lose-big", worn=["buckler"])
    assert t.A.worn == ["buckler"]


def test_the_neighbours_take_a_card_each():
    """curse-lose-two-cards: unseen, left then right; they keep them."""
    t = cursed("curse-lose-two-cards", hand="elf dwarf halfling")
    t.B.does("done")
    assert t.A.hand == ["halfling"]
    assert t.asked == "new_cards"
    assert (t.B.hand, t.C.hand) == (["elf"], ["dwarf"])


def test_a_class_is_lost():
    """curse-lose-class: of two the victim chooses, and Super Munchkin goes (MU-5.3); without a class 1 level."""
    assert cursed("curse-lose-class").A.level == 4
    t = cursed("curse-lose-class", traits=["thief"])
    assert (t.A.traits, t.A.level) == ([], 5)
    t = cursed("curse-lose-class", traits=["super-munchkin thief warrior"])
    t.A.chooses("thief")
    assert t.A.traits == ["warrior"]


def test_all_races_are_lost():
    """curse-lose-race: Half-Breed goes with the last race (MU-5.3)."""
    assert cursed("curse-lose-race", traits=["elf half-breed dwarf thief"]).A.traits == ["thief"]


def test_change_class_and_race_search_the_discards():
    """curse-change-class, curse-change-race: the uppermost of the discarded doors; without one just lost; without
    any of the kind before nothing happens."""
    t = cursed("curse-change-class", traits=["thief"], old_doors="wizard cleric elf")
    assert t.A.traits == ["cleric"]
    assert cursed("curse-change-class", traits=["thief"]).A.traits == []
    assert cursed("curse-change-class", old_doors="wizard").A.traits == []
    t = cursed("curse-change-class", traits=["super-munchkin thief warrior"], old_doors="wizard")
    assert t.A.traits == ["wizard"]
    t = cursed("curse-change-race", traits=["elf half-breed"], old_doors="dwarf")
    assert t.A.traits == ["dwarf", "half-breed"]


def test_change_sex_costs_five_in_the_next_combat():
    """curse-change-sex: stays until the combat is over (MU-5.10); items of the other sex go into the pack."""
    t = cursed("curse-change-sex", worn=["gentlemens-club"], doors="lame-goblin", levels=[7, 3, 3])
    assert (t.g.sex[A], t.A.worn, t.A.pack) == ("female", [], ["gentlemens-club"])
    t.open_door()
    assert t.sums == (2, 1)
    t.everybody_passes()
    assert t.A.curses == []
    assert t.g.sex[A] == "female"


def test_a_chicken_spoils_every_roll():
    """curse-chicken: −1 to all own rolls, until a curse takes the headgear (curse-lose-headgear)."""
    t = Table(levels=[5, 1, 1], doors="harpies", curses=["curse-chicken"], dice=[5])
    t.open_door()
    t.g.foe_plus = 10
    t.give_up()
    t.runs()
    assert t.A.level == 3
    assert cursed("curse-lose-headgear", curses=["curse-chicken"]).A.curses == []


def test_a_malign_mirror_shows_armour_only():
    """curse-malign-mirror: in the next combat; also in the middle of one, where it turns the result (MU-3.7)."""
    t = Table(levels=[5, 1, 1], worn=["leather-armor chainsaw"], doors="face-sucker", hands=["", "curse-malign-mirror"])
    t.open_door()
    assert t.sums == (9, 8)
    t.A.passes()
    t.C.passes()
    t.B.does("curse", "curse-malign-mirror", t.A)
    t.everybody_passes()
    assert t.sums == (6, 8)
    assert t.match.waiting() == [A, B, C]
    t.g.side_plus = 10
    t.everybody_passes()
    assert t.A.curses == []


def test_income_tax_hits_all():
    """curse-income-tax: the victim's item sets the sum; who cannot pay loses all items and a level."""
    t = cursed("curse-income-tax", worn=["buckler", "helm-of-courage leather-armor", "spiky-knees"], pack=["rapier"])
    t.A.chooses("buckler")
    t.B.cannot([t.B.card("helm-of-courage")], "MU-5.10")
    t.B.chooses("helm-of-courage", "leather-armor")
    assert (t.A.worn, t.B.worn, t.C.worn) == ([], [], [])
    assert (t.B.level, t.C.level) == (3, 2)


def test_a_ring_cancels_a_curse_about_to_hit():
    """wishing-ring: from anybody, before the effect (MU-3.15)."""
    t = Table(levels=[5, 3, 3], hands=["", "curse-duck", "wishing-ring"])
    t.B.does("curse", "curse-duck", t.A)
    assert t.match.waiting() == [A, B, C]
    t.C.does("ring", "wishing-ring")
    assert (t.A.level, t.C.hand) == (5, [])
    assert t.asked == "moves"


def test_a_ring_ends_a_lasting_curse():
    """wishing-ring: at any time (MU-5.7), also from the table."""
    t = Table(curses=["curse-chicken curse-malign-mirror"], pack=["wishing-ring wishing-ring"])
    t.A.does("ring", "wishing-ring", "curse-chicken")
    t.A.does("ring", "wishing-ring", "curse-malign-mirror")
    assert (t.A.curses, t.A.pack) == ([], [])
    t = Table(curses=["curse-change-sex"], pack=["", "wishing-ring"])
    t.B.does("ring", "wishing-ring", "curse-change-sex")
    assert t.g.sex[A] == "female"


def test_a_curse_drawn_face_down_hits_nobody():
    """MU-2.3, MU-5.10: it goes to the hand and can be played on anyone, oneself too."""
    t = Table(levels=[5, 3, 3], doors="elf curse-duck")
    t.open_door()
    t.everybody_passes()
    t.A.does("loot")
    assert (t.A.level, t.A.hand) == (5, ["curse-duck", "elf"])
    assert t.A.can("curse", "curse-duck", t.A)
    t.A.cannot(["curse", t.g.doors[-1], B], "MU-5.10")


def test_income_tax_of_the_poor_does_nothing():
    """curse-income-tax, MU-5.10: a victim without items; an item without value taxes nobody."""
    assert cursed("curse-income-tax", worn=["", "buckler"]).B.worn == ["buckler"]
    t = cursed("curse-income-tax", worn=["huge-rock", "buckler"])
    t.A.chooses("huge-rock")
    assert t.B.worn == ["buckler"]


@pytest.mark.parametrize("curse", ["curse-lose-small", "curse-truly-obnoxious", "curse-income-tax"])
def test_a_chicken_leaves_with_the_headgear_whatever_curse_takes_it(curse):
    """curse-chicken: MU-5.10: not only the curse that is about headgear."""
    t = cursed(curse, worn=["helm-of-courage"], curses=["curse-chicken"])
    if t.asked == "taxable":
        t.A.chooses("helm-of-courage")
    assert (t.A.curses, t.A.worn) == ([], [])


def test_a_chicken_stays_when_the_headgear_is_paid_with():
    """curse-chicken: MU-5.10: a cost is neither a curse nor bad stuff, nor is a hat in the pack on the head."""
    t = Table(levels=[1, 4, 4], doors="bigfoot", traits=["warrior"], worn=["helm-of-courage"], curses=["curse-chicken"])
    t.open_door()
    t.A.does("berserk")
    t.A.chooses("helm-of-courage")
    assert t.A.curses == ["curse-chicken"]
    t = cursed("curse-lose-small", pack=["helm-of-courage"], curses=["curse-chicken"])
    assert (t.A.curses, t.A.pack) == (["curse-chicken"], [])
