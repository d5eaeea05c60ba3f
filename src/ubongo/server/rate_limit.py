"""How often somebody may do something. Nothing here reads a clock; times are milliseconds.

>>> bucket = Bucket(holds=2, refills_in=1000)
>>> [bucket.allows(at) for at in (0, 0, 0, 500, 1000)]
[True, True, False, True, True]
"""

from collections import OrderedDict, deque
from dataclasses import dataclass, field

CALLS_A_SECOND = 5
CALLS_A_ROUND = 60
CALLS_TOO_MANY = 20  # that many more in a round end the connection


@dataclass(slots=True)
class Bucket:
    """A token bucket: `holds` at once, wholly refilled in `refills_in` milliseconds."""

    holds: float
    refills_in: int
    left: float = field(init=False)
    seen: int | None = None

    def __post_init__(self) -> None:
        self.left = self.holds

    def allows(self, at: int, cost: float = 1) -> bool:
        if self.seen is not None:
            gained = (at - self.seen) * self.holds / self.refills_in
            self.left = min(self.holds, self.left + max(0.0, gained))
        self.seen = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One bucket for each of many keys (addresses, guests), the longest unused forgotten."""

    def __init__(self, holds: float, refills_in: int, most: int = 10_000) -> None:
        self._holds = holds
        self._refills_in = refills_in
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, at: int) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._holds, self._refills_in)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.allows(at)


@dataclass(slots=True)
class CallLimit:
    """R-427: five wrong or right calls a second, sixty a round, for one seat."""

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
