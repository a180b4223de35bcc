"""Write rulebooks/*/fields.py from the fields of each state: `python tools/fields.py`. The tests compare.

The state says each field once (core/fields.py); what would repeat them is written here: which there are, who may see
them, how a table is copied, what is cleared when. Only the source of the state is read, so it may be unfinished.
"""

from __future__ import annotations

import ast
import builtins
import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin

SOURCE = Path(__file__).resolve().parent.parent / "src" / "heldenrunde"
if __name__ == "__main__":
    # The package would import the games, and what is missing there may be just what is to be written.
    sys.modules["heldenrunde"] = ModuleType("heldenrunde")
    sys.modules["heldenrunde"].__path__ = [str(SOURCE)]
    os.environ["HELDENRUNDE_ENGINE"] = "sources"
    import_module("heldenrunde.engine").choose(str(SOURCE))

import heldenrunde.core.fields as core  # noqa: E402
from heldenrunde.core.fields import DERIVED, Begins, Each, Until  # noqa: E402
from heldenrunde.core.flow import Seat  # noqa: E402

EMPTY: dict[object, str] = {int: "0", bool: "False", str: '""', tuple: "()", list: "[]"}
PAGE = '''"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import {kinds}

if TYPE_CHECKING:
    from heldenrunde.rulebooks.{game}.state import {state}

LAYOUT: Final = {{
{layout}
}}
SLOTS: Final = (*LAYOUT, {derived})


def copy_fields(old: {state}, new: {state}) -> None:
    """All of them, so that the two share nothing that changes."""
{copy}
'''
CLEAR = '''

def clear_{what}(g: {state}{sizes}) -> None:
    """{why}"""
{lines}
'''


class Field(NamedTuple):
    name: str
    type: Any
    """Without who may see it and how long it lasts."""
    marks: tuple[Any, ...]
    """What is said about it besides; the later the more it counts."""

    def mark(self, kind: type) -> Any:
        return next((mark for mark in reversed(self.marks) if type(mark) is kind), None)

    @property
    def kind(self) -> str:
        found = self.mark(str)
        assert found, f"nobody has said who may see {self.name}"
        return str(found)


class Names(dict[str, Any]):
    """The names that a declaration may use; what stands for something else is no list that could change."""

    def __missing__(self, name: str) -> Any:
        return getattr(builtins, name, object)


def fields_of(tree: ast.Module) -> tuple[str, list[Field]]:
    """The name of the state, and its fields in the order written."""
    names = Names(vars(core), Seat=Seat)
    for line in tree.body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Subscript):
            names[ast.unparse(line.targets[0])] = meant(line.value, names)
    state = next(line for line in tree.body if isinstance(line, ast.ClassDef) and ast.unparse(line.bases[0]) == "Game")
    lines = [line for line in state.body if isinstance(line, ast.AnnAssign) and line.value is None]
    return state.name, [declared(ast.unparse(line.target), meant(line.annotation, names)) for line in lines]


def meant(node: ast.expr, names: Names) -> Any:
    return eval(ast.unparse(node), {}, names)


def declared(name: str, hint: Any) -> Field:
    marks = getattr(hint, "__metadata__", ())
    return Field(name, hint.__origin__ if marks else hint, marks)


def copied(field: Field) -> str:
    """How a value is copied that shares nothing with the old one that changes."""
    if get_origin(field.type) is not list:
        assert bare(field.type) in EMPTY, f"how is {field.name} copied?"
        return f"old.{field.name}"
    pile = bare(get_args(field.type)[0]) is list
    return f"[pile[:] for pile in old.{field.name}]" if pile else f"old.{field.name}[:]"


def bare(hint: Any) -> Any:
    """list[int] -> list, and the same with marks."""
    inner = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    return get_origin(inner) or inner


def begins(field: Field) -> str:
    """As what a field begins and is cleared to."""
    first, each = field.mark(Begins), field.mark(Each)
    if first:
        return str(first.value)
    if not each:
        return EMPTY[bare(field.type)]
    one = begins(declared("", get_args(field.type)[0]))
    return f"[[] for _ in range({each.of})]" if one == "[]" else f"[{one}] * {each.of}"


def page(game: str, tree: ast.Module) -> str:
    """The file of a game."""
    state, fields = fields_of(tree)
    kept = [field for field in fields if field.kind != DERIVED]
    layout = [f'    "{field.name}": {field.kind.upper()},' for field in kept]
    text = PAGE.format(
        game=game,
        state=state,
        kinds=", ".join(sorted({field.kind.upper() for field in kept})),
        layout="\n".join(layout),
        derived=", ".join([f'"{field.name}"' for field in fields if field.kind == DERIVED]),
        copy="\n".join([f"    new.{field.name} = {copied(field)}" for field in fields]),
    )
    return text.replace("(*LAYOUT, )", "(*LAYOUT,)") + clearings(state, kept)


def clearings(state: str, fields: list[Field]) -> str:
    """A function for each that is over once in a while, and one for the empty table."""
    ends = list(dict.fromkeys([field.mark(Until).over for field in fields if field.mark(Until)]))
    lasting = {end: [field for field in fields if field.mark(Until) == Until(end)] for end in ends}
    text = "".join([clearing(state, end, f"What lasts for one {end}.", lasting[end], []) for end in ends])
    calls = [f"    clear_{end}({', '.join(['g', *sizes(lasting[end])])})" for end in ends]
    rest = [field for field in fields if not field.mark(Until)]
    return text + clearing(state, "all", "Nothing lies on the table, and nothing has happened.", rest, calls, fields)


def clearing(
    state: str, what: str, why: str, fields: list[Field], calls: list[str], sized: list[Field] | None = None
) -> str:
    lines = [f"    g.{field.name} = {begins(field)}" for field in fields]
    given = "".join([f", {size}: int" for size in sizes(sized or fields)])
    return CLEAR.format(what=what, state=state, sizes=given, why=why, lines="\n".join([*lines, *calls]))


def sizes(fields: list[Field]) -> list[str]:
    """Of what there is an entry each."""
    return sorted({field.mark(Each).of for field in fields if field.mark(Each)})


def pages() -> dict[Path, str]:
    """Every file with what it should contain."""
    states = sorted(SOURCE.glob("rulebooks/*/state.py"))
    return {
        path.with_name("fields.py"): page(path.parent.name, ast.parse(path.read_text(encoding="utf-8")))
        for path in states
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(SOURCE.parent.parent))
