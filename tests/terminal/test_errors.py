"""Whatever is wrong with a command is one sentence on stderr and a code that is not 0."""

import json
import subprocess
import sys

import pytest

from heldenrunde.cli import main
from heldenrunde.texts import language_in, words
from tests.terminal.shell import GAME, run, run_apart


def said(capsys, *arguments):
    """What a command says on stderr; it must be one line, and no traceback."""
    with pytest.raises(SystemExit) as left:
        main([*map(str, arguments)])
    printed = capsys.readouterr()
    assert left.value.code not in (0, None)
    assert printed.err.count("\n") == 1, printed.err
    assert printed.out == ""
    return printed.err.strip()


BAD = [
    (["play", "chess"], "unknown-game"),
    (["play", GAME], "cli-no-terminal"),
    (["play", GAME, "--plain", "--seats", "9"], "bad-seats"),
    (["play", GAME, "--plain", "--option", "threshold"], "cli-option-form"),
    (["play", GAME, "--plain", "--option", "threshold=many"], "bad-option"),
    (["play", GAME, "--plain", "--option", "threshold=0"], "bad-option"),
    (["play", GAME, "--plain", "--option", "speed=3"], "unknown-option"),
    (["play", GAME, "--plain", "--bot", "deepblue"], "unknown-bot"),
    (["play", GAME, "--plain", "--level", "7"], "cli-bad-value"),
    (["play", GAME, "--plain", "--seed", "x"], "cli-bad-value"),
    (["play", GAME, "--plain", "--load", "nowhere.json"], "cli-no-file"),
    (["play", GAME, "--plain", "--save", "nowhere/at/all.json"], "cli-no-place"),
    (["play", GAME, "--colour"], "cli-no-such-option"),
    (["play"], "cli-missing"),
    (["sim", "chess", "--games", "1"], "unknown-game"),
    (["sim", GAME], "cli-missing"),
    (["sim", GAME, "--games", "0"], "cli-no-games"),
    (["sim", GAME, "--games", "1", "--bot", "deepblue"], "unknown-bot"),
    (["sim", GAME, "--games", "1", "--seats", "1"], "bad-seats"),
    (["rules", "chess"], "unknown-game"),
    (["rules", GAME, "CH-9.9"], "cli-no-rule"),
    (["cards", "chess"], "unknown-game"),
    (["cards", GAME, "xyzzy"], "cli-no-card"),
    (["replay", "nowhere.json"], "cli-no-file"),
    (["verify", "nowhere.json"], "cli-no-file"),
    (["verify", "/"], "cli-folder"),
    (["dance"], "cli-no-such-command"),
    (["games", "chess"], "cli-bad-command"),
    (["games", "--lang", "fr"], "cli-bad-language"),
]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("arguments", "why"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_every_error_is_one_sentence(capsys, monkeypatch, arguments, why, language):
    monkeypatch.setenv("HELDENRUNDE_LANG", language)
    sentence = said(capsys, *arguments)
    say = words(language)
    message = say.bundle.get_message(why).value
    literal = max((str(part.value) for part in getattr(message, "elements", ()) if hasattr(part, "value")), default="")
    assert literal.strip(" “”„") in sentence
    assert sentence[0].isupper() or sentence[0] in "-/“„" or sentence.startswith(("custom-heroes", "game"))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "cli-not-json"),
        ("{", "cli-not-json"),
        ("[]", "cli-not-a-record"),
        ("{}", "cli-not-a-record"),
        (json.dumps({"game": GAME, "decisions": []}), "damaged-save"),
        (json.dumps({"game": GAME, "decisions": [], "state": {}}), "damaged-save"),
    ],
)
def test_files_that_are_no_records(capsys, tmp_path, content, why):
    file = tmp_path / "bad.json"
    file.write_text(content, encoding="utf-8")
    facts = {"file": str(file)}
    if "state" not in content:
        assert said(capsys, "verify", file, "--lang", "de") == words("de")(why, **facts)
        assert said(capsys, "replay", file, "--lang", "en") == words("en")(why, **facts)
    assert said(capsys, "play", GAME, "--plain", "--load", file, "--lang", "en") == words("en")(why, **facts)


def test_bytes_that_are_no_text(capsys, tmp_path):
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe\x00")
    assert "does not hold JSON" in said(capsys, "verify", tmp_path / "bad.json", "--lang", "en")


def test_a_match_of_another_game(capsys, tmp_path):
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"game": "chess", "decisions": []}), encoding="utf-8")
    assert "holds a match of chess" in said(capsys, "play", GAME, "--plain", "--load", file, "--lang", "en")


def test_language_by_option_and_environment(monkeypatch):
    monkeypatch.setenv("HELDENRUNDE_LANG", "de")
    assert language_in(["games"]) == "de"
    assert language_in(["--lang", "en", "games"]) == "en"
    assert language_in(["--lang=de", "games", "--lang=en"]) == "en"
    assert "bis 6 Personen" in run("games", LANG="de_AT.UTF-8").stdout
    assert "to 6 players" in run("--lang", "en", "games", LANG="de_AT.UTF-8").stdout
    assert "bis 6 Personen" in run("--lang", "en", "games", "--lang", "de").stdout


def test_help_and_version():
    alone = run_apart("--help")
    assert alone.returncode == 0
    for command in ("play", "join", "sim", "rules", "cards", "replay", "verify", "games"):
        assert f" {command} " in alone.stdout
        assert run(command, "--help").returncode == 0
    assert run("--version").stdout.startswith("heldenrunde 0.")


def test_a_reader_that_leaves_early():
    code = "from heldenrunde.cli import main; main(['rules', 'custom-heroes'])"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    process.wait()
