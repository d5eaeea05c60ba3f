"""What a bot knows of a puzzle: how many tries it costs a person, and a cover.

A bot finds the cover at once and then waits as long as a person would have taken. A
puzzle is remembered by the object itself: the boards of a box are the same objects in
every game, and hashing a puzzle by value (6 µs) would cost more than playing it.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> task = task_of(Puzzle.parse("##.../###../.####/..##. + I2 I4 P5"))
>>> task.tries
7.0
>>> task.cover.text()
'P5 P5 .. .. .. / P5 P5 P5 .. .. / .. I4 I4 I4 I4 / .. .. I2 I2 ..'
"""

from typing import NamedTuple

from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

# A box has 432 puzzles; a server may play with several boxes, and new boards come and go.
MOST_TASKS = 4096


class Task(NamedTuple):
    """A puzzle, the expected number of placements tried, and a cover."""

    puzzle: Puzzle
    tries: float
    cover: Cover


def task_of(puzzle: Puzzle) -> Task:
    """The task that this puzzle sets; it must have a cover."""
    task = _tasks.get(id(puzzle))
    # A task keeps its puzzle alive, so no other puzzle can have the same id.
    if task is not None:
        return task
    cover = solve(puzzle)
    if cover is None:
        raise ValueError(f"nobody can solve {puzzle.text()}")
    if len(_tasks) >= MOST_TASKS:
        _tasks.clear()
    task = _tasks[id(puzzle)] = Task(puzzle, difficulty(puzzle), cover)
    return task


_tasks: dict[int, Task] = {}
