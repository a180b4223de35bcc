"""Not to be asked again in a turn of Munchkin: wished by keyboard, kept by the server, taken back."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import expect

from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.test_offers import Seat, seats, sit  # noqa: F401
from tests.server.harness import Running

SAY = words("en", "munchkin")
PATIENCE = 10.0


def view_of(seat: Seat) -> dict[str, Any]:
    seen: dict[str, Any] = seat.http.get(f"/tables/{seat.table}", params={"want": "view"}, headers=seat.headers).json()
    return seen


def passes(seat: Seat) -> None:
    seat.do(do="answer", choice="pass", version=view_of(seat)["version"])


def has_passed(seat: Seat, number: int) -> bool:
    """In the window at hand, or it is over: what comes next depends on the deal."""
    view = view_of(seat)["view"]
    return bool(view["passed"] >> number & 1) or number not in view["question"]["seats"]


def test_who_wants_to_be_left_alone_for_a_turn_passes_without_a_click(
    visit: Visit,
    server: Running,
    seats: list[Seat],  # noqa: F811
):
    with server.http() as http:
        for seat in seats:
            seat.http = http
        story(visit, seats)


def story(visit: Visit, seats: list[Seat]) -> None:  # noqa: F811
    turn = view_of(seats[0])["view"]["turn"]
    left, other = (turn + 1) % 3, (turn + 2) % 3
    ben = visit()
    sit(ben, seats[left])
    ways = [ben.button(f"skip-{span}") for span in ("turn", "own-turn")]
    expect(ways[1]).to_be_visible()
    ways[0].press("Enter")
    for way in ways:
        expect(way).to_have_count(0)

    alone = ben.say("left-alone", what=SAY("again-interfering"), span=ben.say("span-turn"))
    # before the first window of a visit the switch is about nothing else
    titles = "|".join(ben.say(id) for id in ("auto-pass", "not-asked"))
    switch = ben.page.get_by_role("button", name=re.compile(f"^({titles}).*{re.escape(alone)}"))
    expect(switch).to_be_visible()
    for seat in (seats[turn], seats[other]):
        passes(seat)
    end = time.monotonic() + PATIENCE
    while not has_passed(seats[turn], left):
        assert time.monotonic() < end, "nobody passes for Ben"
        time.sleep(0.05)

    ben.page.reload()
    switch.click()
    ben.page.get_by_role("button", name=f"{ben.say('ask-me-again')}: {alone}", exact=True).click()
    expect(switch).to_have_count(0)
