"""What repeats the fields of a state is written by a tool, and says what the state says."""

import ast

import pytest

from heldenrunde.rulebooks import GAMES
from tools.fields import page, pages


@pytest.mark.parametrize(
    ("path", "text"), pages().items(), ids=lambda part: part.parent.name if hasattr(part, "parent") else ""
)
def test_what_is_made_from_the_fields_is_up_to_date(path, text):
    assert path.read_text(encoding="utf-8") == text, "run: make fields"


def test_every_game_has_them():
    assert {path.parent.name.replace("_", "-") for path in pages()} == set(GAMES)


STATE = """
Pair = tuple[int, int]
Round = Annotated[Public[T], Until("round")]

class Toy(Game):
    layout: ClassVar[dict[str, str]] = LAYOUT
    hands: Piles
    purse: Own[PerSeat[Maybe[int]]]
    leader: Round[Maybe[Seat]]
    pairs: Round[list[Pair]]
    name: Public[str]
    faces: Derived[list[Face]]
"""


def test_a_field_is_shown_copied_and_cleared_as_it_is_declared():
    made = page("toy", ast.parse(STATE))
    assert '"purse": OWN,\n    "leader": PLAIN,' in made
    assert 'SLOTS: Final = (*LAYOUT, "faces")' in made
    assert "new.hands = [pile[:] for pile in old.hands]" in made
    assert "new.leader = old.leader\n    new.pairs = old.pairs[:]" in made
    assert "new.faces = old.faces[:]" in made
    begun, _, everything = made.partition("def clear_all(g: Toy, seats: int)")
    assert begun.endswith('"""What lasts for one round."""\n    g.leader = -1\n    g.pairs = []\n\n\n')
    assert 'g.hands = [[] for _ in range(seats)]\n    g.purse = [-1] * seats\n    g.name = ""' in everything
    assert everything.endswith("clear_round(g)\n")


def test_nobody_forgets_who_may_see_a_field_or_how_it_is_copied():
    with pytest.raises(AssertionError, match="who may see name"):
        page("toy", ast.parse(STATE.replace("Public[str]", "str")))
    with pytest.raises(AssertionError, match="how is name copied"):
        page("toy", ast.parse(STATE.replace("Public[str]", "Public[set[str]]")))
