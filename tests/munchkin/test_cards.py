"""MU-3.4, MU-5.12, MU-5.16: one-shots, enhancers, level cards and the other cards."""

import pytest

from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from tests.munchkin.table import A, B, C, Table


def combat(monster="bigfoot", **kwargs):
    t = Table(doors=monster, **kwargs)
    t.open_door()
    return t


@pytest.mark.parametrize(
    ("potion", "bonus"),
    [
        ("sleep-potion", 2),
        ("idiotic-bravery", 2),
        ("halitosis", 2),
        ("sports-drink", 2),
        ("cotion", 3),
        ("flaming-poison", 3),
        ("freezing-explosive", 3),
        ("acid-potion", 5),
        ("magic-missile", 5),
        ("pretty-balloons", 5),
    ],
)
def test_a_potion_helps_either_side(potion, bonus):
    """MU-3.4, MU-3.13: by anyone, from hand or table; afterwards it is discarded."""
    t = combat(hands=["", potion])
    t.B.does("throw", potion, "side")
    assert t.sums == (1 + bonus, 12)
    t = combat(pack=["", "", potion])
    t.C.does("throw", potion, "foes")
    assert t.sums == (1, 12 + bonus)
    card = t.g.played[-1]
    t.finish_turn()
    assert card in t.g.old_treasures


def test_halitosis_kills_the_nose():
    """halitosis: that counts as a kill (MU-3.9)."""
    t = combat("floating-nose", hands=["", "halitosis"])
    t.A.does("fight")
    t.B.does("halitosis", "halitosis", "floating-nose")
    assert (t.A.level, len(t.A.hand)) == (2, 3)


def test_yuppie_water_is_for_elves():
    """yuppie-water: +2 for each elf of the side; without one it is not played."""
    t = combat(hands=["yuppie-water"], traits=["elf", "elf"], levels=[5, 5, 1])
    t.A.does("yuppie", "yuppie-water")
    assert t.sums == (7, 12)
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    assert t.sums == (14, 12)
    assert not combat(hands=["yuppie-water"]).A.can("yuppie")


def test_a_doppleganger_doubles_the_lonely():
    """doppleganger: everything the fighter has, and nobody can help then (MU-3.3)."""
    t = combat(levels=[4, 1, 1], hands=["doppleganger sleep-potion"], worn=["leather-armor"])
    t.A.does("double", "doppleganger")
    assert t.sums == (10, 12)
    t.A.cannot(["ask", B, 0, "fighter", []], "MU-3.3")
    t.A.does("throw", "sleep-potion", "side")
    assert t.sums == (14, 12)


def test_friends_leave():
    """friendship-potion: no level, no treasure; the room may be looted (MU-2.7, case 11)."""
    t = combat(hands=["", "", "friendship-potion"])
    t.C.does("friendship", "friendship-potion")
    assert (t.A.level, t.A.hand, t.asked) == (1, [], "loot_or_leave")
    t.A.does("loot")
    assert len(t.A.hand) == 1


def test_a_parrot_leaves_its_treasure():
    """pollymorph: case 3 (MU-3.6, MU-3.9, MU-3.18): alone: 3 treasures, no level, no looting."""
    t = combat(hands=["pollymorph"], levels=[9, 1, 1])
    t.A.does("pollymorph", "pollymorph", "bigfoot")
    assert (t.A.level, len(t.A.hand), t.g.phase) == (9, 3, "end")
    t = combat(hands=["pollymorph", "wandering-monster lame-goblin"], levels=[6, 1, 1])
    t.B.does("wander", "wandering-monster", "lame-goblin")
    t.A.does("pollymorph", "pollymorph", "bigfoot")
    assert t.sums == (6, 1)
    t.everybody_passes()
    assert (t.A.level, len(t.A.hand)) == (7, 4)


