"""What is asked of the database besides appending."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from heldenrunde.server.storage.schema import OPEN, event, game_table, snapshot
from heldenrunde.server.store import TableInfo

HEAD = (
    select(game_table.c.secret, snapshot.c.payload, snapshot.c.version)
    .outerjoin(snapshot, snapshot.c.table_id == game_table.c.id)
    .where(game_table.c.id == bindparam("table"))
)
SINCE = (
    select(event.c.version, event.c.idem_key, event.c.at, event.c.payload)
    .where(event.c.table_id == bindparam("table"), event.c.version > bindparam("after"))
    .order_by(event.c.version)
)
VERSIONS = select(game_table.c.id, game_table.c.version).where(game_table.c.id.in_(bindparam("tables", expanding=True)))
PUBLIC = (
    select(*[game_table.c[name] for name in TableInfo.__struct_fields__])
    .where(OPEN)
    .order_by(game_table.c.updated.desc())
    .limit(bindparam("most"))
)

# Changes of what is due, in the SQL that both databases understand.
TAKE = """
WITH chosen AS (
    SELECT table_id, kind FROM due WHERE at <= :now AND (leased_until IS NULL OR leased_until <= :now)
    ORDER BY at LIMIT :most {skip_locked}
)
UPDATE due SET leased_until = :until WHERE (table_id, kind) IN (SELECT table_id, kind FROM chosen)
RETURNING table_id, kind, at, version
"""
DROP = "DELETE FROM due WHERE table_id = :table AND kind = :kind AND version = :version"
SET = """
INSERT INTO due (table_id, kind, at, version)
SELECT id, :kind, :at, :version FROM game_table WHERE id = :table
ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, version = excluded.version, leased_until = NULL
WHERE due.version <= excluded.version
"""
