"""Notices a table that moves to and fro between nodes: balancers that disagree where it belongs.

Each claim raises a table's epoch, whoever claims it. So a node that has claimed a table twice
within two minutes knows how often it has moved meanwhile.

>>> restless = RestlessTables()
>>> restless.note("t", epoch=5, now=0), restless.note("t", epoch=14, now=90_000)
(0, 0)
>>> restless.note("t", epoch=15, now=WITHIN)
10
>>> restless.note("t", epoch=27, now=WITHIN + 60_000)
0
>>> restless.note("t", epoch=99, now=5 * WITHIN)
0
"""

from collections import deque

# So many moves in so many milliseconds are noticed.
MOVES = 10
WITHIN = 120_000


class RestlessTables:
    """The claims of this node in the last two minutes."""

    def __init__(self) -> None:
        # Time, table and epoch of each claim, the oldest first.
        self._claims: deque[tuple[int, str, int]] = deque()

    def note(self, table_id: str, epoch: int, now: int) -> int:
        """Note a claim; returns how often its table has moved if that is too often, or else 0.

        It is told once, and then not before it has happened again.
        """
        claims = self._claims
        while claims and claims[0][0] < now - WITHIN:
            claims.popleft()
        claims.append((now, table_id, epoch))
        first = next(before for _, one, before in claims if one == table_id)
        moves = epoch - first
        if moves < MOVES:
            return 0
        self._claims = deque(one for one in claims if one[1] != table_id)
        return moves
