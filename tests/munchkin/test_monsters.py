"""MU-3.10: the 37 monsters, their figures, manners and bad stuff."""

import pytest

from heldenrunde.rulebooks.munchkin.rules.odds import levels_due, treasures_due
from tests.munchkin.table import A, B, Table

# id, level, levels, treasures
FIGURES = [
    ("potted-plant", 1, 1, 1),
    ("lame-goblin", 1, 1, 1),
    ("crabs", 1, 1, 1),
    ("drooling-slime", 1, 1, 1),
    ("maul-rat", 1, 1, 1),
    ("gelatinous-octahedron", 2, 1, 1),
    ("pit-bull", 2, 1, 1),
    ("flying-frogs", 2, 1, 1),
    ("mr-bones", 2, 1, 1),
    ("large-angry-chicken", 2, 1, 1),
    ("undead-horse", 4, 1, 2),
    ("snails-on-speed", 4, 1, 2),
    ("leperchaun", 4, 1, 2),
    ("harpies", 4, 1, 2),
    ("shrieking-geek", 6, 1, 2),
    ("platycore", 6, 1, 2),
    ("pukachu", 6, 1, 2),
    ("lawyers", 6, 1, 2),
    ("amazon", 8, 1, 2),
    ("gazebo", 8, 1, 2),
    ("ghoulfiends", 8, 1, 2),
    ("face-sucker", 8, 1, 2),
    ("floating-nose", 10, 1, 3),
    ("3872-orcs", 10, 1, 3),
    ("net-troll", 10, 1, 3),
    ("bigfoot", 12, 1, 3),
    ("wannabe-vampire", 12, 1, 3),
    ("tongue-demon", 12, 1, 3),
    ("stoned-golem", 14, 1, 4),
    ("insurance-salesman", 14, 1, 4),
    ("unspeakable-horror", 14, 1, 4),
    ("hippogriff", 16, 2, 4),
    ("king-tut", 16, 2, 4),
    ("wight-brothers", 16, 2, 4),
    ("squidzilla", 18, 2, 4),
    ("bullrog", 18, 2, 5),
    ("plutonium-dragon", 20, 2, 5),
]


@pytest.mark.parametrize(("monster", "level", "levels", "treasures"), FIGURES)
def test_a_monster_is_as_strong_and_as_rich_as_its_card_says(monster, level, levels, treasures):
    """MU-3.1, MU-3.9: A beats it alone with a lot of help from potions and gets levels and treasures face down."""
    t = Table(levels=[2, 2, 2], doors=monster, hands=["", "gual-gold"])
    t.open_door()
    if t.asked in ("golem_options", "nose_options"):
        t.A.does("fight")
    assert t.sums[1] == level
    g = t.g
    g.side_plus = 40
    if monster == "ghoulfiends":
        g.level[A] = 8
        assert not t.ahead
        g.level[A] = 6
        g.foe_plus = -5  # only levels count
    extra = 0
    before = t.A.level
    assert (levels_due(g), treasures_due(g)) == (levels + extra, treasures)
    t.everybody_passes()
    assert t.A.level == before + levels
    assert len(t.A.hand) == treasures


BONUSES = [
    ("drooling-slime", "elf", 5),
    ("maul-rat", "cleric", 4),
    ("undead-horse", "dwarf", 9),
    ("leperchaun", "elf", 9),
    ("harpies", "wizard", 9),
    ("shrieking-geek", "warrior", 12),
    ("platycore", "wizard", 12),
    ("face-sucker", "elf", 14),
    ("3872-orcs", "dwarf", 16),
    ("bigfoot", "dwarf", 15),
    ("bigfoot", "halfling", 15),
    ("tongue-demon", "cleric", 16),
    ("unspeakable-horror", "warrior", 18),
]


@pytest.mark.parametrize(("monster", "trait", "strength"), BONUSES)
def test_a_bonus_counts_once_and_goes_with_the_trait(monster, trait, strength):
    """MU-3.2"""
    t = Table(traits=[trait, trait], doors=monster)
    t.open_door()
    assert t.sums[1] == strength
    t.g.helper = B
    assert t.sums[1] == strength
    t.g.helper = -1
    t.A.does("drop", trait)
    assert t.sums[1] == {row[0]: row[1] for row in FIGURES}[monster]


