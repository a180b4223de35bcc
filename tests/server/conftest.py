"""Both databases, and a server on each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Running, running
from tests.server.storage.conftest import postgres_schema


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A fresh database for the tests of a file."""
    if request.param == "postgres":
        yield from postgres_schema()
    else:
        yield f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """A server for the tests of a file, once on SQLite and once on PostgreSQL."""
    with running(database) as found:
        yield found
