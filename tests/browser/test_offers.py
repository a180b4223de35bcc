"""MU-5.9: an offer put together by tapping, refused by the rules, countered and accepted, in two browsers."""

from __future__ import annotations

import secrets
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from heldenrunde.server.guard.security import cookie_name
from heldenrunde.server.hub import hub
from heldenrunde.server.table import fairness
from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.server.harness import Running

SECRET = 3
"""Of the table: with it Anna and Ben have an item on the table when the first turn begins."""
NAMES = ("Anna", "Ben", "Cem")
SAY = words("en", "munchkin")


class Seat:
    """Somebody at a table, without a browser."""

    def __init__(self, http: httpx.Client, table: str, token: str) -> None:
        self.http, self.table, self.token = http, table, token
        self.headers = {"authorization": f"Bearer {token}"}

    def do(self, **command: Any) -> None:
        body = {"key": secrets.token_urlsafe(9), "command": command}
        self.http.post(f"/tables/{self.table}/command", json=body, headers=self.headers).raise_for_status()

    def lays_out(self) -> str:
        """One step towards the first turn; gives back what is asked."""
        seen = self.http.get(f"/tables/{self.table}", params={"want": "view"}, headers=self.headers).json()
        view = seen["view"]
        asked: str = view["question"]["name"]
        if asked != "moves" and view["options"]:
            items = [option for option in view["options"] if option[0] == "lay"]
            self.do(do="answer", choice=(items or view["options"])[0], version=seen["version"])
        return asked


@pytest.fixture
def seats(server: Running) -> list[Seat]:
    """Three people in the window that opens the first turn, with all they could lay out on the table."""
    with server.http() as http, pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub, "secrets", SimpleNamespace(token_urlsafe=lambda _: "offers-of-the-tests"))
        patch.setattr(fairness, "new_secret", lambda: bytes([SECRET] * fairness.SECRET_BYTES))
        setup = {"game": "munchkin", "seats": 3, "bots": [None] * 3, "public": True, "options": {}}
        made = http.post("/tables", json={"setup": setup, "name": NAMES[0]}).raise_for_status().json()
        found = [Seat(http, made["id"], made["token"])]
        for name in NAMES[1:]:
            http.cookies.clear()
            joined = http.post(f"/tables/{made['id']}/join", json={"name": name}).raise_for_status().json()
            found.append(Seat(http, made["id"], joined["token"]))
            found[-1].do(do="ready", ready=True)
        found[0].do(do="start")
        while {seat.lays_out() for seat in found} != {"moves"}:
            pass
    return found


def sit(person: Person, seat: Seat) -> None:
    url = f"{person.url}/api/tables/{seat.table}"
    person.context.add_cookies([{"name": cookie_name(seat.table), "value": seat.token, "url": url}])
    person.open(f"/t/{seat.table}")
    expect(person.moves).to_be_visible()


def dialog(person: Person, deal: str) -> Locator:
    """Open what puts this kind of offer together."""
    person.page.get_by_role("button", name=SAY(f"deal-{deal}"), exact=True).click()
    return person.page.get_by_role("dialog")


def test_an_offer_is_built_countered_and_accepted(visit: Visit, seats: list[Seat]):
    anna, ben = visit(), visit()
    sit(anna, seats[0])
    sit(ben, seats[1])
    offer = dialog(anna, "trade")
    offer.get_by_role("radio", name=NAMES[1]).check()
    offer.get_by_role("button", name=SAY("deal-trade.do"), exact=True).click()
    expect(offer.get_by_role("alert")).to_contain_text(SAY("no-empty-trade"))
    gift = offer.get_by_role("group", name=SAY("deal-give"), exact=True).get_by_role("button").first
    given = gift.inner_text().split(",")[0]
    gift.click()
    offer.get_by_role("button", name=SAY("deal-trade.do"), exact=True).click()
    expect(offer).to_be_hidden()

    expect(ben.page.get_by_role("region", name=SAY("offer-title")).get_by_role("img")).to_have_count(1)
    answer = dialog(ben, "counter-trade")
    wanted = answer.get_by_role("group", name=SAY("deal-give"), exact=True).get_by_role("button").first
    back = wanted.inner_text().split(",")[0]
    wanted.click()
    answer.get_by_role("button", name=SAY("deal-counter-trade.do"), exact=True).click()

    expect(anna.page.get_by_role("region", name=SAY("offer-title")).get_by_role("img")).to_have_count(2)
    anna.page.get_by_role("button", name=SAY("do-accept"), exact=True).click()
    for person in (anna, ben):
        log = person.page.get_by_role("list", name=person.say("log"))
        expect(log).to_contain_text(f"{NAMES[1]} gets from {NAMES[0]}: “{given}”.")
        expect(log).to_contain_text(f"{NAMES[0]} gets from {NAMES[1]}: “{back}”.")
