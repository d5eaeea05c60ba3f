"""A table of boards: a row of plain values for each puzzle, for CSV, JSON or a data frame.

>>> from ubongo.boards.box import the_box
>>> rows = list(puzzle_rows(the_box().boards[:1]))
>>> len(rows), tuple(rows[0]) == COLUMNS
(12, True)
>>> rows[0]["area"], rows[0]["pieces"], rows[0]["covers"], rows[0]["stars"]
('.#.#/.###/####/####', 'I4 S4 P5', 1, 3)
"""

from collections.abc import Iterable, Iterator
from math import isinf

from ubongo.boards.board import SYMBOLS, Board, BoardSide, Side, Symbol
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, solve

Row = dict[str, int | float | str | None]

# What each column holds is told in docs/data.md.
COLUMNS = (
    *("board", "animal", "side", "symbol", "area", "cells", "width", "height", "pieces"),
    *("covers", "difficulty", "stars", "solution"),
)


def puzzle_rows(boards: Iterable[Board], sides: Iterable[Side] = tuple(Side)) -> Iterator[Row]:
    """Each puzzle of these sides of the boards, in the order of boards, sides and symbols."""
    wanted = tuple(sides)
    for board in boards:
        for side in wanted:
            for symbol in SYMBOLS:
                about: Row = {"board": board.number, "animal": board.animal.value}
                yield about | _row(board.side(side), symbol)


def _row(side: BoardSide, symbol: Symbol) -> Row:
    puzzle = side.puzzle(symbol)
    return {"side": side.side.value, "symbol": symbol.value} | about_puzzle(puzzle)


def about_puzzle(puzzle: Puzzle) -> Row:
    """What can be said of a puzzle; one without a cover has no difficulty."""
    tries = difficulty(puzzle)
    never = isinf(tries)
    cover = solve(puzzle)
    return {
        "area": puzzle.area.text(),
        "cells": puzzle.area.size,
        "width": puzzle.area.width,
        "height": puzzle.area.height,
        "pieces": " ".join(one.id for one in puzzle.pieces),
        "covers": count_covers(puzzle),
        "difficulty": None if never else round(tries, 3),
        "stars": None if never else stars(tries),
        "solution": None if cover is None else cover.text(),
    }
