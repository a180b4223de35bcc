"""KAPOW!: dice and box named at once (KP-2.2); and the exchanges of faces and dice in steps."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.scene import ONE_OF, SOME_OF, Choice, Field, Form, Text, Why, text, why
from heldenrunde.rulebooks.kapow.cards.boards import BOX, is_half
from heldenrunde.rulebooks.kapow.rules.screens import SAME_AS_BEFORE, boxes_for, partner_busy, ways_to_pay
from heldenrunde.rulebooks.kapow.shown.wording import named_box
from heldenrunde.rulebooks.kapow.state import UNPLACED, Kapow

View = dict[str, Any]


def forms(view: View) -> tuple[Form, ...]:
    """KP-2.2, KP-2.3: which dice fill which box."""
    boxes, seat = open_boxes(view), view["seat"]
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


def open_boxes(view: View) -> list[str]:
    """The names of the boxes that the viewer can fill; of equal sections the first."""
    return [option[1] for option in view["options"] or () if option[0] == "choose"]


def takes(g: Kapow, view: View) -> dict[str, tuple[tuple[str, ...], ...]]:
    """KP-2.3: for each box that can be filled the dice that do it."""
    seat = view["seat"]
    return {
        named_box(seat, name): tuple(
            [tuple([f"d{seat}.{die}" for die in dice]) for dice in ways_to_pay(g, seat, BOX[name])]
        )
        for name in open_boxes(view)
    }


def refused(g: Kapow, view: View, place: int) -> dict[int, Why]:
    """KP-2.3, KP-7.10: why the viewer cannot fill a box, as long as some can be filled."""
    able = {BOX[name] for name in open_boxes(view)}
    if not able or place != view["seat"]:
        return {}
    found = {}
    for box in boxes_for(g, place):
        if SAME_AS_BEFORE[box] and box - 1 in able:
            able.add(box)
        elif box not in able and box not in g.laid[place]:
            busy = is_half(box) and partner_busy(g, place, box)
            found[box] = why("partner-busy", "KP-7.10") if busy else why("no-dice-for-box", "KP-2.3")
    return found


def steps(option: Choice) -> tuple[Text, ...]:
    """What kind of exchange, and of what; of boxes to be filled whose they are cannot be said shorter."""
    args = option.label.args
    if option.group == "swap-face":
        return text("step-swap-face"), text("step-swap-face-of", face=args["face"], where=args["where"])
    if option.group == "swap-die":
        return text("step-swap-die"), text("step-swap-die-of", die=args["die"])
    return (Text(f"step-{option.group}"),) if option.group in ("choose", "take-back", "turn", "ready") else ()
