"""Invitations: which guests have entered the code of which table.

Public tables are listed with their ids, so strangers can fill them; places are kept for people
with the code. Invitations are kept in memory: after a restart a code can be entered again.

>>> invitations = Invitations(most=2)
>>> for guest in ("ada", "bob", "cy"):
...     invitations.add(guest, "table")
>>> [invitations.has(guest, "table") for guest in ("ada", "bob", "cy")]
[False, True, True]
"""

from collections import OrderedDict

MOST = 20_000


class Invitations:
    """Guest and table of each code that was entered; the oldest are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._entered: OrderedDict[tuple[str, str], None] = OrderedDict()

    def add(self, guest: str, table_id: str) -> None:
        self._entered[guest, table_id] = None
        self._entered.move_to_end((guest, table_id))
        if len(self._entered) > self._most:
            self._entered.popitem(last=False)

    def has(self, guest: str, table_id: str) -> bool:
        return (guest, table_id) in self._entered
