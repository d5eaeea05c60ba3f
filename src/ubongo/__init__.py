"""Ubongo: the race of polyomino puzzles, as a library, a program and a table for everyone.

>>> from ubongo import Puzzle, solve
>>> print(solve(Puzzle.parse("###/### + O4 I2")))
I2 O4 O4
I2 O4 O4
"""

from ubongo.misread import Misread
from ubongo.puzzles.checker import faults, is_cover
from ubongo.puzzles.cover import Cover, Placement
from ubongo.puzzles.hint import hint
from ubongo.puzzles.piece import PIECES, Piece, piece
from ubongo.puzzles.puzzle import Puzzle
from ubongo.puzzles.sets import sets_of
from ubongo.puzzles.solver import count_covers, covers, has_one_solution, solve
from ubongo.shapes import Cell, Shape

__version__ = "0.1.0"

__all__ = [
    "PIECES",
    "Cell",
    "Cover",
    "Misread",
    "Piece",
    "Placement",
    "Puzzle",
    "Shape",
    "count_covers",
    "covers",
    "faults",
    "has_one_solution",
    "hint",
    "is_cover",
    "piece",
    "sets_of",
    "solve",
]
