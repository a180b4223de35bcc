"""HS-3: tricks, from the lead (W0) to the end (W4); what is used in between stands in windows.py."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import PASS, Refusal, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    ABILITIES,
    ACTS,
    USES,
    VARIANTS,
    W1,
    W2,
    W3,
    W4,
    WINDOW,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CHANGING_OF_THE_GUARD,
    FORCE_FIELD,
    NO_SUIT,
    PUPPETEER,
    QUANTUM_STORM,
    RECON_DRONE,
    ROCKET_BOOTS,
    SLOW_MOTION,
    SUIT,
    ability_card,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.cards.common import fly_drone
from heldenrunde.rulebooks.hero_story.cards.events import storm
from heldenrunde.rulebooks.hero_story.rules.counting import (
    best,
    count,
    declare_trick,
    legal,
    must_choose_slow,
    not_followed,
    ranking,
    said_of,
)
from heldenrunde.rulebooks.hero_story.rules.piles import open_cards
from heldenrunde.rulebooks.hero_story.rules.solo import (
    SURRENDER,
    first_leader,
    is_vancardian,
    rule_alone,
    surrender,
    surrenders,
)
from heldenrunde.rulebooks.hero_story.rules.telling import announce, tell_played, why_leads
from heldenrunde.rulebooks.hero_story.rules.vancardians import improve, vancardian_card
from heldenrunde.rulebooks.hero_story.rules.windows import USE, Use, anybody, at_end, win_or_lose, window
from heldenrunde.rulebooks.hero_story.state import HeroStory

Move = Card | Use
TRICKS: Final = 8


def play_tricks(g: HeroStory) -> None:
    """HS-3.1: the player left of the dealer leads trick 1 (HS-6.4: with two players the other one)."""
    g.leader = first_leader(g)
    for seat in g.seats:
        if g.has(seat, ROCKET_BOOTS):
            g.leader = seat
    open_trick(g)


def open_trick(g: HeroStory) -> None:
    """HS-5.11, W0: before the lead of trick 1 the Recon Drone flies."""
    g.number += 1
    g.clear_trick()
    if g.events is not None:
        g.tell("lead", g.leader, n=g.number, rule=why_leads(g))
    if g.number == 1 and g.charged[RECON_DRONE]:
        g.then(call(fly_drone), call(turn, g.leader))
    else:
        turn(g, g.leader)


# -- playing a card (W1) ---------------------------------------------------------------------------------------------


def turn(g: HeroStory, place: Seat) -> None:
    """HS-5.11: just before a player follows, the Puppeteer may pull the strings (S56)."""
    if place < g.players and g.trick and g.charged[PUPPETEER] > g.removed[PUPPETEER]:
        puppeteer = next(seat for seat in g.seats if g.has(seat, PUPPETEER))
        if puppeteer != place:
            g.ask(puppeteer, strings, pull, place)
            return
    act(g, place)


def act(g: HeroStory, place: Seat, pulled: bool = False) -> None:
    """HS-3.2: the next to play a card, any if strings are pulled; sidekicks and Vancardians play by their own rules."""
    if place >= g.players:
        g.then(call(sidekick_turn, place))
    elif is_vancardian(g, place) and not pulled:
        g.then(*([call(improve, place)] if g.trick else []), call(play_vancardian, place))
    elif g.has(place, SLOW_MOTION) and must_choose_slow(g, place):
        g.ask(place, slow_motions, slow_down, pulled)
    elif pulled:
        g.then(call(play_random, place))
    elif only_card(g, place) is not None:
        g.then(call(play_only, place))
    else:
        g.ask(place, moves, move, check=why_not)


def only_card(g: HeroStory, seat: Seat) -> Card | None:
    """HS-3.2: what is played unasked, as all can see that there is no choice; of a hidden hand, only the last card."""
    if not g.open_hands[seat]:
        return g.hands[seat][0] if len(g.hands[seat]) == 1 and not g.on[seat] & WINDOW[W1] else None
    found = moves(g, seat)
    return found[0] if len(found) == 1 and isinstance(found[0], int) else None


def play_only(g: HeroStory, seat: Seat) -> None:
    """HS-3.2: the only card that can be played."""
    card = only_card(g, seat)
    assert card is not None
    play(g, seat, card)


def moves(g: HeroStory, seat: Seat) -> list[Move]:
    """Every card that may be played, any if what was declared allows none, and what may be declared with it (W1)."""
    found: list[Move] = list(legal(g, seat, g.hands[seat], g.saying) or g.hands[seat])
    if g.on[seat] & WINDOW[W1]:
        found += declarations(g, seat)
    return found + surrenders(g, seat)


def declarations(g: HeroStory, seat: Seat) -> list[Move]:
    """HS-5.11: each ability once with each card, unless it does something by itself."""
    on = g.on[seat]
    return [
        (USE, ability_card(number), x)
        for number in USES[W1]
        if on >> number & 1 and (number in ACTS or said_of(g.saying, number) is None)
        for x in VARIANTS[number](g, seat)
    ]


def move(g: HeroStory, seat: Seat, choice: Move) -> None:
    """A card is played; or something is declared with it first."""
    if isinstance(choice, int):
        play(g, seat, choice)
    elif isinstance(choice, str):
        surrender(g)
    else:
        _, card, x = choice
        number = ability_of(card)
        announce(g, seat, number, x)
        if number in ACTS:
            ACTS[number](g, seat, x)
        else:
            g.saying += (number, x)
            act(g, seat)


def why_not(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    """The rule that a choice of this turn breaks."""
    if choice in g.options(seat):
        return None
    if type(choice) is int:
        if choice not in g.hands[seat]:
            return Refusal("no-card-of-yours", "HS-3.2")
        return Refusal("no-must-follow", "HS-3.2") if g.led != NO_SUIT else Refusal("not-an-option")
    if isinstance(choice, tuple) and len(choice) == 3 and choice[0] == USE and type(choice[1]) is int:
        number = ability_of(Card(choice[1]))
        if number in ABILITIES and not g.has(seat, number):
            return Refusal("no-not-charged", "HS-5.1")
        return Refusal("no-not-now", "HS-5.2")
    if choice == SURRENDER and g.solo:
        return Refusal("no-surrender", "HS-8.7")
    return Refusal("no-pass-in-trick", "HS-3.2") if choice == PASS else Refusal("not-an-option")


def play(g: HeroStory, place: Seat, card: Card) -> None:
    """A card of the hand is played, and the next is to move."""
    g.hands[place].remove(card)
    if g.trick and SUIT[card] != g.led:
        not_followed(g, place)
    put(g, place, card)
    next_turn(g, place)


def put(g: HeroStory, place: Seat, card: Card) -> None:
    """A card lies in the trick; the first one says what is led (HS-3.6)."""
    said = tuple(g.saying)
    g.counts.append(count(g, place, card, said))
    g.trick.append(card)
    g.who.append(place)
    g.said.append(said)
    g.saying = []
    g.knows[card] = EVERYBODY
    if len(g.trick) == 1:
        declare_trick(g, said)
    if g.events is not None:
        tell_played(g, "play", len(g.trick) - 1, (card,), "" if place in g.seats else rule_alone(g, "HS-8.5", "HS-6.2"))


def next_turn(g: HeroStory, place: Seat) -> None:
    """HS-3.2: clockwise, until every place has played."""
    if len(g.trick) < len(g.hands):
        turn(g, g.left_of(place))
    elif anybody(g, W2):
        g.then(*[call(window, seat, W2) for seat in g.from_leader()], call(find_winner))
    else:
        g.then(call(find_winner))


# -- special turns ---------------------------------------------------------------------------------------------------


def slow_motions(g: HeroStory, seat: Seat, pulled: bool) -> list[Use]:
    """HS-8.7: it is the start of the turn, so that alone one may surrender instead."""
    return [(USE, ability_card(SLOW_MOTION), 6), (USE, ability_card(SLOW_MOTION), -6), *surrenders(g, seat)]


def slow_down(g: HeroStory, seat: Seat, choice: Use, pulled: bool) -> None:
    """HS-5.8: it works by itself; only the direction is chosen."""
    if isinstance(choice, str):
        surrender(g)
    else:
        announce(g, seat, SLOW_MOTION, choice[2])
        g.saying += (SLOW_MOTION, choice[2])
        act(g, seat, pulled)


def strings(g: HeroStory, seat: Seat, victim: Seat) -> list[Use]:
    return [PASS, (USE, ability_card(PUPPETEER), victim)]


def pull(g: HeroStory, seat: Seat, choice: Use, victim: Seat) -> None:
    """Puppeteer (S56): remove 2 just before another player follows, who plays a random legal hand card."""
    if choice != PASS:
        announce(g, seat, PUPPETEER, victim)
    act(g, victim, pulled=choice != PASS)


def play_random(g: HeroStory, place: Seat) -> None:
    """Puppeteer (S56): a random card that is legal (HS-3.2)."""
    cards = legal(g, place, g.hands[place], g.saying)
    play(g, place, cards[g.chance.roll("puppet", len(cards))])


def play_vancardian(g: HeroStory, place: Seat) -> None:
    """HS-8.5: she leads or follows without a choice."""
    play(g, place, vancardian_card(g, place))


def sidekick_turn(g: HeroStory, place: Seat) -> None:
    """HS-6.2: its owner plays for a sidekick."""
    g.pick(place - 2, sidekick_cards, play_sidekick, place)


def sidekick_cards(g: HeroStory, seat: Seat, place: Seat) -> list[Card]:
    """HS-6.2: one of the face-up cards, following suit if one of them can."""
    open_cards = [card for card in g.hands[place] if g.knows[card] == EVERYBODY]
    return [card for card in open_cards if SUIT[card] == g.led] or open_cards


def play_sidekick(g: HeroStory, seat: Seat, card: Card, place: Seat) -> None:
    """HS-6.2: then one more card is revealed."""
    g.hands[place].remove(card)
    put(g, place, card)
    g.then(call(reveal_sidekick, place), call(next_turn, place))


def reveal_sidekick(g: HeroStory, place: Seat) -> None:
    """HS-6.2: one more card, unless two lie open already (HS-5.13)."""
    hidden = [other for other in g.hands[place] if g.knows[other] != EVERYBODY]
    if hidden and len(g.hands[place]) - len(hidden) < 2:
        open_cards(g, place, (hidden[0],), "HS-6.2")


# -- who wins (W3) ---------------------------------------------------------------------------------------------------


def find_winner(g: HeroStory) -> None:
    """HS-3.3: the best card wins, unless its player has a Force Field."""
    first = best(g)
    place = g.who[first]
    if place < g.players and g.has(place, FORCE_FIELD):
        would_win(g, 0)
    else:
        win_trick(g, place)


def would_win(g: HeroStory, rank: int) -> None:
    """Force Field (S19), before W3: whoever would win one of tricks 1 to 6 may leave it to the next in rank."""
    order = ranking(g)
    place = g.who[order[rank]]
    if place < g.players and g.has(place, FORCE_FIELD) and g.number <= 6 and rank + 1 < len(order):
        g.ask(place, force_fields, force_field, rank)
    else:
        win_trick(g, place)


def force_fields(g: HeroStory, seat: Seat, rank: int) -> list[Use]:
    return [PASS, (USE, ability_card(FORCE_FIELD), 0)]


def force_field(g: HeroStory, seat: Seat, choice: Use, rank: int) -> None:
    if choice == PASS:
        win_trick(g, seat)
    else:
        announce(g, seat, FORCE_FIELD, 0)
        would_win(g, rank + 1)


def win_trick(g: HeroStory, place: Seat) -> None:
    """HS-3.7: the winner is found; everybody else has lost the trick. HS-6.3: a sidekick's trick is nobody's."""
    g.winner = place
    g.holder = place if place < g.players else -1
    g.winners.append(place)
    g.tell("win-trick", place, n=g.number, rule="" if place < g.players else "HS-6.3")
    if anybody(g, W3):
        g.then(*[call(win_or_lose, seat) for seat in g.from_leader()], call(clear_away))
    else:
        g.then(call(clear_away))


def clear_away(g: HeroStory) -> None:
    """HS-3.4: the trick lies face down before its holder; HS-3.1, HS-6.3: its winner leads, or a sidekick's owner."""
    if g.holder >= 0:
        g.taken[g.holder] += g.trick
        g.tricks[g.holder] += 1
    else:
        g.aside += g.trick
    g.trick = []
    order = g.from_leader()
    if g.happening(CHANGING_OF_THE_GUARD):
        g.leader = g.others(g.leader)[0]
    else:
        g.leader = g.winner if g.winner < g.players else g.winner - 2
    if anybody(g, W4) or g.happening(QUANTUM_STORM):
        end_trick(g, order)
    else:
        next_trick(g)


# -- the end of a trick (W4) -----------------------------------------------------------------------------------------


def end_trick(g: HeroStory, order: tuple[Seat, ...]) -> None:
    """HS-5.11, W4: from the trick's leader clockwise; then the event; then the next trick."""
    g.then(*[call(at_end, seat) for seat in order], call(storm), call(next_trick))


def next_trick(g: HeroStory) -> None:
    """HS-3.1: eight tricks; then the round ends."""
    if g.number < TRICKS:
        open_trick(g)