def test_different_bonuses_of_one_monster_add_up():
    """MU-3.2: bigfoot against a dwarf and a halfling: 12 + 3 + 3."""
    t = Table(traits=["dwarf half-breed halfling"], doors="bigfoot")
    t.open_door()
    assert t.sums[1] == 18


def caught(monster, **kwargs):
    """A, of level 6, is caught by a monster. C is of level 1."""
    kwargs.setdefault("levels", [6, 4, 1])
    kwargs.setdefault("dice", [1])
    t = Table(doors=monster, **kwargs)
    t.open_door()
    if t.asked in ("golem_options", "nose_options"):
        t.A.does("fight")
    t.g.foe_plus = 60  # whatever A has is not enough
    t.give_up()
    t.runs()
    return t


LEVELS_LOST = [
    ("lame-goblin", 1),
    ("maul-rat", 1),
    ("pit-bull", 2),
    ("flying-frogs", 2),
    ("mr-bones", 2),
    ("large-angry-chicken", 1),
    ("undead-horse", 2),
    ("harpies", 2),
    ("amazon", 3),
    ("gazebo", 3),
    ("ghoulfiends", 5),
    ("face-sucker", 1),
    ("floating-nose", 3),
    ("wannabe-vampire", 3),
    ("tongue-demon", 2),
    ("wight-brothers", 5),
    ("drooling-slime", 1),
    ("potted-plant", 0),
    ("bigfoot", 0),
]


@pytest.mark.parametrize(("monster", "lost"), LEVELS_LOST)
def test_bad_stuff_costs_levels(monster, lost):
    """MU-3.10, MU-1.4: A was of level 6."""
    assert caught(monster).A.level == 6 - lost


@pytest.mark.parametrize("monster", ["stoned-golem", "squidzilla", "bullrog", "plutonium-dragon", "unspeakable-horror"])
def test_bad_stuff_kills(monster):
    """MU-4.1: the dead keep their level, and the turn is over (MU-4.2)."""
    t = caught(monster)
    assert t.g.reborn[A]
    assert t.A.level == 6
    assert t.g.turn == B


def test_crabs_cannot_be_outrun_and_take_what_is_low():
    """crabs: no roll; armour, footgear and knees go, the helmet stays (MU-3.10)."""
    t = caught("crabs", worn=["leather-armor boots-running spiky-knees helm-of-courage"], dice=[6])
    assert t.A.worn == ["helm-of-courage"]


def test_a_slime_takes_the_footgear_first():
    """drooling-slime: footgear, and only without it a level."""
    t = caught("drooling-slime", worn=["boots-butt-kicking"])
    assert (t.A.level, t.A.worn) == (6, [])


def test_an_octahedron_digests_big_items():
    """gelatinous-octahedron: also out of the pack; +1 to run: a 4 is enough."""
    t = caught("gelatinous-octahedron", worn=["huge-rock leather-armor"])
    assert t.A.worn == ["leather-armor"]
    t = caught("gelatinous-octahedron", worn=["huge-rock"], dice=[4])
    assert t.A.worn == ["huge-rock"]


def test_a_pit_bull_fetches_a_stick():
    """pit-bull: eleven-foot-pole, staff, polearm, rat and wand are sticks."""
    for stick in ("eleven-foot-pole", "staff-napalm", "swiss-army-polearm", "rat-on-a-stick", "wand-of-dowsing"):
        t = Table(levels=[1, 1, 1], doors="pit-bull", pack=[stick])
        t.open_door()
        t.g.foe_plus = 20
        t.give_up()
        t.A.does("stick", stick)
        t.everybody_passes()
        assert "escape" in t.happened()
        assert t.A.pack == []


def test_mr_bones_hurts_those_who_escape():
    """mr-bones: 1 level even on a successful run, 2 when caught (MU-3.10)."""
    t = caught("mr-bones", dice=[6])
    assert t.A.level == 5


@pytest.mark.parametrize("monster", ["king-tut", "wight-brothers"])
def test_fleeing_from_the_undead_kings_costs_two_levels(monster):
    """king-tut, wight-brothers: also on success; up to level 3 nobody is pursued and nothing lost."""
    assert caught(monster, dice=[6]).A.level == 4
    t = caught(monster, levels=[3, 4, 1], dice=[1])
    assert t.A.level == 3
    assert "roll" not in t.happened()


