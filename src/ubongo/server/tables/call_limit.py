"""The limit on Ubongo calls of one seat (R-427). Times are milliseconds."""

from collections import deque
from dataclasses import dataclass, field

CALLS_A_SECOND = 5
CALLS_A_ROUND = 60
CALLS_TOO_MANY = 20  # that many more in a round end the connection


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
