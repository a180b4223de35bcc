"""How the seats stand while a match goes on."""

from __future__ import annotations

from typing import NamedTuple

from heldenrunde.core.game import Game


class Standing(NamedTuple):
    """How a seat stands, as if the match ended now."""

    score: int
    """Counted with all cards open; in an imagined match, as they are imagined."""
    place: int
    """1 for the best; rivals that sit at no seat count as well."""


def standing(table: Game, seat: int) -> Standing:
    """At the end the places are those of the result; before, the higher score is the better place."""
    result = table.result()
    score = result.scores[seat]
    if table.over:
        return Standing(score, result.places[seat])
    others = result.scores + [rival.score for rival in result.rivals]
    return Standing(score, 1 + len([other for other in others if other > score]))
