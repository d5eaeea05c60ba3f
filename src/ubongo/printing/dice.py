"""A die to cut, fold and glue: a cross of six faces with seven flaps."""

from ubongo.boards.board import Symbol
from ubongo.printing.art import GREY, INK, PAPER, PIPS, SYMBOL_ART
from ubongo.printing.canvas import Pen
from ubongo.printing.cards import drawing
from ubongo.printing.svg_path import Point

FACE = 20.0
FLAP = 5.0
NET = (4 * FACE + 2 * FLAP, 3 * FACE + 2 * FLAP)
FOLDED = "1.2 0.8"

# Column and row of each face, 1 to 6, in the cross: opposite faces add up to seven.
PLACES = ((0, 1), (1, 1), (1, 0), (1, 2), (3, 1), (2, 1))


def die(pen: Pen, symbols: tuple[Symbol, ...] | None, corner: Point) -> None:
    """The net of a die with the six symbols, or with pips."""
    x, y = corner[0] + FLAP, corner[1] + FLAP
    ground = "#fff6e0" if pen.options.in_colour else PAPER
    pen.loops([_cut(x, y)], line=GREY, thick=0.15)
    for place, (column, row) in enumerate(PLACES):
        face = (x + column * FACE, y + row * FACE)
        pen.rectangle(face, (FACE, FACE), ground, INK, 0.15, dash=FOLDED)
        if symbols is None:
            unit = FACE / 32
            for across, down in PIPS[place]:
                at = (face[0] + across * unit, face[1] + down * unit)
                pen.circle(at, 3 * unit, fill=INK)
        else:
            inset = (face[0] + 2.5, face[1] + 2.5)
            drawing(pen, SYMBOL_ART[symbols[place]], inset, FACE - 5, INK, ground)


def _cut(x: float, y: float) -> list[Point]:
    """Once round the net and its flaps, from the upper left of the arm above."""
    f, e, s = FACE, FLAP, FLAP * 0.8
    return [
        # The face above, with a flap on three sides.
        (x + f, y),
        (x + f + s, y - e),
        (x + 2 * f - s, y - e),
        (x + 2 * f, y),
        (x + 2 * f + e, y + s),
        (x + 2 * f + e, y + f - s),
        (x + 2 * f, y + f),
        # To the right end of the row, and back.
        (x + 4 * f, y + f),
        (x + 4 * f + e, y + f + s),
        (x + 4 * f + e, y + 2 * f - s),
        (x + 4 * f, y + 2 * f),
        (x + 2 * f, y + 2 * f),
        # The face below, with a flap on three sides.
        (x + 2 * f + e, y + 2 * f + s),
        (x + 2 * f + e, y + 3 * f - s),
        (x + 2 * f, y + 3 * f),
        (x + 2 * f - s, y + 3 * f + e),
        (x + f + s, y + 3 * f + e),
        (x + f, y + 3 * f),
        (x + f - e, y + 3 * f - s),
        (x + f - e, y + 2 * f + s),
        (x + f, y + 2 * f),
        # The left end of the row has no flap: the one at the right end holds it.
        (x, y + 2 * f),
        (x, y + f),
        (x + f, y + f),
        (x + f - e, y + f - s),
        (x + f - e, y + s),
    ]
