"""The guides are right: docs/add-a-game.md is followed in a copy of the project, and the bot of the protocol plays."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE
from tests.server.reliability_process import Fresh

TOP = Path(__file__).parent.parent
GUIDE = TOP / "docs" / "add-a-game.md"
FOLDERS = ("src", "tests", "tools", "docs", "examples", "web/src")
BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
VENV = Path(sys.executable).parent.parent
NOT_COPIED = shutil.ignore_patterns("__pycache__", "web_client", "*.so", "*.egg-info", ".hypothesis")


def copy_of_the_project(to: Path) -> Path:
    """Without what tools have made."""
    for folder in FOLDERS:
        shutil.copytree(TOP / folder, to / folder, ignore=NOT_COPIED)
    for file in ("Makefile", "README.md", "CONTRIBUTING.md", "pyproject.toml"):
        shutil.copy(TOP / file, to)
    to.with_name("venv").symlink_to(VENV)  # a path without spaces, whatever our folder is called
    return to


def blocks() -> list[tuple[str, str]]:
    """Commands and changes, in their order."""
    return BLOCK.findall(GUIDE.read_text(encoding="utf-8"))


def do(kind: str, text: str, folder: Path) -> str:
    """A block of the guide; commands run with this Python instead of one that would be installed in the copy."""
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    environment.pop("PYTEST_ADDOPTS", None)
    command, given = ["git", "apply", "--recount", "-"], text
    if kind == "sh":
        command = ["bash", "-e"]
        programs = folder.with_name("venv") / "bin"
        given = text.replace(".venv/bin/", f"{programs}/").replace("make ", f"make -o install BIN={programs} ")
    done = subprocess.run(
        command, cwd=folder, input=given, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{text}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
    return done.stdout


@pytest.mark.timeout(1_200)
def test_the_example_joins_as_the_guide_says_and_keeps_all_laws(tmp_path):
    folder = copy_of_the_project(tmp_path / "project")
    said = "".join([do(kind, text, folder) for kind, text in blocks()])
    assert "Die Maus schlägt den Drachen" in said
    assert re.search(r"^\d+ passed", said, re.MULTILINE)


def test_what_is_missing_is_said_at_once(tmp_path):
    """A game with nothing but its rules, and texts in one language."""
    folder = copy_of_the_project(tmp_path / "project")
    found = blocks()
    do(*found[0], folder)
    do(*found[1], folder)
    shutil.rmtree(folder / "tests" / "mouse_and_dragon")
    german = folder / "src/heldenrunde/rulebooks/mouse_and_dragon/texts/de.ftl"
    german.write_text(german.read_text(encoding="utf-8").replace("log-lay =", "log-laid ="), encoding="utf-8")
    with pytest.raises(AssertionError) as caught:
        do("sh", '.venv/bin/python -m pytest -q tests/every_game/test_complete.py -k "mouse and dragon"', folder)
    for needed in ("de.ftl has no log-lay", "who_sees.py", "no test cites MD-1.1", "make rules", "make docs", "golden"):
        assert needed in str(caught.value)


# -- docs/protocol.md ------------------------------------------------------------------------------------------------


def bot_of_the_protocol(server: str) -> str:
    """Its lines, for this server."""
    text = (TOP / "docs" / "protocol.md").read_text(encoding="utf-8").partition("## A bot in 31 lines\n")[2]
    lines = [line.removeprefix("    ") for line in text.strip("\n").splitlines()]
    assert len(lines) == 31
    return "\n".join(lines).replace("http://127.0.0.1:8000", server)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Fresh]:
    running = Fresh(tmp_path).start()
    yield running
    running.stop()


def test_the_bot_of_the_protocol_plays_a_match(server, tmp_path):
    """Against a bot of the server, which plays for the host, who has left."""
    (tmp_path / "robo.py").write_text(bot_of_the_protocol(server.url.rstrip("/")), encoding="utf-8")
    setup = {"game": "custom-heroes", "seats": 2, "options": {"threshold": 1}, "bots": [None, None], "public": False}
    with httpx.Client(base_url=server.url) as http:
        seat = http.post("/api/tables", json={"setup": setup, "name": "Anna"}).raise_for_status().json()
        table, token = f"/api/tables/{seat['id']}", {"Authorization": f"Bearer {seat['token']}"}
        command = [sys.executable, str(tmp_path / "robo.py"), seat["id"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as robo:
            end = time.monotonic() + 3 * PATIENCE
            while not http.get(table, headers=token).raise_for_status().json()["table"]["seats"][1]["ready"]:
                assert time.monotonic() < end
                time.sleep(0.05)
            for what in ("start", "leave"):
                body = {"key": what, "command": {"do": what}}
                http.post(f"{table}/command", headers=token, json=body).raise_for_status()
            said, _ = robo.communicate(timeout=10 * PATIENCE)
    assert "'winners': [" in said
