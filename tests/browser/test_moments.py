"""Big moments: what is shown over the table for a moment, and what the page says when a match is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.games import SHORT
from tests.browser.people import Person, play
from tests.browser.test_scenes import Between, told

WATCH = """() => {
    const shown = (window.shown = []);
    new MutationObserver((changes) => {
        for (const {addedNodes} of changes)
            for (const node of addedNodes)
                if (node.dataset?.moment) shown.push([node.dataset.moment, node.innerText.trim()]);
    }).observe(document, {subtree: true, childList: true});
}"""


def sit_down(person: Person, game: str) -> Between:
    person.page.add_init_script(f"({WATCH})()")
    between = Between(person.page)
    person.open_table(game, 2, 1, SHORT[game] if game == "kapow" else {})
    person.button("start").click()
    expect(person.moves).to_be_visible()
    person.page.evaluate("window.shown.length = 0")  # what happened before
    return between


def event(what: str, seat: int, **more: Any) -> dict[str, Any]:
    args: dict[str, Any] = {"player": told("player", seat=seat), "cards": [], "n": 0, "name": "", "to": [], "m": 0}
    figures = {"seat": seat, "cards": [], "n": 0, "name": "", "to": [], "on": [], "m": 0, "rule": ""}
    return {"what": what, **figures, **more, "line": told(f"log-{what}", **args)}


def blow() -> list[dict[str, Any]]:
    zap = event("attack", 0, cards=[1], n=7, to=[1])
    zap["line"]["args"] |= {"cards": [told("quoted", name=told("card-zap"))], "first": told("card-zap")}
    return [zap, event("hit", 1, n=5, m=3)]


def shown(person: Person) -> list[list[str]]:
    return list(person.page.evaluate("window.shown"))


def hits(person: Person) -> None:
    """A blow is told, and the page has drawn what it draws of it."""
    between = sit_down(person, "kapow")
    between.tell(lambda _: None, log=blow())
    expect(person.page.locator("[aria-live=polite]").first).to_contain_text(words("en", "kapow")("card-zap"))
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_blow_bursts_with_its_name_and_health_drains(visit: Visit):
    anna = visit(pace="normal", reduced_motion="no-preference")
    hits(anna)
    name = words("en", "kapow")("card-zap")
    assert shown(anna) == [["burst", f"{name}!"], ["minus", "−5"]]
    expect(anna.page.locator("[data-moment]")).to_have_count(0)  # and is over by itself


@pytest.mark.parametrize(("pace", "motion"), [("normal", "reduce"), ("off", "no-preference")])
def test_whoever_wants_it_calm_sees_no_burst(visit: Visit, pace: str, motion: str):
    anna = visit(pace=pace, reduced_motion=motion)
    hits(anna)
    assert shown(anna) == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_end_of_a_round_is_read_until_somebody_goes_on(visit: Visit, motion: str):
    anna = visit(pace="slow", reduced_motion=motion)
    between = sit_down(anna, "custom-heroes")
    lines = [event("reward", 0, n=3), event("last-loses", 1, n=1)]
    for line in lines:
        line["line"]["args"]["n"] = line["n"]
    between.tell(lambda _: None, log=lines)
    banner = anna.page.locator("[data-moment=round]")
    expect(banner.locator("p")).to_have_count(2)
    anna.page.keyboard.press("Shift")
    expect(banner).to_have_count(0)


def test_the_result_says_who_wins_and_how(visit: Visit):
    anna = visit()
    anna.open_table("kapow", 2, 1, SHORT["kapow"])
    anna.button("start").click()
    play(anna)
    table = anna.page.url.rsplit("/", 1)[1]
    found = anna.page.request.get(f"{anna.url}/api/tables/{table}").json()
    winners = found["result"]["winners"]
    heading = anna.page.locator(".result").get_by_role("heading").first
    best = anna.page.locator(".result ol li:has([data-place='1']) b").all_inner_texts()
    assert len(best) == len(winners) > 0
    if winners == [found["you"]]:
        expect(heading).to_have_text(anna.say("you-win"))
    else:
        expect(heading).to_have_text(anna.say("winners", n=len(best), players=", ".join(best)))
    expect(anna.page.locator(".confetti")).to_have_count(0)  # with reduced motion
    anna.checks_the_proof()
