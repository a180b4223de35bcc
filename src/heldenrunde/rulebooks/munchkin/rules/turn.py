"""MU-1 and MU-2: set-up, and a turn with its phases."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CURSE, DIVINE, DOORS, FOE, GROUP, MONSTER, SET, SEXES
from heldenrunde.rulebooks.munchkin.cards.curses import curse
from heldenrunde.rulebooks.munchkin.fields import clear_all, clear_turn
from heldenrunde.rulebooks.munchkin.rules.actions import act, why_not
from heldenrunde.rulebooks.munchkin.rules.anytime import anytime
from heldenrunde.rulebooks.munchkin.rules.charity import charity, hand_limit
from heldenrunde.rulebooks.munchkin.rules.combat import meet
from heldenrunde.rulebooks.munchkin.rules.costs import ask_hand_cards
from heldenrunde.rulebooks.munchkin.rules.drawing import DONE, bless_clerics, draw, play_divine
from heldenrunde.rulebooks.munchkin.rules.figure import wears
from heldenrunde.rulebooks.munchkin.rules.own_turn import arranging
from heldenrunde.rulebooks.munchkin.rules.trades import trades
from heldenrunde.rulebooks.munchkin.state import Munchkin


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> Munchkin:
    """MU-1.1, MU-7.3: humans of level 1 without class, and one or more sets of cards."""
    sets: int = max(options["sets"], (seats + 5) // 6)
    g = Munchkin()
    g.begin(chance, SET * sets, call(begin))
    clear_all(g, seats)
    g.doors = [Card(card) for card in range(SET * sets) if card % SET < DOORS]
    g.treasures = [Card(card) for card in range(SET * sets) if card % SET >= DOORS]
    g.level, g.sex, g.phase = [1] * seats, ["male"] * seats, "set-up"
    g.goal, g.limit, g.faster, g.shared = options["goal"], options["rounds"], options["faster"], options["shared"]
    return g


def begin(g: Munchkin) -> None:
    """MU-1.1, MU-1.3, MU-1.5: sexes, a starting player by chance, hands, laying out in turn order."""
    g.chance.shuffle("doors", g.doors)
    g.chance.shuffle("treasures", g.treasures)
    g.turn = g.chance.roll("starting player", len(g.level))
    g.note("begins", g.turn)
    for seat in g.seats:
        first_cards(g, seat, "MU-1.1")
    g.ask_all(g.seats, sexes, states_sex)


def first_cards(g: Munchkin, seat: Seat, rule: str) -> None:
    """MU-1.1, MU-4.2: four doors and four treasures."""
    draw(g, seat, 4, door=True, rule=rule)
    draw(g, seat, 4, door=False, rule=rule)


def sexes(g: Munchkin, seat: Seat) -> list[str]:
    return list(SEXES)


def states_sex(g: Munchkin, answers: dict[Seat, str]) -> None:
    """MU-1.1: every player states it, for all to see."""
    for seat, sex in answers.items():
        g.sex[seat] = sex
        g.note("sex", seat, name=sex)
    order = [g.turn, *g.others(g.turn)]
    g.then(*[call(first_layout, seat) for seat in order], call(first_divine, g.turn))


def first_layout(g: Munchkin, seat: Seat) -> None:
    """MU-1.3: one race, one class and items; with Half-Breed or Super Munchkin a second one too."""
    g.turn = seat
    g.ask(seat, layout_moves, layout_moved)


def layout_moves(g: Munchkin, seat: Seat) -> list[Any]:
    found: list[Any] = [DONE]
    arranging(g, seat, found)
    anytime(g, seat, found)
    return [choice for choice in found if choice[0] in FIRST or choice == DONE]


FIRST: Final = ("lay", "half-breed", "super-munchkin", "cheat", "hireling", "use", "pack", "hold")


def layout_moved(g: Munchkin, seat: Seat, choice: Any) -> None:
    if choice != DONE:
        g.then(call(first_layout, seat))
        act(g, seat, choice)


def first_divine(g: Munchkin, first: Seat) -> None:
    """MU-1.3: a Divine Intervention of an opening hand acts now, so that new clerics profit."""
    g.turn = first
    g.then(*[call(bless_clerics) for _ in range(g.divine)], call(one_turn))
    g.divine = 0


# -- a turn ----------------------------------------------------------------------------------------------------------


def one_turn(g: Munchkin) -> None:
    """MU-2: before the door, the door, trouble or loot, charity."""
    seat = g.turn
    if g.number >= g.limit * len(g.level):
        dungeon_closes(g)
        return
    g.number += 1
    clear_turn(g, len(g.level))
    g.note("turn", seat, n=g.number)
    g.then(call(window, "start"), call(kick_open), call(window, "middle"), call(second_phase), call(end_turn))
    if g.reborn[seat] or g.faster:
        g.then(call(early_cards, seat))


def early_cards(g: Munchkin, seat: Seat) -> None:
    """MU-4.2, MU-7.1: the first cards of a new character; in the faster game a door face down."""
    if g.reborn[seat]:
        g.reborn[seat] = False
        first_cards(g, seat, "MU-4.2")
    if g.faster:
        draw(g, seat, 1, door=True, rule="MU-7.1")


def dungeon_closes(g: Munchkin) -> None:
    """MU-6.4: after the last round the highest level wins."""
    top = max(g.level)
    g.note("closes", g.turn, n=g.limit)
    g.win([seat for seat in g.seats if g.level[seat] == top])


def window(g: Munchkin, phase: str) -> None:
    """MU-2.5, MU-5.13: the active player arranges things, and anyone may interfere, until all have passed.

    After a monster the middle of the turn is skipped (MU-2.7); the window then comes at its end.
    """
    if phase == "middle" and g.met:
        return
    g.phase, g.passed = phase, 0
    g.then(call(wait_for_all))


def wait_for_all(g: Munchkin) -> None:
    """MU-5.13: whoever has not passed may act; the active player goes on when all have passed."""
    waiting = [seat for seat in g.seats if not g.passed & 1 << seat]
    if waiting:
        g.ask_any(waiting, moves, moved, check=why_not)
    else:
        g.fought = False


def moves(g: Munchkin, seat: Seat) -> list[Any]:
    found: list[Any] = [PASS]
    if seat == g.turn:
        arranging(g, seat, found)
    anytime(g, seat, found)
    trades(g, seat, found)
    return found


def moved(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Who passes may think again when somebody has interfered."""
    g.then(call(wait_for_all))
    if choice == PASS:
        g.passed |= 1 << seat
    else:
        act(g, seat, choice)


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def kick_open(g: Munchkin) -> None:
    """MU-2.1: reveal the top door to all. A cleric may take the top of the discard pile instead (Resurrection)."""
    g.fought = False
    if g.has(g.turn, "cleric") and g.old_doors and g.hands[g.turn]:
        g.ask(g.turn, which_door, door_chosen)
    else:
        open_door(g, g.top(True))


