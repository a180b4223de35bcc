"""MU-5.5 to MU-5.9: items, their figures, and what is done with them."""

import pytest

from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME, THING, catalogue
from heldenrunde.rulebooks.munchkin.rules.bargain import REQUESTS
from heldenrunde.rulebooks.munchkin.rules.figure import gear
from heldenrunde.rulebooks.munchkin.rules.own_turn import SWITCHES
from heldenrunde.rulebooks.munchkin.rules.trades import COUNTERS, OFFERS
from heldenrunde.texts import source
from tests.munchkin.table import A, B, Table

# id, bonus, gold, slot, Big, who may use it ("-": who may not)
ITEMS = [
    ("helm-of-courage", 1, 200, "head", 0, ""),
    ("horny-helmet", 1, 600, "head", 0, ""),
    ("bad-ass-bandana", 3, 400, "head", 0, "human"),
    ("pointy-hat", 3, 400, "head", 0, "wizard"),
    ("leather-armor", 1, 200, "armour", 0, ""),
    ("slimy-armor", 1, 200, "armour", 0, ""),
    ("flaming-armor", 2, 400, "armour", 0, ""),
    ("short-wide-armor", 3, 400, "armour", 0, "dwarf"),
    ("mithril-armor", 3, 600, "armour", 1, "-wizard"),
    ("boots-butt-kicking", 2, 400, "feet", 0, ""),
    ("boots-running", 0, 400, "feet", 0, ""),
    ("sandals-protection", 0, 700, "feet", 0, ""),
    ("sneaky-sword", 2, 400, "hand", 0, ""),
    ("buckler", 2, 400, "hand", 0, ""),
    ("broad-sword", 3, 400, "hand", 0, "female"),
    ("gentlemens-club", 3, 400, "hand", 0, "male"),
    ("cheese-grater", 3, 400, "hand", 0, "cleric"),
    ("dagger-treachery", 3, 400, "hand", 0, "thief"),
    ("rapier", 3, 600, "hand", 0, "elf"),
    ("hammer-kneecapping", 4, 600, "hand", 0, "dwarf"),
    ("mace-sharpness", 4, 600, "hand", 0, "cleric"),
    ("shield-ubiquity", 4, 600, "hand", 1, "warrior"),
    ("staff-napalm", 5, 800, "hand", 0, "wizard"),
    ("rat-on-a-stick", 1, 0, "hand", 0, ""),
    ("tuba-of-charm", 0, 300, "hand", 1, ""),
    ("eleven-foot-pole", 1, 200, "hands", 0, ""),
    ("chainsaw", 3, 600, "hands", 1, ""),
    ("huge-rock", 3, 0, "hands", 1, ""),
    ("bow-with-ribbons", 4, 800, "hands", 0, "elf"),
    ("swiss-army-polearm", 4, 600, "hands", 1, "human"),
    ("spiky-knees", 1, 200, "", 0, ""),
    ("singing-sword", 2, 400, "", 0, "-thief"),
    ("impressive-title", 3, 0, "", 0, ""),
    ("limburger-sandwich", 3, 400, "", 0, "halfling"),
    ("stepladder", 3, 400, "", 1, "halfling"),
    ("pantyhose", 3, 600, "", 0, "-warrior"),
    ("cloak-obscurity", 4, 600, "", 0, "thief"),
    ("kneepads-allure", 0, 600, "", 0, "-cleric"),
]
ONE_SHOTS = {
    "sleep-potion": 100,
    "idiotic-bravery": 100,
    "halitosis": 100,
    "sports-drink": 200,
    "yuppie-water": 100,
    "cotion": 100,
    "flaming-poison": 100,
    "freezing-explosive": 100,
    "acid-potion": 200,
    "magic-missile": 300,
    "pretty-balloons": 0,
    "doppleganger": 300,
    "flask-of-glue": 100,
    "instant-wall": 300,
    "invisibility": 200,
    "friendship-potion": 200,
    "pollymorph": 1300,
    "magic-lamp": 500,
    "transferral": 300,
    "loaded-die": 300,
    "wand-of-dowsing": 1100,
    "wishing-ring": 500,
}


