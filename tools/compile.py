"""Compile the kernel and the rules of all games with mypyc, unchanged.

    python tools/compile.py            into build/compiled, check that both play alike, and run all tests against it
    python tools/compile.py --build    into build/compiled, and no more
    python tools/compile.py --fast     for this checkout: beside the sources, where Python prefers it from then on

hatch_build.py calls `compiled_files` for a wheel. A stamp says what a build was made from (heldenrunde/engine.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
BUILD = TOP / "build"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# A C file per module: one for all together takes the C compiler many times as long.
SETUP = """from mypyc.build import mypycify
from setuptools import setup

built = mypycify({modules!r}, opt_level="3", multi_file=True, group_name="heldenrunde")
for extension in built:
    extension.extra_compile_args += {flags!r}
setup(name="heldenrunde-compiled", ext_modules=built)
"""
# Calls between our own modules need not ask at run time which function is meant; MSVC does not know the question.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# Descriptions for people gain nothing from being compiled.
LEFT_OUT = {"__init__.py", "scene.py", "definition.py", "printed.py"}
# A compiled class has compiled subclasses only, so the game that the tests of the kernel play is compiled as well.
TOY = Path("tests") / "toy.py"
NO_COPIES = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web_client", "engine.txt")


def modules(target: Path) -> list[str]:
    """Core and the games. The match stays as it is: it says in our own words what is wrong from outside."""
    found = [path for folder in ("core", "rulebooks") for path in (target / "heldenrunde" / folder).rglob("*.py")]
    chosen = [path for path in found if path.name not in LEFT_OUT] + [*target.glob(str(TOY))]
    return sorted(str(path.relative_to(target)) for path in chosen)


def build(target: Path, toy: bool = False) -> None:
    """A copy of the sources in this folder, compiled."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(TOP / "src", target, ignore=NO_COPIES)
    if toy:
        (target / TOY).parent.mkdir()
        shutil.copy(TOP / TOY, target / TOY)
    print(f"compiling {len(modules(target))} modules; this takes some minutes ...", flush=True)
    (target / "setup.py").write_text(SETUP.format(modules=modules(target), flags=FLAGS), encoding="utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=target, check=True)
    (target / "heldenrunde" / "engine.txt").write_text(fingerprint_of(target), encoding="ascii")


def fingerprint_of(target: Path) -> str:
    """As the package itself takes it; its file is run for that, because the package may not be installed."""
    names: dict[str, object] = {}
    exec((TOP / "src" / "heldenrunde" / "engine.py").read_text(encoding="utf-8"), names)
    return str(names["fingerprint"](str(target / "heldenrunde")))  # type: ignore[operator]


def compiled_files(target: Path = BUILD / "engine") -> list[Path]:
    """What has to lie beside the sources, relative to the folder in which it is built, unless that was done before."""
    stamp = target / "heldenrunde" / "engine.txt"
    if not [*target.glob(f"heldenrunde/core/flow{SUFFIX}")] or stamp.read_text() != fingerprint_of(TOP / "src"):
        build(target)
    made = [*target.glob(f"*{SUFFIX}"), *(target / "heldenrunde").rglob(f"*{SUFFIX}"), stamp]
    return sorted(path.relative_to(target) for path in made)


def put_beside_the_sources() -> None:
    """What an earlier build left is taken away first; the stamp comes last."""
    files, source = compiled_files(), TOP / "src"
    for old in [*source.rglob("*.so"), *source.rglob("*.pyd"), *source.rglob("engine.txt")]:
        old.unlink()
    for file in sorted(files, key=lambda file: file.name == "engine.txt"):
        shutil.copy(BUILD / "engine" / file, source / file)
    print("compiled; `heldenrunde` uses it until the rules change")


# -- both ways -------------------------------------------------------------------------------------------------------


def run(*command: str, compiled: bool) -> str:
    done = subprocess.run([sys.executable, *command], cwd=TOP, env=surroundings(compiled), check=True, stdout=-1)
    return done.stdout.decode()


def surroundings(compiled: bool) -> dict[str, str]:
    """The variables with which this Python plays compiled, or not."""
    if not compiled:
        return {**os.environ, "HELDENRUNDE_ENGINE": "sources"}
    return {**os.environ, "HELDENRUNDE_ENGINE": "compiled", "PYTHONPATH": str(BUILD / "compiled")}


def check() -> None:
    """The compiled package is the one in use, and plays every decision as the interpreted one does."""
    where = run("-c", "import heldenrunde.core.flow as flow; print(flow.__file__)", compiled=True).strip()
    if not where.startswith(str(BUILD / "compiled")) or where.endswith(".py"):
        sys.exit(f"not compiled: {where}")
    if run("tools/twins.py", compiled=False) != run("tools/twins.py", compiled=True):
        sys.exit("interpreted and compiled matches differ: compare the output of tools/twins.py")
    print("interpreted and compiled play alike")


def test() -> None:
    # The compiled toy is imported first, so that it is the one that the tests find.
    first = ["-o", "pythonpath=build/compiled .", "-p", "tests.toy"]
    command = [sys.executable, "-m", "pytest", "-n", "auto", *first]
    subprocess.run(command, cwd=TOP, env=surroundings(compiled=True), check=True)


if __name__ == "__main__":
    if "--fast" in sys.argv:
        put_beside_the_sources()
    else:
        build(BUILD / "compiled", toy=True)
        if "--build" not in sys.argv:
            check()
            test()
