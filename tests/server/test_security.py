"""At the door: origins, limits, tokens, and who may do what, cell by cell."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket as sockets
from collections.abc import Coroutine, Iterator
from typing import Any
from urllib.parse import parse_qsl

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import PATIENCE, Player, Running, running


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


async def code_of(player: Player) -> int | None:
    """Why the server hung up."""
    try:
        while True:
            await asyncio.wait_for(player.socket.recv(), PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits of the default settings, and a trusted page."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.sqlite"
    limits = {"rate": 5.0, "burst": 20, "queue_limit": 65536, "hello_seconds": 0.4}
    with running(database, origins=("https://club.example.org",), **limits) as found:
        yield found


@pytest.fixture(scope="module")
def table(strict: Running) -> dict[str, Any]:
    return strict.open(seats=2, bots=[None, "easy"])


# -- origins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example.org", "null", "http://127.0.0.1", "http://localhost:1", "x"])
def test_a_foreign_page_opens_no_socket(strict, table, origin):
    async def story() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with strict.socket(table["id"], origin=origin):
                pass
        assert refused.value.response.status_code == 403

    run(story())


def test_a_socket_without_an_origin_is_refused(strict, table):
    with sockets.create_connection(("127.0.0.1", strict.port), PATIENCE) as raw:
        raw.sendall(
            f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert raw.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("origin", ["", "https://club.example.org"])
def test_our_own_page_and_trusted_ones_open_sockets(strict, table, origin):
    async def story() -> None:
        async with strict.socket(table["id"], origin=origin or None) as socket:
            assert (await Player(socket).hello())["you"] is None

    run(story())


def test_a_foreign_page_changes_nothing(strict):
    body = {"setup": {"game": "custom-heroes", "seats": 2}, "name": "Anna"}
    with strict.http(origin="https://evil.example.org") as http:
        answer = http.post("/tables", json=body)
        assert answer.status_code == 403
        assert answer.json()["reason"]["id"] == "server-foreign-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert http.get("/games").status_code == 200
    with strict.http(origin=strict.url) as http:
        assert http.post("/tables", json=body).status_code == 201
    with strict.http(origin="https://club.example.org") as http:
        answer = http.post("/tables", json=body)
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == "https://club.example.org"


# -- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [8193, 100_000])
def test_a_frame_over_8_kib_closes_the_socket(strict, table, size):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            await player.hello()
            await player.send("x" * size)
            assert await code_of(player) == 1009

    run(story())


def test_a_frame_of_8_kib_is_read(strict, table):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            await player.hello()
            await player.send("x" * 8192)
            assert (await player.until("refused"))["reason"]["id"] == "server-bad-message"

    run(story())


def test_too_many_messages_close_the_socket(strict, table):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            await player.hello(table["token"])
            for _ in range(20):
                await player.must("return")
            for _ in range(10):
                await player.send({"type": "do", "key": "k", "command": {"do": "return"}})
            assert await code_of(player) == 1008

    run(story())


def test_nothing_is_compressed(strict, table):
    async def story() -> None:
        async with strict.socket(table["id"], compression="deflate") as socket:
            assert socket.protocol.extensions == []

    run(story())


def test_a_slow_reader_is_dropped_and_gets_everything_when_it_comes_back(server):
    async def story() -> None:
        host = server.open(seats=2, bots=[None, "random"])
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        async with server.socket(host["id"], sock=raw, max_queue=1) as socket:
            player = Player(socket)
            await player.hello(host["token"], want="scene")
            await player.must("start")
            await asyncio.sleep(0.2)
            for number in range(2500):  # each is answered by a refusal and the whole state, which is never read
                command = {"do": "answer", "choice": "pass", "version": 0}
                await player.send({"type": "do", "key": f"k{number}", "command": command})
                if not number % 50:
                    await asyncio.sleep(0.02)
                if server.server.metrics.dropped.labels("1013")._value.get():
                    break
            assert await code_of(player) in (1013, None)
        assert server.server.metrics.dropped.labels("1013")._value.get() == 1
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            welcome = await player.hello(host["token"])
            live = await_live(server, host["id"])
            assert welcome["version"] == live.table.version

    run(story())


def await_live(server: Running, id: str) -> Any:
    return server.server.hub.live[id]


def test_who_says_nothing_is_sent_away(strict, table):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            assert (await player.until("refused"))["reason"]["id"] == "server-no-hello"
            assert await code_of(player) == 1008

    run(story())


@pytest.mark.parametrize(
    "first", ["nonsense", "[]", '{"type":"do","key":"k","command":{"do":"return"}}', b"\xff\xfe", "[" * 5000]
)
def test_the_first_message_is_a_greeting(strict, table, first):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            await player.send(first)
            assert (await player.until("refused"))["reason"]["id"] == "server-no-hello"
            assert await code_of(player) == 1008

    run(story())


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        "[" * 5000,
        '{"type":"do","key":"","command":{"do":"return"}}',
        '{"type":"do","key":"k","command":{"do":"take-over","seat":0}}',
        '{"type":"do","key":"k","command":{"do":"join","person":{"id":"a","name":"b","token_hash":"c"}}}',
        '{"type":"do","key":"k","command":{"do":"rematch","table":"x"}}',
        '{"type":"do","key":"k","command":{"do":"answer","version":"x","choice":1}}',
        '{"type":"do","key":"' + "k" * 65 + '","command":{"do":"return"}}',
        b"\xff\xfe",
    ],
)
def test_what_cannot_be_understood_is_refused_and_the_socket_stays_open(strict, table, message):
    async def story() -> None:
        async with strict.socket(table["id"]) as socket:
            player = Player(socket)
            await player.hello(table["token"])
            await player.send(message)
            assert (await player.until("refused"))["reason"]["id"] == "server-bad-message"
            await player.must("return")

    run(story())


def test_a_choice_too_deep_to_look_at_is_refused(server):
    async def story() -> None:
        host = server.open(seats=2, bots=[None, "easy"])
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            await player.must("start")
            for depth in (50, 500, 900, 990, 2000):
                deep = "[" * depth + "]" * depth
                text = f'{{"type":"do","key":"d{depth}","command":{{"do":"answer","version":99,"choice":{deep}}}}}'
                await player.send(text)
                await player.until("refused")
            await player.must("say", text="still here")

    run(story())


def test_requests_are_bounded(strict):
    with strict.http() as http:
        answer = http.post("/tables", content=b'{"name":"' + b"x" * 9000 + b'"}')
        assert answer.status_code == 413
        assert answer.json()["reason"]["id"] == "server-too-large"


def test_too_many_requests_from_one_address_are_refused(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.sqlite", post_rate=0.01, post_burst=3) as server, server.http() as http:
        answers = [http.post("/tables", json={}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 429, 429]
        assert answers[-1].json()["reason"]["id"] == "server-too-often"
        assert http.get("/games").status_code == 200


# -- headers and tokens ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nonsense", "/api/tables/nonsense", "/nonsense"])
def test_every_answer_protects_the_browser(strict, path):
    answer = httpx.get(strict.url + path)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_the_token_is_also_a_cookie_that_no_script_can_read(strict):
    with strict.http() as http:
        body = {"setup": {"game": "custom-heroes", "seats": 2}, "name": "Anna"}
        answer = http.post("/tables", json=body)
        seated = answer.json()
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=strict", f"path=/api/tables/{seated['id']}".lower()):
            assert part in cookie
        assert "secure" not in cookie.split("; ")
        assert http.get(f"/tables/{seated['id']}").json()["you"] == 0
        assert answer.headers["cache-control"] == "no-store"


def test_behind_https_the_cookie_is_sent_only_there(tmp_path):
    url = "https://games.example.org"
    with running(f"sqlite:///{tmp_path}/t.sqlite", public_url=url) as server, server.http(origin=url) as http:
        body = {"setup": {"game": "custom-heroes", "seats": 2}, "name": "Anna"}
        answer = http.post("/tables", json=body)
        assert answer.status_code == 201
        assert "secure" in answer.headers["set-cookie"].lower().split("; ")


def test_a_socket_takes_the_cookie(strict):
    async def story() -> None:
        seated = strict.open(seats=2)
        cookie = {"Cookie": f"seat-{seated['id']}={seated['token']}"}
        async with strict.socket(seated["id"], additional_headers=cookie) as socket:
            assert (await Player(socket).hello())["you"] == 0
        outdated = {"Cookie": f"seat-{seated['id']}=outdated"}
        async with strict.socket(seated["id"], additional_headers=outdated) as socket:
            assert (await Player(socket).hello())["you"] is None

    run(story())


def test_a_wrong_token_is_refused_and_a_token_in_the_address_is_not_read(strict):
    async def story(seated: dict[str, Any]) -> None:
        async with strict.socket(seated["id"]) as socket:
            player = Player(socket)
            await player.send({"type": "hello", "token": "wrong"})
            assert (await player.until("refused"))["reason"]["id"] == "table-bad-token"
            assert await code_of(player) == 1008

    seated = strict.open(seats=2)
    with strict.http() as http:
        path = f"/tables/{seated['id']}"
        assert http.get(path, headers={"authorization": "Bearer wrong"}).status_code == 401
        assert http.get(path, params={"token": seated["token"]}).json()["you"] is None
    run(story(seated))


def test_nobody_can_use_up_the_keys_of_a_bot_or_of_another_player(server):
    """The keys of clients live apart: what a bot or a clock does cannot be blocked by guessing its key."""
    host = server.open(seats=3)
    guest = server.join(host["id"], "Ben")
    with server.http() as http:
        for who in (host, guest):
            body = {"key": "same", "command": {"do": "say", "text": "hello"}}
            headers = {"authorization": f"Bearer {who['token']}"}
            assert http.post(f"/tables/{host['id']}/command", json=body, headers=headers).status_code == 200
        chat = http.get(f"/tables/{host['id']}").json()["chat"]
        assert [line["name"] for line in chat] == ["Anna", "Ben"]


# -- who may do what: every endpoint for every kind of person --------------------------------------------------------

ROLES = ("stranger", "spectator", "seat", "host")
SETUP = {"game": "custom-heroes", "seats": 3}
LOBBY: dict[str, tuple[int, int, int, int]] = {
    "GET ": (401, 200, 200, 200),
    "GET /hint": (401, 403, 409, 409),
    "GET /log": (401, 409, 409, 409),
    "GET /at/0": (401, 409, 409, 409),
    "GET /record": (401, 409, 409, 409),
    "POST /play-on": (401, 409, 409, 409),
    "POST /rematch": (401, 403, 409, 409),
    "leave": (401, 403, 200, 200),
    "kick": (401, 403, 403, 200),
    "change": (401, 403, 403, 200),
    "ready": (401, 403, 200, 200),
    "commit": (401, 403, 200, 200),
    "start": (401, 403, 403, 409),
    "reveal": (401, 409, 409, 409),
    "answer": (401, 409, 409, 409),
    "say": (401, 200, 200, 200),
    "undo": (401, 409, 409, 409),
    "vote": (401, 403, 409, 409),
    "return": (401, 403, 200, 200),
    "auto-pass": (401, 403, 409, 409),
    "close": (401, 403, 403, 200),
    "join": (400, 400, 400, 400),
    "take-over": (400, 400, 400, 400),
    "rematch": (400, 400, 400, 400),
}
PLAYING: dict[str, tuple[int, int, int, int]] = {
    "GET ": (401, 200, 200, 200),
    "GET /log": (401, 200, 200, 200),
    "GET /log?seat=1": (401, 403, 200, 403),
    "GET /at/0": (401, 200, 200, 200),
    "GET /at/0?seat=1": (401, 403, 200, 403),
    "GET /at/0?seat=0": (401, 403, 403, 200),
    "GET /record": (401, 409, 409, 409),
    "POST /play-on": (401, 409, 409, 409),
    "POST /rematch": (401, 403, 409, 409),
    "leave": (401, 403, 200, 200),
    "kick": (401, 403, 403, 409),
    "change": (401, 403, 403, 409),
    "ready": (401, 409, 409, 409),
    "commit": (401, 409, 409, 409),
    "start": (401, 403, 403, 409),
    "reveal": (401, 409, 409, 409),
    "answer": (401, 403, 409, 409),
    "say": (401, 200, 200, 200),
    "undo": (401, 403, 409, 409),
    "vote": (401, 403, 409, 409),
    "return": (401, 403, 200, 200),
    "auto-pass": (401, 403, 200, 200),
    "close": (401, 403, 403, 200),
}
OVER: dict[str, tuple[int, int, int, int]] = {
    "GET ": (401, 200, 200, 200),
    "GET /hint": (401, 403, 409, 409),
    "GET /log?seat=0": (401, 200, 200, 200),
    "GET /at/0?seat=0": (401, 200, 200, 200),
    "GET /at/0?seat=9": (401, 400, 400, 400),
    "GET /at/999": (401, 404, 404, 404),
    "GET /record": (401, 200, 200, 200),
    "POST /play-on": (401, 201, 201, 201),
    "POST /play-on?decision=999": (401, 404, 404, 404),
    "POST /play-on?seat=9": (401, 400, 400, 400),
    "POST /rematch": (401, 403, 201, 201),
    "leave": (401, 409, 409, 409),
    "kick": (401, 403, 403, 409),
    "change": (401, 403, 403, 409),
    "ready": (401, 409, 409, 409),
    "commit": (401, 409, 409, 409),
    "start": (401, 403, 403, 409),
    "reveal": (401, 409, 409, 409),
    "answer": (401, 409, 409, 409),
    "undo": (401, 409, 409, 409),
    "vote": (401, 403, 409, 409),
    "return": (401, 403, 409, 409),
    "auto-pass": (401, 403, 409, 409),
    "close": (401, 403, 403, 409),
    "say": (401, 200, 200, 200),
}
ARGS: dict[str, dict[str, Any]] = {
    "kick": {"seat": 1},
    "change": {"setup": SETUP},
    "commit": {"digest": "0" * 64},
    "reveal": {"nonce": "0" * 32},
    "answer": {"choice": "nonsense", "version": 99},
    "say": {"text": "hello", "name": "Zoe"},
    "vote": {"agree": True},
    "auto-pass": {"on": True},
    "take-over": {"seat": 0},
    "rematch": {"table": "x"},
    "join": {"person": {"id": "x", "name": "x", "token_hash": "x"}},
}
PHASES = {"lobby": LOBBY, "playing": PLAYING, "over": OVER}
CELLS = [
    (phase, endpoint, role, statuses[number])
    for phase, rows in PHASES.items()
    for endpoint, statuses in rows.items()
    for number, role in enumerate(ROLES)
]


def people_at(server: Running, phase: str) -> tuple[str, dict[str, str]]:
    """A table in this phase, and everybody's token."""
    host = server.open(seats=3, bots=[None, None, "easy"], grace=0)
    guest = server.join(host["id"], "Ben")
    stranger = server.open(seats=2)
    tokens = {"stranger": stranger["token"], "spectator": "", "seat": guest["token"], "host": host["token"]}
    if phase != "lobby":
        assert send(server, host["id"], "ready", guest["token"]).status_code == 200
        assert send(server, host["id"], "start", host["token"]).status_code == 200
    if phase == "over":
        assert send(server, host["id"], "close", host["token"]).status_code == 200
    return host["id"], tokens


