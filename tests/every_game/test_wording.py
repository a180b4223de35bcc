"""Sentences hold whatever names and counts come into them: each is said with awkward ones."""

import re
from functools import cache
from itertools import product
from typing import Any

import pytest

from heldenrunde.core.scene import Text
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, Words, words
from tests.every_game.positions import every_game
from tests.every_game.test_texts import Listener, ids, play, said, variables

COUNTS = (-1, 0, 1, 2)
SPOKEN = ("log", "do", "no", "ask", "beat", "state", "badge")
"""Kinds of messages that are sentences or parts of them: lines of the log, options, refusals, questions."""
NOUNS = "cards|points|levels|treasures|upgrades|tricks|rounds|medals|markers|faces|items|sections|monsters|players"
NOMEN = "karten|punkte|schätze|stufen|runden|stiche|medaillen|seiten|gegenstände|abschnitte|aufwertungen|spielende"
WRONG = {
    "doubled punctuation": re.compile(r"[.!?,;:]\s*[.,;!?](?!\.)"),
    "a space before punctuation": re.compile(r"\s[.,;!?]"),
    "a hyphen for a minus": re.compile(r"(?<![\w–-])-\d"),
    "a gap": re.compile(r"[{}]|\$\w|\?\?\?|\bNone\b(?! of)|\s\s|\(\s|\s\)|\(\)"),
    "a plural after one": re.compile(rf"(?<![\w,.–/−+])1 \w*(?:{NOUNS}|{NOMEN})\b", re.IGNORECASE),
}
BARE_COMMA = "a bare name with a comma"
QUOTED = re.compile(r"„[^“]*“|“[^”]*”")


class Awkward(Words):
    """Calls every card by the same awkward name."""

    def __init__(self, language: str, game: str, name: str) -> None:
        super().__init__(language, game)
        self.name = name

    def say(self, text: Text) -> str:
        if text.id == "player":
            return "Anna"
        return self.name if text.id.startswith("card-") else super().say(text)


def awkward_names(game: str, language: str) -> list[str]:
    """Of the game's own names one for each kind of punctuation in them, and one without."""
    say = words(language, game)
    found: dict[str, str] = {}
    for card, _ in GAMES[game].catalogue():
        name = say(f"card-{card}")
        found.setdefault("".join(sorted(set(re.findall(r"[^\w\s-]", name)))), name)
    return list(found.values())


def counted(value: Any, n: int) -> Any:
    """The same with another number wherever one stands; seats stay, and so does 0, which says that there is nothing."""
    if isinstance(value, Text):
        return (
            value if value.id == "player" else Text(value.id, {key: counted(arg, n) for key, arg in value.args.items()})
        )
    if isinstance(value, (list, tuple)):
        return [counted(item, n) for item in value]
    return n if type(value) is int and value else value


@cache
def samples(game: str) -> dict[str, list[Text]]:
    """What was said in some matches, by message: once for each shape of its figures."""
    listener = Listener(game)
    for seed, seats in enumerate(GAMES[game].seats):
        play(GAMES[game], seats, seed, listener, looks=11)
    found: dict[tuple[str, str], Text] = {}
    for text in listener.texts:
        found.setdefault((text.id, shape(text)), text)
    kept: dict[str, list[Text]] = {}
    for text in found.values():
        kept.setdefault(text.id, []).append(text)
    return kept


def shape(value: Any) -> str:
    """The kinds of what a text is told with; words that a message chooses by count as themselves."""
    if isinstance(value, Text):
        return f"{value.id.split('-')[0]}({','.join(f'{key}={shape(arg)}' for key, arg in sorted(value.args.items()))})"
    if isinstance(value, (list, tuple)):
        return f"[{min(len(value), 2)}:{shape(value[0]) if value else ''}]"
    return "n" if type(value) is int else repr(value)


def unheard(game: str, language: str) -> list[Text]:
    """Messages that no match brought up, with a quoted name and a number for all they need."""
    named = {id for where, id, _, _ in said() if where == game} | {f"log-{what}" for what in GAMES[game].log}
    missing = {id for id in ids(language, game) if "." not in id and (id in named or id.startswith("log-"))}
    return [
        Text(id, {name: 1 if name in ("n", "m") else "„Mahlzeit!“" for name in variables(language, game, id)})
        for id in sorted(missing - samples(game).keys())
        if id.partition("-")[0] in SPOKEN
    ]


def faults(game: str, language: str) -> list[str]:
    found = []
    heard = [text for id, some in samples(game).items() if id.partition("-")[0] in SPOKEN for text in some]
    voices = [Awkward(language, game, name) for name in awkward_names(game, language)]
    for voice, n in product(voices, (*COUNTS, None)):
        for text in [*heard, *unheard(game, language)]:
            spoken = voice.say(text if n is None else counted(text, n))
            found += [f"{what}: {text.id}: {spoken}" for what in wrong_in(spoken, voice.name)]
    return found


def wrong_in(spoken: str, name: str) -> list[str]:
    found = [what for what, pattern in WRONG.items() if pattern.search(spoken)]
    unquoted = QUOTED.sub("", spoken)
    bare = "," in name and name in unquoted and not unquoted.endswith((name, f": {name}.", f"{name})"))
    return [*found, BARE_COMMA] if bare else found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_awkward_names_and_counts_break_no_sentence(game, language):
    assert samples(game)
    found = faults(game, language)
    firsts = {line.split(":")[1]: line for line in found}
    assert not found, f"{len(firsts)} messages:\n" + "\n".join(firsts.values())


@pytest.mark.parametrize(
    ("spoken", "wrong"),
    [
        ("Anna spielt Mahlzeit!.", "doubled punctuation"),
        ("Anna spielt Mahlzeit!!", "doubled punctuation"),
        ("Ende .", "a space before punctuation"),
        ("Anna hat -1 Punkte.", "a hyphen for a minus"),
        ("Anna hat { $n }.", "a gap"),
        ("Es fehlen 1 Punkte.", "a plural after one"),
        ("Anna draws 1 cards.", "a plural after one"),
        ("Anna nimmt Stange, lang und Seil.", BARE_COMMA),
    ],
)
def test_what_is_wrong_is_found(spoken, wrong):
    assert wrong in wrong_in(spoken, "Stange, lang")


@pytest.mark.parametrize(
    "spoken",
    ["Anna spielt „Stange, lang“.", "Was nun? … Ja.", "2–3 Karten, 11-Fuß", "−1 Punkt", "1 Karte.", "11 Karten"],
)
def test_what_is_right_is_not(spoken):
    assert not wrong_in(spoken, "Stange, lang")
