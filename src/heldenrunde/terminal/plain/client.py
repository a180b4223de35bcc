"""The client line by line: for screen readers, pipes and very small terminals.

No colours, no cursor movements; every line is a sentence or a numbered choice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from heldenrunde.core.scene import Scene
from heldenrunde.errors import HeldenrundeError, IllegalChoice
from heldenrunde.terminal.common.film import TRICK, swept
from heldenrunde.terminal.common.rulebook import cards_text, rules_text
from heldenrunde.terminal.common.session import Company, Session
from heldenrunde.terminal.common.speech import clock
from heldenrunde.terminal.local.record_files import write_record
from heldenrunde.terminal.local.replay import places
from heldenrunde.terminal.plain.conversation import BACK, Conversation, NoAnswer
from heldenrunde.terminal.plain.inbox import Inbox, News
from heldenrunde.terminal.plain.passing import PassingCommands
from heldenrunde.terminal.plain.sentences import changed_lines, table_lines, zone_line

LOG_LINES = 20
FINE, ENDED_EARLY = 0, 1


class Plain:
    """A conversation about one match. At a table with company there is an inbox, in which news come as well."""

    def __init__(self, session: Session, save: Path | None, inbox: Inbox | None = None, told: int = 0) -> None:
        self.session, self.say, self.save_path, self.inbox = session, session.speech, save, inbox
        self.told = told
        """How many lines of the log."""
        self.asking: Scene | None = None
        self.shown: Scene | None = None
        """The table as it was told last."""
        self.sight = session.scene()
        """The table as it was seen last, in whatever moment."""
        self.way = Conversation(self.say, session.scene())
        self.passing = PassingCommands(session)
        self.wish = ""
        self.pause: float | None = None
        self.warned = self.saved = self.sent = False
        if session.company is not None and inbox is not None:
            session.company.listen(inbox.tell)

    def play(self) -> int:
        """Until the end of the match or of the input; returns the exit code."""
        self.tell(self.say("app-plain-welcome", game=self.say("game"), n=len(self.session.scene().seats)))
        try:
            while not self.session.over:
                if self.session.company is not None and self.session.company.gone:
                    return self.thrown_out(self.session.company.gone)
                if not self.turn():
                    return FINE
        except (EOFError, KeyboardInterrupt):
            return self.break_off()
        self.end()
        return FINE

    def tell(self, text: str = "") -> None:
        print(text, flush=True)

    # -- turns -------------------------------------------------------------------------------------------------------

    def turn(self) -> bool:
        """One decision of a bot, or one line of the human; False: the human leaves."""
        bot = self.session.bot()
        if bot is not None:
            seat, choice = bot()
            if seat == self.session.human:
                self.tell_news()
                self.tell(self.passing.by_itself(self.session.scene()))
            self.session.answer(seat, choice)
            return True
        self.tell_news()
        scene = self.session.scene()
        by_itself = self.passing.by_itself(scene)
        if by_itself and scene != self.asking:
            self.asking = scene
            self.tell(by_itself)
        elif self.session.asked and scene != self.asking:
            self.asking = scene
            self.tell_table(scene)
            self.come_to(scene)
            self.tell_advice()
            self.ask(scene)
        line = self.listen()
        return line is None or self.understand(line, scene)

    def listen(self) -> str | None:
        """What the human types next; None: something has happened at the table."""
        if self.inbox is None:
            return input()
        try:
            found = self.inbox.next()
        except EOFError:
            if self.session.human is None:
                return None  # whoever watches need not type
            raise
        if not isinstance(found, News):
            return found.line
        if found.sentence:
            self.tell(found.sentence)
        return None

    def tell_news(self) -> None:
        """What has happened, moment by moment; a trick that leaves the table is told as it lay there at last."""
        for frame in self.session.film():
            for zone in swept(self.sight, frame.scene):
                if zone.kind == TRICK:
                    self.tell(zone_line(zone, self.say))
            self.sight = frame.scene
            self.tell_lines(frame.told)
        self.tell_lines(len(self.session.lines))
        if self.session.company is not None:
            self.tell_company(self.session.company)

    def tell_lines(self, up_to: int) -> None:
        for line in self.session.lines[self.told : up_to]:
            self.tell(str(line))
        self.told = max(self.told, up_to)

    def tell_company(self, company: Company) -> None:
        """What somebody wants of us, and that the table stands still."""
        if company.wish and company.wish != self.wish:
            self.tell(self.say("app-plain-wish", name=company.wish))
        if company.pause is not None and company.pause != self.pause:
            about = "app-react-until" if self.session.asked else "app-might-react"
            self.tell(self.say(about, time=clock(company.pause)))
        self.wish, self.pause = company.wish, company.pause

    def tell_table(self, scene: Scene) -> None:
        """The whole table at first, then what has changed on it."""
        lines = table_lines(scene, self.say) if self.shown is None else changed_lines(self.shown, scene, self.say)
        self.shown = scene
        for line in lines:
            self.tell(line)

    def tell_advice(self) -> None:
        """Unless it was the last thing that was told anyway."""
        advice, lines = self.session.advice, self.session.lines
        if advice and (not lines or lines[-1].text != advice):
            self.tell(advice)

    def come_to(self, scene: Scene) -> None:
        """A new question; but what was refused elsewhere, or overtaken by others, is not lost."""
        company = self.session.company
        if self.sent and (company is None or not company.refused):
            self.way = Conversation(self.say, scene)
        self.sent = False
        self.way.look(scene)

    def ask(self, scene: Scene) -> None:
        if scene.question and not self.way.begun:
            self.tell(self.say.question(scene.question))
        if not self.session.asked:
            return
        company = self.session.company
        if company is not None and company.until is not None:
            self.tell(self.say("app-until", time=clock(company.until)))
        if not self.way.begun:
            for line in self.passing.lines(scene):
                self.tell(line)
        for line in self.way.lines():
            self.tell(line)

    def understand(self, line: str, scene: Scene) -> bool:
        """A number chooses, a word is a command; False: the human leaves."""
        word, _, rest = line.strip().partition(" ")
        if word in ("q", "quit"):
            return not self.may_leave()
        if not self.session.asked and word.isdecimal() and not rest:
            self.tell(self.say("app-plain-wait"))
        elif self.session.asked and self.way.is_answer(line):
            self.choose(line, scene)
        else:
            self.obey(word, rest.strip(), scene)
        return True

    def choose(self, line: str, scene: Scene) -> None:
        """A step on the way to a choice, or the choice; a refused one is mended where one stands."""
        assert self.session.human is not None, "only who has a seat is asked"
        try:
            chosen = self.way.answer(line)
            if chosen is not None:
                self.session.answer(self.session.human, chosen.choice)
        except NoAnswer as error:
            self.tell(str(error))
        except IllegalChoice as error:
            self.tell(error.reason.text(self.say.language))
            self.ask(scene)
        else:
            if chosen is None:
                self.ask(scene)
            else:
                self.asking, self.saved, self.sent = None, False, True

    # -- commands ----------------------------------------------------------------------------------------------------

    def obey(self, word: str, rest: str, scene: Scene) -> None:
        """A command; whatever is wrong with it is one sentence."""
        commands: dict[str, Callable[[], None]] = {
            "?": self.help,
            "rules": lambda: self.tell(self.rules(rest, scene)),
            "cards": lambda: self.tell(cards_text(scene.game, self.say.language, rest)),
            "log": self.tell_log,
            "table": lambda: self.tell("\n".join(table_lines(scene, self.say))),
            "moves": lambda: self.ask(scene),
            "save": lambda: self.save(rest),
        }
        if self.session.human is not None:
            commands["auto"] = lambda: self.tell("\n".join(self.passing.auto(rest, scene)))
            commands["skip"] = lambda: self.skip(rest, scene)
            commands["ask"] = lambda: self.tell(self.passing.ask())
        if self.session.guided is not None:
            commands["guide"] = self.guide
        company = self.session.company
        if company is not None:
            commands["say"] = lambda: company.say(rest)
            commands["undo"] = company.undo
            commands["yes"] = lambda: company.vote(True)
            commands["no"] = lambda: company.vote(False)
        for back in BACK:
            commands[back] = lambda: self.tell(self.say("app-plain-no-back"))
        if word not in commands:
            self.tell(self.say("app-plain-bad", given=f"{word} {rest}".strip(), n=len(self.way.entries())))
            return
        try:
            commands[word]()
        except HeldenrundeError as error:
            self.tell(error.reason.text(self.say.language))

    def skip(self, span: str, scene: Scene) -> None:
        self.passing.skip(span, scene)
        self.asking, self.saved, self.sent = None, False, True

    def guide(self) -> None:
        """Point out the next sensible move, or leave it at that."""
        self.session.guide(not self.session.guided)
        self.tell(self.session.advice or self.say("app-guide", on="yes" if self.session.guided else "no"))

    def help(self) -> None:
        self.tell(self.say("help-plain"))
        if self.session.company is not None:
            self.tell(self.say("help-plain-company"))

    def rules(self, wanted: str, scene: Scene) -> str:
        """What was asked for, or the rule of the question."""
        number = wanted or (scene.question.rule if scene.question else "")
        return rules_text(scene.game, self.say.language, number)

    def tell_log(self) -> None:
        for line in self.session.lines[-LOG_LINES:]:
            self.tell(str(line))

    def save(self, file: str) -> None:
        path = Path(file) if file else self.save_path
        if path is None:
            self.tell(self.say("app-save-where"))
            return
        write_record(path, self.session.record())
        self.saved = True
        self.tell(self.say("app-saved", file=str(path)))

    # -- leaving -----------------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """A match that is kept nowhere is left only on the second word."""
        if self.session.company is not None:
            if self.session.human is not None:
                self.tell(self.say("app-plain-left"))
            return True
        if self.save_path:
            self.save("")
        if self.saved or self.warned:
            return True
        self.warned = True
        self.tell(self.say("app-plain-not-saved"))
        return False

    def break_off(self) -> int:
        """The input ended before the match did."""
        if self.session.company is not None:
            return self.thrown_out(self.say("app-plain-ended-there"))
        if self.save_path:
            write_record(self.save_path, self.session.record())
            return self.thrown_out(self.say("app-plain-ended-saved", file=str(self.save_path)))
        return self.thrown_out(self.say("app-plain-ended"))

    def thrown_out(self, sentence: str) -> int:
        print(sentence, file=sys.stderr, flush=True)
        return ENDED_EARLY

    def end(self) -> None:
        self.tell_news()
        self.tell(self.say("app-over"))
        result = self.session.result
        for line in places(result, self.say) if result is not None else [self.say("app-no-result")]:
            self.tell(line)
        if self.save_path:
            self.save("")
