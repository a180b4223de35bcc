"""Answers that a seat gives without being asked: it passes in windows, or wants to be left alone with something.

All of it stands beside the rules: a match knows answers only. What is decided here follows from what the seat wished
and from public facts, never from what it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from heldenrunde.core.flow import ANY, OFFER, PASS
from heldenrunde.core.scene import STAKES, Again, Scene

WINDOWS: Final = (ANY, OFFER)


@dataclass(frozen=True, slots=True)
class Promise:
    """To do nothing whenever this is asked, as long as the span has this value."""

    about: str
    span: str
    value: str
    since: int = 0
    """How many decisions had been made before: who goes back behind it has promised nothing."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants not to be asked."""

    auto: bool = False
    """Pass in windows."""
    wake: tuple[str, ...] = STAKES
    """What is worth being asked all the same."""
    promises: Sequence[Promise] = ()


def unasked(scene: Scene, wish: Wish) -> Any:
    """The answer that the viewer of this scene gives without being asked; None: they are asked."""
    asked = scene.question
    if asked is None or asked.stake in wish.wake:
        return None
    if wish.auto and asked.form in WINDOWS and offers(scene, PASS):
        return PASS
    again, kept = recurring(scene, wish), [promise.about for promise in live(scene, wish.promises)]
    return again.nothing if again is not None and all([word in kept for word in again.about]) else None


def recurring(scene: Scene, wish: Wish) -> Again | None:
    """What the viewer can be left alone with now: doing nothing is open to them, and nothing wakes them."""
    asked = scene.question
    if asked is None or asked.again is None or asked.stake in wish.wake or not offers(scene, asked.again.nothing):
        return None
    return asked.again


def skippable(scene: Scene, wish: Wish) -> tuple[str, ...]:
    """For how long."""
    again = recurring(scene, wish)
    return again.spans if again is not None else ()


def promised(scene: Scene, wish: Wish, choice: Any, span: str, since: int) -> tuple[Promise, ...]:
    """All that is promised from now on by who answers this and wants to be left alone for so long.

    Nothing if it cannot be promised here.
    """
    again = recurring(scene, wish)
    if again is None or span not in again.spans or choice != again.nothing:
        return ()
    others = [promise for promise in live(scene, wish.promises) if promise.about not in again.about]
    value = dict(scene.spans)[span]
    return (*others, *[Promise(word, span, value, since) for word in again.about])


def live(scene: Scene, promises: Sequence[Promise]) -> list[Promise]:
    """Those whose span has not ended."""
    return [promise for promise in promises if (promise.span, promise.value) in scene.spans]


def offers(scene: Scene, choice: Any) -> bool:
    return any([option.choice == choice for option in scene.options])
