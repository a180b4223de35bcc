"""A choice that stands in no list is put together: line by line and on the whole screen, in every game."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple

import pytest
from textual.widgets import Static

from heldenrunde import Match
from heldenrunde.core.scene import A_NUMBER, SOME_OF
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.common.asking import Asking
from heldenrunde.terminal.common.drafts import Draft
from heldenrunde.terminal.fullscreen.app import Heldenrunde
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.fullscreen.piece_row import PieceRow
from heldenrunde.terminal.fullscreen.table import TableScreen
from heldenrunde.terminal.local.record_files import write_record
from heldenrunde.terminal.local.session import Setup, start
from heldenrunde.texts import words
from tests.terminal.shell import run
from tests.terminal.tables import Lines, hosted, started
from tests.terminal.tables import settle as at_table
from tests.terminal.test_app import LARGE, awake, client, settle

SEATS = {"custom-heroes": 3, "hero-story": 3, "munchkin": 3, "kapow": 2, "backstab-heroes": 4}
WORDS = {
    "custom-heroes": ("play",),
    "hero-story": ("",),
    "munchkin": ("trade", "ask"),
    "kapow": ("choose",),
    "backstab-heroes": ("lay",),
}
TRIES = 20


class Found(NamedTuple):
    """A match that has come to a question, and a choice for it that stands in no list."""

    file: Path
    entry: int
    picks: list[tuple[str, tuple[int, ...]]]
    choice: Any


@cache
def found(game: str) -> Found:
    """Played by bots until Anna can put something together that the rules take."""
    dice = random.Random(1)
    for seed in range(20):
        session = start(Setup(game, "en", seats=SEATS[game], seed=seed, name="Anna"))
        while not session.over:
            if session.asked and (hit := unlisted(session, dice)):
                file = Path(mkdtemp()) / f"{game}.json"
                write_record(file, session.record())
                return Found(file, *hit)
            bot = session.next_bot()
            seat = 0 if bot is None else bot
            session.answer(seat, session.thinker(seat)())
    raise AssertionError("nothing to put together")


def unlisted(session: Any, dice: random.Random) -> Any:
    scene = session.scene()
    entries = Asking(session.speech, scene).entries()
    for form in scene.forms if session.next_bot() is None else ():
        if form.word not in WORDS[scene.game]:
            continue
        for _ in range(TRIES):
            draft, picks = Draft(form, scene), []
            while not draft.done:
                able, some = draft.places(draft.at), draft.field.kind == SOME_OF
                n = dice.randint(draft.field.least, min(draft.field.most, len(able))) if some else 1
                places = tuple(dice.sample(able, n))
                kind = draft.field.kind
                picks.append((kind, places if kind == A_NUMBER else tuple(able.index(place) for place in places)))
                draft.put(places)
            if draft.choice not in session.match.options(0) and session.match.check(0, draft.choice) is None:
                at = next(i for i, entry in enumerate(entries) if entry.form == form)
                return at, picks, draft.choice
    return None


def typed(hit: Found) -> list[str]:
    """What to type: the number of the form, then a line for each field."""
    lines = [str(hit.entry + 1)]
    for kind, picks in hit.picks:
        shift = 0 if kind == A_NUMBER else 1
        lines.append(" ".join(str(pick + shift) for pick in picks) or "0")
    return lines


def decision(file: Path, before: Path) -> Any:
    """Anna's first one after what the other file tells."""
    told = len(json.loads(before.read_text(encoding="utf-8"))["decisions"])
    after = json.loads(file.read_text(encoding="utf-8"))["decisions"][told:]
    return next(choice for seat, choice in after if seat == 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_line_by_line(game, tmp_path):
    hit, file = found(game), tmp_path / "after.json"
    given = "\n".join([*typed(hit), f"save {file}", "quit", ""])
    done = run("play", game, "--plain", "--load", hit.file, given=given)
    assert (done.returncode, done.stderr) == (0, "")
    assert decision(file, hit.file) == hit.choice
    assert Match.replay(json.loads(file.read_text(encoding="utf-8"))).decisions > 0


@pytest.mark.parametrize(("language", "back"), [("en", "back"), ("de", "zurück")])
@pytest.mark.parametrize("game", list(GAMES))
def test_back_leads_out_of_what_is_half_made(game, language, back, tmp_path):
    """As often as there are fields: then the moves are asked for again, and can be chosen."""
    hit = found(game)
    first, *rest = typed(hit)
    lines = [first, *rest[:-1], *[back] * len(rest), first, *rest]
    file = tmp_path / "after.json"
    done = run(
        "play", game, "--plain", "--lang", language, "--load", hit.file,
        given="\n".join([*lines, f"save {file}", "quit", ""]),
    )  # fmt: skip
    assert done.returncode == 0
    assert decision(file, hit.file) == hit.choice
    title = words(language, game)(form_of(hit).label.id)
    assert done.stdout.count(title) > len(rest)


def form_of(hit: Found) -> Any:
    game = json.loads(hit.file.read_text(encoding="utf-8"))["game"]
    session = start(Setup(game, "en", load=hit.file))
    form = Asking(session.speech, session.scene()).entries()[hit.entry].form
    assert form is not None
    return form


@pytest.mark.parametrize("game", list(GAMES))
@awake
async def test_on_the_whole_screen(game):
    hit = found(game)
    app = client(game=game, load=hit.file)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        moves, before = app.screen.query_one(MoveList), app.session.match.decisions
        question = str(app.screen.query_one("#question", Static).visual)
        await choose(pilot, moves, hit.entry)
        assert str(app.screen.query_one("#question", Static).visual) != question
        await pilot.press("escape")
        assert str(app.screen.query_one("#question", Static).visual) == question
        await choose(pilot, moves, hit.entry)
        for kind, picks in hit.picks:
            own = len([entry for entry in moves.shown if entry.command])
            least = app.screen.way.draft.field.least if kind == A_NUMBER else 0
            for pick in picks:
                await choose(pilot, moves, own + pick - least)
            if kind == SOME_OF:
                await pilot.press("0")
        await settle(pilot, lambda app: app.session.match.decisions > before)
        assert app.session.match.record()["decisions"][before] == [0, hit.choice]


async def choose(pilot: Any, moves: MoveList, at: int) -> None:
    moves.focus()
    moves.highlighted = at
    await pilot.press("enter")
    await pilot.pause()


# -- what is refused -------------------------------------------------------------------------------------------------


def test_what_is_refused_is_mended_where_one_stands():
    """CH-3.1: cards of two values are no set; the first field still holds them."""
    hit = found("custom-heroes")
    session = start(Setup("custom-heroes", "en", load=hit.file))
    hand = next(zone for zone in session.scene().zones if zone.id == "hand-0").pieces
    other = next(i for i, piece in enumerate(hand) if piece.mark != hand[0].mark)
    lines = [str(hit.entry + 1), f"1 {other + 1}", "table", "?", "moves", "7 99", "back", "quit", "quit", ""]
    done = run("play", "custom-heroes", "--plain", "--load", hit.file, given="\n".join(lines))
    after = done.stdout.partition("(CH-3.1)\n")[2]
    assert "All cards of a set need the same value" in done.stdout
    assert words("en")("app-plain-bad-part", given="7 99") in after
    assert after.count("So far: ") >= 2
    assert done.returncode == 0


# -- at a table of a server ------------------------------------------------------------------------------------------

FORM = words("en", "custom-heroes")("form-play")


@awake
async def test_a_server_refuses_and_nothing_is_lost_line_by_line(server, tmp_path):
    table = "--host-table", "custom-heroes", "--seats", 3, "--bots", 2
    lines = await Lines.open(tmp_path, "join", server.url, "--plain", "--name", "Eve", *table)
    await lines.until("/t/")
    await lines.type("start")
    await lines.type((await lines.until(FORM)).partition(".")[0])
    await lines.until("10. ")
    await lines.type("1 10")
    assert "(CH-" in await lines.until("(CH-", "So far: ")
    await lines.until("So far: ")
    await lines.type("back")
    await lines.until(FORM)
    for _ in range(3):  # a long list is asked in steps
        await lines.type("1")
    await lines.until("Eve ")
    await lines.type("quit")
    code, _, trouble = await lines.end()
    assert (code, trouble) == (0, "")


@awake
async def test_a_server_refuses_and_nothing_is_lost_on_the_screen(server):
    anna = hosted(server.url)
    started(anna)
    app = Heldenrunde(Setup("", "en"), anna)
    async with app.run_test(size=LARGE) as pilot:
        await at_table(pilot, lambda app: isinstance(app.screen, TableScreen) and anna.asked)
        moves = app.screen.query_one(MoveList)
        at = next(i for i, entry in enumerate(moves.shown) if entry.label == FORM)
        await choose(pilot, moves, at)
        own = len([entry for entry in moves.shown if entry.command])
        await choose(pilot, moves, own)
        await choose(pilot, moves, own + 9)
        await pilot.press("0")
        await at_table(pilot, lambda app: "✗" in str(app.screen.query_one("#question", Static).visual))
        assert "(CH-" in str(app.screen.query_one("#question", Static).visual)
        assert [entry.picked for entry in moves.shown].count(True) == 2
        await pilot.press("escape")
        assert not any(entry.command for entry in moves.shown)
        assert moves.shown[at].label == FORM
        decided = len(anna.lines)
        for _ in range(3):  # a long list is asked in steps
            if len(anna.lines) == decided:
                await choose(pilot, moves, len([entry for entry in moves.shown if entry.command]))
        await at_table(pilot, lambda _: len(anna.lines) > decided)
    anna.close()


# -- pieces ----------------------------------------------------------------------------------------------------------


@awake
async def test_pieces_that_are_picked_stand_in_the_form():
    """Cards picked before go into its first field; in the form a click on a card picks it, another lets it go."""
    hit = found("custom-heroes")
    app = client(load=hit.file)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        moves, hand = app.screen.query_one(MoveList), app.screen.query_one("#row-hand-0", PieceRow)
        hand.focus()
        await pilot.press("enter")
        assert FORM in [entry.label for entry in moves.shown]
        await choose(pilot, moves, next(i for i, entry in enumerate(moves.shown) if entry.label == FORM))
        assert hand.chosen == {hand.pieces[0].id}
        hand.focus()
        await pilot.press("right", "space")
        assert hand.chosen == {hand.pieces[0].id, hand.pieces[1].id}
        assert app.focused is hand
        await pilot.press("space", "left", "space", "0")
        assert hand.chosen == set()
        count = words("en")("app-form-count", how="between", least=1, most=len(hand.pieces))
        assert f"✗ {count}" in str(app.screen.query_one("#question", Static).visual)
