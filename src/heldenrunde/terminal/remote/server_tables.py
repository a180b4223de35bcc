"""The tables of a server: the public ones, sitting down at one, opening one, watching."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from heldenrunde.checks import check_options, check_seats
from heldenrunde.checks import find as find_game
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.local.players import own_name
from heldenrunde.terminal.local.session import parse_options, usual_seats
from heldenrunde.terminal.remote import kept_seats
from heldenrunde.terminal.remote.http_requests import NoServer, Server, table_path
from heldenrunde.terminal.remote.kept_seats import Kept
from heldenrunde.terminal.remote.session import RemoteSession, Seated

LEVELS = ("normal", "easy", "random")
"""The bots of a server."""
PAUSES = (0.3, 1.0)


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the list of public tables shows it."""

    id: str
    game: str
    host: str
    seats: int
    taken: int
    phase: str

    @property
    def open(self) -> bool:
        return self.phase == "lobby" and self.taken < self.seats


class Plan(msgspec.Struct, frozen=True):
    """A table that is to be opened."""

    game: str
    seats: int | None = None
    bots: int = 0
    level: str = LEVELS[0]
    options: tuple[str, ...] = ()
    public: bool = False

    def setup(self) -> dict[str, Any]:
        """Checked here already, so that what is wrong with it is said before anybody is asked."""
        game = find_game(self.game)
        given = parse_options(self.game, self.options)
        seats = usual_seats(game.seats_for(given)) if self.seats is None else self.seats
        check_seats(game, seats)
        if not 0 <= self.bots < seats:
            raise HeldenrundeError(Reason("cli-bad-bots", bots=self.bots, seats=seats))
        if self.level not in LEVELS:
            raise HeldenrundeError(Reason("cli-bad-bot-level", given=self.level, levels=", ".join(LEVELS)))
        options = check_options(game, given, seats)
        bots = [self.level if number >= seats - self.bots else None for number in range(seats)]
        return {"game": self.game, "seats": seats, "options": options, "bots": bots, "public": self.public}


class ServerTables:
    """The tables of a server, for one person with a name: a seat, or a place to watch."""

    def __init__(self, url: str, language: str, name: str = "", watch: bool = False) -> None:
        self.server = Server(url, language)
        self.language, self.wanted_name, self.watch = language, name, watch

    @property
    def name(self) -> str:
        return self.wanted_name or own_name(self.language)

    def public(self) -> list[TableInfo]:
        found: list[TableInfo] = self.server.get("tables", list[TableInfo])
        return [table for table in found if table.phase != "over"]

    def enter(self, table: str, watch: bool = False) -> RemoteSession:
        """Back to one's seat if one has one, else to a new one."""
        kept = None if watch or self.watch else kept_seats.find(self.server.url, table, self.wanted_name)
        if kept is not None:
            try:
                return RemoteSession(self.server, kept).open()
            except HeldenrundeError as error:
                if error.reason.id != "table-bad-token":
                    raise
                kept_seats.forget(kept)
        if watch or self.watch:
            return RemoteSession(self.server, Kept(self.server.url, table, self.name, "")).open()
        return self.sit(self.take_seat(table))

    def take_seat(self, table: str) -> Seated:
        """With a key the request can be repeated: it takes one seat."""
        body = {"name": self.name, "key": secrets.token_urlsafe(24)}
        for pause in PAUSES:
            try:
                return self.join(table, body)
            except NoServer as error:
                if error.reason.id != "cli-no-server":
                    raise
                time.sleep(pause)
        return self.join(table, body)

    def join(self, table: str, body: dict[str, str]) -> Seated:
        seated: Seated = self.server.post(table_path(table, "/join"), body, Seated)
        return seated

    def open(self, plan: Plan) -> RemoteSession:
        """A new table, with oneself as its host."""
        return self.sit(self.server.post("tables", {"setup": plan.setup(), "name": self.name}, Seated))

    def sit(self, seated: Seated) -> RemoteSession:
        kept = Kept(self.server.url, seated.id, self.name, seated.token)
        kept_seats.keep(kept)
        return RemoteSession(self.server, kept).open()


# -- in words --------------------------------------------------------------------------------------------------------


def table_line(table: TableInfo, language: str) -> str:
    """Custom Heroes, table of Anna, 2 of 4 seats taken"""
    game = find_game(table.game).id
    say = Speech(language, game, [])
    id = "app-public-open" if table.open else "app-public-playing"
    return say(id, game=say("game"), host=table.host, taken=table.taken, seats=table.seats)


def seat_lines(remote: RemoteSession) -> list[str]:
    """Who sits where before the start."""
    return [seat_line(remote, number) for number in range(len(remote.table.seats))]


def seat_line(remote: RemoteSession, number: int) -> str:
    """Seat 1: Anna, host, ready"""
    seat, say = remote.table.seats[number], remote.speech
    if seat.bot:
        parts = [say(f"app-lobby-bot-{seat.bot}" if seat.bot in LEVELS else "app-bot-name", n=number + 1)]
    elif not seat.taken:
        parts = [say("app-lobby-free")]
    else:
        marks = {"you": number == remote.human, "host": seat.host, "ready": seat.ready, "gone": not seat.present}
        parts = [seat.name, *(say(f"app-lobby-{mark}") for mark, holds in marks.items() if holds)]
    return f"{number + 1}. {', '.join(parts)}"
