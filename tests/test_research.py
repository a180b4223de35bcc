"""What those need who study the games: cards by number, standings, memory, copies, and a start that costs nothing."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

import heldenrunde as hr
from heldenrunde import choices
from heldenrunde.core.views import hear
from heldenrunde.library import faces
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES
from tests.every_game.positions import short
from tools.choices import name_of, options_of

every_game = pytest.mark.parametrize("game", list(GAMES))
PAGE = Path(__file__).parent.parent / "docs" / "library.md"


def middle(game: str, decisions: int = 25) -> hr.Match:
    """A match in the middle, played at random."""
    match, mind = hr.Match.new(game, seed=5), hr.bot("random", seed=5)
    while match.decisions < decisions and not match.over:
        seat = match.waiting()[0]
        match.answer(seat, mind.choose(match.view_for_bot(seat)))
    return match


# -- cards -----------------------------------------------------------------------------------------------------------


@every_game
def test_every_card_has_a_name_in_every_language_and_its_id_is_in_the_catalogue(game):
    known = {id for id, _ in GAMES[game].catalogue()}
    assert len(faces(game)) >= len(hr.Match.new(game, seed=1).table.knows)
    for number in range(len(faces(game))):
        found = [hr.card(game, number, language) for language in LANGUAGES]
        assert all(card.name for card in found)
        assert found[0].id in known or found[0].attributes["kind"] in ("face", "die", "row")
        assert hash(found[0]) == hash(hr.card(game, number, LANGUAGES[0]))


@every_game
def test_a_card_is_the_one_that_people_see(game):
    """The pieces of a scene and the numbers of a view name the same cards."""
    match = middle(game)
    view = match.view(match.waiting()[0])
    shown = {piece.card for zone in GAMES[game].scene(view, view["seat"]).zones for piece in zone.pieces if piece.card}
    hand = [card for card in view.get("hands", [[]] * view["seats"])[view["seat"]] if card is not None]
    assert {hr.card(game, card).id for card in hand} <= shown


# -- standing --------------------------------------------------------------------------------------------------------


@every_game
def test_standing_and_round_at_any_time_and_at_the_end(game):
    match, mind, rounds = hr.Match.new(game, seed=3), hr.bot("random", seed=3), []
    while not match.over:
        rounds.append(match.round)
        standings = [match.standing(seat) for seat in range(match.seats)]
        best = max(standings, key=lambda standing: standing.score)
        assert all(standing.place >= best.place for standing in standings)
        seat = match.waiting()[0]
        match.answer(seat, mind.choose(match.view_for_bot(seat)))
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 1
    assert match.result is not None
    assert [match.standing(seat) for seat in range(match.seats)] == [
        hr.Standing(score, place) for score, place in zip(match.result.scores, match.result.places, strict=True)
    ]


# -- memory ----------------------------------------------------------------------------------------------------------


@every_game
def test_a_seat_has_heard_what_was_told_to_it_from_the_beginning(game):
    match, mind = hr.Match.new(game, seed=4), hr.bot("random", seed=4)
    told = {seat: [hear(event, seat) for event in match.happened()] for seat in (0, None)}
    while match.decisions < 40 and not match.over:
        seat = match.waiting()[0]
        match.answer(seat, mind.choose(match.view_for_bot(seat)))
        for listener, heard in told.items():
            heard += [hear(event, listener) for event in match.happened()]
        if match.decisions % 9 == 0:
            assert match.heard(0) == told[0]
    for again in (match, match.clone(), hr.Match.load(match.save()), hr.Match.replay(match.record())):
        assert again.heard(0) == told[0]
        assert again.heard(None) == told[None]
    assert match.view_for_bot(0, heard=True).heard == told[0]
    assert match.view_for_bot(0).heard is None


# -- copies ----------------------------------------------------------------------------------------------------------


@every_game
def test_matches_and_views_are_equal_as_their_saves_are(game):
    match = middle(game)
    view = match.view_for_bot(match.waiting()[0], heard=True)
    for one in (match, view):
        for other in (copy.deepcopy(one), copy.copy(one), pickle.loads(pickle.dumps(one))):
            assert other == one
            assert hash(other) == hash(one)
            assert repr(other) == repr(one)
    other = match.clone()
    seat = other.waiting()[0]
    other.answer(seat, other.options(seat)[0])
    assert other != match
    assert len({match, match.clone(), other}) == 2
    assert match != "a match"
    assert view != match.view_for_bot(view.seat), "without what was heard it is another view"
    assert view != "a view"


@every_game
def test_a_future_of_its_own(game):
    match = middle(game, 5)
    ends = [played_on(match.clone(seed=seed)).save()["state"] for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]
    assert match.clone(seed=1).view(0) == match.view(0)
    assert match == middle(game, 5), "nothing has changed"


def played_on(match: hr.Match) -> hr.Match:
    """To the end, always with the first option: what differs is chance."""
    while not match.over and match.decisions < 400:
        seat = match.waiting()[0]
        match.answer(seat, match.options(seat)[-1])
    return match


def test_a_repr_is_worth_reading():
    match = middle("custom-heroes", 3)
    waits = match.waiting()
    assert repr(match) == f"<Match of custom-heroes, 2 seats, round 1, 3 decisions, waiting for {waits}>"
    assert repr(match.imagine(0, 1)) == repr(match)[:-1] + ", no record>"
    options = len(match.options(waits[0]))
    view = match.view_for_bot(waits[0])
    assert repr(view) == f"<BotView of custom-heroes, seat {waits[0]}, {options} options, round 1>"
    assert "won by" in repr(played_on(hr.Match.new("backstab-heroes", seed=1)))


# -- choices ---------------------------------------------------------------------------------------------------------


def fits(value: Any, hint: Any) -> bool:
    """Is this value of this type?"""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        return value in parts and type(value) is str
    if origin is tuple:
        if parts[1:] == (...,):
            return type(value) is tuple and all(fits(part, parts[0]) for part in value)
        return type(value) is tuple and len(value) == len(parts) and all(map(fits, value, parts))
    if parts:
        return any(fits(value, part) for part in parts)
    return type(value) is hint


@every_game
def test_the_options_are_hashable_and_of_the_type_of_their_game(game):
    hint = getattr(choices, name_of(GAMES[game]), None)
    seats, settings = GAMES[game].seats[-1], short(game, GAMES[game].seats[-1])
    seen = {*options_of(GAMES[game], 1_000, seats, settings)}
    assert seen
    assert hint is None or [choice for choice in seen if not fits(choice, hint)] == [], "run: python -m tools.choices"


# -- the example -----------------------------------------------------------------------------------------------------


def test_the_player_of_all_games_in_the_docs(tmp_path):
    script = re.findall(r"^```python\n(import.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[-1]
    assert len(script.splitlines()) < 45
    (tmp_path / "flat.py").write_text(script, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "flat.py", "2", "2"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(GAMES)


# -- the start -------------------------------------------------------------------------------------------------------

OURS = ("heldenrunde.match", "heldenrunde.rulebooks", "heldenrunde.bots", "heldenrunde.texts")
HEAVY = {*OURS, "fluent", "babel", "typer", "rich", "asyncio"}


def loaded(code: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_heavy():
    assert not loaded("import heldenrunde") & HEAVY
    assert "heldenrunde.match" in loaded("import heldenrunde; heldenrunde.Match")
    library = loaded("import heldenrunde as hr; hr.Match.new('munchkin', seed=1); hr.games(); hr.card('kapow', 1)")
    assert not library & {"typer", "rich", "textual", "litestar", "msgspec", "sqlalchemy", "platformdirs"}


def test_the_package_lists_its_names_and_no_others():
    assert set(hr.__all__) <= set(dir(hr))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        hr.nonsense  # noqa: B018
