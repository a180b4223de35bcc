"""Lessons are played: every step is a real match, in which the learner's choice really happens, or gets its reason.

A step is a function of its number alone, so nobody has to remember anything between two requests.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heldenrunde.checks import find
from heldenrunde.core.game import Event
from heldenrunde.core.lesson import Decision, Lesson, Step
from heldenrunde.core.record import frozen
from heldenrunde.core.scene import Scene, Text, player
from heldenrunde.core.views import hear, plain
from heldenrunde.errors import IllegalChoice, NoSuchStep, Reason
from heldenrunde.match import Match


class Frame(NamedTuple):
    """What the learner heard, and saw then."""

    events: list[dict[str, Any]]
    scene: Scene


def step_of(game: str, number: int) -> Step:
    """A step by its number, from 0 on."""
    steps = find(game).lesson.steps
    if not 0 <= number < len(steps):
        raise NoSuchStep(Reason("no-such-step", number=str(number + 1), most=len(steps)))
    return steps[number]


def told(game: str, number: int, part: str = "") -> Text:
    """What a step says: at first, as its `title`, or when it is `done`. The neighbours are called by their names."""
    step, seats = step_of(game, number), find(game).lesson.seats
    left, right = player((step.learner + 1) % seats), player((step.learner - 1) % seats)
    return Text(f"lesson-{step.id}{part and '.'}{part}", {"left": left, "right": right})


# -- playing ---------------------------------------------------------------------------------------------------------


def opened(game: str, number: int) -> Frame:
    """The position in which the learner has to decide, and how it came about."""
    step, match = step_of(game, number), laid(game, number)
    happened = match.happened()
    for decision in step.before:
        match.answer(*decision)
        happened += match.happened()
    return shoot(match, step.learner, happened)


def answered(game: str, number: int, choice: Any) -> list[Frame]:
    """Decide in a step: what happens then. Raises IllegalChoice if the rules forbid it, or if it is not wanted."""
    step, match = step_of(game, number), asked(game, number)
    refused = match.check(step.learner, choice)
    if refused is not None:
        raise refused
    if not is_wanted(step, choice):
        raise IllegalChoice(Reason(f"lesson-{step.id}.hint", step.rule, game))
    return film(match, step.learner, ((step.learner, step.wanted[0]), *step.after))


def asked(game: str, number: int) -> Match:
    """The match in which the learner has to decide."""
    match, step = laid(game, number), step_of(game, number)
    decide(match, step.before)
    return match


def laid(game: str, number: int) -> Match:
    """The match in which a step begins: laid for it, or played on from the step before."""
    step = step_of(game, number)
    if step.position is not None:
        return lay(game, find(game).lesson, step.position)
    match, last = asked(game, number - 1), step_of(game, number - 1)
    decide(match, ((last.learner, last.wanted[0]), *last.after))
    match.table.events = []
    return match


def lay(game: str, lesson: Lesson, position: Any) -> Match:
    """A new match with another position: it has no key, since no shuffle led there."""
    new = Match.new(game, lesson.seats, 0, **lesson.options)
    lesson.lay(new.table, position)
    new.table.events = []
    new.table.run()
    return new.with_table(new.table, None, [], 0)


def decide(match: Match, decisions: tuple[Decision, ...]) -> None:
    for seat, choice in decisions:
        match.answer(seat, choice)


# -- what is wanted --------------------------------------------------------------------------------------------------


def hint(game: str, number: int) -> Any:
    """The choice that is to be found: as an option says it, if one does."""
    step, match = step_of(game, number), asked(game, number)
    options = match.options(step.learner)
    return next((option for option in options if is_wanted(step, option)), plain(step.wanted[0]))


def is_wanted(step: Step, choice: Any) -> bool:
    """Is this the choice that was to be found? The order in which cards are named does not matter."""
    return tidy(frozen(choice)) in [tidy(good) for good in step.wanted]


def tidy(choice: Any) -> Any:
    """With its lists of numbers sorted."""
    if not isinstance(choice, tuple):
        return choice
    parts = [tidy(part) for part in choice]
    return tuple(sorted(parts) if all([type(part) is int for part in parts]) else parts)


# -- what is seen ----------------------------------------------------------------------------------------------------


def film(match: Match, learner: int, decisions: tuple[Decision, ...]) -> list[Frame]:
    """These decisions as the learner sees them, moment by moment."""
    frames = []
    match.watch()
    for seat, choice in decisions:
        match.answer(seat, choice)
        before = 0
        for moment in match.moments():
            frames.append(shoot(match.at(moment), learner, match.happened()[before : moment.told]))
            before = moment.told
    return frames


def shoot(match: Match, learner: int, events: list[Event]) -> Frame:
    heard = [match.game.tell(hear(event, learner)) for event in events]
    return Frame(heard, match.game.scene(match.view(learner), learner))
