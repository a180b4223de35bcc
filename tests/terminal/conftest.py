"""A real server; and seats are kept in a folder of the test, not of whoever runs it."""

from __future__ import annotations

import pytest

from heldenrunde.terminal import seats
from tests.server.harness import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite") as found:
        yield found


@pytest.fixture(autouse=True)
def kept_seats(tmp_path, monkeypatch):
    folder = tmp_path / "kept" / "seats"
    monkeypatch.setattr(seats, "folder", lambda: folder)
    return folder
