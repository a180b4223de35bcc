"""Monsters that do something special when they are met, or do not fight at all."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.munchkin.cards import IS_DOOR, NAME, THING
from heldenrunde.games.munchkin.curses import lose_one
from heldenrunde.games.munchkin.drawing import draw, draw_and_lay, may_lay_out
from heldenrunde.games.munchkin.figure import suffers
from heldenrunde.games.munchkin.odds import faces
from heldenrunde.games.munchkin.state import Foe, Munchkin

FIGHT = "fight"


def remove_foe(g: Munchkin, foe: Foe) -> None:
    """A monster leaves the combat."""
    g.foes.remove(foe)
    if foe in g.chasers:
        g.chasers.remove(foe)
    g.monsters.remove(foe[0])
    g.throw(foe[0])
    g.note("leaves", g.fighter, (foe[0],))
    g.stir()


def enter(g: Munchkin, card: Card) -> None:
    """A monster faces the side, at the beginning or later: the Stoned Golem may be ignored."""
    foe = next(foe for foe in g.foes if foe[0] == card)
    if NAME[foe[1]] == "stoned-golem" and not any([suffers(g, seat, "halfling") for seat in g.side()]):
        g.then(call(ask_golem, card))


def ask_golem(g: Munchkin, card: Card) -> None:
    """MU-2.7: fighting a Stoned Golem is a choice; it has been met all the same."""
    if any([foe[0] == card for foe in g.foes]):
        g.ask(g.fighter, golem_options, golem_answer, card)


def golem_options(g: Munchkin, seat: Seat, card: Card) -> list[str]:
    return [FIGHT, "ignore"]


def golem_answer(g: Munchkin, seat: Seat, choice: str, card: Card) -> None:
    """Ignored, it leaves without any reward."""
    if choice == "ignore":
        remove_foe(g, next(foe for foe in g.foes if foe[0] == card))


def greet(g: Munchkin, card: Card) -> None:
    """What happens before a combat begins: only with the monster that was met, not with one that joins later."""
    name = NAME[card]
    if name == "floating-nose":
        g.ask(g.fighter, nose_options, nose_answer, card)
    elif name == "tongue-demon":
        lose_one(g, g.fighter, g.carried(g.fighter))


def nose_options(g: Munchkin, seat: Seat, card: Card) -> list[Any]:
    """The Floating Nose takes an item worth 200 gold and lets its owner go."""
    return [FIGHT, *[("bribe", item) for item in g.carried(seat) if THING[item].gold >= 200]]


def nose_answer(g: Munchkin, seat: Seat, choice: Any, card: Card) -> None:
    if choice != FIGHT:
        g.lose(seat, (choice[1],))
        remove_foe(g, next(foe for foe in g.foes if foe[0] == card))


# -- before anything else counts -------------------------------------------------------------------------------------


def manners(g: Munchkin) -> None:
    """MU-3.1: special text first: monsters that do not attack leave; whoever may not help does not."""
    if g.helper >= 0 and faces(g, "gazebo"):
        part(g)
    for foe in g.foes[:]:
        name = NAME[foe[1]]
        if name == "amazon" and any([g.sex[seat] == "female" for seat in g.side()]):
            remove_foe(g, foe)
            g.then(call(draw_and_lay, g.fighter, 1))
        elif name == "lawyers":
            thieves = [seat for seat in g.side() if g.has(seat, "thief")]
            if thieves:
                remove_foe(g, foe)
                g.then(call(ask_deal, thieves[0], 2, 0))


def part(g: Munchkin) -> None:
    """MU-3.12: only a card can part fighter and helper; a new helper may be asked."""
    g.note("parts", g.helper)
    g.helper, g.forced, g.share, g.first, g.promised = -1, False, 0, "", []
    g.stir()


def ask_deal(g: Munchkin, seat: Seat, n: int, gone: int) -> None:
    """MU-2.7: lawyers let a thief exchange two treasures for two new ones, face down, instead of a combat."""
    if n > 0 and len(own_treasures(g, seat)) >= n:
        g.ask(seat, deals, dealt, n, gone)


def own_treasures(g: Munchkin, seat: Seat) -> list[Card]:
    """Treasure cards of hand and table."""
    return [card for card in g.hands[seat] if not IS_DOOR[card]] + g.carried(seat)


def deals(g: Munchkin, seat: Seat, n: int, gone: int) -> list[Any]:
    cards: list[Any] = list(own_treasures(g, seat))
    return cards if gone else ["no-deal", *cards]


def dealt(g: Munchkin, seat: Seat, choice: Any, n: int, gone: int) -> None:
    if choice == "no-deal":
        return
    g.lose(seat, (choice,))
    if n > 1:
        ask_deal(g, seat, n - 1, gone + 1)
    else:
        may_lay_out(g, seat, draw(g, seat, 2, door=False))
