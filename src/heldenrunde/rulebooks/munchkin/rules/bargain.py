"""MU-3.3, MU-3.12: asking for help, with an offer; counter-offers; and the Kneepads of Allure."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, ONCE
from heldenrunde.rulebooks.munchkin.rules.figure import fits_figure, wears
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, faces, foes_total, levels_due, side_total, treasures_due
from heldenrunde.rulebooks.munchkin.rules.trades import ACCEPT, COUNTER, COUNTERS, REFUSE, too_big
from heldenrunde.rulebooks.munchkin.state import Cards, Munchkin

ASK: Final = "ask"
COMPEL: Final = "compel"
FIGHTER: Final = "fighter"
HELPER: Final = "helper"
REQUESTS: Final = 3
"""MU-3.12: how often the same player is asked between two changes; a ruling that lets every combat end."""


def may_ask(g: Munchkin, seat: Seat) -> bool:
    """MU-3.3: a fighter who cannot win alone and has no helper; nobody helps against a Gazebo or a Doppelganger."""
    if seat != g.fighter or g.helper >= 0 or g.running or g.doubles:
        return False
    return not faces(g, "gazebo") and not ahead(g)


def requests(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """A few sensible offers for each of the others: nothing, one treasure, half of them; an item that lies idle."""
    if not may_ask(g, seat):
        return
    due = treasures_due(g)
    idle = tuple([card for card in g.pack[seat] if GROUP[card] != ONCE][:1])
    shares = sorted({0, 1, (due + 1) // 2})
    for other in g.others(seat):
        if g.dead[other] or g.requests[other] >= REQUESTS:
            continue
        if may_compel(g, seat, other):
            found.append((COMPEL, other))
        terms: list[tuple[int, str, Cards]] = [(share, HELPER if share else FIGHTER, ()) for share in shares]
        if idle and fits_figure(g, other, idle[0]) and not too_big(g, other, (), idle):
            terms.append((1, FIGHTER, idle))
        found += [(ASK, other, *term) for term in terms if (other, *term) not in g.refused]


def request_of(choice: Any, word: str, length: int) -> bool:
    """Is this (word, ..., share, first, items)?"""
    if not isinstance(choice, tuple) or len(choice) != length or choice[0] != word:
        return False
    share, first, items = choice[-3:]
    if type(share) is not int or first not in (FIGHTER, HELPER) or not isinstance(items, tuple):
        return False
    return all([type(card) is int for card in items]) and (length == 4 or type(choice[1]) is int)


def why_no_request(g: Munchkin, seat: Seat, other: Seat, share: int, first: str, items: Cards) -> Refusal | None:
    """MU-3.3, MU-3.12: why this player cannot be asked like this."""
    if seat != g.fighter or g.running:
        return Refusal("no-request-now", "MU-3.3")
    if g.helper >= 0:
        return Refusal("no-second-helper", "MU-3.3")
    if g.doubles:
        return Refusal("no-help-for-two", "MU-3.3")
    if faces(g, "gazebo"):
        return Refusal("no-help-here", "MU-3.3")
    if ahead(g):
        return Refusal("no-help-needed", "MU-3.3")
    if other not in g.seats or other == seat or g.dead[other]:
        return Refusal("no-such-partner", "MU-3.3")
    if g.requests[other] >= REQUESTS:
        return Refusal("no-more-requests", "MU-3.12", (("most", REQUESTS),))
    if (other, share, first, items) in g.refused:
        return Refusal("no-same-request", "MU-3.12")
    return why_no_terms(g, other, share, items)


def why_no_terms(g: Munchkin, other: Seat, share: int, items: Cards) -> Refusal | None:
    """MU-3.12: as many treasures as there are, and carried items of the fighter that the helper could carry."""
    due = treasures_due(g)
    if not 0 <= share <= due:
        return Refusal("no-such-share", "MU-3.12", (("most", due),))
    mine = g.carried(g.fighter)
    if len(set(items)) != len(items) or any([card not in mine for card in items]):
        return Refusal("no-item-to-promise", "MU-3.12")
    if too_big(g, other, (), items):
        return Refusal("no-second-big", "MU-5.15")
    return None


def request(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.3: the other agrees, refuses, or wants something else."""
    _, other, share, first, items = choice
    g.requests[other] += 1
    tell_terms(g, "ask-help", seat, other, share, first, items)
    g.ask(other, help_answers, help_answered, other, share, first, items, 0, check=why_no_terms_of)


def tell_terms(g: Munchkin, what: str, seat: Seat, other: Seat, share: int, first: str, items: Cards) -> None:
    """MU-3.12: who is asked, for how many treasures, who picks first, and which items."""
    g.note(what, seat, items, share, first if share else "", to=(other,), m=len(items))


def help_answers(g: Munchkin, seat: Seat, other: Seat, share: int, first: str, items: Cards, round: int) -> list[Any]:
    """Yes, no, or one more treasure."""
    found: list[Any] = [ACCEPT, REFUSE]
    if seat == other and round < COUNTERS and share < treasures_due(g):
        found.append((COUNTER, share + 1, HELPER, items))
    return found


def why_no_terms_of(
    g: Munchkin, seat: Seat, choice: Any, other: Seat, share: int, first: str, items: Cards, round: int
) -> Refusal | None:
    """MU-3.12: a counter-offer is an offer like any other."""
    if not request_of(choice, COUNTER, 4):
        return Refusal("not-an-option")
    if round >= COUNTERS:
        return Refusal("no-more-counters", "MU-3.12", (("most", COUNTERS),))
    if choice[1:] == (share, first, items):
        return Refusal("no-same-offer", "MU-3.12")
    return why_no_terms(g, other, choice[1], choice[3])


def help_answered(
    g: Munchkin, seat: Seat, choice: Any, other: Seat, share: int, first: str, items: Cards, round: int
) -> None:
    """MU-3.12: agreed is agreed."""
    if choice == ACCEPT:
        join_side(g, other, share, first, items)
    elif choice == REFUSE:
        g.refused.append((other, share, first, items))
        g.note("refuse", seat)
    else:
        _, more, who, things = choice
        asked = g.fighter if seat == other else other
        tell_terms(g, "counter", seat, asked, more, who, things)
        g.ask(asked, help_answers, help_answered, other, more, who, things, round + 1, check=why_no_terms_of)


def join_side(g: Munchkin, other: Seat, share: int, first: str, items: Cards) -> None:
    """MU-3.3: exactly one may help."""
    g.helper, g.share, g.first, g.promised = other, share, first, list(items)
    g.joined |= 1 << other
    g.note("help", other, to=(g.fighter,), n=side_total(g), m=foes_total(g))
    g.stir()


# -- Kneepads of Allure ----------------------------------------------------------------------------------------------


def may_compel(g: Munchkin, seat: Seat, other: Seat) -> bool:
    """A player of higher level cannot refuse the wearer; but not in a combat that would win the match."""
    stronger = g.level[other] > g.level[seat] and not g.dead[other]
    return stronger and bool(wears(g, seat, "kneepads-allure")) and not decisive(g)


def decisive(g: Munchkin) -> bool:
    return g.level[g.fighter] + levels_due(g) >= g.goal


def compel(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The helper may not demand anything."""
    join_side(g, choice[1], 0, FIGHTER, ())
    g.forced = True


def wins_with(g: Munchkin, other: Seat) -> bool:
    """Would the side be ahead with this helper?"""
    before, g.helper = g.helper, other
    won = ahead(g)
    g.helper = before
    return won
