"""Law: nobody is shown what they may not know: by the layout, by the words of the rules, and in what is heard."""

import random
import re
from typing import get_args, get_type_hints

from hypothesis import given

from heldenrunde.core.flow import ALL as SEALED
from heldenrunde.core.flow import OFFER, open_offer
from heldenrunde.core.game import CARDS, CLOSED, EVERYBODY, HEAP, INSIDE, OWN, PILES, PLAIN, Card, eye
from heldenrunde.core.views import hear, plain
from heldenrunde.rulebooks import GAMES
from tests.every_game.positions import (
    MOMENTS,
    SALTS,
    SEEDS,
    every_game,
    every_table,
    examples,
    listen,
    new,
    played,
    position,
    random_decision,
    through_json,
)
from tests.every_game.source import as_written
from tests.every_game.who_sees import ALL, OWNER, SEEN, SHOWN, TOLD, TOP, who_sees

# -- the layout ------------------------------------------------------------------------------------------------------


@every_game
def test_the_layout_names_every_field_or_it_is_derived(game):
    """That the rest is derived is held in test_copies."""
    state = GAMES[game].state
    written = as_written(state)
    assert set(state.layout) <= set(written.fields)
    for name in set(written.fields) - {"layout", *state.layout}:
        assert re.search(rf"^    {name}: Derived\[", written.text, re.MULTILINE), name


@every_game
def test_fields_of_cards_hide_their_faces(game):
    state = GAMES[game].state
    written = as_written(state)
    holding = {name for name in state.layout if holds_cards(written.fields[name])}
    open_by_kind = {name for name in holding if state.layout[name] not in (CARDS, PILES, CLOSED, HEAP, INSIDE)}
    assert open_by_kind == set(who_sees(game).plain)
    assert holding - open_by_kind == set(who_sees(game).zones)
    assert {name for name, kind in state.layout.items() if kind == OWN} == set(who_sees(game).own)
    assert set(state.layout.values()) <= {PLAIN, CARDS, PILES, CLOSED, HEAP, OWN, INSIDE}


def holds_cards(hint: object) -> bool:
    return hint is Card or any(holds_cards(part) for part in get_args(hint))


@every_game
def test_every_event_of_the_log_that_shows_cards_is_in_the_table(game):
    assert set(who_sees(game).events) <= set(GAMES[game].log)


# -- views -----------------------------------------------------------------------------------------------------------


@every_table
@examples(15)
@given(SEEDS, MOMENTS)
def test_no_hidden_card_is_in_a_view(game, seats, seed, moment):
    m = position(game, seats, seed, moment)
    knows = m.table.knows
    for seat in (*range(seats), None):
        view = m.view(seat)
        hidden = {card for card in range(len(knows)) if not knows[card] & eye(seat)}
        for name, kind in m.table.layout.items():
            if kind in (CARDS, PILES, CLOSED, HEAP, INSIDE):
                assert not hidden & set(numbers(view[name])), (seat, name)
        assert not hidden & set(numbers(view["sealed"]))
        assert view["sealed"] == through_json(m.table.sealed.get(seat))
        assert view["game"] == game
        assert (view["seat"], view["seats"]) == (seat, seats)


def numbers(value: object) -> list[int]:
    """All numbers in lists and the values of dicts."""
    if isinstance(value, dict):
        return [n for inner in value.values() for n in numbers(inner)]
    if isinstance(value, (list, tuple)):
        return [n for inner in value for n in numbers(inner)]
    return [value] if type(value) is int else []


@every_table
@examples(15)
@given(SEEDS, MOMENTS)
def test_a_view_is_plain_data(game, seats, seed, moment):
    m = position(game, seats, seed, moment)
    for seat in (*range(seats), None):
        assert through_json(m.view(seat)) == m.view(seat)


