"""`heldenrunde serve`: what keeps it from starting is one sentence, and an exit code that is not 0."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys

import pytest

from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.run import listen

RUN = "from heldenrunde.cli import main; main()"


@pytest.mark.parametrize(
    ("options", "start"),
    [
        (["--port", "70000"], "The setting port cannot be"),
        (["--log-format", "loud"], "The setting log_format cannot be"),
        (["--database", "mysql://there"], "This database cannot be used."),
        (["--database", "/proc/nowhere/tables.sqlite"], "This database cannot be used."),
        (["--config", "/no/such/file.toml"], "The file /no/such/file.toml"),
    ],
)
def test_what_is_wrong_is_one_sentence(options, start):
    command = [sys.executable, "-c", RUN, "serve", "--lang", "en", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith(start)
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_reported():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(HeldenrundeError) as wrong:
            listen("127.0.0.1", port)
    assert str(port) in wrong.value.reason.text("de")


def test_port_0_takes_a_free_one():
    with listen("127.0.0.1", 0) as door:
        assert door.getsockname()[1] > 0


def test_an_impatient_ctrl_c_meets_no_traceback(tmp_path):
    """Ctrl+C reaches the server and its workers, which have only just begun."""
    command = [sys.executable, "-c", RUN, "serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite")]
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    server = subprocess.Popen(command, stdout=pipe, stderr=same, text=True, start_new_session=True)
    assert server.stdout is not None
    while "http://" not in server.stdout.readline():
        assert server.poll() is None
    for _ in range(2):
        os.killpg(server.pid, signal.SIGINT)
    rest, _ = server.communicate(timeout=60)
    assert "Traceback" not in rest
    assert server.returncode == 0
