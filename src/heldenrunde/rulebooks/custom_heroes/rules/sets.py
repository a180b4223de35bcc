"""Sets: what may be laid together, what it counts as, and what it beats (CH-3, CH-6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from heldenrunde.core.flow import Refusal, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import ABILITIES, BRANDO, COST, FORM, KODORA, NONE, QUILL
from heldenrunde.rulebooks.custom_heroes.rules.power import PLAY
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

LOWEST: Final = -99
HIGHEST: Final = 99
Cards = tuple[Card, ...]
Play = tuple[str, Cards, Cards]
"""("play", the cards of the set, those of them whose ability is activated)"""
Part = tuple[int, int, Cards, Cards]
"""A set in the making: size, power still to spend, cards, activated cards."""
NEVER: Final = 99
PRICE_IN_SETS: Final = {**dict.fromkeys(ABILITIES, NEVER), **COST, FORM: NEVER, QUILL: NEVER}
"""To activate a card of the set's value. Quills join as jokers, Forms are played alone."""
PRICE_ALONE: Final = {**PRICE_IN_SETS, BRANDO: NEVER}
"""To activate a card that counts as one."""


def measure(g: CustomHeroes, cards: Cards, active: Cards) -> tuple[int, int]:
    """What size and value a legal set counts as: CH-3.1, CH-6.2, CH-6.3."""
    size, value = 0, 0
    for card in cards:
        face = g.faces[card]
        ability = face.ability if card in active else NONE
        size += 2 if ability == BRANDO else 1
        if ability != QUILL:
            value = face.worth
    return size, value


def is_form(g: CustomHeroes, active: Cards) -> bool:
    """CH-6.1: is this an activated Mystic Form?"""
    return len(active) == 1 and g.faces[active[0]].ability == FORM


def cost(g: CustomHeroes, active: Cards) -> int:
    """CH-5.1: what the activated abilities cost."""
    return sum([COST[g.faces[card].ability] for card in active])


def range_that_beats(g: CustomHeroes) -> tuple[int, int]:
    """CH-3.4, CH-3.6, CH-6.4: equal or better in the order of the trick; with two players strictly better."""
    if not g.size:
        return LOWEST, HIGHEST
    step = 1 if g.two_players else 0
    return (LOWEST, g.value - step) if g.falling else (g.value + step, HIGHEST)


# -- why not ---------------------------------------------------------------------------------------------------------


def why_not_play(g: CustomHeroes, seat: Seat, cards: Cards, active: Cards) -> Refusal | None:
    """The rule that this play breaks, or None."""
    return (
        why_no_cards(g, seat, cards, active)
        or why_no_activation(g, seat, cards, active)
        or why_no_win(g, cards, active)
    )


def why_no_cards(g: CustomHeroes, seat: Seat, cards: Cards, active: Cards) -> Refusal | None:
    """CH-3.1: a set is one or more cards of the hand, each once."""
    if not cards or len(set(cards)) < len(cards):
        return Refusal("no-set", "CH-3.1")
    if any([card not in g.hands[seat] for card in cards]):
        return Refusal("no-card-of-yours", "CH-3.1")
    if len(set(active)) < len(active) or any([card not in cards for card in active]):
        return Refusal("no-such-activation", "CH-5.1")
    return None


def why_no_activation(g: CustomHeroes, seat: Seat, cards: Cards, active: Cards) -> Refusal | None:
    """CH-5.1 and the abilities' own limits: Kodora CH-6.6, Mystic Form CH-6.1, Quill CH-6.3."""
    abilities = [g.faces[card].ability for card in active]
    if NONE in abilities:
        return Refusal("no-ability", "CH-5.1")
    if KODORA in abilities:
        return Refusal("no-kodora-in-tricks", "CH-6.6")
    if cost(g, active) > g.power[seat]:
        return Refusal("no-power", "CH-5.1", (("cost", cost(g, active)), ("power", g.power[seat])))
    if FORM in abilities and len(cards) > 1:
        return Refusal("no-form-in-company", "CH-6.1")
    if abilities.count(QUILL) == len(cards):
        return Refusal("no-jokers-alone", "CH-6.3")
    return None


def why_no_win(g: CustomHeroes, cards: Cards, active: Cards) -> Refusal | None:
    """One value (CH-3.1), the size of the trick (CH-3.3), a value that beats (CH-3.4); Forms stand above (CH-6.1)."""
    if is_form(g, active):
        return None
    if g.mystic:
        return Refusal("no-only-forms", "CH-6.1")
    worths = {g.faces[card].worth for card in cards if card not in active or g.faces[card].ability != QUILL}
    if len(worths) > 1:
        return Refusal("no-mixed-values", "CH-3.1", (("low", min(worths)), ("high", max(worths))))
    size, value = measure(g, cards, active)
    if g.size and size != g.size:
        return Refusal("no-wrong-size", "CH-3.3", (("size", size), ("needed", g.size)))
    low, high = range_that_beats(g)
    return None if low <= value <= high else why_too_weak(g, value)


def why_too_weak(g: CustomHeroes, value: int) -> Refusal:
    args = (("value", value), ("other", g.value))
    if value == g.value:
        return Refusal("no-equal-with-two", "CH-3.6", args)
    return Refusal("no-too-high", "CH-6.4", args) if g.falling else Refusal("no-too-low", "CH-3.4", args)


