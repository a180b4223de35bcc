"""A server and a browser for the tests of a file, and people who come and go.

The browser is the Chromium of the machine; nothing is downloaded. It does not live longer than the tests of a file,
because Playwright keeps an event loop running as long as it does.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from heldenrunde.server.table import pauses
from heldenrunde.server.web.pages import CLIENT
from tests.browser.people import Person
from tests.server.harness import Running, running

ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pop-ups of an address bar that nobody sees cost a second of a core for every visitor. (The rest of the list
    # is from Playwright's own, which this one replaces.)
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,MediaRouter,OptimizationHints,"
    "DestroyProfileOnBrowserClose",
]
LOCALES = {"de": "de-DE", "en": "en-US"}
WINK = 0.05
"""Seconds."""
Visit = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the browser client is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots that might react do so in a wink."""
    with (
        pytest.MonkeyPatch.context() as patch,
        running(f"sqlite:///{tmp_path_factory.mktemp('browser')}/tables.sqlite") as found,
    ):
        patch.setattr(pauses, "BOTS_SECONDS", WINK)
        yield found


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Somebody new comes to the server. When they leave, nothing must have gone wrong behind their page."""
    people: list[Person] = []

    def come(language: str = "en", url: str = "", seed: int = 0, pace: str = "off", **options: Any) -> Person:
        usual: dict[str, Any] = {
            "locale": LOCALES[language],
            "reduced_motion": "reduce",
            "service_workers": "block",
            "viewport": {"width": 1400, "height": 900},
        }
        context = browser.new_context(**{**usual, **options})
        context.add_init_script(f"localStorage.settings ??= JSON.stringify({{pace: '{pace}'}})")
        person = Person(context, url or server.url, language, seed)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []
