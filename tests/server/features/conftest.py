"""What tests of the features share."""

import pytest

from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.daily.puzzle_cache import DailyPuzzles


@pytest.fixture
def hidden_today(monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """The puzzles of the day: none, for now and then one has to do with a puzzle of the test."""
    puzzles: list[Puzzle] = []

    async def unsolved_by(self: DailyPuzzles, guest: object) -> tuple[Puzzle, ...]:
        return tuple(puzzles)

    monkeypatch.setattr(DailyPuzzles, "unsolved_by", unsolved_by)
    return puzzles
