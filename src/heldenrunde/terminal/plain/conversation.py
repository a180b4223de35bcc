"""The way to a choice line by line: what is asked, and what a line typed in answer means."""

from __future__ import annotations

from collections.abc import Iterator

from heldenrunde.core.scene import A_NUMBER, SOME_OF
from heldenrunde.terminal.common.asking import Asking, Chosen
from heldenrunde.terminal.common.drafts import Draft, Places

BACK = ("back", "zurück", "zurueck")


class NoAnswer(Exception):
    """A line that is none of the choices; what to say about it."""


class Conversation(Asking):
    """Asks in sentences and numbered lines."""

    # -- asking ------------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """What can be chosen here, and how to say it."""
        if self.draft is not None:
            yield from self.field_lines(self.draft)
            return
        if self.paths[-1]:
            yield f"{self.question()}:"
        entries = self.entries()
        yield from (f"{number}. {entry.label}" for number, entry in enumerate(entries, 1))
        yield self.say("app-plain-prompt-back" if self.begun else "app-plain-prompt", n=len(entries))

    def field_lines(self, draft: Draft) -> Iterator[str]:
        title, *before = self.so_far()
        yield title if not before else f"{title} {'; '.join(before)}."
        yield self.question() if self.question().endswith("?") else f"{self.question()}:"
        field, standing = draft.field, draft.filled[draft.at]
        if field.kind != A_NUMBER:
            yield from (f"{number}. {entry.label}" for number, entry in enumerate(self.entries(), 1))
        if standing is not None:
            yield self.say("app-plain-keep", value=self.standing(draft, draft.at))
        if field.kind == A_NUMBER:
            yield self.say("app-plain-number", least=field.least, most=field.most)
        elif field.kind == SOME_OF:
            yield self.some_prompt(draft)
        else:
            yield self.say("app-plain-prompt-back", n=len(draft.places(draft.at)))

    def some_prompt(self, draft: Draft) -> str:
        least, most = draft.field.least, min(draft.field.most, len(draft.places(draft.at)))
        return self.say("app-plain-some" if least else "app-plain-some-or-none", least=least, most=most)

    # -- understanding -----------------------------------------------------------------------------------------------

    def is_answer(self, line: str) -> bool:
        """Numbers, the word that leads back, and in a form an empty line for what stands there already."""
        words = line.split()
        if self.begun and line.strip().casefold() in BACK:
            return True
        if self.draft is not None:
            standing = self.draft.filled[self.draft.at] is not None
            return all(word.isdecimal() for word in words) and (bool(words) or standing)
        return len(words) == 1 and words[0].isdecimal()

    def answer(self, line: str) -> Chosen | None:
        """What was chosen; None if one has only come closer to it, or gone back."""
        if line.strip().casefold() in BACK:
            self.back()
            return None
        numbers = [int(word) for word in line.split()]
        if self.draft is not None:
            return self.fill_in(self.draft, numbers)
        entries = self.entries()
        if not 1 <= numbers[0] <= len(entries):
            raise NoAnswer(self.say("app-plain-bad", given=line.strip(), n=len(entries)))
        return self.choose(entries[numbers[0] - 1])

    def fill_in(self, draft: Draft, numbers: list[int]) -> Chosen | None:
        places = self.places_of(draft, numbers)
        if places is None or not draft.fits(places):
            raise NoAnswer(self.say("app-plain-bad-part", given=" ".join(map(str, numbers))))
        return self.put(places)

    def places_of(self, draft: Draft, numbers: list[int]) -> Places | None:
        """What these numbers stand for in the field; None if there is no such number."""
        if not numbers:
            return draft.filled[draft.at]
        if draft.field.kind == A_NUMBER:
            return tuple(numbers)
        if draft.field.kind == SOME_OF and numbers == [0]:
            return ()
        able = draft.places(draft.at)
        return tuple([able[number - 1] for number in numbers]) if all(1 <= n <= len(able) for n in numbers) else None
