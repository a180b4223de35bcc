"""Servers in processes of their own that start fast, so that they can be killed often."""

from __future__ import annotations

import multiprocessing
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from heldenrunde.server.run import serve
from tests.server.harness import NO_LIMITS, PATIENCE, Running
from tests.server.test_logs import RUN, Process, free_port

FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(["heldenrunde.server.run", __name__])
UNLIMITED = {"workers": "0", "log_format": "json", **{name: str(value) for name, value in NO_LIMITS.items()}}


def served(variables: dict[str, str], log: str) -> None:
    """What the process does: the same as `heldenrunde serve`, with these variables."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(variables)
    serve(language="en")


def until_it_listens(server: Killable | Fresh, alive: Callable[[], bool]) -> None:
    end = time.monotonic() + 3 * PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", server.port), PATIENCE).close()
            return
        except OSError:
            assert alive(), server.log.read_text()
            assert time.monotonic() < end, server.log.read_text()
            time.sleep(0.01)


class Fresh(Process):
    """A server that begins with an empty Python, as people start it; waiting for it costs next to nothing."""

    def start(self) -> Fresh:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([sys.executable, "-c", RUN], env=self.environment, stdout=log, stderr=log)
        until_it_listens(self, lambda: self.process.poll() is None)
        return self


class Killable(Running):
    """A server in a process of its own, always at the same port; everything of it is imported before it is forked."""

    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        given = {"port": str(self.port), "database": database, **UNLIMITED, **settings}
        self.variables = {f"HELDENRUNDE_{name.upper()}": value for name, value in given.items()}

    def start(self) -> Killable:
        """Returns when it listens: whoever connects from now on is answered."""
        self.process = FORK.Process(target=served, args=({**os.environ, **self.variables}, str(self.log)), daemon=True)
        self.process.start()
        self.alive = True
        until_it_listens(self, self.process.is_alive)
        return self

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
        self.alive = False


@contextmanager
def process(folder: Path, database: str, **settings: str) -> Iterator[Killable]:
    """It may have been killed and started again meanwhile; what is left of it at the end is killed."""
    server = Killable(folder, database, **settings).start()
    try:
        yield server
    finally:
        if server.alive:
            server.kill()


@contextmanager
def fresh(folder: Path, database: str) -> Iterator[Fresh]:
    server = Fresh(folder, database=database).start()
    try:
        yield server
    finally:
        server.stop()
