"""Law: a view and an imagined world depend on nothing but what the seat knows, so a bot cannot peek."""

import random

from hypothesis import given

import heldenrunde as hr
from heldenrunde.bots import BOTS, POLICIES
from heldenrunde.core.flow import OFFER, Flow
from heldenrunde.core.game import Card, all_piles, eye
from heldenrunde.core.record import frozen
from tests.every_game.positions import (
    MOMENTS,
    SALTS,
    SEEDS,
    VIEWERS,
    every_table,
    examples,
    new,
    play_on,
    played,
    position,
    random_decision,
    text_of,
    through_json,
    undecided,
)


def cannot_be_told_apart(m: hr.Match, world: hr.Match, seat: int) -> None:
    assert world.view(seat) == m.view(seat)
    if m.table.form != OFFER:  # who else is asked, nobody is told
        assert world.waiting() == m.waiting()
    assert world.options(seat) == m.options(seat)
    assert (world.over, world.result, world.decisions) == (m.over, m.result, m.decisions)


@every_table
def test_at_every_decision_of_a_match_no_seat_can_tell_an_imagined_world_from_it(game, seats):
    m, dice = new(game, seats, 5), random.Random(5)
    while not m.over:
        for seat in range(seats):
            cannot_be_told_apart(m, m.imagine(seat, dice.getrandbits(64)), seat)
        m.answer(*random_decision(m, dice))


@every_table
@examples(25)
@given(SEEDS, MOMENTS, VIEWERS, SALTS)
def test_a_seat_cannot_tell_an_imagined_world_from_the_match(game, seats, seed, moment, viewer, salt):
    m = position(game, seats, seed, moment)
    cannot_be_told_apart(m, m.imagine(viewer % seats, salt), viewer % seats)


@every_table
@examples(25)
@given(SEEDS, MOMENTS, VIEWERS, SALTS)
def test_imagining_changes_nothing(game, seats, seed, moment, viewer, salt):
    m = position(game, seats, seed, moment)
    before = text_of(m)
    play_on(m.imagine(viewer % seats, salt), salt)
    assert text_of(m) == before


@every_table
@examples(30)
@given(SEEDS, MOMENTS, VIEWERS, SALTS, SALTS)
def test_imagining_twice_is_imagining_once(game, seats, seed, moment, viewer, salt, other):
    """So it depends on what the seat knows and on the salt, not on the match it starts from."""
    m, seat = position(game, seats, seed, moment), viewer % seats
    assert text_of(m.imagine(seat, other).imagine(seat, salt)) == text_of(m.imagine(seat, salt))


