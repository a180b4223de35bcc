"""The other action cards E01 to E10."""

import pytest

from heldenrunde.rulebooks.backstab_heroes.state import NOBODY
from tests.backstab_heroes.table import A, B, C, Table

REST = ("glass-beads", "gold-bar")


# -- positions -------------------------------------------------------------------------------------------------------


def test_you_go_first():
    """you-go-first, BH-3.3: another hero moves to the front, and who stood there to the middle (BH-2.1)."""
    t = Table("you-go-first", *REST, front=C)
    t.lay("you-go-first", *REST)
    t.A.cannot(A, "BH-3.3")
    t.A.picks(B)
    assert (t.B.place, t.C.place) == ("front", "middle")


def test_into_the_bushes():
    """into-the-bushes: move yourself to the back."""
    t = Table("into-the-bushes", *REST, back=B)
    t.lay("into-the-bushes", *REST)
    assert (t.A.place, t.B.place) == ("back", "middle")


@pytest.mark.parametrize(
    ("front", "back", "after"),
    [
        (A, B, ("back", "front", "middle")),
        (A, C, ("middle", "front", "back")),
        (NOBODY, B, ("back", "middle", "middle")),
        (C, NOBODY, ("middle", "middle", "front")),
    ],
)
def test_switch_places(front, back, after):
    """switch-places with B: each takes over the other's position, the middle is no card."""
    t = Table("switch-places", *REST, front=front, back=back)
    t.lay("switch-places", *REST)
    t.A.picks(B)
    assert (t.A.place, t.B.place, t.C.place) == after


@pytest.mark.parametrize("hero", [A, B])
@pytest.mark.parametrize("place", ["front", "middle", "back"])
def test_a_friendly_nudge(hero, place):
    """friendly-nudge, BH-3.3: a hero, also oneself, goes to any position."""
    t = Table("friendly-nudge", *REST, front=B, back=A)
    t.lay("friendly-nudge", *REST)
    t.A.cannot([A, "nowhere"], "")
    t.A.picks(hero, place)
    assert t.g.place(hero) == place


def test_taunt_the_beast_adds_to_the_counterattack():
    """taunt-the-beast: to the front, and 1 more than the 3 of the orc."""
    t = Table("taunt-the-beast", *REST, monster="orc-on-holiday")
    t.lay("taunt-the-beast", *REST)
    t.A.picks(B)
    assert (t.B.place, t.g.hurt) == ("front", [0, 4, 0])


