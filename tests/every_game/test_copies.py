"""Law: a clone, a save and a record each give the same match again, at every decision, and share nothing with it."""

import random

from hypothesis import given

import heldenrunde as hr
from heldenrunde.core.chance import Chance
from heldenrunde.core.game import Game
from tests.every_game.positions import (
    MOMENTS,
    SALTS,
    SEEDS,
    every_table,
    examples,
    listen,
    new,
    play_on,
    played,
    position,
    random_decision,
    text_of,
    through_json,
)
from tests.every_game.source import as_written


@every_table
@examples(20)
@given(SEEDS, MOMENTS, SALTS)
def test_a_clone_is_equal_and_goes_its_own_way(game, seats, seed, moment, salt):
    m = position(game, seats, seed, moment)
    before, copy = text_of(m), m.clone()
    assert text_of(copy) == before
    assert not changeable(copy.table) & changeable(m.table)
    assert copy.log is not m.log
    end = text_of(play_on(copy, salt))
    assert text_of(m) == before
    copy = m.clone()
    assert text_of(play_on(m, salt)) == end
    assert text_of(copy) == before


def attributes(thing: object) -> list[object]:
    """Everything that is set in an object, with slots or without; an attribute that is not set would be an error."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*getattr(thing, "__dict__", {}).values(), *[getattr(thing, name) for name in slots]]


def changeable(value: object) -> set[int]:
    """The identities of all lists, dicts, sets, games and objects of chance in it."""
    if isinstance(value, dict):
        inner, itself = list(value.values()), {id(value)}
    elif isinstance(value, (list, set)):
        inner, itself = list(value), {id(value)}
    elif isinstance(value, tuple):
        inner, itself = list(value), set()
    elif isinstance(value, (Game, Chance)):
        inner, itself = attributes(value), {id(value)}
    else:
        return set()
    return itself.union(*[changeable(part) for part in inner])


@every_table
def test_save_load_save_is_the_same_at_every_decision(game, seats):
    m, dice = new(game, seats, 9), random.Random(9)
    while not m.over:
        saved = m.save()
        again = hr.Match.load(saved)
        assert again.save() == saved
        assert fields(again.table) == fields(m.table), "a list is a list again, a tuple a tuple"
        assert all(again.options(seat) == m.options(seat) for seat in m.waiting())
        m.answer(*random_decision(m, dice))
    again = hr.Match.load(through_json(m.save()))
    assert again.save() == m.save()
    assert (again.over, again.result) == (True, m.result)


def fields(table: Game) -> dict[str, object]:
    return {name: getattr(table, name) for name in table.layout}


@every_table
@examples(20)
@given(SEEDS, MOMENTS, SALTS)
def test_what_is_not_in_the_layout_is_derived_from_what_is(game, seats, seed, moment, salt):
    m = position(game, seats, seed, moment)
    for table in (m.table, m.imagine(salt % seats, salt).table, m.clone().table):
        derived = [name for name in as_written(type(table)).fields if name not in ("layout", *table.layout)]
        kept = {name: getattr(table, name) for name in derived}
        table.derive()
        assert {name: getattr(table, name) for name in derived} == kept


@every_table
@examples(20)
@given(SEEDS, MOMENTS, SALTS)
def test_a_loaded_match_goes_on_as_the_match_does(game, seats, seed, moment, salt):
    m = listen(position(game, seats, seed, moment))
    loaded = hr.Match.load(through_json(m.save()))
    for seat in (*range(seats), None):
        assert loaded.view(seat) == m.view(seat)
    dice = random.Random(salt)
    while not m.over:
        decision = random_decision(m, dice)
        m.answer(*decision)
        loaded.answer(*decision)
        assert loaded.happened() == m.happened()
    assert text_of(loaded) == text_of(m)
    assert loaded.result == m.result


@every_table
@examples(10)
@given(SEEDS, MOMENTS, SALTS)
def test_a_saved_imagined_world_goes_on_as_it_does(game, seats, seed, moment, salt):
    world = position(game, seats, seed, moment).imagine(salt % seats, salt)
    loaded = hr.Match.load(through_json(world.save()))
    assert text_of(play_on(loaded, salt)) == text_of(play_on(world, salt))


@every_table
@examples(12)
@given(SEEDS, MOMENTS)
def test_the_record_alone_restores_the_match(game, seats, seed, moment):
    m = position(game, seats, seed, moment)
    again = hr.Match.replay(through_json(m.record()))
    assert text_of(again) == text_of(m)
    assert again.record() == m.record()
    assert again.decisions == m.decisions


@every_table
@examples(3)
@given(SEEDS)
def test_the_same_seed_and_decisions_tell_the_same_story(game, seats, seed):
    one, other = new(game, seats, seed), new(game, seats, seed)
    assert one.happened()
    assert one.happened() == other.happened()
    for decision in played(game, seats, seed).decisions:
        one.answer(*decision)
        other.answer(*decision)
        assert one.happened() == other.happened()
    assert one.over


@every_table
def test_another_seed_is_another_match(game, seats):
    assert len({text_of(hr.Match.new(game, seats=seats, seed=seed)) for seed in range(10)}) == 10
