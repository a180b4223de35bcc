"""KP-3.1: the screens are lifted, and what happens at that moment."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, ABILITY_OF, FREE_OF_DICE, NUMBER, alliance_of, is_half
from heldenrunde.rulebooks.kapow.cards.catalogue import ATTACK_BOOST, ATTACK_TIMES, DEFENCE_BOOST, DEFENCE_TIMES
from heldenrunde.rulebooks.kapow.rules.screens import shown
from heldenrunde.rulebooks.kapow.state import NOBODY, TEAMS, UNPLACED, Kapow

CHARM: Final = NUMBER["charm"]
LEAK: Final = NUMBER["leak"]
CHARMING: Final = (ATTACK_BOOST, ATTACK_TIMES, DEFENCE_BOOST, DEFENCE_TIMES)


def reveal(g: Kapow) -> None:
    """KP-3.1, KP-7.5: all screens are lifted together; dice, choices and arrows are open now, and looked at in turn."""
    g.phase = "attack"
    laid = [whole_halves(g, seat) for seat in g.seats]
    for seat in g.seats:
        g.up[seat], g.boxes[seat] = g.rolled[seat], laid[seat]
        g.picks[seat] = (*FREE_OF_DICE[g.characters[seat]], *filled(laid[seat]))
        g.aims[seat] = g.aim[seat]
        g.lying[g.side_of(seat)] = g.turned[seat]
    g.rolled, g.laid = [()] * g.players, [()] * g.players
    g.then(
        *[call(tell_reveal, seat) for seat in g.seats],
        *[call(at_reveal, place) for side in g.in_turn() for place in g.members(side)],
    )


def filled(boxes: tuple[int, ...]) -> list[int]:
    """The abilities in whose boxes dice lie."""
    return [ABILITY_OF[box] for box in dict.fromkeys(sorted(boxes)) if box != UNPLACED]


def tell_reveal(g: Kapow, seat: Seat) -> None:
    """KP-3.1, KP-7.5: what the dice show, what was chosen, and at whom the arrow points."""
    if g.events is not None:
        chosen = filled(g.boxes[seat])
        to = (g.aims[seat],) if g.mode == TEAMS else ()
        what, rule = ("reveal-at", "KP-7.5") if to else ("reveal", "")
        g.tell(what, seat, *chosen, n=len(chosen), rule=rule, to=to, on=shown(g, seat))


def whole_halves(g: Kapow, seat: Seat) -> tuple[int, ...]:
    """KP-7.3, KP-7.10: an alliance card with only one half filled is void, and its dice count as unplaced."""
    others = [box for partner in g.partners(seat) for box in g.laid[partner] if box != UNPLACED and is_half(box)]
    cards = {alliance_of(box) for box in others}
    return tuple(
        [
            UNPLACED if box != UNPLACED and is_half(box) and alliance_of(box) not in cards else box
            for box in g.laid[seat]
        ]
    )


def at_reveal(g: Kapow, place: int) -> None:
    """KP-3.1, KP-6.6: Leak costs who has chosen what was named; Charm robs an ability of its effect."""
    opponent = g.aims[place]
    if g.has(place, LEAK) and g.named[place] != NOBODY and g.has(opponent, g.named[place]):
        g.lose_health(opponent, ABILITIES[LEAK].n, LEAK)
    if g.has(place, CHARM) and not g.over:
        if charming(g, place):
            g.pick(place, charming_ids, charm)
        else:
            g.dulled[opponent] += ABILITIES[CHARM].n
            g.tell("dull", place, CHARM, n=ABILITIES[CHARM].n, to=(opponent,))


def charming(g: Kapow, place: int) -> list[int]:
    """The boosts and multipliers that the opponent has chosen."""
    picks = g.picks[g.aims[place]]
    return [n for n in dict.fromkeys(picks) if any([moment in CHARMING for moment in ABILITIES[n].moments])]


def charming_ids(g: Kapow, seat: Seat) -> list[str]:
    return [ABILITIES[number].id for number in charming(g, seat)]


def charm(g: Kapow, seat: Seat, choice: str) -> None:
    """KP-3.1: the ability has no effect this round."""
    opponent = g.aims[seat]
    lost = [number for number in charming(g, seat) if ABILITIES[number].id == choice]
    g.picks[opponent] = tuple([number for number in g.picks[opponent] if number not in lost])
    g.tell("charm", seat, lost[0], to=(opponent,))
