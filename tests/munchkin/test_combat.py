"""MU-3 and MU-4: combat, help, running away, death."""

import pytest

from tests.munchkin.table import A, B, C, Table


def combat(monster="bigfoot", **kwargs):
    t = Table(doors=monster, **kwargs)
    t.open_door()
    return t


# -- strength and the window -----------------------------------------------------------------------------------------


def test_higher_wins_equal_loses():
    """MU-3.1: level and items against the monster."""
    assert not combat("platycore", levels=[4, 1, 1], worn=["buckler"]).ahead
    assert combat("platycore", levels=[5, 1, 1], worn=["buckler"]).ahead
    assert combat("platycore", levels=[4, 1, 1], worn=["buckler"], traits=["warrior"]).sums == (6, 6)


def test_strength_may_sink_below_one():
    """MU-1.4: a fresh change of sex."""
    assert combat(curses=["curse-change-sex"]).sums == (-4, 12)


def test_a_victory_stands_only_when_all_have_passed():
    """MU-3.7: a change voids all passes, even one that leaves the side ahead."""
    t = combat("lame-goblin", levels=[5, 1, 1], hands=["", "", "sleep-potion"])
    t.A.passes()
    t.B.passes()
    t.C.does("throw", "sleep-potion", "foes")
    assert t.match.waiting() == [A, B, C]
    assert t.ahead
    t.everybody_passes()
    assert t.A.level == 6


def test_nobody_runs_while_ahead():
    """MU-3.7: and giving up waits for all passes."""
    t = combat("lame-goblin", levels=[5, 1, 1])
    t.A.cannot("run-away", "MU-3.7")
    t = combat()
    t.A.cannot("run-away", "MU-3.7")
    t.everybody_passes()
    t.A.cannot("pass", "MU-3.7")
    t.A.does("run-away")


def test_a_treasure_is_hidden_alone_and_open_with_a_helper():
    """MU-3.9, MU-1.7: the others do not see what A drew alone."""
    t = combat("lame-goblin", levels=[5, 1, 1])
    t.everybody_passes()
    assert t.match.view(B)["hands"][A] == [None]
    t = combat("harpies", levels=[3, 3, 1], treasures="buckler rapier")
    t.A.does("ask", t.B, 1)
    t.B.does("accept")
    t.everybody_passes()
    assert len(t.match.view(C)["faceup"]) == 2
    assert None not in t.match.view(C)["faceup"]


# -- help ------------------------------------------------------------------------------------------------------------


def test_a_bargain_is_kept():
    """MU-3.12: case 14: share 2, the helper first; a Hoard among three: helper, fighter, helper, the rest A's."""
    t = combat(levels=[8, 8, 1], treasures="buckler hoard rapier chainsaw huge-rock spiky-knees")
    t.A.answers(["ask", B, 2, "helper", []])
    t.B.does("accept")
    t.everybody_passes()
    assert len(t.g.faceup) == 5
    t.B.chooses("chainsaw")
    t.B.does("done")
    t.A.chooses("rapier")
    t.B.chooses("buckler")
    t.B.does("lay", "buckler")
    t.B.does("use", "buckler")
    assert t.B.worn == ["buckler"]
    assert t.B.hand == ["chainsaw"]
    assert t.A.hand == ["huge-rock", "rapier", "spiky-knees"]


def test_an_offer_countered_accepted_and_carried_out():
    """MU-3.3, MU-3.12: an item for help, countered by one treasure more; the item passes with the victory."""
    t = combat("harpies", levels=[3, 3, 1], worn=["helm-of-courage"], treasures="buckler rapier")
    t.g.foe_plus = 1
    t.A.answers(["ask", B, 0, "fighter", [t.A.card("helm-of-courage")]])
    assert (t.match.waiting(), t.asked) == ([B], "help_answers")
    t.B.cannot(["counter", 9, "helper", []], "MU-3.12")
    t.B.cannot(["counter", 0, "fighter", [t.A.card("helm-of-courage")]], "MU-3.12")
    t.B.does("counter", 1, "helper", ["helm-of-courage"])
    t.A.does("accept")
    assert t.g.helper == B
    t.everybody_passes()
    t.B.chooses("rapier")
    t.B.does("done")
    t.B.does("use", "helm-of-courage")
    assert (t.A.worn, t.B.worn, t.B.hand) == ([], ["helm-of-courage"], ["rapier"])


