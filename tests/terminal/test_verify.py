"""Records of a server with their proof: what holds, and what is found out."""

import json
from copy import deepcopy

import pytest

from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.table import fairness
from heldenrunde.terminal.local import shuffle_proof
from heldenrunde.terminal.local.replay import tell, verify
from heldenrunde.terminal.remote import kept_seats
from heldenrunde.terminal.remote.server_tables import ServerTables
from heldenrunde.texts import words
from tests.server.harness import running
from tests.terminal.shell import run
from tests.terminal.tables import beside, hosted, play_on, started


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """Anna, Ben and a bot; the record as everybody may download it."""
    folder = tmp_path_factory.mktemp("records")
    with pytest.MonkeyPatch.context() as patch, running(f"sqlite:///{folder}/tables.sqlite") as server:
        patch.setattr(kept_seats, "folder", lambda: folder / "seats")
        anna = hosted(server.url, bots=1)
        ben = ServerTables(server.url, "en", "Ben").enter(anna.id)
        started(anna, ben)
        other = beside(lambda: play_on(ben))
        play_on(anna)
        other.join()
        with server.http() as http:
            found = http.get(f"/tables/{anna.id}/record").raise_for_status().json()
        assert found == anna.record()
        anna.close()
        ben.close()
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_downloaded_record(record, tmp_path, language):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = run("verify", file, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    say = words(language)
    assert say("cli-verify-commitment", commitment=record["proof"]["commitment"]) in done.stdout
    assert say("cli-verify-nonces", n=2) in done.stdout
    assert say("cli-verify-key") in done.stdout
    assert say("cli-verify-legal", n=len(record["decisions"])) in done.stdout
    assert "Ben" in done.stdout
    assert done.stdout.count(f"{say('cli-verify-holds')}: ") == 5
    assert f"{say('cli-verify-open')}: " not in done.stdout
    assert done.stdout.rstrip().endswith(say("cli-verify-meaning"))


def test_the_players_of_a_record_are_called_by_their_names(record):
    told = " ".join(line.text for passage in tell(record, "en", None, False) for line in passage.lines)
    assert "Anna" in told
    assert "Ben" in told
    assert "Bot 3" in told


def test_we_reckon_as_the_server_does(record):
    proof, nonce = record["proof"], shuffle_proof.new_nonce()
    assert fairness.is_nonce(nonce)
    assert shuffle_proof.digest_of(nonce) == fairness.digest(nonce)
    secret, nonces = bytes.fromhex(proof["secret"]), [seat["nonce"] for seat in proof["seats"] if seat["nonce"]]
    assert proof["commitment"] == fairness.commitment(secret, proof["table"], record["game"])
    assert record["key"] == fairness.match_key(secret, nonces, proof["table"]).hex()


ZEROS = "00" * 32
FALSE = [
    ("proof.table", "other", "cli-verify-other-commitment"),
    ("proof.commitment", ZEROS, "cli-verify-other-commitment"),
    ("proof.secret", ZEROS, "cli-verify-other-commitment"),
    ("proof.seats.0.digest", ZEROS, "cli-verify-other-nonce"),
    ("proof.seats.1.nonce", "00" * 16, "cli-verify-other-nonce"),
    ("proof.seats.1.digest", "", "cli-verify-other-nonce"),
    ("proof.seats.1.nonce", "", "cli-verify-other-key"),
    ("proof.seats", [], "damaged-save"),
    ("proof.secret", "xyz", "damaged-save"),
    ("proof.secret", 7, "damaged-save"),
    ("proof.seats.0.nonce", None, "damaged-save"),
    ("proof.seats.0.nonce", "ä", "damaged-save"),
    ("proof.seats", "all", "damaged-save"),
    ("proof", None, "damaged-save"),
    ("proof", {}, "damaged-save"),
    ("key", ZEROS, "cli-verify-other-key"),
    ("game", "chess", "cli-verify-other-commitment"),
    ("proof.version", 99, "cli-verify-other-commitment"),
    ("version", 99, "other-version"),
    ("seats", 4, "damaged-save"),
    ("options.threshold", "3", "damaged-save"),
    ("options.other", 3, "damaged-save"),
    ("decisions.4", [0, "xyzzy"], "record-illegal"),
    ("decisions.0.0", 9, "record-illegal"),
    ("result", {"winners": [0]}, "cli-verify-other-result"),
    ("format", 0, "damaged-save"),
]


def changed(record, path, value):
    """The same with one thing changed."""
    false = deepcopy(record)
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = false
    for step in way:
        inner = inner[step]
    inner[last] = value
    return false


@pytest.mark.parametrize(("path", "value", "why"), FALSE, ids=[f"{path}={str(value)[:5]}" for path, value, _ in FALSE])
def test_a_changed_record_is_found_out(record, path, value, why):
    with pytest.raises(HeldenrundeError) as found:
        verify(changed(record, path, value), "de")
    assert found.value.reason.id == why
    assert found.value.reason.text("de")


def test_without_decisions_the_result_does_not_follow(record):
    shortened = {**record, "decisions": record["decisions"][:-1]}
    assert [finding.holds for finding in verify(shortened, "en")] == [True, True, True, True, False]


def test_names_prove_nothing(record):
    """And that is said."""
    assert verify(changed(record, "proof.seats.0.name", "Zoe"), "en")
    assert "who sat at the table" in words("en")("cli-verify-meaning")


def test_a_key_that_only_the_server_made(record):
    table = record["proof"]["table"]
    secret = fairness.new_secret()
    seats = [{**seat, "digest": "", "nonce": ""} for seat in record["proof"]["seats"]]
    proof = {
        "table": table,
        "commitment": fairness.commitment(secret, table, record["game"]),
        "secret": secret.hex(),
        "seats": seats,
    }
    alone = {**record, "key": fairness.match_key(secret, [], table).hex(), "decisions": [], "proof": proof}
    findings = verify(alone, "en")
    assert [finding.holds for finding in findings] == [True, False, True, True, False]
    assert findings[1].text == words("en")("cli-verify-no-nonces")
