"""The client line by line: for screen readers, pipes and very small terminals.

No colours, no cursor movements; every line is a sentence or a numbered choice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from heldenrunde.core.scene import Scene, Seat, Zone
from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.books import cards_text, rules_text
from heldenrunde.terminal.replay import places
from heldenrunde.terminal.session import Session
from heldenrunde.terminal.speech import Speech

LOG_LINES = 20
FINE, ENDED_EARLY = 0, 1


class Plain:
    """A conversation about one match."""

    def __init__(self, session: Session, save: Path | None) -> None:
        self.session, self.say, self.save_path = session, session.speech, save
        self.told = 0
        self.warned = False
        self.saved = -1
        """After how many decisions the match was last saved."""

    def play(self) -> int:
        """Until the end of the match or of the input; returns the exit code."""
        self.tell(self.say("app-plain-welcome", game=self.say("game"), n=self.session.match.seats))
        try:
            while not self.session.match.over:
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
        """One decision, of a bot or the human; False: the human leaves."""
        seat = self.session.next_bot()
        if seat is not None:
            self.session.answer(seat, self.session.thinker(seat)())
            return True
        self.tell_news()
        scene = self.session.scene()
        self.tell("\n".join(table_lines(scene, self.say)))
        self.ask(scene)
        return self.listen(scene)

    def tell_news(self) -> None:
        lines = self.session.lines
        for line in lines[self.told :]:
            self.tell(f"{line.text} ({line.rule})")
        self.told = len(lines)

    def ask(self, scene: Scene) -> None:
        if scene.question:
            self.tell(self.say.question(scene.question))
        for number, label in enumerate(self.say.options(scene), 1):
            self.tell(f"{number}. {label}")
        self.tell(self.say("app-plain-prompt", n=len(scene.options)))

    def listen(self, scene: Scene) -> bool:
        """Read until the human has chosen (True) or leaves (False)."""
        while True:
            word, _, rest = input().strip().partition(" ")
            if word in ("q", "quit"):
                if self.may_leave():
                    return False
            elif word.isdecimal() and 1 <= int(word) <= len(scene.options) and not rest:
                self.session.answer(self.session.human, scene.options[int(word) - 1].choice)
                return True
            else:
                self.obey(word, rest.strip(), scene)

    # -- commands ----------------------------------------------------------------------------------------------------

    def obey(self, word: str, rest: str, scene: Scene) -> None:
        """A command; whatever is wrong with it is one sentence."""
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.tell(self.say("help-plain")),
            "rules": lambda: self.tell(self.rules(rest, scene)),
            "cards": lambda: self.tell(cards_text(scene.game, self.say.language, rest)),
            "log": self.tell_log,
            "table": lambda: self.tell("\n".join(table_lines(scene, self.say))),
            "moves": lambda: self.ask(scene),
            "save": lambda: self.save(rest),
        }
        if word not in commands:
            self.tell(self.say("app-plain-bad", given=f"{word} {rest}".strip(), n=len(scene.options)))
            return
        try:
            commands[word]()
        except HeldenrundeError as error:
            self.tell(error.reason.text(self.say.language))

    def rules(self, wanted: str, scene: Scene) -> str:
        """What was asked for, or the rule of the question."""
        number = wanted or (scene.question.rule if scene.question else "")
        return rules_text(scene.game, self.say.language, number)

    def tell_log(self) -> None:
        for line in self.session.lines[-LOG_LINES:]:
            self.tell(f"{line.text} ({line.rule})")

    def save(self, file: str) -> None:
        path = Path(file) if file else self.save_path
        if path is None:
            self.tell(self.say("app-save-where"))
            return
        self.session.save(path)
        self.saved = self.session.match.decisions
        self.tell(self.say("app-saved", file=str(path)))

    # -- leaving -----------------------------------------------------------------------------------------------------

    def may_leave(self) -> bool:
        """A match that is saved nowhere is left only on the second word."""
        if self.save_path:
            self.save("")
        if self.saved == self.session.match.decisions or self.warned:
            return True
        self.warned = True
        self.tell(self.say("app-plain-not-saved"))
        return False

    def break_off(self) -> int:
        """The input ended before the match did."""
        if self.save_path:
            self.session.save(self.save_path)
            sentence = self.say("app-plain-ended-saved", file=str(self.save_path))
        else:
            sentence = self.say("app-plain-ended")
        print(sentence, file=sys.stderr, flush=True)
        return ENDED_EARLY

    def end(self) -> None:
        self.tell_news()
        result = self.session.match.result
        assert result is not None
        self.tell(self.say("app-over"))
        for line in places(result, self.say):
            self.tell(line)
        if self.save_path:
            self.save("")


# -- the table in sentences ------------------------------------------------------------------------------------------


def table_lines(scene: Scene, say: Speech) -> Iterator[str]:
    """Where the match stands, the players, what lies on the table, what the viewer holds."""
    yield ". ".join(say.say(part) for part in scene.headline) + "."
    for seat in scene.seats:
        yield seat_line(scene, seat, say)
    for zone in scene.zones:
        if zone.owner is None or zone.pieces:
            yield zone_line(zone, say)


def seat_line(scene: Scene, seat: Seat, say: Speech) -> str:
    """Anna: victory points 3, power 2, has the top set."""
    secret, own = say("app-secret"), [counter for counter in scene.counters if counter.owner == seat.seat]
    parts = [*(say.counter(counter, secret) for counter in own), *(say.say(state) for state in seat.states)]
    return f"{say.names[seat.seat]}: {', '.join(parts)}."


def zone_line(zone: Zone, say: Speech) -> str:
    """Trick: 2 Akiko, 2 Akiko. To beat: two cards."""
    pieces = say("app-pieces", n=len(zone.pieces)) if zone.kind == "pile" else say.pieces(zone.pieces)
    note = f" {say.say(zone.note)}" if zone.note else ""
    return f"{say.say(zone.label)}: {pieces}.{note}"