def test_promised_items_stay_when_the_combat_is_lost():
    """MU-3.12: and the helper runs as well (MU-3.10)."""
    t = combat("harpies", levels=[3, 3, 1], worn=["helm-of-courage"], dice=[6, 1])
    t.g.foe_plus = 1
    t.A.answers(["ask", B, 0, "fighter", [t.A.card("helm-of-courage")]])
    t.B.does("accept")
    t.g.foe_plus = 20
    t.give_up()
    t.runs()
    t.runs()
    assert (t.A.worn, t.A.level, t.B.level) == (["helm-of-courage"], 3, 1)


def test_whom_one_may_not_ask():
    """MU-3.3, MU-3.12: not when ahead, not a second helper, not the same twice, not more treasures than there are,
    not with others' items, not with a Big item for one who has one (MU-5.15)."""
    t = combat("lame-goblin", levels=[5, 1, 1])
    assert not t.A.can("ask")
    t.A.cannot(["ask", B, 0, "fighter", []], "MU-3.3")
    t = combat(levels=[1, 9, 9], worn=["huge-rock", "mithril-armor buckler"])
    t.A.cannot(["ask", B, 4, "fighter", []], "MU-3.12")
    t.A.cannot(["ask", B, 1, "fighter", [t.B.card("buckler")]], "MU-3.12")
    t.A.cannot(["ask", B, 1, "fighter", [t.A.card("huge-rock")]], "MU-5.15")
    t.A.cannot(["ask", A, 1, "fighter", []], "MU-3.3")
    t.C.cannot(["ask", B, 1, "fighter", []], "MU-3.3")
    t.A.answers(["ask", B, 1, "fighter", []])
    t.B.does("refuse")
    t.A.cannot(["ask", B, 1, "fighter", []], "MU-3.12")
    for share in (2, 3):
        t.A.answers(["ask", B, share, "fighter", []])
        t.B.does("refuse")
    t.A.cannot(["ask", B, 0, "fighter", []], "MU-3.12")
    t.A.answers(["ask", C, 1, "fighter", []])
    t.C.does("accept")
    t.g.foe_plus = 30
    t.A.cannot(["ask", B, 1, "fighter", []], "MU-3.3")


def test_a_warrior_who_helps_wins_ties_until_a_curse():
    """MU-3.1, MU-3.3, MU-3.7, MU-3.12, MU-5.10: case 2."""
    t = combat("3872-orcs", levels=[7, 3, 5], traits=["", "warrior"], hands=["", "", "curse-lose-class"])
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    assert (t.sums, t.ahead) == ((10, 10), True)
    t.A.passes()
    t.B.passes()
    t.C.does("curse", "curse-lose-class", t.B)
    t.everybody_passes()
    assert not t.ahead
    assert t.match.waiting() == [A, B, C]
    assert not t.A.can("ask")
    t.everybody_passes()
    t.A.does("run-away")
    t.runs()
    assert t.g.extra[0] == B


def test_a_stolen_level_turns_a_combat():
    """MU-3.4, MU-6.3: case 2: Steal a Level on a fighter ahead by 1."""
    t = combat("3872-orcs", levels=[9, 3, 5], worn=["buckler"], hands=["", "", "steal-a-level"])
    assert t.ahead
    t.C.does("steal-level", "steal-a-level", t.A)
    assert (t.sums, t.ahead) == ((10, 10), False)


def test_kneepads_cannot_be_refused():
    """kneepads-allure: a player of higher level helps for nothing; not in a combat that would win the match."""
    t = combat("harpies", levels=[3, 4, 2], worn=["kneepads-allure"])
    assert not t.A.can("compel", t.C)
    t.A.does("compel", t.B)
    assert (t.g.helper, t.g.share) == (B, 0)
    t.everybody_passes()
    assert t.A.level == 4
    t = combat("harpies", levels=[4, 5, 5], worn=["kneepads-allure"], goal=6)
    t.A.does("compel", t.B)
    t.g.level[A] = 5
    t.A.passes()
    assert t.g.helper == -1
    t.A.cannot(["compel", C], "MU-3.3")


