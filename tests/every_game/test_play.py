"""Law: cards are conserved, every match ends, and what the rules do not allow is refused and changes nothing."""

import random
from typing import Any

import pytest
from hypothesis import given

import heldenrunde as hr
from heldenrunde.bots import BOTS
from heldenrunde.core.record import frozen
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES
from tests.every_game.positions import (
    CASES,
    LIMIT,
    MOMENTS,
    SALTS,
    SEEDS,
    all_cards,
    every_table,
    examples,
    listen,
    new,
    played,
    position,
    random_decision,
    text_of,
    undecided,
)
from tests.every_game.who_sees import who_sees

# -- cards -----------------------------------------------------------------------------------------------------------


@every_table
def test_at_every_decision_every_card_of_the_match_is_in_one_place(game, seats):
    m, dice = new(game, seats, 2), random.Random(2)
    cards = set(all_cards(m.table))
    assert len(cards) == who_sees(game).cards(seats)
    while not m.over:
        assert sorted(all_cards(m.table)) == sorted(cards)
        m.answer(*random_decision(m, dice))
    assert sorted(all_cards(m.table)) == sorted(cards)


@every_table
@examples(20)
@given(SEEDS, MOMENTS, SALTS)
def test_an_imagined_world_has_the_same_cards(game, seats, seed, moment, salt):
    m = position(game, seats, seed, moment)
    world = m.imagine(salt % seats, salt)
    assert sorted(all_cards(world.table)) == sorted(all_cards(m.table))


# -- the end ---------------------------------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("name", BOTS)
def test_every_match_of_bots_ends_with_a_result(game, seats, name):
    for seed in range(2):
        m = new(game, seats, seed)
        bots = [hr.bot(name, seed=seat) for seat in range(seats)]
        while not m.over:
            assert m.result is None
            assert m.decisions < LIMIT
            seat = m.waiting()[0]
            m.answer(seat, bots[seat].choose(m.view_for_bot(seat)))
        sound_result(m, seats)


def sound_result(m: hr.Match, seats: int) -> None:
    assert m.result is not None
    winners, scores, places, rivals = m.result
    everybody = [*places, *(rival.place for rival in rivals)]
    assert winners or rivals, "against automata all may lose"
    assert bool(rivals) == (seats == 1 or m.settings.get("mode") == "coop")
    assert set(winners) <= set(range(seats))
    assert winners == sorted(set(winners))
    assert len(scores) == len(places) == seats
    best = [seat for seat in range(seats) if places[seat] == 1]
    assert best == winners or (not winners and any(rival.place == 1 for rival in rivals))
    assert everybody == [1 + sum(other < place for other in everybody) for place in everybody]
    assert m.waiting() == []
    assert all(m.options(seat) == [] for seat in range(seats))
    assert not m.table.agenda
    for seat in (*range(seats), None):
        assert m.view(seat)["result"] == m.result.plain()
        assert m.view(seat)["question"] is None


@every_table
def test_random_matches_end_with_a_result(game, seats):
    for seed in range(12):
        whole = played(game, seats, seed)
        sound_result(whole.at(len(whole.decisions)), seats)


