"""Law: a form builds choices that the rules take, or refuse with a sentence; and long lists are found through steps."""

import random

import msgspec

from heldenrunde.core.scene import SOME_OF, Scene
from heldenrunde.terminal.common.asking import Asking, Entry
from heldenrunde.terminal.common.drafts import Draft
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.remote.http_requests import read
from heldenrunde.texts import LANGUAGES
from tests.every_game.positions import CASES, every_game, every_table, new, random_decision

DECISIONS = 150
LINES = 40
"""More than that nobody reads."""


def scenes(game, seats, seed):
    """Every question that is put to somebody in a match of random choices and built ones."""
    m, dice = new(game, seats, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if m.over:
            return
        seat = dice.choice(m.waiting())
        scene = m.game.scene(m.view(seat), seat)
        yield m, seat, scene, dice
        if not m.over:
            m.answer(*random_decision(m, dice))


def filled(form, scene, dice):
    """A form filled in at random, as far as it lets one."""
    draft = Draft(form, scene)
    for _ in range(2 * len(form.fields)):
        able = draft.places(draft.at)
        assert able or draft.field.kind == SOME_OF, f"nothing to put into {draft.field.label.id}"
        n = dice.randint(draft.field.least, min(draft.field.most, len(able))) if draft.field.kind == SOME_OF else 1
        picked = tuple(dice.sample(able, n))
        assert draft.fits(picked)
        draft.put(picked)
        if draft.done:
            return draft.choice
        if dice.random() < 0.1:
            draft.back()
    return filled(form, scene, dice)


@every_table
def test_what_a_form_builds_is_taken_or_refused_with_a_sentence(game, seats):
    play_with_forms(game, seats, 1)


def play_with_forms(game, seats, seed):
    """How often a choice that stands in no list was made."""
    unlisted = 0
    for m, seat, scene, dice in scenes(game, seats, seed):
        assert scene.options or not scene.forms, "whoever is not asked has nothing to put together"
        for form in scene.forms:
            choice = filled(form, scene, dice)
            refused = m.check(seat, choice)
            if refused is not None:
                explained(refused)
            elif dice.random() < 0.5:
                unlisted += choice not in m.options(seat)
                m.answer(seat, choice)
                break
    return unlisted


def explained(refused):
    """By a rule, not only as nonsense."""
    assert refused.reason.rule
    for language in LANGUAGES:
        assert refused.reason.rule in refused.reason.text(language)


@every_game
def test_some_of_what_is_built_stands_in_no_list(game):
    seats = max(seats for id, seats in CASES if id == game)
    if any(scene.forms for _, _, scene, _ in scenes(game, seats, 2)):
        assert any(play_with_forms(game, seats, seed) for seed in range(2, 12))


# -- steps -----------------------------------------------------------------------------------------------------------


def leaves(asking: Asking) -> list[Entry]:
    """All options that can be reached, by going every way and back."""
    found: list[Entry] = []
    for entry in asking.entries():
        if entry.option is not None:
            found.append(entry)
        elif entry.step:
            before = asking.entries()
            assert asking.choose(entry) is None
            inside = leaves(asking)
            assert len(inside) > 1, "a step with a single option is not asked"
            found += inside
            asking.back()
            assert asking.entries() == before
    return found


@every_game
def test_every_option_is_reached_once_and_no_list_is_long(game):
    seats = max(seats for id, seats in CASES if id == game)
    for m, seat, scene, _ in scenes(game, seats, 5):
        asking = Asking(Speech("en", game, [f"Player {n}" for n in range(seats)]), scene)
        reached = [entry.option for entry in leaves(asking)]
        assert sorted(map(repr, reached)) == sorted(map(repr, scene.options)), (m.decisions, seat)
        assert not asking.begun
        assert len(asking.entries()) <= LINES, scene.question


# -- the wire --------------------------------------------------------------------------------------------------------


@every_game
def test_forms_and_steps_cross_the_wire(game):
    seats = max(seats for id, seats in CASES if id == game)
    for _, _, scene, dice in scenes(game, seats, 6):
        received: Scene = read(msgspec.json.encode(scene), Scene)
        assert received.options == scene.options
        assert [form.label for form in received.forms] == [form.label for form in scene.forms]
        seed = dice.random()
        for sent, form in zip(scene.forms, received.forms, strict=True):
            assert filled(form, received, random.Random(seed)) == filled(sent, scene, random.Random(seed))
