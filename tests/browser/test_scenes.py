"""What pages do with scenes that the tests make up: where the focus is while others act, and what a click chooses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.people import Person

Change = Callable[[dict[str, Any]], None]


class Between:
    """Stands between a page and the server, and can tell the page of a step that changes its scene."""

    def __init__(self, page: Page) -> None:
        self.seen: dict[str, Any] = {}
        self.chosen: list[Any] = []
        page.route_web_socket("**/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        self.route, server = route, route.connect_to_server()
        route.on_message(lambda frame: self.say(server, frame))
        server.on_message(self.hear)

    def say(self, server: WebSocketRoute, frame: str | bytes) -> None:
        command = json.loads(frame).get("command", {})
        if command.get("do") == "answer":
            self.chosen.append(command["choice"])
        server.send(frame)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.seen |= {name: message[name] for name in ("version", "scene") if name in message}
        self.route.send(frame)

    def tell(self, change: Change, **more: Any) -> None:
        change(self.seen["scene"])
        self.seen["version"] += 1
        fact = {"kind": "answered", "seat": 1, "by": "person"}
        self.route.send(json.dumps({"type": "step", "fact": fact, "log": [], **self.seen, **more}))


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.innerText"))


def test_the_focus_stays_when_others_act(visit: Visit):
    """What moves keeps it, what is drawn anew gets it back, and when a choice is gone the question has it."""
    anna = visit()
    between = Between(anna.page)
    anna.open_table("custom-heroes", 2, 1, {})
    anna.button("start").click()
    expect(anna.moves).to_be_visible()
    between.tell(lambda scene: scene.update(options=[{**option, "steps": []} for option in scene["options"]]))
    anna.moves.click()
    expect(anna.options.nth(2)).to_be_visible()

    option = anna.options.nth(1)
    name = option.inner_text()
    option.focus()
    between.tell(lambda scene: scene["options"].reverse())
    expect(anna.options.nth(-2)).to_have_text(name)
    assert focused(anna) == name

    between.tell(lambda scene: scene["options"].pop(-2))
    expect(anna.options.filter(has_text=re.compile(f"^{re.escape(name)}$"))).to_have_count(0)
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


def test_a_long_list_is_asked_in_steps(visit: Visit):
    """First steps, then the rest; back leads back, a filter looks through all, and a single option is no step."""
    anna = visit()
    between = Between(anna.page)
    anna.open_table("custom-heroes", 2, 1, {})
    anna.button("start").click()
    expect(anna.moves).to_be_visible()
    ways = [("do-change", "one", 1), ("do-done", "other", 1), ("do-discard", "third", 2)]
    between.tell(lambda scene: scene.update(options=[in_steps(*way) for way in ways]))
    anna.moves.click()
    expect(anna.options).to_have_text([step(anna, 1) + " (2)", words("en", "custom-heroes")("do-discard")])
    anna.options.first.click()
    back = anna.page.get_by_role("button", name=anna.say("back"))
    expect(anna.options).to_have_count(3)
    back.click()
    expect(anna.options).to_have_count(2)
    anna.options.first.click()
    expect(anna.page.get_by_role("searchbox")).to_be_focused()
    anna.options.filter(has_text=words("en", "custom-heroes")("do-done")).click()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    assert between.chosen == ["other"]


def in_steps(label: str, choice: Any, n: int) -> dict[str, Any]:
    return {"choice": choice, "label": told(label), "pieces": [], "group": "play", "steps": [told("step-set", n=n)]}


def step(person: Person, n: int) -> str:
    return words(person.language, "custom-heroes")("step-set", n=n)


def test_a_hero_is_chosen_by_clicking_on_them(visit: Visit):
    """BH-3.3: where one is asked for a hero, those on the table can be clicked; and where they may go, the places."""
    anna = visit()
    between = Between(anna.page)
    anna.open_table("backstab-heroes", 3, 1, {})
    anna.button("start").click()
    expect(anna.moves).to_be_visible()
    expect(anna.page.get_by_text(anna.say("to-act"), exact=True)).to_have_count(1)  # the bots have laid their cards

    between.tell(lambda scene: scene.update(options=[about_a_hero(hero, "middle", hero) for hero in (1, 2)]))
    hero = anna.page.locator("[data-seat='2']").locator("..").get_by_title("damage 0")
    hero.click()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    assert between.chosen == [2]

    places = ("front", "back")
    between.tell(lambda scene: scene.update(options=[about_a_hero(1, place, [1, place]) for place in places]))
    anna.page.locator("[data-seat='1']").get_by_text("back", exact=True).click()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    assert between.chosen == [2, [1, "back"]]


def about_a_hero(hero: int, place: str, choice: Any) -> dict[str, Any]:
    args = {"player": told("player", seat=hero), "place": told(f"place-{place}"), "hurt": 0}
    return {"choice": choice, "label": told("do-hero", **args), "pieces": [], "group": "hero"}


def told(id: str, **args: Any) -> dict[str, Any]:
    return {"id": id, "args": args}
