"""Lessons: every step is a real position, in which the wanted decision is possible and does what its text says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde import lessons
from heldenrunde.core.lesson import Step
from heldenrunde.core.views import plain
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, foes_total, side_total
from heldenrunde.texts import LANGUAGES, words
from tests.every_game.positions import all_cards, every_lesson, text_of

STEPS = [(game.id, number) for game in GAMES.values() for number in range(len(game.lesson.steps))]
every_step = pytest.mark.parametrize(
    ("game", "number"), STEPS, ids=[f"{game}-{lessons.step_of(game, number).id}" for game, number in STEPS]
)


# What the texts of each step promise, looked up on the table.
PROMISES: dict[str, dict[str, Callable[[Any], bool]]] = {
    "custom-heroes": {
        "pair": lambda g: len(g.hands[0]) == 2 and g.leader == 0,
        "equal": lambda g: g.leader == 0 and len(g.hands[0]) == 2,
        "upgrade": lambda g: g.faces[6].worth == 8 and not g.reserves[0] and g.waiting() == [0],
        "sleeve": lambda g: g.leader == 0 and len(g.hands[0]) == 1,
        "quill": lambda g: g.leader == 0 and g.power[0] == 2 and len(g.hands[0]) == 1,
        "brando": lambda g: g.leader == 0 and g.power[0] == 2 and len(g.hands[0]) == 2,
        "form": lambda g: g.leader == 0 and g.power[0] == 1 and len(g.hands[0]) == 2,
        "kodora": lambda g: g.vp[0] == 2 and len(g.bets[0]) == 1 and g.vp[0] + 4 == g.threshold,
    },
    "hero-story": {
        "story": lambda g: len(g.tableaus[0]) == 2,
        "charge": lambda g: g.supply[0] == 0 and sum(g.charged) == 2,
        "evil": lambda g: g.sides == ["evil", "good", "good"],
        "follow": lambda g: g.winners[-1] == 0 and g.leader == 0,
        "trump": lambda g: g.winners[-1] == 0,
        "tie": lambda g: len(g.trick) == 2 and bool(g.saying),
        "eleven": lambda g: g.winners[-1] == 0,
        "give": lambda g: g.tricks == [0, 1, 5] and g.leader == 0,
        "order": lambda g: g.vp == [2, 0, 0] and g.sides[0] == "evil",
        "change": lambda g: g.vp == [3, 4, 3] and g.round == 3,
    },
    "munchkin": {
        "equip": lambda g: [NAME[card] for card in g.worn[0]] == ["helm-of-courage"],
        "door": lambda g: g.fighter == 0 and [NAME[card] for card in g.monsters] == ["lame-goblin"],
        "fight": lambda g: g.level == [2, 1, 1] and g.fighter == -1,
        "slimes": lambda g: (side_total(g), foes_total(g)) == (21, 22) and not ahead(g),
        "tie": lambda g: (side_total(g), foes_total(g)) == (10, 10) and not ahead(g) and not g.traits[2],
        "help": lambda g: g.level[0] == 5 and len(g.faceup) == 2,
        "frogs": lambda g: g.level[0] == 4 and not g.dead[0],
        "gold": lambda g: g.level[0] == 8 and [NAME[card] for card in g.pack[0]] == ["rapier"],
    },
    "kapow": {
        "grow": lambda g: len([box for box in g.laid[0] if box >= 0]) == 2,
        "block": lambda g: len([box for box in g.laid[0] if box >= 0]) == 4,
        "punch": lambda g: len([box for box in g.laid[0] if box >= 0]) == 5,
        "ready": lambda g: g.ready == [True, False],
        "warp": lambda g: len(g.announced[1]) == 1,
        "reroll": lambda g: g.dice[1][4][g.rolled[1][4]] == "X",
        "attack": lambda g: g.health == [19, 20] and g.marker == 0,
        "die": lambda g: g.dice[0][-1].startswith("r") and g.dice[1][-1] == "kBBBBBB",
        "face": lambda g: g.health == [19, 17] and g.pools[1] == "E",
        "attach": lambda g: "E" in g.plan[1][-1] if g.plan[1] else "E" in g.dice[1][-1],
    },
    "backstab-heroes": {
        "lay": lambda g: not g.monster and g.medals == [1, 0, 0],
        "bushes": lambda g: g.shadows == 0 and g.spearhead < 0 and g.hurt == [3, 0, 0],
        "push": lambda g: g.spearhead == 2 and g.shadows < 0 and g.least[1] == 1,
        "reserve": lambda g: g.medals == [1, 0, 0] and g.hurt == [0, 0, 0],
        "duck": lambda g: g.hurt == [3, 5, 1],
        "take": lambda g: g.result().scores[0] == 8,
    },
}


def match_after(game: str, number: int) -> hr.Match:
    step, match = lessons.step_of(game, number), lessons.asked(game, number)
    lessons.decide(match, ((step.learner, step.wanted[0]), *step.after))
    return match


def why(game: str, number: int, choice: Any) -> hr.Reason:
    """The reason why the learner's choice was not done."""
    with pytest.raises(hr.IllegalChoice) as refused:
        lessons.answered(game, number, choice)
    return refused.value.reason


