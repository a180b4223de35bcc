"""Rules and cards from the command line."""

import pytest

from heldenrunde.library import cards, examples, rules
from heldenrunde.rulebooks import GAMES
from heldenrunde.terminal.common.library import examples_of
from heldenrunde.terminal.common.rulebook import WIDTH, cards_text, rules_text
from heldenrunde.texts import words
from tests.terminal.shell import GAME, run

EVERYWHERE = pytest.mark.parametrize(("game", "language"), [(game, lang) for game in GAMES for lang in ("de", "en")])


@EVERYWHERE
def test_the_whole_book(game, language):
    text = rules_text(game, language)
    for rule in rules(game, language):
        assert f"\n{rule.number} " in text
    assert all(len(line) <= WIDTH for line in text.splitlines())
    assert (words(language)("cli-examples") in text) == bool(examples(game, language))
    assert rules_text(game, language, markdown=True).startswith(f"# {words(language, game)('game')}\n")


@EVERYWHERE
def test_all_cards_with_their_kind(game, language):
    text = cards_text(game, language)
    assert len(cards(game, language)) == len(GAMES[game].catalogue())
    for card in cards(game, language):
        assert card.name in text
        assert card.kind
    assert f"**{cards(game, language)[0].name}**" in cards_text(game, language, markdown=True)


def test_a_rule_by_number_comes_with_its_examples():
    done = run("rules", GAME, "ch-3.1")
    assert done.stdout.startswith("CH-3 Tricks\n")
    assert "CH-3.1 " in done.stdout
    assert "CH-3.10 " not in done.stdout
    assert [example.title for example in examples_of(GAME, "en", "CH-3.10")] == ["Power in the last turn"]


def test_a_chapter_and_a_word():
    assert run("rules", GAME, "CH-4").stdout.count("\nCH-4.") == 6
    found = run("rules", GAME, "Wette", "--lang", "de").stdout
    assert "CH-2.2 Kodora-Wetten" in found
    assert "CH-1.1 " not in found


def test_cards_by_name_and_by_word():
    assert run("cards", GAME, "anvil").stdout.startswith("Right-hand items")
    assert run("cards", GAME, "Amboss", "--lang", "de").stdout.startswith("Gegenstände")
    assert run("cards", GAME, "joker").stdout.startswith("Companions")
    assert "**Anvil** (1 copy)" in run("cards", GAME, "anvil", "--markdown").stdout


@pytest.mark.parametrize("language", ["de", "en"])
def test_games(language):
    done = run("games", HELDENRUNDE_LANG=language)
    for game in GAMES:
        assert f"{game}: " in done.stdout
    assert "--option threshold=10" in done.stdout
