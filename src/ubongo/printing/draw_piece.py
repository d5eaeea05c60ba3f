"""Pieces on paper: colour or white, with a mark in each cell that needs no colour.

The marks are those of the page.
"""

from ubongo.drawing.colours import edge, mark, mixed
from ubongo.printing.art import AREA, INK, MARK_ART, PAPER
from ubongo.printing.canvas import Pen
from ubongo.printing.fonts import BOLD
from ubongo.printing.outline import edges_inside, outline
from ubongo.printing.svg_path import Point
from ubongo.puzzles.pieces import Piece
from ubongo.shapes import Cell, Shape

# A mark is too fine to be seen in colour below this size of a cell, in millimetres.
FINEST = 5.0
# The box that marks are drawn in, and how thick their lines are.
UNITS = 24
LINE = 1.8


def lay(
    pen: Pen, piece: Piece, pose: Shape, corner: Point, cell: float, *, named: bool = False
) -> None:
    """Draw a piece in a pose, the corner of its box at a point, with cells of this size."""
    if cell >= FINEST:
        _lay(pen, piece, pose, corner, cell, named=named)
        return
    name = f"{piece.id}-{piece.poses.index(pose)}-{cell}"
    pen.stamp(name, corner, lambda at: _lay(pen, piece, pose, at, cell, named=named))


def _lay(pen: Pen, piece: Piece, pose: Shape, corner: Point, cell: float, *, named: bool) -> None:
    around = placed(pose, corner, cell)
    in_colour = pen.options.in_colour
    pen.loops(around, fill=piece.colour if in_colour else PAPER)
    line = edge(piece.colour) if in_colour else INK
    seam = mixed(piece.colour, line, 0.45) if in_colour else mixed(INK, PAPER, 0.55)
    for begin, end in edges_inside(pose):
        pen.line(_to(begin, corner, cell), _to(end, corner, cell), seam, cell * 0.035)
    if not in_colour or cell >= FINEST:
        ink = mark(piece.colour) if in_colour else mixed(INK, PAPER, 0.35)
        _marks(pen, piece, pose, corner, cell, ink)
    pen.loops(around, line=line, thick=min(0.35, cell * (0.07 if in_colour else 0.1)))
    if named:
        x, y = _to(_middle_cell(pose), corner, cell)
        middle = (x + cell / 2, y + cell / 2)
        pen.circle(middle, cell * 0.3, AREA if in_colour else PAPER, INK, cell * 0.02)
        at = (middle[0], middle[1] + cell * 0.105)
        pen.text(at, piece.id, cell * 0.29, BOLD, INK, "middle")


def placed(shape: Shape, corner: Point, cell: float) -> tuple[tuple[Point, ...], ...]:
    """The outline of a shape at a point of the sheet, in millimetres."""
    return tuple(tuple(_to(at, corner, cell) for at in loop) for loop in outline(shape))


def _to(at: tuple[int, int], corner: Point, cell: float) -> Point:
    return corner[0] + at[0] * cell, corner[1] + at[1] * cell


def _middle_cell(pose: Shape) -> Cell:
    """The cell nearest to the middle of the piece, where its name is written."""
    across = sum(cell.x for cell in pose.cells) / pose.size
    down = sum(cell.y for cell in pose.cells) / pose.size
    return min(pose.cells, key=lambda cell: (cell.x - across) ** 2 + (cell.y - down) ** 2)


def _marks(pen: Pen, piece: Piece, pose: Shape, corner: Point, cell: float, ink: str) -> None:
    art = MARK_ART[piece.mark]
    unit = cell / UNITS
    for at in pose.cells:
        where = _to(at, corner, cell)
        if art.fill:
            # On white a filled mark would be a lot of ink.
            filled = ink if pen.options.in_colour else ""
            pen.path(art.fill, where, unit, fill=filled, line=ink, thick=unit * 0.6)
        if art.lines:
            thick = unit * LINE * (1 if pen.options.in_colour else 0.6)
            pen.path(art.lines, where, unit, line=ink, thick=thick)
