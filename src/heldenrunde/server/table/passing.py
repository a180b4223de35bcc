"""Who answers by themselves what they do not want to be asked, and after how long. It never depends on a hand."""

from __future__ import annotations

import hmac
from typing import Any

from heldenrunde.core.passing import WINDOWS, Promise, promised, unasked
from heldenrunde.core.scene import Scene
from heldenrunde.server.table.state import Table

LEAST_SECONDS, MOST_SECONDS = 0.8, 2.4


def passes(table: Table, seat: int) -> Any:
    """What this seat answers to the question at hand without being asked; None if it is asked, or not its turn."""
    wishing, match = table.state.seats[seat], table.match
    if not wishing.promises and not wishing.auto_pass:
        return None
    if match is None or wishing.automatic or seat not in table.waiting():
        return None
    if not wishing.promises and match.table.form not in WINDOWS:
        return None
    return unasked(scene_of(table, seat), wishing.wish)


def promises(table: Table, seat: int, choice: Any, span: str) -> tuple[Promise, ...]:
    """All that this seat has promised when it answers this and wants to be left alone for so long."""
    assert table.match is not None
    return promised(scene_of(table, seat), table.state.seats[seat].wish, choice, span, table.match.decisions)


def scene_of(table: Table, seat: int) -> Scene:
    assert table.match is not None
    return table.match.game.scene(table.match.view(seat), seat)


def passes_at(table: Table, seat: int) -> float:
    """As late as a person would, and nobody can foresee when: nobody can tell who passes by themselves."""
    wish = table.state.seats[seat]
    drawn = hmac.digest(table.secret, f"pass:{seat}:{wish.asked_version}".encode(), "sha256")
    share = int.from_bytes(drawn[:4], "big") / 2**32
    return wish.asked_at + LEAST_SECONDS + (MOST_SECONDS - LEAST_SECONDS) * share
