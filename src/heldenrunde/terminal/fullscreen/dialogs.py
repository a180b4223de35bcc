"""The windows over the table: help, log, look-up, save, quit, result."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text as Styled
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from heldenrunde.errors import HeldenrundeError
from heldenrunde.library import CardKind, Example, cards, chapters, examples, rules
from heldenrunde.terminal.common.library import examples_of
from heldenrunde.terminal.common.session import Session
from heldenrunde.terminal.fullscreen.key_bindings import keys
from heldenrunde.terminal.local.record_files import write_record
from heldenrunde.texts import Words, words


class Pages(ModalScreen[None]):
    """Something to read."""

    BINDINGS = keys({"escape,q": "dismiss"})

    def __init__(self, title: str, text: Styled, close: str, at_end: bool = False) -> None:
        super().__init__()
        self.title_text, self.text, self.close, self.at_end = title, text, close, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window") as window:
            window.border_title, window.border_subtitle = self.title_text, self.close
            yield Static(self.text)

    def on_mount(self) -> None:
        window = self.query_one(VerticalScroll)
        window.focus()
        if self.at_end:
            window.scroll_end(animate=False)


# -- looking things up -----------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """Something in a book: how it is found, its line in the list, its title and page."""

    key: str
    line: str
    title: str
    page: str


def rule_entries(game: str, language: str) -> list[Entry]:
    """The rules, each with the examples that name it, then the examples."""
    titles, say = chapters(game, language), words(language)
    found = [
        Entry(
            rule.number,
            f"{rule.number} {rule.text}".split("\n", 1)[0],
            f"{rule.number} · {titles[rule.chapter]}",
            "\n\n".join([rule.text, *told(examples_of(game, language, rule.number), say)]),
        )
        for rule in rules(game, language)
    ]
    rest = [Entry("", f"{say('cli-example')}: {e.title}", e.title, e.text) for e in examples(game, language)]
    return found + rest


def told(stories: list[Example], say: Words) -> list[str]:
    return [f"{say('cli-example')}: {story.title}\n{story.text}" for story in stories]


def card_entries(game: str, language: str) -> list[Entry]:
    say = words(language)
    return [
        Entry(card.id, card.name, card.name, "\n\n".join(part for part in card_page(card, say) if part))
        for card in cards(game, language)
    ]


def card_page(card: CardKind, say: Words) -> tuple[str, ...]:
    return f"{card.kind}\n{say('cli-copies', n=card.copies)}", card.text, card.source


class LookUp(ModalScreen[None]):
    """A book with a search line; opens at a given place."""

    BINDINGS = keys({"escape": "dismiss", "down": "to_list"})

    def __init__(self, title: str, entries: list[Entry], language: str, at: str = "") -> None:
        super().__init__()
        self.title_text, self.entries, self.at = title, entries, at
        self.say, self.found = words(language), entries

    def compose(self) -> ComposeResult:
        with Vertical(classes="window book") as window:
            window.border_title, window.border_subtitle = self.title_text, self.say("app-close")
            yield Input(placeholder=self.say("app-search"), compact=True, select_on_focus=False)
            with Horizontal():
                yield OptionList(markup=False)
                with VerticalScroll(can_focus=False):
                    yield Static(id="page", markup=False)

    def on_mount(self) -> None:
        self.fill()
        keys = [entry.key for entry in self.entries]
        self.query_one(OptionList).highlighted = keys.index(self.at) if self.at in keys else 0
        self.query_one(OptionList if self.at else Input).focus()

    def fill(self) -> None:
        titles = self.query_one(OptionList)
        titles.clear_options()
        titles.add_options([Option(entry.line) for entry in self.found])

    def on_input_changed(self, event: Input.Changed) -> None:
        word = event.value.strip().casefold()
        self.found = [entry for entry in self.entries if word in f"{entry.line}\n{entry.page}".casefold()]
        self.fill()
        if self.found:
            self.query_one(OptionList).highlighted = 0
        else:
            self.query_one("#page", Static).update(self.say("app-nothing-found"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#page", Static).update(self.page(self.found[event.option_index]))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def page(self, entry: Entry) -> Styled:
        return Styled.assemble((entry.title, "bold"), "\n\n", entry.page)

    def on_key(self, event: events.Key) -> None:
        """Whatever is typed over the list goes into the search line."""
        line = self.query_one(Input)
        if event.is_printable and event.character and not line.has_focus:
            event.stop()
            line.focus()
            line.value += event.character
            line.cursor_position = len(line.value)

    def action_to_list(self) -> None:
        self.query_one(OptionList).focus()


# -- questions -------------------------------------------------------------------------------------------------------


class Buttons(ModalScreen[str]):
    """A question with a few answers; Escape is the last of them."""

    BINDINGS = keys(
        {
            "escape": "leave",
            "left,up": "app.focus_previous",
            "right,down": "app.focus_next",
        }
    )

    def __init__(self, title: str, text: Styled, answers: dict[str, str]) -> None:
        super().__init__()
        self.title_text, self.text, self.answers = title, text, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.title_text
            yield Static(self.text, id="message")
            with Horizontal(classes="buttons"):
                for id, label in self.answers.items():
                    yield Button(label, id=id, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_leave(self) -> None:
        self.dismiss(list(self.answers)[-1])


class SaveAs(ModalScreen[str]):
    """Asks for a file and saves; gives back the sentence to show."""

    BINDINGS = keys({"escape": "leave"})

    def __init__(self, session: Session, path: Path) -> None:
        super().__init__()
        self.session, self.path, self.say = session, path, session.speech

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.say("app-save-title")
            yield Static(self.say("app-save-ask"), markup=False)
            yield Input(str(self.path), compact=True)
            yield Static(id="trouble", markup=False)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        path = Path(event.value.strip()).expanduser()
        try:
            write_record(path, await self.record())
        except HeldenrundeError as error:
            self.query_one("#trouble", Static).update(error.reason.text(self.say.language))
        else:
            self.dismiss(self.say("app-saved", file=str(path)))

    async def record(self) -> dict[str, Any]:
        """A record that lies elsewhere is fetched without holding up the screen."""
        if self.session.company is None:
            return self.session.record()
        return await asyncio.to_thread(self.session.record)

    def action_leave(self) -> None:
        self.dismiss("")


class Ask(ModalScreen[str]):
    """Asks for a line of text."""

    BINDINGS = keys({"escape": "leave"})

    def __init__(self, title: str, how: str) -> None:
        super().__init__()
        self.title_text, self.how = title, how

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.title_text
            yield Static(self.how, markup=False)
            yield Input(compact=True, max_length=500)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        self.dismiss("")
