"""The gem board as a picture: six fields with the pawns on them, and the gems of each row."""

from collections.abc import Sequence

from ubongo.drawing.art import SIZE, drawings, gem_picture, pawn_picture
from ubongo.drawing.svg import Picture, below, circle, line_of, rectangle, words

WALNUT = "#744827"
HOLE = "#4a2c15"
CREAM = "#ffefd6"
# Each row begins with its field, wide enough for four pawns.
FIELD = 78.0
STEP = 24.0
ROW = 30.0
GEM = 0.8
PAWN = 0.72


def gem_board_picture(
    rows: Sequence[Sequence[str]],
    pawns: Sequence[int],
    gems: Sequence[Sequence[int]],
    names: Sequence[str] = (),
    holes: int = 12,
) -> Picture:
    """The gems left in each row by colour, the field of each pawn, and what each seat has."""
    width = FIELD + holes * STEP + 20
    board = [rectangle(0, 0, width, len(rows) * ROW + 12, round_by=10, fill=WALNUT)]
    for field, row in enumerate(rows):
        y = 6 + field * ROW
        board.append(_field(field, [seat for seat, at in enumerate(pawns) if at == field], y))
        for place in range(holes):
            x = FIELD + 14 + place * STEP
            board.append(circle(x + STEP / 2, y + ROW / 2, 5, fill=HOLE))
        # The row was filled to its end; the nearest gems are taken first.
        for place, colour in enumerate(row, holes - len(row)):
            x = FIELD + 14 + place * STEP + (STEP - SIZE * GEM) / 2
            board.append(gem_picture(colour).at(x, y + (ROW - SIZE * GEM) / 2, GEM))
    drawn = Picture(width, len(rows) * ROW + 12, tuple(board))
    won = [_won(seat, counts, names) for seat, counts in enumerate(gems)]
    return below((drawn, *won), gap=6)


def _field(field: int, seats: Sequence[int], y: float) -> str:
    ground = rectangle(8, y + 2, FIELD, ROW - 4, round_by=6, fill="#b3261e")
    number = words(20, y + ROW / 2 + 5, str(field + 1), 13, ink=CREAM, bold=True, anchor="middle")
    pawns = [
        pawn_picture(seat).at(30 + 13 * place, y + 4, PAWN) for place, seat in enumerate(seats)
    ]
    return "".join((ground, number, *pawns))


def _won(seat: int, counts: Sequence[int], names: Sequence[str]) -> Picture:
    """A line with the pawn of a seat and its gems by colour."""
    elements = [pawn_picture(seat).at(0, 0, 0.7)]
    x = 22.0
    for colour, count in zip(drawings()["gems"], counts, strict=True):
        elements.append(gem_picture(colour).at(x, 3, 0.6))
        elements.append(words(x + 18, 15, str(count), 13, bold=bool(count)))
        x += 44
    if seat < len(names):
        name = line_of(names[seat])
        elements.append(name.at(x + 4, 1))
        x += name.width + 4
    return Picture(x, 21, tuple(elements))
