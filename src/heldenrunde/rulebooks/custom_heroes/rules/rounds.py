"""CH-1 and CH-8: set-up, the six rounds, and what comes after them."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import BAG, CHARACTERS, KIND, KODORAS, MYSTIC_FORMS
from heldenrunde.rulebooks.custom_heroes.fields import clear_all
from heldenrunde.rulebooks.custom_heroes.rules.bets import prepare
from heldenrunde.rulebooks.custom_heroes.rules.scoring import score_last, win
from heldenrunde.rulebooks.custom_heroes.rules.tricks import main_phase
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

ROUNDS: Final = 6


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> CustomHeroes:
    """CH-1.1, CH-1.2: one set of characters per player, three with two players; 1 VP and 2 power each."""
    g = CustomHeroes()
    g.begin(chance, CHARACTERS + len(KIND), call(begin))
    clear_all(g, seats)
    g.threshold, g.playing = options["threshold"], list(range(seats))
    g.inside, g.bag = [()] * CHARACTERS, list(BAG)
    g.aside = [Card(card) for card in range(10 * (3 if seats == 2 else seats))]
    g.power, g.vp = [2] * seats, [1] * seats
    g.derive()
    return g


def begin(g: CustomHeroes) -> None:
    """CH-1.2, CH-1.4: the starting upgrades, and a starting player by chance."""
    g.chance.shuffle("bag", g.bag)
    for seat in g.seats:
        for upgrade in (MYSTIC_FORMS[seat], KODORAS[seat]):
            g.reserves[seat].append(upgrade)
            g.show(upgrade, 1 << seat)
        g.draw_upgrades(seat, 3 if g.two_players else 1, "first-draw")
    g.leader = g.chance.roll("starting player", len(g.seats))
    g.then(call(one_round))


def one_round(g: CustomHeroes) -> None:
    """CH-1.5: preparation, main phase, scoring."""
    g.round += 1
    g.note("round", g.leader, n=g.round, rule="CH-8.2" if g.sudden_death else "")
    g.then(call(prepare), call(main_phase), call(score_last), call(end_of_round))


def end_of_round(g: CustomHeroes) -> None:
    """CH-1.5, CH-7.5: the next round, or after six the decision."""
    g.then(call(one_round) if g.round < ROUNDS else call(decide))


def decide(g: CustomHeroes) -> None:
    """CH-8.1, CH-8.2: the first of round 6 wins if alone ahead; otherwise sudden death against those with most VP."""
    first = g.places[0]
    best = max(g.vp)
    leaders = [seat for seat in g.seats if g.vp[seat] == best]
    if leaders == [first]:
        win(g, first, "six-rounds", "CH-8.1")
        return
    g.playing = [seat for seat in g.seats if seat == first or seat in leaders]
    if g.leader not in g.playing:
        g.leader = next(seat for seat in g.others(g.leader) if seat in g.playing)
    g.note("sudden-death", first, to=tuple([seat for seat in g.others(first) if seat in g.playing]))
    g.then(call(one_round))
