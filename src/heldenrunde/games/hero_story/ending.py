"""HS-4: the end of a round."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.games.hero_story.abilities import ACTS, END_ACTS, ENDS
from heldenrunde.games.hero_story.cards import EVIL, GOOD, ability_card, ability_of
from heldenrunde.games.hero_story.charging import DONE, give_back
from heldenrunde.games.hero_story.events import end_event, event_score
from heldenrunde.games.hero_story.state import HeroStory
from heldenrunde.games.hero_story.tricks import USE, Use


def end_of_round(g: HeroStory) -> None:
    """HS-4: own abilities in turn order, the event, alignment, stamina back, the dealer marker."""
    g.then(
        call(unmask),
        *[call(settle, seat) for seat in g.in_turn()],
        call(end_event),
        call(score),
        call(give_back),
        call(pass_marker),
    )


def unmask(g: HeroStory) -> None:
    """HS-2.2, Masquerade (E08): alignments are shown before anything else, and what hung on them is paid."""
    for seat in g.in_turn():
        if not g.sides[seat]:
            g.sides[seat] = g.masks[seat]
            g.note("align", seat, name=g.masks[seat], rule="HS-2.2")
            if g.is_good(seat):
                g.gain_vp(seat, g.owed[seat], tuple(g.event), "HS-2.2")


def settle(g: HeroStory, seat: Seat) -> None:
    """HS-4.1, HS-4.6: a player uses end-of-round abilities in any order, each once, or leaves them."""
    if len(end_uses(g, seat)) > 1:
        g.ask(seat, end_uses, use_at_end)


def end_uses(g: HeroStory, seat: Seat) -> list[Use]:
    """What would do something now; the number says how many VP it gives."""
    on = g.on[seat]
    found: list[Use] = [DONE]
    for number, worth in ENDS.items():
        if on >> number & 1 and not g.tally[number]:
            vp = worth(g, seat)
            if vp:
                found.append((USE, ability_card(number), vp))
    for number, variants in END_ACTS.items():
        if on >> number & 1 and not g.tally[number]:
            found += [(USE, ability_card(number), x) for x in variants(g, seat)]
    return found


def use_at_end(g: HeroStory, seat: Seat, choice: Use) -> None:
    if isinstance(choice, tuple):
        _, card, x = choice
        number = ability_of(card)
        g.tally[number] = 1
        if number in ACTS:
            ACTS[number](g, seat, x)
        else:
            g.gain_vp(seat, x, (card,), "HS-4.1")
        g.then(call(settle, seat))


def score(g: HeroStory) -> None:
    """HS-4.3: good 1 VP per trick held, evil 4 VP for none; the event's scoring on top."""
    for seat in range(g.players):
        side = GOOD if g.is_good(seat) else EVIL
        vp = g.tricks[seat] if side == GOOD else 4 * (g.tricks[seat] == 0)
        g.vp[seat] += vp
        g.tell(f"score-{side}", seat, n=vp, rule="HS-4.3" if seat in g.seats else "HS-8.8")
    event_score(g)


def pass_marker(g: HeroStory) -> None:
    """HS-4.5, HS-6.4: the dealer marker passes clockwise; never to a sidekick."""
    if not g.solo:
        g.dealer = g.others(g.dealer)[0]