def test_a_removed_monster_pays_nothing_when_the_rest_wins():
    """MU-3.6: case 3, had the rest been lost."""
    t = combat(hands=["pollymorph", "wandering-monster lame-goblin"], levels=[6, 1, 1])
    t.B.does("wander", "wandering-monster", "lame-goblin")
    t.A.does("pollymorph", "pollymorph", "bigfoot")
    t.g.foe_plus = 20
    t.give_up()
    t.runs()
    assert t.A.hand == []


def test_a_magic_lamp_works_on_the_own_turn():
    """magic-lamp: one monster vanishes; its treasure only if it was the only one; not in others' turns."""
    t = combat(hands=["magic-lamp"])
    t.A.does("lamp", "magic-lamp", "bigfoot")
    assert (len(t.A.hand), t.A.level) == (3, 1)
    t = combat(hands=["magic-lamp", "wandering-monster lame-goblin"], levels=[6, 1, 1])
    t.B.does("wander", "wandering-monster", "lame-goblin")
    t.A.does("lamp", "magic-lamp", "bigfoot")
    t.everybody_passes()
    assert len(t.A.hand) == 1
    assert not combat(hands=["", "magic-lamp"]).B.can("lamp")


def test_a_magic_lamp_helps_after_a_failed_roll():
    """magic-lamp: the catcher vanishes (MU-5.13)."""
    t = combat(hands=["magic-lamp"], levels=[6, 1, 1], dice=[1])
    t.give_up()
    t.answer(A, ["run", t.g.chasers[0][0]])
    t.everybody_passes()
    t.A.does("lamp", "magic-lamp", "bigfoot")
    assert (len(t.A.hand), t.g.fighter) == (3, -1)


def test_somebody_else_takes_over():
    """transferral: level and treasure are the other's; the active player loots afterwards (MU-2.7)."""
    t = combat("lame-goblin", hands=["transferral"], levels=[1, 5, 1])
    t.A.does("transfer", "transferral", t.B)
    assert t.g.fighter == B
    assert not t.A.can("ask")
    t.everybody_passes()
    assert (t.B.level, len(t.B.hand)) == (6, 1)
    t.B.does("done")
    assert t.asked == "loot_or_leave"


# -- running ---------------------------------------------------------------------------------------------------------


def run(monster="bullrog", **kwargs):
    """A, of level 6, has given up."""
    kwargs.setdefault("levels", [6, 1, 1])
    t = combat(monster, **kwargs)
    t.give_up()
    return t


def roll(t):
    t.answer(A, ["run", t.g.chasers[0][0]])
    t.everybody_passes()
    return t


def test_invisible_after_a_failed_roll():
    """invisibility"""
    t = roll(run(hands=["invisibility"], dice=[1]))
    t.A.does("invisible", "invisibility")
    t.everybody_passes()
    assert not t.g.reborn[A]
    assert not roll(run(hands=["invisibility"], dice=[5])).A.can("invisible")


def test_glue_makes_the_escaped_roll_again():
    """flask-of-glue: by anyone, even after an automatic escape."""
    t = roll(run(hands=["", "flask-of-glue"], dice=[6, 1]))
    t.B.does("glue", "flask-of-glue")
    t.everybody_passes()
    assert t.g.reborn[A]
    t = roll(run(hands=["", "flask-of-glue"], levels=[4, 1, 1], dice=[1]))
    t.B.does("glue", "flask-of-glue")
    t.everybody_passes()
    assert t.g.reborn[A]


def test_a_wall_for_the_willing():
    """instant-wall: after giving up, before the first roll; another's wall may be refused; it does not stop crabs."""
    t = run(hands=["", "instant-wall"], dice=[1])
    t.B.does("wall", "instant-wall", [A])
    t.A.does("accept")
    t.runs()
    assert not t.g.reborn[A]
    t = run(hands=["", "instant-wall"], dice=[1])
    t.B.does("wall", "instant-wall", [A])
    t.A.does("refuse")
    t.runs()
    assert t.g.reborn[A]
    t = combat("crabs", hands=["instant-wall"], worn=["leather-armor"], levels=[1, 1, 1])
    t.g.foe_plus = 9
    t.give_up()
    t.A.does("wall", "instant-wall", [A])
    t.runs()
    assert t.A.worn == []


