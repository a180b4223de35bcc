"""BH-1 and BH-3: set-up, the eight rounds, and what lies between them."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import ACTIONS, CARDS, TREASURES, is_action, monster_of
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import PILE, ROUNDS
from heldenrunde.rulebooks.backstab_heroes.fields import clear_all, clear_round
from heldenrunde.rulebooks.backstab_heroes.rules.fight import monster_phase
from heldenrunde.rulebooks.backstab_heroes.rules.play import choose_cards
from heldenrunde.rulebooks.backstab_heroes.rules.shapes import card_of, each
from heldenrunde.rulebooks.backstab_heroes.rules.spoils import treasure_phase
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY, BackstabHeroes

DISCARD: Final = "discard"
HAND: Final = 4
MEDALS: Final = 13


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> BackstabHeroes:
    """BH-1.1, BH-1.4: all cards in their boxes, all heroes in the middle."""
    g = BackstabHeroes()
    g.begin(chance, CARDS, call(begin))
    clear_all(g, seats)
    g.actions = [Card(card) for card in range(ACTIONS)]
    g.treasures = [Card(card) for card in range(ACTIONS, TREASURES)]
    g.unused = [Card(card) for card in range(TREASURES, CARDS)]
    g.supply = MEDALS
    return g


def begin(g: BackstabHeroes) -> None:
    """BH-1.2, BH-1.3: the monster pile, 4 action cards each, and a start player by chance."""
    for tier, n in PILE:
        drawn = [card for card in g.unused if monster_of(card).tier == tier]
        g.chance.shuffle("monsters", drawn)
        g.monsters += drawn[:n]
    g.unused = [card for card in g.unused if card not in g.monsters]
    g.chance.shuffle("actions", g.actions)
    g.chance.shuffle("treasures", g.treasures)
    g.start = g.chance.roll("start player", len(g.hurt))
    g.note("start-player", g.start, rule="BH-1.3")
    for seat in g.clockwise(g.start):
        g.draw(seat, HAND, "deal")
    g.then(call(one_round))


def one_round(g: BackstabHeroes) -> None:
    """BH-3.1: reveal the monster; then the phases follow. The eighth round ends with its treasures (BH-4.2)."""
    clear_round(g, len(g.hurt))
    g.round += 1
    card = g.monsters.pop()
    g.knows[card] = EVERYBODY
    g.monster.append(card)
    g.note("round", g.start, (card,), g.round, m=g.strength())
    g.then(call(choose_cards), call(monster_phase), call(treasure_phase), call(end_of_round))


def end_of_round(g: BackstabHeroes) -> None:
    """BH-4.2: the eighth round is the last."""
    g.then(call(new_round) if g.round < ROUNDS else call(end))


# -- the new round ---------------------------------------------------------------------------------------------------


def new_round(g: BackstabHeroes) -> None:
    """BH-3.9, BH-3.16: all decide at the same time, unseen, about a card to discard."""
    g.ask_all(g.clockwise(g.start), discards, then=replenish, check=why_no_discard)


def discards(g: BackstabHeroes, seat: Seat) -> list[Any]:
    """BH-3.9, BH-3.11: nothing, or an action card; reactions are action cards too."""
    return [PASS, *each(DISCARD, [card for card in g.hands[seat] if is_action(card)])]


def why_no_discard(g: BackstabHeroes, seat: Seat, choice: Any) -> Refusal | None:
    card = card_of(choice, DISCARD)
    if card is None or card not in g.hands[seat]:
        return Refusal("not-an-option")
    return None if is_action(card) else Refusal("no-treasure-away", "BH-3.9")


def replenish(g: BackstabHeroes, choices: dict[Seat, Any]) -> None:
    """BH-3.9, BH-3.16: then all draw, one after the other; last the start-player card moves."""
    for seat, choice in choices.items():
        if choice != PASS:
            g.throw_away(seat, choice[1])
    g.then(call(refill_all), call(pass_start_card), call(one_round))


def refill_all(g: BackstabHeroes) -> None:
    """BH-3.16: clockwise from the start player."""
    for seat in g.clockwise(g.start):
        refill(g, seat)


def refill(g: BackstabHeroes, seat: Seat) -> None:
    """BH-3.9: up to 4 action cards; whoever has more draws none. So all can count who holds how many treasures."""
    wanted = HAND - len([card for card in g.hands[seat] if is_action(card)])
    drawn = g.draw(seat, wanted)
    if drawn and drawn == wanted:
        g.count_exactly(seat, len(g.hands[seat]) - HAND)
    elif wanted <= 0:
        g.most[seat] = min(g.most[seat], len(g.hands[seat]) - HAND)


def pass_start_card(g: BackstabHeroes) -> None:
    """BH-3.9: to the hero at the back, or to the left if nobody is there."""
    before, g.start = g.start, g.shadows if g.shadows != NOBODY else g.others(g.start)[0]
    if g.start != before:
        g.note("start-player", g.start)


# -- the end ---------------------------------------------------------------------------------------------------------


def end(g: BackstabHeroes) -> None:
    """BH-4.1, BH-4.2: everybody's treasures are counted; then comes the boasting, and the winner."""
    g.then(*[call(count_up, seat) for seat in g.clockwise(g.start)], call(boast), call(win))


def count_up(g: BackstabHeroes, seat: Seat) -> None:
    """BH-4.1: all treasures are shown and counted; damage is taken off."""
    treasures = g.treasures_of(seat)
    for card in treasures:
        g.knows[card] = EVERYBODY
    points = g.result().scores[seat]
    g.note("score", seat, tuple(treasures), points, "" if treasures else "nothing", m=g.hurt[seat])


def win(g: BackstabHeroes) -> None:
    """BH-4.1: most points win, ties share the victory."""
    result = g.result()
    for seat in result.winners:
        g.note("win", seat, n=result.scores[seat])
    g.over = True


def boast(g: BackstabHeroes) -> None:
    """BH-4.1: who has most medals may boast; that is all they are good for."""
    best = max(g.medals)
    if best and g.medals.count(best) == 1:
        g.note("boast", g.medals.index(best), n=best)