def test_king_tut_takes_everything():
    """king-tut: all items and the whole hand; caught costs the 2 levels too, once."""
    t = caught("king-tut", worn=["leather-armor"], pack=["helm-of-courage"], hands=["elf dwarf"])
    assert (t.A.worn, t.A.pack, t.A.hand, t.A.level) == ([], [], [], 4)


def test_snails_take_as_many_cards_as_the_die_shows():
    """snails-on-speed: −2 to run, so a 6 fails with 4; then 3 cards, the victim's choice."""
    t = Table(
        levels=[6, 4, 1], doors="snails-on-speed", worn=["leather-armor"], hands=["elf dwarf curse-duck"], dice=[6, 3]
    )
    t.open_door()
    t.g.foe_plus = 20
    t.give_up()
    t.runs()
    t.A.passes()
    for card in ("elf", "leather-armor", "dwarf"):
        t.A.chooses(card)
    assert t.A.hand == ["curse-duck"]
    assert t.A.worn == []


def test_the_leperchaun_lets_the_neighbours_choose():
    """leperchaun: left, then right neighbour; the items are discarded."""
    t = caught("leperchaun", worn=["leather-armor helm-of-courage buckler"])
    t.B.chooses("leather-armor")
    t.C.chooses("buckler")
    assert t.A.worn == ["helm-of-courage"]
    assert t.B.worn == t.C.worn == []


def test_the_geek_makes_ordinary():
    """shrieking-geek: all races and classes."""
    t = caught("shrieking-geek", traits=["elf super-munchkin thief cleric"])
    assert t.A.traits == []


def test_platycore_gives_a_choice():
    """platycore: the hand or 2 levels."""
    t = caught("platycore", hands=["elf"])
    t.A.does("hand")
    assert (t.A.level, t.A.hand) == (6, [])
    t = caught("platycore", hands=["elf"])
    t.A.does("levels")
    assert (t.A.level, t.A.hand) == (4, ["elf"])


def test_pukachu_takes_the_hand_and_pays_for_purity():
    """pukachu: the whole hand; beaten alone by the level only, 1 level more, with an item not."""
    assert caught("pukachu", hands=["elf dwarf"]).A.hand == []
    t = Table(levels=[7, 1, 1], doors="pukachu")
    t.open_door()
    t.everybody_passes()
    assert t.A.level == 9
    t = Table(levels=[7, 1, 1], doors="pukachu", worn=["leather-armor"])
    t.open_door()
    t.everybody_passes()
    assert t.A.level == 8


def test_lawyers_share_out_a_hand():
    """lawyers: everybody else takes a card unseen, from the left; the rest is discarded."""
    t = caught("lawyers", hands=["elf dwarf halfling"])
    t.B.does("done")
    t.C.does("done")
    assert t.A.hand == []
    assert t.B.hand == ["elf"]
    assert t.C.hand == ["dwarf"]


def test_lawyers_do_not_attack_a_colleague():
    """lawyers: a thief may exchange two treasures; a monster was met all the same (MU-2.7)."""
    t = Table(traits=["thief"], doors="lawyers", hands=["gual-gold sleep-potion"], treasures="buckler rapier")
    t.open_door()
    t.A.chooses("gual-gold")
    t.A.chooses("sleep-potion")
    t.A.does("done")
    assert t.A.hand == ["buckler", "rapier"]
    assert (t.g.fighter, t.g.phase) == (-1, "end")


def test_the_amazon_likes_women():
    """amazon: MU case 11: one treasure, no combat, no looting. A man loses his classes to her."""
    t = Table(sexes="fmm", doors="amazon", treasures="buckler")
    t.open_door()
    t.A.does("done")
    assert t.A.hand == ["buckler"]
    assert (t.g.fighter, t.g.phase, t.A.level) == (-1, "end", 1)
    t = caught("amazon", traits=["super-munchkin thief cleric"])
    assert (t.A.traits, t.A.level) == ([], 6)


