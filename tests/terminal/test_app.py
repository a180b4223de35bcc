"""The client on the whole screen, played by keys and mouse."""

import asyncio
import functools
import json

import pytest
from textual.widgets import Input, OptionList, Static

from heldenrunde.terminal.fullscreen.app import Heldenrunde
from heldenrunde.terminal.fullscreen.dialogs import Buttons, LookUp, Pages, SaveAs
from heldenrunde.terminal.fullscreen.menu import MenuScreen
from heldenrunde.terminal.fullscreen.move_list import MoveList
from heldenrunde.terminal.fullscreen.piece_row import PieceRow
from heldenrunde.terminal.fullscreen.table import TableScreen
from heldenrunde.terminal.local.learning import Learning
from heldenrunde.terminal.local.session import Setup, start
from heldenrunde.texts import words
from tests.terminal.shell import GAME, played

LARGE, SMALL = (120, 40), (80, 24)


def awake(test):
    """Run a test that awaits."""
    return functools.wraps(test)(lambda *args, **named: asyncio.run(test(*args, **named)))


def client(language="en", **changes):
    setup = Setup(
        changes.pop("game", GAME), language, **{"seats": 3, "seed": 3, "name": "Anna", "pace": "off", **changes}
    )
    return Heldenrunde(setup, start(setup))


async def settle(pilot, until=lambda app: app.session.asked or app.session.match.over):
    """Wait until the bots have answered and all is drawn."""
    for _ in range(400):
        await pilot.pause()
        if until(pilot.app):
            await pilot.pause()
            return
    raise AssertionError("the client did not settle")


def text(app, selector):
    return str(app.screen.query_one(selector, Static).visual)


# -- whole matches ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "size"), [("de", SMALL), ("en", LARGE)])
@awake
async def test_a_whole_match_by_keys(language, size, tmp_path):
    app = client(language, options=("threshold=1",))
    file = tmp_path / "match.json"
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        keys = ["enter", "1", "down", "2"]
        for turn in range(300):
            if app.session.match.over:
                break
            before = app.session.match.decisions
            await pilot.press(keys[turn % 4])
            await settle(pilot)
            assert app.session.match.decisions > before or keys[turn % 4] in ("down", "2")
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))
        say = words(language)
        assert app.screen.query_one(".dialog").border_title == say("app-over")
        await pilot.press("right", "enter")
        await settle(pilot, lambda app: isinstance(app.screen, SaveAs))
        app.screen.query_one(Input).value = str(file)
        await pilot.press("enter")
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))
        assert json.loads(file.read_text(encoding="utf-8"))["result"]["places"]
        await pilot.press("escape")
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen))
        await pilot.press("q", "right", "right", "enter")
        await pilot.pause()
    assert app.return_code == 0


@awake
async def test_another_match_after_the_first(tmp_path):
    played(tmp_path / "over.json")
    app = client(load=tmp_path / "over.json")
    async with app.run_test() as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, Buttons))
        first = app.session
        await pilot.press("enter")
        await settle(pilot, lambda app: app.session is not first and app.session.asked)
        assert app.session.match.seats == 3
        assert not app.session.match.over


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("coop", 2)])
@awake
async def test_kapow_with_dice_that_come_and_go(mode, seats):
    """Boxes are rows of their own once there are dice in them, and dice are drawn with their six places."""
    app = client("de", game="kapow", seats=seats, options=(f"mode={mode}", "rounds=5"))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        dice = app.screen.query_one("#row-dice-0", PieceRow)
        assert "MMMEXW" in str(dice.render()) or "EEEMWB" in str(dice.render())
        for _ in range(8):
            await pilot.press("1")
            await settle(pilot)
        assert app.session.match.decisions >= 8


# -- the table -------------------------------------------------------------------------------------------------------


@awake
async def test_what_is_on_the_table():
    app = client("de", seats=4)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "Runde 1 von 6" in text(app, "#headline")
        assert "▶ Anna" in text(app, "#seat-0")
        assert "Power ?" in text(app, "#seat-1")
        assert "CH-3.10" in text(app, "#question")
        assert "CH-3.1 " in text(app, "#lines")
        hand = app.screen.query_one("#row-hand-0", PieceRow)
        assert len(hand.pieces) == 10
        assert app.focused is app.screen.query_one(MoveList)


@awake
async def test_picked_cards_narrow_the_moves():
    app = client()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        moves, hand = app.screen.query_one(MoveList), app.screen.query_one("#row-hand-0", PieceRow)
        everything, options = len(moves.shown), len(app.screen.view.options)
        await pilot.press("tab", "tab", "tab")
        hand.focus()
        await pilot.press("right", "enter")
        picked = hand.pieces[1].id
        assert moves.shown
        assert all(picked in entry.pieces for entry in moves.shown)
        found = len([entry for entry in moves.shown if entry.option])
        assert f"{found} of {options} moves" in text(app, "#question")
        reserve = app.screen.query_one("#row-reserve-0", PieceRow)
        reserve.focus()
        await pilot.press("space")
        assert [entry.option.group for entry in moves.shown if entry.option] in ([], ["slide"])
        await pilot.press("escape")
        assert len(moves.shown) == everything
        await pilot.click(hand, offset=(hand.card_width() * 2 + 4, 2))
        assert hand.chosen == {hand.pieces[2].id}
        await pilot.click(hand, offset=(hand.card_width() * 2 + 4, 2))
        assert not hand.chosen


