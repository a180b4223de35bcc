"""The terminal client on the whole screen: menu, tables of servers, table."""

from __future__ import annotations

import asyncio

from textual import work
from textual.app import App

from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.common.pace import Pace
from heldenrunde.terminal.fullscreen.lobby import LobbyScreen, PublicTablesScreen
from heldenrunde.terminal.fullscreen.menu import MenuScreen
from heldenrunde.terminal.fullscreen.table import TableScreen
from heldenrunde.terminal.local.learning import learn
from heldenrunde.terminal.local.session import LocalSession, Setup, start
from heldenrunde.terminal.remote.server_tables import ServerTables
from heldenrunde.terminal.remote.session import RemoteSession


class Heldenrunde(App[None]):
    """Begins at the menu, at the tables of a server, or with a session at its table."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Heldenrunde"

    def __init__(
        self,
        setup: Setup,
        session: LocalSession | RemoteSession | None = None,
        server_tables: ServerTables | None = None,
    ) -> None:
        super().__init__()
        self.setup, self.session, self.server_tables = setup, session, server_tables
        self.pace = Pace(setup.pace)
        self.begin = self.exit if session else self.to_public_tables if server_tables else self.to_menu
        """Where one comes back to after a match."""

    def on_mount(self) -> None:
        if self.session:
            self.enter(self.session)
        else:
            self.begin()

    def to_menu(self) -> None:
        menu = MenuScreen(self.setup)
        self.push_screen(menu, lambda deed: self.from_menu(deed, menu.setup))

    def from_menu(self, deed: str | None, setup: Setup) -> None:
        if deed is None:
            self.exit()
        else:
            self.setup = setup
            self.enter(learn(setup) if deed == "learn" else start(setup))

    def to_public_tables(self) -> None:
        assert self.server_tables is not None
        self.push_screen(
            PublicTablesScreen(self.server_tables), lambda remote: self.enter(remote) if remote else self.exit()
        )

    # -- at a table --------------------------------------------------------------------------------------------------

    def enter(self, session: LocalSession | RemoteSession) -> None:
        self.session = session
        if isinstance(session, RemoteSession) and not session.begun:
            self.push_screen(LobbyScreen(session), self.from_lobby)
        else:
            self.push_screen(TableScreen(session, self.pace, self.setup.save), self.from_table)

    def from_lobby(self, answer: str | None) -> None:
        if answer == "begun" and self.session:
            self.enter(self.session)
        else:
            self.leave()

    def from_table(self, answer: str | None) -> None:
        """Another match at the same table, or back to where it began."""
        if answer == "again":
            self.play_again()
        else:
            self.leave()

    @work
    async def play_again(self) -> None:
        assert self.session is not None
        try:
            self.enter(await asyncio.to_thread(self.session.again))
        except HeldenrundeError as error:
            self.notify(error.reason.text(self.setup.language), severity="warning", markup=False)
            self.leave()

    def leave(self) -> None:
        if isinstance(self.session, RemoteSession):
            if self.session.gone:
                self.notify(self.session.gone, severity="warning", markup=False)
            self.session.close()
        self.begin()