def test_the_catalogue_has_168_cards():
    """MU-1.1: 95 doors and 73 treasures."""
    t = Table()
    assert sum(copies for _, copies in catalogue()) == 168
    assert (len(t.g.doors), len(t.g.treasures)) == (95, 73)


@pytest.mark.parametrize(("item", "bonus", "gold", "slot", "big", "who"), ITEMS)
def test_an_item_gives_its_bonus_to_those_who_may_use_it(item, bonus, gold, slot, big, who):
    """MU-5.6: laid out it lies in use; who may not use it carries it in the pack."""
    right = {"": "", "human": "", "female": "", "male": ""}.get(who, "" if who.startswith("-") else who)
    t = Table(hands=[item], traits=[right], sexes="fmm" if who == "female" else "mmm")
    card = t.g.hands[A][0]
    assert (THING[card].gold, THING[card].slot, THING[card].big) == (gold, slot, bool(big))
    t.A.does("lay", item)
    assert t.A.worn == [item]
    assert gear(t.g, A) == bonus
    if who:
        wrong = {"human": "elf", "female": "", "male": ""}.get(who, who[1:] if who.startswith("-") else "")
        t = Table(hands=[item], traits=[wrong], sexes="fmm" if who == "male" else "mmm")
        t.A.does("lay", item)
        assert (t.A.worn, t.A.pack) == ([], [item])


@pytest.mark.parametrize("one_shot", ONE_SHOTS)
def test_a_one_shot_has_its_price_and_is_carried(one_shot):
    """MU-5.7: laid out it lies on the table without being in use."""
    t = Table(hands=[one_shot])
    assert THING[t.g.hands[A][0]].gold == ONE_SHOTS[one_shot]
    t.A.does("lay", one_shot)
    assert t.A.pack == [one_shot]


def test_a_horny_helmet_likes_elves():
    """horny-helmet: +3 for an elf."""
    assert gear(Table(worn=["horny-helmet"], traits=["elf"]).g, A) == 3


def test_slots_hold_so_much():
    """MU-5.6: two hands, one head; the third goes into the pack, and taking out needs room."""
    t = Table(hands=["buckler sneaky-sword rat-on-a-stick helm-of-courage horny-helmet"])
    for item in ("buckler", "sneaky-sword", "rat-on-a-stick", "helm-of-courage", "horny-helmet"):
        t.A.does("lay", item)
    assert t.A.pack == ["horny-helmet", "rat-on-a-stick"]
    t.A.cannot(["use", t.A.card("rat-on-a-stick")], "MU-5.6")
    t.A.does("pack", "buckler")
    t.A.does("use", "rat-on-a-stick")
    assert t.A.worn == ["helm-of-courage", "rat-on-a-stick", "sneaky-sword"]
    t = Table(worn=["chainsaw"], pack=["buckler"])
    t.A.cannot(["use", t.A.card("buckler")], "MU-5.6")


def test_switching_is_for_the_own_turn_and_has_an_end():
    """MU-5.6, MU-2.5: not in others' turns, not in combat, and at most twelve times."""
    t = Table(worn=["buckler", "buckler sneaky-sword"[8:]], doors="bigfoot")
    t.B.cannot(["pack", t.B.card("sneaky-sword")], "MU-5.6")
    for _ in range(6):
        t.A.answers(["pack", t.A.card("buckler")])
        t.A.does("use", "buckler")
    t.A.cannot(["pack", t.A.card("buckler")], "MU-5.6")
    t.open_door()
    t.A.cannot(["pack", t.A.card("buckler")], "MU-5.6")


