"""Cores, and what a process and its children have used, from /proc (Linux)."""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class Cores(NamedTuple):
    server: int
    load: int


def cores() -> Cores:
    """One core for the server, another for the load; the same where there is but one."""
    usable = sorted(os.sched_getaffinity(0))
    return Cores(usable[-1], usable[0])


def pin(core: int) -> None:
    """Bind this process, and what it will start, to a core."""
    os.sched_setaffinity(0, {core})


def allow_files(count: int) -> None:
    """Let this process, and what it will start, have so many files and sockets open, if the system permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def family(pid: int) -> list[int]:
    """The process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*"):
        fields = stat(int(path.name))
        if fields:
            parents.setdefault(int(fields[1]), []).append(int(path.name))
    found = [pid]
    for member in found:
        found += parents.get(member, [])
    return found


def stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; none if the process is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def cpu_seconds(pid: int) -> float:
    """User and system time of the process and its children, those that have ended included."""
    return sum(sum(map(int, stat(member)[11:15])) for member in family(pid)) / TICKS


def peak_megabytes(pid: int) -> float:
    """The most memory that was ever resident, added up over the process and its children."""
    return sum(high_water(member) for member in family(pid)) / 1024


def high_water(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1])
    return 0


def flush_ms(folder: Path, times: int = 50) -> float:
    """Milliseconds to make 4 KiB durable there: the median of a few."""
    path, costs = folder / "flush", []
    with path.open("wb", buffering=0) as file:
        for _ in range(times):
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            costs.append(time.perf_counter() - start)
    path.unlink()
    return sorted(costs)[times // 2] * 1e3


def core_seconds(core: int) -> float:
    """How long a core has worked for programs, or was taken away by the host of a virtual machine."""
    for line in Path("/proc/stat").read_text().splitlines():
        name, *fields = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _iowait, _irq, _softirq, steal = map(int, fields[:8])
            return (user + nice + system + steal) / TICKS
    raise ValueError(f"there is no core {core}")
