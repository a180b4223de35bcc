"""The monsters and the monster phase: BH-3.6, BH-3.7, BH-3.12, BH-3.14."""

import pytest

from tests.backstab_heroes.card_list import MONSTER_LIST
from tests.backstab_heroes.table import A, B, C, Table

LAZY = ("handful-of-coins", "silver-goblet", "gold-bar", "kings-crown", "dragon-egg", "glass-beads")

# A stands at the front with 1 treasure, B at the back without any and deals 2, C has 2 treasures, D has 1.
STRIKES_BACK = [
    ("cellar-rat-in-plate", [1, 0, 0, 0]),
    ("grumpy-goblin", [2, 0, 0, 0]),
    ("highway-raccoon", [0, 1, 0, 0]),
    ("rattlebones", [2, 0, 1, 1]),
    ("apprentice-slime", [0, 0, 1, 1]),
    ("shadow-wolf", [0, 2, 0, 0]),
    ("mushroom-gnome", [1, 0, 1, 1]),
    ("orc-on-holiday", [3, 0, 0, 0]),
    ("swarm-of-bats", [1, 1, 1, 1]),
    ("snapping-casket", [0, 0, 2, 0]),
    ("hoarse-harpy", [2, 1, 0, 0]),
    ("gerda-the-spider", [0, 2, 0, 0]),
    ("two-headed-ogre", [3, 0, 1, 1]),
    ("bespectacled-basilisk", [0, 0, 2, 2]),
    ("crypt-count", [0, 3, 0, 0]),
    ("stone-golem", [4, 0, 0, 0]),
    ("bog-witch", [2, 1, 2, 2]),
    ("toll-troll", [0, 2, 0, 0]),
    ("ancient-dragon", [4, 1, 2, 2]),
    ("demon-prince", [1, 4, 1, 1]),
    ("cistern-kraken", [1, 0, 3, 3]),
    ("retired-lich", [2, 2, 4, 2]),
]


@pytest.mark.parametrize(("monster", "hurt"), STRIKES_BACK)
def test_who_suffers_what_by_the_counterattack(monster, hurt):
    """BH-3.6: as its card says; then it leaves the match, and no treasure is laid out."""
    t = Table(
        "glass-beads", "arrow-shot", "gold-bar silver-goblet", "handful-of-coins", monster=monster, front=A, back=B
    )
    t.lay("glass-beads", "arrow-shot", "gold-bar", "handful-of-coins")
    assert t.g.hurt == hurt
    assert t.g.gone == ([t.g.gone[0]] if monster == "toll-troll" else [])  # it robs A at the front
    assert (t.g.monster, len(t.g.fought), t.g.offered) == ([], 1, [])
    assert t.asked == "discards"


@pytest.mark.parametrize("printed", MONSTER_LIST, ids=lambda printed: printed.id)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_strength_and_treasures_by_the_number_of_heroes(printed, seats):
    """BH-3.6: enough damage beats it, 1 less does not; so many treasures are laid out."""
    strength, treasures = printed.strengths[seats - 3], printed.treasures[seats - 3]
    t = Table(*LAZY[:seats], monster=printed.id, wound=strength)
    t.lay(*LAZY[:seats])
    assert "beaten" in t.happened()
    laid_out = [event.n for event in t.match.happened() if event.what == "spoils"]
    assert laid_out == [treasures]
    t = Table(*LAZY[:seats], monster=printed.id, wound=strength - 1)
    t.lay(*LAZY[:seats])
    assert "flees" in t.happened()


def test_more_than_enough():
    """BH-3.6, BH-3.12, case 2: all cards are resolved, the most damage gets the medal, treasures come."""
    t = Table("reckless-charge", "sword-swing", "sword-swing", "gold-bar", monster="grumpy-goblin")
    t.lay("reckless-charge", "sword-swing", "sword-swing", "gold-bar")
    assert t.g.dealt == [4, 2, 2, 0]
    assert t.g.wound == 8
    assert t.g.medals == [1, 0, 0, 0]
    assert len(t.g.offered) == 2
    assert t.D.hand == ["gold-bar"]


def test_a_tie_for_the_most_damage_gives_no_medal_but_treasures():
    """BH-3.6, case 2: A and D deal 4 each."""
    t = Table("reckless-charge", "glass-beads", "gold-bar", "fireball")
    t.lay("reckless-charge", "glass-beads", "gold-bar", "fireball")
    t.D.picks(B)
    assert t.g.dealt == [4, 0, 0, 4]
    assert t.g.medals == [0, 0, 0, 0]
    assert len(t.g.offered) == 2


