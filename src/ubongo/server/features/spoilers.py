"""Decides whether the solution of a puzzle may be shown to a guest now (R-321).

A puzzle is hidden while it is live at a table, and a puzzle of the day while it counts for
the streak and the guest has not solved it. A puzzle whose area is turned or flipped is the same
puzzle. Look-up, printing and the solutions after a round ask here and nowhere else.
"""

from typing import TYPE_CHECKING

from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import Refused

if TYPE_CHECKING:
    # Not loaded by the worker process, which needs `BoardIsLive` only.
    from ubongo.server.features.daily.puzzle_cache import DailyPuzzles
    from ubongo.server.storage.interface import PublicTables
    from ubongo.server.tables.guest import Guest


class BoardIsLive(Refused):
    """Somebody plays this puzzle now, or it is a puzzle of the day still to be solved."""

    code = "board_is_live"

    def __init__(self) -> None:
        super().__init__("somebody is playing this right now; it can be looked up after the round")


class Spoilers:
    """Knows which puzzles must be hidden from a guest."""

    def __init__(self, tables: "PublicTables", daily: "DailyPuzzles") -> None:
        self._tables = tables
        self._daily = daily

    async def may_show(self, puzzle: Puzzle, guest: "Guest | None") -> bool:
        """Whether solutions and hints of this puzzle may be shown to this guest now."""
        # Live puzzles are asked last: a round may begin while the records are read.
        unsolved = await self._daily.unsolved_by(guest)
        if any(one.is_same_as(puzzle) for one in unsolved):
            return False
        return not await self._tables.is_live(puzzle.key())

    async def hidden_from(self, guest: "Guest | None") -> frozenset[str]:
        """The keys of all puzzles that may not be shown to this guest now."""
        unsolved = await self._daily.unsolved_by(guest)
        return await self._tables.live_boards() | {one.key() for one in unsolved}