def test_one_big_item_is_enough():
    """MU-5.5, MU-5.7: a second one is not laid out; a dwarf carries any number."""
    t = Table(hands=["huge-rock"], worn=["mithril-armor"])
    assert not t.A.can("lay", "huge-rock")
    t.A.cannot(["lay", t.A.card("huge-rock"), -1], "MU-5.7")
    t = Table(hands=["huge-rock"], worn=["mithril-armor"], traits=["dwarf"])
    t.A.does("lay", "huge-rock")
    assert len(t.A.worn) == 2


def test_items_are_not_laid_out_in_combat():
    """MU-3.8: neither laid out nor taken from the pack nor sold."""
    t = Table(hands=["buckler pollymorph"], pack=["helm-of-courage"], doors="bigfoot")
    t.open_door()
    assert not t.A.can("lay")
    t.A.cannot(["lay", t.A.card("buckler"), -1], "MU-5.7")
    t.A.cannot(["sell", [t.A.card("pollymorph")]], "MU-5.8")


def test_a_dwarf_no_more_gives_big_items_to_the_low():
    """MU-5.5, MU-5.15: case 8: in another's turn three Big items, level 2 has one, level 3 none, level 3 a dwarf,
    level 6 none."""
    t = Table(
        n=6,
        levels=[6, 5, 2, 3, 3, 6],
        traits=["", "dwarf", "", "", "dwarf", ""],
        worn=["", "huge-rock mithril-armor tuba-of-charm", "stepladder"],
        hands=["curse-lose-race"],
    )
    t.A.does("curse", "curse-lose-race", t.B)
    t.everybody_passes()
    assert {option[2] for option in t.B.options} == {3, 4}
    t.B.does("give", "huge-rock", t.players[3])
    t.players[3].does("use", "huge-rock")
    assert {option[2] for option in t.B.options} == {4}
    t.B.does("give", "tuba-of-charm", t.players[4])
    assert t.B.worn == ["mithril-armor"]
    assert t.players[3].worn == ["huge-rock"]


def test_a_dwarf_no_more_may_sell_in_the_own_turn():
    """MU-5.5, MU-5.8: mithril-armor and chainsaw for a level."""
    t = Table(traits=["dwarf"], worn=["mithril-armor chainsaw"])
    t.A.does("drop", "dwarf")
    t.A.does("sell", ["mithril-armor", "chainsaw"])
    assert (t.A.worn, t.A.level) == ([], 2)


def test_nobody_can_carry_it():
    """MU-5.5: then it is discarded."""
    t = Table(traits=["dwarf"], worn=["mithril-armor huge-rock", "stepladder", "tuba-of-charm"])
    t.A.does("drop", "dwarf")
    t.A.does("give", "huge-rock")
    assert t.A.worn == ["mithril-armor"]
    assert t.B.worn == ["stepladder"]


# -- selling ---------------------------------------------------------------------------------------------------------


def test_a_thousand_gold_is_a_level():
    """MU-5.8: 1,900 one, 2,000 two; items of hand and table; worthless ones may be added."""
    t = Table(hands=["pollymorph"], worn=["rapier"], traits=["elf"])
    t.A.answers(["sell", [t.A.card("pollymorph"), t.A.card("rapier")]])
    assert (t.A.level, t.A.hand, t.A.worn) == (2, [], [])
    t = Table(hands=["pollymorph sandals-protection"], worn=["huge-rock"])
    t.A.answers(["sell", [t.A.card("pollymorph"), t.A.card("sandals-protection"), t.A.card("huge-rock")]])
    assert (t.A.level, t.A.worn) == (3, [])


def test_less_than_a_thousand_is_nothing():
    """MU-5.8: nor what is not one's own, nor twice the same."""
    t = Table(hands=["rapier elf"], worn=["", "buckler"])
    rapier = t.A.card("rapier")
    t.A.cannot(["sell", [rapier]], "MU-5.8")
    t.A.cannot(["sell", [rapier, rapier]], "MU-5.8")
    t.A.cannot(["sell", [rapier, t.B.card("buckler")]], "MU-5.8")
    t.A.cannot(["sell", [t.A.card("elf")]], "MU-5.8")
    t.B.cannot(["sell", [t.B.card("buckler")]], "MU-5.8")


