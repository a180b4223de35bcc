"""Lessons over HTTP: positions to look at, choices that happen or get their reason, and nothing to remember."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from heldenrunde.rulebooks import GAMES
from tests.every_game.positions import every_lesson
from tests.server.harness import running


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Lessons need no table, so one database will do."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('lessons')}/tables.sqlite") as server, server.http() as found:
        yield found


@every_lesson
def test_a_lesson_says_what_it_holds(http, game):
    plan = http.get(f"/lessons/{game}").raise_for_status().json()
    lesson = GAMES[game].lesson
    assert plan["goal"] == {"id": "lesson-goal", "args": {}}
    assert plan["turn"]["id"] == "lesson-turn"
    assert [title["id"] for title in plan["steps"]] == [f"lesson-{step.id}.title" for step in lesson.steps]
    assert (plan["seats"], plan["options"]) == (lesson.seats, dict(lesson.options))


@every_lesson
def test_every_step_can_be_solved_with_its_hint(http, game):
    for number in range(len(GAMES[game].lesson.steps)):
        step = http.get(f"/lessons/{game}/{number}").raise_for_status().json()
        scene = step["position"]["scene"]
        assert scene["viewer"] == step["learner"]
        answer = http.post(f"/lessons/{game}/{number}", json={"choice": step["hint"]}).raise_for_status().json()
        assert answer["refused"] is None
        assert answer["moments"][-1]["scene"] != scene


def test_another_choice_gets_its_reason(http):
    path, german = "/lessons/custom-heroes/0", {"accept-language": "de"}
    illegal = http.post(path, json={"choice": ["play", [2], []]}, headers=german).json()
    assert (illegal["refused"]["rule"], illegal["moments"]) == ("CH-3.3", [])
    unwanted = http.post(path, json={"choice": "pass"}, headers=german).json()
    assert unwanted["refused"]["id"] == "lesson-pair.hint"
    assert unwanted["refused"]["text"] == "Das schlägt das Paar nicht. Nimm die beiden 5er. (CH-3.4)"


def test_what_is_not_there(http):
    assert http.get("/lessons/chess").status_code == 404
    assert http.get("/lessons/kapow/99").status_code == 404
    assert http.post("/lessons/kapow/99", json={"choice": "pass"}).json()["reason"]["id"] == "no-such-step"
    assert http.post("/lessons/kapow/0", json={}).status_code == 400
