"""Whatever comes from outside is answered with a reason: never a fault, and never a wrong excuse."""

from __future__ import annotations

import asyncio
import json
import secrets
import shlex
import socket as sockets
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from heldenrunde.server.guard.security import is_our_host
from heldenrunde.server.run import CannotServe, prepare
from heldenrunde.server.settings import Settings
from heldenrunde.server.storage import Unavailable
from tests.server.harness import PATIENCE, Player, Running, running
from tests.server.reliability_process import UNLIMITED, until_it_listens
from tests.server.test_limits import until
from tests.server.test_logs import RUN, Process


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


def status_of(server: Running, method: str, path: bytes, body: bytes = b"", *headers: bytes) -> tuple[int, bytes]:
    """Of a request that no library would send."""
    length = b"Content-Length: %d" % len(body)
    host = b"Host: 127.0.0.1:%d" % server.port
    lines = [method.encode() + b" " + path + b" HTTP/1.1", host, b"Connection: close", length, *headers]
    with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        answer = b""
        while more := raw.recv(65536):
            answer += more
    return int(answer.split(b" ", 2)[1]), answer.partition(b"\r\n\r\n")[2]


@pytest.fixture(scope="module")
def table(server: Running) -> dict[str, Any]:
    return server.open(seats=2, bots=[None, "easy"])


# -- no faults -------------------------------------------------------------------------------------------------------

SETUP = b'{"name":"%s","setup":{"game":"custom-heroes","seats":2,"options":{"threshold":%s}}}'
SETUP_WITH = b'{"name":"A","setup":{"game":"custom-heroes","seats":2,"options":{"%s":1}}}'
COMMAND = b'{"key":"%s","command":%s}'
BODIES = {
    "deep setup": (b"/api/tables", SETUP % (b"A", b"[" * 3000 + b"]" * 3000)),
    "deep choice": (
        b"/api/tables/TABLE/command",
        COMMAND % (b"k", b'{"do":"answer","version":1,"choice":' + b"[" * 3000 + b"]" * 3000 + b"}"),
    ),
    "deep objects": (b"/api/tables", b'{"a":' * 1000 + b"1" + b"}" * 1000),
    "no text": (b"/api/tables", SETUP % (b"\xff\xfe", b"12")),
    "half a pair": (b"/api/tables", SETUP % (rb"\ud800", b"12")),
    "half a pair as key": (b"/api/tables/TABLE/command", COMMAND % (rb"\ud800", b'{"do":"return"}')),
    "nul in a key": (b"/api/tables/TABLE/command", COMMAND % (rb"a\u0000", b'{"do":"say","text":"x","name":"Z"}')),
    "nul in a game": (b"/api/tables", rb'{"name":"A","setup":{"game":"x\u0000","seats":2}}'),
    "nul in a name": (b"/api/tables", SETUP % (rb"\u0000", b"12")),
    "nul in a joining key": (b"/api/tables/TABLE/join", rb'{"name":"Ben","key":"\u0000aaaaaaaaaaaaaaaaaaaaaa"}'),
    "a long name": (b"/api/tables", SETUP % (b"x" * 7000, b"12")),
    "a long option": (b"/api/tables", SETUP_WITH % (b"x" * 5000)),
    "a long game": (b"/api/tables", b'{"name":"A","setup":{"game":"%s","seats":2}}' % (b"x" * 5000)),
    "a long bot": (b"/api/tables", b'{"name":"A","setup":{"game":"kapow","seats":2,"bots":["%s"]}}' % (b"x" * 5000)),
    "a huge number": (b"/api/tables", SETUP % (b"A", b"9" * 4000)),
    "an infinite number": (b"/api/tables", SETUP % (b"A", b"1e999")),
    "a broken origin": (b"/api/tables", b"{}", b"Origin: http://["),
    "another type": (b"/api/tables", b"--x", b"Content-Type: multipart/form-data; boundary=x"),
    "a form": (b"/api/tables", b"a=b", b"Content-Type: application/x-www-form-urlencoded"),
    "msgpack": (b"/api/tables", b"\xc1", b"Content-Type: application/msgpack"),
    "play on far away": (b"/api/tables/TABLE/play-on", b'{"decision":%s,"seat":-1,"name":"x"}' % (b"9" * 30)),
}
PATHS = [
    b"/%00",
    b"/api/tables/%00",
    b"/api/tables/a%00b/log",
    b"/api/texts/de/%00",
    b"/api/texts/%00",
    b"/api/rules/%00",
    b"/api/rules/" + b"a" * 300,
    b"/api/cards/" + b"a" * 300,
    b"/api/texts/de/" + b"a" * 300,
    b"/api/tables/" + b"a" * 300,
    b"/api/rules/" + b"a" * 3000,
    b"/" + b"a" * 300,
    b"/" + b"a/" * 2000,
    b"/%ff%fe",
    b"/api/tables/%ff%ed%a0%80",
    b"/api/tables/TABLE/at/" + b"9" * 30,
    b"/api/tables/TABLE/at/" + b"9" * 5000,
    b"/api/tables/TABLE/log?seat=" + b"9" * 5000,
    b"/api/tables/TABLE?want=%ff",
    b"/api/rules/custom-heroes?lang=%00",
    b"/api/../../etc/passwd",
    b"/api/schema/%00",
    b"//",
    b"/api/tables//socket",
]


