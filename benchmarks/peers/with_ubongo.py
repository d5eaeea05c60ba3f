"""Our own solver, asked like the others; and also from further back than they are."""

from collections.abc import Sequence

from benchmarks.peers.worker import Cells, serve
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, solve
from ubongo.shapes import Shape

BY_SHAPE = {one.shape: one for one in PIECES}

Made = tuple[Puzzle, Cells, tuple[Piece, ...]]


def made(area: Cells, pieces: Sequence[Cells]) -> Made:
    listed = tuple(BY_SHAPE[Shape.of(cells)] for cells in pieces)
    return Puzzle.of(Shape.of(area), listed), area, listed


def told(made: Made, answer: object) -> object:
    if not isinstance(answer, Cover):
        return answer
    laid = {placement.piece: placement.cells for placement in answer.placements}
    return [laid[one] for one in made[2]]


serve(
    made,
    {
        "count": lambda made: count_covers(made[0]),
        "first": lambda made: solve(made[0]),
        "count from cells": lambda made: count_covers(Puzzle.of(Shape.of(made[1]), made[2])),
        "first from cells": lambda made: solve(Puzzle.of(Shape.of(made[1]), made[2])),
    },
    told,
)
