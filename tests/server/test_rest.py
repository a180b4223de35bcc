"""What HTTP offers beside playing: games, texts, rules, cards, the list of tables, health, figures, pages."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import rules_of
from heldenrunde.server.settings import Settings
from heldenrunde.server.web import pages
from heldenrunde.server.web.app import create_app
from heldenrunde.texts import source
from tests.server.harness import GAME, Running
from tests.server.memory import MemoryStore


def test_the_games(server):
    with server.http() as http:
        games = http.get("/games").json()
    game = next(game for game in games if game["id"] == GAME)
    assert game["seats"] == [2, 6]
    assert {option["name"] for option in game["options"]} >= {"threshold"}
    assert set(game["names"]) == {"de", "en"}


@pytest.mark.parametrize("language", ["de", "en"])
def test_texts_rules_and_cards(server, language):
    with server.http() as http:
        assert http.get(f"/texts/{language}").text == source(language)
        assert http.get(f"/texts/{language}/{GAME}").text == source(language, GAME)
        rules = http.get(f"/rules/{GAME}", params={"lang": language}).json()
        assert rules["chapters"][0]["rules"][0]["number"] == "CH-1.1"
        assert all(chapter["title"] for chapter in rules["chapters"])
        cards = http.get(f"/cards/{GAME}", headers={"accept-language": f"fr, {language};q=0.8"}).json()
        assert all(card["name"] and card["copies"] for card in cards)


def test_what_never_changes_is_not_sent_twice(server):
    with server.http() as http:
        for path in ("/games", "/texts/de", f"/texts/de/{GAME}", f"/rules/{GAME}?lang=de", f"/cards/{GAME}?lang=de"):
            tag = http.get(path).headers["etag"]
            again = http.get(path, headers={"if-none-match": tag})
            assert again.status_code == 304
            assert again.content == b""


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", "/nonsense", 404, "server-no-such-page"),
        ("GET", "/texts/fr", 404, "server-no-such-language"),
        ("GET", "/texts/de/chess", 404, "unknown-game"),
        ("GET", "/rules/chess", 404, "unknown-game"),
        ("GET", "/rules/custom-heroes?lang=fr", 400, "server-bad-request"),
        ("GET", "/cards/chess", 404, "unknown-game"),
        ("GET", "/tables/nonsense", 404, "table-unknown"),
        ("GET", "/tables/nonsense/log", 404, "table-unknown"),
        ("GET", "/tables/nonsense/at/x", 404, "server-no-such-page"),
        ("POST", "/tables/nonsense/rematch", 404, "table-unknown"),
        ("DELETE", "/tables", 405, "server-bad-method"),
        ("POST", "/games", 405, "server-bad-method"),
        ("POST", "/tables", 400, "server-bad-request"),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_what_there_is_not_is_refused_in_the_language_of_the_reader(server, method, path, status, id, language):
    with server.http(**{"accept-language": language}) as http:
        answer = http.request(method, path)
    assert answer.status_code == status
    reason = answer.json()["reason"]
    assert reason["id"] == id
    german = any(word in reason["text"] for word in ("gibt", "nicht", "lässt"))
    assert german == (language == "de"), reason["text"]


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("", "$"),
        ("{", "$"),
        ("[]", "$"),
        ('{"name": 7, "setup": {"game": "custom-heroes", "seats": 2}}', "name"),
        ('{"name": "Anna", "setup": {"game": "custom-heroes", "seats": "two"}}', "setup.seats"),
        ('{"name": "Anna"}', "$"),
    ],
)
def test_bodies_that_are_not_as_they_should_be(server, body, where):
    with server.http() as http:
        answer = http.post("/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["reason"]["id"] == "server-bad-request"
    assert where.lstrip("$") in answer.json()["reason"]["args"]["where"]


@pytest.mark.parametrize(
    ("setup", "status", "id"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 99}, 400, "bad-seats"),
        ({"options": {"gold": 1}}, 400, "unknown-option"),
        ({"bots": ["hal", None]}, 400, "table-bad-bot"),
        ({"clock": {"kind": "sand", "seconds": 9}}, 400, "table-bad-clock"),
    ],
)
def test_setups_that_cannot_be_played(server, setup, status, id):
    with server.http() as http:
        body = {"setup": {"game": GAME, "seats": 2, **setup}, "name": "Anna"}
        answer = http.post("/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["reason"]["id"] == id


def test_public_tables_are_listed_while_there_is_room(server):
    host = server.open(name="Listed", seats=2, public=True)
    server.open(name="Hidden", seats=2)
    with server.http() as http:
        listed = {table["id"]: table for table in http.get("/tables").json()}
        assert listed[host["id"]]["host"] == "Listed"
        assert listed[host["id"]]["taken"] == 1
        assert "Hidden" not in [table["host"] for table in listed.values()]


def test_joining_again_with_the_same_key_gives_the_same_seat(server):
    host = server.open(seats=3)
    body = {"name": "Ben", "key": secrets.token_urlsafe(16)}
    with server.http() as http:
        answers = [http.post(f"/tables/{host['id']}/join", json=body).json() for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        assert http.post(f"/tables/{host['id']}/join", json={"name": "Cem", "key": "short"}).status_code == 400
        assert http.post(f"/tables/{host['id']}/join", json={"name": "Cem"}).status_code == 201
        full = http.post(f"/tables/{host['id']}/join", json={"name": "Dora"})
        assert full.status_code == 409
        assert full.json()["reason"]["id"] == "table-full"


def test_health_and_figures(server):
    server.open(seats=2)
    with server.http() as http:
        rules = {game: str(rules_of(game)) for game in GAMES}
        well = {"healthy": True, "store": True, "workers": True}
        assert http.get("/health").json() == {**well, "rules": rules, "other_rules": []}
        http.get("/nonsense")
        text = http.get("/metrics").text
    for name in (
        "heldenrunde_tables_open",
        "heldenrunde_sockets",
        'heldenrunde_refusals_total{id="server-no-such-page"}',
        "heldenrunde_append_seconds_bucket",
        "heldenrunde_bot_seconds_count",
        "heldenrunde_store_rows_total",
        "heldenrunde_store_batches_total",
        'heldenrunde_responses_total{status="200"}',
    ):
        assert name in text


def test_the_schema_describes_everything(server):
    with server.http() as http:
        schema = http.get("/schema").json()
    assert schema["openapi"].startswith("3.")
    assert {"/api/games", "/api/tables", "/api/tables/{table}/command", "/api/health"} <= set(schema["paths"])


# -- a store that fails ----------------------------------------------------------------------------------------------


class IllStore(MemoryStore):
    async def healthy(self) -> bool:
        return False


def app_with(store: Any) -> Litestar:
    return create_app(Settings(workers=0, post_rate=0.0, hosts=("testserver.local",)), store)


def test_without_its_store_the_server_says_that_it_is_not_well():
    with TestClient(app_with(IllStore())) as client:
        assert client.get("/api/health").status_code == 503


def test_a_fault_is_told_without_its_details():
    store = MemoryStore()
    with TestClient(app_with(store), raise_server_exceptions=False) as client:
        store.fail = OSError("disk full at /secret/place")
        body = {"setup": {"game": GAME, "seats": 2}, "name": "Anna"}
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 500
        assert answer.json()["reason"]["id"] == "server-fault"
        assert "disk" not in answer.text
        assert client.post("/api/tables", json=body).status_code == 201


# -- pages -----------------------------------------------------------------------------------------------------------


def test_without_a_browser_client_the_page_names_the_api(tmp_path):
    with TestClient(Litestar(pages.handlers(tmp_path), openapi_config=None)) as client:
        assert "/api/schema" in client.get("/").text


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    (tmp_path / "outside.txt").write_text("secret")
    folder = tmp_path / "web_client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Heldenrunde</title>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (folder / "manifest.webmanifest").write_text("{}")
    return folder


def test_the_browser_client_is_served_with_its_cache_headers(client_folder):
    with TestClient(Litestar(pages.handlers(client_folder), openapi_config=None)) as client:
        assert "Heldenrunde" in client.get("/").text
        assert client.get("/").headers["cache-control"] == "no-cache"
        asset = client.get("/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        assert client.get("/table/abc").text == client.get("/").text
        assert client.get("/assets/gone.js").status_code == 404


@pytest.mark.parametrize("path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"])
def test_nothing_outside_its_folder_is_served(client_folder, path):
    with TestClient(Litestar(pages.handlers(client_folder), openapi_config=None)) as client:
        assert "secret" not in client.get(path).text


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/" + "a/" * 200, "/%00", "/assets/" + "b" * 300 + ".js"])
def test_no_name_is_too_long_or_too_strange_for_a_page(client_folder, path):
    with TestClient(Litestar(pages.handlers(client_folder), openapi_config=None)) as client:
        assert client.get(path).status_code in (200, 404)


def test_the_real_server_has_a_first_page(server: Running):
    assert httpx.get(server.url).status_code == 200