@every_table
def test_imagining_twice_is_imagining_once_towards_the_end(game, seats):
    """The last tenth of matches, where most is known and the table may be laid in unusual ways."""
    for seed in range(8):
        whole = played(game, seats, seed)
        length = len(whole.decisions)
        for n in range(length * 9 // 10, length, 1 + length // 100):
            m = whole.at(n)
            for seat in range(seats):
                assert text_of(m.imagine(seat, 5).imagine(seat, n)) == text_of(m.imagine(seat, n)), (seed, n, seat)


@every_table
@examples(30)
@given(SEEDS, MOMENTS, VIEWERS, SALTS)
def test_what_a_seat_imagines_does_not_change_when_hidden_cards_change_places(game, seats, seed, moment, viewer, salt):
    """The same once more without the help of imagine: cards the seat does not know are exchanged by hand."""
    m, seat = position(game, seats, seed, moment), viewer % seats
    other = m.clone()
    exchange_hidden_cards(other, seat, random.Random(salt))
    assert text_of(other.imagine(seat, salt)) == text_of(m.imagine(seat, salt))


@every_table
@examples(6)
@given(SEEDS, SALTS)
def test_what_others_have_answered_face_down_does_not_reach_an_imagined_world(game, seats, seed, salt):
    whole = played(game, seats, seed)
    for n in whole.sealed:
        m = whole.at(n)
        other, seat = m.waiting()[:2]
        worlds = []
        for choice in m.options(other)[:: max(1, len(m.options(other)) - 1)][:2]:
            after = m.clone()
            after.answer(other, choice)
            worlds.append([text_of(after.imagine(seat, salt + i)) for i in range(2)])
        assert worlds[0] == worlds[-1]


def exchange_hidden_cards(m: hr.Match, seat: int, dice: random.Random) -> None:
    """Shuffle what the seat does not know among places with the same back; what others know stays with the place."""
    table = m.table
    places: dict[int, list[tuple[list[Card], int]]] = {}
    for pile in all_piles(table):
        for i, card in enumerate(pile):
            if not table.knows[card] & eye(seat):
                places.setdefault(table.back(card), []).append((pile, i))
    for slots in places.values():
        cards = [pile[i] for pile, i in slots]
        masks = [table.knows[card] for card in cards]
        dice.shuffle(cards)
        for (pile, i), card, mask in zip(slots, cards, masks, strict=True):
            pile[i], table.knows[card] = card, mask


@every_table
@examples(15)
@given(SEEDS, MOMENTS, SALTS)
def test_a_bot_chooses_the_same_in_the_match_and_in_every_world_its_seat_imagines(game, seats, seed, moment, salt):
    m = undecided(game, seats, seed, moment)
    for name in BOTS:
        for level in (0, 1):
            for seat in m.waiting():
                choice = hr.bot(name, level=level, seed=salt).choose(m.view_for_bot(seat))
                world = m.imagine(seat, salt)
                assert hr.bot(name, level=level, seed=salt).choose(world.view_for_bot(seat)) == choice
                assert choice in m.options(seat)


@every_table
@examples(25)
@given(SEEDS, MOMENTS, SALTS)
def test_rules_of_thumb_read_nothing_that_the_seat_cannot_know(game, seats, seed, moment, salt):
    """They are handed a table, and choose the same at any that the seat cannot tell from it, and change none."""
    m = undecided(game, seats, seed, moment)
    policy = POLICIES[game]
    for seat in m.waiting():
        before, choice = text_of(m), policy(m.table, seat, m.options(seat))
        assert text_of(m) == before
        for other in (0, salt, salt + 1):
            world = m.imagine(seat, other)
            assert policy(world.table, seat, world.options(seat)) == choice


@every_table
@examples(15)
@given(SEEDS, MOMENTS, VIEWERS, SALTS)
def test_an_imagined_world_plays_on_to_the_end(game, seats, seed, moment, viewer, salt):
    world = position(game, seats, seed, moment).imagine(viewer % seats, salt)
    dice = random.Random(salt)
    while not world.over:
        for seat in world.waiting():
            options_are_sound(world, seat)
        world.answer(*random_decision(world, dice))
    assert world.result is not None
    assert 1 in [*world.result.places, *(rival.place for rival in world.result.rivals)]


@every_table
@examples(15)
@given(SEEDS, MOMENTS, VIEWERS, SALTS)
def test_every_option_is_accepted_also_after_a_journey_through_json(game, seats, seed, moment, viewer, salt):
    m = undecided(game, seats, seed, moment)
    for match in (m, m.imagine(viewer % seats, salt)):
        for seat in match.waiting():
            for option in match.options(seat):
                assert frozen(through_json(option)) == option
                after, again = match.clone(), match.clone()
                after.answer(seat, option)
                again.answer(seat, through_json(option))
                assert after.decisions == match.decisions + 1
                assert text_of(after) == text_of(again)


def options_are_sound(m: hr.Match, seat: int) -> None:
    """There are some, none twice; and the check, which judges choices outside the list, agrees with the list."""
    options = m.options(seat)
    table: Flow = m.table
    assert options
    assert len({repr(option) for option in options}) == len(options)
    for option in options:
        if table.check is not None and isinstance(option, tuple):
            refused = table.check(table, seat, frozen(option), *table.extra)
            assert refused is None, f"{table.check.__name__} refuses what {table.choices.__name__} lists: {option}"
