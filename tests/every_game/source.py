"""The state of a game as its source says it: a compiled class keeps neither annotations nor docstrings of fields."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple, get_type_hints

from heldenrunde.core.game import Game


class Written(NamedTuple):
    """The text of the module, and the type of each field by its name."""

    text: str
    fields: dict[str, object]


def as_written(state: type[Game]) -> Written:
    return read(state.__module__, state.__name__)


def path_of(module: str) -> Path:
    """The source of a module, whether it is the source that runs or what was compiled from it."""
    file = sys.modules[module].__file__
    assert file is not None
    return Path(file).with_name(module.rpartition(".")[2] + ".py")


@cache
def read(module: str, name: str) -> Written:
    path = path_of(module)
    spec = spec_from_file_location(f"{module}_as_written", path)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[spec.name] = written = module_from_spec(spec)
    spec.loader.exec_module(written)
    state = getattr(written, name)
    hints = get_type_hints(state)
    return Written(path.read_text(encoding="utf-8"), {name: hints[name] for name in state.__annotations__})