@pytest.mark.parametrize("name", BODIES)
def test_no_body_causes_a_fault(server, table, name):
    path, body, *headers = BODIES[name]
    status, content = status_of(server, "POST", path.replace(b"TABLE", table["id"].encode()), body, *headers)
    assert 400 <= status < 500, content
    assert json.loads(content)["reason"]["text"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40].decode())
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD", "DELETE"])
def test_no_path_causes_a_fault(server, table, method, path):
    status, _ = status_of(server, method, path.replace(b"TABLE", table["id"].encode()))
    assert status < 500


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: seat-TABLE=\xff\xfe; =;;;",
        b"Authorization: Bearer \xff\xfe",
        b"Authorization: Bearer",
        b"Accept-Language: de;q=nan,\xff;q=1e999,;;;q=",
        b"If-None-Match: \xff",
        b"X-Forwarded-For: \xff, [::",
        b"Accept: \xff/;q=x",
        b"Accept-Encoding: \xff",
        b"Origin: \xff",
    ],
)
def test_no_header_causes_a_fault(server, table, header):
    id = table["id"].encode()
    for method, path in (("GET", b"/api/tables/" + id), ("GET", b"/api/games"), ("POST", b"/api/tables")):
        status, _ = status_of(server, method, path, b"", header.replace(b"TABLE", id))
        assert status < 500


@pytest.mark.parametrize("id", ["%00", "a" * 300, "%ff"])
def test_no_socket_causes_a_fault(server, id):
    async def story() -> None:
        try:
            socket = await server.socket(id)
        except InvalidStatus as refused:
            told = json.loads(refused.response.body or b"")
        else:
            player = Player(socket)
            await player.send({"type": "hello"})
            told = await player.until("refused")
            await socket.close()
        assert told["reason"]["id"] in ("table-unknown", "server-no-such-page")

    run(story())


def test_a_key_is_text_that_can_be_stored(server, table):
    async def story() -> None:
        async with server.socket(table["id"]) as socket:
            player = Player(socket)
            await player.hello(table["token"])
            for key in ("a\u0000", "\u001b", ""):
                await player.send({"type": "do", "key": key, "command": {"do": "return"}})
                assert (await player.until("refused"))["reason"]["id"] == "server-bad-message"
            await player.must("return", key="ü 🦸 '\";--")

    run(story())


# -- excuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "status", "id"),
    [
        (Unavailable("gone"), 503, "server-store-gone"),
        (OSError("disk"), 500, "server-fault"),
        (KeyError("a bug"), 500, "server-fault"),
    ],
)
def test_the_store_is_gone_only_when_it_is(server, monkeypatch, error, status, id):
    async def story(host: dict[str, Any]) -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            monkeypatch.setattr(server.server.store, "append", fail)
            assert (await player.do("say", text="one"))["reason"]["id"] == id
            monkeypatch.undo()
            await player.must("say", text="two")

    def fail(_step: Any) -> Any:
        raise error

    host = server.open(seats=2)
    run(story(host))
    monkeypatch.setattr(server.server.store, "append", fail)
    with server.http(authorization=f"Bearer {host['token']}") as http:
        body = {"key": "k", "command": {"do": "say", "text": "three"}}
        answer = http.post(f"/tables/{host['id']}/command", json=body)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, id)


