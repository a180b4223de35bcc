"""The command line as a shell calls it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from heldenrunde.cli import main
from heldenrunde.terminal.local.record_files import write_record
from heldenrunde.terminal.local.session import Setup, start

GAME = "custom-heroes"


ENGLISH = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "HELDENRUNDE_LANG": "", "PYTHONUTF8": "1"}


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def run(*arguments: object, given: str = "", **environment: str) -> Done:
    """heldenrunde within this process, which is much faster, in an English environment."""
    out, err = StringIO(), StringIO()
    with (
        patch.dict(os.environ, {**ENGLISH, **environment}),
        patch.object(sys, "stdin", StringIO(given)),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as left,
    ):
        main([*map(str, arguments)])
    assert isinstance(left.value.code, int)
    return Done(left.value.code, out.getvalue(), err.getvalue())


def run_apart(*arguments: object, given: str = "") -> Done:
    """heldenrunde in a process of its own, where a warning is an error."""
    command = [sys.executable, "-W", "error", "-c", "from heldenrunde.cli import main; main()", *map(str, arguments)]
    environment = {**os.environ, **ENGLISH}
    done = subprocess.run(
        command, input=given, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    return Done(done.returncode, done.stdout, done.stderr)


def played(path: Path, decisions: int = 10_000, **setup: Any) -> dict[str, Any]:
    """A match played by bots alone, saved; the record in the file."""
    session = start(Setup(**{"game": GAME, "language": "en", "seats": 3, "seed": 5, "name": "Anna", **setup}))
    while not session.match.over and session.match.decisions < decisions:
        seat = session.match.waiting()[0]
        session.answer(seat, session.thinker(seat)())
    write_record(path, session.record())
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record