@every_table
@examples(15)
@given(SEEDS, MOMENTS)
def test_a_view_is_a_copy(game, seats, seed, moment):
    """Whoever writes into a view changes nothing on the table."""
    m = position(game, seats, seed, moment)
    for seat in (*range(seats), None):
        before = m.view(seat)
        spoil(m.view(seat))
        assert m.view(seat) == before


def spoil(value: object) -> None:
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()


@every_table
@examples(15)
@given(SEEDS, MOMENTS)
def test_a_spectator_sees_no_more_than_every_seat(game, seats, seed, moment):
    m = position(game, seats, seed, moment)
    spectator = m.view(None)
    assert spectator["options"] is None
    assert spectator["sealed"] is None
    for seat in range(seats):
        view = m.view(seat)
        for name, kind in m.table.layout.items():
            if kind == INSIDE:
                assert all(set(cards) <= set(view[name][card]) for card, cards in spectator[name].items())
            else:
                assert fits(spectator[name], view[name]), name
        if m.table.form != OFFER:
            assert spectator["question"] == view["question"]


def fits(less: object, more: object) -> bool:
    """The same, but for what is hidden in the first."""
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(fits(a, b) for a, b in zip(less, more, strict=True))
    return less is None or less == more


@every_table
@examples(10)
@given(SEEDS, SALTS)
def test_a_sealed_answer_shows_nothing_but_that_it_was_given(game, seats, seed, salt):
    """Whatever a seat answers face down, the others see the same."""
    whole = played(game, seats, seed)
    for n in whole.sealed:
        m = whole.at(n)
        seat = m.waiting()[salt % len(m.waiting())]
        options = m.options(seat)
        views, seen = [], []
        for choice in (options[0], options[salt % len(options)]):
            after = m.clone()
            after.answer(seat, choice)
            assert after.table.form == SEALED
            views.append([after.view(other) for other in (*range(seats), None) if other != seat])
            seen.append(after.view(seat)["sealed"])
        assert views[0] == views[1]
        assert seen == plain((options[0], options[salt % len(options)]))


@every_table
@examples(6)
@given(SEEDS, SALTS)
def test_sealed_answers_do_not_depend_on_who_is_faster(game, seats, seed, salt):
    whole, dice = played(game, seats, seed), random.Random(salt)
    for n in whole.sealed:
        m = whole.at(n)
        answers = {seat: dice.choice(m.options(seat)) for seat in m.waiting()}
        ends = []
        for _ in range(3):
            after, order = listen(m.clone()), list(answers)
            dice.shuffle(order)
            for seat in order:
                assert after.waiting() == [s for s in answers if s not in order[: order.index(seat)]]
                assert after.happened() == []
                after.answer(seat, answers[seat])
            ends.append((after.happened(), after.view(0), after.view(None), after.table.knows))
        assert ends[0] == ends[1] == ends[2]


@every_table
@examples(15)
@given(SEEDS, MOMENTS)
def test_what_is_still_to_happen_holds_no_secret(game, seats, seed, moment):
    """The agenda and the question go into imagined worlds as they are: they may name open cards only."""
    table = position(game, seats, seed, moment).table
    calls = [*table.agenda, (table.choices, (-1, *table.extra))]
    if table.form == OFFER:
        calls.append((open_offer(table).options, (-1, *open_offer(table).about)))
    for rule, args in calls:
        hints = list(get_type_hints(rule).values())[1:]  # without the table
        for hint, arg in zip(hints, args, strict=False):
            if holds_cards(hint):
                assert all(table.knows[card] == EVERYBODY for card in numbers(arg)), rule.__name__


# -- in the words of the rules ---------------------------------------------------------------------------------------


