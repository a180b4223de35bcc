"""Every page, wide and on a phone, light and dark, in German and English: what it says, shows, and weighs.

The pictures in screenshots/ are for people to look at.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Request, expect

from heldenrunde.server.guard.security import cookie_name
from heldenrunde.server.table import fairness
from heldenrunde.server.web import rest
from tests.browser.conftest import Visit
from tests.browser.games import SHORT, every_game, seats_of
from tests.browser.people import Person
from tests.browser.texts import untold
from tests.server.harness import Running

SCREENSHOTS = Path(__file__).parent / "screenshots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = """(where) => axe.run(where ?? document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
    resultTypes: ['violations'],
})"""
TEXTS = """() => {
    const said = [document.title, document.body.innerText];
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(...[...document.querySelectorAll(`[${name}]`)].map((found) => found.getAttribute(name)));
    return said.join('\\n');
}"""
SIZES = {"wide": {"width": 1400, "height": 900}, "phone": {"width": 360, "height": 740}}
LOOKS = [("wide", "light", "de"), ("phone", "dark", "de"), ("wide", "dark", "en"), ("phone", "light", "en")]
TWO_LOOKS = LOOKS[:2]
"""Light and dark, wide and phone, but not all four: what axe and most games are looked at with, for time's sake."""
ANY_GAME = "custom-heroes"
"""One game stands for all where the game does not matter."""
SECRET = 11
"""Of the tables: it decides what lies on them."""
MIDDLE = 12
"""So many decisions of ours are not yet the end of any match."""
GRACE = 3600
"""Seconds until a bot plays for who is not there: the tables stay as they are."""
KILOBYTE = 1000
HOME_LIMIT, TABLE_LIMIT = 200 * KILOBYTE, 350 * KILOBYTE


# -- tables to look at -----------------------------------------------------------------------------------------------


@dataclass
class Seat:
    """A seat at a table, with what opens it."""

    table: str
    token: str


def play_over_http(http: httpx.Client, game: str, bots: list[str | None], moves: int, options: dict[str, Any]) -> Seat:
    """A match that is so many decisions of ours on, or over; for 0 it waits for its players."""
    setup = {"game": game, "seats": len(bots), "bots": bots, "public": True, "options": options, "grace": GRACE}
    made = http.post("/tables", json={"setup": setup, "name": "Anna-Lena"}).raise_for_status().json()
    table, headers = f"/tables/{made['id']}", {"authorization": f"Bearer {made['token']}"}

    def do(**command: Any) -> bool:
        """Was it taken? In an open window somebody else may have been faster."""
        body = {"key": secrets.token_urlsafe(9), "command": command}
        answer = http.post(f"{table}/command", json=body, headers=headers)
        return answer.status_code != httpx.codes.CONFLICT and bool(answer.raise_for_status())

    seat = Seat(made["id"], made["token"])
    if not moves:
        return seat
    do(do="say", text="Auf geht’s!")
    do(do="start")
    dice = random.Random(4)
    while True:
        seen = http.get(table, params={"want": "view"}, headers=headers).raise_for_status().json()
        view = seen["view"]
        if view["over"] or (not moves and rests(view)):
            return seat
        if moves and view["options"]:
            moves -= do(do="answer", choice=dice.choice(view["options"]), version=seen["version"])


def rests(view: dict[str, Any]) -> bool:
    """Nothing happens until we answer: no bot is asked, too."""
    return bool(view["options"]) and view["question"]["seats"] == [0]


def bots_at(game: str, options: dict[str, Any], liked: int, people: int = 1) -> list[str | None]:
    """So many seats, or as many as the game allows: people first, then bots."""
    return [None if seat < people else "easy" for seat in range(seats_of(game, options, liked))]


@pytest.fixture(scope="module")
def laid() -> dict[str, dict[str, Seat]]:
    """The tables of each game, once they are laid."""
    return {}


@pytest.fixture
def tables(server: Running, game: str, laid: dict[str, dict[str, Seat]]) -> dict[str, Seat]:
    if game not in laid:
        laid[game] = lay_tables(server, game)
    return laid[game]


