"""ubongosolve: a model for the CP-SAT solver of OR-Tools, made anew for each puzzle.

One worker instead of as many as there are cores: on puzzles this small, starting the others
takes longer than the search.
"""

import os
from collections.abc import Sequence

from ubongosolve import Board, Piece, UbongoPuzzle  # type: ignore[import-not-found]

from benchmarks.peers.worker import Cells, serve

Made = tuple[object, list[object]]


def made(area: Cells, pieces: Sequence[Cells]) -> Made:
    return Board(area), [Piece(cells) for cells in pieces]


def count(made: Made) -> int:
    board, pieces = made
    try:
        puzzle = UbongoPuzzle(pieces, board)
    except ValueError:  # a piece that fits nowhere
        return 0
    puzzle.solver.parameters.num_workers = 1
    return int(puzzle.findall(os.devnull))


def first(made: Made) -> object:
    board, pieces = made
    try:
        puzzle = UbongoPuzzle(pieces, board)
    except ValueError:
        return None
    puzzle.solver.parameters.num_workers = 1
    puzzle.solve()
    return puzzle.solution if puzzle.status_name in ("OPTIMAL", "FEASIBLE") else None


def told(made: Made, answer: object) -> object:
    if not isinstance(answer, dict):
        return answer
    return [
        [cell for cell, piece in answer.items() if piece == number]
        for number in range(len(made[1]))
    ]


serve(made, {"count": count, "first": first}, told)
