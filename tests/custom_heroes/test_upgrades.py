"""CH-4: upgrades, and the card list."""

import pytest

from heldenrunde.core.game import Card
from heldenrunde.core.views import hear
from heldenrunde.rulebooks.custom_heroes.cards import BAG, CHARACTERS, COLOURS, KIND, UPGRADES, catalogue, kind_of
from tests.custom_heroes.card_list import AURAS, BY_ID, CARD_LIST, FORMS, ITEMS, Printed
from tests.custom_heroes.table import A, B, C, Table

# -- the card list -----------------------------------------------------------------------------------------------------


def test_there_are_35_kinds_84_upgrades_and_72_of_them_in_the_bag():
    """CH-1.3: 6 Mystic Forms, 6 Kodoras, 16 auras, 18 + 18 items, 20 companions; 60 characters, six of each number."""
    assert len(CARD_LIST) == len(UPGRADES) == 35
    assert sum(kind.copies for kind in CARD_LIST) == len(KIND) == 84
    assert len(BAG) == 72
    copies = dict(catalogue())
    assert copies == {
        **{f"character-{value}": 6 for value in range(1, 11)},
        **{kind.id: kind.copies for kind in CARD_LIST},
    }
    assert CHARACTERS == 60
    for group, number in ((AURAS, 16), (ITEMS, 36), (FORMS, 6), (("quill", "brando", "charmanta", "spookies"), 20)):
        assert sum(copies[id] for id in group) == number


@pytest.mark.parametrize("printed", CARD_LIST, ids=lambda printed: printed.id)
def test_every_kind_lies_in_the_box_as_often_and_in_the_colour_that_is_printed(printed: Printed):
    """CH-1.3, CH-4.2"""
    found = [upgrade for upgrade in map(Card, range(60, 144)) if kind_of(upgrade).id == printed.id]
    assert len(found) == printed.copies
    assert {COLOURS[kind_of(upgrade).colour] for upgrade in found} == {printed.colour}
    in_the_bag = [upgrade for upgrade in BAG if kind_of(upgrade).id == printed.id]
    assert len(in_the_bag) == (0 if printed.id in (*FORMS, "kodora") else printed.copies)


VALUES = {
    # auras on a 3: the printed value is replaced
    "glimmer": 1,
    "spark": 2,
    "breeze": 3,
    "spring": 4,
    "moss-glow": 5,
    "flame": 6,
    "surf": 7,
    "thunder": 8,
    "moonlight": 9,
    "sunfire": 10,
    "primal-force": 12,
    # items on a 3: added or subtracted
    "fish": 4,
    "buckler": 5,
    "dragon-fist": 6,
    "balloon": 2,
    "teapot": 1,
    "ball-and-chain": -1,
    "wooden-sword": 4,
    "power-gauntlet": 5,
    "panda-glove": 6,
    "sky-blade": 7,
    "bouquet": 2,
    "umbrella": 1,
    "anvil": -1,
}


@pytest.mark.parametrize(("upgrade", "value"), VALUES.items())
def test_what_a_3_is_worth_with_an_aura_or_an_item(upgrade, value):
    """CH-4.3: auras and items, each slid into a 3 and led."""
    t = Table("3 9", "8 8", "7 7", reserves=[upgrade, "", ""])
    t.A.slides(upgrade, "3")
    t.A.plays(f"3+{upgrade}")
    assert t.g.value == value
    assert t.power == [2, 2, 2]


COSTS = {
    "colossus": 2,
    "feuerfaust": 2,
    "klingor": 2,
    "stormclaw": 2,
    "mistwraith": 2,
    "ironheart": 2,
    "quill": 1,
    "brando": 1,
    "charmanta": 1,
    "spookies": 2,
}


