"""Rate limits: token buckets. Nothing here reads a clock; times are milliseconds.

>>> bucket = Bucket(holds=2, refills_in=1000)
>>> [bucket.allows(at) for at in (0, 0, 0, 500, 1000)]
[True, True, False, True, True]
>>> bucket.spend(1000, 3)
>>> bucket.has_any(2000), bucket.has_any(2600)
(False, True)
"""

from collections import OrderedDict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """A token bucket: `holds` tokens, refilled completely in `refills_in` milliseconds."""

    holds: float
    refills_in: int
    left: float = field(init=False)
    seen: int | None = None

    def __post_init__(self) -> None:
        self.left = self.holds

    def allows(self, at: int, cost: float = 1) -> bool:
        """Take so many tokens, if they are there."""
        self._refill(at)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def has_any(self, at: int) -> bool:
        """Whether anything is left."""
        self._refill(at)
        return self.left > 0

    def spend(self, at: int, cost: float) -> None:
        """Take tokens for what has been done already; it may become a debt of one filling."""
        self._refill(at)
        self.left = max(self.left - cost, -self.holds)

    def _refill(self, at: int) -> None:
        if self.seen is not None:
            gained = (at - self.seen) * self.holds / self.refills_in
            self.left = min(self.holds, self.left + max(0.0, gained))
        self.seen = at


class Buckets:
    """A bucket for each key (address, guest); the longest unused buckets are forgotten."""

    def __init__(self, holds: float, refills_in: int, most: int = 10_000) -> None:
        self._holds = holds
        self._refills_in = refills_in
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, at: int, cost: float = 1) -> bool:
        return self._of(key).allows(at, cost)

    def has_any(self, key: str, at: int) -> bool:
        return self._of(key).has_any(at)

    def spend(self, key: str, at: int, cost: float) -> None:
        self._of(key).spend(at, cost)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._holds, self._refills_in)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