# -- running ---------------------------------------------------------------------------------------------------------


def two_chasers(dice):
    t = combat(
        "plutonium-dragon",
        levels=[6, 1, 1],
        hands=["", "wandering-monster flying-frogs"],
        dice=dice,
    )
    t.B.does("wander", "wandering-monster", "flying-frogs")
    return t.give_up()


def test_frogs_first():
    """MU-3.10, MU-3.14, MU-4.1: case 4: 5 − 1 is not enough, level 4, and the dragon no longer pursues."""
    t = two_chasers([5])
    t.runs("flying-frogs")
    assert t.A.level == 4
    t.runs("plutonium-dragon")
    assert (t.A.level, t.g.reborn[A]) == (4, False)


def test_dragon_first():
    """MU-3.10, MU-4.1: case 4: dead, no roll against the frogs, the level stays."""
    t = two_chasers([3])
    t.runs("plutonium-dragon")
    assert (t.A.level, t.g.reborn[A], t.g.turn) == (6, True, B)


def test_a_level_card_before_the_roll():
    """MU-3.14, MU-4.2, MU-4.3, MU-5.12: case 5: the helper is raised to 6 and must roll; the fighter dies."""
    t = combat("plutonium-dragon", levels=[7, 5, 1], hands=["elf", "", "gual-gold"], dice=[2, 5])
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.give_up()
    t.C.does("level", "gual-gold", t.B)
    t.runs()
    assert t.g.dead[A]
    t.runs()
    assert "escape" in t.happened()
    assert (t.asked, t.match.waiting()) == ("loot", [B])
    t.B.passes()
    t.C.chooses("elf")
    t.C.does("done")
    assert (t.g.turn, t.C.hand) == (B, ["elf"])


def test_after_giving_up_no_more_combat_cards():
    """MU-3.14, MU-3.11: potions are too late; curses are not; then the monsters are discarded."""
    t = combat("harpies", levels=[3, 1, 1], hands=["", "sleep-potion curse-duck"], dice=[6])
    t.give_up()
    t.B.cannot(["throw", t.B.card("sleep-potion"), "foes"], "MU-3.14")
    assert t.B.can("curse", "curse-duck", t.A)
    t.runs()
    assert t.g.monsters == []
    assert t.g.phase == "end"


def test_nothing_between_a_roll_and_its_result():
    """MU-5.13: curses and level cards wait."""
    t = combat("harpies", levels=[3, 1, 1], hands=["", "curse-duck gual-gold"], dice=[6])
    t.give_up()
    t.answer(A, ["run", t.g.chasers[0][0]])
    t.everybody_passes()
    assert t.asked == "reaction_moves"
    assert t.B.options == ["pass"]


# -- death -----------------------------------------------------------------------------------------------------------


def test_a_body_is_looted_from_the_highest_level_down():
    """MU-4.1, MU-4.2, MU-4.4: race, class and curses stay; the rest goes; 4 + 4 new cards at the next turn."""
    t = combat(
        "bullrog",
        n=4,
        levels=[6, 3, 5, 9],
        hands=["elf"],
        worn=["buckler"],
        pack=["sleep-potion"],
        traits=["dwarf thief"],
        curses=["curse-chicken"],
        dice=[1],
    )
    t.give_up()
    t.runs()
    t.D.chooses("buckler")
    t.D.does("lay", "buckler")
    t.D.does("use", "buckler")
    t.C.chooses("elf")
    t.C.does("done")
    t.B.chooses("sleep-potion")
    t.B.does("done")
    assert (t.A.hand, t.A.worn, t.A.traits, t.A.curses) == ([], [], ["dwarf", "thief"], ["curse-chicken"])
    assert (t.g.turn, t.A.level, t.D.worn) == (B, 6, ["buckler"])
    for _ in range(3):
        t.finish_turn()
    assert (t.g.turn, len(t.A.hand)) == (A, 8)