@pytest.mark.parametrize(("upgrade", "cost"), COSTS.items())
def test_what_an_ability_costs(upgrade, cost):
    """CH-5.1, CH-6: with a power fewer it cannot be activated, with enough it is paid; the value of the 3 stays."""
    others = ["8 8", "7 7", "6 6", "5 5", "4 4"]
    cards = f"3 3+{upgrade}*" if upgrade == "quill" else f"3+{upgrade}*"
    t = Table(f"3 3+{upgrade} 9", *others, power=[cost - 1, 0, 0, 0, 0, 0])
    t.A.cannot_play(cards, "CH-5.1")
    t = Table(f"3 3+{upgrade} 9", *others, power=[cost, 0, 0, 0, 0, 0])
    t.A.plays(cards)
    assert t.power[A] == 0
    assert t.g.value == 3


@pytest.mark.parametrize("upgrade", [*COSTS, "kodora"])
def test_an_ability_that_is_not_activated_earns_a_power(upgrade):
    """CH-5.2: whichever it is, Kodora and Mystic Forms included, and the card is an ordinary 3."""
    t = Table(f"3+{upgrade} 9", "4 8", "7 7", "7 7", "6 6", "6 6", power=[0] * 6)
    t.A.plays(f"3+{upgrade}")
    assert t.power == [1, 0, 0, 0, 0, 0]
    assert (t.g.size, t.g.value, t.g.mystic, t.g.falling) == (1, 3, False, False)
    t.B.plays("4")


# -- sliding in --------------------------------------------------------------------------------------------------------


def test_any_number_of_upgrades_for_free_into_any_hand_card():
    """CH-4.1: three into one card that is then not even played, one into another."""
    t = Table("3 9 5", "8 8", "7 7", power=[0, 0, 0], reserves=["fish anvil flame buckler", "", ""])
    t.A.slides("fish", "9")
    t.A.slides("anvil", "9+fish")
    t.A.slides("flame", "9+fish+anvil")
    t.A.slides("buckler", "3")
    assert t.A.reserve == []
    t.A.plays("3+buckler")
    assert t.g.value == 5
    assert t.power == [0, 0, 0]


def test_upgrades_are_never_removed_again():
    """CH-4.1, CH-7.5: not by passing, winning or dealing; no choice takes one out."""
    t = Table("3 9", "8", "7 7", vp=[0, 0, 0], reserves=["fish", "", ""])
    t.A.slides("fish", "3")
    card = t.A.find("3+fish")[0]
    inside = t.g.inside[card]
    t.A.cannot(["slide", inside[0], *t.A.find("9")], "CH-4.5")
    t.A.plays("3+fish")
    t.B.plays("8")
    t.C.passes()
    t.A.plays("9")
    assert t.g.round == 3
    assert t.g.inside[card] == inside


def test_nothing_is_slid_in_after_the_set():
    """CH-4.1: before playing."""
    t = Table("6+quill 9 3", "6 2", "7 8", power=[3, 0, 0], reserves=["fish", "", ""])
    t.A.plays("6+quill")
    t.A.cannot_slide("fish", "9", "CH-4.1")


def test_nothing_is_slid_in_outside_the_own_turn():
    """CH-4.1"""
    t = Table("6 9 3", "6 2", "7 8", reserves=["fish", "fish", "fish"])
    t.B.cannot_slide("fish", "6", "")


SAME_COLOUR = [
    ("fish", "buckler"),
    ("dragon-fist", "ball-and-chain"),
    ("anvil", "sky-blade"),
    ("wooden-sword", "wooden-sword"),
    ("flame", "surf"),
    ("quill", "brando"),
    ("kodora", "quill"),
    ("form", "kodora"),
]


@pytest.mark.parametrize(("inside", "second"), SAME_COLOUR)
def test_a_card_takes_one_upgrade_of_each_colour(inside, second):
    """CH-4.2: red, blue, green; yellow for companions, Kodoras and Mystic Forms alike."""
    t = Table("3 9", "8 8", "7 7", reserves=[f"{inside} {second}", "", ""])
    t.A.slides(inside, "3")
    t.A.cannot_slide(second, f"3+{inside}", "CH-4.2")
    slides = [choice for choice in t.A.options if choice[0] == "slide"]
    assert slides == [["slide", t.A.upgrade(second), *t.A.find("9")]]
    t.A.slides(second, "9")


