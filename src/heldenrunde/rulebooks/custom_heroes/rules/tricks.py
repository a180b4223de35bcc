"""CH-3 to CH-5: tricks, the small choices of a turn, upgrades and power."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import BRANDO, CHARMANTA, FORM, NONE, QUILL, SPOOKIES, kind_of
from heldenrunde.rulebooks.custom_heroes.rules.power import CHANGE, DISCARD, DONE, PLAY, SLIDE, end_turn
from heldenrunde.rulebooks.custom_heroes.rules.scoring import take_place
from heldenrunde.rulebooks.custom_heroes.rules.sets import cost, is_form, measure, plays, why_not_play
from heldenrunde.rulebooks.custom_heroes.rules.shapes import is_word, pair_of, set_of
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

Move = str | tuple[str, Any, Any]
"""PASS, "change", ("slide", upgrade, card) or ("play", cards, activated cards)."""
WORKS_BY: Final = {FORM: "CH-6.1", BRANDO: "CH-6.2", QUILL: "CH-6.3", CHARMANTA: "CH-6.4", SPOOKIES: "CH-6.5"}
"""The rule of each ability that can be activated."""


def main_phase(g: CustomHeroes) -> None:
    """CH-3: tricks until only one player has cards."""
    g.then(call(open_trick, g.leader))


def open_trick(g: CustomHeroes, leader: Seat) -> None:
    """CH-3.1, CH-6.4: somebody leads, and every trick begins rising."""
    g.played += g.trick
    g.clear_trick()
    g.leader = g.last = leader
    g.note("lead", leader)
    g.then(call(turn, leader))


def turn(g: CustomHeroes, seat: Seat) -> None:
    """CH-3.10: slide in upgrades and change power as often as wanted; then pass or lay a set."""
    g.ask(seat, moves, then=move, check=why_not)


def moves(g: CustomHeroes, seat: Seat) -> list[Move]:
    """The small choices of a turn."""
    found: list[Move] = [PASS] if g.size else []
    if g.power[seat] >= 4:
        found.append(CHANGE)
    found += plays(g, seat)
    found += slides(g, seat)
    return found


def slides(g: CustomHeroes, seat: Seat) -> list[Move]:
    """CH-4.1, CH-4.2: each kind of upgrade into each kind of card that has no other of its colour."""
    if not g.reserves[seat]:
        return []
    faces = g.faces
    cards = {faces[card]: card for card in reversed(g.hands[seat])}
    upgrades = {kind_of(upgrade): upgrade for upgrade in reversed(g.reserves[seat])}
    return [
        (SLIDE, upgrade, card)
        for kind, upgrade in upgrades.items()
        for face, card in cards.items()
        if not face.taken & kind.colour
    ]


def move(g: CustomHeroes, seat: Seat, choice: Move) -> None:
    """CH-3.10: after a small choice the turn goes on; a pass or a set ends it."""
    if choice == PASS:
        g.note("pass", seat)
        next_turn(g, seat)
    elif choice == CHANGE:
        g.change_power(seat)
        turn(g, seat)
    elif not isinstance(choice, str):
        word, first, second = choice
        if word == PLAY:
            lay(g, seat, first, second)
        else:
            g.slide(seat, first, second)
            turn(g, seat)


def why_not(g: CustomHeroes, seat: Seat, choice: Any) -> Refusal | None:
    """The rule that a choice of this turn breaks, or None."""
    if choice == PASS:
        return Refusal("no-pass-for-leader", "CH-3.1")
    if choice == CHANGE:
        return Refusal("no-power-to-change", "CH-5.3", (("power", g.power[seat]),))
    if pair := pair_of(choice, SLIDE):
        return why_no_slide(g, seat, *pair)
    if played := set_of(choice, PLAY):
        return why_not_play(g, seat, *played)
    if is_word(choice, "bet"):
        return Refusal("no-bet-now", "CH-2.2")
    if choice in (DISCARD, DONE):
        return Refusal("no-settling-now", "CH-5.4")
    return Refusal("not-an-option")


def why_no_slide(g: CustomHeroes, seat: Seat, upgrade: Card, card: Card) -> Refusal | None:
    """CH-4.2, CH-4.5: from the own reserve into a card of the own hand that has none of this colour."""
    if upgrade not in g.reserves[seat]:
        return Refusal("no-upgrade-of-yours", "CH-4.5")
    if card not in g.hands[seat]:
        return Refusal("no-card-for-upgrade", "CH-4.5")
    if g.faces[card].taken & kind_of(upgrade).colour:
        return Refusal("no-second-of-colour", "CH-4.2")
    return None


# -- laying a set ----------------------------------------------------------------------------------------------------


def lay(g: CustomHeroes, seat: Seat, cards: tuple[Card, ...], active: tuple[Card, ...]) -> None:
    """CH-3.10: pay, lay the set, let abilities work, take power for what was not activated; then the turn ends."""
    g.spend_power(seat, cost(g, active))
    skips = lay_set(g, seat, cards, active)
    power = earned(g, cards, active)
    g.then(
        *[call(work, seat, card) for card in active],
        *([call(earn, seat, power)] if power else []),
        call(end_turn, seat),
        call(finish, seat),
        call(go_on, seat, skips),
    )


def lay_set(g: CustomHeroes, seat: Seat, cards: tuple[Card, ...], active: tuple[Card, ...]) -> bool:
    """The cards lie in the trick. Does the next player have to pass (CH-3.5, CH-6.1, CH-6.7)?"""
    size, value = measure(g, cards, active)
    form = is_form(g, active)
    equal = g.mystic if form else bool(g.size) and value == g.value
    rule = "CH-6.1" if form else beats_by(g)
    g.open_cards(seat, cards)
    g.trick += cards
    g.laid.append((seat, len(cards), active, size, value))
    g.size, g.value, g.mystic, g.last = size, value, form, seat
    g.note("play", seat, g.sleeves(cards), value, "form" if form else str(size), rule)
    return equal and not g.two_players


def beats_by(g: CustomHeroes) -> str:
    """CH-3.1: whoever leads beats nothing; later sets beat the last one as this trick and this match have it."""
    if not g.size:
        return "CH-3.1"
    return "CH-6.4" if g.falling else "CH-3.6" if g.two_players else "CH-3.4"


def work(g: CustomHeroes, seat: Seat, card: Card) -> None:
    """CH-6.4, CH-6.5, CH-6.8: every Charmanta turns the order round, every Spookies rides on this trick."""
    ability = g.faces[card].ability
    if ability == CHARMANTA:
        g.falling = not g.falling
    elif ability == SPOOKIES:
        g.spooks[seat] += 1
    works = ability if ability != CHARMANTA else "falling" if g.falling else "rising"
    g.note("activate", seat, (card,), name=works, rule=WORKS_BY[ability], on=g.companions(card))


def earned(g: CustomHeroes, cards: tuple[Card, ...], active: tuple[Card, ...]) -> int:
    """CH-5.2: 1 power for each ability that was played without activating it."""
    return len([card for card in cards if g.faces[card].ability != NONE and card not in active])


def earn(g: CustomHeroes, seat: Seat, n: int) -> None:
    """CH-5.2: so much power."""
    g.gain_power(seat, n)


# -- whose turn is next ----------------------------------------------------------------------------------------------


def finish(g: CustomHeroes, seat: Seat) -> None:
    """CH-7.1: who has no cards left takes the next place, and scores at once."""
    if not g.hands[seat]:
        take_place(g, seat)


def go_on(g: CustomHeroes, seat: Seat, skips: bool) -> None:
    """CH-3.7: with one player left the main phase is over, and the trick that lies there is won by nobody."""
    if g.hands[seat] or len(g.with_cards()) > 1:
        next_turn(g, skip(g, seat) if skips else seat)


def skip(g: CustomHeroes, seat: Seat) -> Seat:
    """CH-3.5, CH-3.9: the next player who has cards passes by force, without a turn."""
    skipped = follower(g, seat)
    if skipped < 0:
        return seat
    g.note("skip", skipped, rule="CH-6.1" if g.mystic else "")
    return skipped


def next_turn(g: CustomHeroes, seat: Seat) -> None:
    """CH-3.2, CH-3.8: the next clockwise who has cards; when it comes round to the last set, the trick is won."""
    following = follower(g, seat)
    if following >= 0:
        turn(g, following)
    else:
        g.then(call(win_trick))


def follower(g: CustomHeroes, seat: Seat) -> Seat:
    """The next seat with cards after this one and before the player of the last set, or -1."""
    n = len(g.hands)
    following = (seat + 1) % n
    while following != g.last:
        if g.hands[following]:
            return following
        following = (following + 1) % n
    return -1


def win_trick(g: CustomHeroes) -> None:
    """CH-3.2: the last set wins; its player leads, or the next who has cards."""
    g.note("win-trick", g.last)
    leader = g.last if g.hands[g.last] else next(seat for seat in g.others(g.last) if g.hands[seat])
    g.then(*([call(win_spooks)] if g.spooks[g.last] else []), call(open_trick, leader))


def win_spooks(g: CustomHeroes) -> None:
    """CH-6.5: the winner of the trick takes the points of the own Spookies."""
    g.gain_vp(g.last, g.spooks[g.last], "spooks-won")
