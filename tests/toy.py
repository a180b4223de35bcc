"""A toy game for the tests of the kernel. It is compiled together with the kernel (tools/compile.py)."""

from __future__ import annotations

from typing import Any, ClassVar

from heldenrunde.core.chance import Chance, Rigged
from heldenrunde.core.flow import Refusal, call
from heldenrunde.core.game import CARDS, INSIDE, OWN, PILES, PLAIN, Card, Game, Result


class Toy(Game):
    """Cards 0 to 9 among hands, a pile and a sleeve; `told` is what happened, in order."""

    layout: ClassVar[dict[str, str]] = {
        "hands": PILES,
        "pile": CARDS,
        "inside": INSIDE,
        "purse": OWN,
        "told": PLAIN,
    }
    hands: list[list[Card]]
    pile: list[Card]
    inside: list[tuple[Card, ...]]
    purse: list[int]
    told: list[Any]

    def clone(self) -> Toy:
        new = Toy()
        self.copy_game(new)
        new.hands, new.pile = [hand[:] for hand in self.hands], self.pile[:]
        new.inside, new.purse, new.told = self.inside[:], self.purse[:], self.told[:]
        return new

    def result(self) -> Result:
        """The fullest purse wins."""
        places = [1 + sum(other > own for other in self.purse) for own in self.purse]
        return Result([seat for seat, place in enumerate(places) if place == 1], self.purse[:], places)


def toy(*calls: Any, chance: Chance | None = None) -> Toy:
    """Seats 0, 1 and 2 hold two cards each, 8 is inside 0 (seat 0 knows that), and 6, 7, 9 lie on the pile."""
    g = Toy()
    g.begin(chance or Rigged({}), 10, *calls)
    g.hands = [[Card(0), Card(1)], [Card(2), Card(3)], [Card(4), Card(5)]]
    g.pile, g.inside, g.purse, g.told = [Card(6), Card(7), Card(9)], [()] * 10, [5, 6, 7], []
    g.inside[0] = (Card(8),)
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.show(card, 1 << seat)
    g.show(Card(8), 1 << 0)
    g.run()
    return g


def say(g: Toy, what: Any) -> None:
    g.told.append(what)


def tell(g: Toy, what: str) -> None:
    """Like say, and whoever listens hears it."""
    g.told.append(what)
    g.note(what, 0)


def say_twice(g: Toy, what: str) -> None:
    g.then(call(say, what), call(say, what + "!"))


def colours(g: Toy, seat: int, *extra: str) -> list[str]:
    return ["red", "blue", *extra]


def own_cards(g: Toy, seat: int) -> list[Card]:
    return g.hands[seat]


def take(g: Toy, seat: int, choice: Any, *extra: str) -> None:
    g.told.append((seat, choice, *extra))


def take_all(g: Toy, choices: dict[int, Any], *extra: str) -> None:
    g.told.append(list(choices.items()))


def ask_colour(g: Toy, seat: int) -> None:
    g.ask(seat, colours, take)


def ask_everybody(g: Toy) -> None:
    g.ask_all([2, 0, 1], colours, take_all)


def ask_nobody(g: Toy) -> None:
    g.ask_all([], colours, take_all)


def open_window(g: Toy) -> None:
    g.ask_any([0, 1, 2], colours, again)


def again(g: Toy, seat: int, choice: str) -> None:
    """The window opens again until somebody says blue."""
    g.told.append((seat, choice))
    if choice == "red":
        open_window(g)


def pick_card(g: Toy, seat: int) -> None:
    g.pick(seat, own_cards, take)


def offer_all(g: Toy) -> None:
    g.offer([1, 0, 2], own_cards, take, nobody_took)


def nobody_took(g: Toy) -> None:
    g.told.append("nobody")


def offer_for(g: Toy, price: int) -> None:
    g.offer([1, 0, 2], affordable, buy, unsold, price)


def affordable(g: Toy, seat: int, price: int) -> list[Card]:
    return g.hands[seat] if g.purse[seat] >= price else []


def buy(g: Toy, seat: int, choice: Card, price: int) -> None:
    g.told.append((seat, choice, price))


def unsold(g: Toy, price: int) -> None:
    g.told.append(price)


def no_green(g: Toy, seat: int, choice: Any) -> Refusal | None:
    return None if choice == "gold" else Refusal("no-such-colour", "TOY-1")


def ask_checked(g: Toy) -> None:
    g.ask(0, colours, take, check=no_green)


def the_end(g: Toy) -> None:
    g.over = True


def ask_two(g: Toy) -> None:
    ask_colour(g, 0)
    ask_colour(g, 1)
