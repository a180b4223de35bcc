"""Texts of a scene in words, with the names of those who play."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

from heldenrunde.core.scene import Badge, Choice, Counter, Piece, Question, Scene, Text, Zone
from heldenrunde.texts import words


class Speech:
    """The words of a game in one language; seats are called by their names."""

    def __init__(self, language: str, game: str, names: Sequence[str]) -> None:
        self.language, self.names = language, names
        self.words = words(language, game)

    def __call__(self, id: str, /, **args: Any) -> str:
        return self.words(id, **args)

    def say(self, text: Text) -> str:
        spoken: str = self.words.word(self.named(text))
        return spoken

    def named(self, value: Any) -> Any:
        """The same with names for players, however deep they stand."""
        if isinstance(value, Text):
            if value.id == "player":
                return self.names[value.args["seat"]]
            return Text(value.id, {key: self.named(arg) for key, arg in value.args.items()})
        return [self.named(item) for item in value] if isinstance(value, (list, tuple)) else value

    # -- parts of a scene --------------------------------------------------------------------------------------------

    def piece(self, piece: Piece) -> str:
        """8 Misao (Buckler +2, red; Kodora, yellow)"""
        if piece.face is None:
            return self("app-face-down", n=1)
        name = self.called(piece)
        badges = "; ".join(self.badge(badge) for badge in piece.badges)
        active = f", {self('app-active')}" if piece.lit else ""
        return f"{name} ({badges}){active}" if badges else f"{name}{active}"

    def called(self, piece: Piece) -> str:
        """8 Misao; or as the game says it, Love 8."""
        face = self.say(piece.face) if piece.face else ""
        if piece.mark and self.words.has("marked"):
            return self("marked", face=face, mark=piece.mark)
        return f"{piece.mark} {face}".strip()

    def badge(self, badge: Badge) -> str:
        """Buckler +2, red"""
        tone = f"app-tone-{badge.tone}"
        colour = self(tone) if self.words.has(tone) else badge.tone
        name = f"{self.say(badge.name)} {badge.mark}".strip()
        return f"{name}, {colour}" if colour else name

    def pieces(self, pieces: Iterable[Piece]) -> str:
        """What lies open one by one, what lies face down as a number."""
        listed = list(pieces)
        shown = [self.piece(piece) for piece in listed if piece.face is not None]
        hidden = len(listed) - len(shown)
        return ", ".join([*shown, *([self("app-face-down", n=hidden)] if hidden else [])]) or self("app-empty")

    def label(self, zone: Zone) -> str:
        """A zone without its owner where the game has a short word for it."""
        short = f"{zone.label.id}.short"
        return self(short) if self.words.has(short) else self.say(zone.label)

    def counter(self, counter: Counter, secret: str = "?") -> str:
        value = secret if counter.value is None else str(counter.value)
        return f"{self.say(counter.label)} {value}"

    def question(self, question: Question) -> str:
        """With the number of its rule."""
        return f"{self.say(question.text)} ({question.rule})"

    def options(self, scene: Scene) -> list[str]:
        """What the options are called; where two would be called the same, the pieces tell them apart."""
        called: dict[str, list[Choice]] = {}
        labels = [self.say(option.label) for option in scene.options]
        for label, option in zip(labels, scene.options, strict=True):
            called.setdefault(label, []).append(option)
        known = {piece.id: piece for zone in scene.zones for piece in zone.pieces}
        return [
            self.told_apart(label, option, called[label], known)
            for label, option in zip(labels, scene.options, strict=True)
        ]

    def told_apart(self, label: str, option: Choice, same: list[Choice], known: dict[str, Piece]) -> str:
        """The label, with the pieces that not all options of this name concern."""
        shared = set.intersection(*(set(other.pieces) for other in same))
        own = [known[id] for id in option.pieces if id in known and id not in shared]
        return f"{label} – {self.pieces(own)}" if own else label

    def headline(self, headline: Sequence[Text]) -> str:
        return " · ".join(self.say(part) for part in headline)


def clock(at: float) -> str:
    """A time of day, as the clocks around here show it."""
    return time.strftime("%H:%M:%S", time.localtime(at))