def test_nobody_helps_against_a_gazebo():
    """gazebo: no request is offered, and a helper withdraws when it joins (MU-3.3, MU-3.12)."""
    t = Table(doors="gazebo")
    t.open_door()
    assert not t.A.can("ask")
    t.A.cannot(["ask", B, 0, "fighter", []], "MU-3.3")
    t = Table(levels=[1, 9, 1], doors="bigfoot", hands=["", "", "wandering-monster gazebo"])
    t.open_door()
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    assert t.g.helper == B
    t.C.does("wander", "wandering-monster", "gazebo")
    assert t.g.helper == -1


def test_ghoulfiends_respect_levels_only():
    """ghoulfiends: neither items nor potions nor berserking count."""
    t = Table(levels=[5, 1, 1], traits=["warrior"], worn=["chainsaw"], hands=["magic-missile elf"], doors="ghoulfiends")
    t.open_door()
    t.A.does("throw", "magic-missile", "side")
    t.A.does("berserk")
    t.A.chooses("elf")
    assert t.sums == (5, 8)


def test_an_insurance_salesman_is_not_impressed_by_levels():
    """insurance-salesman: only bonuses count; he takes 1,000 gold in items, or all."""
    t = Table(levels=[9, 1, 1], worn=["chainsaw"], doors="insurance-salesman")
    t.open_door()
    assert t.sums == (3, 14)
    t = caught("insurance-salesman", worn=["chainsaw"], pack=["rapier", ""])
    t.A.chooses("chainsaw", "rapier")
    assert t.A.worn == t.A.pack == []
    assert caught("insurance-salesman", worn=["chainsaw"]).A.worn == []


def test_both_together_leave_nothing():
    """ghoulfiends with insurance-salesman: the side counts 0."""
    t = Table(
        levels=[5, 1, 1], doors="ghoulfiends", hands=["", "wandering-monster insurance-salesman"], worn=["buckler"]
    )
    t.open_door()
    t.B.does("wander", "wandering-monster", "insurance-salesman")
    assert t.sums == (0, 22)


def test_a_face_sucker_takes_headgear_and_a_chicken():
    """face-sucker: 1 level, the headgear in use, and a chicken goes with it."""
    t = caught("face-sucker", worn=["helm-of-courage"], curses=["curse-chicken"])
    assert (t.A.level, t.A.worn, t.A.curses) == (5, [], [])


def test_the_nose_takes_bribes():
    """floating-nose: an item worth 200 gold, no reward, and no looting (MU-2.7)."""
    t = Table(doors="floating-nose", worn=["buckler rat-on-a-stick"])
    t.open_door()
    assert not t.A.can("bribe", "rat-on-a-stick")
    t.A.does("bribe", "buckler")
    assert (t.A.worn, t.g.fighter, t.g.phase, t.A.level) == (["rat-on-a-stick"], -1, "end", 1)


def test_the_orcs_kill_or_cripple():
    """3872-orcs: 1 or 2 is death, otherwise so many levels; a loaded-die turns it."""
    t = caught("3872-orcs", dice=[1, 2])
    t.A.passes()
    assert t.g.reborn[A]
    t = caught("3872-orcs", dice=[1, 4])
    t.A.passes()
    assert t.A.level == 2
    t = caught("3872-orcs", dice=[1, 1], hands=["loaded-die"])
    t.A.does("loaded-die", "loaded-die", 3)
    assert (t.A.level, t.A.hand) == (3, [])


def test_the_troll_serves_the_strong():
    """net-troll: each other player of the highest level takes an item, Big ones only if they can carry it (MU-5.15)."""
    t = caught("net-troll", levels=[6, 8, 8], worn=["huge-rock buckler"], pack=["", "chainsaw"])
    assert not [o for o in t.B.options if o == t.A.card("huge-rock")]
    t.B.chooses("buckler")
    t.B.does("use", "buckler")
    t.C.chooses("huge-rock")
    t.C.does("use", "huge-rock")
    assert (t.A.worn, t.B.worn, t.C.worn) == ([], ["buckler"], ["huge-rock"])
    t = caught("net-troll", levels=[6, 4, 1], worn=["buckler"])
    assert t.A.worn == ["buckler"]


def test_bigfoot_eats_headgear():
    """bigfoot: the headgear in use, not that in the pack (MU-5.6)."""
    t = caught("bigfoot", worn=["horny-helmet"], pack=["helm-of-courage"])
    assert (t.A.worn, t.A.pack) == ([], ["helm-of-courage"])


