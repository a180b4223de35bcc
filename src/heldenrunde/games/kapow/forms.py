"""KAPOW!: dice and box named at once (KP-2.2); and the exchanges of faces and dice in steps."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.scene import ONE_OF, SOME_OF, Choice, Field, Form, Text, text
from heldenrunde.games.kapow.state import UNPLACED
from heldenrunde.games.kapow.wording import named_box

View = dict[str, Any]


def forms(view: View) -> tuple[Form, ...]:
    """KP-2.2, KP-2.3: which dice fill which box."""
    options, seat = view["options"] or (), view["seat"]
    boxes = [option[1] for option in options if option[0] == "choose"]
    if not boxes:
        return ()
    dice = [die for die, box in enumerate(view["laid"][seat]) if box == UNPLACED]
    where = Field(ONE_OF, text("form-fill-box"), tuple(boxes), (), tuple([named_box(seat, name) for name in boxes]))
    pieces = tuple([f"d{seat}.{die}" for die in dice])
    return (
        Form(
            text("form-fill"),
            "choose",
            (where, Field(SOME_OF, text("form-fill-dice"), tuple(dice), (), pieces, 1, len(dice))),
        ),
    )


def steps(option: Choice) -> tuple[Text, ...]:
    """What kind of exchange, and of what; of boxes to be filled whose they are cannot be said shorter."""
    args = option.label.args
    if option.group == "swap-face":
        return text("step-swap-face"), text("step-swap-face-of", face=args["face"], where=args["where"])
    if option.group == "swap-die":
        return text("step-swap-die"), text("step-swap-die-of", die=args["die"])
    return (Text(f"step-{option.group}"),) if option.group in ("choose", "take-back", "turn", "ready") else ()
