"""Limits on how much one table writes: its log has an end, and nobody fills it for the others.

Everything accepted is written and kept, so whoever toggles something for hours would fill the
disk, and whoever reads that log would have to wait for it. No person notices these limits: the
longest game there is, a solo run of all tasks, has some 1,400 events of one person.

Refused
  TooFast         lobby orders, about one a second for each guest
  LogFull         the table has been used for so long that nothing new begins there
  GameTooLong     one person's share of the entries of a game is used up
  TooManyPauses   R-416: so often the people of a table may agree on a pause in a game
"""

from collections import Counter
from collections.abc import Iterable

from ubongo.protocol import messages
from ubongo.rules.events import Paused, SeatBack
from ubongo.rules.refusals import Refused, TooManyPauses
from ubongo.rules.settings import MOST_PAUSES
from ubongo.server.rate_limit import Buckets
from ubongo.server.tables.changes import Change, LobbyChange

# Lobby orders of one guest: a burst, then one a second.
BURST = 20
BURST_REFILLS_IN = 20_000
# Entries of a table, and of a game those that come from orders: all people together.
MOST_AT_A_TABLE = 20_000
MOST_IN_A_GAME = 1_500
# What a game may need beside its orders: time, bots, lost connections.
BESIDE = 3_000
# How often one seat may come back in a game; each time is written twice.
MOST_RETURNS = 250

# Whoever has used up their share may still end what they have begun.
ENDING = (messages.Leave, messages.Finish, messages.EndAlone)


class TooFast(Refused):
    code = "too_fast"

    def __init__(self) -> None:
        super().__init__("that was a lot at once; go on in a moment")


class LogFull(Refused):
    code = "log_full"

    def __init__(self) -> None:
        super().__init__("this table has been used for so long that it is full; open a new one")


class GameTooLong(Refused):
    code = "game_too_long"

    def __init__(self, most: int) -> None:
        super().__init__(f"that were {most} entries of yours in this game, and no more", most=most)


class LogLimits:
    """Counts what the people of one table have written."""

    def __init__(self) -> None:
        self._lobby_orders = Buckets(BURST, BURST_REFILLS_IN, most=128)
        # Of the running game, by guest: entries that came from their orders, and returns by seat.
        self._by_guest: Counter[str] = Counter()
        self._returns: Counter[int] = Counter()
        self._pauses = 0

    def count(self, changes: Iterable[Change]) -> None:
        """Take note of what is about to be written; a new game begins at zero."""
        for change in changes:
            fact = change.fact
            if isinstance(fact, LobbyChange):
                if fact.seed:
                    self._by_guest.clear()
                    self._returns.clear()
                    self._pauses = 0
                continue
            if isinstance(fact, Paused):
                self._pauses += 1
            elif isinstance(fact, SeatBack):
                self._returns[fact.seat] += 1
            if change.cause:
                self._by_guest[change.cause.partition(" ")[0]] += 1

    def check_lobby_order(self, order: messages.LobbyOrder, guest: str, at: int, last: int) -> None:
        """Refuse a lobby order that comes too soon, or to a table that is full."""
        if not self._lobby_orders.allows(guest, at):
            raise TooFast
        begins = isinstance(order, messages.StartGame | messages.Rematch | messages.PlayAgain)
        if last >= MOST_AT_A_TABLE - (MOST_IN_A_GAME + BESIDE if begins else 0):
            raise LogFull

    def check_game_order(self, order: messages.GameOrder, guest: str, people: int) -> None:
        """Refuse an order of somebody who has had their share of this game."""
        if isinstance(order, messages.AskPause) and self._pauses >= MOST_PAUSES:
            raise TooManyPauses(MOST_PAUSES)
        share = MOST_IN_A_GAME // max(1, people)
        if self._by_guest[guest] >= share and not isinstance(order, ENDING):
            raise GameTooLong(share)

    def may_return(self, seat: int) -> bool:
        """Whether this seat may be back once more in this game."""
        return self._returns[seat] < MOST_RETURNS
