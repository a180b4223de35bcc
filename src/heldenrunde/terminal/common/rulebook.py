"""Rules and cards as text: for reading, or as Markdown."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from heldenrunde.library import CardKind, Example, Rule, cards, chapters, examples, rules
from heldenrunde.terminal.common.library import find_cards, look_up
from heldenrunde.texts import words

WIDTH = 88


def rules_text(game: str, language: str, wanted: str = "", markdown: bool = False) -> str:
    """The whole book, or what was looked for."""
    if wanted:
        found, told = look_up(game, language, wanted)
    else:
        found, told = list(rules(game, language)), list(examples(game, language))
    say = words(language, game)
    title = [heading(1, say("game"), markdown), wrap(say("game.about"), markdown)] if not wanted else []
    parts = [*title, *rule_parts(game, language, found, markdown), *example_parts(told, language, markdown)]
    return "\n\n".join(parts)


def rule_parts(game: str, language: str, found: Iterable[Rule], markdown: bool) -> Iterable[str]:
    titles, chapter = chapters(game, language), ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            yield heading(2, f"{chapter} {titles[chapter]}".strip(), markdown)
        number = f"**{rule.number}**" if markdown else rule.number
        yield wrap(f"{number} {rule.text}", markdown)


def example_parts(told: list[Example], language: str, markdown: bool) -> Iterable[str]:
    if told:
        yield heading(2, words(language)("cli-examples"), markdown)
    for example in told:
        title = f"**{example.title}.**" if markdown else f"{example.title}."
        yield wrap(f"{title} {example.text}", markdown)


def cards_text(game: str, language: str, wanted: str = "", markdown: bool = False) -> str:
    found = find_cards(game, language, wanted) if wanted else list(cards(game, language))
    kind, parts = None, []
    for card in found:
        if card.kind != kind:
            kind = card.kind
            parts.append(heading(2, kind, markdown))
        parts.append(card_text(card, language, markdown))
    return "\n\n".join(parts)


def card_text(card: CardKind, language: str, markdown: bool) -> str:
    """Name, copies, text and where it comes from."""
    say = words(language)
    name = f"**{card.name}**" if markdown else card.name
    lines = [f"{name} ({say('cli-copies', n=card.copies)})", card.text, card.source]
    return wrap("\n".join(line for line in lines if line), markdown)


def heading(level: int, title: str, markdown: bool) -> str:
    if markdown:
        return f"{'#' * level} {title}"
    return f"{title}\n{('=' if level == 1 else '-') * len(title)}"


def wrap(text: str, markdown: bool) -> str:
    """Every line of a rule is one group of sentences: it stays a line of its own."""
    lines = text.splitlines()
    if markdown:
        return "  \n".join(lines)
    first, *rest = lines
    return "\n".join([fill(first, WIDTH), *(fill(line, WIDTH, initial_indent="  ") for line in rest)])
