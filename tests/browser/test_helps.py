"""What helps at the table: a bot's hint, passing by itself, the log, playing on from a moment of a replay.

None of it depends on the game, so one game stands for all.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.games import OPEN_TO_ALL, SHORT, seats_of
from tests.browser.people import MOVES, Person, is_answer, next_to_move, play
from tests.browser.texts import say

ANY_GAME = "custom-heroes"


def begin(person: Person, game: str) -> str:
    """A match against bots, until we are asked; gives back the link to it."""
    link = person.open_table(game, seats_of(game, SHORT[game]), 1, SHORT[game])
    person.button("start").click()
    assert next_to_move([person])
    return link


def test_a_bot_gives_a_hint_to_who_is_asked(visit: Visit):
    anna, zoe = visit("de"), visit("de")
    zoe.open(begin(anna, ANY_GAME))
    expect(zoe.page.get_by_role("list", name=zoe.say("log"))).to_be_visible()
    expect(zoe.button("hint")).to_have_count(0)

    anna.button("hint").click()
    before, after = say("de", "hint-says", move="|").split("|")
    told = anna.page.get_by_role("region", name=anna.say("question")).get_by_text(before)
    expect(told).to_be_visible()
    move = told.inner_text().strip().removeprefix(before).removesuffix(after)
    anna.moves.click()
    anna.field("filter").fill(move)
    anna.options.filter(has_text=re.compile(f"^{re.escape(move)}$")).first.click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("game", [ANY_GAME, *OPEN_TO_ALL])
def test_who_may_react_can_let_it_pass(visit: Visit, game: str):
    """The switch comes with the first window; what is on stays on; then the page passes without a click."""
    anna = visit(seed=5)
    begin(anna, game)
    switch = anna.page.get_by_role("button", name=re.compile("^" + anna.say("auto-pass")))
    if game not in OPEN_TO_ALL:
        expect(switch).to_have_count(0)
        return
    until(anna, switch)
    switch.click()
    assert anna.socket
    for id in ("auto-pass-on", "wake-me"):
        with anna.socket.expect_event("framereceived", is_answer):
            anna.page.get_by_role("checkbox", name=anna.say(id)).click()
    anna.page.reload()
    switch.click()
    expect(anna.page.get_by_role("checkbox", name=anna.say("auto-pass-on"))).to_be_checked()
    expect(anna.page.get_by_role("checkbox", name=anna.say("wake-me"))).not_to_be_checked()
    expect(anna.page.get_by_role("checkbox", name=anna.say("wake-win"))).to_be_checked()
    switch.click()
    until(anna, anna.page.get_by_text(anna.say("auto-passing")))
    before = anna.page.get_by_role("list", name=anna.say("log")).inner_text()
    expect(anna.page.get_by_role("list", name=anna.say("log"))).not_to_have_text(before)


def until(person: Person, sight: Locator) -> None:
    """Move until this is there."""
    for _ in range(MOVES):
        if sight.is_visible():
            return
        assert next_to_move([person])
        person.move()


def test_a_replay_is_played_on_from_any_moment(visit: Visit):
    anna = visit(seed=2)
    begin(anna, ANY_GAME)
    play(anna)
    anna.link("replay").click()
    anna.button("replay-last").click()
    expect(anna.button("play-on")).to_be_disabled()
    anna.button("replay-first").click()
    for _ in range(3):
        anna.button("replay-on").click()
    anna.button("play-on").click()
    anna.page.wait_for_url("**/t/*")
    assert play(anna) > 0
    anna.page.locator("summary", has_text=anna.say("proof")).click()
    expect(anna.page.get_by_text(anna.say("proof-elsewhere"))).to_be_visible()


def test_the_log_is_one_stop_on_the_way_and_every_line_leads_to_its_moment(visit: Visit):
    anna = visit(seed=4)
    begin(anna, ANY_GAME)
    play(anna, moves=6)
    log = anna.page.get_by_role("list", name=anna.say("log"))
    assert log.evaluate("list => [...list.querySelectorAll('a')].filter(link => link.tabIndex >= 0).length") == 1
    assert log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 2
    log.get_by_role("listitem").last.get_by_role("link").first.focus()
    anna.page.keyboard.press("ArrowUp")
    line = log.get_by_role("listitem").nth(-2).get_by_role("link").first
    expect(line).to_be_focused()
    anna.page.keyboard.press("Home")
    expect(log.get_by_role("listitem").first.get_by_role("link").first).to_be_focused()
    anna.page.keyboard.press("End")
    anna.page.keyboard.press("ArrowUp")
    target = line.get_attribute("href")
    anna.page.keyboard.press("Enter")
    expect(anna.page).to_have_url(f"{anna.url}{target}")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    expect(anna.page.locator("[aria-label]").get_by_text(anna.say("play-on"))).to_have_count(0)  # not before the end
