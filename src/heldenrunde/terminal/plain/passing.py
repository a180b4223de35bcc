"""Line by line: the commands that change what one wants not to be asked, and what is told about it."""

from __future__ import annotations

from dataclasses import replace

from heldenrunde.core.passing import Wish, skippable
from heldenrunde.core.scene import Scene
from heldenrunde.terminal.common.passing import by_itself, lines_of, state_of, typed
from heldenrunde.terminal.common.session import Session


class PassingCommands:
    """The commands that change it, and what is told about it."""

    def __init__(self, session: Session) -> None:
        self.session, self.say = session, session.speech

    @property
    def wish(self) -> Wish:
        return self.session.passing.wish

    def by_itself(self, scene: Scene) -> str:
        return by_itself(self.say, scene, self.wish) if self.session.asked else ""

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
            self.session.passing.change(wish)
        found = [state_of(self.say, self.wish), *lines_of(self.say, scene, replace(self.wish, auto=False))]
        return found if wish is not None and rest else [*found, self.say("app-plain-auto-how")]

    def skip(self, rest: str, scene: Scene) -> None:
        """For so long, or as there is only one way."""
        spans = skippable(scene, self.wish) if self.session.asked else ()
        self.session.passing.skip(spans[0] if len(spans) == 1 and not rest else rest)

    def ask(self) -> str:
        """About everything again."""
        self.session.passing.change(replace(self.wish, promises=()))
        return self.say("app-asked-again")
