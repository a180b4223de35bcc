"""Law: whatever is sent as a choice is taken or refused, and nothing else; what is refused changes nothing.

Many choices, made from those that are offered by damaging them and by mixing them: these get further than nonsense.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES
from tests.every_game.positions import LIMIT, all_cards, every_game, new, random_decision, text_of, through_json
from tests.every_game.test_play import NONSENSE, mutations

A_MATCH = 2_000
"""Choices tried in one match, before another is begun."""
A_MOMENT = 40
LOOK = 20
"""Of so many choices that were taken, one is followed up."""


def parts_of(choice: Any) -> list[Any]:
    """The choice and everything inside of it."""
    found = [choice]
    for part in choice if isinstance(choice, list) else ():
        found += parts_of(part)
    return found


def mixed(choice: Any, others: list[Any], dice: random.Random) -> Any:
    """The choice with one part of it replaced by a part of another one, by a number near by, twice, or not at all."""
    if not isinstance(choice, list) or not choice or dice.random() < 0.1:
        if type(choice) is int and dice.random() < 0.5:
            return choice + dice.choice((-100, -2, -1, 1, 2, 100))
        return dice.choice(parts_of(dice.choice(others))) if dice.random() < 0.9 else dice.choice(NONSENSE)
    i, found = dice.randrange(len(choice)), list(choice)
    what = dice.random()
    if what < 0.1:
        del found[i]
    elif what < 0.2:
        found.insert(i, found[i])
    elif what < 0.3:
        dice.shuffle(found)
    else:
        found[i] = mixed(found[i], others, dice)
    return found


def damaged(option: Any, others: list[Any], dice: random.Random) -> Any:
    if dice.random() < 0.3:
        return dice.choice(mutations(option, dice))
    for _ in range(dice.randint(1, 3)):
        option = mixed(option, others, dice)
    return option


class Attack:
    """Damaged choices at many moments of one game."""

    def __init__(self, game: str) -> None:
        self.game, self.taken, self.refused = game, 0, 0
        self.reasons: set[str] = set()

    def match(self, seed: int) -> None:
        """One match, or the beginning of it."""
        dice = random.Random(seed)
        m, end = new(self.game, dice.choice(GAMES[self.game].seats), seed), self.tried + A_MATCH
        while not m.over and self.tried < end:
            m = self.moment(m, dice)
            for _ in range(dice.randrange(1, 12)):
                if not m.over:
                    m.answer(*random_decision(m, dice))
            assert m.decisions < LIMIT

    @property
    def tried(self) -> int:
        return self.taken + self.refused

    def moment(self, m: hr.Match, dice: random.Random) -> hr.Match:
        """Gives back the match as it was. What is taken leads to a match that can be saved, with the same cards."""
        before, cards, kept = text_of(m), sorted(all_cards(m.table)), m.clone()
        options = [m.options(seat) for seat in range(m.seats)]
        offered = [option for own in options for option in own]
        for _ in range(A_MOMENT):
            seat = dice.choice(m.waiting()) if dice.random() < 0.9 else dice.randrange(m.seats)
            try:
                m.answer(seat, damaged(dice.choice(options[seat] or offered), offered, dice))
            except hr.IllegalChoice as error:
                self.refusal(error)
            else:
                self.taken += 1
                if self.taken % LOOK == 0:
                    assert sorted(all_cards(m.table)) == cards
                    assert text_of(hr.Match.load(through_json(m.save()))) == text_of(m)
                m = kept.clone()
        assert text_of(m) == before
        return m

    def refusal(self, error: hr.IllegalChoice) -> None:
        self.refused += 1
        if error.reason.id not in self.reasons:
            self.reasons.add(error.reason.id)
            sentences = [error.reason.text(language) for language in LANGUAGES]
            assert all(sentence.strip() and "{" not in sentence for sentence in sentences), sentences


@every_game
@pytest.mark.parametrize("number", [2_000, pytest.param(200_000, marks=pytest.mark.nightly)])
def test_a_damaged_choice_is_taken_or_refused(capsys, game, number):
    attack, seed = Attack(game), number
    while attack.tried < number:
        attack.match(seed)
        seed += 1
    assert attack.taken
    assert attack.reasons
    with capsys.disabled():
        print(f"\n{game}: {attack.taken} taken, {attack.refused} refused for {len(attack.reasons)} reasons")
