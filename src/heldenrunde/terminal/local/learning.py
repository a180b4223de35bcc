"""A lesson at this terminal: its steps, played like any match, and then a first match against easy bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heldenrunde import lessons
from heldenrunde.checks import find
from heldenrunde.lessons import Frame as Told
from heldenrunde.match import Match
from heldenrunde.terminal.common.film import Frame
from heldenrunde.terminal.common.session import Line
from heldenrunde.terminal.local.passing import LocalPassing
from heldenrunde.terminal.local.players import seated
from heldenrunde.terminal.local.session import LocalSession, Setup

BOT, EASY = "thumb", 0


class Learning(LocalSession):
    """The match is that of a step; a choice that is not wanted is refused with its reason. At last it is a real one."""

    number: int | None
    """Of the step, from 0; None in the first match."""

    def __init__(self, game: str, language: str, name: str = "", number: int = 0) -> None:
        lesson = find(game).lesson
        super().__init__(lessons.asked(game, number), seated(lesson.seats, name, BOT, EASY, language), language)
        self.game, self.steps, self.number = game, len(lesson.steps), number
        for part in ("goal", "turn"):
            self.lines.append(Line(self.speech(f"app-lesson-{part}", text=self.speech(f"lesson-{part}")), ""))
        self.open_step()

    def open_step(self) -> None:
        """The next position; whoever learns is called by their name there, on whichever seat."""
        assert self.number is not None
        self.match, self.passing = lessons.asked(self.game, self.number), LocalPassing(self)
        self.sit(lessons.step_of(self.game, self.number).learner)
        self.tell(lessons.opened(self.game, self.number))
        self.lines.append(Line(self.advice, ""))
        self.frames.append(Frame(self.scene(), len(self.lines)))

    def open_match(self) -> None:
        """The first match, in which the next sensible move is pointed out."""
        lesson = find(self.game).lesson
        self.match = Match.new(self.game, lesson.seats, None, watch=True, **lesson.options)
        self.number, self.passing, self.guided = None, LocalPassing(self), True
        self.sit(0)
        self.lines.append(Line(self.speech("app-lesson-match"), ""))
        self.look()

    def sit(self, seat: int) -> None:
        """On another seat the others have other names, too: what was seen before is not shown with them."""
        if seat != self.human:
            self.frames.clear()
        self.human = seat
        names = [player.name for player in self.players]
        names[0], names[self.human] = names[self.human], names[0]
        self.speech.names = names

    def answer(self, seat: int, choice: Any) -> None:
        if self.number is None:
            super().answer(seat, choice)
            return
        for frame in lessons.answered(self.game, self.number, choice):
            self.tell(frame)
            self.frames.append(Frame(frame.scene, len(self.lines)))
        self.lines.append(Line(f"✓ {self.speech.say(lessons.told(self.game, self.number, 'done'))}", ""))
        self.number += 1
        if self.number < self.steps:
            self.open_step()
        else:
            self.open_match()

    def tell(self, frame: Told) -> None:
        self.lines += [Line(self.speech.say(told["line"]), told["rule"]) for told in frame.events]

    def bot(self) -> Callable[[], tuple[int, Any]] | None:
        """In a lesson nobody thinks, and nothing is answered by itself: what the others do is written down."""
        return super().bot() if self.number is None else None

    @property
    def advice(self) -> str:
        if self.number is None:
            return super().advice
        title, text = (self.speech.say(lessons.told(self.game, self.number, part)) for part in ("title", ""))
        rule = lessons.step_of(self.game, self.number).rule
        return self.speech("app-lesson-step", n=self.number + 1, all=self.steps, title=title, text=text, rule=rule)


def learn(setup: Setup) -> Learning:
    """The lesson of a game, from its first step on."""
    return Learning(setup.game, setup.language, setup.name)
