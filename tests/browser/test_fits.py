"""Every table fits: on every screen nothing lies over anything else, and nothing that is asked for is outside."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.positions import SEATINGS, SIZES, Position, Seating, Stage, positions

PHONE = {"width": 390, "height": 844}
FITS = Path(__file__).with_name("fits.js").read_text()
COVERED = """() => {
    const card = document.querySelector('[data-inspector]').getBoundingClientRect();
    const beside = (box) => box.left >= card.right || box.right <= card.left;
    const apart = (box) => beside(box) || box.top >= card.bottom || box.bottom <= card.top;
    const needed = document.querySelectorAll('[data-question], .button, .tool, .hand [data-piece]');
    return [...needed].filter((one) => !apart(one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 80));
}"""
"""What the large card lies over."""
PLACES = """() => [...document.querySelectorAll('[data-question], .place')]
    .map((place) => [place.offsetLeft, place.offsetTop, place.offsetWidth, place.offsetHeight])"""
"""Where the question and the cards lie; a card that is lifted does not leave its place."""
WITH_A_HAND = {"munchkin-3", "backstab-heroes-3"}


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda seating: seating.name)
def test_every_table_fits(visit: Visit, seating: Seating):
    person = visit("de", has_touch=True)
    stage = Stage(person.page, person.url)
    trouble: list[str] = []
    for position in positions(seating):
        stage.show(position)
        for name, (width, height) in SIZES.items():
            stage.resize(width, height)
            trouble += [f"{position.name}, {name}: {found}" for found in person.page.evaluate(FITS)]
    assert not trouble, "\n".join(["", *trouble])


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize(
    "seating", [seating for seating in SEATINGS if seating.name in WITH_A_HAND], ids=lambda seating: seating.name
)
def test_the_large_card_covers_nothing_and_nothing_moves(visit: Visit, seating: Seating, phone: bool):
    """It lies beside the table, on a phone above the question; who picks a card finds the others where they were."""
    person = visit(has_touch=True, **({"viewport": PHONE} if phone else {}))
    stage = Stage(person.page, person.url)
    stage.show(next(found for found in positions(seating) if plays_from_hand(found)))
    before = person.page.evaluate(PLACES)
    person.page.locator(".hand [data-piece][aria-disabled=false]").last.click()
    expect(person.page.locator("[data-inspector] h3")).to_be_visible()
    assert person.page.evaluate(COVERED) == []
    assert person.page.evaluate(PLACES) == before


def test_who_watches_reads_it(visit: Visit):
    """In the bar where players find what is asked of them."""
    person = visit("en")
    watched = replace(positions(SEATINGS[0])[0], viewer=None)
    Stage(person.page, person.url).show(watched)
    expect(person.page.locator("[data-question]")).to_contain_text("You are watching")


def plays_from_hand(position: Position) -> bool:
    """Is there a card in hand that can be picked?"""
    scene = position.seen["scene"]
    hand = {piece["id"] for zone in scene["zones"] if zone["kind"] == "hand" for piece in zone["pieces"]}
    return any(hand & set(option["pieces"]) for option in scene["options"])
