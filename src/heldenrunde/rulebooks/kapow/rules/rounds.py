"""KP-1.6, KP-5.2: a round and its four phases."""

from __future__ import annotations

from heldenrunde.core.flow import call
from heldenrunde.rulebooks.kapow.fields import clear_round
from heldenrunde.rulebooks.kapow.rules.automaton import automata_choose
from heldenrunde.rulebooks.kapow.rules.cleaning import clean_up
from heldenrunde.rulebooks.kapow.rules.fighting import declare, move_marker
from heldenrunde.rulebooks.kapow.rules.placing import choose_abilities
from heldenrunde.rulebooks.kapow.rules.revealing import reveal
from heldenrunde.rulebooks.kapow.rules.solo import automata_clean_up
from heldenrunde.rulebooks.kapow.rules.turns import take_turns
from heldenrunde.rulebooks.kapow.state import COOP, Kapow


def play_round(g: Kapow) -> None:
    """KP-1.6: four phases; all finish one before anybody begins the next."""
    g.round += 1
    g.tell("round", g.members(g.marker)[0], n=g.round)
    g.then(
        call(choose_abilities),
        call(automata_choose),
        call(fight),
        call(power_ups),
        call(follow_ups),
        call(clean_up),
        call(automata_clean_up),
        call(next_round),
    )


def fight(g: Kapow) -> None:
    """KP-3.1 to KP-3.6: reveal, attack in turn, the others defend, the marker."""
    first, second = g.in_turn()
    declaring = [call(declare, seat) for seat in g.seats] if g.mode == COOP else []
    g.then(
        call(reveal),
        *declaring,
        call(take_turns, "attack", first),
        call(take_turns, "attack", second),
        call(take_turns, "hold", first),
        call(take_turns, "hold", second),
        call(move_marker),
    )


def power_ups(g: Kapow) -> None:
    """KP-4.1, KP-4.3: from the marker on; who comes first has first choice of the supply."""
    g.phase = "power-up"
    g.then(*[call(take_turns, "power-up", side) for side in g.in_turn()])


def follow_ups(g: Kapow) -> None:
    """KP-4.2: when everybody has powered up, from the marker on."""
    g.phase = "follow-up"
    g.then(*[call(take_turns, "follow-up", side) for side in g.in_turn()])


def next_round(g: Kapow) -> None:
    """KP-5.2, KP-5.3: rounds follow each other; after the last one whoever has more health wins."""
    if g.round >= g.limit:
        g.finish_by_health()
        return
    before = [bool(struck) for struck in g.struck]
    forget_round(g)
    g.struck_before = before
    g.then(call(play_round))


def forget_round(g: Kapow) -> None:
    """KP-3.7: nothing of a round carries over."""
    clear_round(g, len(g.dice), g.players)
    g.aims = [g.opposite(place) for place in g.places]
