"""Everything that can go wrong from outside: each error is a sentence in any language, and nothing has changed."""

from __future__ import annotations

from typing import Any

from heldenrunde.texts import words

LONGEST = 800
"""More of what somebody has sent is not repeated to them; Fluent would refuse to."""


def shortened(arg: Any) -> Any:
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


class Reason:
    """Why something was refused: a message id with its arguments, and the number of the rule that says so."""

    def __init__(self, id: str, rule: str = "", game: str = "", **args: Any) -> None:
        self.id, self.rule, self.game = id, rule, game
        self.args = {name: shortened(arg) for name, arg in args.items()}

    def text(self, language: str = "en") -> str:
        """The sentence, with the number of the rule."""
        args = {name: arg.text(language) if isinstance(arg, Reason) else arg for name, arg in self.args.items()}
        sentence = words(language, self.game)(self.id, **args)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, rule={self.rule!r}, args={self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.id, self.rule, self.args) == (other.id, other.rule, other.args)

    def __hash__(self) -> int:
        return hash((self.id, self.rule))


class HeldenrundeError(ValueError):
    """A request that cannot be met; `reason` can be translated."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason.text()


class UnknownGame(HeldenrundeError):
    """There is no such game."""


class BadSeats(HeldenrundeError):
    """The game is not for so many players."""


class BadOption(HeldenrundeError):
    """The game has no such option, or not with this value."""


class BadSeed(HeldenrundeError):
    """A seed is a whole number or 32 secret bytes."""


class DamagedSave(HeldenrundeError):
    """A save or record that cannot be read."""


class OtherVersion(HeldenrundeError):
    """A save or record made under other rules."""


class NoRecord(HeldenrundeError):
    """An imagined match has no record: nobody played it."""


class NoSuchStep(HeldenrundeError):
    """The lesson has no such step."""


class UnknownBot(HeldenrundeError):
    """There is no such bot."""


class UnknownCard(HeldenrundeError):
    """The game has no such card."""


class UnknownLanguage(HeldenrundeError):
    """There are no texts in this language."""


class IllegalChoice(HeldenrundeError):
    """The rules do not allow this choice; nothing has changed."""


class NotYourTurn(IllegalChoice):
    """This seat is not asked now."""


class MatchOver(IllegalChoice):
    """Nobody is asked any more."""
