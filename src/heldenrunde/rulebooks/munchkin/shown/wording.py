"""Cards and choices in words, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Choice, Text, player, quoted, text
from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, foes_total, side_total
from heldenrunde.rulebooks.munchkin.state import Munchkin

View = dict[str, Any]

LOSING = (
    "candidates",
    "own_classes",
    "one_too_many",
    "taxable",
    "cards_to_pay",
    "own_hand",
    "hand_and_items",
    "deals",
    "demon_items",
)
"""Questions whose answer is a card that goes; in all others a card is taken."""
TWO_CARDS: Final = (
    "ring",
    "super-munchkin",
    "cheat",
    "halitosis",
    "pollymorph",
    "lamp",
    "wander",
    "mate",
    "rat",
    "stick",
    "enhance",
)
CARD_AND_PLAYER = ("curse", "level", "steal-level", "transfer")
PLAYER_ONLY = ("compel", "backstab")


def card_text(card: int) -> Text:
    """The name of a card."""
    return Text(f"card-{NAME[card]}")


def card_name(card: int) -> Text:
    """The name of a card within a sentence."""
    return quoted(card_text(card))


def name_of(view: View, card: int) -> Text:
    """A monster by its name; a Mate by the one it is like."""
    for foe, like in view["foes"]:
        if foe == card and foe != like:
            return text("mate-of", card=card_text(like))
    return card_text(card)


def minus_sign(number: str) -> str:
    """A number as it is printed."""
    return number.replace("-", "−")


def cards_text(cards: list[int]) -> list[Text]:
    return [card_name(card) for card in cards] or [text("nothing")]


def choice(g: Munchkin, view: View, option: Any) -> Choice:
    """An option with its label and pieces."""
    asked = view["question"]["name"]
    if option == "discard":
        top = view["old_doors"][-1]
        return Choice(option, text("do-discard", card=card_name(top)), (f"c{top}",), option)
    if isinstance(option, str):
        return Choice(option, plain_label(g, view, asked, option), (), option)
    if isinstance(option, int):
        return number_choice(view, asked, option)
    if not isinstance(option[0], str):
        return untold_choice(asked, option)
    pieces = tuple(f"c{card}" for card in cards_in(option))
    return Choice(option, label(view, option), pieces, option[0])


def plain_label(g: Munchkin, view: View, asked: str, option: str) -> Text:
    """A choice without cards; to pass means something else in a combat than before a door."""
    if option != "pass":
        return Text(f"do-{option}")
    if asked == "moves" and view["seat"] == g.turn:
        return Text(f"do-pass-{g.phase}")
    if asked == "combat_moves" and view["seat"] in g.side():
        ending = "do-pass-ahead" if ahead(g) else "do-pass-behind"
        return text(ending, ours=side_total(g), theirs=foes_total(g))
    return Text({"keep_or_turn": "do-keep", "loot": "do-take-nothing"}.get(asked, "do-pass"))


def number_choice(view: View, asked: str, option: int) -> Choice:
    if asked == "resurrections":
        return Choice(option, text("do-resurrect", n=option), (), "resurrect")
    id = "do-lose" if asked in LOSING else "do-take"
    return Choice(option, Text(id, {"card": card_name(option)}), (f"c{option}",), id)


def untold_choice(asked: str, option: Any) -> Choice:
    """A card for somebody (charity), or the items that pay a sum."""
    if asked == "gifts":
        return Choice(
            option, text("do-charity", card=card_name(option[0]), player=player(option[1])), (f"c{option[0]}",)
        )
    return Choice(option, text("do-pay", cards=cards_text(option)), tuple(f"c{card}" for card in option), "pay")


def cards_in(option: Any) -> list[int]:
    """The cards that a choice speaks of."""
    word = option[0]
    if word == "trade":
        return [*option[2], *option[3]]
    if word == "ask":
        return list(option[4])
    if word == "counter":
        return [card for part in option[1:] if isinstance(part, (list, tuple)) for card in part]
    if word == "sell":
        return list(option[1])
    if word == "steal":
        return [option[2]]
    if word in PLAYER_ONLY:
        return []
    if word in TWO_CARDS:
        return list(option[1:])
    if word == "illusion":
        return list(option[1:])
    if word == "help-me":
        return [option[1], option[2], *option[3]]
    if word == "lay" and option[2] >= 0:
        return [option[1], option[2]]
    return [option[1]]


def label(view: View, option: Any) -> Text:
    """What to call a choice with cards."""
    word = option[0]
    if word == "trade":
        return trade_label(option)
    if word == "ask":
        return terms("do-ask", option[2], option[3], option[4], player=player(option[1]))
    if word == "counter":
        if len(option) == 3:
            return text("do-counter-trade", give=cards_text(option[1]), get=cards_text(option[2]))
        return terms("do-counter", option[1], option[2], option[3])
    if word == "sell":
        return text("do-sell", cards=cards_text(option[1]))
    if word == "steal":
        return text("do-steal", card=card_name(option[2]), player=player(option[1]))
    if word in PLAYER_ONLY:
        return Text(f"do-{word}", {"player": player(option[1])})
    card = quoted(name_of(view, option[1]))
    if word == "throw":
        return Text(f"do-throw-{option[2]}", {"card": card})
    if word in CARD_AND_PLAYER:
        return Text(f"do-{word}", {"card": card, "player": player(option[2])})
    if word == "illusion":
        return text("do-illusion", card=card, other=quoted(name_of(view, option[2])), monster=card_name(option[3]))
    if word == "help-me":
        return text("do-help-me", card=card, other=card_name(option[2]), n=len(option[3]), gone=cards_text(option[3]))
    if word == "wall":
        return text("do-wall", card=card, players=[player(seat) for seat in option[2]])
    if word == "loaded-die":
        return text("do-loaded-die", card=card, n=option[2])
    if word == "give":
        return text("do-drop-big", card=card) if option[2] < 0 else text("do-give", card=card, player=player(option[2]))
    if word == "lay" and option[2] >= 0:
        return text("do-replace", card=card, other=card_name(option[2]))
    if word == "ring" and len(option) == 2:
        return text("do-wish", card=card)
    if word in TWO_CARDS:
        return Text(f"do-{word}", {"card": card, "other": quoted(name_of(view, option[2]))})
    return Text(f"do-{word}", {"card": card})


def trade_label(option: Any) -> Text:
    _, other, give, get = option
    if not get:
        return text("do-gift", player=player(other), give=cards_text(give))
    return text("do-trade", player=player(other), give=cards_text(give), get=cards_text(get))


def terms(id: str, share: int, first: str, items: list[int], **args: Any) -> Text:
    """An offer for help: how many treasures, who picks first, which items."""
    return Text(id, {"n": share, "first": first if share else "none", "items": cards_text(items), **args})
