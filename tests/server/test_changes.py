"""What is told of a moment is what makes it of the one after it; the browser is held to the same examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heldenrunde.core.changes import changed, changes

EXAMPLES = json.loads((Path(__file__).parents[2] / "web/src/lib/film.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES)
def test_changes_are_told_as_briefly_as_that(example: dict[str, Any]):
    assert changes(example["old"], example["new"]) == example["change"]
    assert changed(example["old"], example["change"]) == example["new"]
