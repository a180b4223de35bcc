"""What one decision brings about is seen one after the other, at every pace, and told in that order."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocket, expect

from heldenrunde.core.changes import changed
from tests.browser.conftest import Visit
from tests.browser.people import GLANCE, PATIENCE, Person, play
from tests.browser.test_scenes import Between

PACES = ("slow", "normal", "fast")
TRICKS = 2
SETS = 4
"""Of a trick in Custom Heroes the last ones are drawn, the others are counted."""
WATCH = """() => {
    const seen = (window.seen = {trick: [[]], laid: [[]], news: []});
    const idsOf = (places) => [...document.querySelectorAll(places)].map((piece) => piece.dataset.piece);
    const note = (list, sight) => {
        if (JSON.stringify(list.at(-1)) !== JSON.stringify(sight)) list.push(sight);
    };
    new MutationObserver(() => {
        note(seen.trick, idsOf('[data-drop=trick] [data-piece]'));
        note(seen.laid, idsOf('.lying > .open [data-piece]').toSorted());
        note(seen.news, document.querySelector('[aria-live=polite]')?.textContent.trim() ?? '');
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
Sight = list[str]


def trick(scene: dict[str, Any]) -> Sight:
    """The cards that lie in the middle."""
    pieces = next(zone["pieces"] for zone in scene["zones"] if zone["id"] == "trick")
    if scene["game"] != "custom-heroes":
        return [piece["id"] for piece in pieces]
    drawn = list(dict.fromkeys(piece["group"] for piece in pieces))[-SETS:]
    return [piece["id"] for piece in pieces if piece["group"] in drawn]


def laid(scene: dict[str, Any]) -> Sight:
    """The cards that lie open before the heroes."""
    zones = [zone for zone in scene["zones"] if zone["id"].startswith("laid-")]
    return sorted(piece["id"] for zone in zones for piece in zone["pieces"] if piece["face"])


class Film:
    """What the server tells a page, and what the page has shown of it."""

    def __init__(self, page: Page, kind: str, sight: Callable[[dict[str, Any]], Sight]) -> None:
        self.page, self.kind, self.sight = page, kind, sight
        self.meant: list[Sight] = [[]]
        self.log: list[dict[str, Any]] = []
        page.add_init_script(f"({WATCH})()")
        page.on("websocket", self.connected)

    def connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "step" and "scene" in message:
            scenes = [message["scene"]]
            for moment in reversed(message.get("moments", [])):
                scenes.insert(0, changed(scenes[0], moment["changes"]))
            for scene in scenes:
                if self.sight(scene) != self.meant[-1]:
                    self.meant.append(self.sight(scene))
            self.log += message["log"]

    def seen(self) -> list[Sight]:
        return list(self.page.evaluate(f"window.seen.{self.kind}"))

    def told(self) -> str:
        return " ".join(self.page.evaluate("window.seen.news"))

    def runs_out(self) -> None:
        """Wait until all has been shown, and nothing else."""
        end = time.monotonic() + PATIENCE
        while self.seen() != self.meant:
            assert time.monotonic() < end, (self.seen(), self.meant)
            self.page.wait_for_timeout(GLANCE)


def sit_down(person: Person, game: str, seats: int) -> None:
    person.open_table(game, seats, 1, {})
    person.button("start").click()
    expect(person.moves).to_be_visible()


def swept(sights: list[Sight]) -> list[Sight]:
    """What lay there just before the table was empty."""
    return [before for before, after in pairwise(sights) if not after]


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(("game", "seats"), [("hero-story", 4), ("custom-heroes", 3)])
def test_a_complete_trick_is_on_the_screen_before_it_is_swept(visit: Visit, game: str, seats: int, pace: str):
    anna = visit(pace=pace, reduced_motion="no-preference")
    film = Film(anna.page, "trick", trick)
    sit_down(anna, game, seats)
    while len(swept(film.seen())) < TRICKS:
        play(anna, moves=1)
    film.runs_out()
    if game == "hero-story":
        assert {len(complete) for complete in swept(film.seen())} == {seats}


@pytest.mark.parametrize("pace", PACES)
def test_every_reveal_of_a_round_is_seen_and_told_in_order(visit: Visit, pace: str):
    anna = visit(pace=pace, reduced_motion="no-preference")
    film = Film(anna.page, "laid", laid)
    sit_down(anna, "backstab-heroes", 4)
    while not swept(film.seen()):
        play(anna, moves=1)
    film.runs_out()
    is_told_in_order(anna, film)


def is_told_in_order(person: Person, film: Film) -> None:
    """By the live region as by the log."""
    log = person.page.get_by_role("list", name=person.say("log")).locator("li .line")
    lines = [line.strip() for line in log.all_inner_texts()]
    told, at = film.told(), 0
    for line in lines[-len(film.log) :]:
        assert line in told[at:], (line, told[at:])
        at = told.index(line, at) + len(line)


def test_what_happens_can_be_shown_at_once(visit: Visit):
    """With no pace at all the page shows how the table is; what happened is told all the same."""
    anna = visit(pace="off")
    film = Film(anna.page, "laid", laid)
    sit_down(anna, "backstab-heroes", 4)
    play(anna, moves=6)
    expect(anna.moves).to_be_visible()
    is_told_in_order(anna, film)


MANY = 60
"""So many moments take longer, at a slow pace, than anybody waits here."""


def long_film(between: Between, asked: bool, **more: Any) -> None:
    """A step of many moments, each with a line; then somebody is asked, or nobody."""
    event = {"what": "x", "line": {"id": "player", "args": {"seat": 0}}, "rule": "", "seat": 0}
    quiet = {"question": [None], "options": [[]]}
    moments = [{"told": told, "changes": quiet if told == MANY - 1 else {}} for told in range(1, MANY)]
    change: dict[str, Any] = {} if asked else {"question": None, "options": []}
    between.tell(lambda scene: scene.update(change), log=[event] * MANY, moments=moments, **more)


def lines_of(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.say("log")).get_by_role("listitem")


@pytest.mark.parametrize("key", ["", " ", "Escape"])
def test_the_film_is_skipped_by_a_click_or_a_key(visit: Visit, key: str):
    anna = visit(pace="slow")
    between = Between(anna.page)
    sit_down(anna, "backstab-heroes", 3)
    expect(anna.page.get_by_text(anna.say("to-act"), exact=True)).to_have_count(1)  # the bots have laid their cards
    before = lines_of(anna).count()
    long_film(between, asked=False)
    expect(anna.moves).to_be_hidden()
    assert lines_of(anna).count() < before + MANY
    if key:
        anna.page.keyboard.press(key)
    else:
        anna.page.locator(".headline").click(position={"x": 2, "y": 2})
    expect(lines_of(anna)).to_have_count(before + MANY)


def test_the_bar_says_what_is_shown_while_nothing_is_asked(visit: Visit):
    anna = visit(pace="slow")
    between = Between(anna.page)
    sit_down(anna, "backstab-heroes", 3)
    expect(anna.page.get_by_text(anna.say("to-act"), exact=True)).to_have_count(1)  # the bots have laid their cards
    long_film(between, asked=False)
    expect(anna.moves).to_be_hidden()
    expect(anna.question.locator(".told")).to_have_text(lines_of(anna).last.locator(".line").inner_text().strip())


def test_the_host_says_how_long_everybody_waits_for_reactions(visit: Visit):
    """Only where a game makes offers; in the form for new tables and in the lobby."""
    anna, ben = visit(), visit()
    anna.open("/new/custom-heroes")
    anna.button("setup-more").click()
    expect(anna.field("setup-clock")).to_be_visible()
    expect(anna.field("setup-react")).to_have_count(0)
    anna.open("/new/backstab-heroes")
    anna.button("setup-more").click()
    expect(anna.field("setup-react")).to_have_value("5")
    anna.field("setup-react").fill("9")
    anna.button("open-table").click()
    expect(anna.page.get_by_role("textbox", name=anna.say("invite-link"), exact=True)).to_be_visible()
    ben.open(anna.page.url)
    for person in (anna, ben):
        person.button("setup-more").click()
    expect(ben.field("setup-react")).to_have_value("9")
    anna.field("setup-react").fill("12")
    anna.field("setup-react").blur()
    expect(ben.field("setup-react")).to_have_value("12")


@pytest.mark.parametrize("form", ["one", "any"])
def test_an_answer_that_is_due_can_be_given_while_the_film_runs(visit: Visit, form: str):
    """Because a clock runs, or in an open window; the answer ends the film."""
    anna = visit(pace="slow")
    between = Between(anna.page)
    sit_down(anna, "backstab-heroes", 3)
    expect(anna.page.get_by_text(anna.say("to-act"), exact=True)).to_have_count(1)  # the bots have laid their cards
    before = lines_of(anna).count()
    between.tell(lambda scene: scene["question"].update(form=form, text={"id": "player", "args": {"seat": 1}}))
    long_film(between, asked=True, deadlines={"0": time.time() + 3600} if form == "one" else {})
    anna.pick().click()
    expect(lines_of(anna).nth(before + MANY - 1)).to_be_attached()
    assert len(between.chosen) == 1


def test_everybody_sees_that_somebody_might_react(visit: Visit):
    """Who is asked sees the question, and that one passes when the time is up."""
    anna = visit()
    between = Between(anna.page)
    sit_down(anna, "backstab-heroes", 3)
    expect(anna.page.get_by_text(anna.say("to-act"), exact=True)).to_have_count(1)  # the bots have laid their cards
    until = time.time() + 3600
    between.tell(lambda scene: None, pause=until)
    expect(anna.question).to_contain_text(anna.say("react-or-pass"))
    expect(anna.question.get_by_role("timer")).to_be_visible()
    between.tell(lambda scene: scene.update(question=None, options=[]), pause=until)
    expect(anna.question).to_contain_text(anna.say("might-react"))
    expect(anna.question.get_by_role("timer")).to_be_visible()
    between.tell(lambda scene: None)
    expect(anna.question).not_to_contain_text(anna.say("might-react"))


def test_the_pace_is_remembered(visit: Visit):
    anna = visit(pace="fast")
    anna.open("/settings")
    expect(anna.field("set-pace")).to_have_value("fast")
    anna.field("set-pace").select_option(anna.say("pace-slow"))
    anna.open("/settings")
    expect(anna.field("set-pace")).to_have_value("slow")


def test_a_replay_steps_by_moments_and_by_decisions(visit: Visit):
    """With buttons and keys; the lines of the log that belong to what is shown are marked."""
    anna = visit()
    sit_down(anna, "backstab-heroes", 3)
    play(anna, moves=2)
    table = anna.page.url.rsplit("/", 1)[1]
    api, origin = f"{anna.url}/api/tables/{table}", {"origin": anna.url}
    command = {"key": "closing-the-table", "command": {"do": "close"}}
    assert anna.context.request.post(f"{api}/command", data=command, headers=origin).ok
    log = anna.context.request.get(f"{api}/log").json()
    number, moments = next(
        (number, found["moments"])
        for number in range(1, len(log))
        if "moments" in (found := anna.context.request.get(f"{api}/at/{number}").json())
    )
    before = sum(len(told["events"]) for told in log[:number])
    told = [before, *(before + moment["told"] for moment in moments), before + len(log[number]["events"])]
    spans = list(pairwise(told))

    anna.open(f"/replay/{table}?at={number}")
    shows(anna, f"at={number}", spans[-1])
    for moment in reversed(range(len(moments))):
        anna.button("replay-moment-back").click()
        shows(anna, f"at={number}&moment={moment}", spans[moment])
    anna.button("replay-moment-back").click()
    shows(anna, f"at={number - 1}")
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("ArrowRight")
    shows(anna, f"at={number}&moment=0", spans[0])
    anna.page.keyboard.press("Shift+ArrowLeft")
    shows(anna, f"at={number - 1}")
    anna.page.keyboard.press("Shift+ArrowRight")
    shows(anna, f"at={number}", spans[-1])

    held: list[Route] = []
    anna.open(f"/replay/{table}?at={number}&moment=0")
    shows(anna, f"at={number}&moment=0", spans[0])
    anna.page.route(f"**/at/{number - 1}*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright writes into what it gets
    with anna.page.expect_request(f"**/at/{number - 1}*"):
        anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowRight")
    held.pop().continue_()
    shows(anna, f"at={number}&moment=0", spans[0])


def shows(person: Person, query: str, lines: tuple[int, int] | None = None) -> None:
    """Where the page is, and which lines of the log are marked; of a moment of which nothing is told the one before."""
    expect(person.page).to_have_url(re.compile(re.escape(f"?{query}") + "$"))
    if lines is not None:
        first, end = min(lines[0], lines[1] - 1), lines[1]
        log = person.page.get_by_role("list", name=person.say("log"))
        expect(log.locator(":scope > *").nth(first)).to_have_class(re.compile(r"\bhere\b"))
        expect(log.locator("li.here")).to_have_count(end - first)
