"""Others may act while somebody walks about by keys: the focus stays where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person

Change = Callable[[dict[str, Any]], None]


class Between:
    """Stands between a page and the server, and can tell the page of a step that changes its scene."""

    def __init__(self, page: Page) -> None:
        self.seen: dict[str, Any] = {}
        page.route_web_socket("**/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self.hear)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.seen |= {name: message[name] for name in ("version", "scene") if name in message}
        self.route.send(frame)

    def tell(self, change: Change) -> None:
        change(self.seen["scene"])
        self.seen["version"] += 1
        fact = {"kind": "answered", "seat": 1, "by": "person"}
        self.route.send(json.dumps({"type": "step", "fact": fact, "log": [], **self.seen}))


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.innerText"))


def test_the_focus_stays_when_others_act(visit: Visit):
    """What moves keeps it, what is drawn anew gets it back, and when a choice is gone the question has it."""
    anna = visit()
    between = Between(anna.page)
    anna.open_table("custom-heroes", 2, 1, {})
    anna.button("start").click()
    anna.moves.click()
    expect(anna.options.nth(2)).to_be_visible()

    option = anna.options.nth(1)
    name = option.inner_text()
    option.focus()
    between.tell(lambda scene: scene["options"].reverse())
    expect(anna.options.nth(-2)).to_have_text(name)
    assert focused(anna) == name

    between.tell(lambda scene: scene["options"].pop(-2))
    expect(anna.options.filter(has_text=name)).to_have_count(0)
    expect(anna.page.get_by_role("region", name=anna.say("question"))).to_be_focused()

    anna.page.keyboard.press("Escape")
    card = anna.page.get_by_role("toolbar").first.get_by_role("button").first
    piece = card.get_attribute("data-piece")
    card.focus()
    between.tell(lambda scene: to_the_reserve(scene, piece))
    expect(anna.page.locator(f".reserve [data-piece={piece}]")).to_be_focused()


def to_the_reserve(scene: dict[str, Any], piece: str | None) -> None:
    zones = {zone["id"]: zone["pieces"] for zone in scene["zones"]}
    moved = next(card for card in zones["hand-0"] if card["id"] == piece)
    zones["hand-0"].remove(moved)
    zones["reserve-0"].append(moved)
