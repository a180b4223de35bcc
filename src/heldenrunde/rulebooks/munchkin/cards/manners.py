"""Monsters that do something special when they are met, or do not fight at all."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import IS_DOOR, NAME, THING
from heldenrunde.rulebooks.munchkin.rules.bargain import (
    ASK,
    COMPEL,
    compel,
    request,
    request_of,
    requests,
    why_no_request,
)
from heldenrunde.rulebooks.munchkin.rules.drawing import draw, draw_and_lay, may_lay_out
from heldenrunde.rulebooks.munchkin.rules.figure import suffers
from heldenrunde.rulebooks.munchkin.rules.odds import faces
from heldenrunde.rulebooks.munchkin.state import Foe, Munchkin

FIGHT: Final = "fight"
IGNORE: Final = "ignore"
BRIBE: Final = "bribe"


def foe_of(g: Munchkin, card: Card) -> Foe:
    """The monster in combat that this card stands for."""
    return next(foe for foe in g.foes if foe[0] == card)


def remove_foe(g: Munchkin, foe: Foe) -> None:
    """A monster leaves the combat."""
    g.foes.remove(foe)
    if foe in g.chasers:
        g.chasers.remove(foe)
    g.monsters.remove(foe[0])
    g.throw(foe[0])
    g.stir()


def enter(g: Munchkin, card: Card) -> None:
    """A monster faces the side, at the beginning or later: the Stoned Golem may be ignored."""
    if NAME[foe_of(g, card)[1]] == "stoned-golem" and not any([suffers(g, seat, "halfling") for seat in g.side()]):
        g.then(call(ask_golem, card))


def ask_golem(g: Munchkin, card: Card) -> None:
    """MU-2.7: fighting a Stoned Golem is a choice; it has been met all the same."""
    if any([foe[0] == card for foe in g.foes]):
        g.ask(g.fighter, golem_options, greeted, card, check=why_no_greeting)


def golem_options(g: Munchkin, seat: Seat, card: Card) -> list[Any]:
    """MU-3.3: who is not ahead may ask for help first."""
    found: list[Any] = [FIGHT, IGNORE]
    requests(g, seat, found)
    return found


def greet(g: Munchkin, card: Card) -> None:
    """What happens before a combat begins: only with the monster that was met, not with one that joins later."""
    name = NAME[card]
    if name == "floating-nose":
        g.then(call(ask_nose, card))
    elif name == "tongue-demon":
        g.pick(g.fighter, demon_items, demon_eats)


def demon_items(g: Munchkin, seat: Seat) -> list[Card]:
    return g.carried(seat)


def demon_eats(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-3.1: before the combat the Tongue Demon wants an item of the fighter's choice."""
    g.lose(seat, (card,), "MU-3.1")


def ask_nose(g: Munchkin, card: Card) -> None:
    """MU-2.7: the Floating Nose takes an item worth 200 gold and lets its owner go."""
    g.ask(g.fighter, nose_options, greeted, card, check=why_no_greeting)


def nose_options(g: Munchkin, seat: Seat, card: Card) -> list[Any]:
    """MU-3.3: who is not ahead may ask for help first."""
    found: list[Any] = [FIGHT, *[(BRIBE, item) for item in g.carried(seat) if THING[item].gold >= 200]]
    requests(g, seat, found)
    return found


def why_no_greeting(g: Munchkin, seat: Seat, choice: Any, card: Card) -> Refusal | None:
    """MU-3.12: help may be asked for on any terms."""
    if choice in g.options(seat):
        return None
    if request_of(choice, ASK, 5):
        return why_no_request(g, seat, choice[1], choice[2], choice[3], choice[4])
    return Refusal("not-an-option")


def greeted(g: Munchkin, seat: Seat, choice: Any, card: Card) -> None:
    """MU-2.7, MU-3.3: fight, or let it be; who asked for help in vain has the same choice again."""
    if choice == FIGHT:
        return
    monster = foe_of(g, card)[1]
    if choice == IGNORE:
        g.note("leaves", seat, (monster,), name="ignored")
        remove_foe(g, foe_of(g, card))
    elif choice[0] == BRIBE:
        g.lose(seat, (choice[1],), what="bribes", on=(monster,))
        remove_foe(g, foe_of(g, card))
    else:
        g.then(call(greet_again, card))
        (compel if choice[0] == COMPEL else request)(g, seat, choice)


def greet_again(g: Munchkin, card: Card) -> None:
    """MU-3.12: agreed is agreed: with a helper they fight."""
    if g.helper < 0:
        (ask_golem if NAME[foe_of(g, card)[1]] == "stoned-golem" else ask_nose)(g, card)


# -- before anything else counts -------------------------------------------------------------------------------------


def manners(g: Munchkin) -> None:
    """MU-3.1: special text first: monsters that do not attack leave; whoever may not help does not."""
    if g.helper >= 0 and faces(g, "gazebo"):
        part(g, "MU-3.1")
    for foe in g.foes[:]:
        name = NAME[foe[1]]
        if name == "amazon" and any([g.sex[seat] == "female" for seat in g.side()]):
            g.note("leaves", g.fighter, (foe[1],), name=name)
            remove_foe(g, foe)
            amazon_gives(g)
        elif name == "lawyers":
            thieves = [seat for seat in g.side() if g.has(seat, "thief")]
            if thieves:
                g.note("leaves", thieves[0], (foe[1],), name=name)
                remove_foe(g, foe)
                g.then(call(ask_deal, thieves[0], 2, 0))


def amazon_gives(g: Munchkin) -> None:
    """MU-2.7: a treasure; with a helper it is one of those that are shared after the combat (MU-3.12)."""
    if g.helper < 0:
        g.then(call(draw_and_lay, g.fighter, 1, "MU-2.7"))
    else:
        g.owed += 1


def part(g: Munchkin, rule: str) -> None:
    """MU-3.12: only a card can part fighter and helper; a new helper may be asked."""
    g.note("parts", g.helper, to=(g.fighter,), rule=rule)
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
    g.lose(seat, (choice,), "MU-2.7")
    if n > 1:
        ask_deal(g, seat, n - 1, gone + 1)
    else:
        may_lay_out(g, seat, draw(g, seat, 2, door=False, rule="MU-2.7"))
