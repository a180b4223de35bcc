"""Law: what one can be left alone with follows from what everybody knows, and can be said in every language."""

import pytest
from hypothesis import given

from heldenrunde.core.flow import OFFER, PASS
from heldenrunde.core.passing import WINDOWS, Promise, Wish, live, promised, skippable, unasked
from heldenrunde.core.scene import Again, Choice, Question, Scene, text
from heldenrunde.texts import LANGUAGES, words
from tests.every_game.positions import MOMENTS, SALTS, SEEDS, every_table, examples, undecided


@every_table
@given(seed=SEEDS, moment=MOMENTS, salt=SALTS)
@examples(6)
def test_nobody_else_could_tell_another_question_from_it(game, seats, seed, moment, salt):
    """In every world that somebody else can imagine, who is asked can be left alone with the same for as long."""
    m = undecided(game, seats, seed, moment)
    if m.table.form == OFFER:
        return
    for seat in m.waiting():
        here = m.game.scene(m.view(seat), seat)
        assert here.question is not None
        for other in range(seats):
            world = m.imagine(other, salt % 2**32)
            there = m.game.scene(world.view(seat), seat)
            assert there.question is not None
            assert (there.question.again, there.spans) == (here.question.again, here.spans)


@every_table
@given(seed=SEEDS, moment=MOMENTS)
@examples(10)
def test_it_can_be_said_and_answered(game, seats, seed, moment):
    m = undecided(game, seats, seed, moment)
    for viewer in (None, *range(seats)):
        scene = m.game.scene(m.view(viewer), viewer)
        again = scene.question.again if scene.question is not None else None
        assert again is None or viewer in m.waiting()
        if again is None:
            continue
        assert again.about
        assert set(again.spans) <= {name for name, _ in scene.spans}
        for language in LANGUAGES:
            assert all(words(language, game).has(word) for word in again.about)
            assert all(words(language).has(f"{kind}-{span}") for kind in ("skip", "span") for span in again.spans)
        wish = Wish(wake=())
        for span in skippable(scene, wish):
            kept = Wish(wake=(), promises=promised(scene, wish, again.nothing, span, m.decisions))
            answer = unasked(scene, kept)
            assert answer in m.options(viewer or 0)


# -- a wish and a question -------------------------------------------------------------------------------------------


def scene(about=("x",), spans=(("trick", "1.2"), ("round", "1")), form="one", stake="", choices=(PASS, 7)) -> Scene:
    again = Again(about, PASS, ("trick", "round")) if about else None
    asked = Question(text("ask"), "", (0,), form, stake, again)
    return Scene("", 0, (), (), (), (), asked, tuple(Choice(choice, text("do")) for choice in choices), spans=spans)


X = Promise("x", "round", "1")
KEPT = Wish(promises=(X,))


@pytest.mark.parametrize(
    ("shown", "wish", "answer"),
    [
        (scene(), Wish(), None),
        (scene(), KEPT, PASS),
        (scene(about=("x", "y")), KEPT, None),
        (scene(about=("x", "y")), Wish(promises=(X, Promise("y", "trick", "1.2"))), PASS),
        (scene(about=("x", "y")), Wish(promises=(X, Promise("y", "trick", "1.1"))), None),
        (scene(about=()), KEPT, None),
        (scene(spans=(("trick", "2.1"), ("round", "2"))), KEPT, None),
        (scene(choices=(7,)), KEPT, None),
        (scene(stake="me"), KEPT, None),
        (scene(stake="me"), Wish(wake=("win",), promises=(X,)), PASS),
        (scene(), Wish(auto=True), None),
        (scene(form="any"), Wish(auto=True), PASS),
        (scene(form="any", choices=(7,)), Wish(auto=True), None),
        (scene(form="any", stake="win"), Wish(auto=True), None),
        (scene(form="any", stake="win"), Wish(auto=True, wake=()), PASS),
    ],
)
def test_who_is_asked(shown, wish, answer):
    assert unasked(shown, wish) == answer


def test_offers_and_open_questions_are_windows():
    assert [unasked(scene(form=form), Wish(auto=True)) for form in ("any", "offer", "one", "all")] == [
        PASS,
        PASS,
        None,
        None,
    ]
    assert WINDOWS == ("any", "offer")


def test_only_who_answers_nothing_is_left_alone():
    assert promised(scene(), Wish(), 7, "round", 4) == ()
    assert promised(scene(), Wish(), PASS, "match", 4) == ()
    assert promised(scene(stake="win"), Wish(), PASS, "round", 4) == ()
    assert promised(scene(), Wish(), PASS, "round", 4) == (Promise("x", "round", "1", 4),)


def test_a_new_promise_replaces_those_about_the_same_and_those_that_have_run_out():
    old = (Promise("x", "trick", "1.2"), Promise("y", "trick", "1.1"), Promise("z", "round", "1"))
    assert promised(scene(), Wish(promises=old), PASS, "round", 4) == (old[2], Promise("x", "round", "1", 4))
    assert live(scene(), old) == [old[0], old[2]]
