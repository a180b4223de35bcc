"""The terminal client on the whole screen: menu and table."""

from __future__ import annotations

from textual.app import App

from heldenrunde.terminal.menu import MenuScreen
from heldenrunde.terminal.play import TableScreen
from heldenrunde.terminal.session import Session, Setup, start


class Heldenrunde(App[None]):
    """Begins at the menu, or with a session at its table."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Heldenrunde"

    def __init__(self, setup: Setup, session: Session | None = None) -> None:
        super().__init__()
        self.setup, self.session, self.menu = setup, session, session is None

    def on_mount(self) -> None:
        if self.session:
            self.to_table(self.session)
        else:
            self.to_menu()

    def to_menu(self) -> None:
        self.push_screen(MenuScreen(self.setup), self.from_menu)

    def from_menu(self, setup: Setup | None) -> None:
        if setup is None:
            self.exit()
        else:
            self.setup = setup
            self.to_table(start(setup))

    def to_table(self, session: Session) -> None:
        self.session = session
        self.push_screen(TableScreen(session, self.setup.fast, self.setup.save), self.from_table)

    def from_table(self, answer: str | None) -> None:
        """Another match at the same table, or back to where it began."""
        if answer == "again" and self.session:
            match = self.session.match
            options = tuple(f"{name}={value}" for name, value in match.settings.items())
            self.setup = self.setup._replace(seed=None, load=None, seats=match.seats, options=options)
            self.to_table(start(self.setup))
        elif self.menu:
            self.to_menu()
        else:
            self.exit()
