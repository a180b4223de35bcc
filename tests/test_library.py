"""The public library: its names, the examples of the README, and every error it raises."""

from __future__ import annotations

import doctest
import inspect
import json
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import heldenrunde as hr
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES

README = Path(__file__).parent.parent / "README.md"
GAME = "custom-heroes"


def match(decisions: int = 40) -> hr.Match:
    """A match in the middle: the first option, again and again."""
    m = hr.Match.new(GAME, seats=4, seed=7, threshold=10)
    while m.decisions < decisions:
        seat = m.waiting()[0]
        m.answer(seat, m.options(seat)[0])
    return m


# -- names -----------------------------------------------------------------------------------------------------------

ERRORS = {
    "BadOption",
    "BadSeats",
    "BadSeed",
    "DamagedSave",
    "HeldenrundeError",
    "IllegalChoice",
    "MatchOver",
    "NoRecord",
    "NotYourTurn",
    "OtherVersion",
    "UnknownBot",
    "UnknownCard",
    "UnknownGame",
    "UnknownLanguage",
}
MATCH = {
    "answer",
    "clone",
    "decisions",
    "heard",
    "imagine",
    "load",
    "new",
    "options",
    "over",
    "record",
    "replay",
    "result",
    "round",
    "save",
    "standing",
    "view",
    "view_for_bot",
    "waiting",
}


def test_the_public_names():
    others = {"BotView", "Match", "Playout", "Reason", "Result", "Standing", "bot", "card", "games", "playout"}
    assert set(hr.__all__) == others | ERRORS
    assert not [name for name in hr.__all__ if find_spec(f"heldenrunde.{name}")], "no name is a module, too"
    assert all(hasattr(hr, name) for name in hr.__all__)
    assert set(dir(hr.Match)) >= MATCH
    assert all(getattr(hr.Match, name).__doc__ for name in MATCH - {"over"})


def test_the_parameters_of_the_public_functions():
    def names(function: Callable[..., Any]) -> list[str]:
        return [name for name in inspect.signature(function).parameters if name != "self"]

    assert names(hr.Match.new) == ["game", "seats", "seed", "watch", "options"]
    assert names(hr.Match.answer) == ["seat", "choice"]
    assert names(hr.Match.options) == names(hr.Match.view) == names(hr.Match.standing) == ["seat"]
    assert names(hr.Match.view_for_bot) == ["seat", "heard"]
    assert names(hr.Match.clone) == ["seed"]
    assert names(hr.Match.imagine) == ["seat", "seed"]
    assert names(hr.bot)[:2] == ["name", "level"]


def test_games_says_what_there_is():
    games = {game.id: game for game in hr.games()}
    assert list(games) == list(GAMES)
    for game in games.values():
        assert set(game.names) == set(LANGUAGES)
        assert all(game.names.values())
        least, most = game.seats
        assert 1 <= least <= most
        for option in game.options:
            assert option.type in ("bool", "int", "str")
            assert type(option.default).__name__ == option.type
            assert option.allowed
            assert set(option.texts) == set(LANGUAGES)
            assert all(option.texts.values())


def test_a_match_as_the_library_promises_it():
    m = hr.Match.new(GAME, seats=4, seed=7, threshold=10)
    assert (m.over, m.result, m.decisions) == (False, None, 0)
    while not m.over:
        seat = m.waiting()[0]
        m.answer(seat, hr.bot("random", seed=m.decisions).choose(m.view_for_bot(seat)))
    assert m.result is not None
    assert m.result.winners
    assert len(m.result.scores) == len(m.result.places) == 4
    assert hr.Match.load(m.save()).save() == m.save()
    assert hr.Match.replay(m.record()).save() == m.save()


def test_without_options_the_defaults_apply_and_without_a_seed_chance_decides():
    one, other = hr.Match.new(GAME), hr.Match.new(GAME)
    assert one.record()["options"] == {option.name: option.default for option in GAMES[GAME].options}
    assert one.seats == GAMES[GAME].seats[0]
    assert one.record()["key"] != other.record()["key"]


def test_a_secret_key_may_be_the_seed():
    key = bytes(range(32))
    assert hr.Match.new(GAME, seats=3, seed=key).record()["key"] == key.hex()


