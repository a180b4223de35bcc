"""Keys make a request safe to repeat: the same one is done once. No request can be taken for another."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from heldenrunde.errors import Reason
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.table.state import State

SEATED = "seat:"
MARK_LENGTH = 12
encode = msgspec.json.Encoder().encode


def key_of(person: str, key: str, command: Any) -> str:
    """Keys of clients live apart from each other's and from those of the server: nobody can use up another's.

    They carry a mark of what was asked, so that the same key with something else is noticed. Spectators have no
    names that one could rely on: of them only the same key with the same request is the same.
    """
    if not key.isprintable():
        raise Refused(Reason("server-bad-message"))
    mark = sha256(encode(command)).hexdigest()[:MARK_LENGTH]
    return f"{SEATED}{person}:{key}:{mark}" if person else f"w:{key}:{mark}"


def numbered(key: str, number: int) -> str:
    """The key of a further fact that the same request has brought about; no client can send one like it."""
    return f"+{number}:{key}" if number else key


def parts(key: str) -> tuple[str, str]:
    """What a client called its request, and the mark of what it asked for."""
    return (key[: -MARK_LENGTH - 1], key[-MARK_LENGTH:]) if key.startswith(SEATED) else (key, "")


def note(state: State, key: str, version: int) -> None:
    """This request became this version."""
    name, mark = parts(key)
    state.keys[name] = version
    if mark:
        state.marks[version] = mark


def done_at(state: State, key: str) -> int | None:
    """The version that a request became; when it brought about several facts, that of the last."""
    name, mark = parts(key)
    done, number = state.keys.get(name), 1
    if done is None:
        return None
    if state.marks.get(done, "") != mark:
        raise Refused(Reason("table-key-used"))
    while state.keys.get(numbered(key, number)) == done + 1:
        done, number = done + 1, number + 1
    return done
