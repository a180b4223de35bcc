"""The way to a choice: a list of moves, step by step where it is long, or a form that is filled in."""

from __future__ import annotations

from typing import Any, NamedTuple

from heldenrunde.core.scene import A_NUMBER, A_SEAT, ONE_OF, SOME_OF, Choice, Form, Piece, Scene
from heldenrunde.terminal.common.coloured_text import brief
from heldenrunde.terminal.common.drafts import Draft
from heldenrunde.terminal.common.speech import Speech

OUT, DONE = "back", "done"
Path = tuple[str, ...]


class Entry(NamedTuple):
    """A line that can be chosen: an option, a step towards some, a form, or something for the field of a form."""

    label: str
    option: Choice | None = None
    step: Path = ()
    form: Form | None = None
    place: int = -1
    picked: bool = False
    pieces: tuple[str, ...] = ()
    command: str = ""
    """OUT or DONE."""
    key: str = ""
    """The key for it, if not the next free one."""


class Chosen(NamedTuple):
    choice: Any


class Asking:
    """Where somebody stands on the way to a choice."""

    def __init__(self, say: Speech, scene: Scene) -> None:
        self.say, self.scene = say, scene
        self.paths: list[Path] = [()]
        """The steps gone so far, after each that was chosen."""
        self.draft: Draft | None = None
        self.known = pieces_in(scene)

    @property
    def begun(self) -> bool:
        """Is there something to go back from?"""
        return self.draft is not None or len(self.paths) > 1

    @property
    def field(self) -> tuple[Draft, int] | None:
        """Of which form one fills in which field."""
        return (self.draft, self.draft.at) if self.draft is not None else None

    def look(self, scene: Scene) -> None:
        """The table has changed: stay where one is if that is still there."""
        before, now = self.scene.question, scene.question
        self.scene, self.known = scene, pieces_in(scene)
        self.draft = self.draft.again(scene) if self.draft is not None else None
        gone = not any(way[: len(self.paths[-1])] == self.paths[-1] for way in self.ways())
        if gone or before is None or now is None or before.text != now.text:
            self.paths = [()]

    def back(self) -> None:
        """One field or step back; from the first one out of it."""
        if self.draft is not None:
            if not self.draft.back():
                self.draft = None
        elif len(self.paths) > 1:
            self.paths.pop()

    def choose(self, entry: Entry, pieces: frozenset[str] = frozenset()) -> Chosen | None:
        """Go there; what has been chosen when that was the last step."""
        if entry.option is not None:
            return Chosen(entry.option.choice)
        if entry.form is not None:
            self.draft = Draft(entry.form, self.scene)
            self.draft.put_pieces(pieces)
        elif entry.step:
            self.paths.append(entry.step)
        elif entry.command == OUT:
            self.back()
        elif self.draft is not None:
            return self.fill(self.draft, entry)
        return None

    def fill(self, draft: Draft, entry: Entry) -> Chosen | None:
        """Something for the field of a form."""
        if draft.field.kind == SOME_OF and entry.command != DONE:
            draft.toggle(entry.place)
            return None
        return self.put(draft.filled[draft.at] or () if entry.command == DONE else (entry.place,))

    def put(self, places: tuple[int, ...]) -> Chosen | None:
        """Fill the field of the form in; what does not fit stays to be mended."""
        assert self.draft is not None
        if not self.draft.fits(places):
            self.draft.filled[self.draft.at] = places
            return None
        self.draft.put(places)
        return self.sent() if self.draft.done else None

    def sent(self) -> Chosen:
        """The finished choice. If it is refused, one stands at its last field again."""
        assert self.draft is not None
        choice = self.draft.choice
        self.draft.reopen()
        return Chosen(choice)

    # -- what can be chosen ------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        if self.draft is not None:
            return self.places(self.draft)
        return [*self.here(), *([] if self.begun else self.forms())]

    def every(self) -> list[Entry]:
        """All options without steps, to be searched through."""
        return [*self.options(), *self.forms()]

    def options(self) -> list[Entry]:
        labels = zip(self.scene.options, self.say.options(self.scene), strict=True)
        return in_groups([Entry(label, option, pieces=option.pieces) for option, label in labels], self.scene)

    def forms(self) -> list[Entry]:
        return [
            Entry(self.say.say(form.label), form=form, pieces=tuple(id for field in form.fields for id in field.pieces))
            for form in self.scene.forms
        ]

    def here(self) -> list[Entry]:
        """The options and further steps at this point of the way. Where there is only one step it is gone."""
        path, every = self.paths[-1], list(zip(self.ways(), self.options(), strict=True))
        branches = branching(every, path)
        while len(branches) == 1 and isinstance(step := next(iter(branches)), str):
            path = (*path, step)
            branches = branching(every, path)
        return [
            Entry(step, step=(*path, step)) if isinstance(step, str) and len(found) > 1 else found[0]
            for step, found in branches.items()
        ]

    def ways(self) -> list[Path]:
        """The steps to each option, in the order of `options`."""
        return [tuple(map(self.say.say, entry.option.steps)) for entry in self.options() if entry.option is not None]

    def commands(self) -> list[Entry]:
        """Where nothing can be typed: the end of what is picked, and the way back."""
        found = []
        if self.draft is not None and self.draft.field.kind == SOME_OF:
            found.append(Entry(self.say("app-picked", n=len(self.draft.filled[self.draft.at] or ())), command=DONE))
        return [*found, Entry(self.say("app-back"), command=OUT)] if self.begun else []

    def places(self, draft: Draft) -> list[Entry]:
        """What can be put into the field of the form."""
        standing = draft.filled[draft.at] or ()
        return [
            Entry(
                self.name(draft, draft.at, place),
                place=place,
                picked=place in standing,
                pieces=self.piece_at(draft, place),
                key=str(place) if draft.field.kind == A_NUMBER and place < 10 else "",
            )
            for place in draft.places(draft.at)
        ]

    def piece_at(self, draft: Draft, place: int) -> tuple[str, ...]:
        return draft.field.pieces[place : place + 1] if draft.field.kind in (ONE_OF, SOME_OF) else ()

    def name(self, draft: Draft, at: int, place: int) -> str:
        """What can be put there, in words."""
        field = draft.form.fields[at]
        if field.kind == A_NUMBER:
            return str(place)
        if field.kind == A_SEAT:
            return str(self.say.names[field.values[place]])
        if field.names:
            return self.say.say(field.names[place])
        piece = self.known.get(field.pieces[place])
        return self.say.piece(piece) if piece is not None else str(field.values[place])

    def picked(self) -> frozenset[str]:
        """The pieces that stand in the field of the form."""
        if self.draft is None:
            return frozenset()
        return frozenset(id for entry in self.entries() if entry.picked for id in entry.pieces)

    # -- in words ----------------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked at this point; what was chosen so far stands before it."""
        if self.draft is None:
            return " › ".join(self.paths[-1])
        return self.say.say(self.draft.field.label)

    def so_far(self) -> list[str]:
        """The form and what stands in its fields before this one."""
        draft = self.draft
        if draft is None:
            return []
        title = self.say.say(draft.form.label)
        return [title, *(self.told(draft, at) for at in range(draft.at))]

    def bounds(self) -> str:
        """How many can be picked, where that is not all the same."""
        draft = self.draft
        if draft is None or draft.field.kind != SOME_OF:
            return ""
        least, able = draft.field.least, len(draft.places(draft.at))
        most = min(draft.field.most, able)
        how = "exactly" if least == most else "between" if least else "most"
        return self.say("app-form-count", least=least, most=most, how=how) if least or most < able else ""

    def told(self, draft: Draft, at: int) -> str:
        """Treasures for the helper: 2"""
        return asked(self.say.say(draft.form.fields[at].label), self.standing(draft, at))

    def standing(self, draft: Draft, at: int) -> str:
        places = draft.filled[at] or ()
        return ", ".join(self.name(draft, at, place) for place in places) or self.say("app-empty")


