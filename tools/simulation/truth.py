"""The true time of a simulated table: what its owners claim is held against it.

Sand must run while a table is alive, and only then. So when an owner resumes a table, the time
at which it says that the clock stopped must be the time at which the clock did stop: not later,
or somebody's hourglass is shortened; not much earlier, or time is given back that was played;
and never before the clock was last resumed, or the same time is given back twice (R-411).
"""

from dataclasses import dataclass

from tools.simulation.client import BrokenPromise
from ubongo.rules.events import ClockMoved
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.storage.interface import Batch
from ubongo.server.tables.log import LOBBY, event_in

# Milliseconds. The clock of an owner that died is known by its last beat: they are half a second
# and a look apart, and one of them is left out when something else could not be written. An owner
# whose beats fail forgets the table after two seconds, and the one before may have taken as long.
BEATS = 1_600
SILENT_BEATS = 5_000


@dataclass(slots=True)
class Ownership:
    """One owner's time with the table, by the table's own clock."""

    epoch: int
    resumed_at: int | None = None
    # When it stopped in truth; None while it runs.
    stopped_at: int | None = None
    was_silent: bool = False
    # For how long its process stood still, which is nobody's time either.
    stood_still: int = 0


class Truth:
    """The owners of one table, one after the other."""

    def __init__(self) -> None:
        self.restarts = 0
        # How often the table got another owner.
        self.moves = 0
        self._now: Ownership | None = None
        self._before: Ownership | None = None

    def claims(self, epoch: int) -> None:
        """Somebody has claimed the table: whoever had it before owns it no longer."""
        last = self._now
        self.moves += last is not None
        if last is not None and last.resumed_at is not None:
            self._before = last
        self._now = Ownership(epoch)

    def runs(self, live: LiveTable, is_silent: bool) -> None:
        """The table was alive until now; its owner's beats are written, or are not."""
        now = self._now
        if now is not None and now.epoch == live.epoch:
            now.stopped_at = live.now
            now.was_silent |= is_silent

    def stands_still(self, live: LiveTable, length: int) -> None:
        """The table's owner will do nothing for so long."""
        if self._now is not None and self._now.epoch == live.epoch:
            self._now.stood_still += length

    def resumes(self, batch: Batch, is_playing: bool) -> None:
        """An owner has written that the clock runs again, and since when it stood."""
        assert batch.resumed is not None
        now = self._now
        if now is None or now.epoch != batch.epoch:
            return  # it was replaced before it has written anything
        now.resumed_at = batch.resumed.at
        now.stopped_at = max(now.stopped_at or 0, now.resumed_at)
        moves = [
            event
            for event in (event_in(entry) for entry in batch.entries if entry.kind != LOBBY)
            if isinstance(event, ClockMoved) and event.reason == "restart"
        ]
        before = self._before
        if before is None:
            return
        assert before.resumed_at is not None
        assert before.stopped_at is not None
        true = before.stopped_at
        if not moves:
            # A table that is ahead of its owner's clock goes on at the very time it stopped.
            if is_playing and batch.resumed.at > true:
                raise BrokenPromise(f"{batch.resumed.at - true} ms were not given back")
            return
        [moved] = moves
        self.restarts += 1
        said = moved.at
        if said < before.resumed_at:
            raise BrokenPromise(f"the time from {said} to {before.resumed_at} was given back twice")
        if said > true:
            raise BrokenPromise(f"{said - true} ms are missing: the clock stopped at {true}")
        if true - said > (SILENT_BEATS if before.was_silent else BEATS) + before.stood_still:
            raise BrokenPromise(f"{true - said} ms were played and are given back")