def test_fighter_and_helper_die_together():
    """MU-4.3: neither loots; the fighter's body is first."""
    t = combat("bullrog", levels=[6, 6, 1], hands=["elf", "dwarf"], dice=[1, 1])
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.give_up()
    t.runs()
    t.runs()
    assert (t.match.waiting(), t.C.options[:1]) == ([C], [t.g.faceup[0]])
    t.C.chooses("elf")
    t.C.does("done")
    t.C.chooses("dwarf")
    t.C.does("done")
    assert t.g.reborn == [True, False, False]
    assert (t.g.turn, len(t.B.hand)) == (B, 8)  # B's turn has begun


def test_the_death_of_a_helper_leaves_the_turn():
    """MU-4.2, MU-4.4, MU-2.4: case 6: charity follows, and the new character receives; later 2 + 8 cards."""
    hand = "elf elf dwarf dwarf thief thief cleric"
    t = combat("bullrog", levels=[6, 5, 9], hands=[hand, "halfling"], dice=[6, 1])
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.give_up()
    t.runs()
    t.runs()
    t.C.passes()
    t.A.passes()
    assert (t.g.turn, t.g.phase) == (A, "end")
    t.everybody_passes()
    t.A.chooses("elf", t.B)
    t.A.chooses("elf", t.B)
    t.B.does("done")
    assert (t.g.turn, len(t.B.hand)) == (B, 10)


def test_a_new_character_helps():
    """MU-4.2, MU-4.4: without cards, with level, race and class."""
    t = combat("harpies", levels=[3, 4, 1], traits=["", "elf"], reborn=[B])
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    assert t.sums == (7, 4)


# -- odds and ends ---------------------------------------------------------------------------------------------------


def test_what_lies_on_the_table_does_not_come_back():
    """MU-5.1: no option takes an item up or throws it away."""
    t = Table(worn=["buckler"], hands=["elf"])
    buckler = t.A.card("buckler")
    assert not [o for o in t.A.options if isinstance(o, list) and buckler in o and o[0] in ("drop", "take")]
    t.A.cannot(["drop", buckler], "MU-5.2")


def test_clockwise_from_the_victim():
    """MU-3.15: those who pay income tax are asked one after the other."""
    t = Table(hands=["curse-income-tax"], worn=["buckler", "sneaky-sword", "flaming-armor"])
    t.A.does("curse", "curse-income-tax", t.A)
    t.everybody_passes()
    t.A.chooses("buckler")
    assert t.match.waiting() == [B]
    t.B.chooses("sneaky-sword")
    assert t.match.waiting() == [C]


def test_several_monsters_one_result():
    """MU-3.5, MU-3.9: strengths, levels and treasures add up."""
    t = combat("harpies", levels=[7, 1, 1], hands=["", "wandering-monster flying-frogs"])
    t.B.does("wander", "wandering-monster", "flying-frogs")
    assert t.sums == (7, 6)
    t.everybody_passes()
    assert (t.A.level, len(t.A.hand)) == (9, 3)


@pytest.mark.parametrize("seat", [A, B, C])
def test_an_imagined_combat_can_be_won(seat):
    """MU-1.7: in an open window the hands of others are imagined, the sums are not."""
    t = combat(levels=[5, 5, 5], hands=["elf", "curse-duck", "sleep-potion"])
    world = t.match.imagine(seat, 3)
    assert world.view(seat) == t.match.view(seat)
    assert world.waiting() == [A, B, C]


def test_an_item_that_comes_in_the_middle_of_a_combat_waits_in_the_pack():
    """MU-3.16, MU-5.5: a dwarf no more gives a Big item to the fighter, who is the lowest."""
    t = combat(levels=[1, 5, 5], traits=["", "dwarf"], worn=["", "huge-rock mithril-armor"])
    t.B.does("drop", "dwarf")
    t.B.does("give", "huge-rock", t.A)
    assert (t.A.pack, t.A.worn, t.sums) == (["huge-rock"], [], (1, 12))
