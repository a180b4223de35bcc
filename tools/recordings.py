"""Draw docs/screenshots/film-GAME.webp: `python tools/recordings.py [GAME ...]`, or `make recordings` for all.

Of a match of bots with a fixed seed this finds the shortest passage in which the high point of the game happens,
lets the browser client show its moments one by one, and puts the pictures side by side, each above what is told there.
"""

from __future__ import annotations

import asyncio
import base64
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import heldenrunde as hr
from heldenrunde.server import logs
from heldenrunde.server.hub.hub import Hub
from heldenrunde.server.run import prepare
from heldenrunde.server.storage import SqlStore
from heldenrunde.server.table.facts import Closed, PlayedOn, Setup
from heldenrunde.server.table.pauses import shots_of
from heldenrunde.server.table.people import new_person
from heldenrunde.server.workers.bots import Thinkers
from tests.browser.conftest import ARGS
from tests.server.harness import running

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
MOST_BYTES = 300_000
QUALITY = 0.82
WINDOW = ViewportSize(width=1200, height=900)
FRAME, COLUMNS = 560, 3
"""So many pixels is a picture wide, and so many lie side by side."""


class Recording(NamedTuple):
    """A match, and what happens one after the other at its high point."""

    game: str
    seats: int
    seed: int
    high_point: tuple[str, ...]


RECORDINGS = (
    Recording("custom-heroes", 4, 7, ("play", "play", "activate", "pass", "win-trick", "lead")),
    Recording("hero-story", 4, 7, ("play", "play", "play", "play", "win-trick", "lead")),
    Recording("munchkin", 4, 7, ("door", "help", "victory", "spoils", "spoils", "pick")),
    Recording("kapow", 2, 7, ("reveal", "reveal", "attack", "defend", "hit", "win")),
    Recording("backstab-heroes", 4, 7, ("reveal", "move", "reveal", "reveal", "flees", "suffer")),
)


class Shot(NamedTuple):
    """Where a moment is found in the replay, and what is told there."""

    decision: int
    moment: int
    told: list[str]


# -- the match -------------------------------------------------------------------------------------------------------


def play(recording: Recording) -> tuple[hr.Match, list[Shot]]:
    """The whole match, and all its moments of which something is told."""
    match = hr.Match.new(recording.game, recording.seats, recording.seed, watch=True)
    bots, shots = [hr.bot("thumb", seed=seat) for seat in range(match.seats)], [*shots_in(match)]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))
        shots += shots_in(match)
    return match, shots


def shots_in(match: hr.Match) -> Iterator[Shot]:
    for moment, shot in enumerate(shots_of(match)):
        if shot.events:
            yield Shot(match.decisions, moment, [event.what for event in shot.events])


def passage(shots: list[Shot], high_point: tuple[str, ...]) -> list[Shot]:
    """The first of the shortest passages in which all of this happens in this order, each at a moment of its own."""
    found = [run for start in range(len(shots)) if (run := run_from(shots, start, high_point))]
    if not found:
        sys.exit(f"this match has no moments that tell {', '.join(high_point)}")
    return [shots[number] for number in min(found, key=lambda run: run[-1] - run[0])]


def run_from(shots: list[Shot], start: int, high_point: tuple[str, ...]) -> list[int]:
    """The numbers of the moments, beginning with this one; none if it is another one that tells the first thing."""
    run: list[int] = []
    for number in range(start, len(shots)):
        if high_point[len(run)] in shots[number].told:
            run.append(number)
            if len(run) == len(high_point):
                return run
        elif not run:
            return []
    return []


# -- its pictures ----------------------------------------------------------------------------------------------------


async def lay_down(url: str, matches: list[hr.Match]) -> None:
    """The database of a server at whose tables, named after the games, these matches were played."""
    await prepare(url)
    store = SqlStore(url)
    await store.open()
    hub = Hub(store, Thinkers(0), time.time)
    for match in matches:
        bots = (None, *["normal"] * (match.seats - 1))
        setup = Setup(match.game.id, match.seats, match.settings, bots)
        await hub.found(match.game.id, setup, new_person("Anna")[0], "", PlayedOn(match.record()), Closed())
    await hub.stop()
    await store.close()


def pictures(browser: Browser, url: str, table: str, shots: list[Shot]) -> Iterator[tuple[bytes, str]]:
    """Of each moment the table and what is told."""
    context = browser.new_context(
        viewport=WINDOW, locale="en-US", reduced_motion="reduce", service_workers="block", bypass_csp=True
    )
    page = context.new_page()
    for shot in shots:
        page.goto(f"{url}/replay/{table}?at={shot.decision}&moment={shot.moment}&seat=0")
        page.add_style_tag(content=ONLY_THE_TABLE)
        told = page.locator("li.here .line")
        told.first.wait_for(state="attached")
        page.evaluate("document.fonts.ready")
        yield page.locator(".felt").screenshot(), " ".join(line.strip() for line in told.all_text_contents())
    context.close()


def strip_of(page: Page, frames: list[tuple[bytes, str]]) -> bytes:
    """The pictures side by side, as WebP."""
    figures = [
        f'<figure><img src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption><b>{number}</b> {escape(told)}</figcaption></figure>"
        for number, (picture, told) in enumerate(frames, 1)
    ]
    page.set_content(STYLE + f"<main>{''.join(figures)}</main>")
    sheet = page.locator("main").screenshot()
    drawn = page.evaluate(AS_WEBP, [base64.b64encode(sheet).decode(), QUALITY])
    return base64.b64decode(drawn.partition(",")[2])


ONLY_THE_TABLE = """
    aside, .controls { display: none !important }
    .play { grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important }
"""
STYLE = f"""<style>
    main {{ display: grid; grid-template-columns: repeat({COLUMNS}, {FRAME}px); width: max-content;
        gap: 12px; padding: 10px; background: #14222b; color: #f4efe2 }}
    figure {{ margin: 0 }}
    img {{ display: block; width: 100%; border-radius: 8px }}
    figcaption {{ padding: 8px 4px 0; font: 600 19px/1.35 sans-serif }}
    b {{ color: #ffc94d }}
</style>"""
AS_WEBP = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', quality);
}"""


def draw(browser: Browser, url: str, game: str, shots: list[Shot]) -> None:
    frames = [*pictures(browser, url, game, shots)]
    page = browser.new_page(viewport=ViewportSize(width=(FRAME + 20) * COLUMNS, height=WINDOW["height"]))
    strip = strip_of(page, frames)
    page.close()
    assert len(strip) < MOST_BYTES, f"{game}: {len(strip)} bytes"
    (FOLDER / f"film-{game}.webp").write_bytes(strip)
    print(f"docs/screenshots/film-{game}.webp: {len(frames)} moments, {len(strip)} bytes")


def main(games: list[str]) -> None:
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("Chromium is not installed: apt-get install chromium")
    logs.set_up("warning", "text")
    played = [(play(found), found.high_point) for found in RECORDINGS if not games or found.game in games]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        asyncio.run(lay_down(database, [match for (match, _), _ in played]))
        with running(database) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
            for (match, shots), high_point in played:
                draw(browser, server.url, match.game.id, passage(shots, high_point))
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
