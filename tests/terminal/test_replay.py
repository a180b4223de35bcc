"""Records: told again and checked."""

import json

import pytest

from heldenrunde.core.game import Result, Rival
from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.local.replay import places, tell, verify
from heldenrunde.texts import words
from tests.terminal.shell import played, run


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    return played(tmp_path_factory.mktemp("records") / "match.json")


def lines(record, seat=None, everything=False):
    return [line.text for passage in tell(record, "en", seat, everything) for line in passage.lines]


# -- replay ----------------------------------------------------------------------------------------------------------


def test_a_playthrough_as_each_may_hear_it(record):
    public, own, whole = lines(record), lines(record, seat=1), lines(record, everything=True)
    assert len(public) == len(own) == len(whole)
    assert "Bot 1 is dealt 10 cards." in public
    assert not any(line.startswith("Bot 1 is dealt 10 cards: ") for line in public)
    assert any(line.startswith("Bot 1 is dealt 10 cards: ") for line in own)
    assert not any(line.startswith("Bot 2 is dealt 10 cards: ") for line in own)
    assert any(line.startswith("Bot 2 is dealt 10 cards: ") for line in whole)
    assert public[-1].startswith("Place 3: ")


def test_a_lost_match_against_automata_has_them_in_the_first_place():
    """KP-3.4, HS-8.8: whoever plays alone and loses is not told to be first."""
    lost = Result([], [0], [2], (Rival("card-echo", 7, 1),))
    assert places(lost, Speech("de", "kapow", ["Anna"])) == ["Platz 1: Nachhall (Leben 7)", "Platz 2: Anna (Leben 0)"]
    below = Result([0], [1, -1], [1, 2])
    assert places(below, Speech("en", "backstab-heroes", ["Anna", "Ben"])) == [
        "Place 1: Anna (1 point)",
        "Place 2: Ben (−1 point)",
    ]


def test_replay_from_the_command_line(record, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = run("replay", file, "--lang", "de")
    assert done.returncode == 0
    assert "(CH-7.2)" in done.stdout
    assert "Platz 1: " in done.stdout
    stepped = run("replay", file, "--step", "--lang", "de", given="\n" * 3)
    assert stepped.returncode == 0
    assert stepped.stdout.rstrip().endswith(done.stdout.rstrip().splitlines()[-1])
    refused = run("replay", file, "--seat", 3)
    assert refused.returncode == 1
    assert refused.stderr.strip() == "There is no seat “3”. Choose one from 0 to 2."


def test_replay_steps_by_moments_and_by_decisions(record, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    passages = list(tell(record, "en", None, False))
    early = next(at for at, passage in enumerate(passages) if not passage.last and passages[at - 1].last)
    before, rest = sum(passage.last for passage in passages[:early]), str(passages[early + 1].lines[0])

    def told(typed):
        return run("replay", file, "--step", given=typed).stdout

    by_moments = told("\n" * early + "q\n")
    assert str(passages[early].lines[0]) in by_moments
    assert rest not in by_moments
    assert rest in told("d\n" * before + "d\nq\n")
    assert told("d\n" * len(passages)).count("Place 3: ") == 1


def test_half_a_match(tmp_path):
    half = played(tmp_path / "half.json", decisions=9)
    assert lines(half)[-1] == "The match is not over: it stands after 9 decisions."
    assert [finding.holds for finding in verify(half, "en")] == [False, True, False]


# -- verify ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_true_record(record, tmp_path, language):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = run("verify", file, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    say = words(language)
    assert say("cli-verify-legal", n=len(record["decisions"])) in done.stdout
    assert say("cli-verify-no-proof") in done.stdout
    assert say("cli-verify-meaning") in done.stdout


def tampered(record):
    """Each with one thing changed."""
    decisions = record["decisions"]
    yield {**record, "decisions": decisions[:5] + decisions[6:]}
    yield {**record, "decisions": [*decisions, decisions[-1]]}
    yield {**record, "decisions": [[seat, ["play", [0], []]] for seat, _ in decisions]}
    yield {**record, "key": "00" * 32}
    yield {**record, "key": "00"}
    yield {**record, "key": None}
    yield {**record, "seats": 4}
    yield {**record, "seats": "3"}
    yield {**record, "options": {"threshold": 3}}
    yield {**record, "options": []}
    yield {**record, "version": 99}
    yield {**record, "game": "chess"}
    yield {**record, "decisions": 3}
    yield {**record, "result": {**record["result"], "winners": [0, 1, 2]}}
    yield {**record, "decisions": decisions[:20]}


def test_a_tampered_record_is_found_out(record, tmp_path):
    for number, false in enumerate(tampered(record)):
        with pytest.raises(HeldenrundeError) as found:
            verify(false, "de")
        assert found.value.reason.text("de"), number
    file = tmp_path / "false.json"
    file.write_text(json.dumps({**record, "result": {"winners": [0]}}), encoding="utf-8")
    done = run("verify", file, "--lang", "de")
    assert done.returncode == 1
    assert done.stderr.strip() == words("de")("cli-verify-other-result")
    assert done.stdout == ""