def lay_tables(server: Running, game: str) -> dict[str, Seat]:
    """One that waits for players, one in the middle of a match, one after it; in every run the same."""
    names = iter([f"{kind}-of-{game}" for kind in ("lobby", "table", "match")])
    with server.http() as http, pytest.MonkeyPatch.context() as patch:
        patch.setattr(rest, "secrets", SimpleNamespace(token_urlsafe=lambda _: next(names)))
        patch.setattr(fairness, "new_secret", lambda: bytes([SECRET] * fairness.SECRET_BYTES))
        return {
            "lobby": play_over_http(http, game, bots_at(game, {}, 3, people=2), 0, {}),
            "table": play_over_http(http, game, bots_at(game, {}, 4), MIDDLE, {}),
            "over": play_over_http(http, game, bots_at(game, SHORT[game], 3), 1_000, SHORT[game]),
        }


def take_seats(person: Person, tables: dict[str, Seat]) -> None:
    for seat in tables.values():
        person.context.add_cookies(
            [{"name": cookie_name(seat.table), "value": seat.token, "url": f"{person.url}/api/tables/{seat.table}"}]
        )


# -- the pages -------------------------------------------------------------------------------------------------------


@dataclass
class Sight:
    """A page: where it is (empty: we are there), what is there when it is ready, what is done before looking at it."""

    name: str
    path: str
    ready: Callable[[Person], Locator]
    before: Callable[[Person], object] = field(default=lambda person: None)
    whole: bool = True
    """Is the picture of all of it? Books are too long for that."""
    part: str | None = None
    """All that axe looks at; what lies below an open list is half covered."""


def by_role(role: Any) -> Callable[[Person], Locator]:
    return lambda person: person.page.get_by_role(role).first


def by_button(id: str) -> Callable[[Person], Locator]:
    return lambda person: person.button(id).first


def main_heading(person: Person) -> Locator:
    return person.page.get_by_role("heading", level=1)


def sights_of(game: str, tables: dict[str, Seat]) -> list[Sight]:
    """The pages that look different for every game."""
    lobby, table, over = (tables[name].table for name in ("lobby", "table", "over"))
    return [
        Sight("new-table", f"/new/{game}", by_button("open-table")),
        Sight("lobby", f"/t/{lobby}", by_role("combobox")),
        Sight("table", f"/t/{table}", lambda person: person.moves),
        Sight("moves", "", lambda person: person.moves, lambda person: person.pick(), part="[data-question]"),
        Sight("result", f"/t/{over}", lambda person: person.page.get_by_text(person.say("proof-fair"))),
        Sight("replay", f"/replay/{over}?at=20&seat=0", by_role("toolbar")),
        Sight("lesson", f"/learn/{game}", by_button("lesson-begin")),
        Sight("lesson-step", f"/learn/{game}?step=1", lambda person: person.moves),
        Sight("rules", f"/rules/{game}", by_role("searchbox"), whole=False),
        Sight("style", f"/style/{game}", lambda person: person.page.get_by_role("heading", level=4).first, whole=False),
        Sight("cards", f"/cards/{game}", lambda person: person.page.get_by_role("heading", level=3).first, whole=False),
    ]


def other_sights() -> list[Sight]:
    return [
        Sight("home", "/", by_button("play-now")),
        Sight("settings", "/settings", by_role("combobox")),
        Sight("about", "/about", main_heading),
        Sight("style", "/style", main_heading),
        Sight("no-table", "/t/there-is-none", main_heading),
        Sight("no-page", "/there/is/none", main_heading),
        Sight("home-with-tables", "/", lambda person: person.link("to-table").first),
    ]


@pytest.mark.parametrize(
    ("game", "size", "scheme", "language"),
    [(game, *look) for game in SHORT for look in (LOOKS if game == ANY_GAME else TWO_LOOKS)],
    scope="module",
)
def test_every_page(visit: Visit, game: str, tables: dict[str, Seat], size: str, scheme: str, language: str):
    """Words for everything, nothing cut off sideways, nothing that axe finds, and nothing wrong behind it (visit)."""
    person = visit(language, viewport=SIZES[size], color_scheme=scheme)
    take_seats(person, tables)
    found: list[str] = []
    for sight in [*sights_of(game, tables), *(other_sights() if game == ANY_GAME else ())]:
        if sight.path:
            person.open(sight.path)
        expect(sight.ready(person)).to_be_visible()
        sight.before(person)
        person.page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
        SCREENSHOTS.mkdir(exist_ok=True)
        picture = SCREENSHOTS / f"{game}-{sight.name}-{size}-{scheme}-{language}.png"
        person.page.screenshot(path=picture, full_page=sight.whole)
        found += [f"{sight.name}: {problem}" for problem in problems(person)]
        if (size, scheme, language) in TWO_LOOKS:
            found += [f"{sight.name}: {violation}" for violation in violations(person, sight.part)]
    assert not found, "\n".join(found)


