"""A game is complete: all that is missing is said at once, with what to do about it. See docs/add-a-game.md."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heldenrunde import choices, library
from heldenrunde.bots import POLICIES
from heldenrunde.core.definition import Definition
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import hashes, rules_of
from heldenrunde.texts import LANGUAGES
from tests.every_game.test_clients import icons_of
from tests.every_game.test_texts import missing_texts
from tools.choices import name_of
from tools.coverage_rules import TESTS, coverage_of
from tools.docs import FOLDER as BOOKS
from tools.fields import pages
from tools.golden import golden_matches, path_of
from tools.reference import unsaid

WITH_EVERYTHING = {"custom-heroes", "hero-story", "munchkin", "kapow", "backstab-heroes"}
"""Games that have what may be left out, too. Once a new one has it all, its name goes here."""


def missing(game: Definition) -> Iterator[str]:
    """What every game has to have."""
    folder = game.id.replace("-", "_")
    for language in LANGUAGES:
        yield from [f"texts/{language}.ftl has no {id}" for id in missing_texts(language, game)]
    if not (TESTS / folder / "who_sees.py").exists():
        yield f"tests/{folder}/who_sees.py: say once more, in the words of the rules, who may see what"
    yield from [f"tests/{folder}: no test cites {name}" for name in coverage_of(game).missing()]
    if [text for path, text in pages().items() if path.parent.name == folder and path.read_text() != text]:
        yield "fields.py is not what state.py says: make fields"
    yield from [f"state.py: no line below {field} says what it is" for field in unsaid(game.id)]
    if not hashes(game.id, game.version):
        yield f"rules.json does not know version {rules_of(game.id)}: make rules"
    if not (BOOKS / f"{game.id}.md").exists():
        yield f"docs/rules/{game.id}.md: make docs"
    records = [path_of(*match) for match in golden_matches() if match[0] == game.id]
    if not all(path.with_suffix(".json").exists() for path in records):
        yield f"tests/golden/{game.id}: python tools/golden.py"


def left_out(game: Definition) -> Iterator[str]:
    """What a game may go without."""
    if game.id not in POLICIES:
        yield "bots/__init__.py: no rules of thumb, so bots play at random"
    if not game.lesson.steps:
        yield "lesson.py: no lesson, so none is offered"
    if not library.examples(game.id, "en"):
        yield f"texts/*.ftl: no example-{game.prefix}-1, so the rulebook has no chapter of examples"
    if not hasattr(choices, name_of(game)):
        yield "choices.py: no type of its choices, so none is checked: python -m tools.choices"
    if not game.minutes[0]:
        yield "minutes: nobody is told how long a match takes"
    if not icons_of(game.id).exists():
        yield f"web/src/games/{game.id}: no pictures and no layout, so the browser draws the general table"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_complete(game):
    found = [*missing(game), *(left_out(game) if game.id in WITH_EVERYTHING else ())]
    assert not found, f"{game.id} is not complete:\n  " + "\n  ".join(found)
