"""Who runs into limits: how often each limit has refused somebody, and whom it refused last.

It is kept in memory and is bounded; addresses are neither stored nor logged.

>>> hits = LimitHits(now=lambda: 5, most=2)
>>> for who in ("ada", "bob", "cy", "cy"):
...     hits.add("requests", who)
>>> hits.totals["requests"]
4
>>> [(hit.who, hit.count) for hit in hits.latest()]
[('cy', 2), ('bob', 1)]
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST = 500


@dataclass(slots=True)
class LimitHit:
    """How often a limit has refused one address or guest, and when it did so last."""

    limit: str
    who: str
    count: int = 0
    at: int = 0


class LimitHits:
    """Refusals by limit, and by whom; the longest unseen are forgotten."""

    def __init__(self, now: Callable[[], int], most: int = MOST) -> None:
        self._now = now
        self._most = most
        self.totals: Counter[str] = Counter()
        self._hits: OrderedDict[tuple[str, str], LimitHit] = OrderedDict()

    def add(self, limit: str, who: str) -> None:
        self.totals[limit] += 1
        key = limit, who
        hit = self._hits.setdefault(key, LimitHit(limit, who))
        self._hits.move_to_end(key)
        hit.count += 1
        hit.at = self._now()
        if len(self._hits) > self._most:
            self._hits.popitem(last=False)

    def latest(self) -> list[LimitHit]:
        """Who was refused, the latest first."""
        return list(reversed(self._hits.values()))
