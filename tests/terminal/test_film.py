"""What happens is shown moment by moment: on the whole screen at a pace, line by line in order. The clock is driven."""

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from heldenrunde.core.scene import Choice, Piece, Question, Scene, Seat, Zone, text
from heldenrunde.terminal.common.film import HOLD, SWEPT, Frame, asking, hold, is_due, silent
from heldenrunde.terminal.common.pace import PACES, Pace
from heldenrunde.terminal.common.speech import clock as time_of_day
from heldenrunde.terminal.fullscreen.app import Heldenrunde
from heldenrunde.terminal.fullscreen.dialogs import Buttons, Pages
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.fullscreen.projector import Projector
from heldenrunde.terminal.fullscreen.table import TableScreen
from heldenrunde.terminal.local.session import Setup
from heldenrunde.terminal.plain.client import Plain
from heldenrunde.terminal.remote.server_tables import Plan, ServerTables
from heldenrunde.texts import words
from tests.terminal.shell import played, run
from tests.terminal.tables import settle as settle_there
from tests.terminal.tables import started, wait_for
from tests.terminal.test_app import LARGE, awake, client, settle
from tests.terminal.test_app import text as shown_text


class DrivenClock:
    """Time goes on when the test says so; stands for one timer, too."""

    def __init__(self) -> None:
        self.time, self.seconds = 0.0, 0.0
        self.call: Callable[[], None] | None = None

    def now(self):
        return self.time

    def later(self, seconds, call):
        self.seconds, self.call = seconds, call
        return self

    def stop(self):
        self.call = None

    def tick(self):
        """To the time of the timer."""
        call, self.call = self.call, None
        assert call is not None
        self.time += self.seconds
        call()


@pytest.fixture
def clock(monkeypatch):
    driven = DrivenClock()
    monkeypatch.setattr(TableScreen, "now", lambda _: driven.now())
    monkeypatch.setattr(TableScreen, "later", lambda _, seconds, call: driven.later(seconds, call))
    return driven


def table(lying="", form=""):
    """A table with these cards in the trick, and a question of this form."""
    pieces = tuple(Piece(letter, text("card-elf")) for letter in lying)
    question = Question(text("ask-lead"), "HS-3.1", (0,), form) if form else None
    options = (Choice("pass", text("do-pass")),) if form else ()
    zones = (Zone("trick", "trick", text("zone-trick"), pieces),)
    return Scene("hero-story", 0, (Seat(0), Seat(1)), zones, (), (), question, options)


# -- how long, and when not ------------------------------------------------------------------------------------------


def test_what_is_swept_off_the_table_is_seen_longer():
    assert hold(table("a"), table("ab"), 1, "normal") == HOLD["normal"]
    assert hold(table("ab"), table("c"), 1, "normal") == HOLD["normal"] * SWEPT
    assert hold(table("a"), table("ab"), 12, "slow") == HOLD["slow"] / 2, "many wait"
    assert hold(table("ab"), table(), 1, "off") == 0


def test_what_is_due_does_not_wait_for_the_film():
    quiet = table()
    assert not is_due(quiet, quiet, timed=True), "nobody is asked"
    assert not is_due(table(form="one"), quiet, timed=False)
    assert is_due(table(form="one"), quiet, timed=True)
    assert is_due(table(form="any"), quiet, timed=False)
    assert is_due(table(form="one"), table("a", "one"), timed=False), "it is possible already"
    assert not is_due(replace(table(form="any"), viewer=None), quiet, timed=True), "who watches"


def test_a_question_with_an_earlier_sight():
    now, before = table("ab", "any"), table("a", "one")
    assert asking(before, now).zones == before.zones
    assert asking(before, now).question == now.question
    assert silent(before) == table("a")


class Seen(Projector):
    """At a normal pace, with what it has shown."""

    def __init__(self) -> None:
        self.seen: list[Frame] = []
        self.driven = DrivenClock()
        super().__init__(self.seen.append, self.driven, Pace("normal"))


@pytest.fixture
def film():
    return Seen()


FRAMES = [Frame(table("a"), 1), Frame(table("ab"), 2), Frame(table(), 3)]


def test_one_sight_after_the_other(film):
    film.add(FRAMES)
    assert film.seen == FRAMES[:1], "the first at once"
    assert film.driven.seconds == pytest.approx(HOLD["normal"])
    film.driven.tick()
    assert film.seen == FRAMES[:2]
    assert film.driven.seconds == pytest.approx(HOLD["normal"] * SWEPT)
    assert film.playing
    film.driven.tick()
    assert film.seen == FRAMES
    assert not film.playing
    assert film.driven.call is None


