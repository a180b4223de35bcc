"""The menu: what to play, with how many, in which language."""

from __future__ import annotations

from typing import TypeVar

from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from heldenrunde.bots import BOTS
from heldenrunde.core.lesson import NO_LESSON
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.fullscreen.dialogs import LookUp, Pages, card_entries, rule_entries
from heldenrunde.terminal.fullscreen.key_bindings import keys
from heldenrunde.terminal.local.session import Setup, usual_seats
from heldenrunde.texts import LANGUAGES, words

T = TypeVar("T")
SETTINGS = ("game", "seats", "bot", "language")
DEEDS = ("start", "learn", "rules", "cards", "help", "quit")


class MenuScreen(Screen[str | None]):
    """Gives back whether to start or to learn what is set up, or None to quit."""

    BINDINGS = keys(
        {
            "left": "change(-1)",
            "right": "change(1)",
            "q,escape": "leave",
            "question_mark,f1": "do('help')",
            "r": "do('rules')",
            "c": "do('cards')",
        }
    )

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(id="about")
            yield OptionList(id="menu", markup=False)
            yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.show(len(SETTINGS))
        self.query_one(OptionList).focus()

    def show(self, at: int) -> None:
        say = words(self.setup.language, self.setup.game)
        self.query_one(Vertical).border_title = "Heldenrunde"
        about = Styled.assemble((say("game"), "bold"), " · ", say("game.length"), "\n", say("game.about"))
        self.query_one("#about", Static).update(about)
        self.query_one("#keys", Static).update(say("app-menu-keys"))
        menu = self.query_one(OptionList)
        menu.clear_options()
        menu.add_options([Option(self.setting_line(name), id=name) for name in SETTINGS])
        menu.add_options([None, *(Option(f"  {say(f'app-menu-{name}')}", id=name) for name in self.deeds())])
        menu.highlighted = at

    def setting_line(self, name: str) -> Styled:
        say = words(self.setup.language, self.setup.game)
        return Styled.assemble(
            f"  {say(f'app-menu-{name}')}: ", ("◂ ", "dim"), (self.value(name), "bold"), (" ▸", "dim")
        )

    def value(self, name: str) -> str:
        say = words(self.setup.language, self.setup.game)
        shown = {
            "game": say("game"),
            "seats": str(self.seats()),
            "bot": say(f"app-bot-{self.setup.bot}"),
            "language": say("app-language"),
        }
        return shown[name]

    def seats(self) -> int:
        return self.setup.seats or usual_seats(GAMES[self.setup.game].seats_for({}))

    def deeds(self) -> list[str]:
        """Not every game has a lesson."""
        lesson = GAMES[self.setup.game].lesson is not NO_LESSON
        return [deed for deed in DEEDS if deed != "learn" or lesson]

    # -- changing ----------------------------------------------------------------------------------------------------

    def action_change(self, by: int) -> None:
        menu = self.query_one(OptionList)
        at = menu.highlighted or 0
        if at < len(SETTINGS):
            self.change(SETTINGS[at], by)
            self.show(at)

    def change(self, name: str, by: int) -> None:
        """The next value of a setting, or the one before."""
        if name == "game":
            game = turned(list(GAMES), self.setup.game, by)
            self.setup = self.setup._replace(game=game, seats=usual_seats(GAMES[game].seats_for({})))
        elif name == "seats":
            seats = list(GAMES[self.setup.game].seats)
            self.setup = self.setup._replace(seats=turned(seats, self.seats(), by))
        elif name == "bot":
            self.setup = self.setup._replace(bot=turned(list(BOTS), self.setup.bot, by))
        else:
            self.setup = self.setup._replace(language=turned(list(LANGUAGES), self.setup.language, by))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id in SETTINGS:
            self.action_change(1)
        elif event.option_id:
            self.action_do(event.option_id)

    def action_do(self, deed: str) -> None:
        game, language = self.setup.game, self.setup.language
        say = words(language, game)
        if deed == "start":
            self.setup = self.setup._replace(seats=self.seats())
            self.dismiss(deed)
        elif deed == "learn":
            self.dismiss(deed)
        elif deed == "rules":
            self.app.push_screen(LookUp(say("app-rules"), rule_entries(game, language), language))
        elif deed == "cards":
            self.app.push_screen(LookUp(say("app-cards"), card_entries(game, language), language))
        elif deed == "help":
            self.app.push_screen(Pages(say("app-help"), Styled(say("help-app")), say("app-close")))
        else:
            self.dismiss(None)

    def action_leave(self) -> None:
        self.dismiss(None)


def turned(values: list[T], now: T, by: int) -> T:
    return values[(values.index(now) + by) % len(values)]