def test_the_last_level_is_not_for_sale():
    """MU-5.8, MU-6.1: case 9: 8 sells 2,300 gold and is 9; at 9 nothing is offered."""
    t = Table(levels=[8, 1, 1], hands=["pollymorph wand-of-dowsing"])
    t.A.answers(["sell", [t.A.card("pollymorph"), t.A.card("wand-of-dowsing")]])
    assert t.A.level == 9
    t = Table(levels=[9, 1, 1], hands=["pollymorph"])
    assert not t.A.can("sell")
    t.A.cannot(["sell", [t.A.card("pollymorph")]], "MU-5.8")


def test_a_halfling_sells_one_item_at_double_value():
    """halfling: MU-5.8, case 9: 600 and 400: 1,200 + 400 one level; with another 400 two; once a turn."""
    t = Table(levels=[3, 1, 1], traits=["halfling"], hands=["rapier buckler sneaky-sword chainsaw"])
    t.A.answers(["sell", [t.A.card("rapier"), t.A.card("buckler")]])
    assert t.A.level == 4  # 1,000 gold as they are: the double value is still there
    t.A.answers(["sell", [t.A.card("chainsaw")]])
    assert t.A.level == 5
    t.A.cannot(["sell", [t.A.card("sneaky-sword")]], "MU-5.8")
    t = Table(levels=[3, 1, 1], traits=["halfling"], hands=["rapier buckler sneaky-sword"])
    t.A.answers(["sell", [t.A.card(name) for name in ("rapier", "buckler", "sneaky-sword")]])
    assert t.A.level == 5


# -- trading ---------------------------------------------------------------------------------------------------------


def test_items_are_traded_when_both_agree():
    """MU-5.9, MU-5.14: both parts pass at the same moment; what can be used lies in use."""
    t = Table(pack=["rapier", "dagger-treachery"], traits=["thief", "elf"])
    t.A.does("trade", t.B, ["rapier"], ["dagger-treachery"])
    t.B.does("accept")
    t.B.does("use", "rapier")
    assert (t.A.worn, t.B.worn) == (["dagger-treachery"], ["rapier"])


def test_a_trade_may_be_refused_or_countered():
    """MU-5.9: any offer that the rules allow, also outside the list; the counter is answered by the first."""
    t = Table(worn=["buckler helm-of-courage", "leather-armor"])
    t.A.answers(["trade", B, [t.A.card("buckler")], [t.B.card("leather-armor")]])
    t.B.does("refuse")
    assert t.A.worn == ["buckler", "helm-of-courage"]
    t.A.answers(["trade", B, [t.A.card("buckler")], [t.B.card("leather-armor")]])
    t.B.cannot(["counter", [t.B.card("leather-armor")], [t.A.card("buckler")]], "MU-5.9")
    t.B.answers(["counter", [t.B.card("leather-armor")], [t.A.card("buckler"), t.A.card("helm-of-courage")]])
    t.A.does("accept")
    t.B.does("use", "helm-of-courage")
    t.B.does("use", "buckler")
    assert (t.A.worn, t.B.worn) == (["leather-armor"], ["buckler", "helm-of-courage"])


def test_a_gift_needs_a_receiver_who_agrees():
    """MU-5.9: out of turn too."""
    t = Table(worn=["", "buckler"])
    t.B.answers(["trade", A, [t.B.card("buckler")], []])
    t.A.does("accept")
    assert t.A.worn == ["buckler"]


