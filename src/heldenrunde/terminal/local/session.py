"""A match as one human at this terminal plays it: what they see and hear, what the bots answer, the record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from heldenrunde.bots import bot
from heldenrunde.checks import find
from heldenrunde.core.game import Event, Result
from heldenrunde.core.scene import Scene
from heldenrunde.core.views import hear, plain
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.match import Match
from heldenrunde.terminal.common.film import Frame
from heldenrunde.terminal.common.session import Line
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.local.passing import LocalPassing
from heldenrunde.terminal.local.players import HUMAN, Player, from_record, seated, to_plain
from heldenrunde.terminal.local.record_files import read_record

USUAL_SEATS = 4


class Setup(NamedTuple):
    """What was asked for before the match."""

    game: str
    language: str
    seats: int | None = None
    seed: int | None = None
    bot: str = "thumb"
    level: int = 1
    options: tuple[str, ...] = ()
    name: str = ""
    pace: str = ""
    save: Path | None = None
    load: Path | None = None


class LocalSession:
    """One match in this program, one human, bots on the other seats."""

    company = None

    def __init__(self, match: Match, players: list[Player], language: str) -> None:
        self.match, self.players = match, players
        self.human = next((seat for seat, player in enumerate(players) if player.bot == HUMAN), 0)
        self.speech = Speech(language, match.game.id, [player.name for player in players])
        self.passing = LocalPassing(self)
        self.lines: list[Line] = []
        self.frames: list[Frame] = []
        self.guided = False
        """Is the next sensible move pointed out?"""
        self.pointed_out = (-1, "")
        """At which decision, and what."""
        if match.table.film is not None:
            self.look()
        else:
            self.hear(history(match))
            match.watch()

    # -- what the human sees and hears -------------------------------------------------------------------------------

    def scene(self) -> Scene:
        return self.scene_of(self.match)

    def scene_of(self, match: Match) -> Scene:
        return match.game.scene(match.view(self.human), self.human)

    def film(self) -> list[Frame]:
        frames, self.frames = self.frames, []
        return frames

    def look(self) -> None:
        """What the last decision brought about, moment by moment."""
        told, events = 0, self.match.happened()
        for moment in self.match.moments():
            self.hear(events[told : moment.told])
            told = moment.told
            self.frames.append(Frame(self.scene_of(self.match.at(moment)), len(self.lines)))

    def hear(self, events: Iterable[Event]) -> None:
        """Put what has happened into words."""
        game = self.match.game
        for event in events:
            told = game.tell(hear(event, self.human))
            self.lines.append(Line(self.speech.say(told["line"]), told["rule"]))

    @property
    def asked(self) -> bool:
        return self.human in self.match.waiting()

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def result(self) -> Result | None:
        return self.match.result

    # -- deciding ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, choice: Any) -> None:
        self.match.answer(seat, choice)
        self.look()

    def bot(self) -> Callable[[], tuple[int, Any]] | None:
        """How the next bot finds its choice; None while the human is asked alone, and wants to be."""
        seat = self.next_bot()
        if seat is None:
            return self.passing.answer()
        think = self.thinker(seat)
        return lambda: (seat, think())

    def next_bot(self) -> int | None:
        """A seat that is asked and not the human's."""
        return next((seat for seat in self.match.waiting() if seat != self.human), None)

    def thinker(self, seat: int) -> Callable[[], Any]:
        """What a bot does to find its choice: it holds a view of its own and may think in another thread.

        The bot is made anew for each decision, so that a loaded match goes on as it would have.
        """
        player, view = self.players[seat], self.match.view_for_bot(seat)
        mind = bot(player.bot or "thumb", player.level, self.seed_now())
        return lambda: mind.choose(view)

    def seed_now(self) -> int:
        """A seed for the decision at hand, from which the key of the match cannot be found."""
        material = (self.match.key or b"") + self.match.decisions.to_bytes(4, "big")
        return int.from_bytes(sha256(material).digest()[:8], "big")

    # -- learning ----------------------------------------------------------------------------------------------------

    def guide(self, on: bool) -> None:
        self.guided = on

    @property
    def advice(self) -> str:
        if not self.guided or not self.asked:
            return ""
        if self.pointed_out[0] != self.match.decisions:
            self.pointed_out = self.match.decisions, self.sensible_move()
        return self.pointed_out[1]

    def sensible_move(self) -> str:
        """What a good bot would do with what the human knows; nothing if no option says it."""
        scene, choice = self.scene(), plain(bot("thumb").choose(self.match.view_for_bot(self.human)))
        called = zip(scene.options, self.speech.options(scene), strict=True)
        found = [label for option, label in called if option.choice == choice]
        return self.speech("app-sensible", move=found[0]) if found else ""

    # -- keeping -----------------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The record of the match so far, with who played and, at the end, the result."""
        result = self.match.result
        ending = {"result": result.plain()} if result else {}
        return {**self.match.record(), "players": to_plain(self.players), **ending}

    def again(self) -> LocalSession:
        """Another match with the same players and settings."""
        match = Match.new(self.match.game.id, self.match.seats, None, watch=True, **self.match.settings)
        return LocalSession(match, self.players, self.speech.language)


def start(setup: Setup) -> LocalSession:
    """A new match, or one that goes on."""
    if setup.load:
        return load(setup.load, setup.game, setup.language)
    definition, options = find(setup.game), parse_options(setup.game, setup.options)
    seats = usual_seats(definition.seats_for(options)) if setup.seats is None else setup.seats
    match = Match.new(setup.game, seats, setup.seed, watch=True, **options)
    return LocalSession(match, seated(seats, setup.name, setup.bot, setup.level, setup.language), setup.language)


def load(path: Path, game: str, language: str) -> LocalSession:
    """From a record, or from what `Match.save` gave."""
    content = read_record(path)
    if content["game"] != find(game).id:
        raise HeldenrundeError(Reason("cli-other-game", file=str(path), found=str(content["game"]), wanted=game))
    match = Match.load(content) if "state" in content else Match.replay(content)
    return LocalSession(match, from_record(content, match.seats, language), language)


def history(match: Match) -> Iterator[Event]:
    """All that has happened in a match so far: its decisions made once more."""
    if match.key is None or match.before:
        return
    again = Match.begin(match.record())
    yield from again.happened()
    for seat, choice in match.log[again.first :]:
        again.answer(seat, choice)
        yield from again.happened()


def usual_seats(seats: Sequence[int]) -> int:
    return max(seats[0], min(USUAL_SEATS, seats[-1]))


def parse_options(game: str, given: tuple[str, ...]) -> dict[str, Any]:
    """name=value, each value as the type its option has; the match itself checks names and bounds."""
    types = {option.name: option.type for option in find(game).options}
    parsed: dict[str, Any] = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals:
            raise HeldenrundeError(Reason("cli-option-form", option=entry))
        parsed[name.strip()] = parse_value(types.get(name.strip(), "str"), value.strip())
    return parsed


def parse_value(kind: str, value: str) -> Any:
    if kind == "bool" and value.lower() in ("true", "false"):
        return value.lower() == "true"
    try:
        return int(value) if kind == "int" else value
    except ValueError:
        return value
