"""Bots against each other from the command line."""

import json
import sys

import pytest

from heldenrunde import bot
from heldenrunde.match import Match
from heldenrunde.terminal.local import sim
from heldenrunde.texts import words
from tests.terminal.shell import GAME, run, run_apart

FIELDS = ["game", "games", "seats", "seed", "options", "bots", "finished", "errors", "decisions", "wins", "scores"]


def test_json_is_one_line_and_the_same_every_time():
    arguments = "sim", GAME, "--games", 6, "--seats", 3, "--seed", 11, "--bot", "thumb", "--bot", "random", "--json"
    one, other = run_apart(*arguments), run(*arguments, "--lang", "de")
    assert one.returncode == other.returncode == 0
    assert one.stdout == other.stdout
    assert one.stdout.count("\n") == 1
    facts = json.loads(one.stdout)
    assert list(facts) == FIELDS
    assert facts["bots"] == ["thumb", "random", "thumb"]
    assert (facts["games"], facts["finished"], facts["errors"], sum(facts["wins"])) == (6, 6, 0, 6)
    assert facts["options"] == {"threshold": 10}


def test_the_short_way_of_a_random_bot_is_the_long_way():
    plan = sim.plan(GAME, 1, 3, 7, ("random",), ())
    short = sim.play(plan, 7)
    long = Match.new(GAME, 3, 7)
    minds = [bot("random", seed=7 * 3 + seat) for seat in range(3)]
    while not long.over:
        seat = long.waiting()[0]
        long.answer(seat, minds[seat].choose(long.view_for_bot(seat)))
    assert short.log == long.log


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_table(language):
    done = run("sim", GAME, "--games", 2, "--lang", language, "--option", "threshold=2")
    assert done.returncode == 0
    for column in ("seat", "bot", "wins", "share", "score", "decisions"):
        assert words(language)(f"cli-sim-{column}") in done.stdout
    assert done.stderr == ""  # no progress bar in a pipe


def test_an_exception_is_counted_and_shown(monkeypatch, capsys):
    def fail(plan, seed):
        raise RuntimeError(f"seed {seed} went wrong")

    monkeypatch.setattr(sim, "play", fail)
    assert not sim.run(sim.plan(GAME, 2, 2, 1, ("random",), ()), "en", True)
    printed = capsys.readouterr()
    assert json.loads(printed.out)["errors"] == 2
    assert json.loads(printed.out)["finished"] == 0
    assert "seed 1000003 went wrong" in printed.err
    assert "1000004" not in printed.err


OWN = """
from heldenrunde import bot

class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        assert view.heard, "it is told all that it has heard"
        return view.options[0]

def no_seed():
    return bot("random")

def no_bot(seed):
    return seed
"""


@pytest.fixture
def own_module(tmp_path, monkeypatch):
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield "own_bots"
    sys.modules.pop("own_bots", None)


def test_the_number_of_processes_changes_nothing(own_module):
    arguments = "sim", GAME, "--games", 45, "--option", "threshold=1", "--seed", 3, "--json"
    bots = "--bot", "thumb", "--bot", f"{own_module}:First"
    alone, several = (run_apart(*arguments, *bots, "--jobs", jobs) for jobs in (1, 3))
    assert alone.returncode == several.returncode == 0, several.stderr
    assert alone.stdout == several.stdout
    assert json.loads(alone.stdout)["finished"] == 45
    assert json.loads(alone.stdout)["bots"][1] == "own_bots:First"


def test_the_first_error_is_the_first_with_any_number_of_processes(own_module, tmp_path):
    (tmp_path / "own_bots.py").write_text(
        "class Fails:\n    def __init__(self, seed): pass\n    choose = None.__eq__\n"
    )
    arguments = "sim", GAME, "--games", 25, "--bot", f"{own_module}:Fails", "--json"
    alone, several = (run_apart(*arguments, "--jobs", jobs) for jobs in (1, 2))
    assert alone.returncode == several.returncode == 1
    assert (alone.stdout, alone.stderr) == (several.stdout, several.stderr)


@pytest.mark.parametrize(
    "bot", ["own_bots:no_seed", "own_bots:no_bot", "own_bots:nothing", "no_module:First", ":", "x:"]
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_factory_that_makes_no_bot(own_module, bot, language):
    done = run("sim", GAME, "--games", 1, "--bot", bot, "--lang", language)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"{bot}" in done.stderr


def test_no_processes_play_nothing():
    done = run("sim", GAME, "--games", 1, "--jobs", 0)
    assert done.returncode != 0
    assert "--jobs" in done.stderr