@every_table
def test_twenty_thousand_random_decisions(game, seats):
    decide_at_random(game, seats, 20_000 // len(CASES))


@pytest.mark.nightly
@every_table
def test_a_million_random_decisions_of_every_game(game, seats):
    decide_at_random(game, seats, 1_000_000 // len(GAMES[game].seats) + 1)


def decide_at_random(game: str, seats: int, decisions: int) -> None:
    """Match after match, until so many decisions have been made without an exception."""
    seed = 1_000
    while decisions > 0:
        m, dice = new(game, seats, seed), random.Random(seed)
        while not m.over and decisions > 0:
            m.answer(*random_decision(m, dice))
            decisions -= 1
            assert m.decisions < LIMIT
        seed += 1


# -- what is not allowed ---------------------------------------------------------------------------------------------

WORDS: tuple[Any, ...] = ("", "nonsense", {"rule": "flow.nothing"}, {})
NUMBERS = (None, True, False, -1, 0, 1, 3.7, 10**30)
NONSENSE: tuple[Any, ...] = (*NUMBERS, *WORDS, [], [[]], [None], [[0]])


def refuses(m: hr.Match, seat: Any, choice: Any) -> hr.IllegalChoice:
    """The choice is refused with a reason in every language, and nothing has changed."""
    before, events = text_of(m), list(m.table.events or [])
    with pytest.raises(hr.IllegalChoice) as caught:
        m.answer(seat, choice)
    assert text_of(m) == before
    assert (m.table.events or []) == events
    for language in LANGUAGES:
        sentence = caught.value.reason.text(language)
        assert sentence.strip()
        assert "{" not in sentence
    assert str(caught.value) == caught.value.reason.text("en")
    return caught.value


def mutations(option: Any, dice: random.Random) -> list[Any]:
    """Choices that look much like this one: of other types, with other numbers, too short, too long, nested."""
    found: list[Any] = [[option], {"choice": option}, str(option), [option, option]]
    if isinstance(option, str):
        found += [option + "x", option[:-1], option.upper(), f" {option}", list(option)]
    elif type(option) is int:
        found += [option + 1, option - 1, -option - 1, option + 1_000_000, option + 0.5]
    elif isinstance(option, (list, tuple)):
        found += [option[:-1], option[1:], [*option, 0], [*option, option[-1] if option else 0], [*option, []]]
        found += [option[::-1], [*option, *option]]
        if option:
            i = dice.randrange(len(option))
            found += [[*option[:i], other, *option[i + 1 :]] for other in (*mutations(option[i], dice), *NONSENSE)]
    elif isinstance(option, dict):
        found += [{**option, "more": 1}]
        for key in option:
            found += [{k: v for k, v in option.items() if k != key}]
            found += [{**option, key: other} for other in mutations(option[key], dice)]
    return found


@every_table
@examples(6)
@given(SEEDS, MOMENTS, SALTS)
def test_nonsense_is_refused(game, seats, seed, moment, salt):
    m = undecided(game, seats, seed, moment)
    listen(m)
    for seat in m.waiting():
        for choice in NONSENSE:
            if frozen(choice) not in m.options(seat):
                refuses(m, seat, choice)


@every_table
@examples(12)
@given(SEEDS, MOMENTS, SALTS)
def test_a_choice_is_taken_or_refused_with_a_reason(game, seats, seed, moment, salt):
    """Also legal choices outside the list may be taken (equal cards): then as well the record replays."""
    m, dice = undecided(game, seats, seed, moment), random.Random(salt)
    listen(m)
    seat = dice.choice(m.waiting())
    option = dice.choice(m.options(seat))
    for choice in mutations(option, dice):
        after = m.clone()
        try:
            after.answer(seat, choice)
        except hr.IllegalChoice:
            refuses(m, seat, choice)
        else:
            assert text_of(hr.Match.load(after.save())) == text_of(after)
            assert sorted(all_cards(after.table)) == sorted(all_cards(m.table))


@every_table
@examples(12)
@given(SEEDS, MOMENTS, SALTS)
def test_a_choice_that_only_equals_an_option_is_refused_or_taken_as_that_option(game, seats, seed, moment, salt):
    """1.0 and True equal 1, but they are other data: they must reach neither the table nor the record."""
    m, dice = undecided(game, seats, seed, moment), random.Random(salt)
    seat = dice.choice(m.waiting())
    for option in dice.sample(m.options(seat), min(8, len(m.options(seat)))):
        proper = m.clone()
        proper.answer(seat, option)
        for same in (as_floats(option), as_truths(option)):
            after = m.clone()
            try:
                after.answer(seat, same)
            except hr.IllegalChoice:
                continue
            assert text_of(after) == text_of(proper)


def as_floats(choice: Any) -> Any:
    if isinstance(choice, list):
        return [as_floats(part) for part in choice]
    return float(choice) if type(choice) is int else choice


def as_truths(choice: Any) -> Any:
    if isinstance(choice, list):
        return [as_truths(part) for part in choice]
    return bool(choice) if type(choice) is int and choice in (0, 1) else choice


@every_table
@examples(12)
@given(SEEDS, MOMENTS, SALTS)
def test_a_seat_that_is_not_asked_is_refused(game, seats, seed, moment, salt):
    m, dice = undecided(game, seats, seed, moment), random.Random(salt)
    listen(m)
    options = m.options(dice.choice(m.waiting()))
    for seat in (*range(-1, seats + 2), None, "0", "", 0.5, [0], [], {}):
        if seat not in m.waiting():
            error = refuses(m, seat, dice.choice(options))
            assert isinstance(error, hr.NotYourTurn) or seat in (*m.table.asked, *m.table.idle)  # or is done


@every_table
@examples(12)
@given(SEEDS, MOMENTS)
def test_a_number_that_only_equals_a_seat_is_no_seat(game, seats, seed, moment):
    """Otherwise it would stand in the record: 1.0 and True are other data than 1."""
    m = undecided(game, seats, seed, moment)
    listen(m)
    for seat in m.waiting():
        for same in [float(seat)] + [bool(seat)] * (seat < 2):
            refuses(m, same, m.options(seat)[0])


@every_table
@examples(4)
@given(SEEDS)
def test_who_has_answered_face_down_cannot_answer_again(game, seats, seed):
    whole = played(game, seats, seed)
    for n in whole.sealed:
        m = whole.at(n)
        seat = m.waiting()[0]
        options = m.options(seat)
        m.answer(seat, options[-1])
        refuses(m, seat, options[0])


@every_table
@examples(2)
@given(SEEDS)
def test_after_the_end_everything_is_refused(game, seats, seed):
    whole = played(game, seats, seed)
    m = whole.at(len(whole.decisions))
    for seat in range(seats):
        choices: tuple[Any, ...] = (None, "pass", [], whole.decisions[-1][1])
        for choice in choices:
            assert isinstance(refuses(m, seat, choice), hr.MatchOver)


@every_table
def test_a_choice_nested_beyond_all_measure_is_refused(game, seats):
    m = new(game, seats, 0)
    deep: Any = []
    for _ in range(400):  # json.loads reads this
        deep = [deep]
    for seat in m.waiting():
        refuses(m, seat, deep)
