"""Every text of every game: there in all languages, spoken without a gap, and nothing the code says is missing."""

import ast
import re
from collections import Counter
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from heldenrunde import HeldenrundeError, Match, Reason, bot
from heldenrunde.core.chance import Quick
from heldenrunde.core.definition import Definition
from heldenrunde.core.record import frozen
from heldenrunde.core.scene import Text
from heldenrunde.core.views import hear
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, source, words
from tests.every_game.positions import short

SOURCES = Path(str(files("heldenrunde")))
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
FIGURES: dict[str, Any] = {
    **{"player": "Bot 2", "to": "Bot 3", "cards": "A, B", "first": "A", "last": "B", "on": "C"},
    **{"n": 1, "m": 2, "name": "2"},
}
"""What a line of the log can be told with."""
GAP = re.compile(r"[{}]|\$\w|\?\?\?|\bNone\b(?! of)")


# -- the files -------------------------------------------------------------------------------------------------------


@cache
def entries(language: str, game: str) -> list[Any]:
    return FluentParser().parse(source(language, game)).body


def messages(language: str, game: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(language, game) if isinstance(entry, Message)}


def ids(language: str, game: str) -> list[str]:
    """Every message and term, and every attribute as `id.attribute`."""
    found = []
    for entry in entries(language, game):
        if isinstance(entry, (Message, Term)):
            found += [entry.id.name] * (entry.value is not None)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def variables(language: str, game: str, id: str) -> set[str]:
    """The variables that a message needs, also by the messages it refers to."""
    found: set[str] = set()
    known = {**messages(language, ""), **messages(language, game)} if game else messages(language, "")

    class Find(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
            self.visit(known[node.id.name].value)

    Find().visit(known[id].value)
    return found


@pytest.mark.parametrize("game", ["", *GAMES])
def test_all_languages_have_the_same_messages_and_only_once(game):
    for language in LANGUAGES:
        junk = [entry.content for entry in entries(language, game) if isinstance(entry, Junk)]
        assert not junk, f"{language}: not Fluent: {junk[0]}"
        twice = [id for id, n in Counter(ids(language, game)).items() if n > 1]
        assert not twice, f"{language}: {twice}"
        assert not game or not set(ids(language, game)) & set(ids(language, ""))
    for one, other in pairwise(LANGUAGES):
        assert set(ids(one, game)) == set(ids(other, game))


SAME_WORDS = {
    *("Automaton", "Auto", "Bot", "Charmanta", "Factoryon", "Filter", "Hand", "Joker", "Monster", "Power", "Reserve"),
    *("Solo", "Tableau", "normal", "orange", "skip"),
}
"""They are the same in all languages."""
WORD = re.compile(r"[^\W\d_]{2,}")


def patterns(language: str, game: str) -> dict[str, Pattern]:
    """What is said by each message and attribute."""
    found = {}
    for name, message in messages(language, game).items():
        parts = {name: message.value, **{f"{name}.{part.id.name}": part.value for part in message.attributes}}
        found.update({id: pattern for id, pattern in parts.items() if pattern is not None})
    return found


def words_in(pattern: Pattern) -> set[str]:
    found: set[str] = set()

    class Find(Visitor):
        def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
            found.update(WORD.findall(node.value))

    Find().visit(pattern)
    return found


def said_alike(game: str) -> list[str]:
    """Messages that are the same in all languages, though there are words in them; names of games and cards may be."""
    one, *others = [patterns(language, game) for language in LANGUAGES]
    alike = [id for id in one if all(one[id].equals(other[id]) for other in others)]
    names = {id for id in alike if id == "game" or re.fullmatch(r"card-[\w-]+", id)}
    return [id for id in alike if id not in names and words_in(one[id]) - SAME_WORDS]


@pytest.mark.parametrize("game", ["", *GAMES])
def test_nothing_is_left_in_another_language(game):
    """Of what is the same in German and English, one is not translated; or it is a loanword: see SAME_WORDS."""
    assert not said_alike(game)


# -- what the code says ----------------------------------------------------------------------------------------------


def game_of(path: Path) -> str:
    """The game whose texts a source file uses; "" for those that all share."""
    folders = {game.replace("-", "_"): game for game in GAMES}
    parts = path.relative_to(SOURCES).parts
    return folders[parts[1]] if parts[0] == "rulebooks" and len(parts) > 2 else ""


def named_args(call: ast.Call) -> set[str] | None:
    """The arguments that a Refusal, Reason or text is given; None if they do not stand there in words."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if isinstance(call.func, ast.Name) and call.func.id == "Refusal" and len(call.args) > 2:
        pairs = call.args[2]
        if not isinstance(pairs, ast.Tuple):
            return None
        return {pair.elts[0].value for pair in pairs.elts if isinstance(pair, ast.Tuple)}  # type: ignore[attr-defined]
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


@cache
def said() -> list[tuple[str, str, set[str] | None, str]]:
    """Every message that the sources name outright: the game, the id, the arguments, and where it stands."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        if "storage" in path.parts:  # text("…") is SQL there
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Refusal", "Reason", "text", "Text") and isinstance(first, ast.Constant):
                    args = None if node.func.id == "Text" else named_args(node)
                    found.append((game_of(path), str(first.value), args, f"{path.name}:{node.lineno}"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_named_in_the_sources_exists_and_gets_what_it_needs(language):
    assert len(said()) > 20
    missing = [f"{where}: {id}" for game, id, _, where in said() if not words(language, game).has(id)]
    assert not missing
    for game, id, args, where in said():
        if args is not None and "." not in id:
            needed = variables(language, game, id) - args
            assert not needed, f"{where}: {id} in {language} needs {needed}"


def missing_texts(language: str, game: Definition) -> list[str]:
    """What rules, events, cards and options are called."""
    folder = SOURCES / "rulebooks" / game.id.replace("-", "_")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    cited = re.findall(rf"\b{game.prefix}-(\d+)(?:\.(\d+))?", sources)
    needed = {
        *[f"rule-{game.prefix}-{chapter}-{rule}" for chapter, rule in cited if rule],
        *[f"chapter-{game.prefix}-{chapter}" for chapter, _ in cited],
        *[f"log-{what}" for what in game.log],
        *[f"rule-{rule.replace('.', '-')}" for rule in game.log.values()],
        *[f"card-{card}" for card, _ in game.catalogue()],
        *[f"option-{option.name}{end}" for option in game.options for end in ("", ".help")],
        *[f"option-{option.name}-{value}" for option in game.options for value in option.among],
        *["game", "game.about"],
    }
    return sorted(id for id in needed if not words(language, game.id).has(id))


# -- at the table ----------------------------------------------------------------------------------------------------


def texts_in(thing: Any) -> list[Text]:
    """All texts of a scene, wherever they stand; those inside other texts are spoken with them."""
    if isinstance(thing, Text):
        return [thing]
    if isinstance(thing, (tuple, list)):
        return [found for part in thing for found in texts_in(part)]
    if is_dataclass(thing):
        return [found for field in fields(thing) for found in texts_in(getattr(thing, field.name))]
    return []


class Listener:
    """Speaks every text it has not heard yet, in all languages."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.heard: set[str] = set()
        self.ids: set[str] = set()
        self.texts: list[Text] = []
        self.rules: set[str] = set()
        """By which things happened."""

    def hear(self, text: Text) -> None:
        if (key := repr(text)) in self.heard:
            return
        self.heard.add(key)
        self.ids.add(text.id)
        self.texts.append(text)
        for language in LANGUAGES:
            self.check(words(language, self.game).say(text), f"{key} in {language}")

    def check(self, spoken: str, what: str) -> None:
        assert spoken, what
        assert spoken.strip() == spoken, what
        assert not GAP.search(spoken), f"{what}: {spoken}"


def look_round(match: Match, listener: Listener) -> None:
    """What everybody sees, and what everybody heard since."""
    events = match.happened()
    for seat in (None, *range(match.seats)):
        for text in texts_in(match.game.scene(match.view(seat), seat)):
            listener.hear(text)
        for event in events:
            assert event.what in match.game.log, f"{event.what} stands in no log"
            told = match.game.tell(hear(event, seat))
            listener.hear(told["line"])
            listener.rules.add(told["rule"])


def try_in_vain(match: Match, listener: Listener, choices: list[Any]) -> None:
    """What is refused is refused in a sentence."""
    for seat in range(match.seats):
        for choice in choices:
            if why := match.table.refusal(seat, frozen(choice)):
                listener.hear(Text(why.id, dict(why.args)))


def play(game: Definition, seats: int, seed: int, listener: Listener, looks: int) -> None:
    """A random match. Scenes are looked at often in the beginning and at the end, and in between now and then."""
    match, chance = Match.new(game.id, seats, seed, **short(game.id, seats)), Quick(seed)
    before: list[Any] = ["pass", "nonsense"]
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        if match.decisions % looks == 0 or match.decisions < 12:
            look_round(match, listener)
            try_in_vain(match, listener, before[-12:])
        choice = options[chance.roll("test", len(options))]
        before += [choice, options[-1]]
        match.answer(seat, choice)
    look_round(match, listener)
    try_in_vain(match, listener, before[:1])


@EVERY_GAME
def test_a_match_is_spoken_without_a_gap(game):
    listener = Listener(game.id)
    for seed, seats in enumerate(game.seats):
        play(game, seats, seed, listener, looks=11)
    for language in LANGUAGES:
        assert all(words(language, game.id).has(f"rule-{rule.replace('.', '-')}") for rule in listener.rules)
    kinds = Counter(id.partition("-")[0] for id in listener.ids)
    assert kinds["log"] >= len(game.log) / 2
    assert kinds["zone"]
    assert kinds["ask"]
    assert kinds["do"]


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_whatever_its_figures(language, game):
    speak = words(language, game.id)
    for id in [id for id in ids(language, game.id) if id.startswith("log-")]:
        assert variables(language, game.id, id) <= FIGURES.keys(), id
        assert id.removeprefix("log-").removesuffix("-unseen") in game.log, f"{id} never happens"
        for n in (-3, -1, 0, 1, 2, 7):
            assert not GAP.search(speak(id, **{**FIGURES, "n": n})), id


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_requests_that_cannot_be_met_are_answered_in_a_sentence(language, game):
    match = Match.new(game.id, seed=1)
    record = match.record()
    asked, other = match.waiting()[0], "chess"
    attempts = [
        lambda: Match.new(other),
        lambda: Match.new(game.id, 99),
        lambda: Match.new(game.id, gold=1),
        lambda: Match.new(game.id, seed=b"short"),
        lambda: Match.load({}),
        lambda: Match.replay({**record, "version": 0}),
        lambda: Match.replay({**record, "decisions": [[asked, "nonsense"]]}),
        lambda: match.imagine(asked, 1).record(),
        lambda: match.view(99),
        lambda: match.answer(asked, "nonsense"),
        lambda: match.answer(match.seats, "nonsense"),
        lambda: bot(other),
    ]
    for option in game.options:
        wrong: dict[str, Any] = {option.name: "nonsense"}
        attempts.append(lambda wrong=wrong: Match.new(game.id, **wrong))  # type: ignore[misc]
    for attempt in attempts:
        with pytest.raises(HeldenrundeError) as refused:
            attempt()
        spoken = refused.value.reason.text(language)
        assert spoken.endswith((".", ")"))
        assert not GAP.search(spoken)


def test_a_number_below_zero_has_a_true_minus():
    """CH-4.3: a value may be negative; a hyphen elsewhere stays one."""
    said = Reason("no-too-low", "CH-3.4", "custom-heroes", value=-3, other=-1).text("en")
    assert said.startswith("−3 does not beat −1: ")
    assert said.endswith("(CH-3.4)")


def test_a_reason_names_its_rule():
    assert Reason("match-over", "CH-8.2").text("de").endswith(". (CH-8.2)")
