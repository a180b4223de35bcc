"""Shows one sight after the other, at the pace that is set; nobody has to wait for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from heldenrunde.terminal.common.film import Frame, hold
from heldenrunde.terminal.common.pace import Pace

OFF = "off"


class Timer(Protocol):
    def stop(self) -> None: ...


class Clock(Protocol):
    """Whoever knows the time, and calls back later."""

    def now(self) -> float: ...

    def later(self, seconds: float, call: Callable[[], None]) -> Timer: ...


class Projector:
    def __init__(self, show: Callable[[Frame], object], clock: Clock, pace: Pace) -> None:
        self.show, self.clock, self.pace = show, clock, pace
        self.waiting: deque[Frame] = deque()
        self.shown: Frame | None = None
        """The last sight that brought news, if the next one has to wait for it."""
        self.shown_at = 0.0
        self.told = 0
        self.timer: Timer | None = None

    @property
    def playing(self) -> bool:
        return bool(self.waiting)

    def add(self, frames: Iterable[Frame]) -> None:
        self.waiting.extend(frames)
        self.go_on()

    def skip(self) -> None:
        """Show at once all that waits, and what comes next as soon as it comes."""
        last = self.waiting[-1] if self.waiting else None
        self.stop()
        if last is not None:
            self.told = last.told
            self.show(last)

    def stop(self) -> None:
        """Forget what waits."""
        self.stop_timer()
        self.waiting.clear()
        self.shown = None

    def go_on(self) -> None:
        """Show what need not wait, and the rest later."""
        self.stop_timer()
        if self.pace.name == OFF:
            self.skip()
        while self.waiting:
            wait = self.wait(self.waiting[0])
            if wait > 0:
                self.timer = self.clock.later(wait, self.go_on)
                return
            self.show_next()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def wait(self, following: Frame) -> float:
        if self.shown is None:
            return 0.0
        held = hold(self.shown.scene, following.scene, len(self.waiting), self.pace.name)
        return self.shown_at + held - self.clock.now()

    def show_next(self) -> None:
        """What brings no news does not take the time of what was there before."""
        frame = self.waiting.popleft()
        if frame.told > self.told:
            self.shown, self.shown_at, self.told = frame, self.clock.now(), frame.told
        self.show(frame)
