"""Lessons in the browser: they open with goal and turn, their moves really happen, and a guided first match follows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Route, expect

from heldenrunde import lessons
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.games import every_game
from tests.browser.people import Person

PLACES = """() => Object.fromEntries([...document.querySelectorAll('.felt [data-piece]')].map((piece) => {
    const { left, top } = piece.getBoundingClientRect();
    return [piece.dataset.piece, [Math.round(left), Math.round(top)].join()];
}))"""
"""Where every piece lies."""


def option(person: Person, choice: Any) -> Locator:
    """A move, of the list of all moves."""
    person.moves.click()
    return person.options.and_(person.page.locator(f"[data-option='{json.dumps(choice, separators=(',', ':'))}']"))


def told(person: Person, game: str, number: int, part: str) -> Locator:
    """What the step says, without names: those are of this browser."""
    step = lessons.step_of(game, number)
    text = words(person.language, game)(f"lesson-{step.id}.{part}", left="", right="")
    return person.page.get_by_role("heading", name=text) if part == "title" else person.page.get_by_text(text)


def first_listed(game: str) -> int:
    """The first step whose answer stands in the list of moves, which is gone through in steps if it is long."""
    found = range(len(GAMES[game].lesson.steps))
    return next(n for n in found if len(lessons.asked(game, n).options(lessons.step_of(game, n).learner)) <= 20)


@every_game
def test_a_lesson_moves_the_pieces(visit: Visit, game: str):
    """A wrong move gets its reason and changes nothing; the right one is made, and then comes the next step."""
    anna = visit()
    anna.open(f"/learn/{game}")
    for part in ("goal", "turn"):
        expect(anna.page.get_by_text(words("en", game)(f"lesson-{part}"))).to_be_visible()
    anna.button("lesson-begin").click()
    expect(told(anna, game, 0, "title")).to_be_visible()

    number = first_listed(game)
    anna.open(f"/learn/{game}?step={number + 1}")
    expect(anna.moves).to_be_visible()
    before, right = anna.page.evaluate(PLACES), lessons.hint(game, number)
    learner = lessons.step_of(game, number).learner
    wrong = next(choice for choice in lessons.asked(game, number).options(learner) if choice != right)
    option(anna, wrong).click()
    expect(told(anna, game, number, "hint")).to_be_visible()
    anna.page.keyboard.press("Escape")
    assert anna.page.evaluate(PLACES).keys() == before.keys()

    option(anna, right).click()
    expect(told(anna, game, number, "done")).to_be_visible()
    assert anna.page.evaluate(PLACES) != before
    anna.button("next").click()
    expect(told(anna, game, number + 1, "title")).to_be_visible()
    expect(anna.moves).to_be_visible()


def test_a_whole_lesson_and_the_first_match_with_a_guide(visit: Visit):
    anna = visit("de")
    game = "custom-heroes"
    anna.open(f"/learn/{game}?step=1")
    steps = GAMES[game].lesson.steps
    for number in range(len(steps)):
        option(anna, lessons.hint(game, number)).click()
        expect(told(anna, game, number, "done")).to_be_visible()
        anna.button("next" if number + 1 < len(steps) else "lesson-match").click()
    sensible = anna.page.get_by_text(anna.say("guide-says", move=""))
    expect(sensible).to_be_visible()
    expect(anna.page.locator(".hinted").first).to_be_visible()
    anna.button("guide-off").click()
    expect(sensible).to_have_count(0)
    expect(anna.page.locator(".hinted")).to_have_count(0)
    expect(anna.moves).to_be_visible()


def test_the_rule_itself_says_why_not(visit: Visit):
    """HS-3.2: whoever puts a card of another suit there hears that suit must be followed."""
    anna = visit()
    number = [step.id for step in GAMES["hero-story"].lesson.steps].index("follow")
    anna.open(f"/learn/hero-story?step={number + 1}")
    anna.page.locator("[data-piece='c12']").click(force=True)
    expect(anna.question.get_by_text("HS-3.2").first).to_be_visible()


def test_only_what_can_be_learned_is_offered(visit: Visit):
    """The server says which games have a lesson."""

    def without_munchkin(route: Route) -> None:
        answer = route.fetch()
        games = [{**game, "lesson": game["id"] != "munchkin"} for game in answer.json()]
        route.fulfill(response=answer, json=games)

    anna = visit()
    anna.page.route("**/api/games", without_munchkin)
    anna.open("/")
    lessons_on = anna.page.locator("main a[href^='/learn/']")
    expect(lessons_on).to_have_count(len(GAMES) - 1)
    expect(anna.page.locator("main a[href='/learn/munchkin']")).to_have_count(0)
    for game, links in (("munchkin", 0), ("kapow", 1)):
        anna.page.locator(f"main a[href='/rules/{game}']").first.click()
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(words("en", game)("game"))
        expect(anna.page.get_by_role("navigation").locator(f"a[href='/learn/{game}']")).to_have_count(links)
        anna.page.go_back()
