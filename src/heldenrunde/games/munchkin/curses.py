"""MU-5.10: curses, each a small function; and the Wishing Ring that comes before them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.munchkin.cards import CLASS, GROUP, NAME, RACE, THING
from heldenrunde.games.munchkin.drawing import may_lay_out
from heldenrunde.games.munchkin.figure import classes, item_bonus, races, refit
from heldenrunde.games.munchkin.state import Munchkin
from heldenrunde.games.munchkin.things import ARMOUR, FEET, HEAD
from heldenrunde.games.munchkin.traits import drop_trait, settle_traits

LASTING: Final = ("curse-change-sex", "curse-chicken", "curse-malign-mirror")
RING = "ring"


def curse(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-5.10, MU-3.15: it lies in the open and acts at once; only a card made to cancel comes before it."""
    g.note("curse", victim, (card,))
    g.passed = 0
    g.then(call(before_curse, card, victim))


def before_curse(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-3.15: everybody is asked, whoever holds a Wishing Ring or not."""
    waiting = [seat for seat in g.seats if not g.passed & 1 << seat and not g.dead[seat]]
    if waiting:
        g.ask_any(waiting, ring_or_pass, wish, card, victim)
    else:
        strike(g, card, victim)


def rings(g: Munchkin, seat: Seat) -> list[Card]:
    """Wishing Rings of hand and table, one of each look."""
    return [card for card in g.hands[seat] + g.pack[seat] if NAME[card] == "wishing-ring"][:1]


def ring_or_pass(g: Munchkin, seat: Seat, card: Card, victim: Seat) -> list[Any]:
    return [PASS, *[(RING, ring) for ring in rings(g, seat)]]


def wish(g: Munchkin, seat: Seat, choice: Any, card: Card, victim: Seat) -> None:
    if choice == PASS:
        g.passed |= 1 << seat
        g.then(call(before_curse, card, victim))
        return
    g.play(seat, choice[1])
    g.throw(choice[1])
    g.faceup.remove(card)
    g.throw(card)
    g.note("curse-off", victim, (card,))
    g.stir()


def strike(g: Munchkin, card: Card, victim: Seat) -> None:
    """MU-5.10: the curse acts, if it can; lasting ones stay in front of the victim."""
    g.faceup.remove(card)
    if NAME[card] in LASTING:
        g.curses[victim].append(card)
    else:
        g.throw(card)
    g.stir()
    CURSE[NAME[card]](g, victim)


def end_curse(g: Munchkin, victim: Seat, card: Card) -> None:
    """A lasting curse ends."""
    g.curses[victim].remove(card)
    g.throw(card)
    g.note("curse-off", victim, (card,))


def lift(g: Munchkin, victim: Seat, card: Card) -> None:
    """A Wishing Ring undoes a lasting curse; who changed sex changes back."""
    end_curse(g, victim, card)
    if NAME[card] == "curse-change-sex":
        flip(g, victim)
    g.stir()


# -- losing things ---------------------------------------------------------------------------------------------------


def lose_one(g: Munchkin, seat: Seat, cards: list[Card]) -> None:
    """MU-5.10: of several candidates the victim chooses."""
    if len(cards) == 1:
        g.lose(seat, (cards[0],))
    elif cards:
        g.ask(seat, candidates, lose_chosen, tuple(cards))


def candidates(g: Munchkin, seat: Seat, cards: tuple[Card, ...]) -> list[Card]:
    return list(cards)


def lose_chosen(g: Munchkin, seat: Seat, card: Card, cards: tuple[Card, ...]) -> None:
    g.lose(seat, (card,))


def in_use(g: Munchkin, seat: Seat, slot: str) -> list[Card]:
    return [card for card in g.worn[seat] if THING[card].slot == slot]


def lose_headgear(g: Munchkin, seat: Seat) -> None:
    """The headgear in use goes, and with it a chicken on the head."""
    for card in [card for card in g.curses[seat] if NAME[card] == "curse-chicken"]:
        end_curse(g, seat, card)
    lose_one(g, seat, in_use(g, seat, HEAD))


def lose_armour(g: Munchkin, seat: Seat) -> None:
    """The armour in use goes."""
    lose_one(g, seat, in_use(g, seat, ARMOUR))


def lose_footgear(g: Munchkin, seat: Seat) -> None:
    """All footgear in use goes."""
    g.lose(seat, tuple(in_use(g, seat, FEET)))


def lose_big(g: Munchkin, seat: Seat) -> None:
    """One Big item of the victim's choice."""
    lose_one(g, seat, [card for card in g.carried(seat) if THING[card].big])


def lose_small(g: Munchkin, seat: Seat) -> None:
    """One item that is not Big, of the victim's choice."""
    lose_one(g, seat, [card for card in g.carried(seat) if not THING[card].big])


def truly_obnoxious(g: Munchkin, seat: Seat) -> None:
    """The item in use that gives the largest bonus now."""
    plus = [(item_bonus(g, seat, card), card) for card in g.worn[seat]]
    best = max([bonus for bonus, _ in plus], default=0)
    if best > 0:
        lose_one(g, seat, [card for bonus, card in plus if bonus == best])


def lose_level(g: Munchkin, seat: Seat) -> None:
    """One level."""
    g.lose_levels(seat, 1)


def duck(g: Munchkin, seat: Seat) -> None:
    """Two levels."""
    g.lose_levels(seat, 2)


def lose_two_cards(g: Munchkin, seat: Seat) -> None:
    """The left neighbour takes a hand card unseen and keeps it, then the right one does."""
    others = g.others(seat)
    for taker in (others[0], others[-1]):
        take_unseen(g, seat, taker)


def take_unseen(g: Munchkin, seat: Seat, taker: Seat) -> None:
    """A hand card by chance goes into another hand."""
    hand = g.hands[seat]
    if hand and not g.dead[taker]:
        card = hand.pop(g.chance.roll("unseen", len(hand)))
        g.to_hand(taker, card)
        g.note("robbed", seat, n=1)
        g.note("filch", taker, (card,), 1)
        may_lay_out(g, taker, 1)


# -- changing what one is --------------------------------------------------------------------------------------------


def lose_class(g: Munchkin, seat: Seat) -> None:
    """One class, of two the victim's choice; without a class 1 level."""
    mine = classes(g, seat)
    if not mine:
        g.lose_levels(seat, 1)
    elif len(mine) == 1:
        drop_trait(g, seat, mine[0])
    else:
        g.ask(seat, own_classes, class_goes)


def own_classes(g: Munchkin, seat: Seat) -> list[Card]:
    return classes(g, seat)


def class_goes(g: Munchkin, seat: Seat, card: Card) -> None:
    drop_trait(g, seat, card)


def lose_race(g: Munchkin, seat: Seat) -> None:
    """All races: the victim is human."""
    lose_traits(g, seat, RACE)


def lose_traits(g: Munchkin, seat: Seat, group: str) -> None:
    gone = tuple([card for card in g.traits[seat] if GROUP[card] == group])
    if gone:
        g.lose(seat, gone)
        settle_traits(g, seat)


def change_class(g: Munchkin, seat: Seat) -> None:
    """The first class from the top of the discarded doors replaces all; there is none: the classes are lost."""
    change_trait(g, seat, CLASS, classes(g, seat))


def change_race(g: Munchkin, seat: Seat) -> None:
    """The same for races. It is one step, so a Half-Breed stays one."""
    change_trait(g, seat, RACE, races(g, seat))


def change_trait(g: Munchkin, seat: Seat, group: str, mine: list[Card]) -> None:
    """The cards just lost are no candidates."""
    if not mine:
        return
    found = [card for card in g.old_doors if GROUP[card] == group][-1:]
    for card in found:
        g.old_doors.remove(card)
        g.traits[seat].append(card)
    g.lose(seat, tuple(mine))
    if found:
        g.note("lay", seat, tuple(found))
    settle_traits(g, seat)


def change_sex(g: Munchkin, seat: Seat) -> None:
    """For good; and −5 in the next combat, as long as the card lies there."""
    flip(g, seat)


def flip(g: Munchkin, seat: Seat) -> None:
    g.sex[seat] = "male" if g.sex[seat] == "female" else "female"
    g.note("sex", seat, name=g.sex[seat])
    refit(g, seat)


def chicken(g: Munchkin, seat: Seat) -> None:
    """−1 to all own die rolls until something takes the headgear."""


def malign_mirror(g: Munchkin, seat: Seat) -> None:
    """In the next combat no item gives a bonus but armour."""


# -- income tax ------------------------------------------------------------------------------------------------------


def income_tax(g: Munchkin, seat: Seat) -> None:
    """The victim discards an item of choice; everybody else discards as much, or everything and 1 level."""
    items = g.carried(seat)
    if items:
        g.ask(seat, taxable, declare)


def taxable(g: Munchkin, seat: Seat) -> list[Card]:
    return g.carried(seat)


def declare(g: Munchkin, seat: Seat, card: Card) -> None:
    price = THING[card].gold
    g.lose(seat, (card,))
    g.then(*[call(tax, other, price) for other in g.others(seat)])


def tax(g: Munchkin, seat: Seat, price: int) -> None:
    """MU-5.10: who cannot pay discards all items and loses a level."""
    items = g.carried(seat)
    if price == 0 or g.dead[seat]:
        return
    if worth(items) < price:
        g.lose(seat, tuple(items))
        g.lose_levels(seat, 1)
    else:
        g.ask(seat, payments, pay_tax, price, check=why_no_payment)


def worth(cards: list[Card] | tuple[Card, ...]) -> int:
    return sum([THING[card].gold for card in cards])


def payments(g: Munchkin, seat: Seat, price: int) -> list[tuple[Card, ...]]:
    """Up to three items that are worth the price and of which none could be spared; else the cheapest many."""
    items = g.carried(seat)
    found: list[tuple[Card, ...]] = []
    for n in (1, 2, 3):
        for cards in combinations(items, n):
            if worth(cards) >= price and all([worth(cards) - THING[card].gold < price for card in cards]):
                found.append(cards)
            if len(found) == 12:
                return found
    if not found:
        chosen: list[Card] = []
        for card in sorted(items, key=gold_of, reverse=True):
            if worth(chosen) < price:
                chosen.append(card)
        found.append(tuple(chosen))
    return found


def gold_of(card: Card) -> int:
    return THING[card].gold


def why_no_payment(g: Munchkin, seat: Seat, choice: Any, price: int) -> Refusal | None:
    """Any own items on the table, each once, that are worth enough."""
    mine = g.carried(seat)
    if not isinstance(choice, tuple) or len(set(choice)) != len(choice) or any([card not in mine for card in choice]):
        return Refusal("no-item-to-pay", "MU-5.10")
    if worth(choice) < price:
        return Refusal("no-payment", "MU-5.10", (("gold", worth(choice)), ("price", price)))
    return None


def pay_tax(g: Munchkin, seat: Seat, cards: tuple[Card, ...], price: int) -> None:
    g.lose(seat, cards)


CURSE: Final[dict[str, Callable[[Munchkin, Seat], None]]] = {
    "curse-change-class": change_class,
    "curse-change-race": change_race,
    "curse-change-sex": change_sex,
    "curse-chicken": chicken,
    "curse-duck": duck,
    "curse-income-tax": income_tax,
    "curse-lose-big": lose_big,
    "curse-lose-level": lose_level,
    "curse-lose-small": lose_small,
    "curse-lose-armor": lose_armour,
    "curse-lose-footgear": lose_footgear,
    "curse-lose-headgear": lose_headgear,
    "curse-lose-two-cards": lose_two_cards,
    "curse-lose-class": lose_class,
    "curse-lose-race": lose_race,
    "curse-malign-mirror": malign_mirror,
    "curse-truly-obnoxious": truly_obnoxious,
}
