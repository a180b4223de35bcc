"""The shape of the source: imports point one way, rules do no input or output, files are short, numbers exist."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, words

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "heldenrunde"
FILES = sorted(SRC.rglob("*.py"))

# Each layer and those it may import from. A new folder needs a line here.
CORE = {"core"}
GAMES_LAYER = CORE | {"rulebooks"}
TEXTS = CORE | {"texts"}
ERRORS = TEXTS | {"errors"}
RULESETS = GAMES_LAYER | {"rulesets"}
CHECKS = GAMES_LAYER | ERRORS | {"checks"}
LIBRARY = RULESETS | CHECKS | {"standing", "match", "recall", "playing", "registry", "library"}
BOTS = LIBRARY | {"bots"}
LESSONS = LIBRARY | {"lessons"}
PACKAGE = BOTS | LESSONS | {"heldenrunde"}
LAYERS = {
    "core": CORE,
    "rulebooks": GAMES_LAYER,
    "texts": TEXTS,
    "errors": ERRORS,
    "rulesets": RULESETS,
    "checks": CHECKS,
    "standing": CORE,
    "match": LIBRARY,
    "recall": LIBRARY,
    "playing": LIBRARY | {"playing"},
    "choices": set(),
    "registry": LIBRARY,
    "library": LIBRARY,
    "lessons": LESSONS,
    "bots": BOTS,
    "engine": CORE,  # it asks which kind of core is there
    "heldenrunde": BOTS | {"engine", "playing"},  # the package itself: its public names
    "lab": PACKAGE | {"lab"},
    "envs": PACKAGE | {"envs"},
    "server": PACKAGE | {"server"},
    "terminal": PACKAGE | {"terminal"},
    "cli": PACKAGE | {"engine", "lab", "envs", "server", "terminal", "cli"},
    "start": TEXTS | {"heldenrunde", "cli"},
}
# Within the server and the terminal client: each folder imports from itself and from those before it.
ROOMS = {
    "server": ("settings", "table", "storage", "workers", "hub", "guard", "web", "logs", "run"),
    "terminal": ("common", "local", "remote", "plain", "fullscreen", "commands", "join"),
}
PURE = ("core", "rulebooks")
NO_MODULES = {
    *("asyncio", "builtins", "datetime", "importlib", "io", "logging", "multiprocessing", "os", "pathlib", "random"),
    *("secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
NO_CALLS = {"open", "print", "input", "eval", "exec", "compile", "globals", "__import__", "breakpoint"}
MOST_LINES = 400


def name_of(file: Path) -> str:
    return file.relative_to(SRC).as_posix()


def layer_of(module: str) -> str:
    """heldenrunde.core.flow -> core; heldenrunde itself -> heldenrunde."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else parts[0]


def layer_of_file(file: Path) -> str:
    first = file.relative_to(SRC).parts[0].removesuffix(".py")
    return "heldenrunde" if first == "__init__" else first


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports_of(file: Path) -> list[str]:
    """Every module that a file imports, anywhere in it."""
    found = []
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written out"
            module = node.module or ""
            inside = LAYERS if module == "heldenrunde" else ROOMS.get(module.removeprefix("heldenrunde."), ())
            below = {alias.name for alias in node.names if alias.name in inside}
            found += [f"{module}.{name}" for name in below] or [module]
    return found


every_file = pytest.mark.parametrize("file", FILES, ids=name_of)
pure_files = pytest.mark.parametrize("file", [file for file in FILES if layer_of_file(file) in PURE], ids=name_of)
rule_files = pytest.mark.parametrize(
    "file", [file for file in FILES if layer_of_file(file) == "rulebooks"], ids=name_of
)


def test_there_are_files():
    assert len(FILES) > 20


# -- layers ----------------------------------------------------------------------------------------------------------


@every_file
def test_imports_point_one_way(file):
    layer = layer_of_file(file)
    assert layer in LAYERS, "a new layer: say in LAYERS what it may import"
    ours = {layer_of(module) for module in imports_of(file) if module.split(".")[0] == "heldenrunde"}
    assert ours <= LAYERS[layer]


@pytest.mark.parametrize("file", [file for file in FILES if layer_of_file(file) in ROOMS], ids=name_of)
def test_within_a_layer_imports_point_one_way(file):
    layer, *parts = file.relative_to(SRC).with_suffix("").parts
    if parts == ["__init__"]:
        return
    order = ROOMS[layer]
    assert parts[0] in order, "a new folder: say in ROOMS where it belongs"
    rooms = {module.split(".")[2] for module in imports_of(file) if module.startswith(f"heldenrunde.{layer}.")}
    assert rooms <= set(order[: order.index(parts[0]) + 1])


@rule_files
def test_a_game_imports_no_other_game(file):
    parts = file.relative_to(SRC).parts
    if len(parts) > 2:
        games = {module.split(".")[2] for module in imports_of(file) if module.startswith("heldenrunde.rulebooks.")}
        assert games <= {parts[1]}


# Where the files of a game are. Beside the folders: its definition, its table, what may be thought of hidden cards, and
# where a single file is enough, the cards.
PLACES = {"cards", "rules", "shown"}
BESIDE = {"__init__.py", "state.py", "fields.py", "secrets.py", "cards.py", "lesson.py", "migrations.py"}


