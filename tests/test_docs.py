"""The rulebooks in docs/ say what the texts say."""

from pathlib import Path

import pytest

from tools.docs import FOLDER, pages

TOP = Path(__file__).parent.parent


@pytest.mark.parametrize(("name", "text"), pages().items())
def test_the_rulebook_is_up_to_date(name, text):
    assert (FOLDER / name).read_text(encoding="utf-8") == text, "run: make docs"


def test_links_between_pages_lead_somewhere():
    for page in [TOP / "README.md", TOP / "CONTRIBUTING.md", *(TOP / "docs").glob("*.md")]:
        for target in page.read_text(encoding="utf-8").split("](")[1:]:
            path = target.partition(")")[0].partition("#")[0]
            assert not path or "://" in path or (page.parent / path).exists(), f"{page.name}: {path}"
