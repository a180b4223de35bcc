"""A scene as coloured text. Colour never stands alone: a letter, a mark or a word says the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from heldenrunde.core.scene import Badge, Piece, Scene, Seat, Zone
from heldenrunde.terminal.speech import Speech

TONES = {"red": "#ff8080", "blue": "#80b4ff", "yellow": "#ffd75f", "green": "#87d787", "purple": "#d7a0ff"}
LIT, HIDDEN, TURN = "★", "▒", "▶"
QUIET = "dim"
PLAIN_BOX, CHOSEN_BOX, BLOCKED_BOX = "╭─╮│╰╯", "╔═╗║╚╝", "┌┄┐┊└┘"


# -- pieces ----------------------------------------------------------------------------------------------------------


def badge_text(badge: Badge, say: Speech) -> Text:
    """B+2 or Ko, in its colour."""
    name = say.say(badge.name)
    return Text(f"{name[:1]}{badge.mark}" if badge.mark else name[:2], style=TONES.get(badge.tone, ""))


def badges_text(piece: Piece, say: Speech) -> Text:
    return Text(" ").join(badge_text(badge, say) for badge in piece.badges)


def chip(piece: Piece, say: Speech) -> Text:
    """A piece within a line: 8 Misao [B+2]."""
    if piece.face is None:
        return Text(HIDDEN, style=QUIET)
    line = Text(LIT if piece.lit else "", style="bold")
    line.append(piece.mark, style="bold")
    line.append(f"{' ' if piece.mark else ''}{say.say(piece.face)}")
    if piece.badges:
        line.append(" [").append_text(badges_text(piece, say)).append("]")
    return line


def chips(pieces: Iterable[Piece], say: Speech) -> Text:
    """Open pieces one by one, the rest as a number."""
    listed = list(pieces)
    shown = [chip(piece, say) for piece in listed if piece.face is not None]
    hidden = len(listed) - len(shown)
    if hidden:
        shown.append(Text(say("app-face-down", n=hidden), style=QUIET))
    return Text(" · ", style=QUIET).join(shown)


def card_box(piece: Piece, width: int, tall: bool, chosen: bool, here: bool, say: Speech) -> list[Text]:
    """A card as a small box: value, name, badges."""
    box = CHOSEN_BOX if chosen else BLOCKED_BOX if piece.why_not else PLAIN_BOX
    style = "bold reverse" if here else "bold" if chosen else QUIET if piece.why_not else ""
    inner = width - 2
    rows = [cell(row, inner) for row in card_rows(piece, tall, say)]
    framed = [Text.assemble((box[3], style), row, (box[3], style)) for row in rows]
    top, bottom = Text(box[0] + box[1] * inner + box[2], style), Text(box[4] + box[1] * inner + box[5], style)
    if piece.why_not:
        for row in framed:
            row.stylize(QUIET)
    return [top, *framed, bottom]


def card_rows(piece: Piece, tall: bool, say: Speech) -> list[Text]:
    """What stands on a card, in two rows or three."""
    if piece.face is None:
        return [Text(HIDDEN * 3, QUIET)] * (3 if tall else 2)
    value = Text(piece.mark + (LIT if piece.lit else ""), style="bold")
    name, badges = Text(say.say(piece.face)), badges_text(piece, say)
    return [value, name, badges] if tall else [Text.assemble(value, " ", badges), name]


def cell(row: Text, width: int) -> Text:
    fitted = row.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def side_by_side(boxes: list[list[Text]]) -> Text:
    return Text("\n").join(Text("").join(row) for row in zip(*boxes, strict=True))


# -- the table -------------------------------------------------------------------------------------------------------


def seat_text(scene: Scene, seat: Seat, say: Speech) -> Text:
    """Counters, cards and states of a player."""
    lines = [Text(", ").join(counters_text(scene, seat.seat, say))]
    if seat.states:
        lines.append(Text(", ".join(say.say(state) for state in seat.states), style="bold"))
    lines.extend(zone_in_seat(zone, say) for zone in scene.zones if zone.owner == seat.seat and zone.pieces)
    return Text("\n").join(lines)


def counters_text(scene: Scene, seat: int, say: Speech) -> Iterator[Text]:
    for counter in scene.counters:
        if counter.owner == seat and counter.value != 0:
            label, _, value = say.counter(counter).rpartition(" ")
            yield Text.assemble(f"{label} ", (value, "bold"))


def zone_in_seat(zone: Zone, say: Speech) -> Text:
    """Hidden cards are counted, open ones named."""
    count = Text.assemble(f"{say.label(zone)} ", (str(len(zone.pieces)), "bold"))
    shown = [piece for piece in zone.pieces if piece.face is not None]
    return Text.assemble(f"{say.label(zone)}: ", chips(shown, say)) if len(shown) == len(zone.pieces) else count


def seat_title(seat: Seat, say: Speech) -> str:
    return f"{TURN} {say.names[seat.seat]}" if seat.to_act else say.names[seat.seat]


def common_text(scene: Scene, say: Speech) -> Text:
    """What belongs to nobody: the trick and what is to be beaten, then the piles by number."""
    open_zones = [zone for zone in scene.zones if zone.owner is None and zone.kind != "pile"]
    piles = [zone for zone in scene.zones if zone.owner is None and zone.kind == "pile"]
    lines = [line for zone in open_zones for line in open_zone(zone, say)]
    lines.append(Text(" · ").join(Text(f"{say.label(pile)} {len(pile.pieces)}", style=QUIET) for pile in piles))
    return Text("\n").join(lines)


def open_zone(zone: Zone, say: Speech) -> Iterator[Text]:
    if zone.note:
        yield Text(say.say(zone.note), style="bold")
    newest_first = zone.kind == "trick" and len(zone.pieces) > 1
    label = say("app-newest-first", zone=say.label(zone)) if newest_first else say.label(zone)
    pieces = zone.pieces[::-1] if newest_first else zone.pieces
    yield Text.assemble((f"{label}: ", QUIET), chips(pieces, say) if pieces else say("app-empty"))