def problems(person: Person) -> list[str]:
    page = person.page
    found = [f"not a text: {text}" for text in untold(page.evaluate(TEXTS))]
    if page.evaluate("document.documentElement.lang") != person.language:
        found.append("another language")
    width, room = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    if width > room:
        found.append(f"{width} px wide, there are {room}")
    return found


def violations(person: Person, part: str | None = None) -> list[str]:
    """What axe finds."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"axe {rule['id']} at {' '.join(node['target'])}: {node['failureSummary']}"
        for rule in person.page.evaluate(AXE_RUN, part)["violations"]
        for node in rule["nodes"][:3]
    ]


@pytest.mark.parametrize("game", [ANY_GAME], scope="module")
def test_the_language_is_the_browsers_and_can_be_changed(visit: Visit, game: str, tables: dict[str, Seat]):
    person = visit("en")
    take_seats(person, tables)
    person.open()
    expect(main_heading(person)).to_have_text(person.say("home-title"))
    person.page.get_by_role("button", name="Deutsch").click()
    person.language = "de"
    expect(main_heading(person)).to_have_text(person.say("home-title"))
    expect(person.button("play-now").first).to_be_visible()
    person.open(f"/t/{tables['table'].table}")  # and it stays
    expect(person.moves).to_be_visible()
    person.page.get_by_role("button", name="English").click()
    person.language = "en"
    expect(person.moves).to_be_visible()
    assert person.page.evaluate("document.documentElement.lang") == "en"


def test_the_theme_can_be_chosen(visit: Visit):
    person = visit("en", color_scheme="light")
    person.open("/settings")
    colour = "getComputedStyle(document.body).backgroundColor"
    light = person.page.evaluate(colour)
    person.field("set-theme").select_option("dark")
    assert person.page.evaluate(colour) != light


def test_the_table_can_be_chosen(visit: Visit, server: Running):
    with server.http() as http:
        seat = play_over_http(http, ANY_GAME, bots_at(ANY_GAME, {}, 2), 1, {})
    person = visit("en")
    take_seats(person, {"table": seat})
    felt = "getComputedStyle(document.querySelector('.tabletop')).backgroundImage"
    seen = set()
    for table in ("felt", "wood", "night"):
        person.open("/settings")
        person.field("set-table").select_option(table)
        person.open(f"/t/{seat.table}")
        expect(person.moves).to_be_visible()
        seen.add(person.page.evaluate(felt))
    assert len(seen) == 3


def test_the_own_avatar_can_be_chosen(visit: Visit, server: Running):
    """It is kept in the browser and shown at one's own seat."""
    with server.http() as http:
        seat = play_over_http(http, ANY_GAME, bots_at(ANY_GAME, {}, 2), 1, {})
    person = visit("en")
    take_seats(person, {"table": seat})

    def avatars() -> list[str]:
        person.open(f"/t/{seat.table}")
        expect(person.moves).to_be_visible()
        return [person.page.locator(f"[data-seat='{i}'] img").first.get_attribute("src") or "" for i in (0, 1)]

    before = avatars()
    person.open("/settings")
    person.page.get_by_role("radio", name=person.say("avatar-number", n=5)).check()
    after = avatars()
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_the_policy_of_the_pages_is_strict(server: Running):
    answer = httpx.get(server.url)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy


def test_the_shell_opens_without_a_network(visit: Visit):
    person = visit(service_workers="allow")
    person.open()
    person.page.evaluate("navigator.serviceWorker.ready")
    person.context.set_offline(True)
    person.open("/about")
    expect(main_heading(person)).to_have_text(person.say("nav-about"))
    person.problems.clear()


def test_what_the_first_page_loads_is_small(visit: Visit):
    assert weight(visit(), "/", by_button("play-now")) <= HOME_LIMIT


@every_game
def test_what_a_table_loads_is_small(visit: Visit, game: str, tables: dict[str, Seat]):
    person = visit()
    take_seats(person, tables)
    assert weight(person, f"/t/{tables['table'].table}", lambda found: found.moves) <= TABLE_LIMIT


def weight(person: Person, path: str, ready: Callable[[Person], Locator]) -> int:
    """Bytes of scripts, as they come over the wire."""
    scripts: list[Request] = []

    def note(request: Request) -> None:
        if request.resource_type == "script":
            scripts.append(request)

    person.page.on("requestfinished", note)
    person.open(path)
    expect(ready(person)).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return sum(request.sizes()["responseBodySize"] for request in scripts)
