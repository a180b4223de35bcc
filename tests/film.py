"""What a decision brought, moment by moment."""

from typing import Any

from heldenrunde import Match


def film(match: Match) -> list[tuple[list[str], Any]]:
    """Of a watched match: what was told at each moment since the last decision, and the table as it lay there."""
    happened, moments = [event.what for event in match.happened()], match.moments()
    told = [0, *[moment.told for moment in moments]]
    return [(happened[told[i] : told[i + 1]], moment.table) for i, moment in enumerate(moments)]