def test_a_card_takes_all_four_colours():
    """CH-4.2: left hand, right hand, companion, aura."""
    t = Table("3 9", "8 8", "7 7", reserves=["fish anvil quill flame", "", ""])
    t.A.slides("fish", "3")
    t.A.slides("anvil", "3+fish")
    t.A.slides("quill", "3+fish+anvil")
    t.A.slides("flame", "3+fish+anvil+quill")
    t.A.plays("3+fish+anvil+quill+flame")
    assert t.g.value == 6 + 1 - 4
    assert t.power[A] == 3


def test_a_1_with_minus_4_is_worth_minus_3():
    """CH-4.3, from the rulebook: values may be 0 or negative, and compare like any others."""
    t = Table("1+anvil 9", "2+umbrella 1+fish+panda-glove", "1+ball-and-chain 3")
    t.A.plays("1+anvil")
    assert t.g.value == -3
    t.B.plays("2+umbrella")
    assert t.g.value == 0
    t.C.cannot_play("1+ball-and-chain", "CH-3.4")


def test_minus_3_is_beaten_by_minus_3():
    """CH-4.3, CH-3.5: equal negative values skip like any others."""
    t = Table("1+anvil 9", "1+ball-and-chain 1", "3 3")
    t.A.plays("1+anvil")
    t.B.plays("1+ball-and-chain")
    assert t.turn == A


def test_a_value_of_0_forces_like_any_other():
    """CH-4.3, CH-3.5"""
    t = Table("1+balloon 9", "2+umbrella 1", "3 3")
    t.A.plays("1+balloon")
    assert t.g.value == 0
    t.B.plays("2+umbrella")
    assert t.turn == A


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("9+glimmer", 1),
        ("1+primal-force+dragon-fist+sky-blade", 19),
        ("10+glimmer+ball-and-chain+anvil", -7),
        ("10+anvil", 6),
        ("2+sky-blade", 6),
        ("9+flame", 6),
        ("5+wooden-sword", 6),
        ("8+fish+panda-glove+spark", 6),
    ],
)
def test_an_aura_replaces_and_items_add_whatever_the_order(card, value):
    """CH-4.3: the order of sliding does not matter; the lowest value is -7, the highest 19."""
    number, *upgrades = card.split("+")
    for order in (upgrades, upgrades[::-1]):
        t = Table(f"{number} 4", "8 8", "7 7", reserves=[" ".join(order), "", ""])
        name = number
        for upgrade in order:
            t.A.slides(upgrade, name)
            name += f"+{upgrade}"
        t.A.plays(name)
        assert t.g.value == value


def test_modifiers_are_compulsory():
    """CH-4.3: a 7 with +1 is no 7 any more."""
    t = Table("7 7+fish 1", "8 8", "7 6")
    t.A.cannot_play("7 7+fish", "CH-3.1")


def test_upgrades_stay_even_if_the_player_passes_and_stay_secret():
    """CH-4.4: B's fish is in the 6, and nobody else knows until that card is played."""
    t = Table("7 9 9", "6 8", "5 7", reserves=["", "fish", ""])
    fish = t.B.upgrade("fish")
    t.A.plays("7")
    t.B.slides("fish", "6")
    (slid,) = t.match.happened()
    t.B.passes()
    card = t.B.find("6+fish")[0]
    for viewer, known in ((A, False), (C, False), (None, False), (B, True)):
        assert (str(card) in t.match.view(viewer)["inside"]) == known
        assert hear(slid, viewer)["cards"] == ([fish, card] if known else [None, None])
        assert len(t.match.view(viewer)["reserves"][B]) == 0
    t.C.passes()
    t.A.plays("9")
    t.B.passes()
    t.C.passes()
    assert t.turn == A
    t.A.plays("9")
    for viewer in (A, C, None):
        assert str(card) not in t.match.view(viewer)["inside"]