def test_a_loaded_die_turns_an_own_roll():
    """loaded-die: also for running; nobody else's roll."""
    t = roll(run(hands=["loaded-die", "loaded-die"[:0]], dice=[1]))
    t.A.does("loaded-die", "loaded-die", 5)
    t.everybody_passes()
    assert not t.g.reborn[A]
    assert not roll(run(hands=["", "loaded-die"], dice=[1])).B.can("loaded-die")


def test_a_rat_feeds_the_small():
    """rat-on-a-stick: escapes one monster of level 8 or less, with enhancers."""
    t = run("gazebo", pack=["rat-on-a-stick"], dice=[1])
    t.A.does("rat", "rat-on-a-stick", "gazebo")
    t.everybody_passes()
    assert t.A.level == 6
    assert not run("bullrog", pack=["rat-on-a-stick"]).A.can("rat")


def test_a_tuba_pays_for_escapes():
    """tuba-of-charm: +3 to run, and a treasure face down. boots-running: +2."""
    t = roll(run(worn=["tuba-of-charm"], dice=[2]))
    t.everybody_passes()
    assert (t.g.reborn[A], len(t.A.hand)) == (False, 1)
    t = roll(run(worn=["boots-running"], dice=[3]))
    t.everybody_passes()
    assert not t.g.reborn[A]


def test_the_hireling_stays_behind():
    """hireling: discarded with its item, and its owner escapes all monsters."""
    t = run(extras=["hireling"], dice=[1])
    t.A.does("servant")
    t.runs()
    assert (t.g.reborn[A], t.g.extras[A]) == (False, [])


# -- monsters and other doors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enhancer", "plus", "treasures"),
    [("ancient", 10, 2), ("humongous", 10, 2), ("enraged", 5, 1), ("intelligent", 5, 1), ("baby", -5, -1)],
)
def test_an_enhancer_changes_level_and_treasure(enhancer, plus, treasures):
    """MU-3.5, MU-5.17: only in combat, by anyone."""
    t = Table(doors="bigfoot", hands=["", enhancer])
    t.B.cannot(["enhance", t.B.card(enhancer), 0], "MU-5.17")
    t.open_door()
    t.B.does("enhance", enhancer, "bigfoot")
    assert t.sums == (1, 12 + plus)
    t.g.side_plus = 40
    t.everybody_passes()
    assert len(t.A.hand) == 3 + treasures


def test_a_baby_is_never_below_one():
    """baby: level and treasure stay at least 1."""
    t = combat("lame-goblin", hands=["", "baby"], levels=[3, 1, 1])
    t.B.does("enhance", "baby", "lame-goblin")
    assert t.sums == (3, 1)
    t.everybody_passes()
    assert len(t.A.hand) == 1


def test_slimes_in_numbers():
    """mate: case 1 (MU-3.2, MU-3.5, MU-3.13): elves against drooling-slime, mate, enraged and a potion: 22."""
    t = combat("drooling-slime", traits=["elf", "elf"], hands=["", "", "mate enraged sleep-potion"], levels=[1, 9, 1])
    t.C.does("enhance", "enraged", "drooling-slime")
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.C.does("mate", "mate", "drooling-slime")
    t.C.does("throw", "sleep-potion", "foes")
    assert t.sums == (10, 22)
    t.g.side_plus = 20
    t.everybody_passes()
    assert (t.A.level, t.B.level) == (3, 11 - 1)


def test_an_illusion_replaces_a_monster():
    """illusion: with what modifies it; one from the own hand comes (MU-5.11)."""
    t = combat(hands=["", "illusion lame-goblin enraged"])
    t.B.does("enhance", "enraged", "bigfoot")
    t.B.does("illusion", "illusion", "bigfoot", "lame-goblin")
    assert t.sums == (1, 1)
    t = combat("drooling-slime", hands=["", "mate illusion bigfoot"])
    t.B.does("mate", "mate", "drooling-slime")
    t.B.does("illusion", "illusion", "drooling-slime", "bigfoot")
    assert t.sums == (1, 13)


