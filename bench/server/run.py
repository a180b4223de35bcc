"""`make bench-server`: our server beside boardgame.io's, with the same load, in one run and one table."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

import uvloop

from server import machine
from server.bgio import BgioLoad
from server.load import SEATS, Load, Window, quantile
from server.ours import OtherLoad, OurLoad, command
from server.wire import HOST, Broken

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent
BGIO = HERE / "bgio"
WORK = TOP / "build" / "bench-server"
START_SECONDS = 30.0

PRODUCTION = {"NODE_ENV": "production"}
WORDS = {True: "pass", False: "FAIL", None: "----"}

RATIO, P99_MS, RSS_MB = 2.0, 150.0, 300.0
"""What is asked of us: times the peer's answers per core, at most so many milliseconds, at most so many megabytes."""


@dataclass
class Server:
    """A server under measurement."""

    pid: int
    load: Load
    closed: list[Window] = field(default_factory=list)
    paced: list[Window] = field(default_factory=list)
    megabytes: float = 0.0

    @property
    def name(self) -> str:
        return self.load.name

    @property
    def usual(self) -> Window:
        """The closed-loop window in the middle."""
        return sorted(self.closed, key=lambda window: window.rate_per_core)[len(self.closed) // 2]


# -- starting ----------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


class Started(NamedTuple):
    kind: type[Load]
    pid: int
    port: int
    core: int


@contextmanager
def running(
    kind: type[Load], command: Sequence[str], environment: Mapping[str, str], port: int, cores: machine.Cores
) -> Iterator[Started]:
    """A server on its core, for as long as this lasts."""
    path = WORK / f"{kind.name}.log"
    machine.pin(cores.server)  # is inherited
    with path.open("wb") as log:
        process = subprocess.Popen(command, cwd=WORK, env={**os.environ, **environment}, stdout=log, stderr=log)
    machine.pin(cores.load)
    try:
        wait_for(process, port, path)
        yield Started(kind, process.pid, port, cores.server)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.1)
    raise Broken(f"{log.stem} does not listen:\n{log.read_text()[-2000:]}")


def peer_is_there() -> bool:
    """boardgame.io as locked, installed if need be; without node there is nothing to compare with."""
    missing = [tool for tool in ("node", "npm") if shutil.which(tool) is None]
    if missing:
        print(f"{' and '.join(missing)} not found (Node.js 18 or newer): boardgame.io is left out")
        return False
    installed, lock = BGIO / "node_modules" / ".package-lock.json", BGIO / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return True
    print("installing boardgame.io ...", flush=True)
    install = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(install, cwd=BGIO, check=False).returncode == 0:
        return True
    print("boardgame.io could not be installed and is left out")
    return False


# -- measuring ---------------------------------------------------------------------------------------------------------


async def measure(given: argparse.Namespace, servers: Sequence[Server]) -> None:
    """Turn by turn, so that a change of the machine's mood meets both."""
    for server in servers:
        say(f"{server.name}: opening {given.tables} tables")
        await server.load.open(given.tables)
    for server in servers:
        say(f"{server.name}: {given.paced:g} s at {given.rate:g} answers/s per table")
        server.paced.append(await server.load.measure(2.0, given.paced, 1.0 / given.rate))
    for number in range(given.windows):
        for server in servers:
            say(f"{server.name}: {given.seconds:g} s in closed loop, {number + 1} of {given.windows}")
            server.closed.append(await server.load.measure(1.5, given.seconds))
    for server in servers:
        server.megabytes = machine.peak_megabytes(server.pid)
        server.load.close()
    await asyncio.sleep(0.2)


def say(what: str) -> None:
    print(f"  {what}", file=sys.stderr, flush=True)


# -- telling -----------------------------------------------------------------------------------------------------------

Figure = Callable[[Server], float]


def ms(seconds: list[float], share: float) -> float:
    return quantile(seconds, share) * 1e3


def rows(rate: float) -> list[tuple[str, Figure]]:
    return [
        ("closed loop: answers/s", lambda s: s.usual.rate),
        ("  share of the core that neighbours left, %", lambda s: 100 * s.usual.share),
        ("  answers/s per core", lambda s: s.usual.rate_per_core),
        ("  server CPU us/answer", lambda s: s.usual.cpu_us),
        ("  server CPU, % of the core", lambda s: 100 * s.usual.server_cpu / s.usual.seconds),
        ("  load generator CPU, % of its core", lambda s: 100 * s.usual.load_cpu / s.usual.seconds),
        ("  all four seats have it, p50 ms", lambda s: ms(s.usual.spread, 0.5)),
        ("  all four seats have it, p99 ms", lambda s: ms(s.usual.spread, 0.99)),
        (f"paced, {rate:g}/s per table: answers/s", lambda s: s.paced[0].rate),
        ("  share of the core that neighbours left, %", lambda s: 100 * s.paced[0].share),
        ("  acknowledged, p50 ms", lambda s: ms(s.paced[0].acknowledged, 0.5)),
        ("  acknowledged, p99 ms", lambda s: ms(s.paced[0].acknowledged, 0.99)),
        ("  all four seats have it, p50 ms", lambda s: ms(s.paced[0].spread, 0.5)),
        ("  all four seats have it, p99 ms", lambda s: ms(s.paced[0].spread, 0.99)),
        ("  server CPU us/answer", lambda s: s.paced[0].cpu_us),
        ("received per answer and seat, bytes", lambda s: s.usual.bytes_per_seat),
        ("tables replaced while measuring", lambda s: sum(window.opened for window in (*s.closed, *s.paced))),
        ("peak RSS, MB", lambda s: s.megabytes),
    ]


