"""What the words of a choice do, and why a choice outside the list is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards import abilities, rescue
from heldenrunde.rulebooks.munchkin.rules import anytime, bargain, meddling, own_turn, trades
from heldenrunde.rulebooks.munchkin.rules.selling import sale_of, why_no_sale
from heldenrunde.rulebooks.munchkin.state import Munchkin

Act = Callable[[Munchkin, Seat, Any], None]

ACTS: Final[dict[str, Act]] = {
    "curse": anytime.play_curse,
    "level": anytime.level_card,
    "steal-level": anytime.steal_level,
    "wand": anytime.use_wand,
    "ring": anytime.use_ring,
    "drop": anytime.drop,
    "half-breed": anytime.half_breed,
    "super-munchkin": anytime.super_munchkin,
    "steal": anytime.steal,
    "show": anytime.show_hand,
    "lay": own_turn.lay_out,
    "use": own_turn.use,
    "pack": own_turn.put_away,
    "sell": own_turn.sell_items,
    "cheat": own_turn.cheat,
    "hireling": own_turn.lay_hireling,
    "hold": own_turn.hold,
    "trade": trades.propose,
    "ask": bargain.request,
    "compel": bargain.compel,
    "throw": meddling.throw,
    "halitosis": meddling.halitosis,
    "yuppie": meddling.yuppie,
    "double": meddling.double,
    "friendship": meddling.friendship,
    "pollymorph": meddling.pollymorph,
    "lamp": meddling.lamp,
    "transfer": meddling.transfer,
    "enhance": meddling.enhance,
    "wander": meddling.wander,
    "mate": meddling.mate,
    "illusion": meddling.illusion,
    "lunch": meddling.lunch,
    "help-me": rescue.help_me,
    "berserk": abilities.berserk,
    "turn-undead": abilities.turn_undead,
    "chase": abilities.chase,
    "charm": abilities.charm,
    "backstab": abilities.backstab,
}

WHEN: Final[dict[str, tuple[str, str]]] = {
    "curse": ("no-such-curse", "MU-5.10"),
    "level": ("no-such-level", "MU-6.3"),
    "steal-level": ("no-such-level", "MU-6.3"),
    "lay": ("no-laying-now", "MU-5.7"),
    "cheat": ("no-cheating-now", "MU-5.7"),
    "steal": ("no-theft-now", "MU-3.8"),
    "backstab": ("no-backstab-now", "MU-3.4"),
    "throw": ("no-throwing-now", "MU-3.4"),
    "enhance": ("no-monsters-now", "MU-5.17"),
    "wander": ("no-monsters-now", "MU-5.17"),
    "mate": ("no-monsters-now", "MU-5.17"),
    "illusion": ("no-monsters-now", "MU-5.17"),
    "super-munchkin": ("no-super-munchkin", "MU-5.3"),
    "half-breed": ("no-half-breed", "MU-5.3"),
    "drop": ("no-such-trait", "MU-5.2"),
    "run-away": ("no-running-now", "MU-3.7"),
    "berserk": ("no-berserk-now", "MU-5.4"),
    "turn-undead": ("no-turning-now", "MU-5.4"),
    "charm": ("no-charm-now", "MU-5.4"),
    "compel": ("no-compelling", "MU-3.3"),
}


def act(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Do what the choice says."""
    word = choice if isinstance(choice, str) else choice[0]
    ACTS[word](g, seat, choice)


def why_not(g: Munchkin, seat: Seat, choice: Any) -> Refusal | None:
    """The rule that a choice breaks, or None: trades, offers and sales outside the list are allowed as well."""
    if choice in g.options(seat):
        return None
    if trades.trade_of(choice, trades.TRADE, 4):
        return trades.why_no_offer(g, seat, choice[1], choice[2], choice[3])
    if bargain.request_of(choice, bargain.ASK, 5):
        return bargain.why_no_request(g, seat, choice[1], choice[2], choice[3], choice[4])
    if sold := sale_of(choice):
        return why_no_sale(g, seat, sold)
    word = word_of(choice)
    if word == anytime.SHOW and len(choice) == 2 and type(choice[1]) is int:
        return anytime.why_no_show(g, seat, choice[1])
    if word in ("use", "pack") and len(choice) == 2 and type(choice[1]) is int:
        return own_turn.why_no_switch(g, seat, word, Card(choice[1]))
    if word in WHEN:
        return Refusal(*WHEN[word])
    if choice == PASS:
        return Refusal("no-pass-now", "MU-3.7")
    return Refusal("not-an-option")


def word_of(choice: Any) -> str:
    """The word that says what is to be done, or nothing."""
    if isinstance(choice, str):
        return choice if choice in ("run-away", "berserk", "turn-undead") else ""
    return choice[0] if isinstance(choice, tuple) and choice and isinstance(choice[0], str) else ""


def why_not_running(g: Munchkin, seat: Seat, choice: Any, runner: Seat) -> Refusal | None:
    """MU-3.14: while somebody runs there are no cards that change strength or monsters."""
    if choice in g.options(seat):
        return None
    if trades.trade_of(choice, trades.TRADE, 4):
        return trades.why_no_offer(g, seat, choice[1], choice[2], choice[3])
    word = word_of(choice)
    if word == anytime.SHOW and len(choice) == 2 and type(choice[1]) is int:
        return anytime.why_no_show(g, seat, choice[1])
    if word in ("throw", "enhance", "wander", "mate", "illusion", "friendship", "pollymorph", "transfer", "lunch"):
        return Refusal("no-combat-cards-now", "MU-3.14")
    return Refusal(*WHEN[word]) if word in WHEN else Refusal("not-an-option")
