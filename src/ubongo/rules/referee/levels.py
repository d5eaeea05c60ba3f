"""The referee's count of levels, where boards are fitted (R-429): from event 1 and the rounds.

It shares no code with `editions/fitting`: it counts in fractions of a rung, and measures boards.
"""

from collections.abc import Iterable
from fractions import Fraction
from math import ceil, floor

from ubongo.boards.board import Side
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules.events import Deal, GameStarted
from ubongo.rules.game import Game
from ubongo.rules.referee.watch import Watch

# What ranks win in an edition, and how many rungs each point of it moves a level.
WINS = {
    "classic": ((4, 2, 1, 1), 1),
    "classic-long": ((4, 2, 1, 1), 1),
    "2015": ((5, 3, 2, 2), 2),
    "2024": ((4, 2, 1, 1), 3),
}
SOLVED, UNSOLVED = 1, -2  # rungs, where nobody races
LOWEST, HIGHEST = -12, 88
EASIEST, HARDEST = 4, 70
TENTHS_OF_HARD_SIDE = 140
FURTHEST_OFF = 1.2
A_RUNG = 1_080  # milliseconds
DELAYS = 1_000, 15_000


class LevelBook:
    """The levels of all seats, in rungs; none where boards are not fitted."""

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        self.watch = watch
        self.levels = [Fraction(level, 12) for level in started.settings.levels]
        self.wins = WINS.get(started.edition)

    def side(self, seat: int) -> Side:
        """The side that this seat plays now."""
        if not self.levels:
            return self.watch.settings.sides[seat]
        return Side.EASY if self._wanted(seat) < TENTHS_OF_HARD_SIDE else Side.HARD

    def check(self, seat: int, deal: Deal) -> None:
        """Object if a board is much easier or harder than this seat should get."""
        if not self.levels:
            return
        wanted = self._wanted(seat)
        tenths = 10 * difficulty(deal.puzzle)
        if not wanted / FURTHEST_OFF <= tenths <= wanted * FURTHEST_OFF:
            self.watch.object_to("fit", f"the board of seat {seat} is not of its level")

    def delays(self, seats: Iterable[int]) -> dict[int, int]:
        """The start delays of these seats."""
        settings = self.watch.settings
        if not self.levels:
            agreed = enumerate(settings.delays)
            return {seat: delay for seat, delay in agreed if delay}
        present = [seat for seat in seats if not self.watch.left[seat]]
        rest = {seat: _beyond(self.levels[seat], EASIEST, HARDEST) for seat in present}
        shortest, longest = DELAYS
        waits = {seat: int(A_RUNG * (rest[seat] - min(rest.values()))) for seat in present}
        return {seat: min(wait, longest) for seat, wait in waits.items() if wait >= shortest}

    def end_round(self) -> None:
        """Move the levels by what everybody who is still here has won."""
        if not self.levels:
            return
        watch = self.watch
        present = [seat for seat in range(watch.seats) if not watch.left[seat]]
        ranks = {seat: watch.rank(seat) for seat in present}
        for seat in present:
            rank = ranks[seat]
            moved = Fraction(SOLVED if rank else UNSOLVED)
            if self.wins is not None:
                points, worth = self.wins
                won = {one: points[ranks[one] - 1] if ranks[one] else 0 for one in present}
                moved = worth * (won[seat] - Fraction(sum(won.values()), len(present)))
            level = self.levels[seat] + moved
            self.levels[seat] = level - _beyond(level, LOWEST, HIGHEST)

    def compare(self, game: Game) -> None:
        """Object if the levels of the game differ."""
        if self.levels and [12 * level for level in self.levels] != list(game.levels):
            self.watch.object_to("levels", "the levels are not what the rounds have brought")

    def _wanted(self, seat: int) -> int:
        """Tenths of tries: three tries at rung 0, twice as many each sixteen rungs."""
        level = floor(self.levels[seat] + Fraction(1, 2))
        rung = max(EASIEST, min(level, HARDEST))
        return ceil(30 * 2 ** (rung / 16))


def _beyond(level: Fraction, lowest: int, highest: int) -> Fraction:
    """How far a level is above the highest, or below the lowest (negative)."""
    if level > highest:
        return level - highest
    return level - lowest if level < lowest else Fraction(0)