def test_out_to_lunch():
    """out-to-lunch: two treasures for the fighter, no level, no looting."""
    t = combat(hands=["", "out-to-lunch"])
    t.B.does("lunch", "out-to-lunch")
    t.A.does("done")
    assert (len(t.A.hand), t.A.level, t.g.phase) == (2, 1, "end")


def test_help_me_out_here():
    """help-me-out-here: only an item that turns the combat; own ones make room; used at once (MU-3.16)."""
    t = combat("gazebo", levels=[6, 1, 1], hands=["help-me-out-here"], worn=["", "buckler helm-of-courage chainsaw"])
    assert not t.A.can("help-me", "help-me-out-here", "buckler")
    t.A.does("help-me", "help-me-out-here", "chainsaw")
    assert (t.A.worn, t.sums) == (["chainsaw"], (9, 8))
    t = combat("gazebo", levels=[9, 1, 1], hands=["help-me-out-here"], worn=["", "chainsaw"])
    assert not t.A.can("help-me")


def test_a_wandering_monster_needs_a_monster_of_the_same_hand():
    """wandering-monster: MU-5.11."""
    t = combat("lame-goblin", hands=["", "wandering-monster", "bigfoot"])
    assert not t.B.can("wander")
    t.B.cannot(["wander", t.B.card("wandering-monster"), t.C.card("bigfoot")], "MU-5.17")


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["gual-gold", "gual-anthill", "gual-bribe-gm", "gual-addition", "gual-obscure", "gual-studliness"]
)
def test_a_level_card_works_at_any_time_on_anyone(card):
    """MU-5.12, MU-6.3: but not on level 9, and not for the winning level."""
    t = Table(hands=["", card], levels=[5, 3, 9])
    assert not t.B.can("level", card, t.C)
    t.B.cannot(["level", t.B.card(card), C], "MU-6.3")
    t.B.does("level", card, t.A)
    assert t.A.level == 6


def test_conditions_of_level_cards():
    """gual-hireling needs a Hireling, gual-mutilate a combat just over, gual-whine somebody above."""
    t = Table(hands=["", "gual-hireling gual-mutilate gual-whine"], levels=[1, 1, 1], doors="lame-goblin")
    assert not t.B.can("level")
    t.open_door()
    t.g.side_plus = 5
    t.everybody_passes()
    assert t.g.phase == "end"
    t.B.does("level", "gual-mutilate", t.B)
    assert not t.B.can("level", "gual-whine")
    t = Table(hands=["", "gual-whine"], levels=[2, 1, 1])
    assert t.B.can("level", "gual-whine", t.B)


def test_a_level_is_stolen():
    """steal-a-level: down there, up here; not from level 1, not by level 9 (MU-6.3)."""
    t = Table(hands=["", "steal-a-level"], levels=[5, 3, 1])
    assert not t.B.can("steal-level", "steal-a-level", t.C)
    t.B.does("steal-level", "steal-a-level", t.A)
    assert (t.A.level, t.B.level) == (4, 4)
    assert not Table(hands=["", "steal-a-level"], levels=[5, 9, 1]).B.can("steal-level")


# -- found and drawn -------------------------------------------------------------------------------------------------


def test_a_hoard_brings_three_more():
    """hoard: MU-5.12, MU-5.16: face down into the hand; it is not made up for."""
    t = combat("lame-goblin", levels=[5, 1, 1], treasures="hoard buckler rapier chainsaw huge-rock")
    t.everybody_passes()
    assert t.A.hand == ["buckler", "chainsaw", "rapier"]
    assert [e for e in t.happened() if e == "hoard"] == ["hoard"]


