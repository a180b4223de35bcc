"""On the whole screen: the line that says what one is not asked, and the windows that change it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from heldenrunde.core.passing import Wish, live, skippable
from heldenrunde.core.scene import STAKES, Scene
from heldenrunde.terminal.common.passing import by_itself, lines_of, promise_text, switched, without, woken
from heldenrunde.terminal.common.session import Session
from heldenrunde.terminal.fullscreen.key_bindings import keys


class Choose(ModalScreen[str]):
    """A few lines to choose from; Escape chooses none."""

    BINDINGS = keys({"escape": "leave"})

    def __init__(self, title: str, how: str, entries: dict[str, str], at: str = "") -> None:
        super().__init__()
        self.title_text, self.how, self.entries, self.at = title, how, entries, at

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.title_text
            yield Static(self.how, markup=False)
            yield OptionList(*[Option(Styled(label)) for label in self.entries.values()])

    def on_mount(self) -> None:
        names = list(self.entries)
        self.query_one(OptionList).highlighted = names.index(self.at) if self.at in names else 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(list(self.entries)[event.option_index])

    def action_leave(self) -> None:
        self.dismiss("")


class PassingLine(Static):
    """What one is not asked, and for how long one could be left alone with the question at hand."""

    def __init__(self, session: Session, changed: Callable[[], object], answered: Callable[[], object]) -> None:
        super().__init__(id="passing", markup=False)
        self.session, self.say, self.changed, self.answered = session, session.speech, changed, answered

    @property
    def wish(self) -> Wish:
        return self.session.passing.wish

    def show(self, scene: Scene) -> None:
        """What happens by itself now, what is on, and which key leaves one alone."""
        spans = self.spans(scene)
        offers = [self.say("app-skip-key", how=self.say(f"skip-{spans[0]}" if len(spans) == 1 else "app-skip"))]
        now = [by_itself(self.say, scene, self.wish)] if self.session.asked else []
        parts = [*now, *lines_of(self.say, scene, self.wish), *(offers if spans else [])]
        self.display = any(parts)
        self.update("  ".join(part for part in parts if part))

    def spans(self, scene: Scene) -> tuple[str, ...]:
        return skippable(scene, self.wish) if self.session.asked else ()

    # -- changing it -------------------------------------------------------------------------------------------------

    def ask_how_long(self, scene: Scene) -> None:
        """To be left alone: at once if there is only one way."""
        spans = self.spans(scene)
        if len(spans) == 1:
            self.skip(spans[0])
        elif spans:
            entries = {span: self.say(f"skip-{span}") for span in spans}
            self.app.push_screen(Choose(self.say("app-skip"), self.say("app-choose-how"), entries), self.skip)

    def skip(self, span: str | None) -> None:
        """Unless somebody else was faster, and there is nothing to be left alone with any more."""
        if span and span in self.spans(self.session.scene()):
            self.session.passing.skip(span)
            self.answered()

    def ask_what(self, scene: Scene, at: str = "") -> None:
        """Switch something on or off, as often as wanted."""
        entries = self.switches(scene)
        how = f"{self.say('auto-pass-about')}\n{self.say('app-choose-how')}"
        self.app.push_screen(Choose(self.say("auto-pass"), how, entries, at), partial(self.switch, scene))

    def switches(self, scene: Scene) -> dict[str, str]:
        """What can be changed, each with a mark if it is on."""
        wake = {stake: f"{self.say('wake-if')} {self.say(f'wake-{stake}')}" for stake in STAKES}
        found = {"auto": mark(self.wish.auto, self.say("auto-pass-on"))}
        found |= {stake: mark(stake in self.wish.wake, label) for stake, label in wake.items()}
        kept = live(scene, self.wish.promises)
        return found | {p.about: f"{self.say('ask-me-again')}: {promise_text(self.say, p)}" for p in kept}

    def switch(self, scene: Scene, name: str | None) -> None:
        if not name:
            return
        wish = self.wish
        if name in STAKES:
            wish = woken(wish, [stake for stake in STAKES if (stake in wish.wake) != (stake == name)])
        else:
            wish = switched(wish) if name == "auto" else without(wish, name)
        self.session.passing.change(wish)
        self.changed()
        self.ask_what(scene, name)


def mark(on: bool, label: str) -> str:
    return f"{'[✓]' if on else '[ ]'} {label}"