def test_the_last_medal_is_the_last():
    """BH-1.5: none is given when the supply is empty."""
    for supply, medals in ((1, 1), (0, 0)):
        t = Table("reckless-charge", "glass-beads", "gold-bar", supply=supply)
        t.lay("reckless-charge", "glass-beads", "gold-bar")
        assert (t.g.medals[A], t.g.supply) == (medals, 0)


def test_a_counterattack_on_an_empty_position_hits_nobody():
    """BH-3.7, the rulebook's case: the monster attacks the front while nobody stands there."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", monster="orc-on-holiday")
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert t.g.hurt == [0, 0, 0]
    assert "nobody-hit" in t.happened()


def test_the_counterattack_is_one_moment():
    """BH-3.7, BH-3.14, case 8: suffered A, B, C, D; B ducks, the others are hit as before."""
    hands = ("glass-beads", "gold-bar duck", "silver-goblet", "kings-crown")
    t = Table(*hands, monster="rattlebones", front=B)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert (t.turn, t.g.hurt) == (B, [1, 0, 0, 0])  # A has suffered already, C and D have not
    t.B.reacts("duck")
    assert t.g.hurt == [1, 0, 1, 1]
    t = Table(*hands, monster="rattlebones", back=B)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert t.g.hurt == [1, 0, 1, 1]  # nobody at the front, B at the back


def test_the_order_of_suffering_begins_with_the_start_player():
    """BH-3.14: clockwise from C."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", monster="swarm-of-bats", start=C)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert [event.seat for event in t.match.happened() if event.what == "suffer"] == [C, A, B]


def test_damage_does_not_run_out():
    """BH-1.5: it is counted without limit."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", monster="stone-golem", front=A, hurt=[60, 0, 0])
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert t.A.hurt == 64


def test_a_robbed_treasure_leaves_the_match_unseen():
    """highway-raccoon: a random one of the hero at the back, known to that hero only."""
    t = Table("glass-beads", "gold-bar duck kings-crown", "silver-goblet", monster="highway-raccoon", back=B)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert (t.B.hurt, t.B.hand) == (0, ["duck", "gold-bar"])
    (lost,) = t.g.gone
    assert t.g.knows[lost] == 1 << B
    assert t.match.view(A)["gone"] == [None]
    assert t.A.sees(B) == []  # nobody can tell any more whether the Gold Bar that was shown is still there


def test_a_robbed_treasure_is_lost_in_the_order_of_suffering():
    """toll-troll, BH-3.14: a treasure is lost at the hero's place in the order."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", "kings-crown", monster="toll-troll", front=C, back=B, start=C)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert [event.seat for event in t.match.happened() if event.what == "lose-treasure"] == [C, B]


def test_equally_rich_heroes_are_all_hit_and_it_is_told_how_rich_they_are():
    """snapping-casket, BH-1.6: how many treasures a hero holds is told only when a card asks for the most."""
    t = Table("glass-beads gold-bar", "gold-bar kings-crown", "silver-goblet", monster="snapping-casket")
    t.lay("gold-bar", "gold-bar", "silver-goblet")
    assert t.g.hurt == [2, 2, 0]
    assert [(event.seat, event.n) for event in t.match.happened() if event.what == "richest"] == [(A, 2), (B, 2)]


def test_nobody_is_rich_without_a_treasure():
    """snapping-casket, retired-lich: at least 1."""
    for monster, hurt in (("snapping-casket", 0), ("retired-lich", 2)):
        t = Table("arrow-shot", "into-the-bushes", "regroup", monster=monster)
        t.lay("arrow-shot", "into-the-bushes", "regroup")
        assert t.g.hurt == [hurt] * 3


def test_nobody_is_eager_without_damage():
    """gerda-the-spider: the most damage, at least 1; all who are tied."""
    t = Table("glass-beads", "into-the-bushes", "regroup", monster="gerda-the-spider")
    t.lay("glass-beads", "into-the-bushes", "regroup")
    assert t.g.hurt == [0, 0, 0]
    t = Table("arrow-shot", "sword-swing", "regroup", monster="gerda-the-spider")
    t.lay("arrow-shot", "sword-swing", "regroup")
    assert t.g.hurt == [2, 2, 0]


def test_a_treasure_that_was_laid_counts_for_the_casket():
    """BH-3.4, case 9: before the monster phase the sword is back in A's hand."""
    t = Table("enchanted-sword", "into-the-bushes", "regroup", monster="snapping-casket")
    t.lay("enchanted-sword", "into-the-bushes", "regroup")
    assert t.g.hurt == [2, 0, 0]