def test_divine_intervention_lifts_all_clerics():
    """divine-intervention: MU-5.16, MU-6.1: at once, at level 9 it wins, several together."""
    t = Table(levels=[5, 4, 4], traits=["", "cleric", "cleric"], doors="divine-intervention")
    t.open_door()
    assert (t.A.level, t.B.level, t.C.level) == (5, 5, 5)
    assert t.g.phase == "middle"
    t = Table(levels=[5, 9, 9], traits=["", "cleric", "cleric"], doors="divine-intervention")
    t.open_door()
    assert t.winners == [B, C]


def test_the_wand_finds_anything():
    """wand-of-dowsing: case 12 (MU-3.16, MU-5.7): an item waits in the hand, a missile can be thrown at once."""
    t = combat(hands=["wand-of-dowsing"], old_treasures="flaming-armor magic-missile")
    t.A.does("wand", "wand-of-dowsing")
    t.A.chooses("flaming-armor")
    assert not t.A.can("lay")
    t.A.does("done")
    assert t.sums == (1, 12)
    t = combat(hands=["", "wand-of-dowsing"], old_treasures="magic-missile")
    t.B.does("wand", "wand-of-dowsing")
    t.B.chooses("magic-missile")
    t.B.does("done")
    assert t.B.can("throw", "magic-missile")
    t = combat(hands=["wand-of-dowsing"], old_doors="warrior")
    t.A.does("wand", "wand-of-dowsing")
    t.A.chooses("warrior")
    t.A.does("lay", "warrior")
    assert t.A.traits == ["warrior"]


def test_the_wand_finds_a_hoard():
    """wand-of-dowsing, hoard, divine-intervention: what must be played at once is."""
    t = Table(hands=["wand-of-dowsing"], old_treasures="hoard")
    t.A.does("wand", "wand-of-dowsing")
    t.A.chooses("hoard")
    assert len(t.A.hand) == 3
    t = Table(hands=["wand-of-dowsing"], old_doors="divine-intervention", traits=["cleric"])
    t.A.does("wand", "wand-of-dowsing")
    t.A.chooses("divine-intervention")
    assert t.A.level == 2


def test_a_hoard_that_is_all_there_is_ends():
    """hoard: MU-5.16: it is discarded after its draws, so it does not turn up again and again."""
    t = combat("potted-plant", levels=[5, 1, 1])
    t.g.old_doors += [card for card in t.g.treasures if NAME[card] != "hoard"]  # out of the way
    t.g.treasures = [card for card in t.g.treasures if NAME[card] == "hoard"]
    t.everybody_passes()
    assert (t.A.hand, [NAME[card] for card in t.g.old_treasures], t.g.treasures) == ([], ["hoard"], [])


def test_a_hoard_turned_up_that_is_all_there_is_ends():
    """hoard: MU-5.16: face up with a helper, too."""
    t = combat("bigfoot", levels=[5, 9, 1])
    t.g.old_doors += [card for card in t.g.treasures if NAME[card] != "hoard"]
    t.g.treasures = [card for card in t.g.treasures if NAME[card] == "hoard"]
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.everybody_passes()
    assert ([NAME[card] for card in t.g.old_treasures], t.g.treasures, t.g.faceup) == (["hoard"], [], [])


def test_help_me_swaps_one_hand_for_another():
    """help-me-out-here: MU-3.16, MU-5.6: of two items in the hands only one makes room, and its owner says which."""
    t = combat(
        "gazebo",
        levels=[4, 1, 1],
        hands=["help-me-out-here"],
        traits=["warrior"],
        worn=["buckler rat-on-a-stick", "sneaky-sword"],
    )
    assert (t.sums, t.A.can("help-me")) == ((7, 8), True)
    assert not t.A.can("help-me", "help-me-out-here", "sneaky-sword", ["buckler"])
    t.A.does("help-me", "help-me-out-here", "sneaky-sword", ["rat-on-a-stick"])
    assert (t.A.worn, t.sums, t.ahead) == (["buckler", "sneaky-sword"], (8, 8), True)


