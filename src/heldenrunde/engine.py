"""Which engine plays: the compiled one that lies beside the sources, or the sources themselves.

Python prefers a compiled module to its source, even if the source was changed since. So a build leaves a stamp, and
before anything is imported the stamp is compared with the sources: an engine that was not built from them is passed
over. `HELDENRUNDE_ENGINE` chooses: `sources`, or `compiled`, and then nothing else will do. `make fast` builds one.
"""

from __future__ import annotations

import os
import sys

STAMP = "engine.txt"
"""Beside this file: what the compiled engine was built from."""
FOLDERS = ("core", "rulebooks")
"""What is compiled."""
OLD = "the compiled engine was built from other sources, so these are played instead; `make fast` builds it again"
NONE = "HELDENRUNDE_ENGINE=compiled, but there is no compiled engine of these sources; `make fast` builds it"


def choose(package: str) -> None:
    """Before the first import of a rule: shall the compiled modules in this folder be found?"""
    wanted, built = os.environ.get("HELDENRUNDE_ENGINE", ""), is_built(package)
    fresh = built and stamp_in(package) == fingerprint(package)
    if wanted not in ("", "sources", "compiled"):
        raise ImportError(f"HELDENRUNDE_ENGINE is sources or compiled, not {wanted!r}")
    if wanted == "compiled" and not fresh:
        raise ImportError(NONE)
    if built and (wanted == "sources" or not fresh):
        find_sources_only(package)
        if wanted != "sources":
            import warnings

            warnings.warn(OLD, RuntimeWarning, stacklevel=3)


def is_built(package: str) -> bool:
    """Is there a compiled module for this Python?"""
    from importlib.machinery import EXTENSION_SUFFIXES

    return any(os.path.exists(os.path.join(package, "core", f"flow{suffix}")) for suffix in EXTENSION_SUFFIXES)


def stamp_in(package: str) -> str:
    try:
        with open(os.path.join(package, STAMP), encoding="ascii") as file:
            return file.read().strip()
    except OSError:
        return ""


def fingerprint(package: str) -> str:
    """A hash of all that is compiled."""
    from hashlib import sha256

    found = sha256()
    for folder in folders(package):
        for name in sorted(os.listdir(folder)):
            if name.endswith(".py"):
                with open(os.path.join(folder, name), "rb") as file:
                    content = file.read().replace(b"\r\n", b"\n")
                path = os.path.relpath(os.path.join(folder, name), package).replace(os.sep, "/")
                found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


def folders(package: str) -> list[str]:
    return sorted(path for folder in FOLDERS for path, _, _ in os.walk(os.path.join(package, folder)))


def find_sources_only(package: str) -> None:
    """In these folders Python looks for sources and for nothing else."""
    from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

    for folder in folders(package):
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Is it the compiled engine that plays here?"""
    from heldenrunde.core import flow

    return not str(flow.__file__).endswith(".py")
