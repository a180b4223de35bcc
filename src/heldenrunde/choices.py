"""Types of the choices of each game. Made by tools/choices.py; do not edit.

`match.options(seat)` gives such values, and `match.answer` takes them, with lists in place of tuples as well. A number
is a card, a seat or an amount; what `hr.card` knows are cards.
"""

from __future__ import annotations

from typing import Literal

CustomHeroesChoice = (
    Literal["change", "done", "pass"]
    | tuple[Literal["bet"], tuple[int, ...]]
    | tuple[Literal["play"], tuple[int, ...], tuple[int, ...]]
    | tuple[Literal["slide"], int, int]
)

HeroStoryChoice = (
    Literal["brains", "done", "evil", "good", "love", "pass", "speed", "strength", "surrender"]
    | int
    | tuple[int, ...]
    | tuple[Literal["charge"], int, int]
    | tuple[Literal["use"], int, int]
)

MunchkinChoice = (
    Literal[
        "accept",
        "again",
        "berserk",
        "deck",
        "discard",
        "done",
        "female",
        "fight",
        "flight",
        "hand",
        "ignore",
        "leave",
        "levels",
        "loot",
        "male",
        "no-deal",
        "pass",
        "refuse",
        "run-away",
        "servant",
        "turn-undead",
        "unseen",
    ]
    | int
    | tuple[int, ...]
    | tuple[Literal["ask"], int, int, str, tuple[int, ...]]
    | tuple[Literal["backstab"], int]
    | tuple[Literal["bribe"], int]
    | tuple[Literal["charm"], int]
    | tuple[Literal["chase"], int]
    | tuple[Literal["cheat"], int, int]
    | tuple[Literal["compel"], int]
    | tuple[Literal["counter"], int, str, tuple[int, ...]]
    | tuple[Literal["curse"], int, int]
    | tuple[Literal["double"], int]
    | tuple[Literal["drop"], int]
    | tuple[Literal["enhance"], int, int]
    | tuple[Literal["friendship"], int]
    | tuple[Literal["give"], int, int]
    | tuple[Literal["glue"], int]
    | tuple[Literal["half-breed"], int]
    | tuple[Literal["halitosis"], int, int]
    | tuple[Literal["help-me"], int, int, tuple[int, ...]]
    | tuple[Literal["hireling"], int]
    | tuple[Literal["hold"], int]
    | tuple[Literal["illusion"], int, int, int]
    | tuple[Literal["invisible"], int]
    | tuple[Literal["lamp"], int, int]
    | tuple[Literal["lay"], int, int]
    | tuple[Literal["level"], int, int]
    | tuple[Literal["loaded-die"], int, int]
    | tuple[Literal["lunch"], int]
    | tuple[Literal["mate"], int, int]
    | tuple[Literal["pack"], int]
    | tuple[Literal["pollymorph"], int, int]
    | tuple[Literal["rat"], int, int]
    | tuple[Literal["ring"], int]
    | tuple[Literal["ring"], int, int]
    | tuple[Literal["run"], int]
    | tuple[Literal["sell"], tuple[int, ...]]
    | tuple[Literal["steal"], int, int]
    | tuple[Literal["steal-level"], int, int]
    | tuple[Literal["stick"], int, int]
    | tuple[Literal["super-munchkin"], int, int]
    | tuple[Literal["throw"], int, str]
    | tuple[Literal["trade"], int, tuple[int, ...], tuple[int, ...]]
    | tuple[Literal["transfer"], int, int]
    | tuple[Literal["trouble"], int]
    | tuple[Literal["use"], int]
    | tuple[Literal["wall"], int, tuple[int, ...]]
    | tuple[Literal["wand"], int]
    | tuple[Literal["wander"], int, int]
    | tuple[Literal["yuppie"], int]
)

KapowChoice = (
    str
    | tuple[Literal["attach"], int, str]
    | tuple[Literal["choose"], str]
    | tuple[Literal["detach"], int, str]
    | tuple[Literal["face"], int, int]
    | tuple[Literal["first"], int]
    | tuple[Literal["name"], str]
    | tuple[Literal["pay"], tuple[int, ...]]
    | tuple[Literal["ready"], int]
    | tuple[Literal["reroll"], int]
    | tuple[Literal["swap-die"], int, str]
    | tuple[Literal["swap-face"], int, int, str]
    | tuple[Literal["take-back"], str]
    | tuple[Literal["turn"], str]
)

BackstabHeroesChoice = (
    Literal["pass"]
    | int
    | tuple[int, ...]
    | tuple[Literal["discard"], int]
    | tuple[Literal["lay"], int]
    | tuple[Literal["swap"], int, int]
    | tuple[Literal["take"], int]
)
