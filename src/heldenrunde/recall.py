"""What everybody has heard so far. It follows from the log, so it is found by playing the match again."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.game import Event
from heldenrunde.core.views import hear
from heldenrunde.match import Match


class Recall:
    """A second match, played behind the first one, and all that was told in it."""

    def __init__(self, match: Match) -> None:
        self.again = Match.begin(match.record())
        self.told: list[Event] = self.again.happened()

    def heard(self, match: Match, seat: int | None) -> list[dict[str, Any]]:
        """What was told up to now, as this seat may know it."""
        for who, choice in match.log[len(self.again.log) :]:
            self.again.answer(who, choice)
            self.told += self.again.happened()
        return [hear(event, seat) for event in self.told]
