"""A real server; and seats are kept in a folder of the test, not of whoever runs it."""

from __future__ import annotations

import pytest

from heldenrunde.terminal.common import pace
from heldenrunde.terminal.remote import kept_seats
from tests.server.harness import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite") as found:
        yield found


@pytest.fixture(autouse=True)
def seats_folder(tmp_path, monkeypatch):
    folder = tmp_path / "kept" / "seats"
    monkeypatch.setattr(kept_seats, "folder", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def pace_file(tmp_path, monkeypatch):
    """No film, unless a test is about it: nobody waits for a time."""
    file = tmp_path / "kept" / "terminal.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text('{"pace": "off"}', encoding="utf-8")
    monkeypatch.setattr(pace, "file", lambda: file)
    return file