@every_table
def test_who_sees_what_is_as_the_rules_say_at_every_decision(game, seats):
    """Also remembers, over the whole match, who has seen which card inside another."""
    m, dice = new(game, seats, 8), random.Random(8)
    everybody = {*range(seats), None}
    may_know: dict[int, set[int | None]] = {}
    while not m.over:
        for event in m.happened():
            if event.what == who_sees(game).anew:
                may_know.clear()
            heard_as_the_rules_say(game, event, everybody, may_know)
            who = who_sees(game).events.get(event.what)
            remember(m, may_know, event.cards, everybody if who == ALL else insiders(event, who))
        views = {seat: m.view(seat) for seat in everybody}
        for zone, who in who_sees(game).zones.items():
            if who != SEEN:
                zone_as_the_rules_say(m, zone, who, views, may_know)
                for owner, pile in piles(m, zone):
                    holder = set() if owner is None else {owner}
                    see = {ALL: everybody, TOP: everybody, OWNER: holder, SHOWN: holder}
                    remember(m, may_know, pile, see.get(who, set()))
        for zone in (zone for zone, who in who_sees(game).zones.items() if who == SEEN):
            for seat, view in views.items():
                shown = {card for cards in view[zone].values() for card in cards}
                inside = {card for cards in getattr(m.table, zone) for card in cards}
                assert shown == {card for card in inside if seat in may_know.get(card, set())}, (zone, seat)
        for field in who_sees(game).own:
            for seat, view in views.items():
                mine = set() if seat is None else {seat} | who_sees(game).partners(m.settings, seat)
                assert [value is not None for value in view[field]] == [other in mine for other in range(seats)]
        m.answer(*random_decision(m, dice))


def piles(m, zone):
    """(owner, pile) of a zone; a zone of a single pile has no owner."""
    value = getattr(m.table, zone)
    nested = bool(value) and isinstance(value[0], list)
    return list(enumerate(value)) if nested else [(None, value)]


def zone_as_the_rules_say(m, zone, who, views, may_know):
    for owner, pile in piles(m, zone):
        for seat, view in views.items():
            shown = view[zone] if owner is None else view[zone][owner]
            if who == SHOWN:
                allowed = [card if owner == seat or seat in may_know.get(card, ()) else None for card in pile]
                assert all(card in (None, may) for card, may in zip(shown, allowed, strict=True)), (zone, owner, seat)
                assert owner is None or owner != seat or shown == pile, (zone, seat)
            elif who == TOP:
                assert shown == [None] * (len(pile) - 1) + pile[-1:], (zone, seat)
            else:
                may = who == ALL or (who == OWNER and owner == seat)
                assert shown == (pile if may else [None] * len(pile)), (zone, owner, seat)


def remember(m, may_know, cards, seats):
    """These seats have seen these cards, and what is inside them."""
    insides = [getattr(m.table, name) for name, kind in m.table.layout.items() if kind == INSIDE]
    for card in cards:
        may_know.setdefault(card, set()).update(seats)
        for inside in insides:
            for inner in inside[card] if card < len(inside) else ():
                may_know.setdefault(inner, set()).update(seats)


def insiders(event, who):
    """Who sees the cards of an event that not all see."""
    return {event.seat, *event.to} if who == TOLD else {event.seat}


def heard_as_the_rules_say(game, event, everybody, may_know):
    who = who_sees(game).events.get(event.what)
    assert event.what in GAMES[game].log
    assert (who is not None) or not event.cards + event.on, event.what
    for seat in everybody:
        heard = hear(event, seat)
        assert through_json(heard) == heard
        assert set(heard["on"]) <= {*event.on, None}
        if who == SHOWN:
            allowed = [card if event.seat == seat or seat in may_know.get(card, ()) else None for card in event.cards]
            assert all(card in (None, may) for card, may in zip(heard["cards"], allowed, strict=True)), event.what
        elif who == TOLD:
            for card, shown in zip(event.cards, heard["cards"], strict=True):
                assert shown in (None, card), event.what
                assert shown is None or seat in insiders(event, who) or seat in may_know.get(card, ()), event.what
                assert shown == card or seat not in insiders(event, who), event.what
        else:
            may = who == ALL or (who == OWNER and event.seat == seat)
            assert heard["cards"] == [card if may else None for card in event.cards], (event.what, seat)
