"""The seats one has taken at servers: their tokens lie in the user's data folder, for their owner alone."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec
from platformdirs import user_data_path

MONTH = 30 * 24 * 3600


class Kept(msgspec.Struct, frozen=True):
    """A seat to which one can return."""

    server: str
    table: str
    name: str
    token: str


def folder() -> Path:
    return user_data_path("heldenrunde") / "seats"


def file_of(server: str, table: str, name: str) -> Path:
    """One file for each seat: two terminals never write the same."""
    return folder() / f"{sha256(f'{server} {table} {name}'.encode()).hexdigest()[:32]}.json"


def keep(seat: Kept) -> None:
    """If it cannot be kept one can still play, only not return."""
    path = file_of(seat.server, seat.table, seat.name)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        forget_old()
        path.unlink(missing_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(seat))


def find(server: str, table: str, name: str) -> Kept | None:
    """The seat of this name, or without a name the one that was taken last."""
    if name:
        return read(file_of(server, table, name))
    found = [(path, read(path)) for path in files()]
    ours = [(path, seat) for path, seat in found if seat and (seat.server, seat.table) == (server, table)]
    return max(ours, key=lambda one: taken_at(one[0]))[1] if ours else None


def forget(seat: Kept) -> None:
    with suppress(OSError):
        file_of(seat.server, seat.table, seat.name).unlink()


def forget_old() -> None:
    for path in files():
        if taken_at(path) < time.time() - MONTH:
            path.unlink(missing_ok=True)


def files() -> list[Path]:
    return list(folder().glob("*.json"))


def taken_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def read(path: Path) -> Kept | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return None
