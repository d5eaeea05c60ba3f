"""A cache of solved puzzles: the cover and the difficulty that a bot needs.

A bot finds the cover at once and then waits as long as a person would have taken. The
key is the identity of the puzzle: the boards of a box are the same objects in every
game, and hashing a puzzle by value (6 µs) would cost more than playing it.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> solved = solved_puzzle(Puzzle.parse("##.../###../.####/..##. + I2 I4 P5"))
>>> solved.tries
7.0
>>> solved.cover.text()
'P5 P5 .. .. .. / P5 P5 P5 .. .. / .. I4 I4 I4 I4 / .. .. I2 I2 ..'
"""

from typing import NamedTuple

from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

# A box has 432 puzzles; a server may play with several boxes, and new boards come and go.
MOST_KNOWN = 4096


class SolvedPuzzle(NamedTuple):
    """A puzzle, the expected number of placements tried, and a cover."""

    puzzle: Puzzle
    tries: float
    cover: Cover


def solved_puzzle(puzzle: Puzzle) -> SolvedPuzzle:
    """This puzzle with a cover and its difficulty; a `ValueError` if there is no cover."""
    solved = _known.get(id(puzzle))
    # The entry keeps its puzzle alive, so no other puzzle can have the same id.
    if solved is not None:
        return solved
    cover = solve(puzzle)
    if cover is None:
        raise ValueError(f"nobody can solve {puzzle.text()}")
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    solved = _known[id(puzzle)] = SolvedPuzzle(puzzle, difficulty(puzzle), cover)
    return solved


_known: dict[int, SolvedPuzzle] = {}
