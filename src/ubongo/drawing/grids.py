"""Cells and pieces as pictures: an area, a piece in its colour, pieces laid on an area.

>>> area_picture([(0, 0), (1, 0)]).width
51.0
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ubongo.drawing.colours import mixed
from ubongo.drawing.outline import edges_between, loops
from ubongo.drawing.svg import AREA, LINE, RIM, Picture, ink_on, path, words

# The side of a cell, and the space around a drawing for its outline.
CELL = 24.0
BORDER = 1.5

Cells = Sequence[tuple[int, int]]


class DrawnPiece(NamedTuple):
    """A piece where it lies, with its colour and the name that is written on it."""

    cells: Cells
    colour: str
    name: str


def area_picture(cells: Cells) -> Picture:
    """Light cells with a dark rim."""
    return laid_picture(cells, ())


def piece_picture(piece: DrawnPiece) -> Picture:
    return laid_picture((), (piece,))


def laid_picture(area: Cells, laid: Iterable[DrawnPiece]) -> Picture:
    """An area with pieces on it; a piece that sticks out is drawn, too."""
    pieces = tuple(laid)
    columns, rows = _size([*area, *(cell for piece in pieces for cell in piece.cells)])
    elements = [*_area(area)] if area else []
    for piece in pieces:
        elements += _piece(piece)
    width, height = columns * CELL + 2 * BORDER, rows * CELL + 2 * BORDER
    inside = Picture(width, height, tuple(elements))
    return Picture(width, height, (inside.at(BORDER, BORDER),))


def scaled(picture: Picture, scale: float) -> Picture:
    """The same picture, smaller or larger."""
    return Picture(picture.width * scale, picture.height * scale, (picture.at(0, 0, scale),))


def _size(cells: Iterable[tuple[int, int]]) -> tuple[int, int]:
    lying = list(cells)
    return max([x for x, _ in lying], default=-1) + 1, max([y for _, y in lying], default=-1) + 1


def _area(cells: Cells) -> Iterable[str]:
    yield path(_around(cells), fill=AREA, stroke="none")
    yield path(_between(cells), fill="none", stroke=LINE, stroke_width=1)
    yield path(_around(cells), fill="none", stroke=RIM, stroke_width=2.5, stroke_linejoin="round")


def _piece(piece: DrawnPiece) -> Iterable[str]:
    cells, colour, name = piece
    around = _around(cells)
    edge = mixed(colour, "#1a0d06", 0.62)
    yield path(around, fill=colour, stroke="none")
    yield path(_between(cells), fill="none", stroke=mixed(colour, edge, 0.35), stroke_width=1)
    yield path(around, fill="none", stroke=edge, stroke_width=2, stroke_linejoin="round")
    x, y = _middle(cells)
    # A long name of somebody's own piece is written smaller, so that it stays on its cell.
    size = min(10.0, 1.5 * CELL / max(1, len(name)))
    middle = (x + 0.5) * CELL, (y + 0.5) * CELL + 0.35 * size
    yield words(*middle, name, size, ink=ink_on(colour), bold=True, anchor="middle")


def _middle(cells: Cells) -> tuple[int, int]:
    """The cell nearest to the middle of the piece."""
    across = sum(x for x, _ in cells) / len(cells)
    down = sum(y for _, y in cells) / len(cells)
    return min(cells, key=lambda cell: (cell[0] - across) ** 2 + (cell[1] - down) ** 2)


def _around(cells: Cells) -> str:
    return "".join(
        "M" + "L".join(f"{x * CELL:g} {y * CELL:g}" for x, y in loop) + "Z" for loop in loops(cells)
    )


def _between(cells: Cells) -> str:
    return "".join(
        f"M{a * CELL:g} {b * CELL:g}L{c * CELL:g} {d * CELL:g}"
        for (a, b), (c, d) in edges_between(cells)
    )