@pytest.mark.parametrize("name", ["README.md", "docs/add-a-bot.md", "docs/library.md"])
def test_the_examples_of_the_docs(name):
    path = README.parent / name
    failed, tried = doctest.testfile(str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 0, "there are examples"
    assert failed == 0


# -- errors ----------------------------------------------------------------------------------------------------------


def fails(kind: type[hr.HeldenrundeError], function: Callable[..., Any], *args: Any, **named: Any) -> None:
    """The call raises exactly this error, with a sentence in every language, and is still a ValueError for all."""
    with pytest.raises(hr.HeldenrundeError) as caught:
        function(*args, **named)
    assert type(caught.value) is kind
    assert isinstance(caught.value, ValueError)
    sentences = {language: caught.value.reason.text(language) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES), "a sentence of its own in every language"
    for sentence in sentences.values():
        assert sentence.endswith((".", "!", "?")) or caught.value.reason.rule
        assert "{ " not in sentence
        assert "\n" not in sentence
    assert str(caught.value) == str(caught.value.reason) == sentences["en"]


@pytest.mark.parametrize("game", ["chess", "", "Custom-Heroes", "custom_heroes", None, 3, [], {}])
def test_an_unknown_game(game):
    fails(hr.UnknownGame, hr.Match.new, game)


@pytest.mark.parametrize("seats", [0, 1, 7, -3, 10**9, "4", 4.0, True, [4]])
def test_a_number_of_seats_the_game_is_not_for(seats):
    fails(hr.BadSeats, hr.Match.new, GAME, seats=seats)


@pytest.mark.parametrize("threshold", [0, 100, -1, "10", 10.0, True, None, [10]])
def test_a_bad_option(threshold):
    fails(hr.BadOption, hr.Match.new, GAME, threshold=threshold)


@pytest.mark.parametrize("name", ["treshold", "Threshold", "x", "rule", "about", "self", "option"])
def test_an_unknown_option(name):
    fails(hr.BadOption, hr.Match.new, GAME, **{name: 10})


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"", b"short", bytes(33), [7], {}])
def test_a_bad_seed(seed):
    fails(hr.BadSeed, hr.Match.new, GAME, seed=seed)


@pytest.mark.parametrize("seed", ["7", 7.0, None, b"x", [7]])
def test_a_bad_seed_for_imagining(seed):
    fails(hr.BadSeed, match(3).imagine, 0, seed)


@pytest.mark.parametrize("seat", [4, -1, "0", 0.0, True, [0], {}])
def test_a_seat_that_is_not_there(seat):
    m = match()
    fails(hr.BadSeats, m.view, seat)
    fails(hr.BadSeats, m.imagine, seat, 0)
    fails(hr.BadSeats, m.view_for_bot, seat)


def test_a_spectator_imagines_nothing():
    fails(hr.BadSeats, match(0).imagine, None, 0)
    fails(hr.BadSeats, match(0).view_for_bot, None)


@pytest.mark.parametrize("seed", ["7", 7.0, True, b"x" * 32, [7]])
def test_a_bad_seed_for_a_future(seed):
    fails(hr.BadSeed, match(3).clone, seed)


@pytest.mark.parametrize("number", [-1, 144, "8", 8.0, None, True, [8]])
def test_a_card_that_is_not_there(number):
    fails(hr.UnknownCard, hr.card, GAME, number)


def test_a_card_of_an_unknown_game_or_in_an_unknown_language():
    fails(hr.UnknownGame, hr.card, "chess", 1)
    fails(hr.UnknownLanguage, hr.card, GAME, 1, "fr")


def test_an_imagined_match_was_heard_by_nobody():
    fails(hr.NoRecord, match(3).imagine(0, 1).heard, 0)
    fails(hr.NoRecord, match(3).clone(seed=1).heard, 0)


@pytest.mark.parametrize("seat", [4, -1, "0", True])
def test_a_seat_that_stands_and_hears_nothing(seat):
    fails(hr.BadSeats, match(3).standing, seat)
    fails(hr.BadSeats, match(3).heard, seat)


@pytest.mark.parametrize("name", ["", "Random", "deep", None, 1, []])
def test_an_unknown_bot(name):
    fails(hr.UnknownBot, hr.bot, name)


def test_the_wrong_seat():
    m = match()
    asked = m.waiting()[0]
    before = m.save()
    for seat in range(4):
        if seat != asked:
            fails(hr.NotYourTurn, m.answer, seat, m.options(asked)[0])
    assert m.save() == before


def test_a_choice_that_is_none():
    m = match()
    before = m.save()
    fails(hr.IllegalChoice, m.answer, m.waiting()[0], "sing")
    assert m.save() == before


def test_after_the_end():
    m = hr.Match.new(GAME, seats=2, seed=1, threshold=1)
    while not m.over:
        seat = m.waiting()[0]
        m.answer(seat, m.options(seat)[0])
    before = m.save()
    fails(hr.MatchOver, m.answer, 0, "pass")
    assert m.save() == before


def test_an_imagined_match_has_no_record():
    fails(hr.NoRecord, match().imagine(0, 1).record)


# -- damaged saves and records ---------------------------------------------------------------------------------------

SAVED = json.dumps(match(90).save())
RECORD = match(90).record()


