"""Before a match: one's own tables on the first page, chairs for new ones, and how others are invited."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import Person
from tests.browser.test_pages import Seat, bots_at, play_over_http, take_seats, violations
from tests.server.harness import Running

GAME = "custom-heroes"
SHARING = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"
NO_SHARING = "delete Navigator.prototype.share"


def chair(person: Person, seat: int) -> Locator:
    return person.page.locator(f"li[data-seat='{seat}']")


def test_everybody_has_a_chair(visit: Visit):
    """With a face and a name; who is put there is chosen there, and one's own name is written there."""
    anna = visit()
    anna.open(f"/new/{GAME}")
    anna.field("setup-seats").select_option("3")
    anna.field("your-name").fill("Anna")
    expect(chair(anna, 0)).to_contain_text("Anna")
    expect(chair(anna, 1)).to_contain_text(anna.say("seat-for-friend"))
    expect(chair(anna, 1).locator("img")).to_have_count(0)
    anna.field("setup-seat", n=2).select_option("easy")
    expect(chair(anna, 1)).to_contain_text(anna.say("bot-name", seat=1))
    anna.field("setup-seat", n=1).select_option("random")  # then we sit on the next free one
    anna.field("setup-seat", n=3).select_option("")
    expect(chair(anna, 2)).to_contain_text("Anna")
    assert [chair(anna, seat).locator("img").count() for seat in range(3)] == [1, 1, 1]
    anna.button("open-table").click()
    expect(chair(anna, 2)).to_contain_text(anna.say("host"))


def test_another_game_is_chosen_by_its_picture(visit: Visit):
    anna = visit()
    anna.open(f"/new/{GAME}")
    anna.page.get_by_role("navigation", name=anna.say("setup-game")).get_by_role("link", name="Munchkin").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Munchkin")
    expect(anna.field("setup-seats")).to_be_visible()


def test_only_what_matters_is_asked(visit: Visit):
    """Teams have colours and alliance cards, an automaton has a difficulty, and Hero Story only for one player."""
    anna = visit()
    anna.open("/new/kapow")
    anna.way("kapow", "mode", "teams").check()
    expect(anna.option("kapow", "alliance")).to_be_visible()
    expect(anna.option("kapow", "difficulty")).to_have_count(0)
    teams = [chair(anna, seat).get_attribute("data-team") for seat in range(4)]
    assert teams == ["0", "0", "1", "1"]
    expect(chair(anna, 3)).to_contain_text(anna.say("team", n=2))
    anna.way("kapow", "mode", "solo").check()
    expect(anna.option("kapow", "alliance")).to_have_count(0)
    expect(anna.option("kapow", "difficulty")).to_be_visible()
    expect(chair(anna, 0)).not_to_contain_text(anna.say("team", n=1))
    anna.open("/new/hero-story")
    expect(anna.field("setup-seats")).to_be_visible()
    expect(anna.option("hero-story", "difficulty")).to_have_count(0)
    anna.field("setup-seats").select_option("1")
    expect(anna.option("hero-story", "difficulty")).to_be_visible()


def test_an_invitation_by_link_code_and_share_sheet(visit: Visit):
    anna, ben = visit(), visit("de")
    anna.context.add_init_script(SHARING)
    ben.context.add_init_script(NO_SHARING)
    link = anna.open_table(GAME, 2, 2, {})
    expect(anna.page.get_by_role("img", name=anna.say("invite-qr"))).to_be_visible()
    anna.button("share").click()
    shared = anna.page.evaluate("window.shared")
    assert shared["url"] == link == anna.page.url
    assert "Custom Heroes" in shared["text"]
    ben.open(shared["url"])
    expect(ben.button("join")).to_be_visible()
    expect(ben.button("share")).to_have_count(0)  # where there is no sheet, the link can be copied
    expect(ben.button("copy")).to_be_visible()


def test_people_talk_before_the_match(visit: Visit):
    anna, ben = visit(), visit()
    ben.open(anna.open_table(GAME, 2, 2, {}))
    ben.field("your-name").fill("Ben")
    ben.button("join").click()
    expect(ben.button("be-ready")).to_be_visible()
    ben.page.get_by_label(ben.say("chat-say")).fill("Hello!")
    ben.button("send").click()
    expect(anna.page.get_by_role("list", name=anna.say("chat"))).to_contain_text("Hello!")


def test_how_well_bots_play_is_asked_once(visit: Visit):
    anna = visit()
    anna.open()
    game = anna.page.get_by_role("listitem").filter(has_text="Custom Heroes").filter(has=anna.button("play-now"))
    game.get_by_role("button", name=anna.say("play-now")).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert violations(anna, "dialog") == []
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.play_now(game, "easy")
    expect(anna.moves).to_be_visible()
    anna.open()
    level = anna.say("play-strength-now", level=anna.say("level-easy"))
    expect(game.get_by_text(level)).to_be_visible()
    assert violations(anna) == []
    game.get_by_role("button", name=anna.say("play-now")).click()
    expect(anna.moves).to_be_visible()


def remember(person: Person, *seats: Seat) -> None:
    """As if this browser had sat down there, the first one last."""
    kept = [{"id": seat.table, "game": GAME, "nonce": "", "commitment": "", "at": at} for at, seat in enumerate(seats)]
    person.context.add_init_script(f"localStorage.tables ??= {json.dumps(json.dumps(kept))}")


def test_home_begins_with_what_goes_on(visit: Visit, server: Running):
    """Whose turn it is first, then what waits for players, then results; then public tables, then the games."""
    with server.http() as http:
        playing = play_over_http(http, GAME, bots_at(GAME, {}, 2), 1, {})
        lobby = play_over_http(http, GAME, bots_at(GAME, {}, 3, people=2), 0, {})
        over = play_over_http(http, GAME, bots_at(GAME, {"threshold": 1}, 2), 1_000, {"threshold": 1})
        other = play_over_http(http, GAME, bots_at(GAME, {}, 3, people=2), 0, {})
    anna = visit()
    take_seats(anna, {"playing": playing, "lobby": lobby, "over": over})
    remember(anna, playing, lobby, over)
    anna.open()
    mine = anna.page.get_by_role("region", name=anna.say("my-tables")).get_by_role("listitem")
    expect(mine.nth(0)).to_contain_text(anna.say("turn-yours"))
    expect(mine.nth(1)).to_contain_text(anna.say("waiting-for-players", taken=2, seats=3))
    expect(mine.nth(2).get_by_role("link")).to_have_text(anna.say("to-result"))
    expect(mine.nth(2)).to_contain_text("Victory for")
    expect(mine.nth(0).get_by_role("link")).to_have_text(anna.say("continue"))
    expect(anna.link("continue")).to_have_count(1)
    public = anna.page.get_by_role("region", name=anna.say("join-title")).get_by_role("link")
    addresses = [link.get_attribute("href") for link in public.all()]
    assert f"/t/{other.table}" in addresses
    assert f"/t/{lobby.table}" not in addresses
    headings = [anna.say(id) for id in ("my-tables", "join-title", "games")]
    expect(anna.page.get_by_role("heading", level=2)).to_have_text(headings)