@rule_files
def test_a_game_tells_cards_rules_and_what_is_shown_apart(file):
    """And what is shown decides nothing: neither the table nor cards and rules know of it."""
    parts = file.relative_to(SRC / "rulebooks").parts[1:]
    assert not parts or (parts[0] in PLACES and len(parts) == 2) or (parts[0] in BESIDE and len(parts) == 1)
    if parts and parts[0] not in ("__init__.py", "shown"):
        assert not [module for module in imports_of(file) if ".shown." in module]


def types_only(file: Path) -> list[str]:
    """What says to the compiler that a number is a word of the machine; nothing is imported for it when it runs."""
    blocks = [
        node for node in tree_of(file).body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    found = [node.module for block in blocks for node in block.body if isinstance(node, ast.ImportFrom)]
    return [module for module in found if module == "mypy_extensions"]


@pure_files
def test_core_and_games_import_the_standard_library_only(file):
    others = {module.split(".")[0] for module in imports_of(file)} - {"heldenrunde", *types_only(file)}
    assert others <= set(sys.stdlib_module_names)
    assert not others & NO_MODULES


@pure_files
def test_core_and_games_hide_no_import_in_a_function(file):
    """An import inside a function hides a circle. One is left: a state redeals by what its own secrets say."""
    functions = [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.FunctionDef)]
    hidden = {
        node.module
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.ImportFrom) and function.name != "redeal"
    }
    assert not hidden, f"imported inside a function: {hidden}"


@pure_files
def test_core_and_games_do_no_input_or_output(file):
    calls = [node.func for node in ast.walk(tree_of(file)) if isinstance(node, ast.Call)]
    assert not {call.id for call in calls if isinstance(call, ast.Name)} & NO_CALLS


@pure_files
def test_no_rule_is_half_done_in_a_frame(file):
    """Neither generators, nor functions inside functions, nor global variables: all of it could not be saved."""
    for node in ast.walk(tree_of(file)):
        assert not isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal))
        if isinstance(node, ast.FunctionDef):
            inner = [part for part in ast.walk(node) if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))]
            assert inner == [node], node.name


@every_file
def test_no_file_is_long(file):
    assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@every_file
def test_every_file_says_what_it_is_for(file):
    assert ast.get_docstring(tree_of(file))


# -- rules and their numbers -----------------------------------------------------------------------------------------


def folder_of(game: str) -> Path:
    return SRC / "rulebooks" / game.replace("-", "_")


def numbers_in(text: str, prefix: str) -> set[str]:
    """CH-3 and CH-3.5, but not the message ids rule-CH-3-5 and example-CH-4."""
    return set(re.findall(rf"(?<![\w-]){prefix}-\d+(?:\.\d+)?", text))


def message_of(number: str) -> str:
    """CH-3 is a chapter, CH-3.5 a rule."""
    return f"{'rule' if '.' in number else 'chapter'}-{number.replace('.', '-')}"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_of_a_rule_in_the_source_is_a_rule(game):
    texts = [words(language, game) for language in LANGUAGES]
    for file in [*folder_of(game).rglob("*.py"), *folder_of(game).rglob("*.ftl")]:
        for number in numbers_in(file.read_text(encoding="utf-8"), GAMES[game].prefix):
            assert all(text.has(message_of(number)) for text in texts), f"{file.name}: {number}"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_refusal_and_every_line_of_the_log_names_a_rule(game):
    for what, number in GAMES[game].log.items():
        assert words("en", game).has(message_of(number)), what


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_of_the_agenda_cites_its_number(game):
    """What is put on the agenda with `call` or takes an answer with `then=` is a rule, and its docstring says which."""
    files = list(folder_of(game).rglob("*.py"))
    functions = {node.name: node for file in files for node in tree_of(file).body if isinstance(node, ast.FunctionDef)}
    rules = {rule for file in files for node in ast.walk(tree_of(file)) for rule in rules_named_by(node)}
    assert rules
    without = {rule for rule in rules if not numbers_in(ast.get_docstring(functions[rule]) or "", GAMES[game].prefix)}
    assert not without - PHASES.get(game, set())


PHASES: dict[str, set[str]] = {}
"""Rules of the agenda that only put others there and have no number of their own."""


def rules_named_by(node: ast.AST) -> list[str]:
    if not isinstance(node, ast.Call):
        return []
    named = [keyword.value for keyword in node.keywords if keyword.arg == "then"]
    if isinstance(node.func, ast.Name) and node.func.id == "call":
        named.append(node.args[0])
    return [value.id for value in named if isinstance(value, ast.Name)]


# -- the whole tree --------------------------------------------------------------------------------------------------

MADE = re.compile(r"^(\.git|\.venv.*|\..*_cache|\.hypothesis|__pycache__|build|dist|node_modules)$")


def files_of_the_tree(folder: Path) -> list[Path]:
    """All files but those that tools have made."""
    found = []
    for path in folder.iterdir():
        if not MADE.match(path.name):
            found += files_of_the_tree(path) if path.is_dir() else [path]
    return found


def test_nothing_mentions_what_is_not_in_the_tree():
    word = b"shared" + b"/"
    assert [path for path in files_of_the_tree(ROOT) if word in path.read_bytes()] == []
