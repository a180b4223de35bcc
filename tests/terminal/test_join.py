"""Matches at a real server: line by line, on the whole screen, cut off and back again."""

import asyncio
import json
import stat

import pytest
from textual.widgets import Input, OptionList, Static

from heldenrunde import Match
from heldenrunde.errors import HeldenrundeError
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.fullscreen.app import Heldenrunde
from heldenrunde.terminal.fullscreen.dialogs import Ask, Buttons
from heldenrunde.terminal.fullscreen.lobby import LobbyScreen, PublicTablesScreen
from heldenrunde.terminal.fullscreen.table import TableScreen
from heldenrunde.terminal.local.replay import verify
from heldenrunde.terminal.local.session import Setup
from heldenrunde.terminal.remote import kept_seats
from heldenrunde.terminal.remote.server_tables import ServerTables, seat_lines
from heldenrunde.terminal.remote.session import RemoteSession
from heldenrunde.texts import words
from tests.server.harness import Running, settings
from tests.terminal.shell import GAME, run
from tests.terminal.tables import Lines, beside, hosted, play_on, settle, started, wait_for
from tests.terminal.test_app import awake


@pytest.fixture
def table(server):
    """A table of Anna with a bot and a free seat, before the start."""
    anna = hosted(server.url, bots=1)
    yield anna
    anna.close()


def enter(anna, name, language="en", **more):
    return ServerTables(anna.server.url, language, name, **more).enter(anna.id)


def sentences(remote):
    heard = []
    remote.listen(lambda sentence: heard.append(sentence) if sentence else None)
    return heard


def prompt(language):
    return words(language)("app-plain-prompt", n=1).partition(":")[0]


# -- whole matches ---------------------------------------------------------------------------------------------------


async def host(server, folder, language, *more):
    """Anna opens a table for three with a bot, line by line; also the id of the table."""
    table = "--host-table", GAME, "--seats", 3, "--bots", 1, "--option", "threshold=1"
    anna = await Lines.open(folder, "join", server.url, "--plain", "--name", "Anna", "--lang", language, *table, *more)
    return anna, (await anna.until("/t/")).split()[-1].rpartition("/")[2]


def check_record(file, language):
    """The record is whole, and nobody chose its shuffles alone."""
    record = json.loads(file.read_text(encoding="utf-8"))
    assert Match.replay(record).over
    findings = verify(record, language)
    assert all(finding.holds for finding in findings)
    assert findings[1].text == words(language)("cli-verify-nonces", n=2)


@awake
async def test_a_match_between_lines_in_german_and_a_screen_in_english(server, tmp_path):
    file, say = tmp_path / "match.json", words("de")
    anna, id = await host(server, tmp_path, "de", "--save", file)
    ben = ServerTables(server.url, "en", "Ben").enter(id)
    app = Heldenrunde(Setup("", "en"), ben)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, LobbyScreen))
        assert str(app.screen.query_one("#about", Static).visual).count("Ben") == 1
        await anna.until("Ben")
        await pilot.press("enter")  # ready
        await settle(pilot, lambda app: ben.table.seats[1].ready)
        await anna.type("say Los geht's")
        await anna.type("start")
        plain = asyncio.create_task(anna.play(prompt("de")))
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen))
        await settle(pilot, lambda app: ben.asked)
        while not ben.over:
            await pilot.press("1")
            await settle(pilot, lambda app: ben.asked or ben.over)
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))
        assert app.screen.query_one(".dialog").border_title == words("en")("app-over")
        await plain
    ben.close()
    code, heard, trouble = await anna.end()
    assert (code, trouble) == (0, "")
    assert say("app-told-joined", name="Ben") in heard
    assert say("app-over") in heard
    assert say("app-saved", file=str(file)) in heard
    assert "Anna: Los geht's" in [line.text for line in ben.lines]
    check_record(file, "de")


@awake
async def test_a_match_line_by_line_in_english_and_german(server, tmp_path):
    file = tmp_path / "match.json"
    anna, id = await host(server, tmp_path, "en", "--save", file)
    link = f"{server.url}/t/{id}"
    ben = await Lines.open(tmp_path, "join", link, "--plain", "--name", "Ben", "--lang", "de")
    await ben.until(words("de")("app-lobby-prompt"))
    await ben.type("say Ich bin bereit")
    await ben.type("ready")
    await anna.until("Ben: Ich bin bereit")
    await anna.type("start")
    refused = words("en")("table-not-ready")
    if refused in await anna.until(refused, "(CH-1.2)"):
        await anna.type("start")
    await asyncio.gather(anna.play(prompt("en")), ben.play(prompt("de")))
    ends = [await person.end() for person in (anna, ben)]
    assert [(code, trouble) for code, _, trouble in ends] == [(0, ""), (0, "")]
    for (_, heard, _), language in zip(ends, ("en", "de"), strict=True):
        assert words(language)("app-over") in heard
        assert "\x1b" not in heard
    check_record(file, "en")


