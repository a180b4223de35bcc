"""Which rules this program plays: the version that people count, and a hash of the sources that decide about matches.

The hash is of the rules of a game and of all that they import: cards, state, agenda, chance, saves. Texts, scenes and
sentences of the log are not in it, nor comments, docstrings and empty lines. Compiled modules lie beside their sources,
so both builds have the same hash. `rulebooks/rules.json` remembers the hashes of every version (tools/rules.py).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from heldenrunde.rulebooks import GAMES

DIGITS = 16
SAVES = "heldenrunde.core.record"
"""Not imported by rules, but it says what a saved state looks like."""
IMPORT = re.compile(r"^\s*from (heldenrunde\.[\w.]+) import (?:\(([^)]*)\)|(.*))$", re.MULTILINE)
DOCSTRING = re.compile(r'"""(?:.|\n)*?"""')
EMPTY = re.compile(r"^\s*(?:#.*)?\n", re.MULTILINE)


class Rules(NamedTuple):
    """The rules of a game: two matches under equal ones, with equal keys and decisions, are equal."""

    version: int
    hash: str

    def __str__(self) -> str:
        return f"{self.version}:{self.hash}"

    @classmethod
    def read(cls, text: str) -> Rules:
        """What was written down; nothing stands for the time before that was done."""
        version, _, hash = text.partition(":")
        return cls(int(version or 0), hash)


@cache
def rules_of(game: str) -> Rules:
    """Those of this program."""
    return Rules(GAMES[game].version, hash_of(game))


def hash_of(game: str) -> str:
    found = sha256()
    for module, text in sorted(sources_of(game).items()):
        found.update(f"{module}\n{bare(text)}\n".encode())
    return found.hexdigest()[:DIGITS]


def bare(source: str) -> str:
    """Without docstrings, comments and empty lines: they decide nothing."""
    return EMPTY.sub("", DOCSTRING.sub("pass", source) + "\n")


def sources_of(game: str) -> dict[str, str]:
    """Every module that takes part in deciding how a match goes, with its source."""
    definition = GAMES[game]
    wanted = {*[module.__name__ for module in definition.rules], definition.set_up.__module__, SAVES}
    found: dict[str, str] = {}
    while wanted:
        module = wanted.pop()
        found[module] = file_of(module).read_text(encoding="utf-8")
        wanted |= {name for name in imported_by(found[module]) if name not in found}
    return found


def imported_by(source: str) -> set[str]:
    """The modules of ours that are imported: by their own name, or as a part of their package."""
    found = set()
    for package, several, one in IMPORT.findall(source):
        parts = [f"{package}.{name}" for name in re.findall(r"\w+", several or one)]
        found |= {package} if is_module(package) else {part for part in parts if is_module(part)}
    return found


@cache
def is_module(name: str) -> bool:
    """Is there a file of this name? A package has none."""
    return file_of(name).is_file()


def file_of(module: str) -> Traversable:
    *folders, name = module.split(".")[1:]
    return files("heldenrunde").joinpath(*folders, f"{name}.py")


# -- other rules -----------------------------------------------------------------------------------------------------


@cache
def history() -> dict[str, dict[str, list[str]]]:
    """Of each game, for each version, the hashes it had. Two of one version play alike."""
    found: dict[str, dict[str, list[str]]] = json.loads(
        files("heldenrunde").joinpath("rulebooks", "rules.json").read_text(encoding="utf-8")
    )
    return found


def hashes(game: str, version: int) -> list[str]:
    return history().get(game, {}).get(str(version), [])


def plays(game: str, rules: str) -> bool:
    """Are these the rules of this program, or such as play alike?"""
    if game not in GAMES:
        return False
    theirs, ours = Rules.read(rules), rules_of(game)
    alike = hashes(game, ours.version)
    return theirs == ours or (theirs.version == ours.version and {theirs.hash, ours.hash} <= {*alike})


def carries_on(game: str, rules: str) -> bool:
    """Are these older rules, known by their hash, with a migration for every step from them to ours?"""
    if game not in GAMES:
        return False
    theirs, steps = Rules.read(rules), range(Rules.read(rules).version, GAMES[game].version)
    known = bool(steps) and theirs.hash in hashes(game, theirs.version)
    return known and all([version in GAMES[game].migrations for version in steps])


@cache
def played() -> tuple[str, ...]:
    """All rules of all games that this program plays."""
    return tuple(str(rules_of(game)) for game in GAMES) + remembered(plays)


@cache
def older() -> tuple[str, ...]:
    """All older rules from which this program can carry a match on."""
    return remembered(carries_on)


def remembered(which: Callable[[str, str], bool]) -> tuple[str, ...]:
    known = [
        (game, f"{version}:{hash}")
        for game in GAMES
        for version in history().get(game, {})
        for hash in hashes(game, int(version))
    ]
    return tuple(rules for game, rules in known if which(game, rules))