def send(server: Running, table: str, endpoint: str, token: str) -> httpx.Response:
    with server.http(**({"authorization": f"Bearer {token}"} if token else {})) as http:
        method, _, path = endpoint.partition(" ")
        if endpoint.startswith("POST /play-on"):
            path, _, changed = path.partition("?")
            body = {"decision": 0, "seat": 0, "name": "Zoe", **{name: int(n) for name, n in parse_qsl(changed)}}
            return http.post(f"/tables/{table}{path}", json=body)
        if method in ("GET", "POST"):
            return http.request(method, f"/tables/{table}{path}")
        command = {"do": endpoint, **ARGS.get(endpoint, {})}
        return http.post(f"/tables/{table}/command", json={"key": secrets.token_hex(8), "command": command})


@pytest.mark.parametrize(("phase", "endpoint", "role", "status"), CELLS)
def test_who_may_do_what(server, phase, endpoint, role, status):
    table, tokens = people_at(server, phase)
    answer = send(server, table, endpoint, tokens[role])
    assert answer.status_code == status, answer.text
    if status >= 400:
        reason = answer.json()["reason"]
        assert set(reason) == {"id", "rule", "args", "text"}
        assert reason["text"]


def test_every_request_is_in_the_table(server):
    """A new endpoint or command gets its row."""
    with server.http() as http:
        paths = http.get("/schema").json()["paths"]
    of_tables = {path.removeprefix("/api/tables/{table}") for path in paths if path.startswith("/api/tables/{table}")}
    tried = {row.partition(" ")[2].partition("?")[0] for row in [*LOBBY, *PLAYING, *OVER] if " " in row}
    tried = {"/at/{decision}" if path.startswith("/at/") else path for path in tried}
    assert of_tables - {"/join", "/command"} == tried
    schema = json.dumps(http_schema(server))
    for command in ("leave", "kick", "change", "ready", "commit", "start", "reveal", "answer", "say", "undo"):
        assert command in LOBBY
        assert f'"{command}"' in schema


def http_schema(server: Running) -> Any:
    with server.http() as http:
        return http.get("/schema").json()


def test_a_running_match_is_told_to_nobody_but_as_they_may_hear_it(server):
    table, tokens = people_at(server, "playing")
    with server.http() as http:
        for role, seat in (("spectator", None), ("seat", 1), ("host", 0)):
            headers = {"authorization": f"Bearer {tokens[role]}"} if tokens[role] else {}
            told = http.get(f"/tables/{table}/log", headers=headers).json()
            deals = [event for entry in told for event in entry["events"] if event["what"] == "deal"]
            assert deals
            for event in deals:
                assert all(card is not None for card in event["cards"]) == (event["seat"] == seat) or not event["cards"]
