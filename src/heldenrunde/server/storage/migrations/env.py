"""Run by Alembic: the connection is given, and so is its transaction."""

from alembic import context

from heldenrunde.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