# -- the sets of a hand ----------------------------------------------------------------------------------------------


def plays(g: CustomHeroes, seat: Seat) -> list[Play]:
    """Every legal set of the hand. Of cards with the same value and ability the first ones stand for all."""
    found = form_plays(g, seat)
    if not g.mystic:
        found += single_cards(g, seat) if g.size == 1 else same_values(g, seat)
    return found


def form_plays(g: CustomHeroes, seat: Seat) -> list[Play]:
    """CH-6.1: an activated Mystic Form alone."""
    if g.power[seat] < COST[FORM]:
        return []
    return [(PLAY, (card,), (card,)) for card in g.hands[seat] if g.faces[card].ability == FORM]


def single_cards(g: CustomHeroes, seat: Seat) -> list[Play]:
    """CH-3.3: for a trick of single cards, each card that beats, as it is or activated."""
    faces, power = g.faces, g.power[seat]
    low, high = range_that_beats(g)
    found: list[Play] = []
    listed: set[int] = set()
    for card in g.hands[seat]:
        face = faces[card]
        if low <= face.worth <= high and face.counts_as not in listed:
            listed.add(face.counts_as)
            found.append((PLAY, (card,), ()))
            if power >= PRICE_ALONE[face.ability]:
                found.append((PLAY, (card,), (card,)))
    return found


def same_values(g: CustomHeroes, seat: Seat) -> list[Play]:
    """CH-3.1, CH-6.3: sets of cards of one value that beats, and of jokers."""
    power = g.power[seat]
    quills = jokers(g, seat) if power else {}
    missing = g.size - stretch(g, seat)
    found: list[Play] = []
    for group in groups_that_beat(g, seat):
        if len(group) < missing:
            continue
        if quills or any(g.faces[card].ability for card in group):
            found += special_sets(g, group, quills, power)
        else:
            found += plain_sets(g.size, group)
    return found


def stretch(g: CustomHeroes, seat: Seat) -> int:
    """CH-6.2, CH-6.3: by how much a set of this hand can count more than it has cards of its value, at most."""
    helpers = len([card for card in g.hands[seat] if g.faces[card].stretches])
    return min(helpers, g.power[seat])


def groups_that_beat(g: CustomHeroes, seat: Seat) -> Iterable[list[Card]]:
    """The cards of the hand by value, of values that are good enough."""
    faces = g.faces
    low, high = range_that_beats(g)
    groups: dict[int, list[Card]] = {}
    for card in g.hands[seat]:
        worth = faces[card].worth
        if worth in groups:
            groups[worth].append(card)
        elif low <= worth <= high:
            groups[worth] = [card]
    return groups.values()


def jokers(g: CustomHeroes, seat: Seat) -> dict[int, list[Card]]:
    """CH-6.3: the Quills of the hand by their value."""
    found: dict[int, list[Card]] = {}
    for card in g.hands[seat]:
        if g.faces[card].ability == QUILL:
            found.setdefault(g.faces[card].worth, []).append(card)
    return found


def plain_sets(size: int, cards: list[Card]) -> list[Play]:
    """Sets of cards without abilities: of the size of the trick, or of any size to lead."""
    if not size:
        return [(PLAY, tuple(cards[:n]), ()) for n in range(1, len(cards) + 1)]
    return [(PLAY, tuple(cards[:size]), ())] if len(cards) >= size else []


def special_sets(g: CustomHeroes, group: list[Card], quills: dict[int, list[Card]], power: int) -> list[Play]:
    """Sets of cards of one value, some activated, and of Quills as jokers (CH-6.8)."""
    most = g.size or HIGHEST
    by_ability: dict[str, list[Card]] = {}
    for card in group:
        ability = g.faces[card].ability
        if ability in by_ability:
            by_ability[ability].append(card)
        else:
            by_ability[ability] = [card]
    parts: list[Part] = [(0, power, (), ())]
    for ability, cards in by_ability.items():
        parts = [grown for part in parts for grown in with_some(part, ability, cards, most)]
    parts = [part for part in parts if part[2]]
    for cards in quills.values():
        parts = [grown for part in parts for grown in with_jokers(part, cards, most)]
    return [(PLAY, cards, active) for size, _, cards, active in parts if size == g.size or not g.size]


def with_some(part: Part, ability: str, cards: list[Card], most: int) -> list[Part]:
    """This beginning of a set with every number of further cards of one ability, and of them every number activated."""
    size, power, laid, active = part
    price, counts = PRICE_IN_SETS[ability], 2 if ability == BRANDO else 1
    found = [part]
    for n in range(1, min(len(cards), most - size) + 1):
        chosen = (*laid, *cards[:n])
        for k in range(min(n, power // price) + 1):
            grown = size + n + k * (counts - 1)
            if grown <= most:
                found.append((grown, power - k * price, chosen, (*active, *cards[:k])))
    return found


def with_jokers(part: Part, quills: list[Card], most: int) -> list[Part]:
    """This set with every number of activated Quills of one value that are not in it yet."""
    size, power, laid, active = part
    free = tuple([card for card in quills if card not in laid])
    found = [part]
    for n in range(1, min(len(free), power, most - size) + 1):
        found.append((size + n, power - n, laid + free[:n], active + free[:n]))
    return found
