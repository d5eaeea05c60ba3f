"""Boards as pictures: a side with its area and its six lists of pieces, and a card with both."""

from collections.abc import Sequence
from typing import NamedTuple

from ubongo.drawing.art import SIZE, symbol_picture
from ubongo.drawing.grids import Cells, DrawnPiece, area_picture, piece_picture, scaled
from ubongo.drawing.svg import FAINT_INK, INK, Picture, below, beside, card, line_of

# Pieces of a list are small, and their symbol beside them as high as a line.
MINI = 0.36
SYMBOL = 0.8
SLOT = 40.0
LIST = 26.0


class DrawnSide(NamedTuple):
    """One side of a board: its name, its area, and a list of pieces for each symbol."""

    name: str
    area: Cells
    lists: Sequence[tuple[str, Sequence[DrawnPiece]]]


def side_picture(side: DrawnSide) -> Picture:
    lists = [_list(symbol, pieces) for symbol, pieces in side.lists]
    return beside((below(lists, gap=4), area_picture(side.area)), gap=16)


def board_picture(number: int, animal: str, sides: Sequence[DrawnSide]) -> Picture:
    title = line_of(f"Board {number}, {animal}", 15, bold=True)
    drawn = [below((line_of(side.name, ink=FAINT_INK), side_picture(side))) for side in sides]
    return card(below((title, beside(drawn, gap=28))))


def _list(symbol: str, pieces: Sequence[DrawnPiece]) -> Picture:
    elements = [symbol_picture(symbol, INK).at(0, (LIST - SIZE * SYMBOL) / 2, SYMBOL)]
    for place, piece in enumerate(pieces):
        mini = scaled(piece_picture(piece), MINI)
        x = 30 + SLOT * place + (SLOT - mini.width) / 2
        elements.append(mini.at(x, (LIST - mini.height) / 2))
    return Picture(30 + SLOT * len(pieces), LIST, tuple(elements))
