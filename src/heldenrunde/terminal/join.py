"""To a table of a server, line by line or on the whole screen."""

from __future__ import annotations

import sys
from pathlib import Path

from heldenrunde.terminal.commands import check_terminal
from heldenrunde.terminal.local.record_files import check_writable
from heldenrunde.terminal.local.session import Setup
from heldenrunde.terminal.plain.client import ENDED_EARLY
from heldenrunde.terminal.plain.lobby import join_plain
from heldenrunde.terminal.remote.server_tables import Plan, ServerTables
from heldenrunde.terminal.remote.session import RemoteSession


def join_table(
    server_tables: ServerTables, table: str, plan: Plan | None, save: Path | None, plain: bool, pace: str = ""
) -> int:
    """A match at a server; returns the exit code."""
    if save:
        check_writable(save)
    if plan is not None:
        plan.setup()  # what is wrong with it is said before anybody is asked
    if plain:
        return join_plain(server_tables, table, plan, save)
    check_terminal()
    return join_on_screen(server_tables, table, plan, Setup("", server_tables.language, save=save, pace=pace))


def join_on_screen(server_tables: ServerTables, table: str, plan: Plan | None, setup: Setup) -> int:
    from heldenrunde.terminal.fullscreen.app import Heldenrunde

    session = server_tables.open(plan) if plan is not None else server_tables.enter(table) if table else None
    app = Heldenrunde(setup, session, server_tables)
    try:
        app.run()
    finally:
        if isinstance(app.session, RemoteSession):
            app.session.close()
    if isinstance(app.session, RemoteSession) and app.session.gone:
        print(app.session.gone, file=sys.stderr)
        return ENDED_EARLY
    return app.return_code or 0
