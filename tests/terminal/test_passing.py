"""Not being asked, in the terminal: passing by oneself, what wakes one, and being left alone for a while."""

import pytest
from textual.widgets import OptionList

from heldenrunde.core.passing import Wish, recurring
from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.common.passing import typed
from heldenrunde.terminal.fullscreen.passing import Choose, PassingLine
from heldenrunde.terminal.local.session import Setup, start
from heldenrunde.terminal.plain.client import Plain
from heldenrunde.terminal.remote.server_tables import Plan, ServerTables
from heldenrunde.texts import words
from tests.server.harness import running
from tests.terminal.shell import GAME, run
from tests.terminal.tables import hosted, started, wait_for
from tests.terminal.test_app import SMALL, awake, client, settle, text

LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def plain(given, game=GAME, language="en", seed=4):
    done = run("play", game, "--plain", "--seed", seed, "--lang", language, "--name", "Anna", given=given)
    return done.stdout


# -- line by line ----------------------------------------------------------------------------------------------------


@LANGUAGES
def test_out_of_a_trick_line_by_line(language):
    """CH-3.8: without it the same question comes again in this trick."""
    say = words(language)
    told = plain("skip trick\n1\n" * 20 + "quit\nquit\n", language=language)
    assert say("app-plain-skip", span="trick", how=say("skip-trick")) in told
    passes = words(language, GAME)("do-pass")
    assert say("app-by-itself", move=passes) in told
    assert say("app-by-itself", move=passes) not in plain("1\n" * 40 + "quit\nquit\n", language=language)


@LANGUAGES
def test_passing_by_oneself_line_by_line(language):
    """In Munchkin, whose windows of others are all left to pass, and the own turn is not."""
    say, there = words(language), words(language, "munchkin")
    told = plain("1\n1\nauto on\n1\n" + "1\n" * 30, "munchkin", language, seed=5)
    assert say("app-auto-state", wake="both") in told
    assert say("app-by-itself", move=there("do-pass")) in told
    assert say("app-by-itself", move=there("do-pass-start")) not in told


def test_the_words_line_by_line():
    say = words("en")
    told = plain("auto\nauto sometimes\nauto on\nauto wake win\nauto wake\nauto off\nskip match\nask\n?\nquit\nquit\n")
    for wake in ("off", "both", "win", "none"):
        assert say("app-auto-state", wake=wake) in told
    assert told.count(say("app-plain-auto-how")) == 2
    assert say("table-cannot-leave") in told
    assert say("app-asked-again") in told
    assert "skip — " in told


def test_what_is_on_stands_with_every_question():
    say, there = words("en"), words("en", "munchkin")
    told = plain("1\n1\nauto on\n1\n" + "1\n" * 6, "munchkin", seed=5)
    assert told.count(say("app-auto-state", wake="both")) > 1
    assert there("again-interfering") not in told


@pytest.mark.parametrize(
    ("rest", "wish"),
    [
        ("on", Wish(True)),
        ("off", Wish(False)),
        ("wake", Wish(True, ())),
        ("wake win", Wish(True, ("win",))),
        ("wake win me", Wish(True, ("me", "win"))),
        ("wake up", None),
        ("on off", None),
    ],
)
def test_what_is_typed(rest, wish):
    assert typed(Wish(True), rest) == wish


# -- one's own match -------------------------------------------------------------------------------------------------


def test_nobody_is_left_alone_with_what_must_be_decided():
    session = start(Setup(GAME, "en", 3, 4))
    with pytest.raises(HeldenrundeError):
        session.passing.skip("trick")
    assert session.match.decisions == 0


def to_a_pass(session):
    """Until the human may pass in a trick."""
    while True:
        bot = session.bot()
        if bot is not None:
            session.answer(*bot())
        elif "pass" in session.match.options(session.human):
            return session
        else:
            session.answer(session.human, session.match.options(session.human)[0])


def test_the_promise_is_gone_with_the_trick():
    session = to_a_pass(start(Setup(GAME, "en", 4, 4)))
    trick = dict(session.scene().spans)["trick"]
    session.passing.skip("trick")
    while dict(session.scene().spans)["trick"] == trick:
        bot = session.bot()
        assert bot is not None, "asked in the same trick"
        session.answer(*bot())
    assert session.bot() is not None or session.asked
    session = to_a_pass(session)
    assert session.passing.answer() is None