def resealed(saved: dict[str, Any]) -> dict[str, Any]:
    """The same with the digest that belongs to it, as somebody would write it who knows how."""
    content = {key: value for key, value in saved.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return {**content, "digest": sha256(text.encode()).hexdigest()}


def test_a_save_is_sealed_as_described():
    saved = json.loads(SAVED)
    assert resealed(saved) == saved
    assert hr.Match.load(saved).save() == saved


@pytest.mark.parametrize("value", [None, "", SAVED, 7, [], {}, [1, 2], {"format": 1}, {"digest": ""}, {1: 2, "a": 3}])
def test_what_is_no_save_or_record_at_all(value):
    fails(hr.DamagedSave, hr.Match.load, value)
    fails(hr.DamagedSave, hr.Match.replay, value)


@given(st.integers(0, len(SAVED) - 1), st.integers(0, 7))
def test_a_save_with_a_byte_changed(place, bit):
    text = bytearray(SAVED.encode())
    text[place] ^= 1 << bit
    try:
        damaged = json.loads(text)
    except ValueError:
        assume(False)  # no JSON any more: that is for whoever reads the file
    if damaged != json.loads(SAVED):
        fails(hr.DamagedSave, hr.Match.load, damaged)


def keys_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in a nest of lists and dicts."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in inner for found in [(*path, key), *keys_of(part, (*path, key))]]


def without(value: Any, path: tuple[Any, ...]) -> Any:
    copy = json.loads(json.dumps(value))
    part = copy
    for key in path[:-1]:
        part = part[key]
    del part[path[-1]]
    return copy


def with_other(value: Any, path: tuple[Any, ...], other: Any) -> Any:
    copy = json.loads(json.dumps(value))
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = other
    return copy


@given(st.sampled_from(keys_of(json.loads(SAVED))))
def test_a_save_with_anything_left_out(path):
    fails(hr.DamagedSave, hr.Match.load, without(json.loads(SAVED), path))


@pytest.mark.parametrize("key", [key for key in json.loads(SAVED) if key != "digest"])
def test_a_save_with_a_part_left_out_and_sealed_again(key):
    fails(hr.DamagedSave, hr.Match.load, resealed(without(json.loads(SAVED), (key,))))


@pytest.mark.parametrize("key", list(json.loads(SAVED)["state"]))
def test_a_save_with_a_part_of_the_table_left_out_and_sealed_again(key):
    fails(hr.DamagedSave, hr.Match.load, resealed(without(json.loads(SAVED), ("state", key))))


def outcome_of(function: Callable[[Any], hr.Match], value: Any) -> hr.Match | hr.HeldenrundeError:
    """What comes of it: a match, or one of our errors; anything else stops the test."""
    try:
        return function(value)
    except hr.HeldenrundeError as error:
        return error


OTHERS: st.SearchStrategy[Any] = st.sampled_from([None, -1, 10**9, 0.5, "x", [], {}, [[]], {"rule": "os.system"}])


@given(st.sampled_from(keys_of(json.loads(SAVED))), OTHERS)
def test_a_save_written_by_somebody_else_never_raises_anything_but_our_errors(path, other):
    """What cannot be told from a save may load; but whatever happens, it is one of our errors."""
    saved = json.loads(SAVED)
    if path == ("digest",):
        return
    outcome = outcome_of(hr.Match.load, resealed(with_other(saved, path, other)))
    assert type(outcome) in (hr.Match, hr.DamagedSave, hr.OtherVersion, hr.UnknownGame)


@pytest.mark.parametrize("key", list(RECORD))
def test_a_record_with_a_part_left_out(key):
    fails(hr.DamagedSave, hr.Match.replay, without(RECORD, (key,)))


@given(st.sampled_from([path for path in keys_of(RECORD) if path not in (("decisions",), ("format",))]), OTHERS)
def test_a_record_with_anything_changed(path, other):
    changed = with_other(RECORD, path, other)
    assume(changed != RECORD)
    outcome = outcome_of(hr.Match.replay, changed)
    assert type(outcome) in (hr.DamagedSave, hr.OtherVersion, hr.UnknownGame)


def test_a_record_with_an_illegal_decision():
    fails(hr.DamagedSave, hr.Match.replay, {**RECORD, "decisions": [*RECORD["decisions"], [0, "sing"]]})


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_version_of_the_rules(version):
    fails(hr.OtherVersion, hr.Match.replay, {**RECORD, "version": version})
    fails(hr.OtherVersion, hr.Match.load, resealed({**json.loads(SAVED), "version": version}))


def test_another_format():
    fails(hr.DamagedSave, hr.Match.replay, {**RECORD, "format": 2})
    fails(hr.DamagedSave, hr.Match.load, resealed({**json.loads(SAVED), "format": 2}))


def test_the_save_or_record_of_an_unknown_game():
    fails(hr.UnknownGame, hr.Match.replay, {**RECORD, "game": "chess"})
    fails(hr.UnknownGame, hr.Match.load, resealed({**json.loads(SAVED), "game": "chess"}))


def test_what_was_refused_is_left_as_it_was():
    saved, record = json.loads(SAVED), json.loads(json.dumps(RECORD))
    hr.Match.load(saved)
    hr.Match.replay(record)
    assert saved == json.loads(SAVED)
    assert record == RECORD
