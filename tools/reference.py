"""Write docs/views.md, every field of every view, from the states of the games: `python -m tools.reference`.

The tests compare. What a field means is the line below it in state.py; the rest follows from its type.
"""

from __future__ import annotations

import ast
from typing import Any, get_args

from heldenrunde.core.fields import DERIVED, Each, Until
from heldenrunde.core.game import CARDS, CLOSED, HEAP, INSIDE, OWN, PILES, PLAIN
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words
from tools.fields import SOURCE, Field, bare, fields_of

PAGE = SOURCE.parent.parent / "docs" / "views.md"
SEEN = {
    PLAIN: "all",
    CARDS: "who knows the card",
    PILES: "who knows the card",
    CLOSED: "nobody: only how many",
    HEAP: "the last card, who knows it",
    OWN: "the seat and its partners",
    INSIDE: "who knows the card",
}
COMMON = {
    "game": ("text", "The id of the game."),
    "seats": ("number", "How many play."),
    "seat": ("number or null", "Whose view it is; null: a spectator's."),
    "over": ("true or false", "Is the match over?"),
    "result": ("object or null", "`winners`, `scores`, `places` and `rivals`, once it is over."),
    "question": (
        "object or null",
        "What is asked: `name` (the function that lists the options), `form` (one, all, any or offer), `seats` (who is "
        "waited for), `about` (what the options depend on). Of an offer only those know who are asked.",
    ),
    "options": ("list or null", "What this seat may choose; null: it is not asked, or has answered."),
    "unasked": ("list or null", "Only in some open windows: what a seat may choose that nobody waits for."),
    "sealed": ("choice or null", "What this seat has answered face down, until all have answered."),
}
HEARD = {
    "what": "What happened, in a word; the words of a game are the keys of its `LOG`.",
    "seat": "Whom it happened to, or who did it.",
    "cards": "The cards it is about; null: a card that this seat may not know.",
    "n": "A number: how many, how much.",
    "name": "A word more.",
    "rule": "The rule it happened by, where that is not the usual one of its kind.",
    "to": "The seats it is about besides.",
    "on": "The cards it is about besides.",
    "m": "A second number.",
}
INTRODUCTION = """# What a view contains

Made from the sources by `make docs`. `match.view(seat)` is a dict of these fields, the same as
[over the network](protocol.md). A card is a number that [`hr.card`](library.md) knows, or null when it lies face down
for this seat. -1 stands for no seat, and for none of what else is counted from 0. What lasts *for a trick* is empty
before and after.
"""


def said_of(tree: ast.Module) -> dict[str, str]:
    """What stands below each field."""
    state = next(line for line in tree.body if isinstance(line, ast.ClassDef) and ast.unparse(line.bases[0]) == "Game")
    found = {}
    for field, below in zip(state.body, [*state.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(field.target)] = " ".join(str(below.value.value).split())
    return found


def type_of(field: Field) -> str:
    """For people: what it is in JSON."""
    each = field.mark(Each)
    if field.kind == INSIDE:
        return "object: card → list of cards"
    if field.kind == CLOSED:
        return "list of lists of backs" if each else "list of backs"
    if field.kind in (CARDS, PILES, HEAP):
        return f"list of cards per {one(each)}" if each else "list of cards"
    return f"{in_json(get_args(field.type)[0])} per {one(each)}" if each else in_json(field.type)


def one(each: Each) -> str:
    return {"abilities": "ability"}.get(each.of, each.of.removesuffix("s"))


def in_json(hint: Any) -> str:
    names: dict[Any, str] = {bool: "true or false", int: "number", str: "text", list: "list", tuple: "list"}
    return names.get(bare(hint), "list")


def lasts(field: Field) -> str:
    until = field.mark(Until)
    return f"*For a {until.over}.* " if until else ""


def state_of(game: str) -> ast.Module:
    return ast.parse((SOURCE / "rulebooks" / game.replace("-", "_") / "state.py").read_text(encoding="utf-8"))


def unsaid(game: str) -> list[str]:
    """The fields of which nobody says what they mean."""
    tree = state_of(game)
    return [field.name for field in fields_of(tree)[1] if field.name not in said_of(tree)]


def chapter(game: str) -> str:
    tree = state_of(game)
    meaning = said_of(tree)
    lines = [
        f"## {words('en', game)('game')}",
        "",
        "| field | what it is | who sees it | meaning |",
        "|---|---|---|---|",
    ]
    for field in fields_of(tree)[1]:
        if field.kind != DERIVED:
            said = f"{lasts(field)}{meaning.get(field.name, '')}".replace("|", "\\|")
            lines.append(f"| `{field.name}` | {type_of(field)} | {SEEN[field.kind]} | {said} |")
    return "\n".join(lines)


def page() -> str:
    common = [f"| `{name}` | {type} | {said} |" for name, (type, said) in COMMON.items()]
    heard = [f"| `{name}` | {said} |" for name, said in HEARD.items()]
    return "\n".join(
        [
            INTRODUCTION,
            *("## In every game", "", "| field | what it is | meaning |", "|---|---|---|", *common, ""),
            *(f"{chapter(game)}\n" for game in GAMES),
            *("## What is heard", "", "`match.heard(seat)` is a list of these, in order, from the set-up on.", ""),
            *("| field | meaning |", "|---|---|", *heard, ""),
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print("docs/views.md")