# -- hosts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("club.example.org", True),
        ("evil.example.org", False),
        ("evil.example.org:8000", False),
        ("games.example.org.evil.org", False),
        ("127.0.0.1.evil.org", False),
        ("127.0.0.1:8000.evil.org", False),
        ("[::1].evil.org", False),
    ],
)
def test_which_hosts_are_ours(host, ours):
    settings = Settings(public_url="https://games.example.org", hosts=("club.example.org",))
    assert is_our_host(host, settings) == ours


def test_a_foreign_name_that_points_here_gets_nothing(server, table):
    for path in ("/", "/api/games", f"/api/tables/{table['id']}"):
        answer = httpx.get(server.url + path, headers={"host": "evil.example.org"})
        assert answer.status_code == 421
        assert answer.json()["reason"]["id"] == "server-foreign-host"

    async def story() -> None:
        headers = {"Host": "evil.example.org"}
        with pytest.raises(InvalidStatus) as refused:
            await server.socket(table["id"], origin="http://evil.example.org", additional_headers=headers)
        assert refused.value.response.status_code in (400, 421)  # two hosts are one too many, too

    run(story())


# -- HEAD ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health", "/api/tables", "/api/texts/de", "/api/nonsense"])
def test_head_is_get_without_the_content(server, path):
    got, head = httpx.get(server.url + path), httpx.head(server.url + path)
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "etag", "content-security-policy"):
        assert head.headers.get(name) == got.headers.get(name)


# -- keys ------------------------------------------------------------------------------------------------------------


def command(server: Running, table: str, token: str, key: str, **what: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    with server.http(**headers) as http:
        return http.post(f"/tables/{table}/command", json={"key": key, "command": what})


def test_keys_that_look_like_those_of_further_facts_are_keys_like_any(server):
    host = server.open(seats=2, bots=[None, "easy"])
    before = command(server, host["id"], host["token"], "x", do="start").json()["version"]  # two facts
    for key in ("x#1", "+1:x", "x:1"):
        done = command(server, host["id"], host["token"], key, do="say", text=key)
        assert done.json()["version"] > before
    with server.http() as http:
        assert [line["text"] for line in http.get(f"/tables/{host['id']}").json()["chat"]] == ["x#1", "+1:x", "x:1"]
    assert command(server, host["id"], host["token"], "x", do="start").json()["version"] == before


def test_spectators_do_not_use_up_each_others_keys(server):
    host = server.open(seats=2)
    for name in ("Zoe", "Yan"):
        assert command(server, host["id"], "", "1", do="say", text="hello", name=name).status_code == 200
    assert command(server, host["id"], "", "1", do="say", text="and bye", name="Zoe").status_code == 200
    again = command(server, host["id"], "", "1", do="say", text="hello", name="Zoe")
    with server.http() as http:
        chat = http.get(f"/tables/{host['id']}").json()["chat"]
    assert [(line["name"], line["text"]) for line in chat] == [("Zoe", "hello"), ("Yan", "hello"), ("Zoe", "and bye")]
    assert again.json()["version"] == chat[0]["version"]


def test_the_same_key_does_not_stand_for_something_else(server):
    async def story() -> None:
        async with server.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            refused = await player.do("say", key="k", text="three")
            assert refused["reason"]["id"] == "table-key-used"
            assert (await player.do("say", key="k", text="one"))["version"] == first

    host = server.open(seats=2)
    first = command(server, host["id"], host["token"], "k", do="say", text="one").json()["version"]
    other = command(server, host["id"], host["token"], "k", do="say", text="two")
    assert (other.status_code, other.json()["reason"]["id"]) == (409, "table-key-used")
    assert command(server, host["id"], host["token"], "k", do="ready").status_code == 409
    assert command(server, host["id"], host["token"], "k", do="say", text="one").json()["version"] == first
    run(story())
    server.server.hub.live.pop(host["id"])  # from the log it is the same
    assert command(server, host["id"], host["token"], "k", do="say", text="two").status_code == 409
    with server.http() as http:
        assert [line["text"] for line in http.get(f"/tables/{host['id']}").json()["chat"]] == ["one"]


def test_names_and_keys_of_who_sits_down_are_told_apart(server):
    host = server.open(seats=4)
    key = secrets.token_urlsafe(16)
    with server.http() as http:
        one = http.post(f"/tables/{host['id']}/join", json={"name": "x:Ben", "key": key}).json()
        other = http.post(f"/tables/{host['id']}/join", json={"name": "Ben", "key": f"{key}:x"}).json()
    assert one["token"] != other["token"]
    assert one["seat"] != other["seat"]


# -- health ----------------------------------------------------------------------------------------------------------


def test_a_database_that_cannot_be_written_is_not_healthy(tmp_path):
    file = tmp_path / "tables.sqlite"
    with running(f"sqlite:///{file}") as server, server.http() as http:
        assert http.get("/health/ready").status_code == 200
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            until(lambda: http.get("/health/ready").status_code == 503)
            assert not http.get("/health").json()["store"]
            assert http.get("/health/live").status_code == 200
            other.execute("ROLLBACK")
        other.close()
        until(lambda: http.get("/health").status_code == 200)


def test_health_is_looked_up_once_however_often_it_is_asked_for(tmp_path, monkeypatch):
    with running(f"sqlite:///{tmp_path}/t.sqlite") as server, server.http() as http:
        asked = []
        healthy = server.server.store.healthy

        async def counted() -> bool:
            asked.append(1)
            return bool(await healthy())

        monkeypatch.setattr(server.server.store, "healthy", counted)
        monkeypatch.setattr("heldenrunde.server.web.server.HEALTH_SECONDS", 1000.0)
        server.server.looked = -2000.0
        for _ in range(20):
            assert http.get("/health").status_code == 200
        assert len(asked) == 1


# -- the database ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        *("postgres//host/name", "postgresql:/host/name", "postgresql", "postgresql:host", "root@host/name"),
        *("sqlite:/file.sqlite", "sqlite//file.sqlite", "sqlite://file.sqlite", "sqlite", "sqllite:///file", ""),
        *("mysql://host", " /tmp/file", "host/name?x=1"),
    ],
)
def test_a_mistyped_database_is_an_error_and_leaves_no_file(tmp_path, monkeypatch, url):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotServe):
        asyncio.run(prepare(url))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["tables.sqlite", "sqlite:///tables.sqlite", "my data/tables.db", "./x", "mydata"])
