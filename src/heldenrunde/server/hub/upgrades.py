"""Tables of other rules than ours: what can be carried on, what can still be looked at, and what is left alone.

A fact of a match means something only by the rules under which it was decided, so it is never folded by others. A table
before the start has no match yet. A running match goes on from a snapshot that its own rules have left, through their
migrations; one that is over is shown from what was kept of it. Everything else stays as it is, and we say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog

from heldenrunde import rulesets
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.match import Match
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import Rules, rules_of
from heldenrunde.server.hub.live_table import LiveTable
from heldenrunde.server.storage.store import Conflict, Store, Stored, Unreadable
from heldenrunde.server.table.facts import Answered, CarriedOn, PlayedOn, Row, Started, Undone
from heldenrunde.server.table.folding import fold
from heldenrunde.server.table.people import checked_setup
from heldenrunde.server.table.refusals import OtherRules, Refused
from heldenrunde.server.table.state import OVER, PLAYING, Table

if TYPE_CHECKING:
    from heldenrunde.server.hub.hub import Hub

log = structlog.get_logger()
OF_THE_MATCH = (Started, PlayedOn, Answered, Undone)
TRIES = 3


async def opened(hub: Hub, id: str) -> LiveTable:
    """The table from the store; one of older rules is carried on first. Raises OtherRules."""
    for _ in range(TRIES):
        live = LiveTable(await read(hub.store, id))
        if not is_older(live.table):
            return live
        try:
            await carry_on(hub, live)
        except Conflict:
            continue  # another process has gone on with it, or carried it on
        return live
    raise Refused(Reason("table-busy"))


async def read(store: Store, id: str) -> Table:
    """Fold a table from its snapshot and the facts after it."""
    try:
        stored = await store.load(id)
    except Unreadable as error:
        raise leave_alone(id, "", "") from error
    if stored is None:
        raise Refused(Reason("table-unknown"))
    if rulesets.plays(stored.game, stored.rules):
        return folded(id, stored)
    found = of_other_rules(id, stored)
    if found is None:
        raise leave_alone(id, stored.game, stored.rules)
    return found


async def read_again(hub: Hub, live: LiveTable) -> Table:
    """A table that was ours; if it has gone on by other rules, it is let go. Raises OtherRules."""
    try:
        return await read(hub.store, live.table.state.id)
    except OtherRules:
        let_go(hub, live)
        raise


async def news(hub: Hub, live: LiveTable) -> Sequence[Row]:
    """What has happened since at a table that was ours; if it has gone on by other rules, it is let go."""
    try:
        rows = await hub.store.since(live.table.state.id, live.table.version)
    except Unreadable:
        rows = None
    if rows is None or any([isinstance(row.fact, CarriedOn) for row in rows]):
        await read_again(hub, live)
        let_go(hub, live)  # by rules that play alike: it is ours to open anew
        raise Refused(Reason("table-busy"))
    return rows


def folded(id: str, stored: Stored) -> Table:
    table = Table.restore(stored.snapshot, stored.secret) if stored.snapshot else Table.empty(id, stored.secret)
    for row in stored.rows:
        fold(table, row)
    return table


def of_other_rules(id: str, stored: Stored) -> Table | None:
    """The table, if it can be carried on or is over and can be looked at."""
    if stored.game not in GAMES or any([isinstance(row.fact, OF_THE_MATCH) for row in stored.rows]):
        return None
    table = folded(id, stored)
    if stored.phase == OVER:
        return table if table.kept is None or table.state.ending else None
    if stored.phase == PLAYING:
        return table if rulesets.carries_on(stored.game, stored.rules) else None
    return table if Rules.read(stored.rules).version < rules_of(stored.game).version else None


def is_older(table: Table) -> bool:
    return table.state.phase != OVER and not rulesets.plays(table.state.setup.game, table.state.rules)


async def carry_on(hub: Hub, live: LiveTable) -> None:
    """From here on by our rules. Whoever stores the next fact first decides: the older rules, or we."""
    state, rules = live.table.state, rules_of(live.table.state.setup.game)
    before = state.rules
    if state.phase == PLAYING:
        try_out(live.table)
    else:
        checked_setup(state.setup)
    async with live.inbox:
        await hub.store_step(live, [CarriedOn(str(rules))], f"carry:{rules}")
    log.info("table carried on", table=state.id, game=state.setup.game, rules=before, ours=str(rules))


def try_out(table: Table) -> None:
    """A migration that goes wrong leaves the match to those who know it."""
    state = table.state
    try:
        match = Match.carry_on(table.kept, Rules.read(state.rules).hash)
        for viewer in (None, *range(match.seats)):
            match.game.scene(match.view(viewer), viewer)
    except Exception as error:
        log.error("a migration failed", table=state.id, game=state.setup.game, rules=state.rules, exc_info=error)
        raise leave_alone(state.id, state.setup.game, state.rules) from error


def leave_alone(table: str, game: str, rules: str) -> HeldenrundeError:
    """The refusal, which is also logged. Of a newer program even the game or the facts may be strange to us."""
    if game not in GAMES:
        log.warning("a table of a newer program is left alone", table=table)
        return OtherRules(Reason("table-newer-program"))
    theirs, ours = Rules.read(rules), rules_of(game)
    log.warning("a match of other rules is left alone", table=table, game=game, rules=rules, ours=str(ours))
    id = "table-newer-rules" if theirs.version > ours.version else "table-older-rules"
    return OtherRules(Reason(id, about=game, needs=theirs.version, ours=ours.version))


def let_go(hub: Hub, live: LiveTable) -> None:
    """The table has gone on by other rules: whoever watches it here shall connect again, perhaps elsewhere."""
    hub.live.pop(live.table.state.id, None)
    for listener in tuple(live.listeners):
        listener.leave()
    live.listeners.clear()
