"""The rules of thumb of KAPOW!: better than chance, in every mode."""

from __future__ import annotations

import pytest

import heldenrunde as hr
from tests.kapow.table import A, B, Table

FOUR = ("tough-nut", "elusivity", "victor-kane", "fuse")


def play(mode: str, seed: int, bots: list[str]) -> hr.Match:
    match = hr.Match.new("kapow", seed=seed, mode=mode)
    minds = [hr.bot(name, seed=10 * seed + seat) for seat, name in enumerate(bots)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, minds[seat].choose(match.view_for_bot(seat)))
    return match


def test_it_beats_the_random_bot_with_either_character():
    """Each deal twice, with the characters swapped."""
    won = 0
    for seed in range(6):
        for seat, bots in enumerate((["thumb", "random"], ["random", "thumb"])):
            result = play("duel", seed, bots).result
            assert result is not None
            won += result.winners == [seat]
    assert won >= 9


@pytest.mark.parametrize(("mode", "seats"), [("first", 2), ("teams", 4), ("solo", 1), ("coop", 2)])
def test_it_plays_every_mode(mode, seats):
    assert play(mode, 1, ["thumb"] * seats).over


@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("coop", 2)])
def test_it_can_beat_automata(mode, seats):
    assert any(play(mode, seed, ["thumb"] * seats).result.winners for seed in range(12))  # type: ignore[union-attr]


def thought(table: Table, seat: int) -> object:
    return hr.bot("thumb", seed=1).choose(table.match.view_for_bot(seat))


@pytest.mark.parametrize(("partner", "choice"), [("X", "rescue-left"), ("T", "sucker-punch")])
def test_half_of_an_alliance_card_needs_the_other_half(partner, choice):
    table = Table("A", partner, "B", "B", mode="teams", characters=FOUR, alliances=[["rescue"], []])
    assert thought(table, A) == ("choose", choice)


def test_one_of_two_defends_against_the_automata():
    """All attacks meet the higher defence (KP-9.2), so the lower one is of no use."""
    table = Table("TB", "TTA", "MMMM", "MMMM", mode="coop", characters=FOUR)
    assert thought(table, A) == ("choose", "block")
    table.fill(B, "fortress", "TTA")
    assert thought(table, A) != ["choose", "block"]