def test_a_cleric_chases_the_vampire():
    """wannabe-vampire: the treasure, no level (MU-3.9, MU-3.18); no looting (MU-2.7)."""
    t = Table(traits=["cleric"], doors="wannabe-vampire")
    t.open_door()
    t.A.does("chase", "wannabe-vampire")
    assert (len(t.A.hand), t.A.level, t.g.phase) == (3, 1, "end")


def test_a_tongue_demon_wants_an_item_first():
    """tongue-demon: before the combat; elves lose one level more; joining later it wants nothing."""
    t = Table(doors="tongue-demon", worn=["buckler leather-armor"])
    t.open_door()
    t.A.chooses("buckler")
    assert t.A.worn == ["leather-armor"]
    assert caught("tongue-demon", traits=["elf"], dice=[1]).A.level == 3
    assert caught("tongue-demon", traits=["elf half-breed"], dice=[1]).A.level == 4
    t = Table(doors="lame-goblin", worn=["buckler"], hands=["", "wandering-monster tongue-demon"])
    t.open_door()
    t.B.does("wander", "wandering-monster", "tongue-demon")
    assert t.A.worn == ["buckler"]


def test_a_golem_may_be_left_alone():
    """stoned-golem: no reward and no looting; halflings must fight."""
    t = Table(doors="stoned-golem")
    t.open_door()
    t.A.does("ignore")
    assert (t.g.fighter, t.g.phase) == (-1, "end")
    t = Table(doors="stoned-golem", traits=["halfling"])
    t.open_door()
    assert t.asked == "combat_moves"


def test_the_horror_spares_wizards():
    """unspeakable-horror: a wizard loses the class instead of the life."""
    t = caught("unspeakable-horror", traits=["wizard"])
    assert (t.A.traits, t.g.reborn[A]) == ([], False)


def test_the_hippogriff_is_shared():
    """hippogriff: from the right, a visible treasure or an unseen one of the hand; level 3 is not pursued."""
    t = caught("hippogriff", worn=["buckler"], hands=["gual-gold elf"])
    t.C.chooses("buckler")
    t.C.does("use", "buckler")
    t.B.does("unseen")
    assert (t.A.worn, t.A.hand) == ([], ["elf"])
    assert (t.B.hand, t.C.worn) == (["gual-gold"], ["buckler"])


def test_squidzilla_hates_elves():
    """squidzilla: every elf fights at −4 and is pursued at any level; a half elf does not suffer."""
    t = Table(levels=[4, 4, 1], traits=["elf", "elf"], doors="squidzilla", dice=[1])
    t.open_door()
    assert t.sums == (0, 18)
    t.g.helper = B
    assert t.sums == (0, 18)
    t.g.helper = -1
    t.give_up()
    t.runs()
    assert t.g.reborn[A]
    t = Table(levels=[4, 4, 1], traits=["elf half-breed"], doors="squidzilla", dice=[1])
    t.open_door()
    assert t.sums == (4, 18)
    t.give_up()
    t.runs()
    assert not t.g.reborn[A]


@pytest.mark.parametrize(
    ("monster", "level"), [("hippogriff", 3), ("squidzilla", 4), ("bullrog", 4), ("plutonium-dragon", 5)]
)
def test_big_monsters_do_not_pursue_the_small(monster, level):
    """MU-3.10: up to a level there is no roll; above it there is."""
    t = caught(monster, levels=[level, 1, 1], dice=[1])
    assert "roll" not in t.happened()
    assert (t.A.level, t.g.reborn[A]) == (level, False)
    t = caught(monster, levels=[level + 1, 1, 1], dice=[6])
    assert not t.g.reborn[A]


def test_the_chicken_is_best_roasted():
    """large-angry-chicken: 1 level more with flaming-armor, staff-napalm or flaming-poison."""
    for worn, hand, traits in (("flaming-armor", "", ""), ("staff-napalm", "", "wizard"), ("", "flaming-poison", "")):
        t = Table(levels=[5, 1, 1], doors="large-angry-chicken", worn=[worn], hands=[hand], traits=[traits])
        t.open_door()
        if hand:
            t.A.does("throw", hand, "side")
        t.everybody_passes()
        assert t.A.level == 7, worn
    t = Table(levels=[5, 1, 1], doors="large-angry-chicken")
    t.open_door()
    t.everybody_passes()
    assert t.A.level == 6


