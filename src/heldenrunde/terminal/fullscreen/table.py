"""The table on the whole screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.text import Text as Styled
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.markup import escape
from textual.message import Message
from textual.widgets import Input, Static

from heldenrunde.core.scene import Piece, Zone
from heldenrunde.terminal.common.coloured_text import QUIET, common_text, seat_text
from heldenrunde.terminal.common.pace import Pace
from heldenrunde.terminal.common.session import Line, Session
from heldenrunde.terminal.fullscreen.dialogs import Ask, Buttons, LookUp, Pages, SaveAs, card_entries, rule_entries
from heldenrunde.terminal.fullscreen.key_bindings import keys
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.fullscreen.passing import PassingLine
from heldenrunde.terminal.fullscreen.piece_row import PieceRow
from heldenrunde.terminal.fullscreen.watching import PACE_KEY, Watching
from heldenrunde.terminal.local.replay import places

HIGH_ENOUGH = 34
BREAKPOINTS = [(0, "-low"), (HIGH_ENOUGH, "-high")]
KEY_BAR = ("help", "rules", "cards", "log", "filter", "auto", "guide", "save", "leave")
COMPANY_KEY_BAR = ("help", "rules", "cards", "log", "auto", "say", "undo", "leave")


class News(Message):
    """Something has happened at a table elsewhere; or why something was refused."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.sentence = sentence