def test_watching_line_by_line_needs_no_input(server, table):
    table.seat_bots()
    wait_for(lambda: all(seat.taken or seat.bot for seat in table.table.seats))
    listeners = server.server.hub.live[table.id].listeners

    def play():
        wait_for(lambda: len(listeners) > 1)
        started(table)
        play_on(table)

    playing = beside(play)
    done = run("join", table.link, "--plain", "--watch", "--lang", "de", "--name", "Zoe")
    playing.join()
    assert (done.returncode, done.stderr) == (0, "")
    assert words("de")("app-over") in done.stdout
    assert "Platz 1: " in done.stdout
    assert "Anna bekommt 10 Karten." in done.stdout  # and not which


# -- cut off ---------------------------------------------------------------------------------------------------------


def cut(remote):
    """Pull the plug."""
    socket = remote.connection.socket
    assert socket is not None
    socket.socket.shutdown(2)


def spoken(remote):
    """What was heard of the match, without what was said beside it."""
    return [line for line in remote.lines if line.rule]


def told_by_the_server(remote):
    before, remote.lines = remote.lines, []
    remote.tell(remote.events())
    told, remote.lines = remote.lines, before
    return told


def test_a_cut_connection_is_opened_again_and_nothing_is_lost_or_doubled(table):
    ben = enter(table, "Ben", "de")
    started(table, ben)
    ours = beside(lambda: play_on(table))
    for _ in range(3):
        play_on(ben, 2)
        wait_for(lambda: ben.asked or ben.over)
        if ben.over:
            break
        cut(ben)
        ben.answer(1, ben.scene().options[0].choice)  # before or after it has noticed
        wait_for(lambda: not ben.cut_off and not ben.connection.pending)
    play_on(ben)
    ours.join()
    assert spoken(ben) == told_by_the_server(ben)
    assert words("de")("app-lost") in [line.text for line in ben.lines]
    assert words("de")("app-connected") in [line.text for line in ben.lines]
    wait_for(lambda: not ben.connection.pending)
    assert [seat for seat, _ in ben.record()["decisions"]].count(ben.human) > 3
    ben.close()


