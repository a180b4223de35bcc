"""Reading and writing records: whatever is wrong with a file is one sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from heldenrunde.errors import DamagedSave, HeldenrundeError, Reason


class BadFile(HeldenrundeError):
    """A file that cannot be read or written."""


def read_record(path: Path) -> dict[str, Any]:
    """The record or save in a file."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(Reason(trouble(error, "cli-cannot-read"), file=str(path))) from error
    except ValueError as error:  # neither JSON nor text
        raise BadFile(Reason("cli-not-json", file=str(path))) from error
    if not isinstance(content, dict) or not {"game", "decisions"} <= content.keys():
        raise DamagedSave(Reason("cli-not-a-record", file=str(path)))
    return content


def write_record(path: Path, record: dict[str, Any]) -> None:
    """All or nothing: a file that was there stays whole until the new one is."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        beside.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(Reason(trouble(error, "cli-cannot-write"), file=str(path))) from error


def check_writable(path: Path) -> None:
    """Better now than after the match."""
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise BadFile(Reason("cli-no-place", file=str(path)))


def trouble(error: OSError, otherwise: str) -> str:
    """The message for what went wrong."""
    known = {FileNotFoundError: "cli-no-file", PermissionError: "cli-no-permission", IsADirectoryError: "cli-folder"}
    return known.get(type(error), otherwise)
