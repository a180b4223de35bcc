"""The terminal client on the whole screen: menu, tables of servers, table."""

from __future__ import annotations

import asyncio

from textual import work
from textual.app import App

from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.door import Door
from heldenrunde.terminal.hall import HallScreen, LobbyScreen
from heldenrunde.terminal.menu import MenuScreen
from heldenrunde.terminal.play import TableScreen
from heldenrunde.terminal.remote import Remote
from heldenrunde.terminal.session import Session, Setup, start


class Heldenrunde(App[None]):
    """Begins at the menu, at the door of a server, or with a session at its table."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Heldenrunde"

    def __init__(self, setup: Setup, session: Session | Remote | None = None, door: Door | None = None) -> None:
        super().__init__()
        self.setup, self.session, self.door = setup, session, door
        self.begin = self.exit if session else self.to_hall if door else self.to_menu
        """Where one comes back to after a match."""

    def on_mount(self) -> None:
        if self.session:
            self.enter(self.session)
        else:
            self.begin()

    def to_menu(self) -> None:
        self.push_screen(MenuScreen(self.setup), self.from_menu)

    def from_menu(self, setup: Setup | None) -> None:
        if setup is None:
            self.exit()
        else:
            self.setup = setup
            self.enter(start(setup))

    def to_hall(self) -> None:
        assert self.door is not None
        self.push_screen(HallScreen(self.door), lambda remote: self.enter(remote) if remote else self.exit())

    # -- at a table --------------------------------------------------------------------------------------------------

    def enter(self, session: Session | Remote) -> None:
        self.session = session
        if isinstance(session, Remote) and not session.begun:
            self.push_screen(LobbyScreen(session), self.from_lobby)
        else:
            self.push_screen(TableScreen(session, self.setup.fast, self.setup.save), self.from_table)

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
        if isinstance(self.session, Remote):
            if self.session.gone:
                self.notify(self.session.gone, severity="warning", markup=False)
            self.session.close()
        self.begin()
