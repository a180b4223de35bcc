"""`make bench`: this engine, interpreted and compiled, beside its peers, in one table."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import peers
from harness import Row, calibrate, pin, table

TOP = Path(__file__).resolve().parent.parent
COMPILED = TOP / "build" / "compiled"


def ours(seconds: float, compiled: bool) -> list[Row]:
    """Our rows, measured in a process of their own so that the two builds do not meet."""
    path = os.pathsep.join([str(COMPILED)] if compiled else [])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, str(TOP / "bench" / "ours.py"), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    return [Row(**json.loads(line)) for line in done.stdout.splitlines()]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=6.0, help="CPU seconds per row (default 6)")
    options.add_argument("--no-compile", action="store_true", help="leave the compiled rows out")
    options.add_argument("--no-peers", action="store_true", help="leave the peers out")
    given = options.parse_args()
    if not given.no_compile:
        subprocess.run([sys.executable, str(TOP / "tools" / "compile.py")], check=True, stdout=subprocess.DEVNULL)
    pin()
    before = calibrate()
    rows = ours(given.seconds, compiled=False)
    if not given.no_compile:
        rows += ours(given.seconds, compiled=True)
    if not given.no_peers:
        rows += peers.rows(given.seconds)
    print(table(rows, rows[0].name))
    print(f"\ncalibration: {before:.0f} us before, {calibrate():.0f} us after")


if __name__ == "__main__":
    main()