def pieces(match: hr.Match) -> Counter[Any]:
    """All cards; or all dice, faces and what is left of them."""
    g: Any = match.table
    if match.game.id != "kapow":
        return Counter(all_cards(g))
    dice = [die for row in g.dice for die in row]
    faces = Counter(face for die in dice if die[0] == "k" for face in die[1:] if face != "B")
    loose = Counter("".join(g.pools))
    left = dict(zip("METAXW", g.supplies[0][6:], strict=True))
    return Counter({face: faces[face] + loose[face] + left[face] for face in left}) + Counter(
        {"dice": len(dice) + sum(g.supplies[0][:6])}
    )


@every_lesson
def test_a_lesson_opens_with_the_goal_and_a_turn(game):
    for language in LANGUAGES:
        say = words(language, game)
        assert all(say.has(id) for id in ("lesson-goal", "lesson-turn"))
        assert len(say("lesson-goal").split()) + len(say("lesson-turn").split()) <= 90, "read in half a minute"


@every_lesson
def test_the_first_match_is_for_the_players_of_the_lesson(game):
    lesson = GAMES[game].lesson
    assert len(lesson.steps) >= 6
    assert hr.Match.new(game, lesson.seats, 1, **lesson.options).waiting()


@every_step
def test_a_step_has_its_texts_and_a_rule(game, number):
    step = lessons.step_of(game, number)
    for language in LANGUAGES:
        say = words(language, game)
        assert all(say(f"lesson-{step.id}{part}", left="B", right="C") for part in ("", ".title", ".hint", ".done"))
        assert why(game, number, "nonsense").text(language)
        assert say.has(f"rule-{step.rule.replace('.', '-')}")


@every_step
def test_the_learner_is_asked_and_sees_the_position(game, number):
    step, scene = lessons.step_of(game, number), lessons.opened(game, number).scene
    assert scene.viewer == step.learner
    assert scene.question is not None
    assert step.learner in scene.question.seats


@every_step
def test_the_wanted_choice_really_happens(game, number):
    step, before = lessons.step_of(game, number), lessons.opened(game, number).scene
    for choice in step.wanted:
        frames = lessons.answered(game, number, plain(choice))
        assert len(frames) >= 1 + len(step.after)
        assert frames[-1].scene != before
    assert PROMISES[game][step.id](match_after(game, number).table)


@every_step
def test_another_choice_gets_its_reason_and_changes_nothing(game, number):
    step, match = lessons.step_of(game, number), lessons.asked(game, number)
    others = [choice for choice in match.options(step.learner) if not lessons.is_wanted(step, choice)]
    for choice in others[:8]:
        assert why(game, number, choice) == hr.Reason(f"lesson-{step.id}.hint", step.rule, game)
    assert why(game, number, "nonsense").id != f"lesson-{step.id}.hint"
    assert lessons.is_wanted(step, lessons.hint(game, number))


@every_step
def test_a_position_is_whole_and_can_be_saved(game, number):
    """Every piece of a real match is there, once, before and after; and the position goes on like any other."""
    lesson, match = GAMES[game].lesson, lessons.asked(game, number)
    real = pieces(hr.Match.new(game, lesson.seats, 1, **lesson.options))
    assert pieces(match) == real == pieces(match_after(game, number))
    assert text_of(hr.Match.load(match.save())) == text_of(match)
    assert lessons.step_of(game, number).learner in match.waiting()
    match.imagine(lessons.step_of(game, number).learner, 1)


@every_step
def test_a_position_is_the_same_again(game, number):
    assert text_of(lessons.asked(game, number)) == text_of(lessons.asked(game, number))


@pytest.mark.parametrize(
    ("game", "step", "choice", "rule"),
    [
        ("custom-heroes", "pair", ["play", [2], []], "CH-3.3"),
        ("custom-heroes", "upgrade", ["play", [3, 7], []], "CH-3.1"),
        ("hero-story", "follow", 12, "HS-3.2"),
        ("munchkin", "gold", ["sell", [153, 113, 110, 99]], "MU-5.8"),
        ("kapow", "block", ["choose", "block", [3, 5]], "KP-2.3"),
        ("backstab-heroes", "lay", ["lay", 47], "BH-3.5"),
    ],
)
def test_an_illegal_choice_gets_the_reason_of_the_rule(game, step, choice, rule):
    number = [found.id for found in GAMES[game].lesson.steps].index(step)
    assert why(game, number, choice).rule == rule


def test_the_order_in_which_cards_are_named_does_not_matter():
    assert lessons.is_wanted(Step("x", "", (("play", (4, 14), ()),)), ["play", [14, 4], []])
    assert not lessons.is_wanted(Step("x", "", (("play", (4, 14), ()),)), ["play", [14, 5], []])


@pytest.mark.parametrize("number", [-1, 99])
def test_there_is_no_other_step(number):
    with pytest.raises(hr.HeldenrundeError) as refused:
        lessons.opened("kapow", number)
    assert refused.value.reason.id == "no-such-step"