def branching(every: list[tuple[Path, Entry]], path: Path) -> dict[str | int, list[Entry]]:
    """The options beyond this point by the next step; one that is reached stands alone, under its number."""
    found: dict[str | int, list[Entry]] = {}
    for number, (way, entry) in enumerate(every):
        if way[: len(path)] == path:
            found.setdefault(way[len(path)] if len(way) > len(path) else number, []).append(entry)
    return found


def pieces_in(scene: Scene) -> dict[str, Piece]:
    """All pieces by their ids, without what would be too much for a line; but boxes with what they need."""
    shown = [zone.pieces if zone.kind == "board" else brief(zone) for zone in scene.zones]
    return {piece.id: piece for pieces in shown for piece in pieces}


def asked(label: str, value: str) -> str:
    return f"{label} {value}" if label.endswith("?") else f"{label}: {value}"


def in_groups(entries: list[Entry], scene: Scene) -> list[Entry]:
    """Options of one kind together; those about pieces as these lie on the table, all others in the order listed."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.option.group if entry.option is not None else "", []).append(entry)
    lies = {piece.id: n for n, piece in enumerate([piece for zone in scene.zones for piece in zone.pieces])}
    for found in groups.values():
        if all(entry.pieces for entry in found):
            found.sort(key=lambda entry: (len(entry.pieces), [lies.get(id, 0) for id in entry.pieces]))
    return [entry for found in groups.values() for entry in found]
