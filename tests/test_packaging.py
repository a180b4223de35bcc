"""What is installed: extras that are named when they are missing, a package with its client or none, a fresh engine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from heldenrunde import engine, start
from heldenrunde.texts import LANGUAGES
from tests.terminal.shell import run

TOP = Path(__file__).parent.parent
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
EVERY = [package for name, packages in EXTRAS.items() if name != "all" for package in packages]


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[>=; ]", requirement)[0].replace("-", "_") for requirement in requirements}


# -- extras ----------------------------------------------------------------------------------------------------------


def test_the_extras_and_the_library_alone():
    assert set(EXTRAS) == {"server", "terminal", "research", "all"}
    assert len(PROJECT["dependencies"]) <= 3
    assert {start.SERVER, start.TERMINAL, start.RESEARCH} == set(EXTRAS) - {"all"}


def without(packages: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where these packages are not installed."""
    code = f"import sys; sys.modules.update(dict.fromkeys({packages!r})); from heldenrunde.start import main; main()"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        ((), "server"),
        (("serve", "--port", "0"), "server"),
        (("sim", "custom-heroes", "--games", "1"), "research"),
        (("play", "custom-heroes"), "terminal"),
        (("rules", "custom-heroes"), "terminal"),
    ],
)
def test_a_command_whose_extra_is_missing_says_which_to_install(arguments, extra, language):
    done = without(names(EVERY), "--lang", language, *arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f'pip install "heldenrunde[{extra}]"' in done.stderr


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("sim", "custom-heroes", "--games", "1", "--json"), "research"),
        (("play", "custom-heroes", "--plain", "--seed", "1"), "terminal"),
        (("games",), "terminal"),
        (("serve", "--help"), "server"),
    ],
)
def test_with_its_extra_a_command_needs_no_other(arguments, extra):
    others = names(EVERY) - names(EXTRAS[extra])
    inside = {"rich"}  # comes with typer
    done = without(others - inside, *arguments)
    assert "pip install" not in done.stderr
    assert done.returncode in (0, 1), done.stderr
    assert "Traceback" not in done.stderr


def test_an_error_of_our_own_is_no_missing_package(monkeypatch):
    def fail(given: list[str]) -> None:
        raise ModuleNotFoundError("no", name="heldenrunde.nothing")

    monkeypatch.setattr("heldenrunde.cli.main", fail)
    with pytest.raises(ModuleNotFoundError):
        start.main([])


def test_with_everything_installed_the_command_runs(capsys):
    with pytest.raises(SystemExit) as left:
        start.main(["games", "--lang", "en"])
    assert left.value.code == 0
    assert capsys.readouterr().out == run("games", "--lang", "en").stdout


# -- the browser client ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_browser_client_there_is_no_package(tmp_path, target):
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(TOP / name, tmp_path)
    package = tmp_path / "src" / "heldenrunde"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    build = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path / "dist")]
    failed = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert failed.returncode != 0
    assert "make web" in failed.stderr
    (package / "web_client").mkdir()
    (package / "web_client" / "index.html").touch()
    subprocess.run(build, cwd=tmp_path, capture_output=True, check=True)
    assert len([*(tmp_path / "dist").iterdir()]) == 1


# -- the engine ------------------------------------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path):
    """The kernel with a compiled module that cannot be loaded: whoever finds it fails."""
    package, source = tmp_path / "heldenrunde", TOP / "src" / "heldenrunde"
    shutil.copytree(source / "core", package / "core", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (package / "rulebooks" / "some_game").mkdir(parents=True)
    (package / "rulebooks" / "some_game" / "state.py").write_text("A = 1\n")
    for name in ("__init__.py", "engine.py"):
        shutil.copy(source / name, package)
    (package / "core" / f"flow{EXTENSION_SUFFIXES[0]}").write_bytes(b"not really compiled")
    return package


def imported(package: Path, wanted: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "HELDENRUNDE_ENGINE": wanted}
    code = "import heldenrunde.core.flow as flow; print(flow.__file__)"
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def stamp(package: Path) -> None:
    (package / engine.STAMP).write_text(engine.fingerprint(str(package)))


def test_an_engine_built_from_these_sources_is_used(copied):
    stamp(copied)
    assert f"flow{EXTENSION_SUFFIXES[0]}" in imported(copied).stderr
    assert f"flow{EXTENSION_SUFFIXES[0]}" in imported(copied, "compiled").stderr


@pytest.mark.parametrize("changed", ["core/flow.py", "core/chance.py", "rulebooks/some_game/state.py"])
def test_an_engine_built_from_other_sources_is_passed_over_and_not_in_silence(copied, changed):
    stamp(copied)
    with (copied / changed).open("a") as file:
        file.write("# changed\n")
    done = imported(copied)
    assert done.stdout.strip() == str(copied / "core" / "flow.py")
    assert "make fast" in done.stderr
    assert "make fast" in imported(copied, "compiled").stderr
    assert imported(copied, "compiled").returncode != 0


def test_an_engine_of_which_nobody_knows_what_it_was_built_from_is_passed_over(copied):
    done = imported(copied)
    assert done.stdout.strip() == str(copied / "core" / "flow.py")
    assert "make fast" in done.stderr


def test_a_new_module_makes_the_engine_old(copied):
    stamp(copied)
    (copied / "rulebooks" / "some_game" / "more.py").touch()
    assert "make fast" in imported(copied).stderr


def test_the_sources_can_be_insisted_on(copied):
    stamp(copied)
    done = imported(copied, "sources")
    assert (done.stdout.strip(), done.stderr) == (str(copied / "core" / "flow.py"), "")


def test_there_is_no_third_engine(copied):
    assert "sources or compiled" in imported(copied, "fast").stderr
