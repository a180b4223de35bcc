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
COMPILED = Path("build") / "compiled"
ROUNDS = 3


def ours(seconds: float, compiled: bool, top: Path = TOP) -> list[Row]:
    """The rows of a checkout, measured in a process of their own so that two builds do not meet."""
    engine = {"HELDENRUNDE_ENGINE": "compiled" if compiled else "sources"}
    environment = {**os.environ, **engine, "PYTHONPATH": str(top / (COMPILED if compiled else "src"))}
    command = [sys.executable, str(top / "bench" / "ours.py"), str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    return [Row(**json.loads(line)) for line in done.stdout.splitlines()]


def compare(other: Path, seconds: float, compiled: bool) -> None:
    """Another checkout and this one in turn, and the better of each: how many times as fast is this one?"""
    before: dict[str, list[Row]] = {}
    now: dict[str, list[Row]] = {}
    for _ in range(ROUNDS):
        for found, top in ((before, other), (now, TOP)):
            for row in ours(seconds / ROUNDS, compiled, top):
                found.setdefault(row.name, []).append(row)
    for name, rows in now.items():
        pace = f"{fastest(rows):>10,.0f}/s"
        if name in before:
            old = before[name]
            pace += f"  before {fastest(old):>10,.0f}/s  x {fastest(rows) / fastest(old):.2f}"
            if rows[0].imagine_us is not None:
                pace += f"  imagine {imagining(rows):.1f} us, before {imagining(old):.1f}"
        print(f"{name:<44}{pace}", flush=True)


def fastest(rows: list[Row]) -> float:
    return max(row.decisions_per_s or 0 for row in rows)


def imagining(rows: list[Row]) -> float:
    return min(row.imagine_us or 0 for row in rows)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=6.0, help="CPU seconds per row (default 6)")
    options.add_argument("--no-compile", action="store_true", help="leave the compiled rows out")
    options.add_argument("--no-peers", action="store_true", help="leave the peers out")
    options.add_argument("--against", type=Path, help="another checkout, compiled as well: both in turn, as ratios")
    given = options.parse_args()
    if not given.no_compile:
        command = [sys.executable, str(TOP / "tools" / "compile.py"), "--build"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    pin()
    if given.against:
        for compiled in (False,) if given.no_compile else (False, True):
            compare(given.against, given.seconds, compiled)
        return
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
