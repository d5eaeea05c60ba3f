"""Rows about the puzzles of the day, as they are read back."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Attempt:
    """A guest's attempt at one puzzle of the day."""

    date: str
    level: str
    started_at: int
    took: int | None
    on_day: bool
    wrong: int
