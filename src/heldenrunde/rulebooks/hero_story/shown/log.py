"""What can happen: by which rule it usually does, and in which words."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import Text, log_line, player, quoted, text, who
from heldenrunde.rulebooks.hero_story.cards.catalogue import DECK, SUIT, SUITS, VALUE
from heldenrunde.rulebooks.hero_story.rules.piles import OPENLY
from heldenrunde.rulebooks.hero_story.shown.labels import card_text, step

Heard = dict[str, Any]

# The texts are `log-WHAT`, and `log-WHAT-unseen` for who may not see the cards.
LOG: Final = {
    "round": "HS-2.1",
    "deal": "HS-2.1",
    "deal-open": "HS-8.3",
    "event": "HS-2.2",
    "wanted": "HS-2.2",
    "draw-stories": "HS-2.3",
    "story": "HS-2.3",
    "stamina": "HS-2.3",
    "identity": "HS-2.4",
    "lend": "HS-2.4",
    "charge": "HS-2.5",
    "remove": "HS-2.6",
    "align": "HS-2.7",
    "name-suit": "HS-2.8",
    "name-number": "HS-2.8",
    "has-none": "HS-2.8",
    "look": "HS-2.8",
    "look-into": "HS-2.8",
    "trump": "HS-5.12",
    "lead": "HS-3.1",
    "play": "HS-3.2",
    "win-trick": "HS-3.3",
    "hand-over": "HS-3.7",
    "use": "HS-5.2",
    "vp": "HS-5.3",
    "lose-stamina": "HS-5.4",
    "draw": "HS-5.5",
    "draw-open": "HS-5.7",
    "discard": "HS-5.5",
    "rebuild": "HS-5.5",
    "give": "HS-5.6",
    "give-open": "HS-5.6",
    "open": "HS-5.7",
    "swap": "HS-5.11",
    "take-back": "HS-5.11",
    "weaken": "HS-5.11",
    "rewind": "HS-5.11",
    "switch": "HS-5.2",
    "sacrifice": "HS-4.1",
    "score-good": "HS-4.3",
    "score-evil": "HS-4.3",
    "win": "HS-7.1",
    "lightning": "HS-8.3",
    "vancardian": "HS-8.3",
    "extra-love": "HS-8.4",
    "improve": "HS-8.5",
    "surrender": "HS-8.7",
    "solo-over": "HS-8.8",
}
COUNTED: Final = ("win-trick", "charge", "use", "remove", "score-good", "score-evil")
HIGH: Final = ("event", "story", "align", "win-trick", "score-good", "score-evil", "surrender", "win", "solo-over")
SCORED: Final = ("score-good", "score-evil", "vp")
IN_ORDER: Final = ("deal", "give", "look-into", "open", "discard")
"""Cards of a hand are told by suit and value; those of a Vancardian as they lie (HS-8.2)."""
VANCARDIANS: Final = {-1: "name-automaton", -2: "name-factoryon"}
FIRST_SIDEKICK: Final = -3


def line(heard: Heard) -> Text:
    """What was heard, as a sentence of the log; here and there with more than the names of its cards."""
    if heard["what"].removesuffix(OPENLY) in IN_ORDER and heard["seat"] >= 0 and None not in heard["cards"]:
        heard = {**heard, "cards": sorted(heard["cards"])}
    said = log_line(heard, named)
    args, what, shown = said.args, heard["what"], [card for card in heard["cards"] if card is not None]
    if what in ("play", "swap") and shown:
        args["last"] = played(heard, shown[-1])
    elif what in ("use", "remove") and shown:
        args["first"] = use(heard, shown[0])
    elif what == "vp":
        args["n"] = step(heard["n"])
    elif what == "charge":
        args["name"] = "on" if heard["to"] else "again" if heard["n"] > 1 else "once"
    elif what == "story":
        args["name"] = "instead" if heard["on"] else "new"
    elif what in ("stamina", "switch") and shown:
        args["name"] = heard["name"] + "by"
    return said


def named(thing: int) -> Text:
    """A card, with quotation marks unless it is a playing card; a place without a seat has a negative number."""
    if thing in VANCARDIANS:
        return text(VANCARDIANS[thing])
    if thing <= FIRST_SIDEKICK:
        return text("the-sidekick", player=player(FIRST_SIDEKICK - thing))
    return card_text(thing) if thing < DECK else quoted(card_text(thing))


def played(heard: Heard, card: int) -> Text:
    """A card of a trick, and what it counts as, if that is not what is printed."""
    suit, value = heard["name"], heard["n"]
    if heard["m"]:
        return text("played-in-vain", card=named(card))
    if suit in SUITS and suit != SUITS[SUIT[card]]:
        return text("played-as", card=named(card), suit=text(f"suit-{suit}"), value=value)
    return named(card) if value == VALUE[card] else text("played-for", card=named(card), value=value)


def use(heard: Heard, card: int) -> Text:
    """An ability with what was chosen: a suit, a step, a player."""
    if heard["name"] in SUITS:
        return text("use-suit", ability=named(card), suit=text(f"suit-{heard['name']}"))
    if heard["m"]:
        return text("use-step", ability=named(card), step=step(heard["m"]))
    if heard["to"]:
        return text("use-on", ability=named(card), player=[who(seat, named) for seat in heard["to"]])
    return named(card)
