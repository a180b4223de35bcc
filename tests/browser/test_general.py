"""The table for any game: one without client code of its own, and every other one for who wants it plain."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import heldenrunde
from heldenrunde.server.web.pages import CLIENT
from tests.browser.conftest import Visit
from tests.browser.games import SHORT, every_game, seats_of
from tests.browser.people import BLINK, MOVES, Person, next_to_move, play
from tests.browser.test_pages import problems, violations
from tests.server.reliability_process import Fresh

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy_game"
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1400, "height": 900}
ON_A_PHONE = {"custom-heroes", "munchkin"}
PIECES = 12
"""No choice takes more taps."""


# -- a game that nobody has drawn ------------------------------------------------------------------------------------


def program_with_the_toy(folder: Path) -> Path:
    """A copy of the program in which a game has joined: by its folder, and a line in the list of games."""
    program = folder / "heldenrunde"
    here = Path(heldenrunde.__file__).parent
    shutil.copytree(here, program, ignore=shutil.ignore_patterns("__pycache__", "web_client", "*.so"))
    shutil.copytree(CLIENT, program / "web_client")
    shutil.copytree(TOY, program / "rulebooks" / "toy")
    games = program / "rulebooks" / "__init__.py"
    text = games.read_text(encoding="utf-8")
    joined, lines = re.subn(
        r"^ALL = \((.*)\)$", r"from heldenrunde.rulebooks.toy import TOY\n\nALL = (\1, TOY)", text, flags=re.M
    )
    assert lines == 1
    games.write_text(joined, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the toy, too."""
    folder = tmp_path_factory.mktemp("toy")
    server = Fresh(folder)
    path = os.pathsep.join([str(program_with_the_toy(folder)), str(ROOT)])
    server.environment |= {"PYTHONPATH": path}
    server.start()
    yield server.url
    server.stop()


def piece(person: Person, id: str) -> Locator:
    return person.page.locator(f"[data-piece={id}]")


def begin(person: Person) -> None:
    person.open_table("toy", 3, 1, {})
    person.button("start").click()
    expect(person.moves).to_be_visible()


def test_a_game_without_client_code_is_found_and_read(visit: Visit, toy: str):
    """It stands in the list of games, with its rules and cards; there is no lesson, so none is offered."""
    anna = visit(url=toy)
    anna.open()
    card = anna.page.get_by_role("listitem").filter(has_text="A dozen turns with ten animals")
    expect(card.get_by_role("link", name=anna.say("nav-learn"))).to_have_count(0)
    card.get_by_role("link", name=anna.say("nav-rules")).click()
    expect(anna.page.get_by_text("After the last one the fullest purse wins.")).to_be_visible()
    assert problems(anna) == []
    anna.page.get_by_role("navigation").get_by_role("link", name=anna.say("nav-cards")).click()
    expect(anna.page.get_by_text("It is small.")).to_be_visible()
    expect(anna.page.get_by_role("link", name=anna.say("nav-learn"))).to_have_count(0)
    assert problems(anna) == []
    anna.open()
    anna.play_now(anna.page.get_by_role("listitem").filter(has_text="Toy"))
    expect(anna.moves).to_be_visible()


def test_clicking_dragging_and_putting_together(visit: Visit, toy: str):
    """One card onto another where an option names two; a click for one; a form for what stands in no list."""
    anna = visit(url=toy)
    begin(anna)
    expect(piece(anna, "c0")).to_have_accessible_name("Ant, 0, Ibis 8")

    piece(anna, "c1").drag_to(piece(anna, "c0"))
    expect(anna.page.get_by_text("slips Bee into Ant.").first).to_be_attached()
    expect(anna.moves).to_be_visible()
    expect(piece(anna, "c0")).to_have_accessible_name("Ant, 0, Ibis 8, Bee 1")

    anna.page.get_by_role("button", name="Pay coins").click()
    coins = anna.page.get_by_role("spinbutton", name="Coins")
    coins.focus()
    for _ in range(5):
        anna.page.keyboard.press("ArrowUp")
    anna.button("form-send").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("You do not have so many coins.")
    coins.focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowDown")
    anna.button("form-send").click()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    expect(anna.page.get_by_text("pays 3.").first).to_be_attached()
    expect(anna.moves).to_be_visible()

    piece(anna, "c0").click()
    anna.page.get_by_role("button", name="Lay Ant", exact=True).click()
    expect(anna.page.get_by_role("region", name="Laid out").locator("[data-piece=c0]")).to_be_visible()


