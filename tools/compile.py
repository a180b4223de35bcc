"""Compile the kernel and the rules of all games with mypyc, unchanged, into build/compiled.

    python tools/compile.py           build
    python tools/compile.py --test    build, check that both play alike, and run the tests against the compiled package

Interpreted stays the default: `PYTHONPATH=build/compiled` chooses the compiled one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
TARGET = TOP / "build" / "compiled"
# A C file per module: one for all together takes the C compiler many times as long.
SETUP = """from mypyc.build import mypycify
from setuptools import setup

setup(name="heldenrunde-compiled", ext_modules=mypycify({modules!r}, opt_level="2", multi_file=True))
"""
# Descriptions for people gain nothing from being compiled.
LEFT_OUT = {"__init__.py", "scene.py", "definition.py"}
# A compiled class has compiled subclasses only, so the game that the tests of the kernel play is compiled as well.
TOY = Path("tests") / "toy.py"


def modules() -> list[str]:
    """Core and the games. The match stays as it is: it says in our own words what is wrong from outside."""
    found = [path for folder in ("core", "rulebooks") for path in (TARGET / "heldenrunde" / folder).rglob("*.py")]
    chosen = [path for path in found if path.name not in LEFT_OUT] + [TARGET / TOY]
    return sorted(str(path.relative_to(TARGET)) for path in chosen)


def build() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(TOP / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (TARGET / TOY).parent.mkdir()
    shutil.copy(TOP / TOY, TARGET / TOY)
    print(f"compiling {len(modules())} modules ...", flush=True)
    (TARGET / "setup.py").write_text(SETUP.format(modules=modules()), encoding="utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=TARGET, check=True)


def run(*command: str, compiled: bool) -> str:
    path = {"PYTHONPATH": str(TARGET)} if compiled else {}
    environment = {**os.environ, **path}
    done = subprocess.run([sys.executable, *command], cwd=TOP, env=environment, check=True, stdout=subprocess.PIPE)
    return done.stdout.decode()


def check() -> None:
    """The compiled package is the one in use, and plays every decision as the interpreted one does."""
    where = run("-c", "import heldenrunde.core.flow as flow; print(flow.__file__)", compiled=True).strip()
    if not where.startswith(str(TARGET)) or where.endswith(".py"):
        sys.exit(f"not compiled: {where}")
    if run("tools/twins.py", compiled=False) != run("tools/twins.py", compiled=True):
        sys.exit("interpreted and compiled matches differ: compare the output of tools/twins.py")
    print("interpreted and compiled play alike")


def test() -> None:
    environment = {**os.environ, "PYTHONPATH": str(TARGET)}
    # The compiled toy is imported first, so that it is the one that the tests find.
    first = ["-o", f"pythonpath={TARGET.relative_to(TOP)} .", "-p", "tests.toy"]
    subprocess.run([sys.executable, "-m", "pytest", "-n", "auto", *first], cwd=TOP, env=environment, check=True)


if __name__ == "__main__":
    build()
    if "--test" in sys.argv:
        check()
        test()
