"""People with a browser: they find what is on the page by its role and name, and do only what the page offers."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

from heldenrunde.texts import words
from tests.browser.texts import pattern, say

PATIENCE = 20.0
"""Seconds. Two cores may be busy with other tests."""
BLINK = 5000
"""Milliseconds after which a move that cannot be clicked is given up."""
MISSES = 3
MOVES = 400
"""No match of these tests takes more moves of people."""
GLANCE = 15
"""Milliseconds until looking again whether it is somebody's turn."""
STATE = """() => {
    const bar = document.querySelector('[data-question]');
    if (bar?.matches('.asked[aria-busy=false]')) return 'asked';
    if (bar) return bar.querySelector('.pause') ? 'still' : '';
    return document.querySelector('.result') ? 'over' : '';
}"""
"""What a look at the page tells at once; then people find everything by its role and name."""
AT_THE_END = ("proof-commitment", "proof-contributions", "proof-own", "proof-key")

expect.set_options(timeout=PATIENCE * 1000)


class Person:
    """Somebody with a page of their own."""

    def __init__(self, context: BrowserContext, url: str, language: str, seed: int = 0) -> None:
        context.set_default_timeout(PATIENCE * 1000)
        self.context, self.url, self.language = context, url, language
        self.page: Page = context.new_page()
        self.dice = random.Random(seed)
        self.problems: list[str] = []
        self.misses = 0
        self.socket: WebSocket | None = None
        self.page.on("websocket", self.connected)
        self.page.on("console", self.said)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("requestfailed", self.failed)
        self.page.on("response", self.answered)
        self.page.on("dialog", self.asked_by_dialog)

    # -- what goes wrong behind the page -----------------------------------------------------------------------------

    def connected(self, socket: WebSocket) -> None:
        self.socket = socket

    def said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.problems.append(f"{message.type}: {message.text}")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the answer came
            self.problems.append(f"{request.failure}: {request.url}")

    def answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.url}")

    def asked_by_dialog(self, dialog: Dialog) -> None:
        self.problems.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    # -- what is on the page -----------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.url + path)

    def say(self, id: str, **args: Any) -> str:
        return say(self.language, id, **args)

    def button(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(id), exact=True)

    def link(self, id: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(id), exact=True)

    def field(self, id: str, **args: Any) -> Locator:
        """A field of a form, by what its label begins with."""
        return self.labelled(self.say(id, **args))

    def option(self, game: str, option: str) -> Locator:
        return self.labelled(words(self.language, game)(f"option-{option}"))

    def way(self, game: str, option: str, value: str) -> Locator:
        """A way to play, which is chosen by its picture."""
        name = words(self.language, game)(f"option-{option}-{value}")
        return self.page.get_by_role("radio", name=name, exact=True)

    def labelled(self, label: str) -> Locator:
        return self.page.get_by_label(re.compile("^" + re.escape(label) + r"\b"))

    @property
    def question(self) -> Locator:
        return self.page.locator("[data-question]")

    @property
    def moves(self) -> Locator:
        """The button that opens the list of moves: it is there when we are asked."""
        return self.question.get_by_role("button", name=pattern(self.language, "all-moves", "n"))

    @property
    def options(self) -> Locator:
        """The moves in the open list."""
        return self.question.get_by_role("group", name=pattern(self.language, "all-moves", "n")).get_by_role("button")

    @property
    def lost(self) -> Locator:
        return self.page.get_by_text(self.say("reconnecting"))

    @property
    def state(self) -> str:
        """asked, over, still (somebody might react), or nothing of it."""
        return str(self.page.evaluate(STATE))

    # -- what people do ----------------------------------------------------------------------------------------------

    def open_table(self, game: str, seats: int, people: int, options: dict[str, Any]) -> str:
        """By the form for new tables, with bots on the other seats; gives back the link to it."""
        self.open(f"/new/{game}")
        self.field("setup-seats").select_option(str(seats))
        for seat in range(seats):
            bot = "" if seat < people else "random"
            self.field("setup-seat", n=seat + 1).select_option(bot)
        self.button("setup-more").click()
        for option, value in options.items():
            if isinstance(value, str):
                self.way(game, option, value).check()
            else:
                self.option(game, option).fill(str(value))
        self.button("open-table").click()
        link = self.page.get_by_role("textbox", name=self.say("invite-link"), exact=True)
        expect(link).to_be_visible()
        return link.input_value()

    def play_now(self, card: Locator, level: str = "normal") -> None:
        """Begin at once, from the card of a game: the first time we are asked how well the bots should play."""
        card.get_by_role("button", name=self.say("play-now")).click()
        wanted = re.compile("^" + re.escape(self.say(f"level-{level}")), re.IGNORECASE)
        self.page.get_by_role("dialog").get_by_role("button", name=wanted).click()

    def pick(self) -> Locator:
        """Any move of the list; a long one is gone through in steps."""
        self.moves.click(timeout=BLINK)
        self.options.first.wait_for(timeout=BLINK)
        found = self.any_line()
        while found.get_attribute("data-option", timeout=BLINK) is None:
            found.click(timeout=BLINK)
            found = self.any_line()
        return found

    def any_line(self) -> Locator:
        return self.options.nth(self.dice.randrange(self.options.count()))

    def move(self, pick: Callable[[], Locator] | None = None) -> None:
        """Click any move, or one picked otherwise, and wait until the server has taken it and the page shows so.

        In an open window somebody else may be faster, and then there is no question any more.
        """
        assert self.socket
        try:
            move = (pick or self.pick)()
            with self.socket.expect_event("framereceived", is_answer):
                move.click(timeout=BLINK)
        except TimeoutError:
            self.misses += 1
            assert self.misses <= MISSES, "what is offered can be clicked"
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def checks_the_proof(self) -> None:
        """After the match: the page has computed that the shuffles were fair, and says why to whoever asks."""
        self.page.get_by_text(self.say("proof-fair")).click()
        expect(self.page.get_by_role("heading", name=self.say("proof"), exact=True)).to_be_visible()
        for id in AT_THE_END:
            expect(self.page.get_by_role("listitem").filter(has_text=self.say(id))).to_be_visible()


def is_answer(frame: str | bytes) -> bool:
    return json.loads(frame)["type"] in ("done", "refused")


def next_to_move(people: Iterable[Person]) -> Person | None:
    """Whoever is asked; None when the match is over."""
    people = list(people)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        states = [person.state for person in people]
        if "asked" in states:
            return people[states.index("asked")]
        if "over" in states:
            return None
        if "still" in states:  # a pause takes its time, and more of them may follow
            end = time.monotonic() + PATIENCE
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked, and the match is not over")


def play(*people: Person, moves: int = MOVES) -> int:
    """So many moves, or until the match is over; gives back how many they were."""
    for done in range(moves):
        person = next_to_move(people)
        if person is None:
            return done
        person.move()
    return moves
