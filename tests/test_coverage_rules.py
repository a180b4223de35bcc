"""Every rule and every card has a test that cites it; and the tool that says so can tell."""

from __future__ import annotations

import pytest

from heldenrunde.rulebooks import GAMES
from tools.coverage_rules import cites, coverage, coverage_of, main, rule_numbers, table

FTL = """
game = Toy
chapter-TG-1 = Begin
rule-TG-1-1 =
    One. See rule-TG-9-9 = nothing.
rule-TG-1-10 = Ten.
rule-TG-2-1 = Two.
rule-TG-2-2 = Three.
"""
HELPERS = '''
"""Helpers: TG-2.1 and whale here cite nothing."""
FISH = ("cod", "ray")
ALL = (*FISH, "crab")
UNUSED = ("squid",)
'''
TESTS = '''
"""TG-2.2 in the docstring of a file cites nothing."""
import pytest
from helpers import ALL, UNUSED

@pytest.mark.parametrize("name", ALL)
def test_catalogue(name):
    assert name

def test_begin():
    """TG-1.1: a test cites it."""
    assert play("catfish", "fish-bone", "moss-glow")

def helper():
    """TG-1.10: but this is no test."""
    return UNUSED
'''


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_and_card_of_the_registry_is_cited(game):
    found = coverage_of(GAMES[game])
    assert found.rules
    assert found.cards
    assert found.missing() == []


def test_rule_numbers_come_from_the_texts():
    assert rule_numbers(FTL, "TG") == ["TG-1.1", "TG-1.10", "TG-2.1", "TG-2.2"]


def test_what_is_missing_in_a_made_up_tree(tmp_path):
    (tmp_path / "helpers.py").write_text(HELPERS)
    (tmp_path / "test_toy.py").write_text(TESTS)
    cards = ["cod", "ray", "crab", "moss-glow", "fish", "squid", "whale"]
    found = coverage("toy", rule_numbers(FTL, "TG"), cards, tmp_path)
    assert found.missing() == ["TG-1.10", "TG-2.1", "TG-2.2", "fish", "squid", "whale"]
    assert found.rules["TG-1.1"] == ["test_toy.py::test_begin"]
    assert found.cards["cod"] == ["test_toy.py::test_catalogue"]
    assert "toy: no test cites TG-2.2" in table([found])


def test_the_tool_fails_when_something_is_missing(tmp_path, capsys):
    assert main(["--tests", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    for game in GAMES.values():
        assert f"{game.id}: no test cites {game.prefix}-1.1\n" in told
        assert main(["--tests", str(tmp_path), "--cards", game.id]) == 1
        listed = [line.split() for line in capsys.readouterr().out.splitlines()]
        assert listed == [[card, "-"] for card, _ in game.catalogue()]


def test_the_tool_lists_cards_with_their_tests(capsys):
    main(["--cards", "custom-heroes"])
    assert "kodora" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        ("CH-3.1: x", "CH-3.1", True),
        ("by CH-3.1.", "CH-3.1", True),
        ("CH-3.10", "CH-3.1", False),
        ("XCH-3.1", "CH-3.1", False),
        ("'7+quill*'", "quill", True),
        ("quills", "quill", False),
        ("fish-bone", "fish", False),
        ("f'character-{n}'", "character-10", True),
        ("f'character-{n}'", "character", False),
    ],
)
def test_what_counts_as_a_citation(text, name, found):
    assert cites(text, name) is found
