"""The tables of the database, for reading. How they come to be is in migrations/; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

# The room left in each page lets PostgreSQL update a row in place: every step updates the row of its table.
game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("rules", Text, nullable=False, server_default=""),
    Column("filmed", Boolean, nullable=False, server_default=false()),
    postgresql_with={"fillfactor": 70},
)
OPEN = text("public AND phase = 'lobby'")
# Not on `updated`, which changes with every step.
Index("game_table_open", game_table.c.phase, postgresql_where=OPEN, sqlite_where=OPEN)

UNKEPT = text("NOT filmed")
# Not on `phase`, either: SQLite would write the entry again with every step.
Index("game_table_unkept", game_table.c.rules, postgresql_where=UNKEPT, sqlite_where=UNKEPT)

event = Table(
    "event",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("idem_key", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("payload", Text, nullable=False),
    UniqueConstraint("table_id", "idem_key", name="event_key"),
    sqlite_with_rowid=False,
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)

film = Table(
    "film",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("since", Integer, primary_key=True),
    Column("payload", LargeBinary, nullable=False),
)

due = Table(
    "due",
    metadata,
    Column("table_id", Text, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("leased_until", Double),
    Index("due_at", "at"),
    sqlite_with_rowid=False,
)
