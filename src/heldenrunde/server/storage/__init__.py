"""The log in a database: SQLite for one process, PostgreSQL for many."""

from heldenrunde.server.storage.errors import Unavailable
from heldenrunde.server.storage.sql_store import SqlStore

__all__ = ["SqlStore", "Unavailable"]
