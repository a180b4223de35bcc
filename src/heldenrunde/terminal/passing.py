"""What somebody at this terminal wants not to be asked: here and at a server, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from heldenrunde.core.passing import Promise, Wish, live, promised, recurring, skippable, unasked
from heldenrunde.core.scene import STAKES, Scene
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.terminal.connection import FactPart, Welcome
from heldenrunde.terminal.sitting import Sitting
from heldenrunde.terminal.speech import Speech

ON, OFF, WAKE = "on", "off", "wake"


class Here:
    """In a match of this program."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.wish = sitting, Wish()

    def change(self, wish: Wish) -> None:
        self.wish = wish

    def skip(self, span: str) -> None:
        scene, seat = self.sitting.scene(), self.sitting.human
        assert seat is not None, "only who has a seat is asked"
        nothing = answer_for(scene, self.wish, span)
        self.wish = replace(self.wish, promises=promised(scene, self.wish, nothing, span, since=0))
        self.sitting.answer(seat, nothing)

    def answer(self) -> Callable[[], tuple[int, Any]] | None:
        """The answer that the human gives without being asked, as a bot would."""
        seat = self.sitting.human
        if seat is None or not self.sitting.asked or not (self.wish.auto or self.wish.promises):
            return None
        answer = unasked(self.sitting.scene(), self.wish)
        return None if answer is None else lambda: (seat, answer)


class Table(Sitting, Protocol):
    """A seat at a server."""

    def do(self, do: str, **args: Any) -> object: ...

    def answer(self, seat: int, choice: Any, **leave: str) -> None: ...


class There:
    """At a table of a server, which answers for us, also while we are gone."""

    def __init__(self, table: Table) -> None:
        self.table, self.wish = table, Wish()

    def change(self, wish: Wish) -> None:
        """Shown at once; the server says the same."""
        kept = [promise.about for promise in wish.promises]
        dropped = [promise.about for promise in self.wish.promises if promise.about not in kept]
        self.wish = wish
        self.table.do("auto-pass", on=wish.auto, wake=list(wish.wake), ask=dropped)

    def skip(self, span: str) -> None:
        nothing = answer_for(self.table.scene(), self.wish, span)
        assert self.table.human is not None, "only who has a seat is asked"
        self.table.answer(self.table.human, nothing, leave=span)

    def greet(self, message: Welcome) -> None:
        self.wish = Wish(message.auto_pass, message.wake, message.promises)

    def hear(self, fact: FactPart) -> None:
        if fact.on is not None and fact.wake is not None:
            self.wish = replace(self.wish, auto=fact.on, wake=fact.wake)
        if fact.promises is not None:
            self.wish = replace(self.wish, promises=fact.promises)


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


# -- line by line ----------------------------------------------------------------------------------------------------


class Talk:
    """The commands that change it, and what is told about it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.say = sitting, sitting.speech

    @property
    def wish(self) -> Wish:
        return self.sitting.passing.wish

    def by_itself(self, scene: Scene) -> str:
        return by_itself(self.say, scene, self.wish) if self.sitting.asked else ""

    def lines(self, scene: Scene) -> list[str]:
        """With the question: what is on, and how to be left alone with it."""
        spans = [(span, self.say(f"skip-{span}")) for span in skippable(scene, self.wish)]
        return [
            *lines_of(self.say, scene, self.wish),
            *[self.say("app-plain-skip", span=s, how=how) for s, how in spans],
        ]

    def auto(self, rest: str, scene: Scene) -> list[str]:
        """Change it, if anything is said, and tell what is on."""
        wish = typed(self.wish, rest) if rest else self.wish
        if wish is not None and rest:
            self.sitting.passing.change(wish)
        found = [state_of(self.say, self.wish), *lines_of(self.say, scene, replace(self.wish, auto=False))]
        return found if wish is not None and rest else [*found, self.say("app-plain-auto-how")]

    def skip(self, rest: str, scene: Scene) -> None:
        """For so long, or as there is only one way."""
        spans = skippable(scene, self.wish) if self.sitting.asked else ()
        self.sitting.passing.skip(spans[0] if len(spans) == 1 and not rest else rest)

    def ask(self) -> str:
        """About everything again."""
        self.sitting.passing.change(replace(self.wish, promises=()))
        return self.say("app-asked-again")
