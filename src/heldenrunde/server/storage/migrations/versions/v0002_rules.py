"""By which rules a table is played, and the films of matches.

Tables that were there before have no rules written down: nobody knows by which they were played.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

UNKEPT = sa.text("NOT filmed")


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("filmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("game_table_unkept", "game_table", ["rules"], postgresql_where=UNKEPT, sqlite_where=UNKEPT)
    op.create_table(
        "film",
        sa.Column("table_id", sa.Text, sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("since", sa.Integer, primary_key=True),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )
