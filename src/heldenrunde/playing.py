"""Playing a match to its end without looking: how good is a position?"""

from __future__ import annotations

from typing import NamedTuple

from heldenrunde.core.chance import Quick
from heldenrunde.core.game import Result
from heldenrunde.core.playing import play_out
from heldenrunde.match import Match


class Playout(NamedTuple):
    """How a match ended that was played on at random."""

    result: Result
    decisions: int
    """How many were made until then."""


def playout(match: Match, seed: int) -> Playout:
    """Play a copy of the match to its end, everybody deciding at random; the match stays as it is.

    The seed stands for all chance from here on, of the table as well: so nobody finds out what a match holds in store.
    """
    table = match.table.clone()
    table.chance = Quick(seed)
    decisions = play_out(table, seed)
    return Playout(table.result(), decisions)
