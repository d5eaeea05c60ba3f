"""Pieces, puzzles and covers as pictures for notebooks: plain values for `ubongo.drawing`.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> puzzle_picture(Puzzle.parse("##/## + O4")).svg("a square").startswith("<svg")
True
"""

from ubongo.drawing import grids
from ubongo.drawing.grids import DrawnPiece
from ubongo.drawing.svg import Picture, beside, card
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle

# The pieces beside an area are half as large as it.
BESIDE = 0.6


def drawn_piece(piece: Piece) -> DrawnPiece:
    """A piece as it lies in the box."""
    return DrawnPiece(piece.shape.cells, piece.colour, piece.id)


def drawn_placement(placement: Placement) -> DrawnPiece:
    return DrawnPiece(placement.cells, placement.piece.colour, placement.piece.id)


def piece_picture(piece: Piece) -> Picture:
    return grids.piece_picture(drawn_piece(piece))


def puzzle_picture(puzzle: Puzzle) -> Picture:
    """The area, and beside it the pieces that must cover it."""
    pieces = [grids.scaled(piece_picture(one), BESIDE) for one in puzzle.pieces]
    return card(beside((grids.area_picture(puzzle.area.cells), beside(pieces)), gap=24))


def cover_picture(cover: Cover) -> Picture:
    return grids.laid_picture((), map(drawn_placement, cover.placements))
