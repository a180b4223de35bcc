"""What cards and the options of a question are called."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import Choice, Text, player, stepped, text
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES, ENDS
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BLACKMAILER,
    BOOMERANG,
    DECK,
    EVENTS,
    FIRST_ABILITY,
    FIRST_VANCARDIAN,
    GIANT_SNAKE,
    HEROIC_SACRIFICE,
    NANOSUIT,
    NUMBERS,
    PUPPETEER,
    REALITY_WARP,
    SUIT,
    SUITS,
    TELEKINESIS,
    VALUE,
    ability_of,
    event_of,
)
from heldenrunde.rulebooks.hero_story.rules.counting import BY_SUIT, STEPS
from heldenrunde.rulebooks.hero_story.rules.solo import SURRENDER

View = dict[str, Any]
ON_PLAYER: Final = (GIANT_SNAKE, BLACKMAILER, PUPPETEER)
BY_CARD: Final = (TELEKINESIS, BOOMERANG, NANOSUIT)

# What a single card, or several, mean in a question.
ONE_CARD: Final = {
    "moves": "do-play",
    "sidekick_cards": "do-sidekick",
    "story_choices": "do-keep",
    "identity_choices": "do-reveal",
    "swaps": "do-swap",
    "all_but_last": "do-give",
    "own_stories": "do-lend",
}
HAND_CARDS: Final = ("to_discard", "up_to", "some_cards")
SOME_CARDS: Final = {"to_discard": "do-discard", "up_to": "do-discard"}


def options(view: View) -> tuple[Choice, ...]:
    """What may be chosen: cards by suit and value, as the hand shows them; long lists lead there step by step."""
    found = sorted([laid(view, option) for option in view["options"] or ()], key=in_order)
    return stepped(tuple([choice(view, option) for option in found]), steps)


def laid(view: View, option: Any) -> Any:
    """Several hand cards in their order; nobody minds which comes first."""
    return sorted(option) if view["question"]["name"] in HAND_CARDS else option


def in_order(option: Any) -> tuple[int, list[int]]:
    """Nothing first; cards one after the other, before what is declared with them; giving up last."""
    if isinstance(option, int):
        return 1, [option] if option < FIRST_ABILITY else []
    if isinstance(option, str):
        return 3 if option == SURRENDER else 0, []
    return 2, option if is_cards(option) else []


def is_cards(option: list[Any]) -> bool:
    return not option or isinstance(option[0], int)


def steps(choice: Choice) -> tuple[Text, ...]:
    """Which card first, then which; an ability comes before what is chosen with it."""
    option = choice.choice
    if not isinstance(option, list):
        return ()
    if not is_cards(option):
        return (card_text(option[1]),)
    return tuple([twice(option, card) for card in dict.fromkeys(option)])


def choice(view: View, option: Any) -> Choice:
    """An option with its label and pieces."""
    asked = view["question"]["name"]
    if isinstance(option, str):
        if asked in ("suits", "storm_suits"):
            return Choice(option, text("do-suit", suit=text(f"suit-{option}")), (), "suit")
        return Choice(option, Text(f"do-{option}"), (), option)
    if isinstance(option, int):
        if asked == "prophecies":
            return Choice(option, text("do-number", n=option), (), "number")
        return Choice(option, Text(ONE_CARD[asked], {"card": card_text(option)}), (f"c{option}",), "play")
    if asked == "plans":
        return plan(option)
    if option and isinstance(option[0], str):
        return ability(view, option)
    return cards(view, asked, option)


def card_id(card: int) -> str:
    """The entry of the card catalogue."""
    if card < DECK:
        return f"{SUITS[SUIT[card]]}-{VALUE[card]}"
    if card < FIRST_ABILITY:
        return f"extra-love-{VALUE[card]}"
    if ability_of(Card(card)) < NUMBERS:
        return ABILITIES[ability_of(Card(card))].id
    if card < FIRST_VANCARDIAN:
        return EVENTS[event_of(Card(card)) - 1]
    return f"vancardian-{card - FIRST_VANCARDIAN + 1}"


def card_text(card: int) -> Text:
    """The name of a card."""
    return Text(f"card-{card_id(card)}")


def step(n: int) -> str:
    """What is added or taken away."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def plan(option: list[int]) -> Choice:
    """The charges of the second part."""
    if not option:
        return Choice(option, text("do-charge-nothing"), (), "charge")
    names = [twice(option, card) for card in dict.fromkeys(option)]
    pieces = tuple(f"c{card}" for card in dict.fromkeys(option))
    return Choice(option, text("do-charge-plan", abilities=names), pieces, "charge")


def twice(option: list[int], card: int) -> Text:
    """A card of several; an ability may be there twice."""
    return text("do-twice", ability=card_text(card)) if option.count(card) > 1 else card_text(card)


def cards(view: View, asked: str, option: list[int]) -> Choice:
    """Several cards, or one for another."""
    pieces = tuple(f"c{card}" for card in option)
    if asked in ("goggle_swaps", "inventions"):
        label = text("do-swap-for", new=card_text(option[0]), old=card_text(option[1]))
        return Choice(option, label, pieces, "swap")
    if not option:
        return Choice(option, text("do-discard-none"), (), "discard")
    shown = [card_text(card) for card in option]
    if asked in SOME_CARDS:
        return Choice(option, Text(SOME_CARDS[asked], {"cards": shown}), pieces, "discard")
    passing = len(view["question"]["about"]) > 1
    return Choice(option, Text("do-pass-cards" if passing else "do-open-cards", {"cards": shown}), pieces, "pass")


def ability(view: View, option: list[Any]) -> Choice:
    """("use", card, x) and ("charge", card, x)."""
    word, card, x = option
    number, called = ability_of(card), card_text(card)
    pieces: tuple[str, ...] = (f"c{card}",)
    if word == "charge":
        return Choice(option, charge(view, number, called, x), pieces, word)
    if number in STEPS:
        label = text("do-use-step", ability=called, step=step(x))
    elif number in BY_SUIT:
        label = text("do-use-suit", ability=called, suit=text(f"suit-{SUITS[x]}"))
    elif number in ON_PLAYER:
        label = text("do-use-on", ability=called, player=who(view, x))
    elif number in BY_CARD:
        label, pieces = text("do-use-card", ability=called, card=card_text(x)), (*pieces, f"c{x}")
    elif number == HEROIC_SACRIFICE:
        label = text("do-sacrifice", ability=called, n=x + 1)
    elif number in ENDS:
        label = text("do-use-vp", ability=called, n=x)
    else:
        label = text("do-use", ability=called)
    return Choice(option, label, pieces, word)


def charge(view: View, number: int, called: Text, x: int) -> Text:
    if x < 0:
        return text("do-charge", ability=called)
    if number == REALITY_WARP:
        return text("do-charge-suit", ability=called, suit=text(f"suit-{SUITS[x]}"))
    return text("do-charge-on", ability=called, player=who(view, x))


def who(view: View, place: int) -> Text:
    if place < view["seats"]:
        return player(place)
    return text("name-automaton" if place == 1 else "name-factoryon")