def which_door(g: Munchkin, seat: Seat) -> list[str]:
    return ["deck", "discard"]


def door_chosen(g: Munchkin, seat: Seat, choice: str) -> None:
    if choice == "deck":
        open_door(g, g.top(True))
    else:
        card = g.old_doors.pop()
        g.turn_up(card)
        g.note("resurrect", seat, (card,), 1)
        g.then(call(ask_hand_cards, seat, 1, "MU-5.4"), call(behind_the_door, card))


def open_door(g: Munchkin, card: Card | None) -> None:
    """MU-1.2: without any doors left nothing is behind it."""
    if card is not None:
        g.turn_up(card)
        if GROUP[card] == CURSE:
            g.note("curse", g.turn, (card,), name="door", rule="MU-2.1")
        elif GROUP[card] != DIVINE:
            g.note("door", g.turn, (card,), n=FOE[card].level)
        g.then(call(behind_the_door, card))


def behind_the_door(g: Munchkin, card: Card) -> None:
    """MU-2.1: a monster is fought, a curse hits, anything else goes to the hand, to be played in the next window."""
    group = GROUP[card]
    if group == MONSTER:
        g.then(call(meet, card))
    elif group == CURSE:
        sandals = wears(g, g.turn, "sandals-protection")
        if sandals:
            g.faceup.remove(card)
            g.throw(card)
            g.note("curse-idle", g.turn, (card,), name="sandals", on=sandals)
        else:
            curse(g, card, g.turn)
    else:
        g.faceup.remove(card)
        if group == DIVINE:
            play_divine(g, g.turn, card)
        else:
            g.to_hand(g.turn, card)


# -- phases 2 and 3 --------------------------------------------------------------------------------------------------


def second_phase(g: Munchkin) -> None:
    """MU-2.2, MU-2.3, MU-2.7: without a monster so far, one from the hand, or loot the room, or neither."""
    if not g.met:
        g.ask(g.turn, trouble_or_loot, seek)
    elif g.grant and not g.reborn[g.turn]:
        g.ask(g.turn, loot_or_leave, seek)


def trouble_or_loot(g: Munchkin, seat: Seat) -> list[Any]:
    return ["loot", "leave", *[("trouble", card) for card in g.hands[seat] if GROUP[card] == MONSTER]]


def loot_or_leave(g: Munchkin, seat: Seat) -> list[Any]:
    return ["loot", "leave"]


def seek(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-2.3, MU-7.1: looting draws a door face down, in the faster game a treasure."""
    if choice == "loot":
        g.looted = True
        draw(g, seat, 1, door=not g.faster, rule="MU-7.1" if g.faster else "MU-2.3", what="loot")
    elif choice != "leave":
        card = choice[1]
        g.take_away(seat, card)
        g.faceup.append(card)
        g.note("trouble", seat, (card,), n=FOE[card].level)
        g.then(call(meet, card), call(after_trouble))


def after_trouble(g: Munchkin) -> None:
    """MU-2.7: a card may grant looting all the same."""
    if g.grant and not g.reborn[g.turn]:
        g.ask(g.turn, loot_or_leave, seek)


# -- phase 4 ---------------------------------------------------------------------------------------------------------


def end_turn(g: Munchkin) -> None:
    """MU-2.6, MU-4.2: charity, unless the active player died; then the next player clockwise.

    Without cards for charity and without a combat nothing lies between this moment and the window that opens the next
    turn; only the active player, who has perhaps drawn a card, has something to arrange before it.
    """
    seat = g.turn
    if g.reborn[seat]:
        g.then(call(next_player))
    elif g.fought or len(g.hands[seat]) > hand_limit(g, seat):
        g.then(call(window, "end"), call(charity), call(next_player))
    elif g.looted:
        g.phase = "end"
        g.then(call(arrange, seat), call(charity), call(next_player))
    else:
        g.then(call(next_player))


def arrange(g: Munchkin, seat: Seat) -> None:
    """MU-2.5: until the cards are given in charity."""
    g.ask(seat, moves, arranged, check=why_not)


def arranged(g: Munchkin, seat: Seat, choice: Any) -> None:
    if choice != PASS:
        g.then(call(arrange, seat))
        act(g, seat, choice)


def next_player(g: Munchkin) -> None:
    """MU-2.6: clockwise."""
    g.turn = (g.turn + 1) % len(g.level)
    g.then(call(one_turn))
