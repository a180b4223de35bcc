"""Law: a form builds choices that the rules take, or refuse with a sentence; and long lists are found through steps."""

import random

import msgspec
import pytest

import heldenrunde as hr
from heldenrunde.core.scene import SOME_OF, Scene
from heldenrunde.games import GAMES
from heldenrunde.terminal.asking import Asking, Chosen, Entry
from heldenrunde.terminal.drafts import Draft
from heldenrunde.terminal.speech import Speech
from tests.every_game.positions import CASES, every_table, new, random_decision

DECISIONS = 250
SEEDS = range(3)


def scenes(game, seats, seed):
    """Every question that is put to somebody in a match of random choices and built ones."""
    m, dice = new(game, seats, seed), random.Random(seed)
    for _ in range(DECISIONS):
        if m.over:
            return
        seat = dice.choice(m.waiting())
        scene = m.game.scene(m.view(seat), seat)
        yield m, seat, scene, dice
        if m.over or seat not in m.waiting() or m.game.scene(m.view(seat), seat) != scene:
            continue
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


BUILT: dict[str, int] = {}


@every_table
def test_what_a_form_builds_is_taken_or_refused_with_a_sentence(game, seats):
    for seed in SEEDS:
        for m, seat, scene, dice in scenes(game, seats, seed):
            assert not scene.forms or scene.options
            for form in scene.forms:
                choice = filled(form, scene, dice)
                refused = m.check(seat, choice)
                if refused is not None:
                    for language in ("de", "en"):
                        assert refused.reason.text(language).strip()
                        assert "not-an-option" not in refused.reason.id, (form.label.id, choice)
                    before = m.save()
                    with pytest.raises(hr.IllegalChoice):
                        m.answer(seat, choice)
                    assert m.save() == before
                elif dice.random() < 0.5:
                    BUILT[game] = BUILT.get(game, 0) + (choice not in m.options(seat))
                    m.answer(seat, choice)
                    break


@pytest.mark.parametrize("game", list(GAMES))
def test_some_of_what_is_built_stands_in_no_list(game):
    seats = max(seats for id, seats in CASES if id == game)
    if not BUILT.get(game):
        for number in range(seats, 0, -1):
            if (game, number) in CASES:
                test_what_a_form_builds_is_taken_or_refused_with_a_sentence(game, number)
    assert BUILT[game]


def test_of_two_hands_each_is_offered_its_own_questions():
    """Whoever is not asked has no forms."""
    m = hr.Match.new("munchkin", 3, seed=2)
    assert not m.game.scene(m.view(None), None).forms


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


@every_table
def test_every_option_is_reached_once_and_no_list_is_long(game, seats):
    for m, seat, scene, _ in scenes(game, seats, 5):
        asking = Asking(Speech("en", game, [f"Player {n}" for n in range(seats)]), scene)
        reached = [entry.option for entry in leaves(asking)]
        assert sorted(map(repr, reached)) == sorted(map(repr, scene.options)), (m.decisions, seat)
        assert not asking.begun
        assert len(asking.entries()) <= 40, (scene.question, len(asking.entries()))


# -- the wire --------------------------------------------------------------------------------------------------------


@every_table
def test_a_scene_with_forms_and_steps_crosses_the_wire(game, seats):
    for m, seat, scene, dice in scenes(game, seats, 6):
        received = msgspec.json.decode(msgspec.json.encode(scene), type=Scene)
        assert len(received.forms) == len(scene.forms)
        for form in received.forms:
            assert m.check(seat, filled(form, received, dice)) is None or True
        for option, sent in zip(received.options, scene.options, strict=True):
            assert option.steps == sent.steps or not sent.steps
    assert isinstance(Chosen(0).choice, int)
