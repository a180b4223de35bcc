"""Every reason that the server can give has a sentence in both languages, and gets what it needs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from heldenrunde import server
from heldenrunde.texts import LANGUAGES, source, words
from tests.every_game.test_texts import variables

FOLDER = Path(server.__file__).parent
IDS = re.compile(r'"((?:table|server)-[a-z-]+)"')
NOT_MESSAGES = {"server-id"}


def reasons() -> list[tuple[str, set[str]]]:
    """Every reason that is named in the code, with the arguments it is given there."""
    found = []
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "require"):
                named = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                if named and all(keyword.arg for keyword in node.keywords):
                    found.append((named[0], {str(keyword.arg) for keyword in node.keywords}))
    return found


def mentioned() -> set[str]:
    return {id for path in FOLDER.rglob("*.py") for id in IDS.findall(path.read_text(encoding="utf-8"))}


def test_there_are_reasons():
    assert len(reasons()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_and_gets_what_it_needs(language):
    for id, args in reasons():
        assert words(language).has(id), id
        assert variables(language, "", id) <= args, f"{id} in {language}"
        spoken = words(language)(id, **dict.fromkeys(args, 3))
        assert spoken[0].isupper() or spoken[0].isdigit() or spoken[0] in "„“", spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_in_the_code_is_a_message_and_every_message_is_used(language):
    ids = set(re.findall(r"^((?:table|server)-[a-z-]+) =", source(language), re.MULTILINE))
    assert mentioned() - ids == set()
    assert ids - mentioned() == set()
