"""MU-5.2 to MU-5.4: races, classes and their abilities."""

from tests.munchkin.table import A, C, Table


def test_one_race_and_one_class():
    """MU-5.2: a second one replaces the first, the same twice is not allowed; laid out on the own turn only."""
    t = Table(hands=["elf dwarf thief thief", "elf"])
    t.A.does("lay", "elf", -1)
    t.A.does("lay", "thief", -1)
    assert not t.A.can("lay", "thief")
    assert not t.A.can("lay", "dwarf", -1)
    t.A.does("lay", "dwarf", "elf")
    assert t.A.traits == ["dwarf", "thief"]
    assert not t.B.can("lay", "elf")


def test_a_race_goes_at_any_time():
    """MU-5.2, MU-3.17: also in others' turns and in combat; its items go into the pack at once."""
    t = Table(traits=["", "elf"], worn=["", "rapier"])
    t.B.does("drop", "elf")
    assert (t.B.traits, t.B.worn, t.B.pack) == ([], [], ["rapier"])
    t = Table(traits=["elf"], worn=["rapier"], doors="leperchaun")
    t.open_door()
    assert t.sums == (4, 9)
    t.A.does("drop", "elf")
    assert t.sums == (1, 4)
    t.A.cannot(["drop", t.A.card("rapier")], "MU-5.2")


def test_a_class_may_be_laid_out_in_the_own_combat():
    """MU-3.17, MU-3.1, MU-5.2: a warrior then wins the tie."""
    t = Table(levels=[4, 1, 1], hands=["warrior", "warrior"], doors="snails-on-speed")
    t.open_door()
    assert not t.ahead
    assert not t.B.can("lay")
    t.A.does("lay", "warrior")
    assert t.ahead


def test_super_munchkin_comes_with_a_second_class():
    """super-munchkin: MU-5.3: at any time, even in another's turn; lost with either class (case 15)."""
    t = Table(hands=["", "super-munchkin warrior"], traits=["", "thief"])
    t.B.does("super-munchkin", "super-munchkin", "warrior")
    assert t.B.traits == ["super-munchkin", "thief", "warrior"]
    t.B.does("drop", "thief")
    assert t.B.traits == ["warrior"]
    t = Table(hands=["", "super-munchkin"], traits=["", "thief"])
    assert not t.B.can("super-munchkin")
    t.B.cannot(["super-munchkin", t.B.card("super-munchkin"), 0], "MU-5.3")


def test_a_class_of_two_may_be_replaced():
    """MU-5.2, MU-5.3: it is one action, so Super Munchkin stays."""
    t = Table(hands=["wizard"], traits=["super-munchkin thief warrior"])
    t.A.does("lay", "wizard", "thief")
    assert t.A.traits == ["super-munchkin", "warrior", "wizard"]


def test_half_breed_is_half_human_or_two_races():
    """half-breed: MU-5.3: at any time with a race; one of two lost: it stays; the last lost: it goes (case 15)."""
    t = Table(hands=["dwarf", "half-breed"], traits=["elf half-breed", "elf"])
    t.B.does("half-breed", "half-breed")
    t.A.does("lay", "dwarf", -1)
    t.A.does("drop", "elf")
    assert t.A.traits == ["dwarf", "half-breed"]
    t.A.does("drop", "dwarf")
    assert t.A.traits == []
    t = Table(hands=["", "half-breed"])
    t.B.cannot(["half-breed", t.B.card("half-breed")], "MU-5.3")


def test_a_half_elf_has_no_disadvantages():
    """half-breed, elf: MU-5.3: no bonus of monsters against one, but no item for humans either."""
    t = Table(traits=["elf half-breed"], doors="drooling-slime", hands=["bad-ass-bandana rapier"])
    t.A.does("lay", "bad-ass-bandana")
    t.A.does("lay", "rapier")
    assert (t.A.worn, t.A.pack) == (["rapier"], ["bad-ass-bandana"])
    t.open_door()
    assert t.sums == (4, 1)


