"""To a table of a server, line by line or on the whole screen."""

from __future__ import annotations

import sys
from pathlib import Path

from heldenrunde.terminal.commands import check_terminal
from heldenrunde.terminal.door import Door, Plan
from heldenrunde.terminal.files import check_writable
from heldenrunde.terminal.plain import ENDED_EARLY
from heldenrunde.terminal.plain_lobby import join_plain
from heldenrunde.terminal.remote import Remote
from heldenrunde.terminal.session import Setup


def join_table(door: Door, table: str, plan: Plan | None, save: Path | None, plain: bool) -> int:
    """A match at a server; returns the exit code."""
    if save:
        check_writable(save)
    if plan is not None:
        plan.setup()  # what is wrong with it is said before anybody is asked
    if plain:
        return join_plain(door, table, plan, save)
    check_terminal()
    return join_on_screen(door, table, plan, save)


def join_on_screen(door: Door, table: str, plan: Plan | None, save: Path | None) -> int:
    from heldenrunde.terminal.app import Heldenrunde

    setup = Setup("", door.language, save=save)
    session = door.open(plan) if plan is not None else door.enter(table) if table else None
    app = Heldenrunde(setup, session, door)
    try:
        app.run()
    finally:
        if isinstance(app.session, Remote):
            app.session.close()
    if isinstance(app.session, Remote) and app.session.gone:
        print(app.session.gone, file=sys.stderr)
        return ENDED_EARLY
    return app.return_code or 0
