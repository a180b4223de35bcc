"""Building a package: with the browser client, or not at all; compiled if HELDENRUNDE_COMPILE=1 says so."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_CLIENT = "The browser client is not built, and without it there is no package. Build it first: make web"


class Hook(BuildHookInterface[Any]):
    """What pyproject.toml cannot say."""

    @property
    def compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HELDENRUNDE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.0", "setuptools>=75"] if self.compiled else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A checkout that is only made importable needs neither."""
        if version == "editable":
            return
        top = Path(self.root)
        if not (top / "src" / "heldenrunde" / "web_client" / "index.html").is_file():
            sys.exit(NO_CLIENT)
        if self.compiled:
            sys.path.insert(0, str(top))
            from tools.compile import BUILD, compiled_files

            files = {str(BUILD / "engine" / file): file.as_posix() for file in compiled_files()}
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update(files)