def test_taunt_the_beast_adds_also_to_nothing_and_ends_with_the_round():
    """taunt-the-beast, BH-3.14: the shadow wolf hits the back only; next round nothing is left of it."""
    t = Table("taunt-the-beast glass-beads", "gold-bar", "silver-goblet", monster="shadow-wolf", coming="crypt-count")
    t.lay("taunt-the-beast", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.g.hurt == [0, 1, 0]
    t.all_keep()
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    assert t.g.hurt == [0, 1, 0]


def test_a_taunt_is_forgotten_when_the_monster_falls():
    """taunt-the-beast: only if the monster counterattacks."""
    t = Table("taunt-the-beast", *REST, wound=3)
    t.lay("taunt-the-beast", *REST)
    t.A.picks(B)
    assert t.g.hurt == [0, 0, 0]


def test_a_taunted_hero_is_hit_in_one_sum():
    """taunt-the-beast, BH-3.14: part of the same sum, so one Duck! prevents up to 3 of 4."""
    t = Table("taunt-the-beast", "gold-bar duck", "silver-goblet", monster="orc-on-holiday")
    t.lay("taunt-the-beast", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("duck")
    assert t.g.hurt == [0, 1, 0]


def test_regroup_empties_both_positions():
    """regroup, BH-2.1: everyone is in the middle."""
    t = Table("regroup", *REST, front=B, back=C)
    t.lay("regroup", *REST)
    assert (t.g.spearhead, t.g.shadows) == (NOBODY, NOBODY)


# -- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hurt", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
@pytest.mark.parametrize("hero", [A, B])
def test_a_healing_potion(hero, hurt, left):
    """healing-potion, BH-3.13: a hero, also oneself, loses 2 damage or what there is."""
    damage = [0, 0, 0]
    damage[hero] = hurt
    t = Table("healing-potion", *REST, hurt=damage)
    t.lay("healing-potion", *REST)
    t.A.picks(hero)
    assert t.g.hurt[hero] == left


def test_a_tripwire_waits_for_an_attack():
    """tripwire: the attack card that is revealed later deals 2 less, and not less than 0."""
    t = Table("tripwire", "reckless-charge", "gold-bar", monster="stone-golem")
    t.lay("tripwire", "reckless-charge", "gold-bar")
    t.A.picks(B)
    assert (t.g.dealt, t.g.wound) == ([0, 2, 0], 2)
    t = Table("tripwire", "half-hearted-poke", "gold-bar", monster="stone-golem")
    t.lay("tripwire", "half-hearted-poke", "gold-bar")
    t.A.picks(B)
    assert (t.g.dealt, t.B.place) == ([0, 0, 0], "back")


def test_a_tripwire_takes_back_what_lies_there():
    """tripwire, BH-3.12: damage that is removed is taken off its dealer, up to 2."""
    for attack, left in (("reckless-charge", 2), ("half-hearted-poke", 0)):
        t = Table(attack, "tripwire", "gold-bar", monster="stone-golem")
        t.lay(attack, "tripwire", "gold-bar")
        t.B.picks(A)
        assert (t.A.dealt, t.g.wound) == (left, left)


def test_two_tripwires_and_none_for_a_treasure():
    """tripwire: two take 4; a treasure is no attack card, and an unused wire lapses with the round."""
    t = Table("tripwire", "tripwire", "reckless-charge", monster="stone-golem")
    t.lay("tripwire", "tripwire", "reckless-charge")
    t.A.picks(C)
    t.B.picks(C)
    assert t.C.dealt == 0
    t = Table(
        "tripwire glass-beads", "enchanted-sword arrow-shot", "gold-bar", monster="stone-golem", coming="crypt-count"
    )
    t.lay("tripwire", "enchanted-sword", "gold-bar")
    t.A.picks(B)
    assert t.B.dealt == 2
    t.all_keep()
    t.lay("glass-beads", "arrow-shot", "gold-bar")
    assert t.B.dealt == 2


def test_a_tripwire_spares_the_treasure_damage_of_its_target():
    """tripwire: only what the attack card placed is removed, not what came by another card."""
    t = Table("half-hearted-poke last-reserve", "tripwire", "gold-bar", monster="stone-golem", wound=4)
    t.lay("half-hearted-poke", "tripwire", "gold-bar")
    t.B.picks(A)
    assert (t.g.wound, t.A.dealt) == (4, 0)
    t.A.reacts("last-reserve")
    assert (t.g.wound, t.A.dealt) == (6, 2)


# -- hands -----------------------------------------------------------------------------------------------------------


def test_sticky_fingers_draw_a_random_card():
    """sticky-fingers: action card or treasure, into the own hand; the two of them know it, nobody else (BH-1.6)."""
    t = Table("sticky-fingers duck", "gold-bar glass-beads objection", "silver-goblet", falls={"steal": [0]})
    t.lay("sticky-fingers", "gold-bar", "silver-goblet")
    t.B.passes()  # no objection
    t.A.picks(B)
    assert (t.A.hand, t.B.hand) == (["duck", "glass-beads"], ["gold-bar", "objection"])
    assert t.B.sees(A) == ["glass-beads"]
    assert t.C.sees(A) == []


def test_sticky_fingers_cannot_reach_a_laid_card():
    """sticky-fingers, BH-3.13, case 9: only the hand; from an empty one nothing is drawn."""
    t = Table("enchanted-sword", "sticky-fingers", "gold-bar", monster="stone-golem", start=B)
    t.lay("enchanted-sword", "sticky-fingers", "gold-bar")
    t.B.picks(A)
    assert (t.A.hand, t.B.hand) == (["enchanted-sword"], [])
    assert t.A.dealt == 2


def test_nosy_parker_looks_and_swaps():
    """nosy-parker: look at another hand; swap 1 card for 1, or not. What is laid is not in the hand (BH-3.13)."""
    t = Table("nosy-parker glass-beads", "kings-crown gold-bar duck", "silver-goblet")
    t.lay("nosy-parker", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.A.sees(B) == ["duck", "kings-crown"]
    assert t.C.sees(B) == []
    t.A.cannot(["swap", t.A.card("glass-beads"), t.B.card("gold-bar")], "BH-3.13")
    t.A.cannot(["swap", t.B.card("duck"), t.A.card("glass-beads")], "BH-3.13")
    t.A.cannot(["swap", 1], "")
    t.A.swaps("glass-beads", "kings-crown", B)
    assert (t.A.hand, t.B.hand) == (["kings-crown"], ["duck", "glass-beads", "gold-bar"])
    assert t.B.sees(A) == ["kings-crown"]
    assert t.C.sees(A) == []


def test_nosy_parker_may_leave_it_at_looking():
    """nosy-parker: you may swap; with an empty hand you cannot (BH-3.13)."""
    t = Table("nosy-parker glass-beads", "kings-crown gold-bar", "silver-goblet")
    t.lay("nosy-parker", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.A.passes()
    assert t.A.hand == ["glass-beads"]
    t = Table("nosy-parker", "kings-crown gold-bar", "silver-goblet")
    t.lay("nosy-parker", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.A.sees(B) == ["gold-bar", "kings-crown"]  # the Gold Bar was shown since
    assert t.asked == "discards"
    t = Table("nosy-parker duck", "gold-bar", "silver-goblet")
    t.lay("nosy-parker", "gold-bar", "silver-goblet")
    t.A.picks(B)  # who holds nothing but the laid card
    assert t.asked == "discards"


def test_stolen_cards_may_make_a_big_hand():
    """sticky-fingers, BH-3.16, case 6: more than 4 action cards are allowed; no card is drawn then."""
    t = Table("sticky-fingers duck duck arrow-shot regroup", "gold-bar bandwagon", "silver-goblet", actions="fireball")
    t.lay("sticky-fingers", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.all_keep()
    assert t.A.hand == ["arrow-shot", "bandwagon", "duck", "duck", "regroup"]
