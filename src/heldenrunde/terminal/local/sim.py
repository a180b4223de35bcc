"""Bots against each other, many matches in a row."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from heldenrunde.bots import bot
from heldenrunde.bots.own import own_bot
from heldenrunde.bots.simple import Bot, RandomBot
from heldenrunde.checks import find
from heldenrunde.core.chance import Chance
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.match import Match
from heldenrunde.terminal.local.session import parse_options, usual_seats
from heldenrunde.texts import words

STRIDE = 1_000_003
PORTION = 20
"""So many matches a process plays at a time."""


class Plan(NamedTuple):
    """What to play."""

    game: str
    games: int
    seats: int
    seed: int
    options: dict[str, Any]
    bots: list[str]
    """By seat."""


@dataclass
class Report:
    """What came of it. Nothing in it depends on the clock."""

    game: str
    games: int
    seats: int
    seed: int
    options: dict[str, Any]
    bots: list[str]
    finished: int
    errors: int
    decisions: int
    wins: list[int]
    """By seat; a shared victory counts for each winner."""
    scores: list[int]
    """By seat, the sum over all finished matches."""
    seat_decisions: list[int]
    """By seat, like the scores; for the table only."""
    first_error: str = ""


def plan(game: str, games: int, seats: int | None, seed: int, bots: tuple[str, ...], options: tuple[str, ...]) -> Plan:
    """Check everything before the first match; bots take the seats in turn."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # modules of one's own are found as `python` finds them
    given = parse_options(find(game).id, options)
    number = usual_seats(find(game).seats_for(given)) if seats is None else seats
    if games < 1:
        raise HeldenrundeError(Reason("cli-no-games", games=games))
    settings = Match.new(game, number, 0, **given).settings
    for name in bots:
        mind_of(name, 0)
    return Plan(game, games, number, seed, settings, [bots[seat % len(bots)] for seat in range(number)])


def mind_of(name: str, seed: int) -> Bot:
    """A bot by its name, or by the module and factory of one's own."""
    return own_bot(name, seed) if ":" in name else bot(name, seed=seed)


def simulate(plan: Plan, tick: Callable[[int], None] = lambda n: None, jobs: int = 1) -> Report:
    """All matches, in so many processes. A match depends on its seed alone, so their number changes nothing."""
    report = empty(plan)
    portions = [range(first, min(first + PORTION, plan.games)) for first in range(0, plan.games, PORTION)]
    if jobs == 1:
        for portion in portions:
            merge(report, some(plan, portion, tick))
        return report
    with ProcessPoolExecutor(min(jobs, len(portions)), get_context("spawn")) as pool:
        for part in pool.map(partial(some, plan), portions):
            merge(report, part)
            tick(part.finished + part.errors)
    return report


def empty(plan: Plan) -> Report:
    nothing = [0] * plan.seats
    return Report(*plan, 0, 0, 0, nothing[:], nothing[:], nothing[:])


def some(plan: Plan, portion: range, tick: Callable[[int], None] = lambda n: None) -> Report:
    """A part of the matches, one after the other."""
    report = empty(plan)
    for i in portion:
        seed = plan.seed * STRIDE + i
        try:
            add(report, play(plan, seed))
        except Exception as error:
            report.errors += 1
            report.first_error = report.first_error or f"{i}, seed {seed}: {type(error).__name__}: {error}"
        tick(1)
    return report


def merge(report: Report, part: Report) -> None:
    """Put together what came of the next part."""
    report.finished += part.finished
    report.errors += part.errors
    report.decisions += part.decisions
    report.first_error = report.first_error or part.first_error
    for mine, theirs in (
        (report.wins, part.wins),
        (report.scores, part.scores),
        (report.seat_decisions, part.seat_decisions),
    ):
        mine[:] = map(sum, zip(mine, theirs, strict=True))


def play(plan: Plan, seed: int) -> Match:
    """One match; its bots are seeded from its seed."""
    match = Match.new(plan.game, plan.seats, seed, **plan.options)
    match.table.events = None  # nobody listens
    minds = [
        chooser(mind_of(name, seed * plan.seats + seat), match, seat, ":" in name)
        for seat, name in enumerate(plan.bots)
    ]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, minds[seat]())
    return match


def chooser(mind: Bot, match: Match, seat: int, own: bool) -> Callable[[], Any]:
    """How a seat decides. A random bot looks at nothing but its options, and those are the same in the match as in
    the imagined one that a view holds: so it is spared the imagining, which takes most of the time. A bot of one's own
    gets all that there is, what it has heard as well."""
    if isinstance(mind, RandomBot):
        return lambda: any_of(match.options(seat), mind.chance)
    return lambda: mind.choose(match.view_for_bot(seat, heard=own))


def any_of(options: list[Any], chance: Chance) -> Any:
    """What RandomBot.choose does."""
    return options[chance.roll("bot", len(options))]


def add(report: Report, match: Match) -> None:
    result = match.result
    assert result is not None
    report.finished += 1
    report.decisions += match.decisions
    for seat in result.winners:
        report.wins[seat] += 1
    for seat, score in enumerate(result.scores):
        report.scores[seat] += score
    for seat, _ in match.log:
        report.seat_decisions[seat] += 1


# -- showing ---------------------------------------------------------------------------------------------------------


def run(plan: Plan, language: str, as_json: bool, jobs: int = 1) -> bool:
    """Simulate and print; did every match come to its end?"""
    with progress(plan.games, language) as tick:
        report = simulate(plan, tick, jobs)
    if as_json:
        print(to_json(report))
    else:
        Console().print(table(report, language))
    if report.errors:
        print(words(language)("cli-sim-errors", n=report.errors, first=report.first_error), file=sys.stderr)
    return report.errors == 0


def to_json(report: Report) -> str:
    """One line, the same for the same plan byte for byte."""
    facts = asdict(report)
    del facts["seat_decisions"], facts["first_error"]
    return json.dumps(facts, ensure_ascii=False)


@contextmanager
def progress(games: int, language: str) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if somebody is there to see it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task(words(language)("cli-sim-progress"), total=games)
        yield lambda n: bar.advance(task, n)


def table(report: Report, language: str) -> Table:
    say, finished = words(language, report.game), max(report.finished, 1)
    title = say("cli-sim-title", game=say("game"), n=report.finished, decisions=report.decisions)
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "wins", "share", "score", "decisions"):
        table.add_column(say(f"cli-sim-{column}"), justify="left" if column == "bot" else "right")
    for seat, name in enumerate(report.bots):
        wins, score, decisions = report.wins[seat], report.scores[seat], report.seat_decisions[seat]
        means = [say("cli-sim-number", n=total / finished) for total in (score, decisions)]
        table.add_row(str(seat), name, str(wins), say("cli-sim-percent", n=100 * wins / finished), *means)
    return table
