"""The referee's watch over breaks: between rounds, in pauses, and while somebody is offline.

It keeps its own account of who is there, who has said *next* and how long a table stood
still, from the events alone (R-408, R-416, R-432, R-433).
"""

from ubongo.rules.events import (
    ClockMoved,
    Continued,
    GameStarted,
    NextSaid,
    PauseAsked,
    Paused,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    TableWentOn,
)
from ubongo.rules.referee.watch import Watch

SECOND = 1_000
ROLL = 5 * SECOND
FOR_OFFLINE = 30 * SECOND
BY_HAND = 300 * SECOND
PAUSE_AGAIN = 10 * SECOND
PAUSES_IN_A_GAME = 60


class Breaks:
    """Who is there, and since when the table waits."""

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        self.watch = watch
        # Since when the table has been between rounds.
        self.since = started.at
        self.lost: dict[int, int] = {}
        self.ready: set[int] = set()
        # When somebody last came, went or said *next*.
        self.stirred_at = started.at
        # When the table has gone on since the last round; None before.
        self.went_on_at: int | None = None
        self.ask: set[int] = set()
        self.paused_at: int | None = None
        self.last_pause: int | None = None
        self.pauses = 0

    @property
    def is_paused(self) -> bool:
        return self.paused_at is not None

    def present(self) -> set[int]:
        """The people who are at the table and online."""
        return {seat for seat in self.watch.people if not self._is_away(seat)}

    def remaining(self) -> list[int]:
        """The people who have not left for good."""
        return [seat for seat in self.watch.people if not self.watch.left[seat]]

    def is_everybody_away(self) -> bool:
        return bool(self.watch.people) and not self.present()

    def _is_away(self, seat: int) -> bool:
        return self.watch.left[seat] or seat in self.lost

    def _is_alone(self) -> bool:
        """R-433: one person, and no clock of a solo run."""
        watch = self.watch
        return watch.rules > 1 and len(self.remaining()) == 1 and watch.settings.minutes is None

    # Between rounds

    def begin(self, at: int) -> None:
        """A round is over, or the set-up is: the table waits for the next roll."""
        self.since = at
        self.ready = set()
        # Bots are always ready.
        self.went_on_at = None if self.watch.people else at

    def says_next(self, event: NextSaid) -> None:
        watch = self.watch
        if watch.rules < 2 or watch.left[event.seat]:
            watch.object_to("next", f"seat {event.seat} says next, and may not")
        self.ready.add(event.seat)
        self.stirred_at = event.at

    def goes_on(self, event: TableWentOn, is_break: bool) -> None:
        """R-432: once, when all who are there are ready, or when the agreed pause is over."""
        watch = self.watch
        if not is_break or watch.rules < 2 or self.is_paused or self.went_on_at is not None:
            watch.object_to("next", "the table goes on, and does not wait")
        there = self.present()
        pause = watch.settings.pause
        is_over = event.at == self.since + (BY_HAND if pause is None else pause)
        is_ready = event.at == self.stirred_at and there <= self.ready
        if not there or not (is_over or is_ready):
            watch.object_to("next", "the table goes on, and not everybody has just said next")
        self.went_on_at = event.at

    def starts(self, event: RoundStarted) -> None:
        """R-432: not before the table has gone on; R-408: and soon after that; R-409: to people."""
        watch = self.watch
        if self.is_paused:
            watch.object_to("paused", "a round starts in a pause")
        if watch.rules > 1:
            over = self.since
            if event.round > 1:
                if self.went_on_at is None:
                    watch.object_to("next", "a round starts, and the table has not gone on")
                else:
                    over = max(over, self.went_on_at)
            if self.is_everybody_away():
                watch.object_to("asleep", "a round starts at a table that all are away from")
            elif event.at > max(over + ROLL, self.since + FOR_OFFLINE):
                watch.object_to("late", "the roll is waited for too long")
        self.ready = set()
        self.ask = set()

    # Lines

    def loses(self, event: SeatLost) -> None:
        self.lost[event.seat] = self.stirred_at = event.at

    def returns(self, event: SeatBack, is_between: bool) -> None:
        if is_between and self.is_everybody_away():
            self.since = event.at
        self.lost.pop(event.seat, None)
        self.stirred_at = event.at

    def leaves(self, event: SeatLeft, is_between: bool) -> None:
        """After the seat was marked as left."""
        self.lost.pop(event.seat, None)
        self.stirred_at = event.at
        if is_between and self.is_everybody_away():
            self.since = event.at
        if not self.remaining():
            self.paused_at = None

    # Pauses

    def asks(self, event: PauseAsked) -> None:
        self.ask.add(event.seat)

    def pauses_now(self, event: Paused, is_between: bool) -> None:
        watch = self.watch
        if self.is_paused:
            watch.object_to("paused", "the table is paused a second time")
        if self._is_alone():
            self.pauses += 1
            soon = self.last_pause is not None and event.at < self.last_pause + PAUSE_AGAIN
            if self.pauses > PAUSES_IN_A_GAME or soon:
                watch.object_to("paused", "the table is paused too often")
        elif not is_between or not self.present() <= self.ask:
            watch.object_to("paused", "the table is paused, and not all have agreed to it")
        self.paused_at = self.last_pause = event.at

    def continues(self, event: Continued) -> int:
        """How long all clocks stood still, and are moved on; 0 if the break begins anew."""
        began = self.paused_at
        if began is None:
            self.watch.object_to("paused", "a table continues that was not paused")
            began = event.at
        self.paused_at = None
        # Who has not said *next* may have left in the pause: it is only now that all are ready.
        self.stirred_at = event.at
        self.ask = set()
        if not self._is_alone():
            self.ready = set()
            self.since = event.at
            self.went_on_at = None
            return 0
        self._move(event.at - began)
        return event.at - began

    def clock(self, event: ClockMoved) -> None:
        self._move(event.by)
        if self.paused_at is not None:
            self.paused_at += event.by
            self.last_pause = self.paused_at

    def _move(self, by: int) -> None:
        self.since += by
        self.lost = {seat: at + by for seat, at in self.lost.items()}
        if self.went_on_at is not None:
            self.went_on_at += by
