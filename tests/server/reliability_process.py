"""Servers in processes of their own that start fast, so that they can be killed often."""

from __future__ import annotations

import multiprocessing
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heldenrunde.server.run import serve
from tests.server.harness import PATIENCE, Running
from tests.server.test_logs import free_port

FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["heldenrunde.server.run", __name__])
NO_LIMITS = {"workers": "0", "post_rate": "0", "rate": "1000000", "burst": "1000000", "log_format": "json"}


def served(settings: dict[str, str], log: str) -> None:
    """What the process does: the same as `heldenrunde serve`, with these settings."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update({f"HELDENRUNDE_{name.upper()}": value for name, value in settings.items()})
    serve(language="en")


class Killable(Running):
    """A server in a process of its own, always at the same port; everything of it is imported before it is forked."""

    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.settings = {"port": str(self.port), "database": database, **NO_LIMITS, **settings}

    def start(self) -> Killable:
        """Returns when it listens: whoever connects from now on is answered."""
        self.process = FORK.Process(target=served, args=(self.settings, str(self.log)), daemon=True)
        self.process.start()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return self
            except OSError:
                assert self.process.is_alive(), self.log.read_text()
                assert time.monotonic() < end, self.log.read_text()
                time.sleep(0.01)

    def kill(self) -> None:
        """kill -9"""
        self.process.kill()
        self.ended()

    def stop(self) -> None:
        self.process.terminate()
        self.ended()

    def ended(self) -> None:
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "the server does not end"
        self.process.close()


@contextmanager
def process(folder: Path, database: str, **settings: str) -> Iterator[Killable]:
    """It may have been killed and started again meanwhile; what is left of it at the end is killed."""
    server = Killable(folder, database, **settings).start()
    try:
        yield server
    finally:
        if not getattr(server.process, "_closed", False):
            server.kill()
