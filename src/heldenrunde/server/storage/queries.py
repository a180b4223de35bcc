"""What is asked of the database besides appending."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, func, or_, select

from heldenrunde.server.storage.schema import OPEN, UNKEPT, event, film, game_table, snapshot
from heldenrunde.server.table.state import TableInfo

HEAD = (
    select(
        *(game_table.c.secret, snapshot.c.payload, snapshot.c.version),
        *(game_table.c.phase, game_table.c.rules, game_table.c.game),
    )
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

UNKEPT_TABLES = (
    select(game_table.c.id, game_table.c.phase, game_table.c.updated)
    .outerjoin(snapshot, snapshot.c.table_id == game_table.c.id)
    .where(UNKEPT, game_table.c.rules.in_(bindparam("rules", expanding=True)))
    .where(game_table.c.updated < bindparam("before"))
    .where(
        or_(
            game_table.c.phase == "over",
            and_(game_table.c.phase == "playing", func.coalesce(snapshot.c.version, 0) < game_table.c.version),
        )
    )
    .order_by(game_table.c.phase.desc())  # what is being played comes first
    .limit(bindparam("most"))
)
RUNNING = (
    select(game_table.c.game, game_table.c.rules, func.count())
    .where(UNKEPT, game_table.c.phase == "playing")
    .group_by(game_table.c.game, game_table.c.rules)
)
FILM = (
    select(film.c.since, film.c.payload)
    .where(film.c.table_id == bindparam("table"), film.c.viewer == bindparam("viewer"))
    .order_by(film.c.since)
)
NEWEST = select(func.max(game_table.c.updated))
KEEP = """
INSERT INTO snapshot (table_id, version, payload) VALUES (:table, :version, :payload)
ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, payload = excluded.payload
WHERE snapshot.version <= excluded.version
"""
KEEP_FILM = """
INSERT INTO film (table_id, viewer, since, payload) VALUES (:table, :viewer, :since, :payload)
ON CONFLICT (table_id, viewer, since) DO UPDATE SET payload = excluded.payload
"""
FILMED = "UPDATE game_table SET filmed = true WHERE id = :table"

# Changes of what is due, in the SQL that both databases understand.
TAKE = """
WITH chosen AS (
    SELECT table_id, kind FROM due WHERE at <= :now AND (leased_until IS NULL OR leased_until <= :now)
    AND EXISTS (SELECT 1 FROM game_table WHERE id = table_id AND rules IN ({rules}))
    ORDER BY at LIMIT :most {skip_locked}
)
UPDATE due SET leased_until = :until WHERE (table_id, kind) IN (SELECT table_id, kind FROM chosen)
RETURNING table_id, kind, at, version
"""
WRITABLE = "UPDATE alembic_version SET version_num = version_num"
"""Changes nothing, but is stored like any other change."""
DROP = "DELETE FROM due WHERE table_id = :table AND kind = :kind AND version = :version AND leased_until IS NOT NULL"
SET = """
INSERT INTO due (table_id, kind, at, version)
SELECT d.table_id, d.kind, d.at, d.version FROM ({rows}) AS d
WHERE EXISTS (SELECT 1 FROM game_table WHERE id = d.table_id)
ON CONFLICT (table_id, kind) DO UPDATE SET at = excluded.at, version = excluded.version, leased_until = NULL
WHERE due.version <= excluded.version
"""
