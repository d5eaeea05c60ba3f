"""Decides whether the solution of a puzzle may be shown to a guest now (R-321).

A puzzle is hidden while it is live at a table, and a puzzle of the day while it counts for
the streak and the guest has not solved it. A puzzle whose area is turned or flipped is the same
puzzle, and one that holds a hidden puzzle, or is held by one, would tell its solution.

Of the box, all boards of a side and a symbol are hidden while one of them is live: otherwise
thirty-six questions would tell which boards lie before the others, at a small server exactly
whose. Only who had a seat in a round is told of its boards one by one when it is over.

Look-up, printing and the solutions after a round ask here and nowhere else.
"""

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING

from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import Box
from ubongo.puzzles.containment import gives_away
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import Refused

if TYPE_CHECKING:
    # Not loaded by the worker process, which needs `BoardIsLive` only.
    from ubongo.server.features.daily.puzzle_cache import DailyPuzzles
    from ubongo.server.storage.interface import PublicTables
    from ubongo.server.tables.guest import Guest

# A box has 432 puzzles; fresh boards are few.
_puzzle_of = lru_cache(maxsize=4096)(Puzzle.parse)


class BoardIsLive(Refused):
    """Somebody plays this puzzle or one like it now, or it is a puzzle of the day."""

    code = "board_is_live"

    def __init__(self) -> None:
        super().__init__(
            "somebody is playing this or a board like it right now; "
            "it can be looked up after the round"
        )


class Spoilers:
    """Knows which puzzles must be hidden from a guest."""

    def __init__(self, box: Box, tables: "PublicTables", daily: "DailyPuzzles") -> None:
        self._tables = tables
        self._daily = daily
        self._alike = _alike(box)

    async def may_show(self, puzzle: Puzzle, guest: "Guest | None") -> bool:
        """Whether solutions and hints of this puzzle may be shown to this guest now."""
        return not any(gives_away(puzzle, one) for one in await self.hidden_from(guest))

    async def may_show_again(self, puzzle: Puzzle, guest: "Guest") -> bool:
        """Whether a guest may see the solution of a puzzle of a round that they have played.

        It is hidden only if this very puzzle is live elsewhere. Whoever sits in another round
        just now is answered as everybody is.
        """
        if await self._tables.is_in_a_round(guest.id):
            return await self.may_show(puzzle, guest)
        unsolved = await self._daily.unsolved_by(guest)
        live = await self._tables.live_boards()
        return not any(gives_away(puzzle, one) for one in (*unsolved, *map(_puzzle_of, live)))

    async def hidden_from(self, guest: "Guest | None") -> frozenset[Puzzle]:
        """All puzzles whose solutions may not be shown to this guest now."""
        # Live puzzles are asked last: a round may begin while the records are read.
        unsolved = await self._daily.unsolved_by(guest)
        found = set(unsolved)
        for key in await self._tables.live_boards():
            found.update(self._alike.get(key) or (_puzzle_of(key),))
        return frozenset(found)


def _alike(box: Box) -> dict[str, tuple[Puzzle, ...]]:
    """For each puzzle of the box, by its key, all with the same side and symbol."""
    # Six puzzles share an area, and to find its smallest pose is most of the work.
    smallest = {
        side.area: side.area.canonical()
        for board in box.boards
        for side in (board.easy, board.hard)
    }
    together: defaultdict[tuple[Side, Symbol], list[Puzzle]] = defaultdict(list)
    for _, side, symbol, puzzle in box.puzzles():
        together[side, symbol].append(Puzzle(smallest[puzzle.area], puzzle.pieces))
    return {one.text(): tuple(same) for same in together.values() for one in same}
