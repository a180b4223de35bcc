"""A scene as coloured text. Colour never stands alone: a letter, a mark or a word says the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from rich.text import Text as Styled

from heldenrunde.core.scene import Badge, Piece, Scene, Seat, Zone, text
from heldenrunde.terminal.common.speech import Speech

TONES = {"red": "#ff8080", "blue": "#80b4ff", "yellow": "#ffd75f", "green": "#87d787", "purple": "#d7a0ff"}
LIT, HIDDEN, TURN, PICKED = "★", "▒", "▶", "✓"
QUIET = "dim"
PLAIN_BOX, CHOSEN_BOX, HERE_BOX, BLOCKED_BOX = "╭─╮│╰╯", "╔═╗║╚╝", "┏━┓┃┗┛", "┌┄┐┊└┘"
HERE = "bold #ffaf5f"


# -- pieces ----------------------------------------------------------------------------------------------------------


def badge_text(badge: Badge, say: Speech) -> Styled:
    """B+2 or Ko, in its colour."""
    name = say.say(badge.name)
    letters = f"{name[:1]}{badge.mark}" if badge.mark else name[:2]
    return Styled(letters[:1].upper() + letters[1:], style=TONES.get(badge.tone, ""))


def badges_text(piece: Piece, say: Speech) -> Styled:
    return Styled(" ").join(badge_text(badge, say) for badge in piece.badges)


def chip(piece: Piece, say: Speech) -> Styled:
    """A piece within a line: 8 Misao [B+2]."""
    if piece.face is None:
        return Styled(HIDDEN, style=QUIET)
    line = Styled((LIT if piece.lit else "") + say.called(piece))
    line.highlight_words([piece.mark] if piece.mark else [], "bold")
    if piece.badges:
        line.append(" [").append_text(badges_text(piece, say)).append("]")
    return line


def chips(pieces: Iterable[Piece], say: Speech) -> Styled:
    """Open pieces one by one, the rest as a number."""
    listed = list(pieces)
    shown = [chip(piece, say) for piece in listed if piece.face is not None]
    hidden = len(listed) - len(shown)
    if hidden:
        shown.append(Styled(say("app-face-down", n=hidden), style=QUIET))
    return dotted(shown)


def brief(zone: Zone) -> tuple[Piece, ...]:
    """The pieces of a zone without what would be too much for a line: dice without their places, of a board what is
    filled; how many a supply has stands behind the name."""
    if zone.kind == "supply":
        return tuple([replace(p, mark="", badges=(Badge(text("app-count", n=p.mark)),)) for p in zone.pieces])
    if zone.kind == "board":
        return tuple([replace(piece, badges=(), lit=False) for piece in zone.pieces if piece.lit])
    if zone.kind in ("dice", "box"):
        return tuple([replace(piece, badges=(), mark="") for piece in zone.pieces])
    return zone.pieces


def die_box(piece: Piece, width: int, chosen: bool, here: bool, say: Speech) -> list[Styled]:
    """A die: what lies on top, what it is, and its six places."""
    box = HERE_BOX if here else CHOSEN_BOX if chosen else PLAIN_BOX
    style = HERE if here else "bold" if chosen else ""
    inner, tone = width - 2, TONES.get(piece.card, "")
    top = Styled((PICKED if chosen else "") + (piece.mark or HIDDEN), style=f"bold {tone}")
    name = Styled(say.say(piece.face) if piece.face is not None else "", style=tone)
    places = Styled("".join([badge.mark for badge in piece.badges]), style=QUIET)
    rows = [cell(row, inner) for row in (top, name, places)]
    edges = Styled(box[0] + box[1] * inner + box[2], style), Styled(box[4] + box[1] * inner + box[5], style)
    return [edges[0], *(Styled.assemble((box[3], style), row, (box[3], style)) for row in rows), edges[1]]


def dotted(parts: Iterable[Styled]) -> Styled:
    """a · b · c"""
    return Styled.assemble((" · ", QUIET)).join(parts)


def card_box(piece: Piece, width: int, tall: bool, chosen: bool, here: bool, say: Speech) -> list[Styled]:
    """A card as a small box: value, name, badges."""
    box = HERE_BOX if here else CHOSEN_BOX if chosen else BLOCKED_BOX if piece.why_not else PLAIN_BOX
    style = HERE if here else "bold" if chosen else QUIET if piece.why_not else ""
    inner = width - 2
    top, bottom = Styled(box[0] + box[1] * inner + box[2], style), Styled(box[4] + box[1] * inner + box[5], style)
    rows = [cell(row, inner) for row in card_rows(piece, tall, chosen, say)]
    for row in rows if piece.why_not else ():
        row.stylize(QUIET)
    return [top, *(Styled.assemble((box[3], style), row, (box[3], style)) for row in rows), bottom]


def card_rows(piece: Piece, tall: bool, chosen: bool, say: Speech) -> list[Styled]:
    """What stands on a card, in two rows or three."""
    if piece.face is None:
        return [Styled(HIDDEN * 3, QUIET)] * (3 if tall else 2)
    value = Styled((PICKED if chosen else "") + (LIT if piece.lit else "") + piece.mark, style="bold")
    name, badges = Styled(say.say(piece.face)), badges_text(piece, say)
    return [value, name, badges] if tall else [Styled.assemble(value, " ", badges), name]


def cell(row: Styled, width: int) -> Styled:
    fitted = row.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def side_by_side(boxes: list[list[Styled]]) -> Styled:
    return Styled("\n").join(Styled("").join(row) for row in zip(*boxes, strict=True))


# -- the table -------------------------------------------------------------------------------------------------------


def seat_text(scene: Scene, seat: Seat, say: Speech) -> Styled:
    """Name, states, counters and cards of a player; the viewer's own cards are drawn elsewhere."""
    zones = [zone for zone in scene.zones if zone.owner == seat.seat != scene.viewer and zone.pieces]
    hidden = [zone for zone in zones if any(piece.face is None for piece in zone.pieces)]
    lines = [seat_title(seat, say), dotted(counters_text(scene, seat.seat, say))]
    lines.append(dotted(count_text(zone, say) for zone in hidden))
    lines.extend(open_zone_text(zone, say) for zone in zones if zone not in hidden)
    return Styled("\n").join(line for line in lines if line)


