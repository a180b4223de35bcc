"""The lesson of KAPOW!, with mouse and keys: dice are picked and put into boxes, dragged there, and get new faces."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.test_matches import sit_down

STEPS = [step.id for step in GAMES["kapow"].lesson.steps]


def piece(person: Person, id: str) -> Locator:
    return person.page.locator(f"[data-piece='{id}']")


def right(person: Person, step: str) -> None:
    """The page says that this was right; then on to the next step."""
    say = words(person.language, "kapow")
    expect(person.page.get_by_text(say(f"lesson-{step}.done"))).to_be_visible()
    if step != STEPS[-1]:
        person.button("next").click()
        following = STEPS[STEPS.index(step) + 1]
        expect(person.page.get_by_role("heading", level=1)).to_have_text(say(f"lesson-{following}.title"))


def test_the_round_of_the_rulebook_step_by_step(visit: Visit):
    anna = visit()
    anna.open("/learn/kapow?step=1")
    say = words("en", "kapow")

    piece(anna, "d0.4").click()
    expect(piece(anna, "d0.4")).to_have_attribute("aria-pressed", "true")
    piece(anna, "d0.1").click()
    piece(anna, "b0.block.0").click(force=True)  # X-Factor and Energy do not pay for it
    expect(anna.question.get_by_text("KP-2.3").first).to_be_visible()
    piece(anna, "d0.4").click()
    piece(anna, "d0.1").click()
    piece(anna, "b0.grow.0").click()
    right(anna, "grow")

    piece(anna, "d0.2").click()
    piece(anna, "d0.5").click()
    piece(anna, "b0.block.0").click()
    right(anna, "block")

    piece(anna, "d0.3").drag_to(piece(anna, "b0.sucker-punch.0"))
    right(anna, "punch")
    anna.page.get_by_role("button", name=say("do-ready"), exact=True).click()
    right(anna, "ready")

    piece(anna, "d1.5").focus()
    anna.page.keyboard.press("Enter")
    piece(anna, "b1.time-warp.0").focus()
    anna.page.keyboard.press("Enter")
    right(anna, "warp")
    piece(anna, "d1.4").click()
    right(anna, "reroll")

    anna.page.get_by_role("button", name=say("card-pow")).first.click()
    right(anna, "attack")
    anna.page.get_by_role("button", name=say("do-take-die", die=say("die-red"))).click()
    right(anna, "die")
    anna.page.get_by_role("button", name=say("do-take-face", face=say("face-energy"))).click()
    right(anna, "face")

    piece(anna, "f1.0").click()
    anna.page.get_by_role("button", name=anna.say("kp-attach", face=say("face-energy"), n=2)).first.click()
    right(anna, "attach")


def test_who_is_ready_may_take_it_back(visit: Visit):
    """KP-2.11: nobody waits for Anna, but she may change her mind as long as Ben is not ready."""
    anna, ben = visit(seed=1), visit(seed=2)
    sit_down(anna, ben, "kapow")
    say = words("en", "kapow")
    ready = anna.page.get_by_role("button", name=say("do-ready"), exact=True)
    ready.click()
    expect(ready).to_have_count(0)
    anna.page.get_by_role("button", name=say("do-unready"), exact=True).click()
    expect(ben.page.get_by_text(say("log-unready", player="").strip()).last).to_be_visible()
    piece(anna, "d0.0").click()
    expect(piece(anna, "d0.0")).to_have_attribute("aria-pressed", "true")


def test_a_player_alone_clicks_through_the_screen(visit: Visit):
    """Whatever was rolled: a die for Time Warp, another one rolled again, and the automaton answers."""
    anna = visit()
    anna.open("/new/kapow")
    anna.way("kapow", "mode", "solo").check()
    anna.button("open-table").click()
    anna.button("start").click()

    piece(anna, "d0.0").click()
    piece(anna, "b0.time-warp.0").click()
    expect(anna.page.locator("[data-drop='piece:b0.time-warp.0']").locator("[data-piece='d0.0']")).to_be_visible()
    piece(anna, "d0.1").click()
    anna.page.get_by_role("button", name=words("en", "kapow")("do-ready"), exact=True).click()
    expect(anna.page.get_by_text("KP-8.3").first).to_be_visible()