def test_what_cannot_be_traded():
    """MU-5.9, MU-5.15: hand cards, others' items, nothing, more than three offers, a second Big item."""
    t = Table(hands=["buckler"], worn=["huge-rock", "mithril-armor"], pack=["spiky-knees"])
    t.A.cannot(["trade", B, [t.A.card("buckler")], []], "MU-5.9")
    t.A.cannot(["trade", B, [t.B.card("mithril-armor")], []], "MU-5.9")
    t.A.cannot(["trade", B, [], []], "MU-5.9")
    t.A.cannot(["trade", A, [t.A.card("huge-rock")], []], "MU-5.9")
    t.A.cannot(["trade", B, [t.A.card("huge-rock")], []], "MU-5.15")
    for _ in range(3):
        t.A.answers(["trade", B, [t.A.card("huge-rock")], [t.B.card("mithril-armor")]])
        t.B.does("refuse")
    t.A.cannot(["trade", B, [t.A.card("spiky-knees")], []], "MU-5.9")


def test_big_for_big_while_others_fight():
    """MU-3.8, MU-5.9, MU-5.14, MU-5.15: case 13: bystanders trade, those in combat do not; a potion is played all
    the same (MU-3.4)."""
    t = Table(
        n=4,
        levels=[1, 9, 1, 1],
        doors="bigfoot",
        worn=["", "", "mithril-armor", "huge-rock"],
        pack=["", "", "sleep-potion"],
    )
    t.open_door()
    t.A.does("ask", t.B, 0)
    t.B.does("accept")
    t.C.cannot(["trade", B, [t.C.card("sleep-potion")], []], "MU-3.8")
    t.C.answers(["trade", 3, [t.C.card("mithril-armor")], [t.D.card("huge-rock")]])
    t.D.does("accept")
    t.D.does("use", "mithril-armor")
    t.C.does("use", "huge-rock")
    assert (t.C.worn, t.D.worn) == (["huge-rock"], ["mithril-armor"])
    t.C.does("throw", "sleep-potion", "foes")
    assert t.g.foe_plus == 2


# -- Cheat! and the Hireling -----------------------------------------------------------------------------------------


def test_cheating_ignores_all_limits():
    """cheat: a forbidden, Big, two-handed item beside another; lost with its item; not somebody else's."""
    t = Table(hands=["cheat swiss-army-polearm"], worn=["chainsaw", "buckler"], traits=["elf"])
    assert not t.A.can("cheat", "cheat", "buckler")
    t.A.does("cheat", "cheat", "swiss-army-polearm")
    assert gear(t.g, A) == 7
    t = Table(hands=["cheat", "curse-truly-obnoxious"], worn=["chainsaw"], pack=["swiss-army-polearm"], traits=["elf"])
    t.A.does("cheat", "cheat", "swiss-army-polearm")
    t.B.does("curse", "curse-truly-obnoxious", t.A)
    t.everybody_passes()
    assert (t.A.worn, t.g.extras[A]) == (["chainsaw"], [])


def test_a_hireling_holds_an_item():
    """hireling: +1, one more item whatever the limits; the item may be swapped; gual-hireling takes both."""
    t = Table(hands=["hireling", "gual-hireling"], pack=["chainsaw bow-with-ribbons"], worn=["buckler"])
    assert not t.B.can("level")
    t.A.does("hireling", "hireling")
    t.A.does("hold", "chainsaw")
    assert gear(t.g, A) == 2 + 1 + 3
    t.A.does("hold", "bow-with-ribbons")
    assert (gear(t.g, A), t.A.pack) == (2 + 1 + 4, ["chainsaw"])
    t.B.does("level", "gual-hireling", t.B)
    assert (t.B.level, t.A.worn, t.g.extras[A]) == (2, ["buckler"], [])


def test_an_item_without_its_cheat_is_one_like_others():
    """cheat: MU-3.17, MU-5.6: paid as a cost, what it let be used lies in the pack if it may not be used."""
    t = Table(levels=[1, 4, 4], doors="bigfoot", hands=["cheat"], traits=["warrior"], worn=["helm-of-courage"])
    t.g.hands[A].append(t.g.treasures.pop(t.g.treasures.index(named(t, "horny-helmet"))))
    t.A.does("cheat", "cheat", "horny-helmet")
    assert t.A.worn == ["helm-of-courage", "horny-helmet"]
    t.open_door()
    t.A.does("berserk")
    t.A.chooses("cheat")
    assert (t.A.worn, t.A.pack, t.g.bound) == (["helm-of-courage"], ["horny-helmet"], [])


