"""The treasures T01 to T18 when they are played, and what they score."""

import pytest

from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import id_of
from heldenrunde.rulebooks.backstab_heroes.rules.scoring import treasure_points
from tests.backstab_heroes.table import A, B, C, Table

REST = ("gold-bar", "silver-goblet")
WITHOUT_EFFECT = (
    "handful-of-coins",
    "silver-goblet",
    "gold-bar",
    "kings-crown",
    "dragon-egg",
    "glass-beads",
    "rusty-chamber-pot",
    "half-an-amulet",
    "dwarven-beaker",
)
POINTS = [
    ("handful-of-coins", 1),
    ("silver-goblet", 2),
    ("gold-bar", 3),
    ("kings-crown", 4),
    ("dragon-egg", 5),
    ("glass-beads", 0),
    ("cursed-skull", -2),
    ("rusty-chamber-pot", -1),
    ("half-an-amulet", 0),
    ("half-an-amulet half-an-amulet", 8),
    ("dwarven-beaker", 1),
    ("dwarven-beaker dwarven-beaker", 3),
    ("dwarven-beaker dwarven-beaker dwarven-beaker", 6),
    ("cloak-of-shadows", 1),
    ("healing-salve", 1),
    ("enchanted-sword", 2),
    ("war-horn", 1),
    ("golden-fishing-rod", 2),
    ("crystal-ball", 1),
    ("ribbon-of-honour", 1),
    ("lit-bomb", 0),
    ("gold-bar gold-bar sword-swing duck half-an-amulet", 6),
]


@pytest.mark.parametrize(("cards", "points"), POINTS)
def test_points(cards, points):
    """BH-4.1: of all treasures of the hand; action cards are worth nothing."""
    t = Table(cards, "sword-swing", "arrow-shot")
    assert treasure_points(t.g.hands[A]) == points


@pytest.mark.parametrize("card", WITHOUT_EFFECT)
def test_a_treasure_without_effect_is_merely_shown(card):
    """BH-3.3, BH-3.4: nothing happens, it comes back, and everybody knows that you have it."""
    t = Table(card, "sword-swing", "arrow-shot", monster="stone-golem")
    t.lay(card, "sword-swing", "arrow-shot")
    assert (t.A.hand, t.A.dealt, t.A.place) == ([card], 0, "middle")
    assert t.B.sees(A) == [card]


def test_a_cursed_skull_is_given_away():
    """cursed-skull: to another hero's hand, at once; it does not come back (BH-3.3)."""
    t = Table("cursed-skull", *REST)
    t.lay("cursed-skull", *REST)
    t.A.cannot(A, "BH-3.3")
    t.A.picks(B)
    assert (t.A.hand, t.B.hand) == ([], ["cursed-skull", "gold-bar"])
    assert t.C.sees(B) == ["cursed-skull", "gold-bar"]


def test_a_cloak_of_shadows():
    """cloak-of-shadows: move yourself to the back."""
    t = Table("cloak-of-shadows", *REST, back=B)
    t.lay("cloak-of-shadows", *REST)
    assert (t.A.place, t.B.place, t.A.hand) == ("back", "middle", ["cloak-of-shadows"])


@pytest.mark.parametrize(("hurt", "left"), [(0, 0), (1, 0), (3, 2)])
def test_a_healing_salve(hurt, left):
    """healing-salve: a hero, also oneself, loses 1 damage, if there is any (BH-3.13)."""
    t = Table("healing-salve", *REST, hurt=[hurt, 0, 0])
    t.lay("healing-salve", *REST)
    t.A.picks(A)
    assert t.A.hurt == left


def test_an_enchanted_sword():
    """enchanted-sword, BH-3.12: 2 damage, dealt by you; no attack card."""
    t = Table("enchanted-sword", "bandwagon", "silver-goblet", wound=0, monster="stone-golem")
    t.lay("enchanted-sword", "bandwagon", "silver-goblet")
    assert (t.g.dealt, t.g.attackers, t.A.hand) == ([2, 1, 0], [B], ["enchanted-sword"])


def test_a_war_horn():
    """war-horn: another hero moves to the front."""
    t = Table("war-horn", *REST, front=A)
    t.lay("war-horn", *REST)
    t.A.picks(C)
    assert (t.A.place, t.C.place) == ("middle", "front")


def test_a_golden_fishing_rod():
    """golden-fishing-rod: each draws from the other's hand at the same time; neither the rod nor a laid card."""
    t = Table("golden-fishing-rod duck", "gold-bar bandwagon", "silver-goblet")
    t.lay("golden-fishing-rod", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert (t.A.hand, t.B.hand) == (["bandwagon", "golden-fishing-rod"], ["duck", "gold-bar"])
    assert (t.A.sees(B), t.B.sees(A)) == (["duck", "gold-bar"], ["bandwagon", "golden-fishing-rod"])
    assert t.C.sees(A) == ["golden-fishing-rod"]


@pytest.mark.parametrize(
    ("mine", "theirs", "after"), [("", " bandwagon", ["bandwagon"]), (" duck", "", []), ("", "", [])]
)
def test_a_golden_fishing_rod_and_an_empty_hand(mine, theirs, after):
    """golden-fishing-rod, BH-3.13: from an empty hand nothing is drawn."""
    t = Table(f"golden-fishing-rod{mine}", f"gold-bar{theirs}", "silver-goblet")
    t.lay("golden-fishing-rod", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.A.hand == [*after, "golden-fishing-rod"]


def test_a_crystal_ball():
    """crystal-ball: the top monster and another hand, in secret."""
    t = Table("crystal-ball", "gold-bar duck", "silver-goblet", coming="orc-on-holiday")
    t.lay("crystal-ball", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.A.sees(B) == ["duck", "gold-bar"]
    assert id_of(t.match.view(A)["monsters"][-1]) == "orc-on-holiday"
    assert t.match.view(C)["monsters"][-1] is None
    assert t.C.sees(B) == ["gold-bar"]


def test_a_crystal_ball_in_the_last_round_and_before_an_empty_hand():
    """crystal-ball, BH-3.13: no monster is left to look at, no card in the hand."""
    t = Table("crystal-ball", "gold-bar", "silver-goblet", round=8)
    t.lay("crystal-ball", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.match.over


@pytest.mark.parametrize(("supply", "medals"), [(1, 1), (0, 0)])
def test_a_ribbon_of_honour(supply, medals):
    """ribbon-of-honour, BH-1.5: take 1 medal, none if the supply is empty."""
    t = Table("ribbon-of-honour", *REST, supply=supply)
    t.lay("ribbon-of-honour", *REST)
    assert (t.g.medals, t.g.supply) == ([medals, 0, 0], 0)


def test_a_lit_bomb():
    """lit-bomb: 5 damage, dealt by you; then the card leaves the match, for all to see."""
    t = Table("lit-bomb", *REST, monster="stone-golem")
    t.lay("lit-bomb", *REST)
    assert (t.g.dealt, t.g.attackers, t.A.hand) == ([5, 0, 0], [], [])
    assert [id_of(card) for card in t.match.view(C)["gone"]] == ["lit-bomb"]
