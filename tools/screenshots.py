"""Take pictures of all tables at all sizes, and put those of a game together on sheets, to look at them quickly.

make screenshots                 # into test-results/tables
make screenshots ARGS="munchkin --position late"
"""

from __future__ import annotations

import argparse
import shutil
import sys
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGS, LOCALES  # noqa: E402
from tests.browser.positions import SEATINGS, SIZES, Seating, Stage, positions  # noqa: E402
from tests.server.harness import running  # noqa: E402

Theme = Literal["light", "dark"]
FOLDER = ROOT / "test-results" / "tables"
STYLE = """body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px }
body { background: #222; color: #fff; font: 14px sans-serif }
figure { margin: 0 } img { display: block; height: 460px }"""


def pictures(context: BrowserContext, url: str, seating: Seating, wanted: str, folder: Path) -> list[Path]:
    """Every position of a table at every size."""
    taken: list[Path] = []
    context.add_init_script("localStorage.settings ??= JSON.stringify({pace: 'off'})")
    stage = Stage(context.new_page(), url)
    for position in positions(seating):
        if wanted not in ("", position.name):
            continue
        stage.show(position)
        for size, (width, height) in SIZES.items():
            stage.resize(width, height)
            taken.append(folder / f"{seating.name}-{position.name}-{size}.png")
            stage.page.screenshot(path=taken[-1])
    context.close()
    return taken


def sheet(browser: Browser, name: str, taken: list[Path], folder: Path) -> None:
    """The pictures side by side, on one."""
    figures = "".join(
        f"<figure><img src='{path.name}'><figcaption>{escape(path.stem)}</figcaption></figure>" for path in taken
    )
    page = folder / "sheet.html"
    page.write_text(f"<style>{STYLE}</style>{figures}")
    tab = browser.new_page(viewport={"width": 2000, "height": 1000})
    tab.goto(page.as_uri())
    tab.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
    tab.close()
    page.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", help="names of tables, or what they begin with; all, if none is given")
    parser.add_argument("--position", default="", help="early, or the question of a late one; all, if none is given")
    parser.add_argument("--language", default="de", choices=LOCALES, help="de, with its long words, if none is given")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    folder: Path = args.folder
    theme: Theme = args.theme
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [seating for seating in SEATINGS if not args.tables or seating.name.startswith(tuple(args.tables))]
    with (
        TemporaryDirectory() as data,
        running(f"sqlite:///{data}/tables.sqlite") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for seating in chosen:
            context = browser.new_context(
                locale=LOCALES[args.language], color_scheme=theme, reduced_motion="reduce", service_workers="block"
            )
            taken = pictures(context, server.url, seating, args.position, folder)
            sheet(browser, seating.name, taken, folder)
            print(folder / f"sheet-{seating.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
