"""Limits on the Ubongo calls of each seat (R-427). Times are milliseconds.

>>> limits = CallLimits(seats=2)
>>> [limits.allows(0, round_=1, at=7) for _ in range(6)], limits.allows(1, round_=1, at=7)
([True, True, True, True, True, False], True)
"""

from collections import deque
from dataclasses import dataclass, field

from ubongo.rules.game import PLAY_OFF, Game

CALLS_A_SECOND = 5
CALLS_A_ROUND = 60
CALLS_TOO_MANY = 20  # that many more in a round end the connection
IN_THE_PLAY_OFF = -1  # it has a count of its own, as every round has


def round_of_calls(game: Game) -> int:
    """The round whose calls are counted now, or `IN_THE_PLAY_OFF`."""
    return IN_THE_PLAY_OFF if game.phase is PLAY_OFF else game.round


@dataclass(slots=True)
class CallLimit:
    """Allows one seat five calls a second and sixty a round, right or wrong (R-427)."""

    round: int = 0
    calls: int = 0
    refused: int = 0
    recent: deque[int] = field(default_factory=lambda: deque(maxlen=CALLS_A_SECOND))

    def allows(self, round_: int, at: int) -> bool:
        if round_ != self.round:
            self.round, self.calls, self.refused = round_, 0, 0
        quick = len(self.recent) == CALLS_A_SECOND and at - self.recent[0] < 1_000
        if quick or self.calls >= CALLS_A_ROUND:
            self.refused += 1
            return False
        self.calls += 1
        self.recent.append(at)
        return True

    @property
    def is_abused(self) -> bool:
        return self.refused >= CALLS_TOO_MANY


class CallLimits:
    """The limits of all seats, for one game."""

    def __init__(self, seats: int) -> None:
        self._by_seat = [CallLimit() for _ in range(seats)]

    def allows(self, seat: int, round_: int, at: int) -> bool:
        return self._by_seat[seat].allows(round_, at)

    def is_abused(self, seat: int) -> bool:
        return self._by_seat[seat].is_abused
