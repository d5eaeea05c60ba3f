"""Board cards: the area in the size of the pieces, and six lists of pieces beside it.

Three cards lie on a sheet, the fronts on one page and the backs on the next, turned over the
long edge, so that left and right are swapped on the back.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from ubongo.boards.board import SYMBOLS, Board, BoardSide, Side, Symbol
from ubongo.drawing.colours import mixed
from ubongo.misread import Misread
from ubongo.printing.art import (
    ANIMAL_ART,
    ANIMAL_COLOURS,
    AREA,
    EASY,
    GREY,
    HARD,
    INK,
    PAPER,
    RIM,
    SYMBOL_ART,
    Drawing,
)
from ubongo.printing.canvas import Pen
from ubongo.printing.draw_piece import lay, placed
from ubongo.printing.fonts import BOLD
from ubongo.printing.options import ranges
from ubongo.printing.page_layout import CARD_WIDTH, MARGIN, bottom, foot, left, marks
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words, words_in
from ubongo.shapes import Shape

# The edge of a cell, of boards and pieces alike.  With it the largest area of the game, six by
# five, and six lists of four pieces leave room for three cards on A4 and on Letter.
CELL = 15.0
COLUMNS, ROWS = 6, 5
CARD = (CARD_WIDTH, 83.0)
CARDS = 3

EDGE = 4.0
HEAD = 12.0
LIST = 10.5
MINI = 3.0
LETTERS = {Side.EASY: "A", Side.HARD: "B"}
COLOURS = {Side.EASY: EASY, Side.HARD: HARD}


def board_sheets(
    pen: Pen, words: Words, boards: Sequence[Board], progress: Callable[[int], None]
) -> None:
    """All boards, three to a sheet; with both sides each sheet is a front and a back."""
    sides = pen.options.sides
    for start in range(0, len(boards), CARDS):
        batch = boards[start : start + CARDS]
        for side in sides:
            _page(pen, words, batch, side)
            progress(len(batch))


def _page(pen: Pen, words: Words, boards: Sequence[Board], side: Side) -> None:
    top = MARGIN + (bottom(pen) - MARGIN - CARDS * CARD[1]) / 2
    title = words.say(
        "sheet-boards",
        numbers=ranges(board.number for board in boards),
        letter=LETTERS[side],
        side=words.say(f"side-{side.value}"),
    )
    pen.bookmark(title)
    heights = [top + CARD[1] * row for row in range(len(boards) + 1)]
    for board, y in zip(boards, heights, strict=False):
        card(pen, board, side, (left(pen, CARD[0]), y))
    marks(pen, [(high + low) / 2 for high, low in pairwise(heights)])
    notes = [words.say("note-cut")]
    if len(pen.options.sides) > 1:
        notes.append(words.say("note-duplex"))
    foot(pen, words, title, notes)
    pen.page_done()


def card(pen: Pen, board: Board, side: Side, corner: Point) -> None:
    """One side of a board."""
    x, y = corner
    colour, in_colour = COLOURS[side], pen.options.in_colour
    ground = ANIMAL_COLOURS[board.animal].tint if in_colour else ""
    pen.rectangle(corner, CARD, fill=ground, line=GREY, thick=0.12)
    frame = colour if in_colour else INK
    inset = (x + 1.8, y + 1.8)
    size = (CARD[0] - 3.6, CARD[1] - 3.6)
    pen.rectangle(inset, size, line=frame, thick=0.9 if in_colour else 0.25, round_by=3)
    _head(pen, board, side, (x + EDGE, y + EDGE))
    shown = board.side(side)
    for place, symbol in enumerate(SYMBOLS):
        _list(pen, shown, symbol, (x + EDGE, y + EDGE + HEAD + place * LIST))
    _area(pen, lying(shown), (x + CARD[0] - EDGE - COLUMNS * CELL, y + EDGE))


def lying(side: BoardSide) -> Shape:
    """The area as it lies on a card, which is wider than high."""
    area = side.area if side.area.width >= side.area.height else side.area.turned()
    if area.width > COLUMNS or area.height > ROWS:
        raise Misread(
            "board",
            "",
            f"an area of {area.width} by {area.height} cells is too large for a card",
            f"print areas of at most {COLUMNS} by {ROWS} cells",
        )
    return area


def _head(pen: Pen, board: Board, side: Side, corner: Point) -> None:
    x, y = corner
    in_colour = pen.options.in_colour
    colour = ANIMAL_COLOURS[board.animal].head
    ground = colour if in_colour else PAPER
    pen.rectangle((x, y), (82, 10), ground, "" if in_colour else INK, 0.25, round_by=2)
    light = PAPER if in_colour else INK
    pen.text((x + 3, y + 7.4), str(board.number), 6.6, BOLD, light)
    drawing(pen, ANIMAL_ART[board.animal], (x + 18, y + 0.8), 8.4, light, ground)
    animal = words_in(pen.options.language).say(f"animal-{board.animal.species}")
    pen.text((x + 29, y + 6.7), animal, 4.4, BOLD, light)
    badge = (x + 71, y + 1.2)
    fill = COLOURS[side] if in_colour else PAPER
    pen.rectangle(badge, (9.5, 7.6), fill, PAPER if in_colour else INK, 0.3, round_by=1.5)
    dark = INK if side is Side.EASY or not in_colour else PAPER
    pen.text((badge[0] + 4.75, badge[1] + 5.7), LETTERS[side], 5.2, BOLD, dark, "middle")


def _list(pen: Pen, side: BoardSide, symbol: Symbol, corner: Point) -> None:
    x, y = corner
    if pen.options.in_colour:
        pen.rectangle((x, y), (82, LIST - 0.9), AREA, round_by=1.6)
    else:
        pen.line((x, y - 0.45), (x + 82, y - 0.45), GREY, 0.1)
    ground = AREA if pen.options.in_colour else PAPER
    drawing(pen, SYMBOL_ART[symbol], (x + 1.4, y + 0.9), 8, INK, ground)
    pen.text((x + 13.5, y + 6), str(symbol.pips), 3.2, BOLD, RIM, "middle")
    slot = 64.0 / side.side.pieces
    start = x + 17
    for place, piece in enumerate(side.puzzle(symbol).pieces):
        pose = piece.shape.canonical()
        across = start + slot * place + (slot - pose.width * MINI) / 2
        down = y + (LIST - 0.9 - pose.height * MINI) / 2
        lay(pen, piece, pose, (across, down), MINI)


def _area(pen: Pen, area: Shape, corner: Point) -> None:
    at = (
        corner[0] + (COLUMNS - area.width) * CELL / 2,
        corner[1] + (ROWS - area.height) * CELL / 2,
    )
    in_colour = pen.options.in_colour
    for x, y in area.cells:
        pen.rectangle(
            (at[0] + x * CELL, at[1] + y * CELL),
            (CELL, CELL),
            fill=AREA if in_colour else PAPER,
            line=mixed(RIM, AREA, 0.72) if in_colour else mixed(INK, PAPER, 0.7),
            thick=0.15,
        )
    pen.loops(placed(area, at, CELL), line=RIM if in_colour else INK, thick=0.7)


def drawing(pen: Pen, art: Drawing, corner: Point, size: float, colour: str, ground: str) -> None:
    """Draw a picture of 24 by 24 units in this size, in millimetres."""
    unit = size / 24
    pen.path(art.fill, corner, unit, fill=colour)
    if art.lines:
        pen.path(art.lines, corner, unit, line=ground, thick=unit * 1.7)
