"""A whole game as a picture: who sits there, what lies before them, and the edition's table."""

from collections.abc import Sequence
from typing import NamedTuple

from ubongo.drawing.grids import Cells, DrawnPiece, laid_picture
from ubongo.drawing.svg import FAINT_INK, Picture, below, beside, card, line_of, lines_of


class DrawnSeat(NamedTuple):
    """A player, a line about them, and their board, if they have one."""

    name: str
    told: str
    area: Cells
    laid: Sequence[DrawnPiece]


def game_picture(
    title: str, told: str, seats: Sequence[DrawnSeat], table: Picture | None, result: Sequence[str]
) -> Picture:
    parts = [line_of(title, 15, bold=True), line_of(told, ink=FAINT_INK)]
    if any(seat.area for seat in seats):
        parts.append(beside([_seat(seat) for seat in seats], gap=24))
    if table is not None:
        parts.append(table)
    if result:
        parts.append(lines_of(result))
    return card(below(parts))


def _seat(seat: DrawnSeat) -> Picture:
    drawn = [line_of(seat.name, bold=True), line_of(seat.told, ink=FAINT_INK)]
    if seat.area:
        drawn.append(laid_picture(seat.area, seat.laid))
    return below(drawn, gap=4)
