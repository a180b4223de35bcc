"""The log of the server: readable, and without secrets, whatever goes wrong."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from heldenrunde.server import logs
from tests.server.harness import NO_LIMITS, PATIENCE, Player, Running, contribute

RUN = "from heldenrunde.server.run import serve; serve()"


NO_TEXT = b"\x81\x82\0\0\0\0\xff\xfe"
"""A text frame that holds no text."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process(Running):
    """A server in a process of its own, as people run it."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port, self.log = free_port(), folder / "server.log"
        given = {"port": str(self.port), "database": f"sqlite:///{folder}/t.sqlite", "workers": "0"}
        given |= {name: str(value) for name, value in NO_LIMITS.items()}
        ours = {f"HELDENRUNDE_{name.upper()}": value for name, value in {**given, **settings}.items()}
        self.environment = {**os.environ, **ours, "HELDENRUNDE_LANG": "en"}

    def start(self) -> Process:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", RUN], env=self.environment, stdout=log, stderr=log)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/api/health")
                return self
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < end
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


@contextmanager
def process(folder: Path, **settings: str) -> Iterator[Process]:
    server = Process(folder, **settings).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def run(story: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(story, 60))


@pytest.mark.parametrize(
    "text",
    [
        "ES67RZk3Q9fMwDUZ9JCW0MOviYavgkWWTRLcIYxoU_E",
        "f33bc42e3d9d31d079652835d8dcca8c",
        "5b7b80dc5337365742950588ddf4f67fe6100a8c3d28d62daea3d5705888678c",
        "INSERT failed [parameters: ('pass', 'hunter2')]",
        "postgresql://root:hunter2@127.0.0.1/test",
    ],
)
def test_what_looks_like_a_secret_is_not_written(text):
    for event in ({"event": text}, {"event": "x", "error": text}, {"event": "x", "thing": {"inner": text}}):
        written = str(logs.hide_secrets(None, "info", dict(event)))
        assert logs.HIDDEN in written
        assert text not in written
        assert "hunter2" not in written


def test_what_is_called_a_secret_is_not_written():
    event = logs.hide_secrets(None, "info", {"event": "x", "token": "short", "choice": ["play", 3], "table": "abc"})
    assert event == {"event": "x", "token": logs.HIDDEN, "choice": logs.HIDDEN, "table": "abc"}


def test_a_failure_says_what_and_where_without_values():
    try:
        raise OSError("disk full")
    except OSError as error:
        event = logs.what_failed(None, "error", {"event": "x", "exc_info": error})
    assert event["error"] == "OSError: disk full"
    assert "test_a_failure_says_what_and_where" in event["where"]


def test_nonsense_of_strangers_does_not_fill_the_log(tmp_path):
    async def story(server: Process) -> None:
        host = server.open(seats=2)
        async with server.socket(host["id"]) as connection:
            connection.transport.write(NO_TEXT)
            await connection.wait_closed()
        async with server.socket(host["id"]) as connection:
            connection.transport.write(NO_TEXT + b"\x88\x80\0\0\0\0")  # and goodbye in the same breath
            await connection.wait_closed()

    with process(tmp_path, log_format="json") as server:
        run(story(server))
        for nonsense in (
            b"nonsense\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
                raw.sendall(nonsense)
                assert raw.recv(100).startswith(b"HTTP/1.1 ")
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
            raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{")
        with server.http() as http:
            while 'refusals_total{id="server-bad-request"}' not in (figures := http.get("/metrics").text):
                time.sleep(0.01)
            assert "server-fault" not in figures
    told = server.log.read_text()
    assert "server stopped" in told
    assert "nvalid" not in told
    assert "pgrade" not in told
    assert '"error"' not in told


def test_a_whole_evening_leaves_no_secret_in_the_log(tmp_path):
    canaries: list[str] = []

    async def story(server: Process) -> None:
        host = server.open(seats=2, bots=[None, "easy"])
        canaries.append(host["token"])
        async with server.socket(host["id"]) as connection:
            anna = Player(connection)
            await anna.hello(host["token"])
            canaries.append(await contribute(anna))
            await anna.must("start")
            await anna.do("reveal", nonce=secrets.token_hex(16))
            await anna.must("reveal", nonce=canaries[-1])
            await anna.do("answer", choice=["CANARY-CHOICE", "x"], version=99)
            await anna.send('{"type": "do", "CANARY-MESSAGE": ')
            for _ in range(10):
                while not anna.options:
                    await anna.until("step")
                await anna.do("answer", choice=anna.options[0], version=anna.version)
            await anna.must("close")
        with server.http() as http:
            record = http.get(f"/tables/{host['id']}/record").json()
            canaries.extend([record["key"], record["proof"]["secret"], "CANARY"])
            http.get(f"/tables/{host['id']}", headers={"authorization": "Bearer CANARY-BEARER"})
            http.post("/tables", content=b'{"name": "CANARY-BODY')

    with process(tmp_path, log_level="debug", log_format="json") as server:
        run(story(server))
        server.stop()
    written = server.log.read_text()
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {"server started", "table opened", "server stopped"} <= {line["event"] for line in lines}
    assert all("timestamp" in line and "level" in line for line in lines)
    assert len(canaries) == 5
    assert not [canary for canary in canaries if canary in written]


# -- stopping --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_stopping_loses_nothing_that_was_acknowledged(tmp_path, how):
    acknowledged: list[str] = []

    async def talk(server: Process, host: dict[str, Any], number: int) -> None:
        async with server.socket(host["id"]) as connection:
            player = Player(connection)
            await player.hello()
            while True:
                text = f"{number}-{len(acknowledged)}"
                answer = await player.do("say", text=text, name=f"Guest {number}")
                if answer["type"] == "done":
                    acknowledged.append(text)

    async def story(server: Process) -> dict[str, Any]:
        host = server.open(seats=2, bots=[None, "easy"])
        talking = [asyncio.create_task(talk(server, host, number)) for number in range(4)]
        while len(acknowledged) < 60:
            await asyncio.sleep(0.01)
        started = time.monotonic()
        await asyncio.to_thread(server.stop, how)
        assert time.monotonic() - started < 8
        ended = await asyncio.gather(*talking, return_exceptions=True)
        assert all(isinstance(error, Exception) for error in ended)
        return host

    with process(tmp_path, rate="1000000", burst="1000000") as server:
        host = run(story(server))
        assert "Traceback" not in server.log.read_text()
        server.start()
        with server.http() as http:
            chat = http.get(f"/tables/{host['id']}").json()["chat"]
        kept = [line["text"] for line in chat]
        assert [text for text in acknowledged[-50:] if text not in kept] == []


def test_bots_think_in_processes_of_their_own_and_go_on_after_one_was_killed(tmp_path):
    async def story(server: Process) -> None:
        host = server.open(seats=4, bots=[None, "easy", "normal", "random"])
        async with server.socket(host["id"]) as connection:
            anna = Player(connection)
            await anna.hello(host["token"])
            await anna.must("start")
            for number in range(6):
                while not anna.options:
                    await anna.until("step")
                if number == 3:
                    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
                    for child in children.split():
                        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                            os.kill(int(child), signal.SIGKILL)
                await anna.must("answer", choice=anna.options[0], version=anna.version)

    with process(tmp_path, workers="1") as server:
        run(story(server))
