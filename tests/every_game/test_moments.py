"""Law: what holds at every decision holds at every moment between two of them, and watching changes nothing."""

import random

from heldenrunde.core.game import CARDS, CLOSED, HEAP, INSIDE, PILES, eye
from heldenrunde.core.views import hear
from tests.every_game.positions import (
    all_cards,
    every_table,
    listen,
    new,
    random_decision,
    table_of,
    through_json,
    undecided,
)
from tests.every_game.test_secrecy import numbers

LONG = 250
"""Of longer matches only so many decisions are looked at."""


@every_table
def test_at_every_moment_everybody_sees_what_they_may_know_and_no_more(game, seats):
    m, dice = new(game, seats, 5), random.Random(5)
    m.watch()
    cards = sorted(all_cards(m.table))
    while not m.over and m.decisions < LONG:
        m.answer(*random_decision(m, dice))
        for moment in m.moments()[:-1]:
            still = m.at(moment)
            assert sorted(all_cards(still.table)) == cards
            assert still.waiting() == []
            for viewer in (*range(seats), None):
                view = still.view(viewer)
                assert through_json(view) == view
                assert not hidden_from(still.table, viewer) & shown(still.table, view)
                assert (view["question"], view["options"], view["sealed"]) == (None, None, None)
                still.game.scene(view, viewer)
                if viewer is not None:
                    assert still.imagine(viewer, dice.getrandbits(64)).view(viewer) == view


def hidden_from(table, viewer):
    return {card for card, mask in enumerate(table.knows) if not mask & eye(viewer)}


def shown(table, view):
    kinds = (CARDS, PILES, CLOSED, HEAP, INSIDE)
    return {card for name, kind in table.layout.items() if kind in kinds for card in numbers(view[name])}


@every_table
def test_every_event_belongs_to_one_moment_and_the_last_is_the_table(game, seats):
    m, dice = new(game, seats, 3), random.Random(3)
    m.watch()
    while not m.over and m.decisions < LONG:
        m.answer(*random_decision(m, dice))
        told = [moment.told for moment in m.moments()]
        assert told == sorted(told)
        assert told[-1] == len(m.happened())
        for before, moment in zip([0, *told], m.moments()[:-1], strict=False):
            assert moment.sought or moment.told > before
        assert m.moments()[-1].table is m.table
        for event in m.happened():
            assert m.game.tell(hear(event, None))["line"]


@every_table
def test_watching_changes_nothing(game, seats):
    for seed in range(2):
        watched = listen(undecided(game, seats, seed, 400))
        unwatched = watched.clone()
        watched.watch()
        dice = random.Random(seed)
        for _ in range(20):
            if watched.over:
                break
            decision = random_decision(watched, dice)
            watched.answer(*decision)
            unwatched.answer(*decision)
            assert table_of(watched) == table_of(unwatched)
        assert len(watched.clone().moments()) == 1  # nobody watches a copy