def test_a_potted_plant_is_worth_more_to_elves():
    """potted-plant: 1 treasure more; nobody fails to run from it."""
    t = Table(levels=[5, 1, 1], doors="potted-plant", traits=["elf"])
    t.open_door()
    t.everybody_passes()
    assert len(t.A.hand) == 2


@pytest.mark.parametrize(
    ("monster", "level"), [("net-troll", 4), ("hippogriff", 4), ("king-tut", 4), ("leperchaun", 4)]
)
def test_a_chicken_leaves_with_the_headgear_whatever_monster_takes_it(monster, level):
    """curse-chicken: MU-5.10: bad stuff that takes the headgear in use takes the chicken, too."""
    t = caught(monster, levels=[6, level, 1], worn=["helm-of-courage"], curses=["curse-chicken"])
    if monster == "net-troll":
        assert t.A.curses == ["curse-chicken"]  # A is the highest: nobody takes anything
        t = caught(monster, levels=[6, 8, 1], worn=["helm-of-courage"], curses=["curse-chicken"])
    if t.asked in ("troll_items", "griff_treasures", "victims_items"):
        t.answer(t.match.waiting()[0], t.A.card("helm-of-courage"))
    assert t.A.curses == []


def test_an_amazon_and_a_woman_who_helps():
    """amazon: MU-2.7, MU-3.12: her gift is one of the treasures of the combat and shared as agreed."""
    t = Table(levels=[1, 9, 1], sexes="mfm", doors="amazon", treasures="buckler")
    t.open_door()
    t.A.does("ask", t.B, 1, "helper", [])
    t.B.does("accept")
    assert t.asked == "treasures_shown"
    t.B.chooses("buckler")
    assert (t.B.hand, t.A.hand, t.A.level) == (["buckler"], [], 1)


def test_a_treasure_taken_unseen_may_be_laid_out():
    """hippogriff: MU-5.7: at the moment it is received."""
    t = caught("hippogriff", hands=["buckler"])
    t.C.does("unseen")
    assert t.asked == "new_cards"
    t.C.does("lay", "buckler")
    t.C.does("use", "buckler")
    assert t.C.worn == ["buckler"]


def test_no_whole_hand_without_a_card():
    """platycore: MU-5.4: with an empty hand there is no choice."""
    assert caught("platycore").A.level == 4
    assert caught("platycore", hands=["elf"]).asked == "hand_or_levels"


def test_help_is_asked_for_before_a_golem_is_left_alone():
    """stoned-golem: MU-2.7, MU-3.3: refused, the choice is the same again; with a helper there is a fight."""
    t = Table(levels=[6, 9, 1], doors="stoned-golem")
    t.open_door()
    t.A.does("ask", t.B, 1)
    t.B.does("refuse")
    assert t.asked == "golem_options"
    t.A.cannot(["ask", 1, 9, "helper", []], "MU-3.12")
    t.A.answers(["ask", 1, 3, "helper", []])
    t.B.does("accept")
    assert (t.asked, t.g.helper, t.sums) == ("combat_moves", B, (15, 14))
    t = Table(levels=[6, 9, 1], doors="stoned-golem")
    t.open_door()
    t.A.does("ask", t.B, 1)
    t.B.does("refuse")
    t.A.does("ignore")
    assert (t.g.fighter, t.A.level) == (-1, 6)


def test_help_is_asked_for_before_a_nose_is_bribed():
    """floating-nose: MU-2.7, MU-3.3, kneepads-allure: also by those who cannot refuse."""
    t = Table(levels=[3, 9, 1], doors="floating-nose", worn=["kneepads-allure buckler"])
    t.open_door()
    t.A.does("compel", t.B)
    assert (t.asked, t.g.helper) == ("combat_moves", B)
    t = Table(levels=[9, 9, 1], doors="floating-nose", worn=["kneepads-allure buckler"])
    t.open_door()
    assert not t.A.can("ask")  # who is ahead does not ask
    t.A.does("bribe", "buckler")
    assert t.A.worn == ["kneepads-allure"]
