"""Seats are kept in a folder of the test, not of whoever runs it."""

from __future__ import annotations

import pytest

from heldenrunde.terminal import seats


@pytest.fixture(autouse=True)
def kept_seats(tmp_path, monkeypatch):
    folder = tmp_path / "kept" / "seats"
    monkeypatch.setattr(seats, "folder", lambda: folder)
    return folder