def table(servers: Sequence[Server], rate: float) -> str:
    lines = [["", *(server.name for server in servers)]]
    lines += [[name, *(number(figure(server)) for server in servers)] for name, figure in rows(rate)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join(
        "  ".join(
            [line[0].ljust(widths[0]), *(text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True))]
        )
        for line in lines
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def usual_ratio(ours: Server, peer: Server) -> float:
    """The median over pairs of windows that followed each other, for the machine may change its mood in between."""
    pairs = zip(ours.closed, peer.closed, strict=True)
    return median([our.rate_per_core / their.rate_per_core for our, their in pairs])


def verdicts(ours: Server, peer: Server | None) -> list[tuple[bool | None, str]]:
    """The three that are asked for; None where it could not be told."""
    ratio = usual_ratio(ours, peer) if peer is not None else None
    late = ms(ours.paced[0].spread, 0.99)
    against = "boardgame.io was not measured" if ratio is None else f"{ratio:.2f} times boardgame.io's"
    return [
        (None if ratio is None else ratio >= RATIO, f"answers/s per core: {against} (at least {RATIO:g})"),
        (late <= P99_MS, f"p99 at the paced load: {late:.1f} ms (at most {P99_MS:g})"),
        (ours.megabytes <= RSS_MB, f"peak RSS: {ours.megabytes:.0f} MB (at most {RSS_MB:g})"),
    ]


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables of four seats (default 200)")
    parser.add_argument("--seconds", type=float, default=5.0, help="of one closed-loop window (default 5)")
    parser.add_argument("--windows", type=int, default=5, help="closed-loop windows; the median counts (default 5)")
    parser.add_argument("--paced", type=float, default=20.0, help="seconds at the paced load (default 20)")
    parser.add_argument("--rate", type=float, default=1.0, help="paced answers a second and table (default 1)")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout, installed, in turn")
    parser.add_argument("--views", action="store_true", help="our clients get the whole view after every answer")
    parser.add_argument("--compiled", action="store_true", help="our server with the rules compiled by mypyc")
    return parser.parse_args()


async def bench(given: argparse.Namespace, started: Sequence[Started]) -> list[Server]:
    servers = [Server(one.pid, one.kind(one.port, one.pid, one.core)) for one in started]
    await measure(given, servers)
    return servers


def main() -> int:
    given = options()
    if not sys.platform.startswith("linux"):
        print("the server benchmark needs Linux: it reads /proc and binds processes to cores")
        return 2
    machine.allow_files(4 * SEATS * given.tables)
    cores = machine.cores()
    OurLoad.want = "view" if given.views else "turn"
    if given.compiled:
        print("compiling the rules ...", flush=True)
        subprocess.run([sys.executable, str(TOP / "tools" / "compile.py")], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    with_peer = not given.no_peer and peer_is_there()
    print(f"{given.tables} tables x {SEATS} seats, server on core {cores.server}, load on core {cores.load};", end=" ")
    print(f"SQLite synchronous=FULL, 4 KiB made durable in {machine.flush_ms(WORK):.2f} ms", flush=True)
    if cores.server == cores.load:
        print("there is only one core: server and load take it from each other")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=WORK)))
        try:
            port = free_port()
            started = [stack.enter_context(running(OurLoad, *command(port, folder, given.compiled), port, cores))]
            if given.against:
                port, python = free_port(), str(given.against.resolve() / ".venv" / "bin" / "python")
                started.append(
                    stack.enter_context(running(OtherLoad, *command(port, folder, False, python), port, cores))
                )
            if with_peer:
                port = free_port()
                serve = ["node", str(BGIO / "server.js"), str(port)]
                started.append(stack.enter_context(running(BgioLoad, serve, PRODUCTION, port, cores)))
            ours, *others = uvloop.run(bench(given, started))
        except Broken as error:
            print(f"not measured: {error}")
            return 2
    print("\n" + table([ours, *others], given.rate) + "\n")
    found = verdicts(ours, others.pop() if with_peer else None)
    for other in others:
        print(f"      answers/s per core: {usual_ratio(ours, other):.2f} times those of the {other.name}")
    for good, what in found:
        print(f"{WORDS[good]}  {what}")
    return 1 if any(good is False for good, _ in found) else 0


if __name__ == "__main__":
    sys.exit(main())
