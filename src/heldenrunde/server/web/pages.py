"""The pages of the browser client, if it has been built; else a page that names the API."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

CLIENT = Path(str(files("heldenrunde"))) / "web_client"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ALWAYS_ASK = {"cache-control": "no-cache"}
PLACEHOLDER = """Heldenrunde

This server has no browser client yet. Programs use:

  /api/games     what there is to play
  /api/tables    the public tables
  /api/schema    everything else, as OpenAPI
"""


def handlers(folder: Path = CLIENT) -> list[Any]:
    return client(folder) if (folder / "index.html").is_file() else [placeholder]


@get("/", include_in_schema=False, sync_to_thread=False)
def placeholder() -> Response[str]:
    return Response(PLACEHOLDER, media_type="text/plain; charset=utf-8", headers=ALWAYS_ASK)


def client(folder: Path) -> list[Any]:
    """Files by their name; any other path that is not the name of a file is a place inside the client."""
    root = folder.resolve()

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[Path | None] = None) -> File:
        name = str(path or "").lstrip("/")
        file = found(root, name)
        if file is None and (name.partition("/")[0] in ("api", "assets") or "." in name):
            raise NotFoundException
        return send(file or root / "index.html", name)

    return [page]


def found(root: Path, name: str) -> Path | None:
    """The file of this name, if it lies inside the folder."""
    try:
        file = (root / name).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # too long to be a name, or none at all
        return None


def send(file: Path, name: str) -> File:
    """What is built under assets/ has its content in its name and never changes."""
    headers = FOREVER if name.startswith("assets/") and file.name != "index.html" else ALWAYS_ASK
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
