"""The abilities of classes in combat: berserking, turning, charming, backstabbing, chasing vampires."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.munchkin.cards.catalogue import FOE, NAME
from heldenrunde.rulebooks.munchkin.cards.manners import foe_of
from heldenrunde.rulebooks.munchkin.rules.costs import ask_cost, can_pay
from heldenrunde.rulebooks.munchkin.rules.meddling import drive_away
from heldenrunde.rulebooks.munchkin.state import Munchkin


def abilities(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """Everything of this kind that the player can do in this combat now."""
    if not g.traits[seat]:
        return
    mine = g.in_combat(seat)
    if mine and g.has(seat, "warrior") and g.berserk[seat] < 3 and can_pay(g, seat, "warrior"):
        found.append("berserk")
    if mine and g.has(seat, "cleric"):
        if g.turned[seat] < 3 and can_pay(g, seat, "cleric") and any([FOE[like].undead for _, like in g.foes]):
            found.append("turn-undead")
        found += [("chase", foe) for foe, like in g.foes if NAME[like] == "wannabe-vampire"]
    if mine and g.has(seat, "wizard") and len(g.hands[seat]) >= 3:
        found += [("charm", foe) for foe, _ in g.foes]
    if g.has(seat, "thief") and can_pay(g, seat, "thief"):
        found += [("backstab", other) for other in g.side() if other != seat and (seat, other) not in g.stabs]


def berserk(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Warrior: up to three cards a combat, +1 each."""
    g.then(call(ask_cost, seat, "warrior"), call(rages, seat))


def rages(g: Munchkin, seat: Seat) -> None:
    """MU-5.4: the card is paid, the bonus stays."""
    g.berserk[seat] += 1
    g.note("berserk", seat, n=1)
    g.stir()


def turn_undead(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Cleric: up to three cards a combat against undead, +3 each."""
    g.then(call(ask_cost, seat, "cleric"), call(turns, seat))


def turns(g: Munchkin, seat: Seat) -> None:
    """MU-5.4: the card is paid, the bonus stays."""
    g.turned[seat] += 1
    g.note("turn-undead", seat, n=3)
    g.stir()


def chase(g: Munchkin, seat: Seat, choice: Any) -> None:
    """A cleric makes the Wannabe Vampire leave and takes its treasure, without a level."""
    g.note("leaves", seat, (foe_of(g, choice[1])[1],), name="chased", rule="MU-3.9")
    drive_away(g, choice[1])


def charm(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Wizard: the whole hand, at least three cards, for one monster; its treasure is due, no level."""
    g.lose(seat, tuple(g.hands[seat]), "MU-5.4")
    g.note("leaves", seat, (foe_of(g, choice[1])[1],), name="charmed", rule="MU-5.4")
    drive_away(g, choice[1])


def backstab(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Thief: a card, and another player in combat has 2 less; once per victim and combat."""
    g.then(call(ask_cost, seat, "thief"), call(stabs, seat, choice[1]))


def stabs(g: Munchkin, seat: Seat, victim: Seat) -> None:
    """MU-3.4: the card is paid, the knife sits."""
    g.stabs.append((seat, victim))
    g.note("backstab", seat, n=2, to=(victim,))
    g.stir()
