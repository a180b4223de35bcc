"""The attack cards A01 to A11."""

import pytest

from heldenrunde.rulebooks.backstab_heroes.state import NOBODY
from tests.backstab_heroes.table import A, B, C, D, Table

REST = ("glass-beads", "gold-bar", "silver-goblet")

# attack card, where its hero stands, damage on the monster, where the hero stands then, damage to the hero
ALONE = [
    ("sword-swing", "front", 2, "front", 0),
    ("sword-swing", "middle", 2, "middle", 0),
    ("sword-swing", "back", 2, "back", 0),
    ("reckless-charge", "front", 4, "front", 0),
    ("reckless-charge", "middle", 4, "front", 0),
    ("reckless-charge", "back", 4, "front", 0),
    ("dagger-from-the-dark", "front", 1, "front", 0),
    ("dagger-from-the-dark", "middle", 1, "middle", 0),
    ("dagger-from-the-dark", "back", 3, "back", 0),
    ("arrow-shot", "front", 1, "front", 0),
    ("arrow-shot", "middle", 2, "middle", 0),
    ("arrow-shot", "back", 2, "back", 0),
    ("shield-ram", "front", 4, "front", 0),
    ("shield-ram", "middle", 1, "middle", 0),
    ("shield-ram", "back", 1, "back", 0),
    ("half-hearted-poke", "front", 1, "back", 0),
    ("half-hearted-poke", "middle", 1, "back", 0),
    ("half-hearted-poke", "back", 1, "back", 0),
    ("wild-swing", "front", 3, "front", 1),
    ("wild-swing", "middle", 3, "middle", 1),
    ("bandwagon", "middle", 1, "middle", 0),
    ("coup-de-grace", "middle", 1, "middle", 0),
    ("show-off-slash", "middle", 2, "middle", 0),
]


@pytest.mark.parametrize(("card", "place", "damage", "then", "hurt"), ALONE)
def test_what_an_attack_does_by_itself(card, place, damage, then, hurt):
    """BH-3.3: an attack card puts damage on the monster; BH-3.13: positions count when the card is resolved."""
    front, back = A if place == "front" else NOBODY, A if place == "back" else NOBODY
    t = Table(f"{card} sword-swing", *REST, monster="stone-golem", front=front, back=back, start=D)
    t.lay(card, *REST)
    assert t.g.dealt == [damage, 0, 0, 0]
    assert t.g.attackers == [A]
    golem = 4 if then == "front" else 0  # the Stone Golem hits the front
    assert (t.A.place, t.A.hurt) == (then, hurt + golem)


def test_a_charge_pushes_the_front_hero_to_the_middle():
    """reckless-charge, BH-2.1: first the move, then the damage."""
    t = Table("reckless-charge", *REST, front=B, wound=0, monster="crypt-count")
    t.lay("reckless-charge", *REST)
    assert (t.A.place, t.B.place) == ("front", "middle")


def test_a_fireball_singes_another_hero():
    """fireball: 4 damage, and another hero suffers 1; never oneself (BH-3.3)."""
    t = Table("fireball", *REST, monster="crypt-count")
    t.lay("fireball", *REST)
    assert (t.turn, t.asked, t.g.wound) == (A, "another_hero", 4)
    t.A.cannot(A, "BH-3.3")
    t.A.picks(C)
    assert t.g.hurt == [0, 0, 1, 0]


def test_a_bandwagon_counts_the_attack_cards_of_others():
    """bandwagon: 1 and 1 more for each; also one that did no damage; not treasures and reactions; at most 4."""
    t = Table(
        "sword-swing", "arrow-shot", "bandwagon", "bandwagon", "enchanted-sword", monster="ancient-dragon", start=D
    )
    t.lay("sword-swing", "arrow-shot", "bandwagon", "bandwagon", "enchanted-sword")
    assert t.g.dealt == [2, 2, 4, 1, 2]  # D first, E no attack card, A, B, then C: 1 + 3
    t = Table(*["sword-swing"] * 4, "bandwagon", "bandwagon", monster="ancient-dragon")
    t.lay(*["sword-swing"] * 4, "bandwagon", "bandwagon")
    assert t.g.dealt[4:] == [4, 4]


def test_a_bandwagon_counts_an_attack_that_a_tripwire_brought_to_nothing():
    """bandwagon, tripwire: every attack card activated earlier counts, even if its damage was removed."""
    t = Table("arrow-shot", "tripwire", "bandwagon", monster="stone-golem")
    t.lay("arrow-shot", "tripwire", "bandwagon")
    t.B.picks(A)
    assert t.g.dealt == [0, 0, 2]


@pytest.mark.parametrize(
    ("seats", "wound", "damage"), [(4, 1, 1), (4, 2, 3), (5, 2, 1), (5, 3, 3), (6, 3, 1), (6, 4, 3)]
)
def test_a_coup_de_grace_needs_half_the_strength_rounded_up(seats, wound, damage):
    """coup-de-grace against the Grumpy Goblin: strength 4, 6 and 7 with 4, 5 and 6 heroes."""
    others = [*REST, "kings-crown", "dragon-egg"][: seats - 1]
    t = Table("coup-de-grace", *others, wound=wound)
    t.lay("coup-de-grace", *others)
    assert t.g.dealt[A] == damage


@pytest.mark.parametrize(("wound", "medals"), [(2, 2), (0, 0)])
def test_a_show_off_gets_a_medal_if_the_monster_falls(wound, medals):
    """show-off-slash: besides the one for the most damage (BH-3.6); nothing if the monster stands."""
    t = Table("show-off-slash", *REST, wound=wound)
    t.lay("show-off-slash", *REST)
    assert t.g.medals == [medals, 0, 0, 0]
    assert t.g.supply == 13 - medals


def test_a_show_off_of_an_earlier_round_gets_nothing():
    """show-off-slash: only if the monster of this round falls."""
    t = Table("show-off-slash glass-beads", "gold-bar", "reckless-charge silver-goblet", coming="cellar-rat-in-plate")
    t.lay("show-off-slash", "gold-bar", "silver-goblet")
    t.all_keep()
    assert (t.g.round, t.g.poser) == (3, NOBODY)
    t.lay("glass-beads", "gold-bar", "reckless-charge")
    assert t.g.medals == [0, 0, 1]
