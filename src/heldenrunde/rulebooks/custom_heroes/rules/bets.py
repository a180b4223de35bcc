"""CH-2: the preparation phase of a round."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import YELLOW
from heldenrunde.rulebooks.custom_heroes.rules.shapes import cards_of, is_word
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

BET: Final = "bet"
STAKE: Final = 2
Bet = str | tuple[str, tuple[Card, ...]]
"""PASS, or ("bet", the cards); one of them may be without a Kodora and gets the player's own."""


def prepare(g: CustomHeroes) -> None:
    """CH-2: deal, then bet."""
    g.then(call(deal), call(ask_bets))


def deal(g: CustomHeroes) -> None:
    """CH-2.1: shuffle the whole deck with everything in the sleeves; 10 cards each, 15 with two players."""
    deck = sorted([*g.trick, *g.played, *g.aside, *[card for pile in (*g.hands, *g.bets) for card in pile]])
    g.chance.shuffle("deal", deck)
    g.clear_trick()
    g.played, g.aside, g.places = [], [], []
    g.hands, g.bets, g.slid = [[] for _ in g.seats], [[] for _ in g.seats], [0] * len(g.seats)
    for card in deck:
        g.knows[card] = 0
    n = 15 if g.two_players else 10
    for seat in g.playing:
        g.hands[seat], deck = deck[:n], deck[n:]
        for card in g.hands[seat]:
            g.show_sleeve(card, 1 << seat)
        g.note("deal", seat, tuple(g.hands[seat]), n, rule="CH-8.2" if g.sudden_death else "")
    g.aside = deck


def ask_bets(g: CustomHeroes) -> None:
    """CH-2.2, CH-2.3: who has 2 victory points may bet, all at the same time."""
    g.ask_all([seat for seat in g.playing if g.vp[seat] >= STAKE], bets, then=lay_bets, check=why_no_bet)


def bets(g: CustomHeroes, seat: Seat) -> list[Bet]:
    """Every choice of cards to bet, of equal cards one."""
    hand = g.hands[seat]
    carrying = [card for card in hand if g.kodora_in(card)]
    own = g.kodora_of(seat) is not None
    bare = {g.faces[card]: card for card in reversed(hand) if not g.faces[card].taken & YELLOW} if own else {}
    most = min(g.vp[seat] // STAKE, len(hand) - 1)
    found: list[Bet] = [PASS]
    for n in range(len(carrying) + 1):
        for cards in combinations(carrying, n):
            if 0 < n <= most:
                found.append((BET, cards))
            if n < most:
                found += [(BET, (*cards, card)) for card in bare.values()]
    return found


def why_no_bet(g: CustomHeroes, seat: Seat, choice: Any) -> Refusal | None:
    """The rule that a bet breaks, or None."""
    if is_word(choice, "slide") or choice == "change":
        return Refusal("no-only-bets-now", "CH-2.5")
    if is_word(choice, "play"):
        return Refusal("no-play-before-bets", "CH-2.2")
    cards = cards_of(choice, BET)
    if cards is None:
        return Refusal("not-an-option")
    if not cards or len(set(cards)) < len(cards) or any([card not in g.hands[seat] for card in cards]):
        return Refusal("no-card-to-bet", "CH-2.2")
    if len(cards) * STAKE > g.vp[seat]:
        return Refusal("no-stake", "CH-2.2", (("needed", len(cards) * STAKE), ("vp", g.vp[seat])))
    if len(cards) == len(g.hands[seat]):
        return Refusal("no-last-card-bet", "CH-2.3")
    return why_no_kodora(g, seat, [card for card in cards if not g.kodora_in(card)])


def why_no_kodora(g: CustomHeroes, seat: Seat, bare: list[Card]) -> Refusal | None:
    """CH-2.2, CH-2.4: a card without a Kodora needs one from the reserve, and no other yellow upgrade."""
    if any([g.faces[card].taken & YELLOW for card in bare]):
        return Refusal("no-second-yellow", "CH-2.4")
    if len(bare) > (0 if g.kodora_of(seat) is None else 1):
        return Refusal("no-kodora", "CH-2.2")
    return None


def lay_bets(g: CustomHeroes, choices: dict[Seat, Bet]) -> None:
    """CH-2.2: the cards lie face up before their players until the end of the round, 2 victory points on each."""
    for seat, choice in choices.items():
        if not isinstance(choice, str):
            lay_bet(g, seat, choice[1])


def lay_bet(g: CustomHeroes, seat: Seat, cards: tuple[Card, ...]) -> None:
    for card in cards:
        kodora = g.kodora_of(seat)
        if not g.kodora_in(card) and kodora is not None:
            g.slide(seat, kodora, card, "CH-2.2")
    g.open_cards(seat, cards)
    g.bets[seat] += cards
    g.vp[seat] -= STAKE * len(cards)
    g.note("bet", seat, g.sleeves(cards), STAKE * len(cards))


def lose_stakes(g: CustomHeroes, first: Seat) -> None:
    """CH-6.6, CH-7.6: when somebody else is first, the stake is lost. The cards stay where they lie (CH-2.7)."""
    for seat in g.others(first):
        if g.bets[seat]:
            g.note("stake-lost", seat, n=STAKE * len(g.bets[seat]))


def win_stakes(g: CustomHeroes, first: Seat) -> None:
    """CH-6.6: the first of the round keeps the stakes and gets 2 more for each."""
    g.gain_vp(first, 2 * STAKE * len(g.bets[first]), "stake-won")
