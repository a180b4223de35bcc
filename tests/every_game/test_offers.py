"""Law: of what is offered to somebody the others learn nothing, as long as nobody takes it.

An offer skips who has no options. So a course of play in which everybody passes must look, to everybody, like the one
in which nobody had anything to choose from; and so must every moment of it, and the table while an offer is open.
"""

import ast
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import heldenrunde as hr
from heldenrunde.core.flow import OFFER, PASS, Options, open_offer
from heldenrunde.core.views import hear
from heldenrunde.rulebooks import GAMES
from tests.every_game.positions import every_game, listen, new, random_decision
from tests.every_game.source import path_of

Viewer = int | None
Film = list[tuple[dict[str, Any], list[Any], tuple[int, ...]]]
MATCHES = 12


@every_game
def test_an_offer_that_nobody_takes_leaves_no_trace(game):
    met: set[str] = set()
    for seats in GAMES[game].seats:
        for seed in range(MATCHES if kinds_of_offers(game) else 1):
            for before, decision in decisions_that_offer(new(game, seats, seed), random.Random(seed)):
                met |= looks_like_nobody_was_asked(before, decision)
    assert met == kinds_of_offers(game)


@every_game
def test_whether_a_game_makes_offers_is_said(game):
    assert GAMES[game].offers == bool(kinds_of_offers(game))


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
        answers_one = before.table.form == OFFER and (decision[1] == PASS or len(before.waiting()) > 1)
        if m.table.form == OFFER and not answers_one:
            yield before, decision


def looks_like_nobody_was_asked(before: hr.Match, decision: tuple[int, Any]) -> set[str]:
    """Everybody passes, against nobody is asked; the kinds of offers met on the way."""
    everybody: list[Viewer] = [*range(before.seats), None]
    m, seen = after(before, decision, everybody)
    kinds: list[Options] = []
    while m.table.form == OFFER and not m.over:
        kinds.append(open_offer(m.table).options)
        for viewer in everybody:
            if viewer not in m.waiting():
                assert seen[viewer][-2][0] == m.view(viewer)
                assert (m.view(viewer)["question"], m.view(viewer)["options"]) == (None, None)
        for seat in m.waiting():
            m.answer(seat, PASS)
        for viewer in everybody:
            seen[viewer][-1:] = moments(m, viewer)
    with nobody_has(before.game.id, kinds):
        _, skipped = after(before, decision, everybody)
    assert seen == skipped
    return {kind.__name__ for kind in kinds}


def after(before: hr.Match, decision: tuple[int, Any], viewers: list[Viewer]) -> tuple[hr.Match, dict[Viewer, Film]]:
    """The match after this decision, and what each saw of it."""
    m = listen(before.clone())
    m.watch()
    m.answer(*decision)
    return m, {viewer: moments(m, viewer) for viewer in viewers}


def moments(m: hr.Match, viewer: Viewer) -> Film:
    """What this viewer saw of the last decision: at each moment the table, what was told, and to whom an offer came."""
    found, told = [], 0
    for moment in m.moments():
        news = [hear(event, viewer) for event in m.happened()[told : moment.told]]
        found.append((m.at(moment).view(viewer), news, moment.sought))
        told = moment.told
    return found


@contextmanager
def nobody_has(game: str, kinds: list[Options]) -> Iterator[None]:
    """As long as this lasts, these functions list nothing, so that the offers pass everybody by."""
    with pytest.MonkeyPatch.context() as patch:
        for module in GAMES[game].rules:
            for name, value in list(vars(module).items()):
                if any(value is kind for kind in kinds):
                    patch.setattr(module, name, lambda g, seat, *args: [])
        yield
