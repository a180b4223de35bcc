"""Line by line to a table of a server: choosing one, opening one, waiting for the others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from heldenrunde.errors import HeldenrundeError
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.local.session import usual_seats
from heldenrunde.terminal.plain.client import ENDED_EARLY, FINE, Plain
from heldenrunde.terminal.plain.inbox import Inbox, News
from heldenrunde.terminal.remote.server_tables import LEVELS, Plan, ServerTables, TableInfo, seat_lines, table_line
from heldenrunde.terminal.remote.session import RemoteSession
from heldenrunde.texts import words


def tell(text: str) -> None:
    print(text, flush=True)


# -- which table -----------------------------------------------------------------------------------------------------


class PublicTables:
    """The public tables of a server."""

    def __init__(self, server_tables: ServerTables, inbox: Inbox) -> None:
        self.server_tables, self.inbox, self.say = server_tables, inbox, words(server_tables.language)

    def choose(self) -> RemoteSession | None:
        """Until somebody has a seat, or leaves (None)."""
        tables = self.show()
        while True:
            word, *rest = self.line().split() or [""]
            if word in ("q", "quit"):
                return None
            try:
                found = self.obey(word, rest, tables)
            except HeldenrundeError as error:
                tell(error.reason.text(self.server_tables.language))
                found = None
            if found is not None:
                return found
            if word == "list":
                tables = self.show()

    def line(self) -> str:
        while True:
            found = self.inbox.next()
            if not isinstance(found, News):
                return found.line.strip()

    def show(self) -> list[TableInfo]:
        tables = [table for table in self.server_tables.public() if table.game in GAMES]
        tell(self.say("app-tables", n=len(tables), server=self.server_tables.server.url))
        for number, table in enumerate(tables, 1):
            tell(f"{number}. {table_line(table, self.server_tables.language)}")
        tell(self.say("app-tables-prompt", games=", ".join(GAMES)))
        return tables

    def obey(self, word: str, rest: list[str], tables: list[TableInfo]) -> RemoteSession | None:
        if word.isdecimal() and 1 <= int(word) <= len(tables) and not rest:
            table = tables[int(word) - 1]
            return self.server_tables.enter(table.id, watch=table.phase != "lobby")
        if word == "new" and len(rest) <= 3 and all(part.isdecimal() for part in rest[1:]):
            return self.server_tables.open(plan_of(rest))
        if word == "?":
            tell(self.say("help-tables"))
        elif word != "list":
            tell(self.say("app-tables-bad", given=" ".join([word, *rest])))
        return None


def plan_of(rest: list[str]) -> Plan:
    """new custom-heroes 4 2: a game for four, two of them bots; what is left out is as usual."""
    game = rest[0] if rest else next(iter(GAMES))
    seats = int(rest[1]) if len(rest) > 1 else usual_seats(GAMES[game].seats_for({})) if game in GAMES else None
    return Plan(game, seats, int(rest[2]) if len(rest) > 2 else 0, public=True)


# -- before the start ------------------------------------------------------------------------------------------------


class Lobby:
    """A table at which the match has not begun."""

    def __init__(self, remote: RemoteSession, inbox: Inbox) -> None:
        self.remote, self.inbox, self.say = remote, inbox, remote.speech
        self.told = 0

    def wait(self) -> bool:
        """Until the match begins (True) or the human leaves (False)."""
        self.remote.listen(self.inbox.tell)
        self.show()
        while not self.remote.begun and not self.remote.gone:
            self.tell_news()
            try:
                found = self.inbox.next()
            except EOFError:
                if self.remote.human is None:
                    continue  # whoever watches need not type
                raise
            if isinstance(found, News):
                if found.sentence:
                    tell(found.sentence)
            elif not self.obey(found.line.strip()):
                return False
        return True

    def show(self) -> None:
        tell(self.say("app-lobby", game=self.say("game"), link=self.remote.link))
        tell("\n".join(seat_lines(self.remote)))
        tell(self.say("app-lobby-commitment", commitment=self.remote.table.commitment))
        tell(self.say("app-lobby-prompt-host" if self.remote.is_host else "app-lobby-prompt"))

    def tell_news(self) -> None:
        lines = self.remote.lines
        for line in lines[self.told :]:
            tell(str(line))
        self.told = len(lines)

    def obey(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word in ("q", "quit"):
            return False
        if word == "leave":
            self.remote.leave()
            return False
        commands: dict[str, Callable[[], object]] = {
            "?": lambda: tell(self.say("help-lobby")),
            "table": self.show,
            "ready": lambda: self.remote.do("ready", ready=True),
            "wait": lambda: self.remote.do("ready", ready=False),
            "start": lambda: self.remote.do("start"),
            "bots": lambda: self.remote.seat_bots(rest if rest in LEVELS else LEVELS[0]),
            "say": lambda: self.remote.say(rest),
        }
        if word in commands:
            commands[word]()
        else:
            tell(self.say("app-lobby-bad", given=line))
        return True


# -- all of it -------------------------------------------------------------------------------------------------------


def join_plain(server_tables: ServerTables, table: str, plan: Plan | None, save: Path | None) -> int:
    """From the list of tables to the end of the match; returns the exit code."""
    inbox = Inbox()
    remote = None
    try:
        remote = enter(server_tables, table, plan, inbox)
        return FINE if remote is None else play(remote, inbox, save)
    except (EOFError, KeyboardInterrupt):
        id = "app-plain-ended-there" if remote is not None else "cli-interrupted"
        print(words(server_tables.language)(id), file=sys.stderr, flush=True)
        return ENDED_EARLY
    finally:
        if remote is not None:
            remote.close()


def enter(server_tables: ServerTables, table: str, plan: Plan | None, inbox: Inbox) -> RemoteSession | None:
    if plan is not None:
        return server_tables.open(plan)
    return server_tables.enter(table) if table else PublicTables(server_tables, inbox).choose()


def play(remote: RemoteSession, inbox: Inbox, save: Path | None) -> int:
    told = 0
    if not remote.begun:
        lobby = Lobby(remote, inbox)
        if not lobby.wait():
            return FINE
        told = lobby.told
    if remote.gone:
        print(remote.gone, file=sys.stderr, flush=True)
        return ENDED_EARLY
    return Plain(remote, save, inbox, told).play()