class TableScreen(Watching):
    """Players above, table and log in the middle, below them the hand, the question and the moves."""

    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS = keys(
        {
            "question_mark,f1": "help",
            "r": "rules",
            "c": "cards",
            "l": "log",
            "s": "save",
            "q": "leave",
            "t": "say",
            "u": "undo",
            "p": "auto",
            "n": "skip",
            "g": "guide",
            PACE_KEY: "pace",
            "slash": "filter",
            "escape": "let_go",
        }
    )

    def __init__(self, session: Session, pace: Pace, save: Path | None) -> None:
        super().__init__(session, pace)
        self.save_path = save
        self.wish = ""
        self.told = 0
        self.ended = False

    # -- drawing -----------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        with Horizontal(id="seats"):
            for seat in self.view.seats:
                yield Static(id=f"seat-{seat.seat}", classes="seat")
        with Horizontal(id="middle"):
            yield VerticalScroll(Static(id="common"), id="table", can_focus=False)
            yield VerticalScroll(Static(id="lines"), id="log", can_focus=False)
        for zone in self.own_zones():
            yield PieceRow(self.say, zone.kind, f"row-{zone.id}")
        yield Static(id="about")
        yield Static(id="advice")
        yield Static(id="question")
        yield PassingLine(self.session, self.go_on, self.answered)
        yield Input(id="filter", placeholder=self.say("app-filter"), compact=True)
        yield MoveList()
        yield Static(self.key_bar(), id="keys")

    def own_zones(self) -> list[Zone]:
        viewer = self.view.viewer
        return [zone for zone in self.view.zones if viewer is not None and zone.owner == viewer]

    def key_bar(self) -> str:
        """What the keys do; each can be clicked as well."""
        names = KEY_BAR if self.company is None else COMPANY_KEY_BAR
        parts = (f"[@click=screen.{name}]{self.say(f'app-key-{name}')}[/]" for name in names)
        return "  ".join(parts)

    def on_mount(self) -> None:
        self.query_one("#filter").display = False
        self.query_one("#table").border_title = self.say("app-table")
        self.query_one("#log").border_title = self.say("app-log")
        self.query_one(MoveList).focus()
        self.follow()
        self.show()
        if self.company is not None:
            self.company.listen(lambda sentence: self.post_message(News(sentence)))
            self.look()
        self.drive()

    def on_resize(self) -> None:
        for row in self.query(PieceRow):
            row.tall = self.size.height >= HIGH_ENOUGH

    def show(self) -> None:
        scene = self.current()
        if scene != self.view:
            self.come_to(scene)
        same = scene.options == self.view.options
        self.view, self.chosen = scene, self.chosen if same else frozenset()
        headline = f"{self.say('game')} · {self.say.headline(scene.headline)}"
        self.query_one("#headline", Static).update(Styled(headline, style="bold"))
        for seat in scene.seats:
            panel = self.query_one(f"#seat-{seat.seat}", Static)
            panel.update(seat_text(scene, seat, self.say))
            panel.set_class(seat.to_act, "-to-act")
        self.query_one("#common", Static).update(common_text(scene, self.say))
        self.show_rows()
        self.show_log()
        self.show_moves((self.query_one(MoveList).highlighted or 0) if same else 0)

    def show_rows(self) -> None:
        rows = {row.id: row for row in self.query(PieceRow)}
        for row in rows.values():
            row.display = False
        for zone in self.own_zones():
            row = rows.get(f"row-{zone.id}") or self.new_row(zone)
            row.border_title = escape(self.say.label(zone))
            row.pieces, row.chosen = zone.pieces, self.chosen
            row.display = bool(zone.pieces)

    def new_row(self, zone: Zone) -> PieceRow:
        """A zone that was not there before."""
        row = PieceRow(self.say, zone.kind, f"row-{zone.id}")
        self.mount(row, before="#about")
        return row

    def show_log(self) -> None:
        lines = self.lines()
        if len(lines) != self.told:
            self.told = len(lines)
            self.query_one("#lines", Static).update(log_text(lines[-100:]))
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_news(self) -> None:
        self.show_log()
        self.show_question()

    def show_moves(self, at: int = 0) -> None:
        super().show_moves(at)
        self.query_one(PassingLine).show(self.view)

    # -- pieces ------------------------------------------------------------------------------------------------------

    def on_piece_row_pointed(self, event: PieceRow.Pointed) -> None:
        self.query_one("#about", Static).update(self.about(event.piece))

    def about(self, piece: Piece) -> Styled:
        """All about a piece: its marks in words, why it cannot be used, what it says."""
        parts = Styled(self.say.piece(piece), style="bold")
        if piece.why_not:
            parts.append(f"  ✗ {self.say.say(piece.why_not)} ({piece.why_not.rule})")
        if piece.card and self.say.words.has(f"card-{piece.card}.text"):
            parts.append(f"  {self.say(f'card-{piece.card}.text')}", style=QUIET)
        return parts

    # -- not being asked ---------------------------------------------------------------------------------------------

    def action_skip(self) -> None:
        self.query_one(PassingLine).ask_how_long(self.view)

    def action_auto(self) -> None:
        if self.session.human is not None and not self.session.over:
            self.query_one(PassingLine).ask_what(self.view)

    def action_guide(self) -> None:
        """Point out the next sensible move, or leave it at that."""
        if self.session.guided is not None:
            self.session.guide(not self.session.guided)
            self.notify(self.say("app-guide", on="yes" if self.session.guided else "no"), markup=False)
            self.show_moves()

    # -- bots --------------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let the bots answer until the human is asked. They think in another thread."""
        while (bot := self.session.bot()) is not None:
            seat, choice = await asyncio.to_thread(bot)
            self.session.answer(seat, choice)
            self.follow()

    def conclude(self) -> None:
        """At the end of the match its result is shown once by itself."""
        if self.session.over and not self.ended:
            self.ended = True
            self.show_result()

    # -- company -----------------------------------------------------------------------------------------------------

    def on_news(self, event: News) -> None:
        if event.sentence:
            self.app.notify(event.sentence, severity="warning", markup=False)
        self.look()

    def look(self) -> None:
        """See what has happened at the table, and what somebody wants of us."""
        assert self.company is not None
        self.follow()
        if self.sent and self.company.refused:
            self.sent, self.refusal = False, self.company.refused
            self.show_moves()
        wish, self.wish = self.wish, self.company.wish
        if self.wish and self.wish != wish:
            answers = {name: self.say(f"app-wish-{name}") for name in ("yes", "no")}
            text = Styled(self.say("app-wish-ask", name=self.wish))
            self.app.push_screen(Buttons(self.say("app-wish"), text, answers), self.vote)
        if self.company.gone and not self.ended:
            self.ended = True
            self.app.push_screen(
                Buttons(self.say("app-gone"), Styled(self.company.gone), {"leave": self.say("app-end-leave")}),
                lambda _: self.leave_if(True),
            )

    def vote(self, answer: str | None) -> None:
        if self.company is not None:
            self.company.vote(answer == "yes")

    def action_say(self) -> None:
        if self.company is not None:
            self.app.push_screen(Ask(self.say("app-say"), self.say("app-say-how")), self.talk)

    def talk(self, text: str | None) -> None:
        if text and self.company is not None:
            self.company.say(text)

    def action_undo(self) -> None:
        if self.company is not None:
            self.company.undo()

    # -- windows -----------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        parts = [self.say("help-app"), *([self.say("help-app-company")] if self.company is not None else [])]
        self.app.push_screen(Pages(self.say("app-help"), Styled("\n\n".join(parts)), self.say("app-close")))

    def action_log(self) -> None:
        text = log_text(self.lines())
        self.app.push_screen(Pages(self.say("app-log"), text, self.say("app-close"), at_end=True))

    def action_rules(self) -> None:
        """Opens at the rule of the question."""
        at = self.view.question.rule if self.view.question else ""
        game, language = self.view.game, self.say.language
        self.app.push_screen(LookUp(self.say("app-rules"), rule_entries(game, language), language, at))

    def action_cards(self) -> None:
        game, language = self.view.game, self.say.language
        self.app.push_screen(LookUp(self.say("app-cards"), card_entries(game, language), language))

    def action_save(self) -> None:
        self.app.push_screen(SaveAs(self.session, self.file()), self.tell_saved)

    def tell_saved(self, sentence: str | None) -> None:
        if sentence:
            self.notify(sentence, markup=False)

    def file(self) -> Path:
        """Where to save unless told otherwise."""
        return self.save_path or Path(f"{self.view.game}.json")

    def action_leave(self) -> None:
        if self.session.over:
            self.show_result()
            return
        names = ("save", "leave", "stay") if self.company is None else ("leave", "stay")
        answers = {name: self.say(f"app-quit-{name}") for name in names}
        text = self.say("app-quit-ask" if self.company is None else "app-quit-ask-there")
        self.app.push_screen(Buttons(self.say("app-quit"), Styled(text), answers), self.leave)

    def leave(self, answer: str | None) -> None:
        if answer == "save":
            self.app.push_screen(SaveAs(self.session, self.file()), lambda saved: self.leave_if(bool(saved)))
        else:
            self.leave_if(answer == "leave")

    def leave_if(self, sure: bool) -> None:
        if sure:
            self.dismiss("leave")

    # -- the end -----------------------------------------------------------------------------------------------------

    def show_result(self) -> None:
        result = self.session.result
        text = Styled("\n".join(places(result, self.say)) if result is not None else self.say("app-no-result"))
        names = ("again", "save", "leave", "look") if self.session.human is not None else ("save", "leave", "look")
        answers = {name: self.say(f"app-end-{name}") for name in names}
        self.app.push_screen(Buttons(self.say("app-over"), text, answers), self.after)

    def after(self, answer: str | None) -> None:
        """After the match: another one, save, look at the table, or leave."""
        if answer == "save":
            self.app.push_screen(SaveAs(self.session, self.file()), self.saved)
        elif answer in ("again", "leave"):
            self.dismiss(answer)

    def saved(self, sentence: str | None) -> None:
        if sentence:
            self.notify(sentence, markup=False)
        self.show_result()


def log_text(lines: list[Line]) -> Styled:
    return Styled("\n").join(Styled.assemble((f"{line.rule} ", QUIET), line.text) for line in lines)
