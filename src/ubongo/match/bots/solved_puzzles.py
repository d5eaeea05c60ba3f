"""What a bot needs of a puzzle: a cover, and its difficulty.

A bot finds the cover at once and then waits as long as a person would have taken.

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
from ubongo.puzzles.facts import fact
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve


class SolvedPuzzle(NamedTuple):
    """The expected number of placements tried, and a cover."""

    tries: float
    cover: Cover


# The boards of a box are the same objects in every game, so each is solved once.
@fact
def solved_puzzle(puzzle: Puzzle) -> SolvedPuzzle:
    """This puzzle's cover and difficulty; a `ValueError` if there is no cover."""
    cover = solve(puzzle)
    if cover is None:
        raise ValueError(f"nobody can solve {puzzle.text()}")
    return SolvedPuzzle(difficulty(puzzle), cover)
