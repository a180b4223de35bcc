"""Addresses, and what comes in over HTTP."""

import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import msgspec
import pytest

from heldenrunde import Match
from heldenrunde.core.scene import Scene, Text
from heldenrunde.errors import HeldenrundeError
from heldenrunde.terminal.remote import kept_seats
from heldenrunde.terminal.remote.connection import Message
from heldenrunde.terminal.remote.http_requests import Address, address_of, invitation, read
from heldenrunde.texts import words
from tests.terminal.shell import GAME, run

GOOD = {
    "http://127.0.0.1:8000": ("http://127.0.0.1:8000", ""),
    "http://127.0.0.1:8000/": ("http://127.0.0.1:8000", ""),
    "http://localhost:80": ("http://localhost", ""),
    "https://Example.org:443/t/a-b_c": ("https://example.org", "a-b_c"),
    "https://example.org/api/tables/abc": ("https://example.org", "abc"),
    "https://example.org/api/tables/abc/socket?x=1": ("https://example.org", "abc"),
    "http://[::1]:9000/t/abc#here": ("http://[::1]:9000", "abc"),
    " http://host/t/a%2Fb ": ("http://host", "a/b"),
}
BAD = ["", "host", "127.0.0.1:8000", "ftp://host/t/a", "http:///t/a", "http://a:b@host/t/a", "http://host/rules/x"]
BAD += ["http://host:x/", "http://[::1/"]


@pytest.mark.parametrize(("url", "found"), GOOD.items())
def test_addresses(url, found):
    assert address_of(url) == Address(*found)


@pytest.mark.parametrize("url", BAD)
def test_what_is_no_address(url):
    done = run("join", url, "--plain", "--lang", "de")
    assert done.returncode == 1
    assert done.stderr.strip() == words("de")("cli-bad-address", given=url)


def test_an_invitation_is_an_address():
    assert address_of(invitation("http://host:8000", "a/ü")) == ("http://host:8000", "a/ü")


def test_a_scene_comes_as_it_was_sent():
    match = Match.new(GAME, 3, 4)
    for viewer in (0, 1, 2, None):
        sent = match.game.scene(match.view(viewer), viewer)
        got: Scene = read(msgspec.json.encode(sent), Scene)
        assert msgspec.to_builtins(got) == msgspec.to_builtins(sent)
        assert all(isinstance(part, Text) for part in got.headline)
        assert got == read(msgspec.json.encode(got), Scene)


def test_texts_within_texts():
    text = {"id": "a", "args": {"players": [{"id": "player", "args": {"seat": 2}}], "n": 1}}
    assert read(json.dumps(text), Text) == Text("a", {"players": [Text("player", {"seat": 2})], "n": 1})


def test_nothing_that_comes_in_moves_the_cursor():
    assert read(json.dumps({"name": "A\x1b[2J\x07\u202en\nb"}), dict[str, str]) == {"name": "A[2Jn\nb"}
    assert read(json.dumps({"choice": "\x1b"}), dict[str, str]) == {"choice": "\x1b"}  # goes back as it came


# -- servers that are none -------------------------------------------------------------------------------------------


class Stranger(BaseHTTPRequestHandler):
    """Says the same to everybody."""

    def do_GET(self):
        self.send_response(200 if self.path.endswith("tables") else 404)
        self.end_headers()
        self.wfile.write(b'[{"id": 3}]' if self.path.endswith("tables") else b"<html>")

    do_POST = do_GET  # noqa: N815

    def log_message(self, *args):
        pass


@pytest.fixture(scope="module")
def stranger():
    server = HTTPServer(("127.0.0.1", 0), Stranger)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("path", ["", "/t/abc"])
def test_a_server_of_something_else(stranger, path, language):
    done = run("join", f"{stranger}{path}", "--plain", "--lang", language, "--name", "Anna")
    assert done.returncode == 1
    assert done.stderr.strip() == words(language)("cli-strange-server")


def test_no_server(monkeypatch):
    monkeypatch.setattr("heldenrunde.terminal.remote.server_tables.PAUSES", (0.0, 0.0))
    for path in ("", "/t/abc"):
        done = run("join", f"http://127.0.0.1:9{path}", "--plain", "--lang", "en", "--name", "Anna")
        assert done.returncode == 1
        assert done.stderr.strip() == words("en")("cli-no-server", server="http://127.0.0.1:9")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--host-table", "chess"], "unknown-game"),
        (["--host-table", GAME, "--seats", "99"], "bad-seats"),
        (["--host-table", GAME, "--seats", "3", "--bots", "3"], "cli-bad-bots"),
        (["--host-table", GAME, "--bot", "deepblue"], "cli-bad-bot-level"),
        (["--host-table", GAME, "--option", "threshold=many"], "bad-option"),
        (["--save", "nowhere/at/all.json"], "cli-no-place"),
    ],
)
def test_what_is_wrong_is_said_before_anybody_is_asked(more, why):
    done = run("join", "http://127.0.0.1:9", "--plain", "--lang", "en", *more)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "No server" not in done.stderr, why


def test_the_screen_needs_a_terminal():
    assert run("join", "http://127.0.0.1:9").stderr.strip() == words("en")("cli-no-terminal")


# -- seats that are kept ---------------------------------------------------------------------------------------------


def test_what_is_kept_of_seats(seats_folder, monkeypatch):
    one, two = (kept_seats.Kept("http://a", "t", name, "secret") for name in ("Anna", "Ben"))
    assert kept_seats.find("http://a", "t", "") is None
    kept_seats.keep(one)
    kept_seats.keep(two)
    kept_seats.keep(one)
    assert kept_seats.find("http://a", "t", "Ben") == two
    assert kept_seats.find("http://a", "t", "") in (one, two)
    assert kept_seats.find("http://b", "t", "") is None
    (seats_folder / "damaged.json").write_text("{", encoding="utf-8")
    kept_seats.forget(two)
    kept_seats.forget(two)
    assert kept_seats.find("http://a", "t", "") == one
    monkeypatch.setattr(kept_seats, "MONTH", -60)
    kept_seats.forget_old()
    assert list(seats_folder.iterdir()) == []


def test_a_folder_that_cannot_be_written(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(kept_seats, "folder", lambda: tmp_path / "file" / "seats")
    kept_seats.keep(kept_seats.Kept("http://a", "t", "Anna", "secret"))
    assert kept_seats.find("http://a", "t", "Anna") is None


def test_bad_frames():
    for frame in (b"\xff", "{", "[]", '{"type": "dance"}', "[" * 100_000):
        with pytest.raises(HeldenrundeError):
            read(frame, Message)
