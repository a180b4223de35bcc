"""HS-4: the end of a round."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.hero_story.cards.abilities import ACTS, END_ACTS, ENDS
from heldenrunde.rulebooks.hero_story.cards.catalogue import EVIL, GOOD, ability_card, ability_of
from heldenrunde.rulebooks.hero_story.cards.events import end_event, event_score
from heldenrunde.rulebooks.hero_story.rules.charging import DONE, give_back
from heldenrunde.rulebooks.hero_story.rules.solo import next_dealer
from heldenrunde.rulebooks.hero_story.rules.windows import USE, Use
from heldenrunde.rulebooks.hero_story.state import HeroStory


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
    """HS-4.3: one player after the other; the event's scoring on top."""
    g.then(*[call(score_side, seat) for seat in range(g.players)], call(event_score))


def score_side(g: HeroStory, seat: Seat) -> None:
    """HS-4.3: good 1 VP per trick held, evil 4 VP for none."""
    side = GOOD if g.is_good(seat) else EVIL
    vp = g.tricks[seat] if side == GOOD else 4 * (g.tricks[seat] == 0)
    g.vp[seat] += vp
    g.tell(f"score-{side}", seat, n=vp, rule="HS-4.3" if seat in g.seats else "HS-8.8")


def pass_marker(g: HeroStory) -> None:
    """HS-4.5, HS-6.4: the dealer marker passes clockwise; never to a sidekick."""
    g.dealer = next_dealer(g)
