"""Law: what clients need of a game and cannot draw from a scene comes from the game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heldenrunde import library
from heldenrunde.core.definition import AUTOMATON, SEATS
from heldenrunde.core.scene import Piece, Zone
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, words
from tests.browser.texts import bundle
from tests.every_game.positions import every_game, every_table
from tests.every_game.test_forms import scenes

ICONS = Path(__file__).parent.parent.parent / "web" / "src" / "games"
DRAWN_TOGETHER = ("brains", "love", "speed", "strength", "vancardian")
"""Kinds of cards that have one picture for all."""
FIGURES: dict[str, Callable[[Piece], bool]] = {
    "custom-heroes": lambda piece: piece.card.startswith("character-") or piece.kind == "yellow",
    "hero-story": lambda piece: piece.kind in ("identity", "personality", "ally", "archenemy", "suit"),
    "munchkin": lambda piece: piece.kind in ("monster", "race", "class"),
    "kapow": lambda piece: piece.kind in ("hero", "villain"),
    "backstab-heroes": lambda piece: piece.kind in ("normal", "mid", "fat"),
}
"""Which cards are about somebody."""


def zones(game: str, seats: int) -> Iterator[Zone]:
    for _, _, scene, _ in scenes(game, seats, 1):
        yield from scene.zones


@every_game
def test_every_card_of_the_catalogue_is_a_piece(game):
    for card in library.cards(game, "en"):
        assert card.piece.card == card.id
        assert card.piece.face
        assert all([words(language, game).has(card.piece.face.id) for language in LANGUAGES])


def icons_of(game: str) -> Path:
    return ICONS / game / f"{game}.icons.json"


def figures_of(game: str) -> set[str]:
    """The ids of its figures: a recipe is a line."""
    written = (ICONS / game / "figures.ts").read_text(encoding="utf-8")
    return set(re.findall(r"^  '?([\w-]+)'?: \{ head: ", written, re.MULTILINE))


@pytest.mark.parametrize("game", [game for game in GAMES if icons_of(game).exists()])
def test_every_card_has_a_picture(game):
    """A figure or a sign, but not both."""
    icons = set(json.loads(icons_of(game).read_text(encoding="utf-8")))
    single = [card.id for card in library.cards(game, "en") if card.piece.kind not in DRAWN_TOGETHER]
    drawn = {id.removeprefix("solo-") for id in single}
    assert drawn <= icons | figures_of(game)
    assert not icons & figures_of(game)


@pytest.mark.parametrize("game", FIGURES)
def test_whoever_can_be_met_has_a_portrait(game):
    met = {card.id.removeprefix("solo-") for card in library.cards(game, "en") if FIGURES[game](card.piece)}
    assert met
    assert not met - figures_of(game)


@every_table
def test_what_lies_open_is_of_the_kind_that_its_entry_in_the_catalogue_is_of(game, seats):
    """But a hero's kind is what is in the sleeve, and a board shows boxes, of which a card may have two."""
    kinds = {card.id: card.piece.kind for card in library.cards(game, "en") if not card.id.startswith("character-")}
    for zone in zones(game, seats):
        if zone.kind != "board":
            assert [piece.card for piece in zone.pieces if kinds.get(piece.card, piece.kind) != piece.kind] == []


@every_table
def test_who_cannot_use_a_piece_learns_the_rule(game, seats):
    numbers = {rule.number for rule in library.rules(game, "en")}
    assert {piece.why_not.rule for zone in zones(game, seats) for piece in zone.pieces if piece.why_not} <= numbers


@every_game
def test_what_is_counted_and_said_can_happen_and_has_words(game):
    definition = GAMES[game]
    named = {*definition.counted, *definition.said, *definition.until, *definition.high}
    assert named | {*definition.round_end, *definition.points, *definition.best} <= {*definition.log}
    assert {*definition.best} <= {*definition.counted}
    for language in LANGUAGES:
        said = [f"stat-{what}" for what in definition.counted] + [f"said-{what}" for what in definition.said]
        assert not [id for id in said if not bundle(language).has_message(id)]


@every_game
def test_options_say_of_what_there_is_when_they_matter_and_who_plays_against_whom(game):
    definition = GAMES[game]
    options = {option.name: option for option in definition.options}
    for option in definition.options:
        assert len(option.sides) in (0, len(option.among))
        for value, sides in zip(option.among, option.sides, strict=False):
            people = [one for side in sides for one in side if one != AUTOMATON]
            assert option.fits(value, len(people))
        for name, values in option.only.items():
            assert all(value in definition.seats if name == SEATS else options[name].accepts(value) for value in values)


@every_game
def test_more_players_do_not_take_less_time(game):
    few, many = GAMES[game].minutes
    assert 0 <= few <= many


@pytest.mark.parametrize("seats", GAMES["kapow"].seats)
def test_a_box_takes_the_dice_that_the_rules_take(seats):
    """KP-2.3: each set of dice that a scene names fills its box, and without one of them it does not."""
    named = 0
    for match, seat, scene, dice in scenes("kapow", seats, 2):
        boxes = {option.pieces[0]: option.choice[1] for option in scene.options if option.choice[0] == "choose"}
        assert set(scene.takes) == set(boxes)
        for box, sets in scene.takes.items():
            assert sets
            for found in dice.sample(sets, min(3, len(sets))):
                numbers = [int(id.partition(".")[2]) for id in found]
                assert match.check(seat, ["choose", boxes[box], numbers]) is None
                assert len(numbers) == 1 or match.check(seat, ["choose", boxes[box], numbers[1:]])
                named += 1
    assert named
