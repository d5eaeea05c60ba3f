"""Pieces on paper: colour or white, with patterns that distinguish them without colour.

One unit of a pattern is one cell, as on the page.
"""

from collections.abc import Iterator, Sequence

from ubongo.drawing.colours import mixed
from ubongo.printing.art import AREA, INK, PAPER
from ubongo.printing.canvas import Pen
from ubongo.printing.fonts import BOLD
from ubongo.printing.outline import edges_inside, outline
from ubongo.printing.svg_path import Point
from ubongo.puzzles.pieces import Piece
from ubongo.shapes import Cell, Shape

# A pattern is too fine to be seen in colour below this size of a cell, in millimetres.
FINEST = 5.0
DIAGONAL = 1 / 3 * 2**0.5  # from stripe to stripe along an edge


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
    if not in_colour or cell >= FINEST:
        ink = mixed(piece.colour, PAPER, 0.38) if in_colour else mixed(INK, PAPER, 0.35)
        with pen.inside(around):
            _pattern(pen, piece.pattern, pose, corner, cell, ink)
    if in_colour and cell >= FINEST:
        _tiles(pen, piece, pose, corner, cell)
    else:
        light = mixed(piece.colour, PAPER, 0.55) if in_colour else mixed(INK, PAPER, 0.55)
        for begin, end in edges_inside(pose):
            pen.line(_to(begin, corner, cell), _to(end, corner, cell), light, cell * 0.035)
    pen.loops(around, line=INK, thick=min(0.35, cell * (0.07 if in_colour else 0.1)))
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


def _tiles(pen: Pen, piece: Piece, pose: Shape, corner: Point, cell: float) -> None:
    """A light line inside every cell, so that cells can be counted."""
    light = mixed(piece.colour, PAPER, 0.5)
    for at in pose.cells:
        x, y = _to(at, corner, cell)
        inset = (x + cell * 0.07, y + cell * 0.07)
        size = (cell * 0.86, cell * 0.86)
        pen.rectangle(inset, size, line=light, thick=cell * 0.025, round_by=cell * 0.13)


def _middle_cell(pose: Shape) -> Cell:
    """The cell nearest to the middle of the piece, where its name is written."""
    across = sum(cell.x for cell in pose.cells) / pose.size
    down = sum(cell.y for cell in pose.cells) / pose.size
    return min(pose.cells, key=lambda cell: (cell.x - across) ** 2 + (cell.y - down) ** 2)


def _pattern(pen: Pen, pattern: str, pose: Shape, corner: Point, cell: float, ink: str) -> None:
    thick = {"diagonal": 0.1, "cross": 0.06, "horizontal": 0.08, "vertical": 0.08}
    if pattern in ("dots", "rings"):
        for x, y in _centres(pose):
            at = (corner[0] + x * cell, corner[1] + y * cell)
            if pattern == "dots":
                pen.circle(at, 0.09 * cell, fill=ink)
            else:
                pen.circle(at, 0.12 * cell, line=ink, thick=0.05 * cell)
        return
    # On white a line of full width would be a lot of ink.
    width = thick.get(pattern, 0) * cell * (1 if pen.options.in_colour else 0.4)
    for begin, end in _stripes(pattern, pose.width, pose.height):
        points = [(corner[0] + x * cell, corner[1] + y * cell) for x, y in (begin, end)]
        pen.line(points[0], points[1], ink, width)


def _centres(pose: Shape) -> Iterator[Point]:
    for x, y in pose.cells:
        for down in (0.25, 0.75):
            for across in (0.25, 0.75):
                yield x + across, y + down


def _stripes(pattern: str, width: int, height: int) -> Sequence[tuple[Point, Point]]:
    long = width + height
    rising = [
        ((step * DIAGONAL, 0.0), (step * DIAGONAL - long, float(long)))
        for step in range(1, round(long / DIAGONAL) + 1)
    ]
    falling = [((width - x, y), (width - u, v)) for (x, y), (u, v) in rising]
    match pattern:
        case "diagonal":
            return rising
        case "cross":
            return rising + falling
        case "horizontal":
            return [((0, y / 4 + 0.12), (width, y / 4 + 0.12)) for y in range(4 * height)]
        case "vertical":
            return [((x / 4 + 0.12, 0), (x / 4 + 0.12, height)) for x in range(4 * width)]
    return []
