"""Draws the three puzzles of a day, which follow from the server's secret and the date.

They are drawn in the worker process, because reading the catalogue takes a moment.
"""

import hmac
from dataclasses import dataclass

from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.fresh_boards import fresh_sides
from ubongo.protocol.http.daily import DailyLevel
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.daily.calendar import LEVELS


@dataclass(frozen=True, slots=True)
class PuzzleOfDay:
    """One of the three puzzles of a day."""

    side: Side
    puzzle: Puzzle
    stars: int


def puzzle_of_day(secret: str, day: str, level: DailyLevel) -> PuzzleOfDay:
    """The puzzle of a level on a date; for five stars the hardest of one fresh side."""
    wish = LEVELS[level]
    drawn = hmac.digest(secret.encode(), f"daily {day} {level}".encode(), "sha256")
    # The first five bytes choose one of the six symbols, the next eight are the area's seed.
    [side] = fresh_sides(int.from_bytes(drawn[5:13], "big"), wish, 1)
    if level == "five_stars":
        puzzle = max(side.puzzles, key=difficulty)
    else:
        puzzle = side.puzzles[int.from_bytes(drawn[:5], "big") % len(SYMBOLS)]
    return PuzzleOfDay(wish.side, puzzle, stars(difficulty(puzzle)))


def puzzles_of_day(secret: str, day: str) -> dict[DailyLevel, PuzzleOfDay]:
    return {level: puzzle_of_day(secret, day, level) for level in LEVELS}
