"""KP-1.6, KP-5.2: a round and its four phases."""

from __future__ import annotations

from heldenrunde.core.flow import call
from heldenrunde.games.kapow.state import DRAW, Kapow


def play_round(g: Kapow) -> None:
    """KP-1.6: four phases; all finish one before anybody begins the next."""
    from heldenrunde.games.kapow.automaton import automata_choose
    from heldenrunde.games.kapow.cleaning import clean_up
    from heldenrunde.games.kapow.fighting import fight
    from heldenrunde.games.kapow.placing import choose_abilities
    from heldenrunde.games.kapow.powering import follow_ups, power_ups

    g.round += 1
    g.tell("round", g.members(g.marker)[0], n=g.round)
    g.then(
        call(choose_abilities),
        call(automata_choose),
        call(fight),
        call(power_ups),
        call(follow_ups),
        call(clean_up),
        call(next_round),
    )


def next_round(g: Kapow) -> None:
    """KP-5.2, KP-5.3: rounds follow each other; after the last one whoever has more health wins."""
    from heldenrunde.games.kapow.set_up import clear_round

    if g.round >= g.limit:
        one, other = g.health
        g.finish(DRAW if one == other else int(other > one))
        return
    before = [bool(struck) for struck in g.struck]
    clear_round(g)
    g.struck_before = before
    g.then(call(play_round))