def test_an_item_that_needs_no_cheat_stays_in_use():
    """cheat: MU-3.17: who may use it anyway goes on."""
    t = Table(levels=[1, 4, 4], doors="bigfoot", hands=["cheat buckler"], traits=["warrior"])
    t.A.does("cheat", "cheat", "buckler")
    t.open_door()
    t.A.does("berserk")
    t.A.chooses("cheat")
    assert t.A.worn == ["buckler"]


def test_two_big_items_without_cheat_are_one_too_many():
    """cheat: MU-5.5: the second Big item goes when its Cheat! does."""
    t = Table(levels=[1, 4, 4], doors="bigfoot", hands=["cheat chainsaw"], traits=["warrior"], pack=["huge-rock"])
    t.A.does("cheat", "cheat", "chainsaw")
    t.open_door()
    t.A.does("berserk")
    t.A.chooses("cheat")
    assert t.asked == "big_farewells"
    t.A.does("give", "huge-rock", t.B)
    assert t.A.worn + t.A.pack == ["chainsaw"]


def test_a_hireling_takes_a_second_big_item_from_the_hand():
    """hireling: MU-5.5: straight from the hand, which laying out does not allow."""
    t = Table(hands=["chainsaw"], worn=["huge-rock"], extras=["hireling"])
    assert not t.A.can("lay", "chainsaw")
    t.A.does("hold", "chainsaw")
    assert (t.A.worn, t.A.hand) == (["chainsaw", "huge-rock"], [])
    assert gear(t.g, A) == 3 + 3 + 1


def test_who_gets_an_item_decides_whether_to_use_it():
    """MU-5.14: out of turn at once; whoever has the turn can switch anyway."""
    t = Table(pack=["buckler", "helm-of-courage"])
    t.A.answers(["trade", B, [t.A.card("buckler")], [t.B.card("helm-of-courage")]])
    t.B.does("accept")
    assert (t.A.worn, t.asked, t.match.waiting()) == (["helm-of-courage"], "uses", [B])
    t.B.does("pack", "buckler")
    assert (t.B.worn, t.B.pack) == ([], ["buckler"])


def test_a_thief_who_has_passed_may_steal_what_is_laid_out_now():
    """MU-3.8, MU-5.13: thieves think again when a small item comes to the table; others have passed."""
    t = Table(hands=["buckler huge-rock", "elf", "elf"], traits=["", "thief", "warrior"])
    t.B.passes()
    t.C.passes()
    t.A.does("lay", "huge-rock")
    assert t.match.waiting() == [A]
    t.A.does("lay", "buckler")
    assert t.match.waiting() == [A, B]
    t.B.does("steal", t.A, "buckler")


def test_the_caps_of_a_turn_stand_in_the_rules():
    """MU-3.12, MU-5.6, MU-5.9, MU-6.4: what bounds requests, switches, offers and rounds is told in words."""
    words = {3: ("three", "drei"), 12: ("twelve", "zwölf"), 30: ("30", "30")}
    caps = [("MU-3-12", REQUESTS), ("MU-3-12", COUNTERS), ("MU-5-6", SWITCHES), ("MU-5-9", OFFERS), ("MU-6-4", 30)]
    for rule, cap in caps:
        for language, word in zip(("en", "de"), words[cap], strict=True):
            assert word in rule_text(language, rule), (rule, language)


def rule_text(language, rule):
    return source(language, "munchkin").partition(f"rule-{rule} =")[2].partition("\nrule-")[0]


def named(t, name):
    return next(card for card in t.g.treasures if NAME[card] == name)
