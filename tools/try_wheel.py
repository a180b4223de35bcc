"""Try the installed package where the repository is not: `python try_wheel.py [--compiled]`, README.md nearby.

It needs the library alone: the examples of the README, the engine that was promised, the browser client inside.
"""

from __future__ import annotations

import doctest
import sys
from pathlib import Path

import heldenrunde
from heldenrunde import engine

HERE = Path(__file__).resolve().parent
README = next(folder / "README.md" for folder in (HERE, HERE.parent) if (folder / "README.md").exists())


def main() -> None:
    package = Path(heldenrunde.__file__).parent
    assert "site-packages" in package.parts, f"not the installed package: {package}"
    assert (package / "web_client" / "index.html").is_file(), "without the browser client"
    assert engine.is_compiled() == ("--compiled" in sys.argv), f"compiled: {engine.is_compiled()}"
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried > 0, "no examples"
    assert failed == 0, "the examples fail"


if __name__ == "__main__":
    main()
