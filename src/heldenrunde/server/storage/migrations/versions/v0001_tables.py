"""The log, the list of tables, snapshots, and what is due.

A migration is never changed afterwards: it does not use the schema of today.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

OPEN = sa.text("public AND phase = 'lobby'")


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    game_table()
    event()
    snapshot()
    due()


def game_table() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        postgresql_with={"fillfactor": 70},
    )
    op.create_index("game_table_open", "game_table", ["phase"], postgresql_where=OPEN, sqlite_where=OPEN)


def event() -> None:
    op.create_table(
        "event",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("idem_key", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "idem_key", name="event_key"),
        sqlite_with_rowid=False,
    )


def snapshot() -> None:
    op.create_table(
        "snapshot",
        table_id(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )


def due() -> None:
    op.create_table(
        "due",
        table_id(),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("leased_until", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("due_at", "due", ["at"])
