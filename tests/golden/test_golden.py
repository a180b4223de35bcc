"""Recorded matches still end as they did, and are told in the same words. After a change of rules or texts:
`python tools/golden.py`, and the diff shows what has changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import heldenrunde as hr
from tools.golden import FOLDER, golden_matches, path_of, playthrough, written

RECORDS = sorted(FOLDER.rglob("*.json"))


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


every_record = pytest.mark.parametrize("path", RECORDS, ids=name_of)


def test_every_game_has_a_record_for_every_number_of_players():
    expected = {path_of(*match) for match in golden_matches()}
    assert {path.with_suffix("") for path in RECORDS} == expected
    assert {path.with_suffix("") for path in FOLDER.rglob("*.txt")} == expected


@every_record
def test_a_recorded_match_ends_as_it_did(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    match = hr.Match.replay(record)
    assert match.over
    assert match.save()["digest"] == record["digest"]


@every_record
def test_a_recorded_match_is_written_as_it_was(path):
    text = path.read_text(encoding="utf-8")
    assert written(hr.Match.replay(json.loads(text))) == text


@every_record
def test_a_recorded_match_is_told_in_the_same_words(path):
    told = path.with_suffix(".txt").read_text(encoding="utf-8")
    assert playthrough(json.loads(path.read_text(encoding="utf-8"))).splitlines() == told.splitlines()


@every_record
def test_a_recorded_match_can_be_saved_and_loaded_on_the_way(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    middle = len(record["decisions"]) // 2
    match = hr.Match.load(hr.Match.replay({**record, "decisions": record["decisions"][:middle]}).save())
    for seat, choice in record["decisions"][middle:]:
        match.answer(seat, choice)
    assert match.save()["digest"] == record["digest"]
