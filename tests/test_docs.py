"""The rulebooks in docs/ say what the texts say."""

from pathlib import Path

import pytest

import heldenrunde as hr
from heldenrunde.rulebooks import GAMES
from tools import reference
from tools.docs import FOLDER, pages

TOP = Path(__file__).parent.parent


@pytest.mark.parametrize(("name", "text"), pages().items())
def test_the_rulebook_is_up_to_date(name, text):
    assert (FOLDER / name).read_text(encoding="utf-8") == text, "run: make docs"


def test_the_reference_of_the_views_is_up_to_date():
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run: make docs"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_reference_names_every_field_of_a_view_and_of_what_is_heard(game):
    match = hr.Match.new(game, seed=1)
    view = match.view(match.waiting()[0])
    assert view.keys() - set(GAMES[game].state.layout) <= set(reference.COMMON)
    assert all(f"| `{field}` |" in reference.chapter(game) for field in GAMES[game].state.layout)
    assert {name for event in match.heard(0) for name in event} == set(reference.HEARD)


def test_links_between_pages_lead_somewhere():
    for page in [TOP / "README.md", TOP / "CONTRIBUTING.md", *(TOP / "docs").glob("*.md")]:
        for target in page.read_text(encoding="utf-8").split("](")[1:]:
            path = target.partition(")")[0].partition("#")[0]
            assert not path or "://" in path or (page.parent / path).exists(), f"{page.name}: {path}"
