"""Nonsense in every form: over HTTP after the OpenAPI document (Schemathesis), over sockets after the protocol.

Short here; `make nightly` tries a hundred times as much.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from tests.server.harness import PATIENCE, Player, Running, running

CHECKS = "not_a_server_error,content_type_conformance,response_schema_conformance,status_code_conformance"
KNOWN = '[parameters]\ntable = "{table}"\ngame = "munchkin"\nlang = "de"\n'


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It has no limits: what it stands is to be seen."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite") as found:
        yield found
        assert not faults(found)


def faults(server: Running) -> float:
    return float(server.server.metrics.refusals.labels("server-fault")._value.get())


# -- HTTP ------------------------------------------------------------------------------------------------------------


nightly = pytest.mark.nightly


@pytest.mark.parametrize(
    ("phase", "examples"),
    [
        ("playing", 3),
        pytest.param("lobby", 300, marks=nightly),
        pytest.param("playing", 300, marks=nightly),
        pytest.param("over", 300, marks=nightly),
    ],
)
def test_requests_after_the_openapi_document(attacked, tmp_path, phase, examples):
    host = attacked.open(seats=2, bots=[None, "easy"])
    with attacked.http(authorization=f"Bearer {host['token']}") as http:
        for do in {"lobby": [], "playing": ["start"], "over": ["start", "close"]}[phase]:
            body = {"key": do, "command": {"do": do}}
            assert http.post(f"/tables/{host['id']}/command", json=body).status_code == 200
    for known in ("", KNOWN.format(table=host["id"])):
        schemathesis(attacked, tmp_path, known, examples, host["token"] if known else "")
    assert not faults(attacked)


def schemathesis(server: Running, folder: Path, config: str, examples: int, token: str) -> None:
    (folder / "schemathesis.toml").write_text(config)
    program = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", "schemathesis.toml"]
    command = [*program, "run", f"{server.url}/api/schema", "--checks", CHECKS, "--max-examples", str(examples)]
    command += ["--phases", "coverage,fuzzing", "--seed", "1", "--no-color", "--warnings", "off"]
    command += ["--suppress-health-check", "all"]
    command += ["--header", f"Authorization: Bearer {token}"] if token else []
    ended = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    assert ended.returncode == 0, ended.stdout[-5000:] + ended.stderr[-1000:]
    assert "Tested: 2" in ended.stdout  # some twenty operations


# -- sockets ---------------------------------------------------------------------------------------------------------

leaves = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(["pass", "play", "munchkin", "custom-heroes", "easy", "decision", "de", "\u0000", "x" * 600]),
)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))
COMMANDS = [
    *("ready", "commit", "change", "kick", "start", "reveal", "answer", "undo", "vote", "auto-pass", "leave", "return"),
    *("say", "close", "join", "take-over", "pass", "rematch", "", "nonsense"),
]
FIELDS = [
    *("ready", "digest", "setup", "seat", "nonce", "choice", "version", "by", "agree", "on", "wake", "text", "name"),
    *("person", "table"),
]
commands = st.builds(
    lambda do, fields: {"do": do, **fields},
    st.sampled_from(COMMANDS),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
requests = st.builds(
    lambda key, command: {"type": "do", "key": key, "command": command}, st.text(max_size=70), commands | values
)
hellos = st.builds(
    lambda fields: {"type": "hello", **fields},
    st.dictionaries(st.sampled_from(["token", "since", "want", "lang"]), values, max_size=4),
)


def damaged(text: str, at: int, by: str) -> str:
    at %= len(text) + 1
    return text[:at] + by + text[at + 1 :]


texts = st.one_of(
    (requests | hellos | values).map(json.dumps),
    st.builds(damaged, requests.map(json.dumps), st.integers(0, 10_000), st.text(max_size=3)),
    st.text(max_size=200),
    st.integers(0, 3000).map(lambda depth: "[" * depth),
)
frames = st.one_of(
    texts.map(lambda text: (Opcode.TEXT, text.encode(errors="surrogatepass"))),
    st.binary(max_size=200).map(lambda data: (Opcode.BINARY, data)),
    st.binary(max_size=200).map(lambda data: (Opcode.TEXT, data)),
    st.binary(max_size=125).map(lambda data: (Opcode.PING, data)),
    st.binary(max_size=125).map(lambda data: (Opcode.PONG, data)),
)
raw = st.binary(min_size=1, max_size=60)
FORMS = (Opcode.TEXT, Opcode.BINARY)


def packed(opcode: Opcode, data: bytes) -> bytes:
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + b"\0\0\0\0" + data


async def attack(server: Running, host: dict[str, Any], sent: list[Any], greet: bool) -> None:
    """Every message is answered, or the socket is closed with a reason that the protocol knows."""
    socket = await server.socket(host["id"], max_size=None)
    player, answers = Player(socket), 0
    if greet:
        await player.hello(host["token"])
    for opcode, data in sent:
        socket.transport.write(packed(opcode, data))
        answers += opcode in FORMS
    with suppress(ConnectionClosed):
        for _ in range(answers):
            frame = await answer_of(socket)
            assert frame["type"] in ("done", "refused", "welcome"), frame
            assert frame.get("reason", {}).get("id") not in ("server-fault", "server-store-gone"), frame
    await socket.close()
    if socket.close_code is not None:
        assert socket.close_code in (1000, 1002, 1005, 1006, 1007, 1008, 1009), socket.close_code


async def answer_of(socket: ClientConnection) -> dict[str, Any]:
    """The next frame that answers something; steps only tell what happened."""
    while True:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if frame["type"] not in ("step", "presence"):
            return frame


async def throw(server: Running, host: dict[str, Any], data: bytes) -> None:
    """Bytes that are no frames at all."""
    socket = await server.socket(host["id"])
    await Player(socket).hello(host["token"])
    socket.transport.write(data)
    await socket.close()
    assert socket.close_code in (1000, 1002, 1005, 1006, 1007, 1008, 1009)


def fuzzed(examples: int) -> Any:
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


def fuzz_socket(attacked: Running, examples: int) -> None:
    @fuzzed(examples)
    @given(sent=st.lists(frames, min_size=1, max_size=12), greet=st.booleans(), playing=st.booleans())
    def frames_of_all_kinds(sent: list[Any], greet: bool, playing: bool) -> None:
        host = attacked.open(seats=2, bots=[None, "easy"])
        if playing:
            with attacked.http(authorization=f"Bearer {host['token']}") as http:
                http.post(f"/tables/{host['id']}/command", json={"key": "s", "command": {"do": "start"}})
        asyncio.run(asyncio.wait_for(attack(attacked, host, sent, greet), 60))

    @fuzzed(max(5, examples // 10))
    @given(data=raw)
    def bytes_of_all_kinds(data: bytes) -> None:
        asyncio.run(asyncio.wait_for(throw(attacked, attacked.open(seats=2), data), 60))

    frames_of_all_kinds()
    bytes_of_all_kinds()
    assert not faults(attacked)


def test_messages_after_the_protocol(attacked):
    fuzz_socket(attacked, 40)


@nightly
def test_many_messages_after_the_protocol(attacked):
    fuzz_socket(attacked, 5_000)


def test_whoever_comes_afterwards_plays_as_ever(attacked):
    async def story() -> None:
        host = attacked.open(seats=2, bots=[None, "easy"])
        async with attacked.socket(host["id"]) as socket:
            player = Player(socket)
            await player.hello(host["token"])
            await player.must("start")
            while not player.options:
                await player.until("step")
            await player.must("answer", choice=player.options[0], version=player.version)

    asyncio.run(asyncio.wait_for(story(), 60))