def test_whoever_does_not_want_to_wait(film):
    film.add(FRAMES)
    film.skip()
    assert film.seen == [FRAMES[0], FRAMES[2]]
    assert film.driven.call is None
    film.add([Frame(table("c"), 4)])
    assert len(film.seen) == 3, "and what comes next as soon as it comes"


def test_without_a_film(film):
    film.pace.name = "off"
    film.add(FRAMES)
    assert film.seen == FRAMES[-1:]


def test_what_brings_no_news_takes_no_time(film):
    film.add([FRAMES[0], Frame(table("b"), 1)])
    film.driven.tick()
    film.driven.time += 10
    film.add([Frame(table("c"), 2)])
    assert len(film.seen) == 3


# -- the pace --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", ["", "[]", '{"pace": 3}', '{"pace": "warp"}', '{"pace": ['])
def test_the_usual_pace(pace_file, kept):
    pace_file.write_text(kept, encoding="utf-8")
    assert Pace().name == "normal"
    pace_file.unlink()
    assert Pace().name == "normal"


def test_the_pace_is_remembered(pace_file):
    pace = Pace("slow")
    assert json.loads(pace_file.read_text(encoding="utf-8")) == {"pace": "off"}, "for this run only"
    pace.turn()
    assert Pace().name == pace.name == "normal"
    pace_file.unlink()
    pace_file.mkdir()
    pace.turn()
    assert pace.name == "fast", "even if it cannot be kept"


@pytest.mark.parametrize("language", ["de", "en"])
def test_there_is_no_such_pace(language):
    done = run("play", "custom-heroes", "--pace", "warp", "--lang", language)
    assert done.returncode == 1
    assert done.stderr.strip() == words(language)("cli-bad-pace", given="warp", paces=", ".join(PACES))


# -- on the whole screen ---------------------------------------------------------------------------------------------


def still(app):
    """The bots have answered, and the film runs or is over."""
    return app.session.asked or app.session.over


async def to_a_film(pilot, clock):
    """Play until a film runs and the question waits for its end."""
    for _ in range(40):
        await settle(pilot, still)
        if pilot.app.screen.only_watching:
            return
        await pilot.press("1")
    raise AssertionError("there was nothing to be seen")


def hero_story(**changes):
    return client(game="hero-story", seats=3, seed=4, pace="normal", **changes)


@awake
async def test_moments_one_after_the_other_and_then_the_question(clock):
    app = hero_story()
    async with app.run_test(size=LARGE) as pilot:
        await to_a_film(pilot, clock)
        screen = app.screen
        assert words("en")("app-film") in shown_text(app, "#question")
        assert not screen.query_one(MoveList).shown
        told = len(screen.lines())
        assert told < len(app.session.lines)
        while screen.film.playing:
            clock.tick()
            assert told <= len(screen.lines())
            told = len(screen.lines())
        await pilot.pause()
        assert screen.view == app.session.scene()
        assert screen.query_one(MoveList).shown
        assert app.session.lines[-1].text in " ".join(shown_text(app, "#lines").split("\n"))


@awake
async def test_the_deal_is_seen_before_the_first_question(clock):
    app = hero_story()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen))
        first = app.screen.lines()
        assert app.screen.film.playing
        assert 0 < len(first) < len(app.session.lines)
        clock.tick()
        assert first == app.screen.lines()[: len(first)] != app.screen.lines()


@pytest.mark.parametrize("key", ["escape", "space", "1", "x", "enter"])
@awake
async def test_any_key_shows_all_and_plays_nothing(clock, key):
    app = hero_story()
    async with app.run_test(size=LARGE) as pilot:
        await to_a_film(pilot, clock)
        before = app.session.match.decisions
        await pilot.press(key)
        assert not app.screen.film.playing
        assert app.screen.query_one(MoveList).shown
        assert app.session.match.decisions == before


@awake
async def test_commands_work_meanwhile_and_the_pace_can_be_changed(clock, pace_file):
    app = hero_story()
    async with app.run_test(size=LARGE) as pilot:
        await to_a_film(pilot, clock)
        await pilot.press("f")
        assert app.screen.film.playing, "it only runs faster"
        assert Pace().name == "fast"
        await pilot.press("f")
        assert not app.screen.film.playing
        assert Pace().name == "off"
        await pilot.press("f", "f")
        assert Pace().name == "normal"
        await pilot.press("1")
        await to_a_film(pilot, clock)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Pages)


