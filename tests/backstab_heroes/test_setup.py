"""BH-1: the set-up, and the card list."""

import re
from collections import Counter

import pytest

from heldenrunde import Match
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import (
    CARDS,
    KIND,
    catalogue,
    id_of,
    is_action,
    is_attack,
    is_reaction,
    is_treasure,
)
from heldenrunde.texts import LANGUAGES, words
from tests.backstab_heroes.card_list import (
    ATTACK_LIST,
    FAT_LIST,
    MID_LIST,
    MONSTER_LIST,
    NORMAL_LIST,
    REACTION_LIST,
    TREASURE_LIST,
    TRICK_LIST,
)
from tests.backstab_heroes.table import A, B, C, Table

every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def fresh(seats, seed=1):
    return Match.new("backstab-heroes", seats, seed).table


def names(cards):
    return Counter(id_of(card) for card in cards)


def test_the_card_list():
    """BH-1.1: 55 action cards, 30 treasures, 22 monsters; each as often as the list says."""
    treasures = {id: copies for id, (copies, _) in TREASURE_LIST.items()}
    monsters = {printed.id: 1 for printed in MONSTER_LIST}
    assert dict(catalogue()) == {**ATTACK_LIST, **TRICK_LIST, **REACTION_LIST, **treasures, **monsters}
    cards = [Card(card) for card in range(CARDS)]
    assert names(filter(is_attack, cards)) == ATTACK_LIST
    assert names(filter(is_reaction, cards)) == REACTION_LIST
    assert names(filter(is_action, cards)) == {**ATTACK_LIST, **TRICK_LIST, **REACTION_LIST}
    assert names(filter(is_treasure, cards)) == treasures
    assert [sum(map(is_action, cards)), sum(map(is_treasure, cards)), len(MONSTER_LIST)] == [55, 30, 22]
    assert {kind.id: kind.vp for kind in KIND if kind.id in TREASURE_LIST} == {
        id: points for id, (_, points) in TREASURE_LIST.items()
    }


def test_action_cards_and_treasures_have_the_same_back():
    """BH-1.1: and of a monster everybody knows the tier, for the pile is not shuffled (BH-1.2)."""
    g = fresh(3)
    assert len({g.back(card) for card in range(85)}) == 1
    assert len({g.back(card) for card in range(CARDS)}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_monsters_name_their_figures(language):
    """BH-3.6: strengths and treasures as in the list."""
    say = words(language, "backstab-heroes")
    for printed in MONSTER_LIST:
        figures = re.findall(r"\d+(?: / \d+){3}", say(f"card-{printed.id}.text"))
        rows = [tuple(int(n) for n in row.split(" / ")) for row in figures]
        assert rows == [printed.strengths, printed.treasures, (3, 4, 5, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_treasures_name_their_points(language):
    """BH-4.1: points as in the list."""
    say = words(language, "backstab-heroes")
    for id, (_, points) in TREASURE_LIST.items():
        assert say(f"card-{id}.text").casefold().startswith(f"{points} p".replace("-", "−"))


@every_table
def test_the_monster_pile(seats):
    """BH-1.2: at the bottom 1 fat, then 2 not quite so fat, on top 5 rather normal; the rest is not used."""
    tiers = [{printed.id for printed in tier} for tier in (FAT_LIST, MID_LIST, NORMAL_LIST)]
    for seed in range(5):
        g = fresh(seats, seed)
        pile = [id_of(card) for card in [*g.monsters, *g.monster]]
        assert set(pile[:1]) <= tiers[0]
        assert set(pile[1:3]) <= tiers[1]
        assert set(pile[3:]) <= tiers[2]
        assert (len(pile), len(g.unused)) == (8, 14)


def test_the_monsters_are_drawn_at_random():
    """BH-1.2: every monster of a tier turns up."""
    seen = {id_of(card) for seed in range(60) for card in (*fresh(3, seed).monsters, *fresh(3, seed).monster)}
    assert seen == {printed.id for printed in MONSTER_LIST}


@every_table
def test_hands_and_piles(seats):
    """BH-1.3: 4 action cards each, the other ones and the treasures in piles."""
    g = fresh(seats)
    assert [len(hand) for hand in g.hands] == [4] * seats
    assert all(is_action(card) for hand in g.hands for card in hand)
    assert len(g.actions) == 55 - 4 * seats
    assert len(g.treasures) == 30


def test_a_random_player_starts():
    """BH-1.3: everyone may be the one."""
    assert {fresh(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


@every_table
def test_all_begin_in_the_middle_without_damage_and_medals(seats):
    """BH-1.4, BH-1.5: 13 medals in the supply."""
    g = fresh(seats)
    assert {g.place(seat) for seat in range(seats)} == {"middle"}
    assert (g.hurt, g.medals, g.supply) == ([0] * seats, [0] * seats, 13)


def test_what_is_public_and_what_is_secret():
    """BH-1.6: hands by number only, also which are treasures; laid cards and piles not at all."""
    t = Table("gold-bar sword-swing", "duck fireball", "arrow-shot", hurt=[1, 2, 3], medals=[0, 1, 0], front=B)
    t.A.lays("gold-bar")
    t.B.lays("fireball")
    seen = t.match.view(C)
    assert seen["hands"] == [[None, None], [None, None], t.g.hands[C]]
    assert (seen["hurt"], seen["medals"], seen["spearhead"], seen["dealt"]) == ([1, 2, 3], [0, 1, 0], B, [0, 0, 0])
    assert seen["laid"][:2] == [None, None]
    assert seen["sealed"] is None
    for pile in ("actions", "treasures", "monsters", "unused"):
        assert set(seen[pile]) == {None}
    t.C.lays("arrow-shot")
    t.B.picks(A)
    assert t.match.view(None)["dealt"] == [0, 4, 2]