@awake
async def test_a_card_that_cannot_be_played_says_why():
    app = client(seats=4)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        for _ in range(20):
            hand = app.screen.query_one("#row-hand-0", PieceRow)
            blocked = [i for i, piece in enumerate(hand.pieces) if piece.why_not]
            if blocked:
                break
            await pilot.press("1")
            await settle(pilot)
        hand.focus()
        await pilot.pause()
        await pilot.press(*["right"] * blocked[0])
        assert "✗" in text(app, "#about")
        assert app.session.speech.say(hand.pieces[blocked[0]].why_not) in text(app, "#about")


@awake
async def test_typing_narrows_the_moves():
    app = client()
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        moves = app.screen.query_one(MoveList)
        await pilot.press("slash", *"pass")
        assert [entry.option.group for entry in moves.shown] == ["pass"]
        before = app.session.match.decisions
        await pilot.press("enter")
        await settle(pilot)
        assert app.session.match.decisions > before
        await pilot.press("slash", *"xyzzy", "enter")
        assert moves.shown == []
        await pilot.press("enter", "1", "escape")
        assert moves.shown


@awake
async def test_a_click_plays_a_move():
    app = client()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        before = app.session.match.decisions
        await pilot.click(MoveList, offset=(8, 1))
        await settle(pilot)
        assert app.session.match.decisions > before


# -- windows ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
@awake
async def test_every_window_opens_and_closes(language):
    app = client(language)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for key, window in (("question_mark", Pages), ("r", LookUp), ("c", LookUp), ("l", Pages), ("s", SaveAs)):
            await pilot.press(key)
            assert isinstance(app.screen, window)
            await pilot.press("escape")
            assert isinstance(app.screen, TableScreen)
        await pilot.click("#keys", offset=(2, 0))
        assert isinstance(app.screen, Pages)


@awake
async def test_rules_open_at_the_question_and_can_be_searched():
    app = client()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("r")
        assert text(app, "#page").startswith("CH-3.10 ")
        await pilot.press(*"CH-7.2")
        await pilot.pause()
        assert app.screen.query_one(Input).value == "CH-7.2"
        await pilot.press("down", "down")
        assert app.focused is app.screen.query_one(OptionList)
        await pilot.press(*"zzz")
        await pilot.pause()
        assert text(app, "#page") == words("en")("app-nothing-found")


@awake
async def test_saving_tells_what_is_wrong(tmp_path):
    app = client()
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("s")
        app.screen.query_one(Input).value = str(tmp_path / "no" / "where.json")
        await pilot.press("enter")
        assert str(tmp_path) in text(app, "#trouble")
        app.screen.query_one(Input).value = str(tmp_path / "here.json")
        await pilot.press("enter")
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen))
    assert (tmp_path / "here.json").exists()


@awake
async def test_quitting_is_confirmed(tmp_path):
    app = client(save=tmp_path / "kept.json")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.press("q", "escape")
        assert isinstance(app.screen, TableScreen)
        await pilot.press("q", "enter")
        await settle(pilot, lambda app: isinstance(app.screen, SaveAs))
        await pilot.press("enter")
        await pilot.pause()
    assert (tmp_path / "kept.json").exists()
    assert app.return_code == 0


# -- the menu --------------------------------------------------------------------------------------------------------


@awake
async def test_from_the_menu_to_a_match_and_back():
    app = Heldenrunde(Setup(GAME, "en", pace="off"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, MenuScreen))
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        await pilot.press("up", "right")  # the language
        assert menu.setup.language == "de"
        assert "Kartenspiel" in text(app, "#about")
        await pilot.press("up", "left", "up", "right", "enter", "up", "right")
        assert (menu.setup.bot, menu.setup.seats) == ("random", 4)
        for key, window in (("r", LookUp), ("c", LookUp), ("question_mark", Pages)):
            await pilot.press(key)
            assert isinstance(app.screen, window)
            await pilot.press("escape")
        app.screen.query_one(OptionList).highlighted = 4
        await pilot.press("enter")
        await settle(pilot, lambda app: app.session is not None and app.session.asked)
        assert app.session
        assert app.session.speech.language == "de"
        await pilot.press("q", "right", "enter")
        await settle(pilot, lambda app: isinstance(app.screen, MenuScreen))
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0


@awake
async def test_from_the_menu_to_a_lesson():
    app = Heldenrunde(Setup(GAME, "en", pace="off"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot, lambda app: isinstance(app.screen, MenuScreen))
        await pilot.press("down", "enter")
        await settle(pilot, lambda app: isinstance(app.screen, TableScreen))
        assert isinstance(app.session, Learning)