def test_elves_run_better_and_learn_by_helping():
    """elf: +1 to run away; as a helper 1 level per monster killed (MU-3.9)."""
    t = Table(levels=[5, 1, 1], traits=["elf"], doors="harpies", dice=[4])
    t.open_door()
    t.g.foe_plus = 10
    t.give_up()
    t.runs()
    assert t.A.level == 5
    t = Table(levels=[3, 3, 1], traits=["", "elf"], doors="harpies")
    t.open_door()
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.everybody_passes()
    assert (t.A.level, t.B.level) == (4, 4)


def test_warriors_go_berserk_and_win_ties():
    """warrior: up to three cards a combat, +1 each, any own card but the class itself (MU-5.4); MU-3.1."""
    t = Table(levels=[3, 1, 1], traits=["warrior"], hands=["dwarf halfling"], worn=["buckler"], doors="platycore")
    t.open_door()
    for card in ("dwarf", "halfling", "buckler"):
        t.A.does("berserk")
        assert t.A.card("warrior") not in t.A.options
        t.A.chooses(card)
    assert t.sums == (6, 6)
    assert t.ahead
    t.A.cannot("berserk", "MU-5.4")
    t.A.does("drop", "warrior")
    assert t.sums == (6, 6)  # what was bought stays (MU-3.17)
    assert not t.ahead


def test_clerics_turn_the_undead():
    """cleric: +3 a card, three a combat, only against undead (MU-5.4)."""
    t = Table(traits=["cleric"], hands=["elf dwarf halfling elf"], doors="mr-bones")
    t.open_door()
    for card in ("elf", "dwarf", "halfling"):
        t.A.does("turn-undead")
        t.A.chooses(card)
    assert t.sums == (10, 2)
    t.A.cannot("turn-undead", "MU-5.4")
    t = Table(traits=["cleric"], hands=["elf"], doors="maul-rat")
    t.open_door()
    assert not t.A.can("turn-undead")


def test_clerics_resurrect_doors():
    """cleric: the top discarded door instead of a new one, for a hand card; a monster so found is fought."""
    t = Table(traits=["cleric"], hands=["elf"], old_doors="bigfoot lame-goblin")
    t.open_door()
    t.A.does("discard")
    t.A.chooses("elf")
    assert t.sums[1] == 1
    assert t.A.hand == []


def test_clerics_resurrect_treasures():
    """cleric: with a helper, any number from the top of the discarded treasures, a hand card each (MU-3.9)."""
    t = Table(
        levels=[4, 3, 1],
        traits=["cleric"],
        hands=["elf dwarf"],
        doors="harpies",
        old_treasures="rapier buckler",
        treasures="chainsaw",
    )
    t.open_door()
    t.g.foe_plus = 1
    t.A.does("ask", t.B, 1)
    t.B.does("accept")
    t.everybody_passes()
    assert t.A.options == [0, 1, 2]
    t.A.chooses(1)
    t.A.chooses("elf")
    assert t.asked == "treasures_shown"
    t.B.chooses("buckler")
    assert t.B.hand == ["buckler"]


def test_wizards_charm():
    """wizard: the whole hand, at least three cards: treasure, no level (MU-3.9, MU-3.18)."""
    t = Table(traits=["wizard"], hands=["elf dwarf"], doors="bigfoot")
    t.open_door()
    assert not t.A.can("charm")
    t.A.cannot(["charm", t.g.foes[0][0]], "MU-5.4")
    t = Table(traits=["wizard"], hands=["elf dwarf halfling"], doors="bigfoot")
    t.open_door()
    t.A.does("charm", "bigfoot")
    assert (len(t.A.hand), t.A.level, t.g.phase) == (3, 1, "end")


def test_wizards_fly():
    """wizard: after a failed roll up to three cards, +1 each."""
    t = Table(levels=[5, 1, 1], traits=["wizard"], hands=["elf dwarf halfling"], doors="lawyers", dice=[2])
    t.open_door()
    t.give_up()
    t.answer(A, ["run", t.g.chasers[0][0]])
    t.everybody_passes()
    for card in ("elf", "dwarf", "halfling"):
        t.A.does("flight")
        t.A.chooses(card)
    t.everybody_passes()
    assert "escape" in t.happened()