def seat_title(seat: Seat, say: Speech) -> Styled:
    name = f"{TURN} {say.names[seat.seat]}" if seat.to_act else say.names[seat.seat]
    states = [Styled(say.say(state), style="italic") for state in seat.states]
    return dotted([Styled(name, style="bold underline" if seat.to_act else "bold"), *states])


def counters_text(scene: Scene, seat: int, say: Speech) -> Iterator[Styled]:
    """The counters of a seat, without those that are zero for everybody."""
    used = {counter.label.id for counter in scene.counters if counter.value != 0}
    for counter in scene.counters:
        if counter.owner == seat and counter.label.id in used:
            label, _, value = say.counter(counter).rpartition(" ")
            yield Styled.assemble(f"{label} ", (value, "bold"))


def count_text(zone: Zone, say: Speech) -> Styled:
    label = say("app-hand") if zone.kind == "hand" else say.label(zone)
    return Styled.assemble(f"{label}: ", (str(len(zone.pieces)), "bold"))


def open_zone_text(zone: Zone, say: Speech) -> Styled:
    return Styled.assemble((f"{say.label(zone)}: ", QUIET), chips(brief(zone), say))


def common_text(scene: Scene, say: Speech) -> Styled:
    """What belongs to nobody: the trick and what is to be beaten, then the piles by number."""
    open_zones = [zone for zone in scene.zones if zone.owner is None and zone.kind != "pile"]
    piles = [zone for zone in scene.zones if zone.owner is None and zone.kind == "pile"]
    lines = [line for zone in open_zones for line in open_zone(zone, say)]
    lines.append(dotted(Styled(f"{say.label(pile)} {len(pile.pieces)}", style=QUIET) for pile in piles))
    return Styled("\n").join(lines)


def open_zone(zone: Zone, say: Speech) -> Iterator[Styled]:
    if zone.note:
        yield Styled(say.say(zone.note), style="bold")
    groups = [list(pieces) for _, pieces in groupby(brief(zone), key=lambda piece: piece.group)]
    newest_first = zone.kind == "trick" and len(groups) > 1
    label = say("app-newest-first", zone=say.label(zone)) if newest_first else say.label(zone)
    yield Styled.assemble((f"{label}: ", QUIET), "" if groups else say("app-empty"))
    for pieces in reversed(groups) if newest_first else groups:
        yield group_text(pieces, say)


def group_text(pieces: list[Piece], say: Speech) -> Styled:
    """Pieces that were laid together, and by whom."""
    owner = pieces[0].owner
    return Styled.assemble((f"{say.names[owner]}: " if owner is not None else "", QUIET), chips(pieces, say))
