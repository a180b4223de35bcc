"""Every table fits: on every screen nothing lies over anything else, and nothing that is asked for is outside."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.positions import SEATINGS, SIZES, Seating, Stage, positions

FITS = Path(__file__).with_name("fits.js").read_text()


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda seating: seating.name)
def test_every_table_fits(visit: Visit, seating: Seating):
    person = visit("de", has_touch=True)
    stage = Stage(person.page, person.url)
    trouble: list[str] = []
    for position in positions(seating):
        stage.show(position)
        for name, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            trouble += [f"{position.name}, {name}: {found}" for found in person.page.evaluate(FITS)]
    assert not trouble, "\n".join(["", *trouble])
