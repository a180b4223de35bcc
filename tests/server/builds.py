"""Two builds of the program: the one that is here, and a copy with newer rules of Custom Heroes."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import heldenrunde
from heldenrunde.rulesets import rules_of
from tests.server.harness import GAME
from tests.server.reliability_process import Fresh

HERE = Path(heldenrunde.__file__).parent
OURS = rules_of(GAME)
IMPORT = "from heldenrunde.rulebooks.custom_heroes.migrations import migrate"
MIGRATION = '''"""From older rules to newer ones."""

from typing import Any


def renamed(value: Any) -> Any:
    if isinstance(value, list):
        return [renamed(v) for v in value]
    return {"rule": "scoring.the_last"} if value == {"rule": "scoring.score_last"} else value


def migrate(saved: dict[str, Any]) -> None:
    """A rule that may stand on the agenda has got another name."""
    saved["state"]["agenda"] = renamed(saved["state"]["agenda"])
'''


def newer_build(folder: Path, migration: bool = True) -> Path:
    """The next version: another reward for the first place, a rule under another name, and perhaps a migration."""
    shutil.copytree(HERE, folder / "heldenrunde", ignore=shutil.ignore_patterns("__pycache__", "web_client"))
    game = folder / "heldenrunde" / "rulebooks" / "custom_heroes"
    for file in game.rglob("*.py"):
        text = file.read_text(encoding="utf-8").replace("score_last", "the_last")
        file.write_text(text.replace("2: ((4, 0, 2)", "2: ((7, 0, 2)"), encoding="utf-8")
    front = game / "__init__.py"
    text = front.read_text(encoding="utf-8").replace(f"version={OURS.version}", f"version={OURS.version + 1}")
    if migration:
        text = text.replace("\nCUSTOM_HEROES", f"{IMPORT}\n\nCUSTOM_HEROES", 1)
        text = text.replace(
            "catalogue=catalogue,", f"catalogue=catalogue,\n    migrations={{{OURS.version}: migrate}},"
        )
    front.write_text(text, encoding="utf-8")
    (game / "migrations.py").write_text(MIGRATION, encoding="utf-8")
    return folder


def rules_in(build: Path) -> str:
    command = [sys.executable, "-c", f"from heldenrunde.rulesets import rules_of; print(rules_of({GAME!r}))"]
    return subprocess.run(command, env=environment(build), check=True, capture_output=True, text=True).stdout.strip()


def environment(build: Path | None) -> dict[str, str]:
    return {**os.environ, **({"PYTHONPATH": str(build)} if build is not None else {})}


class Build(Fresh):
    """A server of one of the builds, in a process of its own."""

    def __init__(self, folder: Path, database: str, build: Path | None = None) -> None:
        super().__init__(folder, database=database, rate="1000000", burst="1000000", log_format="json")
        self.log = folder / f"server-{self.port}.log"
        self.environment |= environment(build)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def logged(self, event: str) -> list[dict[str, object]]:
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["event"] == event]


def settle(database: str, build: Path | None = None) -> str:
    arguments = ["settle", "--database", database, "--lang", "en"]
    command = [sys.executable, "-c", f"from heldenrunde.cli import main; main({arguments!r})"]
    found = subprocess.run(command, env=environment(build), check=True, capture_output=True, text=True)
    return found.stdout
