"""The three puzzles of a day, which follow from a secret and the date, for ever.

They are drawn in the worker's process: the catalogue takes a moment to be read.
"""

import hmac
from dataclasses import dataclass

from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.fresh_boards import Level, fresh_sides
from ubongo.protocol.http.daily import DailyLevel
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle

LEVELS: dict[DailyLevel, Level] = {
    "easy": Level(Side.EASY),
    "hard": Level(Side.HARD),
    "five_stars": Level(Side.HARD, 5),
}


@dataclass(frozen=True, slots=True)
class Task:
    """One puzzle of a day."""

    side: Side
    puzzle: Puzzle
    stars: int


def task(secret: str, day: str, level: DailyLevel) -> Task:
    """The puzzle of a level on a date: the hardest that one fresh side offers for five stars."""
    wish = LEVELS[level]
    drawn = hmac.digest(secret.encode(), f"daily {day} {level}".encode(), "sha256")
    # Without the first five bytes, the seed for the area; with them, which of the six faces.
    [side] = fresh_sides(int.from_bytes(drawn[5:13], "big"), wish, 1)
    if level == "five_stars":
        puzzle = max(side.puzzles, key=difficulty)
    else:
        puzzle = side.puzzles[int.from_bytes(drawn[:5], "big") % len(SYMBOLS)]
    return Task(wish.side, puzzle, stars(difficulty(puzzle)))


def tasks(secret: str, day: str) -> dict[DailyLevel, Task]:
    return {level: task(secret, day, level) for level in LEVELS}
