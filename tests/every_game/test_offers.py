"""Law: of what is offered to somebody the others learn nothing, as long as nobody takes it.

An offer skips who has no options. So a course of play in which everybody passes must look, to everybody, like the one
in which nobody had anything to choose from; and while an offer is open, like a moment of that course.
"""

import ast
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde.core.flow import ALL, OFFER, PASS, Options, open_offer
from heldenrunde.core.game import Game
from heldenrunde.core.record import frozen
from heldenrunde.core.views import hear, view
from heldenrunde.games import GAMES
from tests.every_game.positions import every_game, listen, new, random_decision
from tests.every_game.source import path_of

Viewer = int | None
MATCHES = 12


@every_game
def test_an_offer_that_nobody_takes_leaves_no_trace(game):
    met: set[str] = set()
    for seats in GAMES[game].seats:
        for seed in range(MATCHES if kinds_of_offers(game) else 1):
            for before, decision in decisions_that_offer(new(game, seats, seed), random.Random(seed)):
                met |= looks_like_nobody_was_asked(before, decision)
    assert met == kinds_of_offers(game)


def kinds_of_offers(game: str) -> set[str]:
    """The functions that list what is offered, as the rules name them: no kind may be missed."""
    found = set()
    for module in GAMES[game].rules:
        for node in ast.walk(ast.parse(path_of(module.__name__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "offer":
                found.add(ast.unparse(node.args[1]))
    return found


def decisions_that_offer(m: hr.Match, dice: random.Random) -> Iterator[tuple[hr.Match, tuple[int, Any]]]:
    """Of a match at random, each decision with the match before it that makes somebody an offer."""
    while not m.over:
        before, decision = m.clone(), random_decision(m, dice)
        m.answer(*decision)
        if m.table.form == OFFER and not (before.table.form == OFFER and decision[1] == PASS):
            yield before, decision


def looks_like_nobody_was_asked(before: hr.Match, decision: tuple[int, Any]) -> set[str]:
    """Everybody passes, against nobody is asked; the kinds of offers met on the way."""
    everybody: list[Viewer] = [*range(before.seats), None]
    m, told = after(before, decision)
    kinds: list[Options] = []
    pauses: list[tuple[int, dict[Viewer, Any]]] = []
    while m.table.form == OFFER and not m.over:
        (asked,) = m.waiting()
        kinds.append(open_offer(m.table).options)
        pauses.append((asked, {seat: m.view(seat) for seat in everybody if seat != asked}))
        m.answer(asked, PASS)
        told += m.happened()
    with nobody_has(before.game.id, kinds):
        other, heard = after(before, decision)
        moments = {seat: seen_on_the_way(before, decision, seat) for seat in everybody}
    for seat in everybody:
        assert m.view(seat) == other.view(seat)
        assert [hear(event, seat) for event in told] == [hear(event, seat) for event in heard]
    for asked, views in pauses:
        for seat, seen in views.items():
            assert (seen["question"], seen["options"], seen["sealed"]) == (None, None, None)
            for name in m.table.layout:
                assert seen[name] in [moment[name] for moment in moments[seat]], (name, seat, asked)
    return {kind.__name__ for kind in kinds}


def after(before: hr.Match, decision: tuple[int, Any]) -> tuple[hr.Match, list[Any]]:
    """The match after this decision, and what happened."""
    m = listen(before.clone())
    m.answer(*decision)
    return m, m.happened()


@contextmanager
def nobody_has(game: str, kinds: list[Options]) -> Iterator[None]:
    """As long as this lasts, these functions list nothing, so that the offers pass everybody by."""
    with pytest.MonkeyPatch.context() as patch:
        for module in GAMES[game].rules:
            for name, value in list(vars(module).items()):
                if any(value is kind for kind in kinds):
                    patch.setattr(module, name, lambda g, seat, *args: [])
        yield


def seen_on_the_way(before: hr.Match, decision: tuple[int, Any], seat: Viewer) -> list[dict[str, Any]]:
    """What this seat would see between the rules that follow from a decision, from before it on."""
    table = before.table.clone()
    return [view(table, seat), *[view(table, seat) for _ in rule_by_rule(table, *decision)]]


def rule_by_rule(g: Game, seat: int, choice: Any) -> Iterator[None]:
    """Like `take`, but it stops after every rule."""
    answers = {**g.sealed, seat: frozen(choice)}
    together = {other: answers[other] for other in g.asked if other in answers}
    answer = (together,) if g.form == ALL else (seat, answers[seat])
    g.asked, g.sealed, g.memo = (), {}, {}
    g.follow(g, *answer, *g.extra)
    yield
    while g.agenda and not g.over and not g.waiting():
        rule, args = g.agenda.pop()
        rule(g, *args)
        yield
