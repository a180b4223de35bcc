"""How fast is shown what happens: as the command line says, else as it was chosen last."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from heldenrunde.terminal.common.film import HOLD

PACES = tuple(HOLD)
USUAL = "normal"


def file() -> Path:
    return user_data_path("heldenrunde") / "terminal.json"


class Pace:
    """One of PACES; who changes it finds it so the next time."""

    def __init__(self, given: str = "") -> None:
        self.name = given or remembered()

    def turn(self) -> None:
        """To the next one."""
        self.name = PACES[(PACES.index(self.name) + 1) % len(PACES)]
        with suppress(OSError):  # it holds for this run at least
            file().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file().write_text(json.dumps({"pace": self.name}), encoding="utf-8")


def remembered() -> str:
    """What was chosen last; anything odd in the file counts as nothing."""
    try:
        found = json.loads(file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return USUAL
    pace = found.get("pace") if isinstance(found, dict) else None
    return pace if isinstance(pace, str) and pace in PACES else USUAL