def test_a_double_click_plays(visit: Visit, toy: str):
    anna = visit(url=toy)
    begin(anna)
    piece(anna, "c0").dblclick()
    expect(anna.page.get_by_role("region", name="Laid out").locator("[data-piece=c0]")).to_be_visible()


def test_a_second_tap_plays(visit: Visit, toy: str):
    """However long after the first one."""
    anna = visit(url=toy, has_touch=True)
    begin(anna)
    piece(anna, "c0").tap()
    expect(piece(anna, "c0")).to_have_attribute("aria-pressed", "true")
    piece(anna, "c0").tap()
    expect(anna.page.get_by_role("region", name="Laid out").locator("[data-piece=c0]")).to_be_visible()


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_who_confirms_every_move_lets_go_by_a_second_tap(visit: Visit, toy: str, finger: bool):
    anna = visit(url=toy, has_touch=finger)
    anna.open("/settings")
    anna.page.get_by_role("checkbox", name=anna.say("set-confirm")).check()
    begin(anna)
    card = piece(anna, "c0")
    if finger:
        card.tap()
        card.tap()
    else:
        card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.press("Enter")
    anna.page.get_by_role("button", name="Lay Ant", exact=True).click()
    expect(anna.page.get_by_role("region", name="Laid out").locator("[data-piece=c0]")).to_be_visible()


def test_what_cannot_be_is_not_sent(visit: Visit, toy: str):
    """A card dropped on the table is laid; where no option leads, the page says so."""
    anna = visit(url=toy)
    begin(anna)
    laid = anna.page.get_by_role("region", name="Laid out")
    piece(anna, "c0").drag_to(laid)
    expect(laid.locator("[data-piece=c0]")).to_be_visible()
    expect(anna.moves).to_be_visible()
    piece(anna, "c0").drag_to(piece(anna, "c1"))
    expect(anna.question).to_contain_text("This is not one of your choices.")


def test_by_keys(visit: Visit, toy: str):
    """Tab leads into a group of pieces, arrows through it; Enter picks, Escape takes back."""
    anna = visit(url=toy)
    begin(anna)
    hand = anna.page.get_by_role("toolbar", name="hand").get_by_role("button")
    hand.first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(("language", "viewport"), [("en", WIDE), ("de", PHONE)])
def test_a_whole_match_of_the_toy(visit: Visit, toy: str, language: str, viewport: dict[str, int]):
    person = visit(language, toy, viewport=viewport)
    begin(person)
    assert problems(person) == []
    assert violations(person) == []
    play(person)
    person.checks_the_proof()
    person.link("replay").click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.page.locator(".general")).to_be_visible()
    assert problems(person) == []


# -- the games that have their own -----------------------------------------------------------------------------------


@every_game
def test_a_whole_match_on_the_plain_table(visit: Visit, game: str):
    """The switch stays. Every other move is tapped on the table, if it has pieces, the rest is from the list."""
    anna = visit(viewport=PHONE if game in ON_A_PHONE else WIDE)
    anna.open("/settings")
    anna.page.get_by_role("checkbox", name=anna.say("set-plain")).check()
    anna.open_table(game, seats_of(game, SHORT[game]), 1, SHORT[game])
    anna.button("start").click()
    expect(anna.page.locator(".general")).to_be_visible()
    found = []
    for done in range(MOVES):
        if next_to_move([anna]) is None:
            break
        if done in (0, 5):
            found += problems(anna) + violations(anna)
        anna.move(None if done % 2 else lambda: tapped(anna))
    anna.checks_the_proof()
    assert found == []


def tapped(person: Person) -> Locator:
    """A move that begins with a piece, if there is one: tap until the pieces make one up."""
    pieces, taken = person.page.locator("[data-piece][aria-disabled=false]"), 0
    if not pieces.count():
        return person.pick()
    while not person.question.locator(".primary[data-option]").count():
        free = person.page.locator("[data-piece][aria-disabled=false][aria-pressed=false]")
        free.nth(person.dice.randrange(max(1, free.count()))).click(timeout=BLINK)
        taken += 1
        assert taken <= PIECES, "pieces that are offered lead to a move"
    made = person.question.locator("[data-option]")
    return made.nth(person.dice.randrange(max(1, made.count())))