@awake
async def test_an_open_window_is_asked_at_once(clock):
    """Whoever may react does not wait for what is still to be seen."""
    app = client(game="munchkin", seed=5, pace="slow")
    async with app.run_test(size=LARGE) as pilot:
        for _ in range(60):
            await settle(pilot, still)
            question = app.session.scene().question
            if app.screen.film.playing and question is not None and question.form == "any":
                break
            await pilot.press("space" if app.screen.only_watching else "1")
        assert app.screen.film.playing
        assert app.screen.query_one(MoveList).shown
        assert words("en")("app-film") not in shown_text(app, "#question")
        before = app.session.match.decisions
        await pilot.press("1")
        await settle(pilot, lambda app: app.session.match.decisions > before)


@awake
async def test_the_result_comes_when_all_has_been_shown(clock, tmp_path):
    record = played(tmp_path / "match.json", game="hero-story")
    short = {**record, "decisions": record["decisions"][:-1]}
    short.pop("result")
    (tmp_path / "short.json").write_text(json.dumps(short), encoding="utf-8")
    app = client(game="hero-story", load=tmp_path / "short.json", pace="normal")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot, still)
        if not app.session.over:
            await pilot.press("1")
            await settle(pilot, lambda app: app.session.over)
        while isinstance(app.screen, TableScreen) and app.screen.film.playing:
            clock.tick()
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))


# -- line by line ----------------------------------------------------------------------------------------------------


def test_a_whole_trick_is_told_before_it_is_gone():
    """HS-3.3: all cards of the trick on one line, then who leads the next."""
    done = run("play", "hero-story", "--plain", "--seats", 3, "--seed", 4, "--name", "Anna", given="1\n" * 25)
    whole = r"^Trick: (?:(?:Anna|Bot \d): [^;\n]*(?:; |\. )){3}.*\n.* leads trick 2\."
    assert re.search(whole, done.stdout, re.MULTILINE)


# -- at a server -----------------------------------------------------------------------------------------------------


def first_options(people, until):
    """Everybody chooses the first option, until this holds."""
    for _ in range(400):
        wait_for(lambda: until() or any(person.asked for person in people), "nobody asks")
        if until():
            return
        person = next(person for person in people if person.asked)
        person.answer(person.human, person.scene().options[0].choice)
    raise AssertionError("it did not come to that")


@pytest.fixture
def backstabbers(server):
    """Anna and Ben at a table at which one may react."""
    anna = ServerTables(server.url, "en", "Anna").open(Plan("backstab-heroes", 3, 1))
    ben = ServerTables(server.url, "de", "Ben").enter(anna.id)
    started(anna, ben)
    yield anna, ben
    anna.close()
    ben.close()


def test_moments_and_pauses_come_from_the_server(backstabbers):
    """Every sight has its lines, one after the other; the last is the scene. All see that somebody might react."""
    anna, ben = backstabbers
    first_options((anna, ben), lambda: anna.pause and ben.pause)
    for person in (anna, ben):
        frames = person.film()
        assert frames[-1].scene == person.scene()
        told = [frame.told for frame in frames]
        assert told == sorted(told)
        assert len(set(told)) > 3
        assert not person.film(), "each is shown once"
        assert [frame for frame in frames if frame.scene.question is None], "moments between two questions"


@pytest.fixture(params=[False, True], ids=["not asked", "asked"])
def paused(backstabbers, request):
    """Ben in a pause that does not end: he hears nothing more. He is asked, or others might be."""
    first_options(backstabbers, lambda: all(person.pause for person in backstabbers))
    for person in backstabbers:
        person.close()
    _, ben = backstabbers
    scene, version = ben.seen
    question = Question(text("ask-discards"), "", (1,), "offer")
    options = (Choice("pass", text("do-no-react")),)
    asked = replace(scene, question=question, options=options) if request.param else silent(scene)
    ben.seen, ben.pause = (asked, version), 1_700_000_000.0
    about = "app-react-until" if request.param else "app-might-react"
    return ben, words("de")(about, time=time_of_day(ben.pause))


def test_a_pause_line_by_line(paused, capsys):
    ben, sentence = paused
    talk = Plain(ben, None)
    talk.tell_news()
    talk.tell_news()
    assert capsys.readouterr().out.split("\n").count(sentence) == 1


@awake
async def test_a_pause_on_the_whole_screen(paused):
    ben, sentence = paused
    app = Heldenrunde(Setup("", "de", pace="normal"), ben)
    async with app.run_test(size=LARGE) as pilot:
        await settle_there(pilot, lambda app: isinstance(app.screen, TableScreen))
        table = app.screen
        assert isinstance(table, TableScreen)
        assert f"⏳ {sentence}" in shown_text(app, "#question")
        ben.pause = None
        table.look()
        assert "⏳" not in shown_text(app, "#question")
