"""A lesson at the terminal: the steps are played, and a first match follows in which sensible moves are pointed out."""

from __future__ import annotations

import pytest

from heldenrunde import IllegalChoice, lessons
from heldenrunde.core.views import plain
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.fullscreen.app import Heldenrunde
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.local.learning import Learning
from heldenrunde.terminal.local.session import Setup
from heldenrunde.texts import words
from tests.every_game.positions import every_lesson
from tests.terminal.shell import GAME, run
from tests.terminal.test_app import LARGE, SMALL, awake, settle, text

every_language = pytest.mark.parametrize("language", ["de", "en"])


@every_lesson
@every_language
def test_a_whole_lesson_and_the_match_after_it(game, language):
    learning = Learning(game, language, "Anna")
    assert words(language, game)("lesson-turn") in learning.lines[1].text
    for number in range(len(GAMES[game].lesson.steps)):
        step = lessons.step_of(game, number)
        assert learning.human == step.learner
        assert learning.speech.names[step.learner] == "Anna"
        assert words(language, game)(f"lesson-{step.id}.title") in learning.advice
        with pytest.raises(IllegalChoice):
            learning.answer(learning.human, "nonsense")
        learning.answer(learning.human, lessons.hint(game, number))
    assert learning.lines[-1].text
    assert learning.match.decisions == 0
    assert learning.match.settings.items() >= GAMES[game].lesson.options.items()
    while not learning.asked:
        bot = learning.bot()
        assert bot is not None
        learning.answer(*bot())
    assert learning.advice.startswith(words(language)("app-sensible", move=""))
    learning.guide(False)
    assert learning.advice == ""


@every_lesson
def test_the_moves_that_are_pointed_out_make_a_whole_match(game):
    """Whoever follows the advice is never left without it for long, and comes to an end."""
    learning = Learning(game, "en", "Anna", len(GAMES[game].lesson.steps) - 1)
    learning.answer(learning.human, lessons.hint(game, len(GAMES[game].lesson.steps) - 1))
    pointed_out = asked = 0
    while not learning.over:
        bot = learning.bot()
        if bot is not None:
            learning.answer(*bot())
            continue
        asked += 1
        said = learning.advice
        labels = learning.speech.options(learning.scene())
        chosen = [at for at, label in enumerate(labels) if learning.speech("app-sensible", move=label) == said]
        pointed_out += bool(chosen)
        learning.answer(learning.human, learning.scene().options[chosen[0] if chosen else 0].choice)
    assert pointed_out > asked * 0.9


def test_line_by_line():
    done = run("learn", GAME, "--plain", "--name", "Anna", given="1\nskip trick\n2\nquit\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Step 1 of 8, A pair beats a pair" in done.stdout
    assert done.stdout.count("That does not beat the pair. Take the two 5s. (CH-3.4)") == 2
    assert "Anna plays 2 × 5" in done.stdout
    assert "✓ Two 5s beat two 4s." in done.stdout
    assert "Step 2 of 8" in done.stdout


def test_the_guide_can_be_turned_off_and_on():
    last = len(GAMES[GAME].lesson.steps)
    done = run("learn", GAME, "--plain", "--lang", "de", "--step", last, given="2\nguide\nguide\nquit\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Schritt {last} von {last}" in done.stdout
    assert done.stdout.count("Ein sinnvoller Zug: ") == 2
    assert "Es wird nichts mehr gezeigt." in done.stdout


def test_there_is_no_such_step():
    done = run("learn", GAME, "--plain", "--step", 99)
    assert (done.returncode, done.stderr) == (1, "There is no step 99. The lesson has 8.\n")


@pytest.mark.parametrize("size", [SMALL, LARGE])
@awake
async def test_on_the_whole_screen(size):
    app = Heldenrunde(Setup("kapow", "en", pace="off"), Learning("kapow", "en", "Anna", 6))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert "Attack and defence" in text(app, "#advice")
        await pilot.press("2")
        await settle(pilot)
        assert "You have paid for Pow!. Use it. (KP-3.3)" in text(app, "#question")
        await pilot.press("1")
        await settle(pilot, lambda app: getattr(app.session, "number", None) == 7)
        assert "Another die" in text(app, "#advice")
        for number in (7, 8, 9):
            wanted = plain(lessons.hint("kapow", number))
            entries = app.screen.query_one(MoveList).shown
            key = next(at for at, entry in enumerate(entries) if entry.option and entry.option.choice == wanted)
            await pilot.press(str(key + 1))
            await settle(pilot)
        assert isinstance(app.session, Learning)
        assert app.session.number is None
        assert "A sensible move: " in text(app, "#advice")
        await pilot.press("g")
        await settle(pilot)
        assert text(app, "#advice") == ""
        await pilot.pause()
