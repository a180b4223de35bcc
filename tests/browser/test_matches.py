"""Whole matches in real browsers, by clicking and typing only what the pages offer."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words
from tests.browser.conftest import Visit
from tests.browser.games import SHORT, every_game, seats_of
from tests.browser.people import MOVES, Person, next_to_move, play
from tests.browser.texts import untold
from tests.server.harness import running

NAMES = ("<img src=x onerror=pwned=1>", "<script>pwned=1</script>")
PAYLOAD = '<img src=x onerror="pwned=1"><script>pwned=1</script><b>&amp;</b>'
TABS = 150
WAY = """found => {
    const here = document.activeElement;
    if (!found.isConnected) return null;
    if (found === here) return 0;
    return found.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}"""
TELLING = """() => {
    window.told = [];
    const region = document.querySelector('[aria-live=polite]');
    new MutationObserver(() => window.told.push(region.textContent.trim()))
        .observe(region, {childList: true, characterData: true, subtree: true});
}"""


def test_every_game_is_played_here():
    assert set(SHORT) == set(GAMES)


@every_game
def test_two_clicks_and_the_match_is_on(visit: Visit, game: str):
    anna = visit()
    anna.open()
    card = anna.page.get_by_role("listitem").filter(has_text=words("en", game)("game"))
    anna.play_now(card)
    assert play(anna, moves=3) == 3
    anna.open()
    anna.link("continue").first.click()
    expect(anna.moves).to_be_visible()


@every_game
def test_two_people_and_a_bot_whose_server_is_restarted_in_the_middle(
    browser: Browser, visit: Visit, game: str, tmp_path: Path
):
    """One in English, one in German, both with names that are markup."""
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(database) as server:
        port = server.port
        anna, ben = visit("en", server.url, 1), visit("de", server.url, 2)
        sit_down(anna, ben, game)
        talk(anna, ben)
        play(anna, ben, moves=4)
        asked = next_to_move([anna, ben])
    assert asked
    for person in (anna, ben):
        expect(person.lost).to_be_visible()
    asked.pick().click()  # said to nobody: it is told to the server once it is back
    with running(database, port=port):
        for person in (anna, ben):
            expect(person.lost).to_have_count(0)
            person.problems.clear()
        play(anna, ben)
        for person in (anna, ben):
            person.checks_the_proof()
            for name in NAMES:
                expect(person.page.get_by_text(name, exact=True).first).to_be_visible()
            assert_harmless(person)
            person.page.close()  # before the server goes, or it would look for it


SHORT_PAUSES = """async (id) => {
    const table = `/api/tables/${id}`;
    const { setup } = (await (await fetch(table)).json()).table;
    const body = JSON.stringify({ key: 'short-pauses', command: { do: 'change', setup: { ...setup, react: 2 } } });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${table}/command`, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(await answer.text());
}"""
"""Reactions are thought about for two seconds only: a match has dozens of pauses."""


def sit_down(host: Person, guest: Person, game: str) -> None:
    """By the link, until the match has begun."""
    host.open("/settings")
    host.field("your-name").fill(NAMES[0])
    link = host.open_table(game, seats_of(game, SHORT[game]), 2, SHORT[game])
    expect(host.button("start")).to_be_disabled()
    host.page.evaluate(SHORT_PAUSES, link.rpartition("/")[2])
    guest.open(link)
    expect(guest.page.get_by_text(NAMES[0])).to_be_visible()
    guest.field("your-name").fill(NAMES[1])
    guest.button("join").click()
    guest.button("be-ready").click()
    host.button("start").click()
    for person in (host, guest):
        expect(person.page.get_by_role("list", name=person.say("log"))).to_be_visible()


def talk(speaker: Person, listener: Person) -> None:
    speaker.page.get_by_label(speaker.say("chat-say")).fill(PAYLOAD)
    speaker.button("send").click()
    for person in (speaker, listener):
        line = person.page.get_by_role("list", name=person.say("chat")).get_by_role("listitem")
        expect(line).to_have_text(f"{NAMES[0]} {PAYLOAD}")
        assert_harmless(person)


def assert_harmless(person: Person) -> None:
    assert person.page.evaluate("'pwned' in window") is False
    expect(person.page.locator("img[src=x], body script, main b b")).to_have_count(0)


@every_game
def test_a_match_with_the_keyboard_alone(visit: Visit, game: str):
    anna = visit(seed=3)
    anna.open(f"/new/{game}")
    anna.button("open-table").wait_for()
    reach(anna, anna.field("setup-seats"))
    anna.page.keyboard.type(str(seats_of(game, SHORT[game])))
    reach(anna, anna.field("setup-seat", n=2))
    anna.page.keyboard.press("ArrowDown")
    press(anna, anna.button("setup-more"))
    for option, value in SHORT[game].items():
        if isinstance(value, str):
            choose_by_keys(anna, anna.way(game, option, value))
            continue
        reach(anna, anna.option(game, option))
        anna.page.keyboard.press("Control+A")
        anna.page.keyboard.type(str(value))
    press(anna, anna.button("open-table"))
    anna.button("start").wait_for()
    press(anna, anna.button("start"))
    anna.moves.wait_for()
    anna.page.evaluate(TELLING)
    walk_through_a_hand(anna)
    press(anna, anna.moves)
    anna.page.keyboard.press("Escape")
    expect(anna.moves).to_be_focused()
    for _ in range(MOVES):
        if next_to_move([anna]) is None:
            break
        move_by_keys(anna)
    anna.checks_the_proof()
    tells_in_sentences(anna)
    looks_at_the_replay(anna)


def looks_at_the_replay(person: Person) -> None:
    press(person, person.link("replay"))
    expect(person.page.get_by_role("slider")).to_be_visible()
    press(person, person.button("replay-on"))
    expect(person.page).to_have_url(re.compile(r"/replay/[\w-]+\?at=1$"))


def reach(person: Person, target: Locator) -> None:
    """Tab until it is there, forwards or backwards."""
    element = target.element_handle()
    for _ in range(TABS):
        way: int | None = element.evaluate(WAY)
        if way == 0:
            return
        if way is None:  # drawn anew, because somebody else has done something
            element = target.element_handle()
        else:
            person.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
    raise AssertionError(f"not reached by Tab: {target}")


def choose_by_keys(person: Person, wanted: Locator) -> None:
    """Tab leads to the picture that is chosen, arrows to the others."""
    reach(person, person.page.get_by_role("radio", checked=True))
    for _ in range(TABS):
        if wanted.is_checked():
            return
        person.page.keyboard.press("ArrowDown")
    raise AssertionError(f"not reached by arrows: {wanted}")


def press(person: Person, target: Locator) -> None:
    reach(person, target)
    person.page.keyboard.press("Enter")


def walk_through_a_hand(person: Person) -> None:
    """Tab leads into a group of pieces, arrows through it; Enter picks, Escape takes back."""
    hand = person.page.get_by_role("toolbar").first.get_by_role("button")
    reach(person, hand.first)
    person.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    person.page.keyboard.press("End")
    expect(hand.last).to_be_focused()
    person.page.keyboard.press("Home")
    expect(hand.first).to_be_focused()
    for at in range(hand.count()):
        if hand.nth(at).get_attribute("aria-disabled") == "false":
            person.page.keyboard.press("Enter")
            expect(hand.nth(at)).to_have_attribute("aria-pressed", "true")
            person.page.keyboard.press("Escape")
            expect(hand.nth(at)).to_have_attribute("aria-pressed", "false")
            return
        person.page.keyboard.press("ArrowRight")


def move_by_keys(person: Person) -> None:
    press(person, person.moves)
    person.options.first.wait_for()
    option = any_of_the_first(person)
    while option.get_attribute("data-option") is None:  # a step
        press(person, option)
        option = any_of_the_first(person)
    reach(person, option)
    assert person.socket
    with person.socket.expect_event("framereceived"):
        person.page.keyboard.press("Enter")
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.wait_for_function("document.activeElement !== document.body")  # the focus is not lost


def any_of_the_first(person: Person) -> Locator:
    return person.options.nth(person.dice.randrange(min(8, person.options.count())))


def tells_in_sentences(person: Person) -> None:
    """What happened was told in the live region, in whole sentences."""
    told: list[str] = person.page.evaluate("window.told")
    assert len(told) > 10
    for text in told:
        assert text.endswith((".", "!", "?")), text
        assert untold(text) == []
