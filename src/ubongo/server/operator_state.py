"""What the operator has decided: a word to all, who is turned away for a while, and draining.

It is kept in memory: a restart ends all of it.

>>> state = OperatorState(now=lambda: 10)
>>> state.turn_away("203.0.113.7", until=20)
>>> state.is_turned_away("203.0.113.7", "ada"), state.is_turned_away("203.0.113.8", "ada")
(True, False)
>>> state.admit("203.0.113.7"), state.admit("203.0.113.7")
(True, False)
"""

from collections.abc import Callable

# Of addresses and guests; the ones that end first are forgotten.
MOST_TURNED_AWAY = 10_000


class OperatorState:
    """Decisions of the operator; `admin.actions` makes them, everybody else reads them."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        # A word to everybody, as it was typed; empty: none.
        self.word = ""
        # Whether no table is opened and no game begun any more.
        self.is_draining = False
        self._until: dict[str, int] = {}

    def turn_away(self, who: str, until: int) -> None:
        """Refuse an address, or the guest of this id, until then."""
        self._until[who] = until
        if len(self._until) > MOST_TURNED_AWAY:
            del self._until[min(self._until, key=self._until.__getitem__)]

    def admit(self, who: str) -> bool:
        """Let somebody in again; returns whether they were turned away."""
        return self._until.pop(who, self._now()) > self._now()

    def is_turned_away(self, address: str, guest: str = "") -> bool:
        return bool(self._until) and any(
            self._until.get(who, 0) > self._now() for who in (address, guest)
        )

    def turned_away(self) -> dict[str, int]:
        """Who is turned away, and until when."""
        now = self._now()
        self._until = {who: until for who, until in self._until.items() if until > now}
        return dict(self._until)
