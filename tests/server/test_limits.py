"""Limits: per address, table, seat and connection; whoever has a seat is not shut out by a neighbour."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from heldenrunde.server.guard.limits import Bucket, Buckets, TooOften, block_of
from heldenrunde.server.settings import BadSetting, load
from tests.server.harness import PATIENCE, Player, Running, running
from tests.server.test_security import code_of


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


def until(found: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.02)


def database(folder: Any) -> str:
    return f"sqlite:///{folder}/tables.sqlite"


def say(server: Running, table: str, text: str, token: str = "", **command: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    body = {"key": text, "command": {"do": "say", "text": text, **command}}
    with server.http(**headers) as http:
        return http.post(f"/tables/{table}/command", json=body)


# -- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nonsense" * 20, ("nonsense" * 20)[:64]),
    ],
)
def test_what_counts_as_one_address(address, block):
    assert block_of(address) == block


def test_a_bucket_says_how_long_to_wait():
    bucket = Bucket(0.5, 1)
    assert bucket.take()
    assert not bucket.take()
    assert 1.9 < bucket.wait() <= 2.0


def test_addresses_are_forgotten_and_nothing_grows_for_ever():
    buckets = Buckets(1.0, 1)
    for number in range(11_000):
        buckets.take(str(number))
    assert len(buckets.known) == 10_000


def forwarded(server: Running, address: str) -> int:
    with server.http(**{"x-forwarded-for": address}) as http:
        return http.post("/tables", json={}).status_code


def test_a_forwarded_address_is_believed_only_from_a_named_proxy(tmp_path):
    limits: dict[str, Any] = {"post_rate": 0.01, "post_burst": 2}
    with running(database(tmp_path), **limits) as server:
        assert [forwarded(server, f"192.0.2.{number}") for number in range(3)] == [400, 400, 429]
    with running(database(tmp_path), proxies="127.0.0.1", **limits) as server:
        assert [forwarded(server, f"192.0.2.{number}") for number in range(3)] == [400, 400, 400]
        same_house = [forwarded(server, f"2001:db8::{number}") for number in range(1, 4)]
        assert same_house == [400, 400, 429]
        assert forwarded(server, "2001:db8:0:1::1") == 400
        # what the client itself has put in front does not count
        assert [forwarded(server, f"10.9.9.{n}, 198.51.100.7") for n in range(3)] == [400, 400, 429]


@pytest.mark.parametrize("proxies", ["*", "proxy.example.org", "127.0.0.1, any"])
def test_proxies_are_named_by_their_address(proxies):
    with pytest.raises(BadSetting):
        load(environment={"HELDENRUNDE_PROXIES": proxies})


# -- requests --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "DELETE", "PUT", "NONSENSE"])
def test_requests_of_every_method_count_and_say_when_to_come_back(tmp_path, method):
    with running(database(tmp_path), request_rate=0.1, request_burst=3) as server, server.http() as http:
        answers = [http.request(method, "/games") for _ in range(4)]
        assert all(answer.status_code != 429 for answer in answers[:3])
        assert answers[3].status_code == 429
        assert 1 <= int(answers[3].headers["retry-after"]) <= 10
        assert "content-security-policy" in answers[3].headers
        if method != "HEAD":
            assert answers[3].json()["reason"]["id"] == "server-too-often"


def test_pages_and_paths_that_do_not_exist_count_as_well(tmp_path):
    with running(database(tmp_path), request_rate=0.01, request_burst=3) as server:
        answers = [httpx.get(f"{server.url}{path}").status_code for path in ("/", "/nonsense", "/api/schema", "/")]
        assert answers[-1] == 429


def test_who_has_a_seat_is_not_shut_out_by_others_at_the_same_address(tmp_path):
    with running(database(tmp_path), request_rate=0.01, request_burst=5, post_rate=0.01, post_burst=5) as server:
        host = server.open(seats=2)
        with server.http() as stranger:
            while stranger.get("/games").status_code != 429:
                pass
        with server.http(authorization=f"Bearer {host['token']}") as http:
            assert http.get(f"/tables/{host['id']}").status_code == 200
        with server.http(cookie=f"a=b; seat-{host['id']}={host['token']}") as http:
            assert http.get(f"/tables/{host['id']}").status_code == 200
        with server.http(authorization="Bearer wrong") as http:
            assert http.get(f"/tables/{host['id']}").status_code == 429
        assert say(server, host["id"], "still here", host["token"]).status_code == 200
        with server.http(authorization=f"Bearer {host['token']}") as http:  # but a seat, too, has its limit
            assert 429 in [http.get(f"/tables/{host['id']}").status_code for _ in range(6)]


def test_strangers_of_many_addresses_share_what_a_table_bears(tmp_path):
    with running(database(tmp_path), table_rate=0.01, table_burst=3, proxies="127.0.0.1") as server:
        host = server.open(seats=2)
        path = f"/tables/{host['id']}"
        for number in range(4):
            with server.http(**{"x-forwarded-for": f"192.0.2.{number}"}) as http:
                assert http.get(path).status_code == (200 if number < 3 else 429)
        with server.http(authorization=f"Bearer {host['token']}") as http:
            assert http.get(path).status_code == 200


def test_opening_tables_is_limited_whichever_way(tmp_path):
    with running(database(tmp_path), open_rate=0.01, open_burst=2) as server, server.http() as http:
        body = {"setup": {"game": "custom-heroes", "seats": 2, "bots": [None, "easy"]}, "name": "Anna"}
        first = http.post("/tables", json=body).json()
        headers = {"authorization": f"Bearer {first['token']}"}
        closing = {"key": "c", "command": {"do": "close"}}
        assert http.post(f"/tables/{first['id']}/command", json=closing, headers=headers).status_code == 200
        assert http.post("/tables", json=body).status_code == 201
        for path in ("/tables", f"/tables/{first['id']}/rematch", f"/tables/{first['id']}/play-on"):
            asked = body if path == "/tables" else {"decision": 0, "seat": 0, "name": "Zoe"}
            answer = http.post(path, json=asked, headers=headers)
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 1


def test_public_tables_of_one_address_are_few_and_make_room_when_they_begin(tmp_path):
    def asked(public: bool) -> httpx.Response:
        setup = {"game": "custom-heroes", "seats": 2, "bots": [None, "easy"], "public": public}
        with server.http() as http:
            return http.post("/tables", json={"setup": setup, "name": "Anna"})

    with running(database(tmp_path), public_tables=2) as server:
        first, second = asked(True).json(), asked(True).json()
        full = asked(True)
        assert (full.status_code, full.json()["reason"]["id"]) == (429, "server-too-many-public")
        hidden = asked(False).json()
        command = {"do": "change", "setup": {"game": "custom-heroes", "seats": 2, "public": True}}
        with server.http(authorization=f"Bearer {hidden['token']}") as http:
            path = f"/tables/{hidden['id']}/command"
            assert http.post(path, json={"key": "p", "command": command}).status_code == 429
        for table in (first, second):  # which may not have been listed lately
            server.server.limits.publishers["127.0.0.1"][table["id"]] -= 60
        assert asked(True).status_code == 429
        with server.http(authorization=f"Bearer {first['token']}") as http:
            path = f"/tables/{first['id']}/command"
            assert http.post(path, json={"key": "s", "command": {"do": "start"}}).status_code == 200
        assert asked(True).status_code == 201


def test_hints_and_looks_back_count_as_work(tmp_path):
    with running(database(tmp_path), work_rate=0.01, work_burst=2) as server:
        host = server.open(seats=2, bots=[None, "easy"])
        with server.http(authorization=f"Bearer {host['token']}") as http:
            path = f"/tables/{host['id']}"
            asked = [http.get(f"{path}/{what}").status_code for what in ("log", "at/0", "hint", "log")]
            assert asked == [409, 409, 429, 429]
            assert http.get(path).status_code == 200


# -- chat ------------------------------------------------------------------------------------------------------------


def test_chat_is_limited_per_seat_and_spectators_do_not_drown_out_those_who_play(tmp_path):
    chat = {"chat_rate": 0.01, "chat_burst": 2, "table_chat_rate": 0.01, "table_chat_burst": 3}
    with running(database(tmp_path), proxies="127.0.0.1", **chat) as server:
        host = server.open(seats=3)
        for number in range(4):  # each from another address
            with server.http(**{"x-forwarded-for": f"192.0.2.{number}"}) as http:
                body = {"key": "k", "command": {"do": "say", "text": f"spam {number}", "name": "Zoe"}}
                answer = http.post(f"/tables/{host['id']}/command", json=body)
                assert answer.status_code == (200 if number < 3 else 429)
        guest = server.join(host["id"], "Ben")
        for who in (host, guest):
            assert [say(server, host["id"], f"{n}", who["token"]).status_code for n in range(3)] == [200, 200, 429]
        with server.http() as http:
            assert len(http.get(f"/tables/{host['id']}").json()["chat"]) == 3 + 4


def test_chat_over_a_socket_is_refused_and_the_socket_stays_open(tmp_path):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            await player.must("say", text="one")
            answer = await player.do("say", text="two")
            assert answer["reason"]["id"] == "server-too-often"
            assert answer["reason"]["args"]["seconds"] > 1
            await player.must("ready")

    with running(database(tmp_path), chat_rate=0.01, chat_burst=1) as server:
        run(story(server, server.open(seats=2)))


# -- sockets ---------------------------------------------------------------------------------------------------------


def test_sockets_of_one_address_are_limited_but_not_those_with_a_seat(tmp_path):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b:
            watchers = [Player(a), Player(b)]
            for watcher in watchers:
                await watcher.hello()
            with pytest.raises(InvalidStatus) as refused:
                await server.socket(host["id"])
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["retry-after"]) > 0
            assert b"server-too-many-sockets" in (refused.value.response.body or b"")
        until(lambda: not server.server.limits.strangers.taken)
        seated = []
        for _ in range(3):
            socket = await server.socket(host["id"])
            await Player(socket).hello(host["token"])
            seated.append(socket)
        assert not server.server.limits.strangers.taken
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.send({"type": "hello", "token": host["token"]})
            assert (await player.until("refused"))["reason"]["id"] == "server-too-many-sockets"
            assert await code_of(player) == 1008
        for socket in seated:
            await socket.close()
        until(lambda: not server.server.limits.seats.taken)

    with running(database(tmp_path), sockets_per_address=2, sockets_per_seat=3) as server:
        run(story(server, server.open(seats=2)))


def test_a_table_has_only_so_many_spectators_and_always_room_for_its_players(tmp_path):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b, server.socket(host["id"]) as c:
            await Player(a).hello()
            full = Player(b)
            await full.send({"type": "hello"})
            assert (await full.until("refused"))["reason"]["id"] == "server-too-many-watchers"
            assert (await Player(c).hello(host["token"]))["you"] == 0

    with running(database(tmp_path), watchers_per_table=1) as server:
        run(story(server, server.open(seats=2)))


async def raw_frames(player: Player, frames: list[tuple[Opcode, bytes, bool]]) -> None:
    """Write frames as they are, without the care of the library."""
    connection = player.socket
    for opcode, data, fin in frames:
        head = bytes([(0x80 if fin else 0) | opcode, 0x80 | len(data)]) + b"\0\0\0\0"
        connection.transport.write(head + data)


@pytest.mark.parametrize(
    "frames",
    [
        [(Opcode.TEXT, b"", True)] * 500,
        [(Opcode.BINARY, b"", True)] * 500,
        [(Opcode.TEXT, b"x", True)] * 20_000,
        [(Opcode.PING, b"", True)] * 500,
        [(Opcode.PING, b"x" * 100, True)] * 5_000,
        [(Opcode.PONG, b"", True)] * 500,
        [(Opcode.TEXT, b"", False), *[(Opcode.CONT, b"", False)] * 500],
    ],
    ids=["empty", "empty bytes", "tiny", "pings", "long pings", "pongs", "empty fragments"],
)
def test_tiny_and_empty_frames_and_pings_count(tmp_path, frames):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            await raw_frames(player, frames)
            assert await code_of(player) == 1008

    with running(database(tmp_path), rate=5.0, burst=20) as server:
        run(story(server, server.open(seats=2)))
        assert server.server.metrics.dropped.labels("1008")._value.get() == 1
        until(lambda: not server.uvicorn.config.connections.here)
        with server.http() as http:
            assert http.get("/games").status_code == 200


def test_an_ordinary_player_with_pings_is_left_alone(tmp_path):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            for _ in range(5):
                await (await socket.ping())
                await player.must("return")

    with running(database(tmp_path), rate=5.0, burst=20) as server:
        run(story(server, server.open(seats=2)))


# -- connections -----------------------------------------------------------------------------------------------------


def closed_by_server(raw: sockets.socket) -> bool:
    raw.settimeout(PATIENCE)
    try:
        while raw.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["silent", "half a line", "half a head", "half a body", "half a chunk"],
)
def test_silent_and_half_sent_connections_end(tmp_path, half):
    with running(database(tmp_path), silence_seconds=0.5) as server:
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(half)
            assert closed_by_server(raw)
        until(lambda: not server.uvicorn.config.connections.here)


def test_who_drips_is_cut_off_as_well(tmp_path):
    def drip(raw: sockets.socket, end: float) -> None:
        while time.monotonic() < end:
            raw.sendall(b"X-Drip: 1\r\n")
            time.sleep(0.1)

    with running(database(tmp_path), silence_seconds=0.5) as server:
        raw = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        with raw, pytest.raises(OSError, match=r"reset|pipe"):
            drip(raw, time.monotonic() + PATIENCE)


def test_an_answer_that_nobody_reads_does_not_stay(tmp_path):
    with running(database(tmp_path), silence_seconds=0.5) as server:
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        with closing(raw):
            raw.connect(("127.0.0.1", server.port))
            request = b"GET /api/texts/de/munchkin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            raw.sendall(request * 200)
            until(lambda: len(server.uvicorn.config.connections.here) == 1)
            until(lambda: not server.uvicorn.config.connections.here)


def test_a_socket_that_answers_no_pings_and_reads_nothing_ends(tmp_path):
    with running(database(tmp_path), ping_seconds=0.5, silence_seconds=0.5) as server:
        host = server.open(seats=2)
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(
                f"GET /api/tables/{host['id']}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                f"Origin: {server.url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert raw.recv(1000).startswith(b"HTTP/1.1 101 ")
            hello = json.dumps({"type": "hello", "token": host["token"]}).encode()
            raw.sendall(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
            until(lambda: server.server.limits.seats.taken)
            until(lambda: not server.uvicorn.config.connections.here)
        until(lambda: not server.server.limits.seats.taken)


def test_connections_of_one_address_are_limited_and_free_again_when_they_end(tmp_path):
    with running(database(tmp_path), connections_per_address=3) as server:
        open_ones = [sockets.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(3)]
        until(lambda: len(server.uvicorn.config.connections.here) == 3)
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as one_more:
            answer = one_more.recv(1000)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b"Retry-After: " in answer
        for raw in open_ones:
            raw.close()
        until(lambda: not server.uvicorn.config.connections.here)
        assert httpx.get(f"{server.url}/api/games").status_code == 200


def test_sockets_are_counted_as_connections_until_they_end(tmp_path):
    async def story(server: Running, host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as a, server.socket(host["id"]) as b:
            for socket in (a, b):
                await Player(socket).hello()
            with pytest.raises((InvalidStatus, ConnectionClosed, OSError, EOFError)):
                await server.socket(host["id"])
        until(lambda: not server.uvicorn.config.connections.here)

    with running(database(tmp_path)) as server:
        host = server.open(seats=2)
        until(lambda: not server.uvicorn.config.connections.here)
        server.uvicorn.config.connections.most = 2
        run(story(server, host))


def test_a_rate_of_0_is_no_limit():
    buckets = Buckets(0.0, 1)
    for _ in range(100):
        buckets.take("x")
    strict = Buckets(1e-9, 1)
    strict.take("x")
    with pytest.raises(TooOften):
        strict.take("x")
