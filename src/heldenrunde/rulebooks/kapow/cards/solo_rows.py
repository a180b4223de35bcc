"""The solo sides of the characters (KP-8): seven rows each, worked through from top to bottom.

Needs are written as in the boxes of the boards. What a row does besides the usual has its own word.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ATT: Final = "attack"
DEF: Final = "defence"
FACE: Final = "face"
TRAIT: Final = "trait"
ACTION_DIE: Final = "action"
HEALTH: Final = "health"
HURT: Final = "hurt"
RETURN: Final = "return"
# Rows of a kind of their own.
REROLL_BLANKS: Final = "reroll-blanks"  # before placing, with two or more blanks: its blank trait dice once more
PUNISH_DICE: Final = "punish-dice"  # follow-up: 1 health per die that the player gained
PUNISH_GROWTH: Final = "punish-growth"  # 2 health if the player chose Grow or Activate
SHARE_FACES: Final = "share-faces"  # both gain a face
LOUDER: Final = "louder"  # attack by rounds
BURNT: Final = "burnt"  # loses health after a big attack
BLANK_MINDED: Final = "blank-minded"  # attack by blanks
FEEDS: Final = "feeds"  # health for a hit


class Entry(NamedTuple):
    """What one filling needs and gives."""

    need: str
    gives: tuple[tuple[str, int], ...]


class Row(NamedTuple):
    sections: int
    """How often it can be filled."""
    entries: tuple[Entry, ...]
    """The best first."""


def free(*gives: tuple[str, int]) -> Row:
    """A row without dice."""
    return Row(1, (Entry("", gives),))


def att(n: int) -> tuple[str, int]:
    return (ATT, n)


def dfc(n: int) -> tuple[str, int]:
    return (DEF, n)


ONE_FACE: Final = (FACE, 1)
ONE_TRAIT: Final = (TRAIT, 1)
ONE_ACTION: Final = (ACTION_DIE, 1)
GUARDS: Final = Row(1, (Entry("TT", (dfc(4),)), Entry("AA", (dfc(3),))))


def last(sections: int, *entries: Entry) -> Row:
    """A bottom row, which takes any die for a face."""
    return Row(sections, (*entries, Entry("*", (ONE_FACE,))))


def action_row(*gives: tuple[str, int], sections: int = 1) -> Row:
    return Row(sections, (Entry("P", gives),))


SOLO_SIDES: Final[dict[str, tuple[Row, ...]]] = {
    "tough-nut": (
        free(dfc(2), att(1)),
        free((HEALTH, 1)),
        Row(1, (Entry("TTT", (dfc(6), (HEALTH, 1))), Entry("MMM", (att(8),)))),
        Row(2, (Entry("TT", (dfc(3),)), Entry("MM", (att(5),)), Entry("EE", (att(4),)))),
        Row(1, (Entry("XE", (ONE_TRAIT,)), Entry("XT", (ONE_TRAIT,)))),
        action_row(att(2)),
        last(2, Entry("M", (att(2),)), Entry("X", ((FACE, 2),))),
    ),
    "elusivity": (
        free(dfc(1)),
        free(ONE_FACE),
        Row(1, (Entry("AAA", (dfc(6), ONE_FACE)), Entry("EEE", (att(7),)))),
        Row(2, (Entry("AA", (dfc(3), att(1))), Entry("ME", (att(4),)))),
        Row(1, (Entry("XA", (ONE_TRAIT,)), Entry("XE", (ONE_TRAIT,)))),
        action_row(att(2), dfc(1)),
        last(2, Entry("A", (att(1), dfc(1))), Entry("M", (att(2),))),
    ),
    "time-out": (
        free((REROLL_BLANKS, 2)),
        free(dfc(1)),
        Row(1, (Entry("XXX", (ONE_TRAIT, (HURT, 1))), Entry("EEE", (att(7),)))),
        Row(2, (Entry("XE", (ONE_TRAIT,)), Entry("ME", (att(4),)))),
        GUARDS,
        action_row(dfc(2)),
        last(3, Entry("X", (ONE_FACE, (HEALTH, 1)))),
    ),
    "victor-kane": (
        free(ONE_FACE),
        free(dfc(1)),
        Row(1, (Entry("EEE", (att(7),)), Entry("XXX", (ONE_TRAIT, ONE_FACE)))),
        Row(2, (Entry("XE", (ONE_TRAIT,)), Entry("ME", (att(4),)))),
        GUARDS,
        action_row(att(2), sections=2),
        last(2, Entry("T", (dfc(1),)), Entry("A", (dfc(1),))),
    ),
    "coquette": (
        free(dfc(1)),
        free((PUNISH_DICE, 1)),
        Row(1, (Entry("AAA", (att(4), dfc(2))), Entry("MMM", (att(6),)))),
        Row(2, (Entry("AX", (att(1), dfc(2), (RETURN, 1))), Entry("ME", (att(4),)))),
        Row(1, (Entry("XE", (ONE_TRAIT,)), Entry("XX", (ONE_TRAIT,)))),
        action_row(att(2)),
        last(2, Entry("T", (dfc(1),))),
    ),
    "spoiler-alert": (
        free(dfc(1)),
        free((PUNISH_GROWTH, 2)),
        Row(1, (Entry("XXX", (att(5), ONE_TRAIT)), Entry("EEE", (att(6),)))),
        Row(2, (Entry("XA", (att(1), dfc(1))), Entry("ME", (att(3),)))),
        GUARDS,
        action_row(att(1)),
        last(2, Entry("X", (ONE_TRAIT,))),
    ),
    "crescendo": (
        free((SHARE_FACES, 1)),
        free((LOUDER, 4)),
        Row(1, (Entry("EEE", (att(7),)), Entry("TTT", (dfc(6),)))),
        Row(2, (Entry("ME", (att(4),)), Entry("TA", (dfc(4),)))),
        Row(1, (Entry("XT", (ONE_TRAIT,)), Entry("X*", (ONE_ACTION,)))),
        action_row(att(2), dfc(1)),
        last(2, Entry("E", (att(2),)), Entry("M", (att(2),))),
    ),
    "fuse": (
        free(att(1)),
        free((BURNT, 8)),
        Row(1, (Entry("MMM", (att(7),)), Entry("EEE", (att(6),)))),
        Row(2, (Entry("ME", (att(3),)), Entry("EE", (att(2),)))),
        Row(1, (Entry("XE", (ONE_TRAIT,)), Entry("XM", (ONE_ACTION,)))),
        action_row(att(1)),
        last(2, Entry("T", (dfc(2),)), Entry("A", (dfc(2),))),
    ),
    "patchwork": (
        free(ONE_FACE),
        free(dfc(1)),
        Row(1, (Entry("PPP", (att(6), dfc(2))), Entry("MMM", (att(7),)))),
        Row(2, (Entry("PX", (ONE_ACTION, ONE_FACE)), Entry("ME", (att(4),)))),
        Row(1, (Entry("TT", (dfc(4),)), Entry("AA", (dfc(4),)))),
        action_row(att(2), dfc(1), sections=2),
        last(2, Entry("X", (ONE_TRAIT,))),
    ),
    "mindset": (
        free((BLANK_MINDED, 3)),
        free(dfc(1)),
        Row(1, (Entry("XXX", (ONE_TRAIT, (HURT, 1))), Entry("EEE", (att(6),)))),
        Row(2, (Entry("BB", (att(3),)), Entry("AA", (dfc(3),)))),
        Row(1, (Entry("XE", (ONE_TRAIT,)), Entry("XA", (ONE_TRAIT,)))),
        action_row(dfc(2)),
        last(2, Entry("X", (ONE_FACE,))),
    ),
    "echo": (
        free(dfc(2)),
        free(ONE_FACE),
        Row(1, (Entry("MMM", (att(8),)), Entry("EEE", (att(6), ONE_FACE)))),
        Row(2, (Entry("AA", (dfc(2), att(1))), Entry("TT", (dfc(3),)))),
        Row(1, (Entry("XX", (ONE_TRAIT, (HEALTH, 1))),)),
        action_row(att(3)),
        last(2, Entry("X", (ONE_TRAIT,))),
    ),
    "leech": (
        free(att(1)),
        free((FEEDS, 3)),
        Row(1, (Entry("MMM", (att(6), (HEALTH, 2))), Entry("XXX", (ONE_TRAIT, (HEALTH, 2))))),
        Row(2, (Entry("MX", (att(3), (HEALTH, 1))), Entry("ME", (att(3),)))),
        GUARDS,
        action_row(att(2)),
        last(2, Entry("X", (ONE_TRAIT,))),
    ),
}
