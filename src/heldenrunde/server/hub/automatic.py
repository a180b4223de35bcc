"""What happens at a table by itself: bots decide, clocks run out, seats pass or are taken over, matches begin.

Nobody thinks for nobody: while all seats are played by bots and nobody watches, a match pauses where it is.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from heldenrunde.errors import HeldenrundeError
from heldenrunde.server.hub import absence
from heldenrunde.server.hub.live_table import LiveTable, bots_due
from heldenrunde.server.table.commands import Answer, LetPass, Resume, Start, Who
from heldenrunde.server.table.facts import Due
from heldenrunde.server.table.refusals import OtherRules

if TYPE_CHECKING:
    from heldenrunde.server.hub.hub import Hub

SERVER = Who(server=True)
VISIT_SECONDS = 60.0
"""Who asks for a table again and again, without a socket, watches it too."""
NUDGE_SECONDS = 3.0
MISSED = 3
"""Whose clock has run out so many times in a row, without anything done meanwhile, is gone."""


# -- is anybody there? -----------------------------------------------------------------------------------------------


def attended(hub: Hub, live: LiveTable) -> bool:
    """Is there anybody to play for: somebody who watches, or whose own decisions the match waits for?"""
    if live.listeners or live.visited > hub.clock() - VISIT_SECONDS:
        return True
    return any(seat.person is not None and not seat.away for seat in live.table.state.seats)


def visited(hub: Hub, live: LiveTable) -> None:
    """Somebody looks at this table, without a socket: if it was left alone, its bots go on."""
    paused = not attended(hub, live)
    live.visited = hub.clock()
    if paused:
        nudge(hub, live, 0.0)


def nudge(hub: Hub, live: LiveTable, patience: float = NUDGE_SECONDS) -> None:
    """Let bots think who should have answered by now; another process that was to do it may not see who watches."""
    now = hub.clock()
    if hub.stopping or not attended(hub, live):
        return
    for due in bots_due(live.table, live.table.waiting(), now):
        seat = live.table.state.seats[int(due.kind.partition(":")[2])]
        if seat.asked_at <= now - patience:
            hub.run(bot_turn(hub, due))


def wake(hub: Hub, live: LiveTable) -> None:
    if live.due and attended(hub, live):
        for due in live.due:
            if due.kind.startswith("bot:"):
                hub.run(bot_turn(hub, due))


# -- what is due -----------------------------------------------------------------------------------------------------


async def do_one(hub: Hub, due: Due) -> None:
    """What is still being thought about stays due; so does what could not be done because the store was gone."""
    if (due.table, due.kind, due.version) in hub.thinking:
        return
    try:
        await WORK[due.kind.partition(":")[0]](hub, due)
    except OtherRules:
        return
    except HeldenrundeError:
        pass
    await hub.store.drop_due(due.table, due.kind, due.version)


async def bot_turn(hub: Hub, due: Due, by: str = "bot") -> None:
    """A bot answers as any player does; its key makes sure that it does so once."""
    thought = due.table, due.kind, due.version
    if thought in hub.thinking:
        return
    hub.thinking.add(thought)
    try:
        await let_bot_answer(hub, due, by)
    finally:
        hub.thinking.discard(thought)


async def let_bot_answer(hub: Hub, due: Due, by: str) -> None:
    seat = int(due.kind.partition(":")[2])
    live = await hub.find(due.table)
    table = live.table
    if seat not in table.waiting() or table.state.seats[seat].asked_version != due.version:
        return
    if by == "bot" and not attended(hub, live):
        return
    assert table.match is not None
    version, level = table.version, table.state.seats[seat].bot or "normal"
    choice = await hub.thinkers.choose(table.match, seat, level, f"{due.table}:{version}:{seat}", due.table)
    with suppress(HeldenrundeError):
        answer = Answer(choice, version, seat, by)
        await hub.act(due.table, SERVER, answer, f"{by}:{due.table}:{due.version}:{seat}")


async def clock_turn(hub: Hub, due: Due) -> None:
    """Time is up: a bot decides this once. Who lets this happen again and again is gone: from then on a bot plays."""
    await bot_turn(hub, due, "clock")
    seat = int(due.kind.partition(":")[2])
    live = await hub.find(due.table)
    if live.table.state.seats[seat].missed >= MISSED:
        await absence.take_over(hub, due)


async def let_pass(hub: Hub, due: Due) -> None:
    seat = int(due.kind.partition(":")[2])
    await hub.act(due.table, SERVER, LetPass(seat, due.version), f"{due.kind}:{due.table}:{due.version}")


async def resume(hub: Hub, due: Due) -> None:
    await hub.act(due.table, SERVER, Resume(due.version), f"{due.kind}:{due.table}:{due.version}")


async def start_now(hub: Hub, due: Due) -> None:
    """Who has not shown a contribution in time is left out."""
    await hub.act(due.table, SERVER, Start(), f"start:{due.table}:{due.version}")


WORK = {
    "bot": bot_turn,
    "clock": clock_turn,
    "pass": let_pass,
    "pause": resume,
    "start": start_now,
    "away": absence.take_over,
}