def test_files_are_still_files(tmp_path, monkeypatch, url):
    monkeypatch.chdir(tmp_path)
    asyncio.run(prepare(url))
    assert list(tmp_path.iterdir())


def test_a_database_that_others_can_read_is_closed_to_them(tmp_path):
    file = tmp_path / "tables.sqlite"
    asyncio.run(prepare(str(file)))
    file.chmod(0o644)  # put back from a copy
    asyncio.run(prepare(str(file)))
    assert file.stat().st_mode & 0o777 == 0o600


# -- descriptors -----------------------------------------------------------------------------------------------------


class Cramped(Process):
    """A server that may have only few descriptors."""

    def start(self) -> Cramped:
        command = f"ulimit -n 128; exec {shlex.quote(sys.executable)} -c '{RUN}'"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(["bash", "-c", command], env=self.environment, stdout=log, stderr=log)
        until_it_listens(self, lambda: self.process.poll() is None)  # type: ignore[arg-type]
        return self


def speaks(server: Running, host: dict[str, Any]) -> bool:
    """Can something be said again? As long as the others are not gone, one may be turned away."""
    try:
        return command(server, host["id"], host["token"], "k", do="say", text="still here").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize(
    ("connections", "told"), [("0", "all connections are taken"), ("1000", "descriptors are running out")]
)
def test_when_descriptors_run_out_it_is_logged_and_the_server_goes_on(tmp_path, connections, told):
    server = Cramped(tmp_path, **UNLIMITED, silence_seconds="600", connections=connections).start()
    crowd: list[sockets.socket] = []
    try:
        host = server.open(seats=2)
        for _ in range(200):
            crowd.append(sockets.create_connection(("127.0.0.1", server.port), PATIENCE))
        until(lambda: told in server.log.read_text())
        if connections == "0":
            assert crowd[-1].recv(1000).startswith(b"HTTP/1.1 503 ")
        for raw in crowd:
            raw.close()
        until(lambda: speaks(server, host))
    finally:
        for raw in crowd:
            raw.close()
        server.stop()
