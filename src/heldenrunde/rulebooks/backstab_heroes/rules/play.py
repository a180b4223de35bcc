"""BH-3.2 to BH-3.5: everyone lays a card face down; then they are revealed and resolved, one after the other."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.backstab_heroes.cards.attacks import ATTACK
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import KIND, is_action, is_attack, is_reaction, is_treasure
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import objections
from heldenrunde.rulebooks.backstab_heroes.cards.treasures import TREASURE
from heldenrunde.rulebooks.backstab_heroes.cards.tricks import TRICK
from heldenrunde.rulebooks.backstab_heroes.rules.shapes import card_of, each
from heldenrunde.rulebooks.backstab_heroes.state import NO_CARD, BackstabHeroes

LAY: Final = "lay"
NONE: Final = "none"
EFFECTS: Final = {**ATTACK, **TRICK, **TREASURE}


def choose_cards(g: BackstabHeroes) -> None:
    """BH-3.2: everyone chooses a card at the same time, face down."""
    g.ask_all(g.clockwise(g.start), layable, then=lay, check=why_not_layable)


def layable(g: BackstabHeroes, seat: Seat) -> list[Any]:
    """BH-3.2, BH-3.5: an action card or a treasure, never a reaction; nothing only if there is nothing else."""
    return each(LAY, [card for card in g.hands[seat] if not is_reaction(card)]) or [NONE]


def why_not_layable(g: BackstabHeroes, seat: Seat, choice: Any) -> Refusal | None:
    """BH-3.3, BH-3.5: nobody may pass who has a card to lay, and reactions wait for their condition."""
    if choice == NONE:
        return Refusal("no-laying-nothing", "BH-3.3")
    card = card_of(choice, LAY)
    if card is None:
        return Refusal("not-an-option")
    if card not in g.hands[seat]:
        return Refusal("no-card-of-yours", "BH-3.2")
    return Refusal("no-reaction-face-down", "BH-3.5") if is_reaction(card) else None


def lay(g: BackstabHeroes, choices: dict[Seat, Any]) -> None:
    """BH-3.2, BH-3.3: the cards lie before their players; each is revealed in turn."""
    for seat, choice in choices.items():
        if choice == NONE:
            g.count_exactly(seat, 0)
            g.note("lay-nothing", seat)
        else:
            g.laid[seat], g.facing[seat], g.looked[seat] = choice[1], 1, 0
    laid = tuple([seat for seat in choices if g.facing[seat]])
    if laid:
        g.note("lay", g.start, to=laid)
    g.then(*[call(reveal, seat) for seat in g.clockwise(g.start)], call(clean_up))


def reveal(g: BackstabHeroes, seat: Seat) -> None:
    """BH-3.3: reveal the card and resolve it completely; other cards than attacks may meet an Objection! first."""
    if not g.facing[seat]:
        return
    card = Card(g.laid[seat])
    g.laid[seat], g.facing[seat] = NO_CARD, 0
    g.hands[seat].remove(card)
    g.shown[seat].append(card)
    g.knows[card] = EVERYBODY
    if is_treasure(card):
        g.count(seat, -1)
    g.most[seat] = min(g.most[seat], len(g.hands[seat]))
    g.note("reveal", seat, (card,))
    if g.tripped[seat] and not is_attack(card):
        clear_wires(g, seat)
    if is_action(card) and not is_attack(card):
        g.offer(g.others(seat), objections, object_to, activate, seat, card)
    else:
        g.then(call(activate, seat, card))


def clear_wires(g: BackstabHeroes, seat: Seat) -> None:
    """E06, BH-3.13: a wire that waited for an attack card lapses when the card is another one."""
    g.tripped[seat] = 0
    g.note("wire-lapses", seat)


def object_to(g: BackstabHeroes, seat: Seat, card: Card, other: Seat, revealed: Card) -> None:
    """R04, BH-3.5: the card that was just revealed is not activated; it is discarded as usual."""
    g.play_reaction(seat, card)
    g.note("no-effect", other, (revealed,))


def activate(g: BackstabHeroes, seat: Seat, card: Card) -> None:
    """BH-3.3: what stands on the card happens. A treasure without effect does nothing."""
    effect = EFFECTS.get(KIND[card].id)
    if effect is not None:
        effect(g, seat)


def clean_up(g: BackstabHeroes) -> None:
    """BH-3.4: action cards to the discard pile, treasures back to their owners' hands."""
    for seat in g.clockwise(g.start):
        for card in g.shown[seat]:
            if is_action(card):
                g.discard.append(card)
            else:
                g.hands[seat].insert(0, card)
                g.count(seat, +1)
                g.note("return", seat, (card,))
        g.shown[seat] = []
