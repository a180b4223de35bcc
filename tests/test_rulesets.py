"""Rules have a version and a hash, and nobody changes the one without the other. See docs/upgrades.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde.errors import DamagedSave, OtherVersion
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import Rules, bare, carries_on, hashes, history, older, played, plays, rules_of, sources_of
from heldenrunde.terminal.local.replay import verify
from tests.test_architecture import SRC, imports_of
from tools.rules import renewed

GAME = "custom-heroes"
every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_the_rules_are_those_that_were_written_down(game):
    rules = rules_of(game)
    assert rules.hash in hashes(game, rules.version), (
        f"the rules of {game} have changed. Could a match go another way now? Then raise its version, write a"
        " migration, and `make rules`. If not: `make rules ARGS=--same`. docs/upgrades.md says more."
    )


@every_game
def test_every_older_version_has_a_migration(game):
    versions = {int(version) for version in history()[game]}
    missing = {version for version in versions if version < GAMES[game].version} - GAMES[game].migrations.keys()
    assert not missing, "running matches of these versions would be lost: see docs/upgrades.md"
    assert max(versions) == GAMES[game].version


# -- what belongs into the hash --------------------------------------------------------------------------------------


def file_of(module: str) -> Path:
    return SRC.joinpath(*module.split(".")[1:]).with_suffix(".py")


@every_game
def test_all_that_rules_import_is_in_the_hash_and_nothing_that_only_shows(game):
    found = sources_of(game)
    assert {module.__name__ for module in GAMES[game].rules} < found.keys()
    for module in found:
        for name in imports_of(file_of(module)):
            assert not name.startswith("heldenrunde") or not file_of(name).is_file() or name in found, (module, name)
    needed = {"heldenrunde.core.flow", "heldenrunde.core.chance", "heldenrunde.core.game", "heldenrunde.core.record"}
    assert needed < found.keys()
    assert not [module for module in found if ".shown." in module or module.rpartition(".")[2] in ("views", "looks")]


@every_game
def test_what_is_left_out_of_the_sources_decides_nothing(game):
    for module, source in sources_of(game).items():
        assert without_docstrings(bare(source)) == without_docstrings(source), module


def without_docstrings(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not says_nothing(line)]  # type: ignore[attr-defined]
    return ast.dump(tree)


def says_nothing(line: ast.stmt) -> bool:
    string = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
    return isinstance(line, ast.Pass) or string


def test_comments_docstrings_and_empty_lines_do_not_count_but_rules_do():
    assert bare('def a():\n    """Old."""\n    return 1\n') == bare(
        'def a():\n\n    """New\n    words."""\n    # why\n    return 1'
    )
    assert bare("x = 1\n") != bare("x = 2\n")


# -- renewing what is written down -----------------------------------------------------------------------------------


def test_changed_sources_need_a_newer_version_or_a_word_that_nothing_has_changed():
    known = {GAME: {"1": ["aa"]}}
    assert renewed(known, {GAME: Rules(1, "aa")}, same=False) == known
    with pytest.raises(SystemExit, match="have changed"):
        renewed(known, {GAME: Rules(1, "bb")}, same=False)
    assert renewed(known, {GAME: Rules(1, "bb")}, same=True) == {GAME: {"1": ["aa", "bb"]}}
    assert renewed(known, {GAME: Rules(2, "bb")}, same=False) == {GAME: {"1": ["aa"], "2": ["bb"]}}


# -- older rules -----------------------------------------------------------------------------------------------------


@pytest.fixture
def upgraded(monkeypatch) -> Iterator[Rules]:
    """From now on Custom Heroes is two versions further; gives back what it was."""
    before = rules_of(GAME)
    steps = {before.version: first_step, before.version + 1: second_step}
    monkeypatch.setitem(GAMES, GAME, GAMES[GAME]._replace(version=before.version + 2, migrations=steps))
    forget()
    yield before
    monkeypatch.undo()
    forget()


def forget() -> None:
    for remembered in (rules_of, played, older):
        remembered.cache_clear()


def first_step(saved: dict[str, Any]) -> None:
    saved["state"]["threshold"] += 1
    saved["options"]["threshold"] += 1


def second_step(saved: dict[str, Any]) -> None:
    saved["state"]["threshold"] *= 2
    saved["options"]["threshold"] *= 2


def test_which_rules_are_ours_which_can_be_carried_on_and_which_are_strange(upgraded):
    assert plays(GAME, str(rules_of(GAME)))
    assert carries_on(GAME, str(upgraded))
    for strange in ("", "1:feedfeedfeedfeed", f"{upgraded.version + 3}:{upgraded.hash}"):
        assert not plays(GAME, strange)
        assert not carries_on(GAME, strange)
    assert str(upgraded) in older()
    assert str(upgraded) not in played()


def begun(decisions: int) -> hr.Match:
    match = hr.Match.new(GAME, seats=2, seed=3, threshold=4)
    for _ in range(decisions):
        seat = match.waiting()[0]
        match.answer(seat, match.options(seat)[0])
    return match


def test_migrations_follow_each_other_and_the_record_says_from_which_decision_on(request):
    saved = begun(12).save()
    before = request.getfixturevalue("upgraded")
    match = hr.Match.carry_on(saved, before.hash)
    assert match.settings["threshold"] == match.save()["state"]["threshold"] == 10
    assert (match.decisions, match.first) == (12, 12)
    for _ in range(5):
        seat = match.waiting()[0]
        match.answer(seat, match.options(seat)[0])
    record = match.record()
    assert record["earlier"] == [[before.version, before.hash, 12]]
    assert hr.Match.replay(record).save() == match.save()
    assert hr.Match.load(match.save()).record() == record
    with pytest.raises(DamagedSave):
        hr.Match.replay({**record, "decisions": record["decisions"][:11]})


def test_nobody_imagines_the_state_that_was_carried_on(request):
    saved = begun(12).save()
    match = hr.Match.carry_on(saved, request.getfixturevalue("upgraded").hash)
    assert match.clone().base == match.base is not None
    assert match.imagine(0, 1).base is None
    assert "base" not in match.view_for_bot(0).world.save()


def test_verify_says_what_only_an_older_release_can_check(request):
    saved = begun(12).save()
    before = request.getfixturevalue("upgraded")
    record = hr.Match.carry_on(saved, before.hash).record()
    told = [finding.text for finding in verify({**record, "rules": str(rules_of(GAME))}, "en") if not finding.holds]
    assert f"The first 12 decisions were made by version {before.version} of the rules" in told[1]
    strange = [finding.text for finding in verify({**record, "rules": "9:feed"}, "en") if not finding.holds]
    assert "from sources that this release does not know (9:feed)" in strange[2]
    with pytest.raises(OtherVersion, match=f"under version {before.version} of the rules, but here version"):
        verify({**record, "version": before.version}, "en")