def test_a_server_that_is_started_anew(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    first = Running(settings(database)).start()
    anna = hosted(first.url, bots=2)
    started(anna)
    play_on(anna, 2)
    wait_for(lambda: anna.asked)
    first.stop()
    wait_for(lambda: anna.cut_off)
    anna.answer(0, anna.scene().options[0].choice)
    second = Running(settings(database, port=first.port)).start()
    wait_for(lambda: not anna.cut_off)
    play_on(anna)
    assert anna.result is not None
    assert spoken(anna) == told_by_the_server(anna)
    anna.close()
    second.stop()


@awake
async def test_a_cut_line_by_line(server, tmp_path):
    table = "--host-table", GAME, "--seats", 3, "--bots", 2
    lines = await Lines.open(tmp_path, "join", server.url, "--plain", "--name", "Eve", *table)
    id = (await lines.until("/t/")).split()[-1].rpartition("/")[2]
    await lines.type("start")
    await lines.until(prompt("en"))
    for listener in list(server.server.hub.live[id].listeners):
        asyncio.run_coroutine_threadsafe(listener.close(1012), listener.writer.get_loop())
    await lines.until(words("en")("app-lost"))
    for _ in range(3):  # a long list is asked in steps
        await lines.type("1")
    await lines.until("Eve ")
    await lines.until(prompt("en"))
    await lines.type("quit")
    code, heard, trouble = await lines.end()
    assert (code, trouble) == (0, "")
    assert words("en")("app-connected") in heard


# -- seats that are kept ---------------------------------------------------------------------------------------------


def test_the_same_command_leads_back_to_the_seat(table, seats_folder):
    ben = enter(table, "Ben")
    started(table, ben)
    ben.close()
    for file in seats_folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(seats_folder.stat().st_mode) == 0o700
    again = enter(table, "Ben")
    assert again.human == ben.human
    assert again.begun
    assert spoken(again) == told_by_the_server(again)
    again.close()
    last = enter(table, "")  # without a name: the seat that was taken last
    assert last.human == ben.human
    last.close()


def test_a_token_that_opens_nothing_any_more(table):
    ben = enter(table, "Ben")
    assert ben.human == 1
    table.do("kick", seat=1)
    wait_for(lambda: ben.gone)
    assert ben.gone == words("en")("app-sent-away")
    ben.close()
    kept = kept_seats.Kept(table.server.url, table.id, "Ben", "wrong")
    kept_seats.keep(kept)
    again = enter(table, "Ben")
    assert again.human == 1
    again.leave()
    wait_for(lambda: not table.table.seats[1].taken)
    assert kept_seats.find(table.server.url, table.id, "Ben") is None
    assert words("en")("app-told-left", name="Ben") in [line.text for line in table.lines]
    again.close()


# -- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_refusals_come_in_the_language_of_the_user(table, language):
    ben = enter(table, "Ben", language)
    heard = sentences(ben)
    ben.do("start")
    wait_for(lambda: heard)
    assert heard == [words(language)("table-not-host")]
    with pytest.raises(HeldenrundeError) as full:
        enter(table, "Carl", language)
    assert full.value.reason.text(language) == words(language)("table-full")
    assert seat_lines(ben)[1].startswith("2. Ben, ")
    ben.close()


def test_taking_back_asks_the_others(table):
    ben = enter(table, "Ben")
    started(table, ben)
    wait_for(lambda: table.asked or ben.asked)
    one, other = (table, ben) if table.asked else (ben, table)
    while not other.asked:
        wait_for(lambda: one.asked or other.asked)
        play_on(one, 0 if other.asked else 1)
    one.undo()
    wait_for(lambda: other.wish)
    assert other.wish == one.speech.names[one.human]
    assert not one.wish
    other.vote(True)
    wait_for(lambda: one.asked and not other.wish)
    beside(lambda: play_on(table))
    play_on(ben)
    assert ben.result is not None
    ben.close()


def test_a_closed_table_has_no_result(table):
    ben = enter(table, "Ben")
    started(table, ben)
    table.do("close")
    wait_for(lambda: ben.over)
    assert ben.result is None
    ben.close()
    early = hosted(table.server.url)
    early.do("close")
    wait_for(lambda: early.gone)
    early.close()


# -- the public tables and the lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_choosing_and_opening_line_by_line(server, language):
    say, (least, *_, most) = words(language), GAMES[GAME].seats
    choosing = "?\nlist\n0\nnew chess\nnew custom-heroes 9\nnew custom-heroes 3 1\n"
    lobby = "?\ntable\nready\nwait\nsay hello\nfoo\nbots easy\nleave\n"
    done = run("join", server.url, "--plain", "--name", "Anna", "--lang", language, given=choosing + lobby)
    assert (done.returncode, done.stderr) == (0, "")
    assert say("help-tables") in done.stdout
    assert say("app-tables-bad", given="0") in done.stdout
    assert say("unknown-game", about="chess", games=", ".join(GAMES)) in done.stdout
    assert say("bad-seats", about=GAME, seats="9", allowed=f"{least}–{most}") in done.stdout
    assert say("help-lobby") in done.stdout
    assert say("app-lobby-bad", given="foo") in done.stdout
    assert f"3. {say('app-lobby-bot-normal')}" in done.stdout


def test_the_end_of_the_input(server):
    assert run("join", server.url, "--plain", "--name", "Anna", given="list\n").returncode == 1
    done = run("join", server.url, "--plain", "--name", "Anna", "--host-table", GAME, given="table\n")
    assert done.returncode == 1
    assert done.stderr.strip() == words("en")("app-plain-ended-there")


@awake
async def test_from_the_hall_to_a_match_and_another_one(server):
    app = Heldenrunde(Setup("", "en"), server_tables=ServerTables(server.url, "en", "Anna"))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, PublicTablesScreen))
        menu = app.screen.query_one(OptionList)
        for name, key in (("seats", "left"), ("bots", "right"), ("level", "right"), ("public", "right")):
            menu.highlighted = menu.get_option_index(name)
            await pilot.press(key)
        assert isinstance(app.screen, PublicTablesScreen)
        assert (app.screen.plan.seats, app.screen.plan.bots, app.screen.plan.level) == (3, 1, "easy")
        menu.highlighted = menu.get_option_index("open")
        await pilot.press("enter")
        await settle(pilot, lambda app: isinstance(app.screen, LobbyScreen))
        anna = app.session
        assert isinstance(anna, RemoteSession)
        await pilot.press("t", *"hi", "enter")
        await settle(pilot, lambda app: "Anna: hi" in [line.text for line in anna.lines])
        await pilot.press("enter")  # bots
        await settle(pilot, lambda app: anna.table.seats[1].bot)
        await settle(pilot, lambda app: app.screen.deeds()[0] == "start")
        await pilot.press("enter")
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen) and anna.asked)
        await pilot.press("t")
        assert isinstance(app.screen, Ask)
        app.screen.query_one(Input).value = "[red]hello"
        await pilot.press("enter")
        await settle(pilot, lambda app: "[red]hello" in str(app.screen.query_one("#lines", Static).visual))
        await pilot.press("q", "right", "enter")  # stay
        await pilot.press("1", "u")
        anna.do("close")
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))
        await pilot.press("enter")  # play again
        await settle(pilot, lambda app: isinstance(app.screen, LobbyScreen))
        assert app.session is not anna
        assert isinstance(app.session, RemoteSession)
        assert app.session.is_host
        await pilot.press("q")
        await settle(pilot, lambda app: isinstance(app.screen, PublicTablesScreen))
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0
