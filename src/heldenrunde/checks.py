"""What comes from outside is looked at here, and what is wrong with it is said in a sentence."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

from heldenrunde.core.chance import Quick, key_from
from heldenrunde.core.definition import Definition
from heldenrunde.errors import BadOption, BadSeats, BadSeed, DamagedSave, OtherVersion, Reason, UnknownGame
from heldenrunde.rulebooks import GAMES

FORMAT = 1
"""Of saves and records."""
Earlier = tuple[tuple[int, str, int], ...]
"""Rules that a match was played by before: version, hash, and up to which decision."""


def find(game: Any) -> Definition:
    """The definition of a game by its id."""
    if isinstance(game, str) and game in GAMES:
        return GAMES[game]
    raise UnknownGame(Reason("unknown-game", about=str(game), games=", ".join(GAMES)))


def check_seats(definition: Definition, seats: Any) -> None:
    if type(seats) is not int or seats not in definition.seats:
        allowed = list(definition.seats)
        every = allowed == list(range(allowed[0], allowed[-1] + 1))
        numbers = f"{allowed[0]}–{allowed[-1]}" if every else ", ".join(map(str, allowed))
        raise BadSeats(Reason("bad-seats", about=definition.id, seats=str(seats), allowed=numbers))


def check_options(definition: Definition, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """The settings of a table for so many players: what was given, checked, and the usual values of the rest."""
    known = {option.name: option for option in definition.options}
    for name, value in options.items():
        if name not in known:
            raise BadOption(Reason("unknown-option", about=definition.id, option=name, options=", ".join(known)))
        if not known[name].accepts(value):
            raise BadOption(Reason("bad-option", option=name, value=str(value), allowed=known[name].allowed()))
        if not known[name].fits(value, seats):
            fitting = definition.seats_for({name: value})[0]
            raise BadSeats(Reason("bad-option-seats", option=name, value=str(value), seats=seats, right=fitting))
    return {name: options.get(name, option.usual(seats)) for name, option in known.items()}


def key_of(seed: Any) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    if type(seed) is int:
        return key_from(seed)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    raise BadSeed(Reason("bad-seed"))


def quick(seed: Any) -> Quick:
    """Chance that nobody has to check: of imagined matches and of futures tried out."""
    if type(seed) is int:
        return Quick(seed)
    raise BadSeed(Reason("bad-seed"))


def same_version(definition: Definition, version: Any) -> None:
    if version != definition.version:
        raise OtherVersion(Reason("other-version", about=definition.id, found=str(version), ours=definition.version))


def earlier_of(head: dict[str, Any]) -> Earlier:
    return tuple((int(version), str(hash), int(until)) for version, hash, until in head.get("earlier", ()))


def open_save(saved: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The head and the state of a save whose digest is right."""
    content = {key: value for key, value in saved.items() if key != "digest"}
    if saved["format"] != FORMAT or saved["digest"] != digest(content):
        raise DamagedSave(Reason("damaged-save"))
    return content, content["state"]


def digest(content: dict[str, Any]) -> str:
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def as_damage(error: Exception) -> Exception:
    """Our own errors stay what they are; anything else means that the data is damaged."""
    return error if isinstance(error, (DamagedSave, OtherVersion, UnknownGame)) else DamagedSave(Reason("damaged-save"))
