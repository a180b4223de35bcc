"""What somebody at this terminal wants not to be asked: changing it, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from heldenrunde.core.passing import Promise, Wish, live, recurring, unasked
from heldenrunde.core.scene import STAKES, Scene
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.terminal.common.speech import Speech

ON, OFF, WAKE = "on", "off", "wake"


def answer_for(scene: Scene, wish: Wish, span: str) -> Any:
    """The answer of who wants to be left alone for so long."""
    again = recurring(scene, wish)
    if again is None or span not in again.spans:
        raise HeldenrundeError(Reason("table-cannot-leave"))
    return again.nothing


# -- changing it -----------------------------------------------------------------------------------------------------


def switched(wish: Wish) -> Wish:
    return replace(wish, auto=not wish.auto)


def woken(wish: Wish, stakes: Sequence[str]) -> Wish:
    return replace(wish, wake=tuple(stake for stake in STAKES if stake in stakes))


def without(wish: Wish, about: str) -> Wish:
    """To be asked about this again."""
    return replace(wish, promises=[promise for promise in wish.promises if promise.about != about])


def typed(wish: Wish, rest: str) -> Wish | None:
    """`on`, `off`, `wake me win`, `wake`: what was typed after the command; None if it means nothing."""
    word, *stakes = rest.split()
    if word in (ON, OFF) and not stakes:
        return replace(wish, auto=word == ON)
    return woken(wish, stakes) if word == WAKE and set(stakes) <= set(STAKES) else None


# -- in words --------------------------------------------------------------------------------------------------------


def state_of(say: Speech, wish: Wish) -> str:
    """Whether one passes by oneself, and what wakes one."""
    wakes = "both" if len(wish.wake) == len(STAKES) else "".join(wish.wake) or "none"
    return say("app-auto-state", wake=wakes if wish.auto else "off")


def promise_text(say: Speech, promise: Promise) -> str:
    """Puppeteer (this round)"""
    return say("left-alone", what=say(promise.about), span=say(f"span-{promise.span}"))


def lines_of(say: Speech, scene: Scene, wish: Wish) -> list[str]:
    """What is on now, in sentences; nothing if one is asked as always."""
    found = [state_of(say, wish)] if wish.auto else []
    kept = [promise_text(say, promise) for promise in live(scene, wish.promises)]
    return [*found, *([say("app-left-alone", list=", ".join(kept))] if kept else [])]


def by_itself(say: Speech, scene: Scene, wish: Wish) -> str:
    """What happens now without being asked, if anything."""
    answer = unasked(scene, wish)
    labels = zip(scene.options, say.options(scene), strict=True)
    return next((say("app-by-itself", move=label) for option, label in labels if option.choice == answer), "")