def test_what_was_slid_in_is_known_once_the_card_is_played():
    """CH-4.4, CH-1.6"""
    t = Table("5 9 9", "6 8", "5 7", reserves=["", "fish", ""])
    t.A.plays("5")
    t.B.slides("fish", "6")
    fish = t.g.inside[t.B.find("6+fish")[0]][0]
    t.B.plays("6+fish")
    for viewer in (A, C, None):
        assert t.match.view(viewer)["inside"][str(t.g.trick[-1])] == [fish]


def test_an_upgrade_goes_only_from_the_own_reserve_into_the_own_hand():
    """CH-4.5: nobody else's upgrade, nothing from the bag, no card of others, none in the trick."""
    t = Table("3 9", "8 8", "7 7", reserves=["fish", "anvil", ""], bag="quill")
    three = t.A.find("3")[0]
    t.A.cannot(["slide", t.B.upgrade("anvil"), three], "CH-4.5")
    t.A.cannot(["slide", t.g.bag[-1], three], "CH-4.5")
    t.A.cannot(["slide", three, three], "CH-4.5")
    t.A.cannot(["slide", t.A.upgrade("fish"), *t.B.find("8")], "CH-4.5")
    t.A.cannot(["slide", t.A.upgrade("fish"), t.g.played[0]], "CH-4.5")
    t.A.cannot(["slide", t.A.upgrade("fish"), t.A.upgrade("fish")], "CH-4.5")
    t.A.cannot(["slide", t.A.upgrade("fish"), 10**30], "CH-4.5")
    t.A.cannot(["slide", -1, three], "CH-4.5")


def test_an_upgrade_is_never_played_by_itself():
    """CH-4.5"""
    t = Table("3 9", "8 8", "7 7", reserves=["fish form", "", ""])
    t.A.cannot(["play", [t.A.upgrade("fish")], []], "CH-3.1")
    t.A.cannot(["play", [t.A.upgrade("form")], [t.A.upgrade("form")]], "CH-3.1")


def test_what_is_drawn_goes_to_the_reserve_at_once_and_is_used_in_the_next_turn():
    """CH-4.5: A is first and draws while the others play on; the quill is used in the next round."""
    t = Table("9", "8", "7 7", vp=[0, 0, 0], reserves=["", "", ""], bag="quill fish anvil", power=[0, 0, 0], leader=C)
    t.C.plays("7")
    t.A.plays("9")
    assert t.A.reserve == ["quill"]
    assert t.turn == B
    t.A.cannot(["slide", t.A.upgrade("quill"), 0], "")
    t.B.passes()
    t.C.passes()
    t.B.plays("8")
    assert t.B.reserve == ["fish", "anvil"]
    assert t.g.round == 3
    t.A.bets()
    t.B.bets()
    t.C.plays("1")
    t.A.slides("quill", "10")
    t.A.plays("10+quill")


def test_the_cards_of_the_last_player_go_back_unseen():
    """CH-4.6: C keeps a 7 with a secret fish, which nobody but C knows in the next round, and its new holder."""
    t = Table("10", "9", "7 5", vp=[0, 0, 0], reserves=["", "", "fish"], leader=C)
    t.C.slides("fish", "7")
    card = t.C.find("7+fish")[0]
    fish = t.g.inside[card][0]
    t.C.plays("5")
    t.A.passes()
    t.B.plays("9")
    t.C.passes()
    t.A.plays("10")
    assert t.g.round == 3
    holder = next(seat for seat in (A, B, C) if card in t.g.hands[seat])
    for viewer in (A, B, C, None):
        known = viewer in (holder, C)
        assert (fish in t.match.view(viewer)["inside"].get(str(card), [])) == known
    for event in t.match.happened():
        if event.what != "deal":
            assert card not in event.cards


def test_figures_of_the_card_list_agree():
    """CH-4.3, CH-6: the tables of this file and the card list say the same."""
    for upgrade, value in VALUES.items():
        figure = BY_ID[upgrade].figure
        assert value == (figure if upgrade in AURAS else 3 + figure)
    assert {upgrade: BY_ID[upgrade].figure for upgrade in COSTS} == COSTS
    assert {*VALUES, *COSTS, "kodora"} == set(BY_ID)
