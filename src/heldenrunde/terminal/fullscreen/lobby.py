"""On the whole screen to a table of a server: choosing or opening one, waiting for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.text import Text as Styled
from textual import work
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from heldenrunde.errors import HeldenrundeError
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.fullscreen.dialogs import Ask
from heldenrunde.terminal.fullscreen.key_bindings import keys
from heldenrunde.terminal.fullscreen.menu import turned
from heldenrunde.terminal.fullscreen.table import News
from heldenrunde.terminal.local.session import usual_seats
from heldenrunde.terminal.remote.server_tables import LEVELS, Plan, ServerTables, TableInfo, seat_lines, table_line
from heldenrunde.terminal.remote.session import RemoteSession
from heldenrunde.texts import words

SETTINGS = ("game", "seats", "bots", "level", "public")


class PublicTablesScreen(Screen[RemoteSession | None]):
    """The public tables, and a table of one's own; gives back the table one sits at."""

    BINDINGS = keys({"left": "change(-1)", "right": "change(1)", "f5": "look", "q,escape": "leave"})

    def __init__(self, server_tables: ServerTables) -> None:
        super().__init__()
        self.server_tables, self.say = server_tables, words(server_tables.language)
        game = next(iter(GAMES))
        self.plan = Plan(game, usual_seats(GAMES[game].seats_for({})), public=True)
        self.tables: list[TableInfo] = []
        self.going = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(id="about", markup=False)
            yield OptionList(id="menu", markup=False)
            yield Static(self.say("app-tables-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(Vertical).border_title = "Heldenrunde"
        self.query_one(OptionList).focus()
        self.show()
        self.action_look()

    def show(self) -> None:
        menu = self.query_one(OptionList)
        at = menu.highlighted
        about = self.say("app-tables", n=len(self.tables), server=self.server_tables.server.url)
        self.query_one("#about", Static).update(about)
        menu.clear_options()
        lines = [(f"table-{n}", table_line(table, self.server_tables.language)) for n, table in enumerate(self.tables)]
        menu.add_options([Option(f"  {line}", id=id) for id, line in lines])
        menu.add_options([None, *(Option(self.setting_line(name), id=name) for name in SETTINGS)])
        menu.add_option(Option(f"  {self.say('app-tables-open')}", id="open"))
        menu.highlighted = at if at is not None and at < menu.option_count else 0

    def setting_line(self, name: str) -> Styled:
        label = f"  {self.say(f'app-tables-{name}')}: "
        return Styled.assemble(label, ("◂ ", "dim"), (self.value(name), "bold"), (" ▸", "dim"))

    def value(self, name: str) -> str:
        plan = self.plan
        shown = {
            "game": words(self.server_tables.language, plan.game)("game"),
            "seats": str(plan.seats),
            "bots": str(plan.bots),
            "level": self.say(f"app-tables-level-{plan.level}"),
            "public": self.say("app-tables-public-yes" if plan.public else "app-tables-public-no"),
        }
        return shown[name]

    def action_change(self, by: int) -> None:
        menu = self.query_one(OptionList)
        chosen = menu.highlighted_option
        if chosen is not None and chosen.id in SETTINGS:
            self.plan = changed(self.plan, chosen.id, by)
            self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        id = event.option_id or ""
        if id in SETTINGS:
            self.action_change(1)
        elif id == "open":
            self.go(lambda: self.server_tables.open(self.plan))
        else:
            table = self.tables[int(id.removeprefix("table-"))]
            self.go(lambda: self.server_tables.enter(table.id, watch=table.phase != "lobby"))

    def go(self, way: Callable[[], RemoteSession]) -> None:
        if not self.going:
            self.going = True
            self.sit(way)

    @work
    async def sit(self, way: Callable[[], RemoteSession]) -> None:
        try:
            self.dismiss(await asyncio.to_thread(way))
        except HeldenrundeError as error:
            self.going = False
            self.complain(error)

    @work(exclusive=True, group="look")
    async def action_look(self) -> None:
        try:
            self.tables = [table for table in await asyncio.to_thread(self.server_tables.public) if table.game in GAMES]
        except HeldenrundeError as error:
            self.complain(error)
        self.show()

    def complain(self, error: HeldenrundeError) -> None:
        self.app.notify(error.reason.text(self.server_tables.language), severity="warning", markup=False)

    def action_leave(self) -> None:
        if not self.going:
            self.dismiss(None)


def changed(plan: Plan, name: str, by: int) -> Plan:
    """The next value of a setting, or the one before."""
    seats = list(GAMES[plan.game].seats)
    now = plan.seats or seats[0]
    if name == "game":
        game = turned(list(GAMES), plan.game, by)
        return Plan(game, usual_seats(GAMES[game].seats_for({})), 0, plan.level, (), plan.public)
    if name == "seats":
        now = turned(seats, now, by)
        return Plan(plan.game, now, min(plan.bots, now - 1), plan.level, (), plan.public)
    bots = turned(list(range(now)), plan.bots, by) if name == "bots" else plan.bots
    level = turned(list(LEVELS), plan.level, by) if name == "level" else plan.level
    return Plan(plan.game, now, bots, level, (), plan.public != (name == "public"))


class LobbyScreen(Screen[str]):
    """A table before the start. Gives back whether the match has begun, or one has left."""

    BINDINGS = keys({"q,escape": "do('quit')", "t": "do('say')"})

    def __init__(self, remote: RemoteSession) -> None:
        super().__init__()
        self.remote, self.say = remote, remote.speech
        self.ended = False

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(id="about", markup=False)
            with VerticalScroll(id="chat", can_focus=False):
                yield Static(id="lines", markup=False)
            yield OptionList(id="menu", markup=False)
            yield Static(self.say("app-lobby-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(Vertical).border_title = "Heldenrunde"
        self.query_one(OptionList).focus()
        self.remote.listen(lambda sentence: self.post_message(News(sentence)))
        self.show()

    def show(self) -> None:
        if self.remote.begun or self.remote.gone:
            self.end("begun" if self.remote.begun else "leave")
            return
        title = self.say("app-lobby", game=self.say("game"), link=self.remote.link)
        promise = self.say("app-lobby-commitment", commitment=self.remote.table.commitment)
        self.query_one("#about", Static).update("\n".join([title, "", *seat_lines(self.remote), "", promise]))
        self.query_one("#lines", Static).update("\n".join(str(line) for line in self.remote.lines[-100:]))
        self.query_one("#chat", VerticalScroll).scroll_end(animate=False)
        menu, deeds = self.query_one(OptionList), self.deeds()
        if deeds != [option.id for option in menu.options]:
            menu.clear_options()
            menu.add_options([Option(f"  {self.say(f'app-lobby-do-{deed}')}", id=deed) for deed in deeds])
            menu.highlighted = 0

    def end(self, answer: str) -> None:
        """Once; and not while something is being said: then right after it."""
        if self.is_current and not self.ended:
            self.ended = True
            self.dismiss(answer)

    def deeds(self) -> list[str]:
        """What can be done here; the likeliest first."""
        seat = self.remote.seat
        if seat is None:
            return ["say", "quit"]
        free = any(not other.taken and not other.bot for other in self.remote.table.seats)
        own = (["bots"] if free else ["start"]) if seat.host else ["wait" if seat.ready else "ready"]
        return [*own, "say", "leave", "quit"]

    def on_news(self, event: News) -> None:
        if event.sentence:
            self.app.notify(event.sentence, severity="warning", markup=False)
        self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_do(event.option_id or "")

    def action_do(self, deed: str) -> None:
        if deed == "say":
            self.app.push_screen(Ask(self.say("app-say"), self.say("app-say-how")), self.talk)
        elif deed == "bots":
            self.remote.seat_bots()
        elif deed == "start":
            self.remote.do("start")
        elif deed in ("ready", "wait"):
            self.remote.do("ready", ready=deed == "ready")
        else:
            if deed == "leave":
                self.remote.leave()
            self.end("leave")

    def talk(self, text: str | None) -> None:
        if text:
            self.remote.say(text)
        self.call_later(self.show)
