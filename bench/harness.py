"""Timing and table rendering shared by every row of the benchmark (standard library only).

All figures are in process CPU time, not wall time, so that waiting for a core does not count.  A busy neighbour still
slows shared caches and clocks down, for seconds at a time, and never speeds anything up.  So every figure, ours and the
peers', is that of the fastest of many short windows, as timeit's are; calibrate() tells how steady the machine was.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

PlayMatch = Callable[[int], int]
"""Plays one whole random match for a seed and returns the number of player decisions in it."""

WINDOWS = 12
WARMUP_SHARE = 0.1
BATCH_SHARE = 0.02
ABSENT = "-"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; ``None`` where the thing measured does not exist."""

    name: str
    decisions_per_s: float | None = None
    us_per_decision: float | None = None
    clone_us: float | None = None
    view_us: float | None = None
    imagine_us: float | None = None
    matches_per_s: float | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast whole matches were played, in CPU time."""

    decisions_per_s: float
    us_per_decision: float
    matches_per_s: float


def pin() -> int | None:
    """Bind this process to one core and return it, or ``None`` where the system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def calibrate(seconds: float = 0.3) -> float:
    """CPU microseconds of a fixed pure-Python workload: how fast this machine was at this moment."""
    return micro(_fixed_workload, seconds, 1)


def measure_play(play: PlayMatch, seconds: float, windows: int = WINDOWS) -> Pace:
    """Play matches for ``seconds`` CPU seconds in so many windows; the pace of the fastest one."""
    seed, _, _ = _window(play, 0, seconds * WARMUP_SHARE)
    paces = []
    for _ in range(windows):
        gc.collect()
        next_seed, decisions, spent = _window(play, seed, seconds / windows)
        paces.append(Pace(decisions / spent, spent / max(decisions, 1) * 1e6, (next_seed - seed) / spent))
        seed = next_seed
    return max(paces, key=lambda pace: pace.decisions_per_s)


def micro(fn: Callable[[], object], seconds: float, windows: int = WINDOWS) -> float:
    """CPU microseconds per call of ``fn``: the fastest of so many windows that share ``seconds``."""
    batch = _batch_size(fn, seconds / windows * BATCH_SHARE)
    costs = []
    for _ in range(windows):
        gc.collect()
        costs.append(_cost_of_call(fn, batch, seconds / windows))
    return min(costs) * 1e6


def micro_each(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """CPU microseconds per call, averaged over ``calls`` (one a position) so that no single position decides."""

    def every_call() -> None:
        for call in calls:
            call()

    return micro(every_call, seconds) / len(calls)


def table(rows: Sequence[Row], reference: str | None = None) -> str:
    """An aligned plain-text table; the ratio column compares decisions/s with the row named ``reference``.

    Without a name the first row is the reference.  Notes follow the table, one line each.
    """
    base = _reference_pace(rows, reference)
    header = ["", "decisions/s", "ratio", "us/decision", "clone us", "view us", "imagine us", "matches/s"]
    cells = [header, *(_cells(row, base) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(header))]
    lines = [_aligned(line, widths) for line in cells]
    lines.insert(1, "  ".join("-" * width for width in widths))
    notes = [f"{row.name}: {row.note}" for row in rows if row.note]
    return "\n".join([*lines, "", *notes] if notes else lines)


def _fixed_workload() -> int:
    buckets: dict[int, list[int]] = {}
    x = 12345
    for _ in range(2000):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        buckets.setdefault(x & 15, []).append(x >> 4)
    return sum(max(bucket) for bucket in buckets.values())


def _window(play: PlayMatch, seed: int, seconds: float) -> tuple[int, int, float]:
    """Play seeds from ``seed`` on until ``seconds`` are used up: the next seed, the decisions, the CPU seconds."""
    clock = time.process_time
    decisions = 0
    start = clock()
    while True:
        decisions += play(seed)
        seed += 1
        spent = clock() - start
        if spent >= seconds:
            return seed, decisions, spent


def _batch_size(fn: Callable[[], object], seconds: float) -> int:
    """How many calls take about ``seconds``; doing so also warms ``fn`` up."""
    batch = 1
    while _cost_of_call(fn, batch, 0.0) * batch < seconds:
        batch *= 2
    return batch


def _cost_of_call(fn: Callable[[], object], batch: int, seconds: float) -> float:
    """CPU seconds per call, from at least one batch and until ``seconds`` are used up."""
    clock = time.process_time
    calls = 0
    start = clock()
    while True:
        for _ in range(batch):
            fn()
        calls += batch
        spent = clock() - start
        if spent >= seconds:
            return spent / calls


def _reference_pace(rows: Sequence[Row], reference: str | None) -> float | None:
    if reference is None:
        return rows[0].decisions_per_s if rows else None
    for row in rows:
        if row.name == reference:
            return row.decisions_per_s
    raise ValueError(f"no row is named {reference!r}")


def _cells(row: Row, base: float | None) -> list[str]:
    ratio = row.decisions_per_s / base if row.decisions_per_s is not None and base else None
    figures = (
        row.decisions_per_s,
        ratio,
        row.us_per_decision,
        row.clone_us,
        row.view_us,
        row.imagine_us,
        row.matches_per_s,
    )
    return [row.name, *map(_figure, figures)]


def _figure(value: float | None) -> str:
    """Three significant digits or so, whatever the magnitude."""
    if value is None:
        return ABSENT
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.4f}"


def _aligned(line: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = line
    aligned = (text.rjust(width) for text, width in zip(figures, widths[1:], strict=True))
    return "  ".join([name.ljust(widths[0]), *aligned])
