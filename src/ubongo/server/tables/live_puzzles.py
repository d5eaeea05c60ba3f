"""An index of the live puzzles: those that lie before a player while the sand runs (R-321).

Each table notes its puzzles after every step, so that a look-up need not search thousands
of tables. The box has 432 puzzles, so no more than 432 can be live.

>>> live = LivePuzzles()
>>> live.has(Puzzle.parse("###/### + I2 O4"))
False
"""

from collections import Counter

from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.game import PLAY_OFF, ROUND, Game


class LivePuzzles:
    """The puzzles that are being played at the tables of this server."""

    def __init__(self) -> None:
        self._by_table: dict[str, tuple[Puzzle, ...]] = {}
        self._live: Counter[Puzzle] = Counter()

    def note(self, table_id: str, game: Game | None) -> None:
        """Replace the live puzzles of a table by those of its game now."""
        live: tuple[Puzzle, ...] = ()
        if game is not None and (game.phase is ROUND or game.phase is PLAY_OFF):
            live = tuple([seat.deal.puzzle for seat in game.seats if seat.deal is not None])
        before = self._by_table.get(table_id, ())
        if live == before:
            return
        self._live.subtract(before)
        for puzzle in before:
            if not self._live[puzzle]:
                del self._live[puzzle]
        self._live.update(live)
        if live:
            self._by_table[table_id] = live
        else:
            del self._by_table[table_id]

    def forget(self, table_id: str) -> None:
        """Remove a table and its puzzles."""
        self.note(table_id, None)

    def puzzles(self) -> tuple[Puzzle, ...]:
        """All live puzzles, each once."""
        return tuple(self._live)

    def has(self, puzzle: Puzzle) -> bool:
        """Whether this puzzle is live, also if its area is turned or flipped."""
        return any(live.is_same_as(puzzle) for live in self._live)
