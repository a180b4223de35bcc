"""Lessons over HTTP: what to say, what to see, and what came of a choice. The server remembers nothing of them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody

from heldenrunde import lessons
from heldenrunde.checks import find
from heldenrunde.core.definition import Definition
from heldenrunde.core.scene import Scene, Text
from heldenrunde.errors import IllegalChoice
from heldenrunde.lessons import Frame
from heldenrunde.server.guard.security import language_of
from heldenrunde.server.table.refusals import ReasonPart, told
from heldenrunde.server.web.answers import AnyRequest, GameId, get, json, kept, pay_for_work, post


class Plan(msgspec.Struct, frozen=True):
    goal: Text
    turn: Text
    """A turn in twenty seconds."""
    steps: list[Text]
    """Their titles."""
    seats: int
    """Of the first match, as its options are."""
    options: dict[str, Any]


class Seen(msgspec.Struct, frozen=True):
    """What the learner heard, as sentences with their rules, and saw then."""

    events: list[dict[str, Any]]
    scene: Scene


class Opened(msgspec.Struct, frozen=True):
    title: Text
    text: Text
    done: Text
    """What to say afterwards."""
    rule: str
    learner: int
    """The seat of who learns."""
    hint: Any
    """The choice that is to be found."""
    position: Seen


class Answered(msgspec.Struct, frozen=True):
    refused: ReasonPart | None
    """Why the choice was not done: the rules forbid it, or there is a better one."""
    moments: list[Seen]
    """What happened otherwise."""


class ChoiceRequest(msgspec.Struct, frozen=True):
    choice: Any


def plan(game: Definition) -> Plan:
    lesson = game.lesson
    titles = [lessons.told(game.id, number, "title") for number in range(len(lesson.steps))]
    goal, turn = (Text(f"lesson-{part}") for part in ("goal", "turn"))
    return Plan(goal, turn, titles, lesson.seats, dict(lesson.options))


@cache
def opened(game: str, number: int) -> Opened:
    step = lessons.step_of(game, number)
    title, text, done = (lessons.told(game, number, part) for part in ("title", "", "done"))
    position = seen(lessons.opened(game, number))
    return Opened(title, text, done, step.rule, step.learner, lessons.hint(game, number), position)


def answered(game: str, number: int, choice: Any, language: str) -> Answered:
    try:
        return Answered(None, [seen(frame) for frame in lessons.answered(game, number, choice)])
    except IllegalChoice as error:
        return Answered(told(error.reason, language), [])


def seen(frame: Frame) -> Seen:
    return Seen(frame.events, frame.scene)


# -- requests --------------------------------------------------------------------------------------------------------


@get("/lessons/{game:str}")
async def lesson(request: AnyRequest, game: GameId) -> Response[Plan]:
    """What a lesson opens with, its steps, and the first match that follows them."""
    return kept(request, plan(find(game)))


@get("/lessons/{game:str}/{step:int}")
async def lesson_step(request: AnyRequest, game: GameId, step: FromPath[int]) -> Response[Opened]:
    """A step of a lesson, from 0 on: a position of a real match, in which there is something to find."""
    return kept(request, opened(find(game).id, step))


@post("/lessons/{game:str}/{step:int}", status_code=200)
async def lesson_choice(
    request: AnyRequest, game: GameId, step: FromPath[int], data: JSONBody[ChoiceRequest]
) -> Response[Answered]:
    """Decide in a step. What happens then, moment by moment; or why not."""
    pay_for_work(request)
    return json(answered(find(game).id, step, data.choice, language_of(request.headers)))


HANDLERS: list[Any] = [lesson, lesson_step, lesson_choice]
