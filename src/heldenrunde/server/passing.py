"""Who passes by themselves in reaction windows, and after how long. Nothing of it depends on what they hold."""

from __future__ import annotations

import hmac

from heldenrunde.core.flow import ANY, OFFER, PASS
from heldenrunde.server.table import Table

WINDOWS = (ANY, OFFER)
LEAST_SECONDS, MOST_SECONDS = 0.8, 2.4


def passes(table: Table, seat: int) -> bool:
    """Does this seat let the window at hand pass, which is about nothing that it wants to be woken for?"""
    wish, match = table.state.seats[seat], table.match
    if not wish.auto_pass or wish.automatic or match is None or seat not in table.waiting():
        return False
    if match.table.form not in WINDOWS or PASS not in match.table.options(seat):
        return False
    asked = match.game.scene(match.view(seat), seat).question
    return asked is not None and asked.stake not in wish.wake


def passes_at(table: Table, seat: int) -> float:
    """As late as a person would, and nobody can foresee when: nobody can tell who passes by themselves."""
    wish = table.state.seats[seat]
    drawn = hmac.digest(table.secret, f"pass:{seat}:{wish.asked_version}".encode(), "sha256")
    share = int.from_bytes(drawn[:4], "big") / 2**32
    return wish.asked_at + LEAST_SECONDS + (MOST_SECONDS - LEAST_SECONDS) * share
