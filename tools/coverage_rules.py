"""Which rules and cards have a test that cites them? `python tools/coverage_rules.py` lists those that have none.

A test under tests/GAME/ cites a rule by its number (CH-3.5) and a card by its id (moss-glow), in its code, docstring or
decorators. A test that goes through a table (by `parametrize`, in a `for` or a comprehension) cites what stands in it.
Cards that are only numbered are cited together by f"character-{value}".
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from heldenrunde.core.definition import Definition
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import source

TESTS = Path(__file__).parent.parent / "tests"


class Coverage(NamedTuple):
    """Of one game: every rule number and card id, each with the tests that cite it."""

    game: str
    rules: dict[str, list[str]]
    cards: dict[str, list[str]]

    def missing(self) -> list[str]:
        return [name for found in (self.rules, self.cards) for name, tests in found.items() if not tests]


def coverage(game: str, rules: Iterable[str], cards: Iterable[str], folder: Path) -> Coverage:
    """What the tests of a folder cite."""
    cited = list(citations(folder))
    return Coverage(
        game,
        {rule: [test for test, text in cited if cites(text, rule)] for rule in rules},
        {card: [test for test, text in cited if cites(text, card)] for card in cards},
    )


def coverage_of(game: Definition, tests: Path = TESTS) -> Coverage:
    """Of a game of the registry."""
    rules = rule_numbers(source("en", game.id), game.prefix)
    return coverage(game.id, rules, [card for card, _ in game.catalogue()], tests / game.id.replace("-", "_"))


def rule_numbers(ftl: str, prefix: str) -> list[str]:
    """rule-CH-3-5 in a text file is rule CH-3.5."""
    found = re.findall(rf"^rule-({prefix}-\d+)-(\d+) *=", ftl, re.MULTILINE)
    return [f"{chapter}.{number}" for chapter, number in found]


def cites(text: str, name: str) -> bool:
    """Does the name stand there by itself: CH-3.1 is not in CH-3.10, nor fish in catfish or fish-bone?"""
    family = re.sub(r"-\d+$", "-{", name)
    numbered = rf"|(?<![\w-]){re.escape(family)}" if family != name else ""
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])(?!\.\d){numbered}", text) is not None


# -- reading tests ---------------------------------------------------------------------------------------------------


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Every test of a folder with the text in which it may cite something."""
    tables: dict[str, str] = {}
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}
    for tree in trees.values():
        tables.update(tables_of(tree))
    for file, tree in trees.items():
        if file.name.startswith("test_"):
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                    names = walked_by(node)
                    yield f"{file.name}::{node.name}", "\n".join([ast.unparse(node), *with_parts(names, tables)])


def tables_of(tree: ast.Module) -> dict[str, str]:
    """What is assigned to a name at the top of a file."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found.update(
                {target.id: ast.unparse(node.value) for target in node.targets if isinstance(target, ast.Name)}
            )
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = ast.unparse(node.value)
    return found


def walked_by(test: ast.FunctionDef) -> set[str]:
    """The names of the tables that a test goes through."""
    places: list[ast.AST] = list(test.decorator_list)
    places += [node.iter for node in ast.walk(test) if isinstance(node, (ast.For, ast.comprehension))]
    return {node.id for place in places for node in ast.walk(place) if isinstance(node, ast.Name)}


def with_parts(names: set[str], tables: dict[str, str]) -> list[str]:
    """The texts of these tables, and of those they are made of."""
    seen: dict[str, str] = {}
    waiting = sorted(names)
    while waiting:
        name = waiting.pop()
        if name in tables and name not in seen:
            seen[name] = tables[name]
            waiting += re.findall(r"\b[A-Z][A-Z0-9_]+\b", tables[name])
    return list(seen.values())


# -- telling ---------------------------------------------------------------------------------------------------------


def table(found: list[Coverage]) -> str:
    """One line per game, then what is missing."""
    lines = [f"{'game':<20}{'rules':>7}{'untested':>10}{'cards':>8}{'untested':>10}"]
    for one in found:
        rules, cards = ([name for name, tests in part.items() if not tests] for part in (one.rules, one.cards))
        lines.append(f"{one.game:<20}{len(one.rules):>7}{len(rules):>10}{len(one.cards):>8}{len(cards):>10}")
    for one in found:
        lines += [f"{one.game}: no test cites {name}" for name in one.missing()]
    return "\n".join(lines)


def card_table(one: Coverage) -> str:
    """Each card with the tests that cite it."""
    width = max(len(card) for card in one.cards) + 2
    return "\n".join(
        f"{card if i == 0 else '':<{width}}{test}"
        for card, tests in one.cards.items()
        for i, test in enumerate(tests or ["-"])
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="List rules and cards that no test cites.")
    parser.add_argument(
        "--cards", metavar="GAME", choices=list(GAMES), help="list each card with the tests that cite it"
    )
    parser.add_argument("--tests", type=Path, default=TESTS, help="the folder of the tests")
    given = parser.parse_args(arguments)
    if given.cards:
        one = coverage_of(GAMES[given.cards], given.tests)
        print(card_table(one))
        return int(not all(one.cards.values()))
    found = [coverage_of(game, given.tests) for game in GAMES.values()]
    print(table(found))
    return int(any(one.missing() for one in found))


if __name__ == "__main__":
    sys.exit(main())
