"""A choice that is being put together, field by field. What is put in stays when one goes back, or is refused."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.scene import A_NUMBER, A_SEAT, SOME_OF, Field, Form, Scene

Places = tuple[int, ...]
"""A number by itself; of values the places in their list."""


class Draft:
    """Stands at one field of a form. `filled` holds what stands in each; None where nothing does."""

    def __init__(self, form: Form, scene: Scene) -> None:
        self.form, self.scene = form, scene
        self.owners = {piece.id: zone.owner for zone in scene.zones for piece in zone.pieces}
        self.filled: list[Places | None] = [beginning(field) for field in form.fields]
        self.at = -1
        self.go_on()
        self.at = min(self.at, len(form.fields) - 1)  # at least one question: nothing is done by opening a form

    @property
    def field(self) -> Field:
        return self.form.fields[self.at]

    @property
    def done(self) -> bool:
        return self.at == len(self.form.fields)

    # -- moving ------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next field where there is something to decide."""
        self.at += 1
        while not self.done:
            self.prune()
            only = self.only_way(self.at)
            if only is None:
                return
            self.filled[self.at] = only
            self.at += 1

    def back(self) -> bool:
        """To the field before; False if there is none."""
        before = [at for at in range(self.at) if self.only_way(at) is None]
        if before:
            self.at = before[-1]
        return bool(before)

    def reopen(self) -> None:
        """After the last field: to stand there again."""
        if not self.back():
            self.at = len(self.form.fields) - 1

    def prune(self) -> None:
        """What can no longer stand here after a change before it does not."""
        standing, able = self.filled[self.at], self.places(self.at)
        if standing is not None:
            kept = tuple([place for place in standing if place in able])
            self.filled[self.at] = kept if kept or self.field.kind == SOME_OF else None

    def only_way(self, at: int) -> Places | None:
        """What stands there without a question."""
        field, able = self.form.fields[at], self.places(at)
        most = 0 if field.kind == SOME_OF else 1
        return able if len(able) <= most else None

    # -- filling in --------------------------------------------------------------------------------------------------

    def places(self, at: int) -> Places:
        """What can be put there now."""
        field = self.form.fields[at]
        if field.kind == A_NUMBER:
            return tuple(range(field.least, field.most + 1))
        every = tuple(range(len(field.values)))
        if field.of < 0:
            return every
        picked = self.value(field.of)
        if self.form.fields[field.of].kind == A_SEAT:
            return tuple([place for place in every if self.owners.get(field.pieces[place]) == picked])
        return tuple([place for place in every if field.values[place] in picked])

    def fits(self, places: Places) -> bool:
        """Are these different ones that can be put here, and neither too few nor too many?"""
        able, field = self.places(self.at), self.field
        least, most = (field.least, field.most) if field.kind == SOME_OF else (1, 1)
        return len(set(places)) == len(places) and set(places) <= set(able) and least <= len(places) <= most

    def toggle(self, place: int) -> None:
        """Pick one, or let it go."""
        standing = self.filled[self.at] or ()
        kept = tuple([other for other in standing if other != place])
        self.filled[self.at] = kept if place in standing else (*standing, place)

    def put(self, places: Places) -> None:
        """Fill the field in, and go on."""
        self.filled[self.at] = places
        self.go_on()

    def put_pieces(self, pieces: frozenset[str]) -> None:
        """Pieces that were picked before the form was opened, where they fit."""
        for at, field in enumerate(self.form.fields):
            found = tuple([place for place, id in enumerate(field.pieces) if id in pieces])
            if found and field.of < 0:
                self.filled[at] = found if field.kind == SOME_OF else found[:1]

    # -- what stands there -------------------------------------------------------------------------------------------

    def value(self, at: int) -> Any:
        """What stands in a field, as the choice has it."""
        field, places = self.form.fields[at], self.filled[at] or ()
        if field.kind == A_NUMBER:
            return places[0]
        if field.kind == SOME_OF:
            return [field.values[place] for place in (places if field.ordered else sorted(places))]
        return field.values[places[0]]

    @property
    def choice(self) -> Any:
        values = [self.value(at) for at in range(len(self.form.fields))]
        return [self.form.word, *values] if self.form.word else values[0]

    def again(self, scene: Scene) -> Draft | None:
        """The same draft at a table that has changed, as far as it still makes sense; None if it does not."""
        for form in scene.forms:
            if (form.label.id, form.word) == (self.form.label.id, self.form.word):
                return Draft(form, scene).filled_like(self)
        return None

    def filled_like(self, old: Draft) -> Draft:
        """With what stands in the other, up to where it stands."""
        for at, (field, before) in enumerate(zip(self.form.fields, old.form.fields, strict=True)):
            self.filled[at] = moved(old.filled[at], before, field)
        self.at = -1
        self.go_on()
        while self.at < old.at and self.fits(self.filled[self.at] or ()):
            self.go_on()
        self.at = min(self.at, len(self.form.fields) - 1)
        return self


def beginning(field: Field) -> Places | None:
    if field.begin is None:
        return None
    if field.kind == A_NUMBER:
        return (field.begin,)
    wanted = field.begin if field.kind == SOME_OF else [field.begin]
    return tuple([place for place, value in enumerate(field.values) if value in wanted])


def moved(places: Places | None, before: Field, now: Field) -> Places | None:
    """The places of the same values in another list."""
    if places is None or now.kind == A_NUMBER:
        return places
    found: list[int] = []
    for value in [before.values[place] for place in places]:
        found += [place for place, other in enumerate(now.values) if other == value and place not in found][:1]
    return tuple(found)