def test_halflings_try_again():
    """halfling: a card and a second roll after the first failed one, once per monster."""
    t = Table(levels=[5, 1, 1], traits=["halfling"], hands=["elf dwarf"], doors="lawyers", dice=[1, 5])
    t.open_door()
    t.give_up()
    t.answer(A, ["run", t.g.chasers[0][0]])
    t.everybody_passes()
    t.A.does("again")
    t.A.chooses("elf")
    assert not t.A.can("again")
    t.everybody_passes()
    assert "escape" in t.happened()
    assert t.A.hand == ["dwarf"]


def test_thieves_stab_in_the_back():
    """thief: −2, once per victim and combat, not oneself (MU-3.4)."""
    t = Table(levels=[5, 5, 1], traits=["", "", "thief"], hands=["", "", "elf dwarf halfling"], doors="bigfoot")
    t.open_door()
    t.A.does("ask", t.B, 1)
    t.B.does("accept")
    t.C.does("backstab", t.A)
    t.C.chooses("elf")
    t.C.does("backstab", t.B)
    t.C.chooses("dwarf")
    assert t.sums == (6, 12)
    t.C.cannot(["backstab", A], "MU-3.4")
    t = Table(traits=["thief"], hands=["elf"], doors="bigfoot")
    t.open_door()
    assert not t.A.can("backstab")


def test_thieves_steal_small_items():
    """thief: a card, then 4 or more takes it, less costs a level; out of turn too, no Big items (MU-3.8)."""
    t = Table(traits=["", "thief"], hands=["", "elf dwarf"], worn=["buckler huge-rock"], dice=[4])
    assert not t.B.can("steal", t.A, "huge-rock")
    t.B.does("steal", t.A, "buckler")
    t.B.chooses("elf")
    t.B.passes()
    t.B.does("use", "buckler")
    assert (t.A.worn, t.B.worn) == (["huge-rock"], ["buckler"])
    t = Table(levels=[1, 3, 1], traits=["", "thief"], hands=["", "elf"], worn=["buckler"], dice=[3])
    t.B.does("steal", t.A, "buckler")
    t.B.chooses("elf")
    t.B.passes()
    assert (t.A.worn, t.B.level) == (["buckler"], 2)


def test_nobody_steals_in_combat():
    """MU-3.8: neither from fighter and helper nor by them; bystanders may."""
    t = Table(
        n=4, traits=["thief", "thief"], hands=["elf", "elf"], worn=["buckler", "", "sneaky-sword"], doors="bigfoot"
    )
    t.open_door()
    assert not t.A.can("steal")
    assert not t.B.can("steal", t.A)
    t.B.cannot(["steal", A, t.A.card("buckler")], "MU-3.8")
    assert t.B.can("steal", t.C, "sneaky-sword")


def test_dwarves_keep_six_cards():
    """dwarf: MU-2.4, case 7."""
    t = Table(levels=[4, 2, 5], traits=["dwarf"], hands=["elf elf halfling halfling thief thief"], doors="dwarf")
    t.open_door()
    t.everybody_passes()
    t.A.does("leave")
    t.everybody_passes()
    assert t.asked == "gifts"
    t.A.chooses("elf", t.B)
    assert len(t.A.hand) == 6
    assert t.g.helper == -1
    assert C not in t.match.waiting()


def test_without_super_munchkin_one_of_two_classes_goes():
    """super-munchkin: MU-5.3: dropped, or paid with, one class stays, and its owner chooses."""
    t = Table(traits=["warrior thief super-munchkin"])
    t.A.does("drop", "super-munchkin")
    assert t.asked == "one_too_many"
    t.A.chooses("warrior")
    assert t.A.traits == ["thief"]


def test_without_half_breed_one_of_two_races_goes():
    """half-breed: MU-5.3, MU-5.5: paid as a cost; the dwarf lost, Big items follow."""
    t = Table(
        levels=[1, 4, 4],
        doors="bigfoot",
        traits=["elf dwarf half-breed warrior"],
        worn=["huge-rock mithril-armor"],
    )
    t.open_door()
    t.A.does("berserk")
    t.A.chooses("half-breed")
    t.A.chooses("dwarf")
    assert (t.A.traits, t.asked) == (["elf", "warrior"], "big_farewells")
    t.A.does("give", "huge-rock", t.B)
    t.B.does("use", "huge-rock")
    assert t.g.berserk == [1, 0, 0]
