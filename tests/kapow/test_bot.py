"""The rules of thumb of KAPOW!: better than chance, in every mode."""

from __future__ import annotations

import pytest

import heldenrunde as hr


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


def test_it_can_win_alone():
    assert any(play("solo", seed, ["thumb"]).result.winners for seed in range(12))  # type: ignore[union-attr]
