"""A match line by line, through a pipe."""

import json
import re

import pytest

from heldenrunde import Match
from heldenrunde.core.scene import Piece, Scene, Seat, Zone, text
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.plain.sentences import changed_lines, zone_line
from heldenrunde.texts import words
from tests.terminal.shell import GAME, played, run, run_apart

FIRST = "1\n" * 3_000
SOME = "1\n" * 4
OPTION = re.compile(r"^\d+\. ", re.MULTILINE)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_match_through_a_pipe(language, tmp_path):
    file = tmp_path / "match.json"
    table = "--seats", 3, "--seed", 4, "--save", file
    done = run_apart("play", GAME, "--plain", "--lang", language, *table, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    say = words(language)
    assert say("app-over") in done.stdout
    assert say("app-saved", file=str(file)) in done.stdout
    assert Match.replay(json.loads(file.read_text(encoding="utf-8"))).over
    assert "\x1b" not in done.stdout
    assert OPTION.search(done.stdout)
    assert "(CH-3.1)" in done.stdout


def test_the_same_seed_and_answers_are_the_same_match():
    one, other = (run("play", GAME, "--plain", "--seed", 9, "--name", "A", given=FIRST).stdout for _ in range(2))
    assert one == other


def test_every_command_answers():
    commands = "?\nrules\nrules CH-3\nrules CH-99\ncards kodora\ncards xyzzy\ntable\nmoves\nlog\nsave\n"
    done = run("play", GAME, "--plain", "--seed", 4, "--name", "Anna", given=commands + "quit\nquit\n")
    assert done.returncode == 0
    assert words("en")("help-plain") in done.stdout
    assert "CH-3.10 A turn runs in this order" in done.stdout
    assert "CH-3.4 " in done.stdout
    assert "“CH-99”" in done.stdout
    assert "Kodora (6 copies)" in done.stdout
    assert "No card is called “xyzzy”" in done.stdout
    assert done.stdout.count("Anna's hand: ") == 2
    assert words("en")("app-save-where") in done.stdout
    assert words("en")("app-plain-not-saved") in done.stdout


@pytest.mark.parametrize("bad", ["0", "999", "-1", "1 2", "play", "ä", ""])
def test_bad_input_is_explained_and_asked_again(bad):
    done = run("play", GAME, "--plain", "--seed", 4, given=f"{bad}\nquit\nquit\n")
    assert done.returncode == 0
    assert f"“{bad}” is neither a number" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_end_of_the_input_is_told_and_nothing_is_lost(language, tmp_path):
    file = tmp_path / "half.json"
    lost = run("play", GAME, "--plain", "--seed", 4, "--lang", language, given=SOME)
    assert lost.returncode == 1
    assert lost.stderr.strip() == words(language)("app-plain-ended")
    kept = run("play", GAME, "--plain", "--seed", 4, "--lang", language, "--save", file, given=SOME)
    assert kept.returncode == 1
    assert kept.stderr.strip() == words(language)("app-plain-ended-saved", file=str(file))
    record = json.loads(file.read_text(encoding="utf-8"))
    assert 2 <= [seat for seat, _ in record["decisions"]].count(0) <= 4, "a long list takes a line per step"


def test_a_saved_match_goes_on_as_if_nothing_had_happened(tmp_path):
    file, later, whole = tmp_path / "half.json", tmp_path / "later.json", tmp_path / "whole.json"
    run("play", GAME, "--plain", "--seed", 4, "--save", file, given="1\n" * 7)
    went_on = run("play", GAME, "--plain", "--load", file, "--save", later, given=FIRST)
    run("play", GAME, "--plain", "--seed", 4, "--save", whole, given=FIRST)
    assert went_on.returncode == 0
    assert json.loads(later.read_text(encoding="utf-8")) == json.loads(whole.read_text(encoding="utf-8"))


def test_a_match_that_is_over_shows_its_result(tmp_path):
    played(tmp_path / "over.json")
    done = run("play", GAME, "--plain", "--load", tmp_path / "over.json")
    assert done.returncode == 0
    assert "Place 1: " in done.stdout


def test_save_within_the_match_lets_one_leave(tmp_path):
    done = run("play", GAME, "--plain", "--seed", 4, given=f"1\nsave {tmp_path / 'm.json'}\nquit\n")
    assert done.returncode == 0
    assert (tmp_path / "m.json").exists()
    refused = run("play", GAME, "--plain", "--seed", 4, given=f"save {tmp_path}/no/m.json\nquit\nquit\n")
    assert refused.returncode == 0
    assert "There is no file" in refused.stdout or "cannot be written" in refused.stdout


def test_settings_of_the_table_count():
    done = run("play", GAME, "--plain", "--seed", 1, "--option", "threshold=3", "--bot", "random", "--level", 0)
    assert "Threshold: 3" in done.stdout


# -- the table -------------------------------------------------------------------------------------------------------


def test_after_a_turn_only_what_has_changed_is_told():
    done = run("play", GAME, "--plain", "--seed", 4, "--name", "Anna", given="1\n1\n1\ntable\nquit\nquit\n")
    assert done.stdout.count("Threshold: 10") == 2, "at first, and with the whole table"
    assert done.stdout.count("Earlier tricks: ") > 2
    lines = done.stdout.splitlines()
    whole = [line for line in lines if re.match(r"Anna: victory points \d+, power \d+", line, re.IGNORECASE)]
    assert len(whole) == 2
    assert re.search(r"^Trick: Bot \d: ", done.stdout, re.MULTILINE), "who laid what in a trick"


def test_what_is_not_there_any_more_is_told():
    """A zone that is gone is empty; a state that nobody has any more is no longer there."""
    say = Speech("en", "munchkin", ["Anna", "Ben"])
    foe = Piece("c1", text("card-elf"))
    before = scene_of(
        (Seat(0, (text("state-fighter"),)), Seat(1)), (Zone("combat", "trick", text("zone-combat"), (foe,)),)
    )
    after = scene_of((Seat(0), Seat(1)), ())
    fights = say.say(text("state-fighter"))
    assert list(changed_lines(before, after, say)) == [f"Anna: no longer: {fights}.", "Combat: nothing."]
    assert list(changed_lines(after, after, say)) == []
    moved = scene_of((Seat(0), Seat(1, (text("state-fighter"),))), before.zones)
    assert list(changed_lines(before, moved, say)) == [f"Ben: {fights}."], "that it is Anna no more goes without saying"


def scene_of(seats, zones):
    return Scene("munchkin", 0, seats, zones, (), (), None, ())


def test_a_pile_tells_how_many_and_what_lies_on_top():
    """MU-1.7: so a cleric knows what can be resurrected."""
    say = Speech("en", "munchkin", ["Anna"])
    note = text("pile-size", n=79)
    hidden = Zone("doors", "pile", text("zone-doors"), (Piece("doors-0", None),), note=note)
    assert zone_line(hidden, say) == "Doors: 79 cards."
    shown = Zone("doors", "pile", text("zone-doors"), (Piece("c3", text("card-elf")),), note=note)
    assert zone_line(shown, say) == "Doors: 79 cards, on top: Elf."


def test_a_supply_tells_how_many_there_are_of_each():
    say = Speech("en", "kapow", ["Anna"])
    pieces = (Piece("s0.a", text("die-red"), "3"), Piece("s0.b", text("face-might"), "12"))
    supply = Zone("supply-0", "supply", text("zone-supply"), pieces)
    assert zone_line(supply, say).endswith("(3), " + say("face-might") + " (12).")


def test_back_with_nothing_begun_is_explained():
    done = run("play", GAME, "--plain", "--seed", 4, given="back\nquit\nquit\n")
    assert words("en")("app-plain-no-back") in done.stdout
