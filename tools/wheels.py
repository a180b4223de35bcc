"""Build an sdist, a pure wheel and one that is compiled for this platform into dist/, and try both wheels.

Each is tried in a fresh environment in a folder of its own, where nothing of the repository is to be found: first the
library alone, then with all extras a simulation, the server, and a match in the browser if there is Chromium.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
HANDFUL = 8
"""No more packages than that come with the library alone."""


def run(*command: str | Path, **variables: str) -> str:
    """Its output, if all went well; else all that it said."""
    environment = {**os.environ, **variables}
    where = variables.get("PWD", TOP)
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build() -> list[Path]:
    """The pure wheel, then the compiled one."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatchling = sys.executable, "-m", "hatchling", "build", "-d", str(DIST)
    run(*hatchling, "-t", "sdist")
    run(*hatchling, "-t", "wheel")
    print("compiling, if that was not done before; it takes some minutes ...", flush=True)
    run(*hatchling, "-t", "wheel", HELDENRUNDE_COMPILE="1")
    wheels = sorted(DIST.glob("*.whl"), key=lambda wheel: "none-any" not in wheel.name)
    assert len(wheels) == 2, wheels
    return wheels


def constraints(folder: Path) -> Path:
    """The locked versions without their hashes, which a wheel just built cannot have."""
    locked = re.findall(r"^([\w.\[\]-]+==[^\s;]+)( ; [^\\]+)?", (TOP / "requirements.lock").read_text(), re.MULTILINE)
    file = folder / "constraints.txt"
    file.write_text("".join(f"{pin}{marker}\n" for pin, marker in locked))
    return file


def try_out(wheel: Path, folder: Path) -> None:
    """In a fresh environment in this folder."""
    venv.create(folder / "env", with_pip=True)
    binaries = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = binaries / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"
    kind = [] if "none-any" in wheel.name else ["--compiled"]
    for file in (TOP / "tools" / "try_wheel.py", TOP / "README.md"):
        shutil.copy(file, folder)
    run(*pip, "install", "-c", constraints(folder), wheel)
    installed = run(binaries / "python", "-m", "pip", "--disable-pip-version-check", "list", "--format=freeze").split()
    packages = [package for package in installed if not package.startswith(("pip==", "setuptools=="))]
    assert 0 < len(packages) <= HANDFUL, packages
    run(binaries / "python", folder / "try_wheel.py", *kind, PWD=str(folder))
    command = [str(binaries / "heldenrunde"), "--lang", "en"]
    alone = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "heldenrunde[server]" in alone.stderr, alone
    print(f"  the library alone: {len(packages)} packages, the examples of the README")

    run(*pip, "install", "-c", constraints(folder), f"{wheel}[all]")
    run(binaries / "heldenrunde", "sim", "munchkin", "--games", "4", "--jobs", "2", "--json", PWD=str(folder))
    with serving(binaries / "heldenrunde", folder) as url:
        print(f"  with all extras: sim, the server, {visit(url)}")


@contextmanager
def serving(command: Path, folder: Path) -> Iterator[str]:
    """The server of the fresh environment, until it is not needed any more."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    arguments = [str(command), "serve", "--port", "0", "--database", database, "--lang", "en"]
    with subprocess.Popen(arguments, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
        finally:
            server.terminate()


def visit(url: str) -> str:
    """Somebody opens the page and begins a match."""
    chromium = shutil.which("chromium")
    if chromium is None:
        return "no Chromium to open it"
    sys.path.insert(0, str(TOP))
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import ARGS
    from tests.browser.people import Person, play

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        person = Person(browser.new_context(locale="en-US", reduced_motion="reduce"), url, "en")
        person.open()
        person.play_now(person.page.get_by_role("listitem").first)
        moves = play(person, moves=3)
        problems = person.problems
        browser.close()
    assert moves == 3, f"{moves} moves"
    assert not problems, problems
    return "a match in the browser"


if __name__ == "__main__":
    for wheel in build():
        print(wheel.relative_to(TOP), flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try_out(wheel, Path(folder))
