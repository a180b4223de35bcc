"""BH-4: the end."""

import pytest

from heldenrunde import Match, bot
from heldenrunde.core.game import Result
from tests.backstab_heroes.table import A, B, C, Table, table_of


def last_round(*hands, hurt, medals=None):
    """Round 8 against a golem that hits nobody: everyone lays the first card of the hand."""
    t = Table(*hands, hurt=hurt, medals=medals, round=8, monster="stone-golem")
    t.lay(*[hand.split()[0] for hand in hands])
    assert t.match.over
    return t


def test_damage_is_taken_off():
    """BH-4.1, the rulebook's case: 4 points and 3 damage make 1."""
    t = last_round("kings-crown", "glass-beads", "rusty-chamber-pot", hurt=[3, 0, 0])
    assert t.result.scores == [1, 0, -1]
    assert t.result.winners == [A]
    assert t.result.places == [1, 2, 3]


def test_a_shared_victory_below_zero():
    """BH-4.1, BH-4.2, case 10: A and B share the victory at −1; C's five medals are worth nothing."""
    t = last_round("dragon-egg silver-goblet", "sword-swing", "gold-bar", hurt=[8, 1, 6], medals=[0, 0, 5])
    assert t.result == Result([A, B], [-1, -1, -3], [1, 1, 3])
    assert "Player 1 has −1 point. Treasures: “Dragon Egg” and “Silver Goblet”; damage: 8." in t.told()
    assert "Player 2 has −1 point. No treasure, damage: 1." in t.told()
    assert "Spieler 3 hat −3 Punkte. Schätze: „Goldbarren“; Schaden: 6." in t.told(language="de")
    assert "Player 1 wins with −1 point." in t.told()
    boasts = [(event.seat, event.n) for event in t.match.happened() if event.what == "boast"]
    assert boasts == [(C, 5)]


def test_all_treasures_are_shown():
    """BH-4.2: whether ever played or not; the action cards stay hidden."""
    t = last_round(
        "sword-swing gold-bar half-an-amulet half-an-amulet", "arrow-shot duck", "glass-beads", hurt=[0, 0, 0]
    )
    assert t.result.scores == [11, 0, 0]
    assert t.C.sees(A) == ["gold-bar", "half-an-amulet", "half-an-amulet"]
    assert t.C.sees(B) == []


def test_the_last_round_ends_with_its_treasure_phase():
    """BH-4.2: nobody discards or draws; a treasure of the last monster counts."""
    t = Table("sword-swing", "arrow-shot", "glass-beads", round=8, treasures="gold-bar")
    t.lay("sword-swing", "arrow-shot", "glass-beads")
    assert t.match.over
    assert t.result.scores == [3, 0, 0]
    assert t.A.hand == ["gold-bar"]
    assert (t.g.agenda, t.match.waiting()) == ([], [])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_match_has_eight_rounds(seats):
    """BH-4.1: against eight monsters."""
    match = Match.new("backstab-heroes", seats, 5)
    bots = [bot("thumb", seed=seat) for seat in range(seats)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
    g = table_of(match)
    assert (g.round, len(g.fought), g.monsters) == (8, 8, [])