def test_help_me_from_the_own_helper_counts_once():
    """help-me-out-here: MU-3.16: what the helper already uses for the side turns nothing."""
    t = combat("bigfoot", levels=[4, 5, 1], hands=["help-me-out-here"], worn=["", "buckler singing-sword"])
    t.g.helper = B
    assert t.sums == (13, 12)
    t.g.foe_plus = 2
    assert not t.A.can("help-me")
    t = combat("bigfoot", levels=[4, 5, 1], hands=["help-me-out-here"], worn=["", "", "chainsaw"])
    t.g.helper, t.g.foe_plus = B, -1
    t.A.does("help-me", "help-me-out-here", "chainsaw")
    assert t.sums == (12, 11)


def test_help_me_takes_a_potion_and_drinks_it():
    """help-me-out-here: MU-3.13, MU-3.16: a one-shot is an item, too; what removes monsters turns no combat."""
    t = combat("gazebo", levels=[6, 1, 1], hands=["help-me-out-here"], pack=["", "cotion sleep-potion pollymorph"])
    assert [o[2] for o in t.A.listed("help-me")] == [t.B.card("cotion")]
    t.A.does("help-me", "help-me-out-here", "cotion")
    assert (t.sums, t.A.pack, t.B.pack) == ((9, 8), [], ["pollymorph", "sleep-potion"])
    assert t.g.played[-1] != t.g.played[0]


def test_help_me_takes_the_kneepads_and_who_wears_them_is_helped():
    """help-me-out-here, kneepads-allure: MU-3.3: they count if the helper who cannot refuse turns the combat."""
    t = combat("bigfoot", levels=[3, 5, 8], hands=["help-me-out-here"], worn=["", "", "kneepads-allure chainsaw"])
    t.A.does("help-me", "help-me-out-here", "kneepads-allure")
    assert (t.g.helper, t.g.forced, t.A.worn) == (C, True, ["kneepads-allure"])
    assert t.sums == (14, 12)
    t = combat("bigfoot", levels=[9, 5, 8], hands=["help-me-out-here"], worn=["", "kneepads-allure"])
    assert not t.A.can("help-me")  # nobody is higher


def test_help_me_takes_a_big_item_for_a_big_one():
    """help-me-out-here: MU-5.5: the own Big item makes room, whatever its slot."""
    t = combat("gazebo", levels=[6, 1, 1], hands=["help-me-out-here"], pack=["stepladder"], worn=["", "chainsaw"])
    t.A.does("help-me", "help-me-out-here", "chainsaw", ["stepladder"])
    assert (t.A.worn, t.A.pack) == (["chainsaw"], [])


def test_a_kill_before_a_transferral_stays_with_the_killer():
    """transferral, halitosis: MU-3.9: the level for what is dead stays, the treasures stay with the combat."""
    t = combat(
        "floating-nose",
        levels=[3, 9, 1],
        hands=["halitosis", "wandering-monster potted-plant", "transferral"],
    )
    t.A.does("fight")
    t.B.does("wander", "wandering-monster", "potted-plant")
    t.A.does("halitosis", "halitosis", "floating-nose")
    assert t.A.level == 3
    t.C.does("transfer", "transferral", t.B)
    assert (t.A.level, t.B.level, t.g.fighter) == (4, 9, B)
    assert t.g.owed == 3


def test_a_kill_before_a_transferral_can_win():
    """transferral, halitosis: MU-3.9, MU-6.1: the tenth level by a kill wins at once."""
    t = combat("floating-nose", levels=[9, 9, 1], hands=["halitosis", "wandering-monster bigfoot", "transferral"])
    t.A.does("fight")
    t.B.does("wander", "wandering-monster", "bigfoot")
    t.A.does("halitosis", "halitosis", "floating-nose")
    t.C.does("transfer", "transferral", t.B)
    assert t.winners == [A]


def test_a_doppleganger_does_not_impress_ghouls():
    """doppleganger, ghoulfiends: MU-3.1: only levels count, once."""
    t = combat("ghoulfiends", levels=[5, 1, 1], hands=["doppleganger"])
    t.A.does("double", "doppleganger")
    assert t.sums == (5, 8)