def test_what_was_half_put_together_is_gone_with_the_question():
    """A form that was begun belonged to the trick that one is out of."""
    session = to_a_pass(start(Setup(GAME, "en", 4, 4)))
    talk, scene = Plain(session, None), session.scene()
    talk.come_to(scene)
    talk.choose(str(len(talk.way.entries())), scene)
    assert talk.way.begun
    talk.skip("trick", scene)
    talk.come_to(to_a_pass(session).scene())
    assert not talk.way.begun


# -- on the whole screen ---------------------------------------------------------------------------------------------


@LANGUAGES
@awake
async def test_out_of_a_trick_by_key(language):
    app = client(language, seats=4, seed=4)
    say = words(language)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        while "pass" not in app.session.match.options(0):
            await pilot.press("1")
            await settle(pilot)
        assert say("skip-trick") in text(app, "#passing")
        trick, decisions = dict(app.session.scene().spans)["trick"], app.session.match.decisions
        await pilot.press("n")
        await settle(pilot, lambda app: app.session.asked and app.session.bot() is None)
        assert app.session.match.log[decisions] == (0, "pass")
        assert dict(app.session.scene().spans)["trick"] != trick


@LANGUAGES
@awake
async def test_switches_by_key(language):
    app = client(language, game="munchkin", seed=5)
    say, there = words(language), words(language, "munchkin")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("p")
        await settle(pilot, lambda app: isinstance(app.screen, Choose))
        await pilot.press("enter")
        await settle(pilot, lambda app: app.session.passing.wish.auto)
        await settle(pilot, lambda app: isinstance(app.screen, Choose))
        await pilot.press("down", "enter")
        await settle(pilot, lambda app: app.session.passing.wish.wake == ("win",))
        await pilot.press("escape")
        await settle(pilot, lambda app: not isinstance(app.screen, Choose))
        assert say("app-auto-state", wake="win") in text(app, "#passing")
        app.session.passing.change(Wish())
        app.screen.go_on()
        while there("again-interfering") not in text(app, "#passing"):
            if app.session.passing.wish == Wish() and app.screen.query_one(PassingLine).spans(app.session.scene()):
                await pilot.press("n")
                await settle(pilot, lambda app: isinstance(app.screen, Choose))
                await pilot.press("end", "enter")
            else:
                await pilot.press("1")
            await settle(pilot)
        assert say("span-own-turn") in text(app, "#passing")
        await pilot.press("p")
        await settle(pilot, lambda app: isinstance(app.screen, Choose))
        assert say("ask-me-again") in str(app.screen.query_one(OptionList).get_option_at_index(3).prompt)
        await pilot.press("end", "enter")
        await settle(pilot, lambda app: not app.session.passing.wish.promises)


# -- at a server -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite") as found:
        yield found


def until_pass(remote):
    while True:
        wait_for(lambda: remote.asked)
        options = [option.choice for option in remote.scene().options]
        if "pass" in options:
            return
        remote.answer(remote.human, options[0])


def test_a_promise_at_a_server_is_kept_there(server):
    """Whoever comes back finds it, and it is the server that passes."""
    anna = hosted(server.url)
    started(anna)
    until_pass(anna)
    anna.passing.skip("trick")
    wait_for(lambda: anna.passing.wish.promises)
    again = ServerTables(server.url, "en", "Anna").enter(anna.id)
    assert again.human == anna.human
    assert again.passing.wish == anna.passing.wish
    again.passing.change(Wish(auto=True, wake=("win",)))
    wait_for(lambda: anna.passing.wish == Wish(True, ("win",), ()))
    anna.close()
    again.close()


def test_windows_at_a_server_pass_by_themselves(server):
    anna = ServerTables(server.url, "en", "Anna").open(Plan("munchkin", 3, 2))
    started(anna)
    while True:
        wait_for(lambda: anna.asked)
        scene = anna.scene()
        if recurring(scene, Wish()):
            break
        choices = [option.choice for option in scene.options]
        assert anna.human is not None
        anna.answer(anna.human, "pass" if "pass" in choices else "done" if "done" in choices else choices[0])
    anna.passing.change(Wish(auto=True))
    wait_for(lambda: not anna.asked or anna.scene().spans != scene.spans, "the window waits for her")
    anna.close()
