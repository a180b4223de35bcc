"""A row of pieces that can be walked through and picked by keys or mouse."""

from __future__ import annotations

from rich.text import Text as Styled
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from heldenrunde.core.scene import Piece
from heldenrunde.terminal.common.coloured_text import HERE, PICKED, card_box, chip, die_box, side_by_side
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.fullscreen.key_bindings import keys

NARROWEST, WIDEST = 8, 12


class PieceRow(Widget, can_focus=True):
    """Cards and dice as boxes, everything else as words in a line."""

    BINDINGS = keys(
        {
            "left": "step(-1)",
            "right": "step(1)",
            "enter,space": "pick",
        }
    )

    pieces: reactive[tuple[Piece, ...]] = reactive((), layout=True)
    chosen: reactive[frozenset[str]] = reactive(frozenset())
    here: reactive[int] = reactive(0)
    tall: reactive[bool] = reactive(True, layout=True)

    class Pointed(Message):
        """The cursor stands on a piece."""

        def __init__(self, piece: Piece) -> None:
            super().__init__()
            self.piece = piece

    class Picked(Message):
        """A piece was picked, or let go."""

        def __init__(self, piece: Piece) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self, speech: Speech, kind: str, id: str) -> None:
        super().__init__(id=id)
        self.speech, self.dice, self.boxes = speech, kind == "dice", kind in ("hand", "dice")

    # -- drawing -----------------------------------------------------------------------------------------------------

    def render(self) -> Styled:
        first, last = self.window()
        shown = list(enumerate(self.pieces))[first:last]
        if self.boxes:
            return side_by_side([self.box(i, piece) for i, piece in shown])
        return Styled(" ").join(self.word(i, piece) for i, piece in shown)

    def box(self, i: int, piece: Piece) -> list[Styled]:
        here = self.has_focus and i == self.here
        if self.dice:
            return die_box(piece, self.card_width(), piece.id in self.chosen, here, self.speech)
        return card_box(piece, self.card_width(), self.tall, piece.id in self.chosen, here, self.speech)

    def word(self, i: int, piece: Piece) -> Styled:
        picked = piece.id in self.chosen
        here = self.has_focus and i == self.here
        marks = ("┃", "┃") if here else (" ", " ")
        return Styled.assemble((marks[0], HERE), PICKED if picked else "", chip(piece, self.speech), (marks[1], HERE))

    def card_width(self) -> int:
        return max(NARROWEST, min(WIDEST, self.size.width // max(len(self.pieces), 1)))

    def window(self) -> tuple[int, int]:
        """The pieces that there is room for, around the cursor."""
        n = len(self.pieces)
        if not self.boxes:
            return self.word_window()
        room = max(1, self.size.width // self.card_width())
        first = max(0, min(self.here - room // 2, n - room))
        return first, min(n, first + room)

    def word_window(self) -> tuple[int, int]:
        """From the first piece such that the cursor's still fits."""
        widths = [self.word(i, piece).cell_len + 1 for i, piece in enumerate(self.pieces)]
        first = 0
        while first < self.here and sum(widths[first : self.here + 1]) > self.size.width + 1:
            first += 1
        return first, len(self.pieces)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if not self.pieces:
            return 0
        return (5 if self.tall or self.dice else 4) if self.boxes else 1

    # -- walking and picking -----------------------------------------------------------------------------------------

    def watch_pieces(self) -> None:
        self.here = max(0, min(self.here, len(self.pieces) - 1))

    def action_step(self, by: int) -> None:
        if self.pieces:
            self.here = (self.here + by) % len(self.pieces)
            self.point()

    def action_pick(self) -> None:
        if self.pieces:
            self.post_message(self.Picked(self.pieces[self.here]))

    def on_focus(self) -> None:
        self.point()

    def point(self) -> None:
        if self.pieces:
            self.post_message(self.Pointed(self.pieces[self.here]))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        found = self.at(offset.x) if offset else None
        if found is not None:
            self.here = found
            self.point()
            self.action_pick()

    def at(self, x: int) -> int | None:
        """The piece that is drawn there."""
        first, last = self.window()
        for i in range(first, last):
            width = self.card_width() if self.boxes else self.word(i, self.pieces[i]).cell_len + 1
            if x < width:
                return i
            x -= width
        return None
