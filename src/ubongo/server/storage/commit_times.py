"""How long commits took, as a histogram for the metrics.

>>> times = CommitTimes()
>>> for seconds in (0.004, 0.0005, 9.0):
...     times.add(seconds)
>>> times.cumulated()[:3], times.cumulated()[-1], times.seconds
([('0.001', 1), ('0.002', 1), ('0.005', 2)], ('+Inf', 3), 9.0045)
"""

from bisect import bisect_left
from itertools import accumulate

# Upper bounds in seconds.
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class CommitTimes:
    """Counts of commits by the time that they took."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def cumulated(self) -> list[tuple[str, int]]:
        """Each upper bound with the number of commits that took no longer."""
        bounds = (*map(str, BUCKETS), "+Inf")
        return list(zip(bounds, accumulate(self._counts), strict=True))
