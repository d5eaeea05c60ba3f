"""A table or event that this process owns: one step at a time, written before it is sent.

The order is: receive and stamp, decide, write durably, acknowledge, send. A fault in one table
stops only that table. When anything but "written" comes back, nobody knows how the table stands:
it is forgotten, its connections are closed, and whoever comes next has it read from its log.

A table's time never goes back, whatever the clocks of its owners say: it may be ahead of this
process's clock. Times that come in are the process's, times at the table are the table's own.
"""

import logging
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Protocol

from ubongo.protocol import messages
from ubongo.protocol.messages import (
    CloseCode,
    Closed,
    Glimpse,
    HearWords,
    MuteHelpers,
    SayWord,
    encode,
)
from ubongo.rules.referee import Breached
from ubongo.server.log_lines import of_kind
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.hosted import Hosted
from ubongo.server.runtime.pauses import TICK
from ubongo.server.runtime.timers import Timers
from ubongo.server.storage.interface import Batch, Done, StaleOwner
from ubongo.server.storage.ownership import Release, Resumption
from ubongo.server.storage.summary import NOTHING_TO_FIND
from ubongo.server.tables.draft_inbox import DraftInbox
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Connection, Effects
from ubongo.server.tables.table import Table

log = logging.getLogger("ubongo")

Received = messages.AnyOrder | Glimpse | MuteHelpers | SayWord | HearWords


class Outbox(Protocol):
    """Where messages to connections go; one that is not known any more is ignored."""

    def send(self, connection: Connection, message: bytes) -> None: ...

    def end(self, connection: Connection) -> None: ...


class Appender(Protocol):
    """What a table asks of its log; see `storage.interface.TableLog`."""

    def append(self, batch: Batch, done: Done) -> None: ...


class LowPriority(Protocol):
    """Runs callbacks when nothing more urgent waits; see `idle_queue`."""

    def add(self, callback: Callable[[], None]) -> None: ...


class Keeper(Protocol):
    """Who knows the live tables by their ids; see `registry`."""

    def forget(self, live: "LiveTable", release: Release) -> None:
        """The table is no longer here; the next beat gives it back."""


# Finds the level of a guest from their own times, and tells it some time later; None: they
# are too few, or cannot be read now.
AskLevel = Callable[[str, Callable[[int | None], None]], None]


def ask_nobody(guest: str, answer: Callable[[int | None], None]) -> None:
    """Where no times are stored: no answer comes."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all live tables share."""

    log: Appender
    outbox: Outbox
    timers: Timers
    idle: LowPriority
    clock: Clock
    # Figures for the metrics: events, frozen, breaches, forgotten.
    counts: Counter[str]
    # Called when an event has seated people whose tables are to be opened.
    open_tables: Callable[[], None] = lambda: None
    ask_level: AskLevel = ask_nobody


class Stopped(StrEnum):
    """Why a table does nothing more."""

    # A fault of ours: for good.
    FAULT = "fault"
    # It is not here any more: not written, claimed by another node, or nobody was there.
    GONE = "gone"


@dataclass(slots=True)
class PendingEffects:
    """Effects that wait to be written or sent, in order."""

    effects: Effects
    # The table's time when they were decided; an entry may tell of an earlier time.
    decided_at: int
    is_written: bool = False


def batch_of(
    table: Hosted,
    epoch: int,
    effects: Effects,
    before: int | None = None,
    resumed: Resumption | None = None,
) -> Batch:
    """What is to be written of a step; `before` is the check value of the log so far."""
    return Batch(
        table.table_id,
        epoch,
        tuple(effects.entries),
        table.is_over,
        effects.summary,
        effects.finished_game,
        before,
        resumed,
    )


class LiveTable:
    """One table in memory, with its pending work; only its own methods write its fields."""

    def __init__(
        self,
        table: Hosted,
        epoch: int,
        sum_: int,
        ahead: int,
        services: TableServices,
        keeper: Keeper,
    ) -> None:
        self.table = table
        self.epoch = epoch
        # How far the table's time is ahead of the clock of this process.
        self.ahead = ahead
        # Why the table is stopped; None as long as it plays.
        self.frozen: Stopped | None = None
        # When its timer fires: when it is due, or earlier.
        self.timer: int | None = None
        self._services = services
        self._keeper = keeper
        # Effects that wait to be written, the oldest first.
        self._pending: deque[PendingEffects] = deque()
        # Drafts that wait to be processed.
        self._inbox = DraftInbox()
        self._due: int | None = None
        # The check value of the log, with everything that is pending.
        self._sum = sum_
        # Since when its clock runs here, until that is written, or handed over with entries: what
        # follows those cannot be written without them.
        self._resumption: Resumption | None = None
        # How many wake-ups in a row had no effect, and when the last one was.
        self._idle_wakes = 0
        self._woken_at = 0
        # The table's time when a fault stopped it.
        self._stood_at: int | None = None

    @property
    def game_table(self) -> Table:
        """What is hosted here, where that must be a table and no event."""
        assert isinstance(self.table, Table)
        return self.table

    @property
    def is_written(self) -> bool:
        """Whether nothing waits to be written or sent."""
        return not self._pending

    @property
    def now(self) -> int:
        """The table's own time."""
        return self._services.clock.now() + self.ahead

    def resume(self, now: int, stopped_at: int | None, needs_code: bool) -> None:
        """Start the clock of a table that was just claimed; None: it has not stopped (R-411)."""
        at = now + self.ahead
        self._resumption = Resumption(at, self.ahead)
        self.run(lambda table: table.resume(at, stopped_at, needs_code))

    # Messages from connections

    def join(
        self,
        connection: Connection,
        guest: str,
        last: int | None,
        at: int,
        name: str = "",
        address: str = "",
        is_invited: bool = False,
        is_screen: bool = False,
    ) -> None:
        at += self.ahead
        if self.frozen:
            self._refuse(connection)
        else:
            self.run(
                lambda table: table.join(
                    connection, guest, last, at, name, address, is_invited, is_screen
                )
            )

    def leave(self, connection: Connection, at: int) -> None:
        at += self.ahead
        if self.frozen:
            self.table.drop(connection, at)
        else:
            self.run(lambda table: table.leave(connection, at))

    def receive(self, connection: Connection, message: Received, at: int) -> None:
        """Take an order or a draft; `at` is the time of arrival."""
        if connection not in self.table.presence.watchers:
            return
        at += self.ahead
        if self.frozen:
            self._refuse(connection)
        elif isinstance(message, Glimpse):
            self._receive_draft(connection, message, at)
        elif isinstance(message, MuteHelpers):
            mute = message.mute
            self.run(lambda table: table.mute_helpers(connection, mute))
        elif isinstance(message, SayWord):
            word = message.word
            self.run(lambda table: table.say_word(connection, word, at))
        elif isinstance(message, HearWords):
            self.table.hear_words(connection, message.hear)
        else:
            order = message
            self.run(lambda table: table.handle_order(connection, order, at))

    def _refuse(self, connection: Connection) -> None:
        self._close((connection,), Closed("table_frozen", again=self.frozen is not Stopped.FAULT))

    def _close(self, connections: Iterable[Connection], why: Closed) -> None:
        outbox = self._services.outbox
        said = encode(why)
        for connection in connections:
            outbox.send(connection, said)
            outbox.end(connection)

    # Steps

    def run(self, step: Callable[[Hosted], Effects | None]) -> bool:
        """Run one step of the table; if it raises, stop this table and no other.

        Returns whether it had any effect.
        """
        if self._inbox:
            # Process drafts that arrived earlier first.
            self._show_drafts()
            if self.frozen:
                return True
        try:
            effects = step(self.table)
        except Breached as breach:
            self.stop_for_breach(breach)
            return True
        except Exception:
            log.exception("table %s is frozen", self.table.table_id)
            self._stop_for_good()
            return True
        if effects is None:
            return False
        self._commit(effects)
        for guest in effects.unmeasured:
            self._services.ask_level(guest, partial(self._learn_level, guest))
        return bool(effects.entries or effects.sends)

    def run_if_here(self, step: Callable[[], Effects]) -> None:
        """Run a step that was waited for, unless the table has stopped or gone meanwhile."""
        if not self.frozen:
            self.run(lambda table: step())

    def _learn_level(self, guest: str, level: int | None) -> None:
        at = self.now
        self.run_if_here(lambda: self.game_table.learn_level(guest, level, at))

    def _commit(self, effects: Effects) -> None:
        """Write first, then send; what has nothing to write waits for what was written before."""
        if effects.entries or effects.summary is not None:
            self._services.counts["events"] += len(effects.entries)
            pending = PendingEffects(effects, self.now)
            self._pending.append(pending)
            self._write(effects, partial(self._written, pending))
        elif self._pending:
            self._pending.append(PendingEffects(effects, self.now, is_written=True))
        else:
            self._send(effects)
        self._set_timer(effects.is_timeless)

    def _write(self, effects: Effects, done: Done) -> None:
        batch = batch_of(self.table, self.epoch, effects, self._sum, self._resumption)
        if batch.sums:
            self._sum = batch.sums[-1]
            self._resumption = None
        self._services.log.append(batch, done)

    def _written(self, pending: PendingEffects, trouble: Exception | None) -> None:
        if trouble is not None:
            if not self.frozen:
                log.error(
                    "table %s could not be written: %s", self.table.table_id, trouble,
                    extra=of_kind("a table could not be written"),
                )  # fmt: skip
                is_stale = isinstance(trouble, StaleOwner)
                self._services.counts["stale"] += is_stale
                self.forget("moved" if is_stale else "table_frozen")
            return
        self._resumption = None
        pending.is_written = True
        while self._pending and self._pending[0].is_written:
            self._send(self._pending.popleft().effects)

    def _send(self, effects: Effects) -> None:
        outbox = self._services.outbox
        for connection, message in effects.sends:
            outbox.send(connection, message)
        for connection in effects.closes:
            outbox.end(connection)
        if effects.opens_tables:
            self._services.open_tables()

    # Time

    def wake(self, now: int) -> None:
        """Do what is due; `Timers` calls it."""
        self.timer = None
        if self.frozen:
            return
        now += self.ahead
        if self._due is None or self._due > now:
            self._services.idle.add(self._idle_step)
            return
        idle_until = self.table.idle_until()
        if idle_until is not None and now >= idle_until and not self._pending:
            self._unload()
            return
        self._woken_at = now
        self._idle_wakes += 1
        if self.run(lambda table: table.wake(now)):
            self._idle_wakes = 0
            self._set_timer()

    def pass_pause(self, length: int, before: int) -> None:
        """Move the game's clock on, because the process stood still; see `pauses`."""
        if not self.frozen:
            at = before + self.ahead
            self.run(lambda table: table.move_clock(length, "pause", at))

    def _set_timer(self, is_timeless: bool = False) -> None:
        """Schedule the next wake-up; a timeless step has not changed when the table is due."""
        table = self.table
        if not is_timeless:
            due = None if self.frozen else earlier(table.due(), table.idle_until())
            if due is not None and self._idle_wakes:
                # The last wake-up had no effect and the table is still due: back off, so that a
                # table that is wrong about its time does not block the others.
                due = max(due, self._woken_at + min(TICK, 1 << self._idle_wakes))
            self._due = due
        when = self._due if self.frozen else earlier(self._due, table.idle_due())
        if when is not None:
            when -= self.ahead
        before, self.timer = self.timer, when
        if when is not None and when != before:
            self._services.timers.set(when, self)

    def _unload(self) -> None:
        """Go away, because nobody is here and nothing is played; the log stays."""
        put_away = Batch(self.table.table_id, self.epoch, (), is_over=True, summary=NOTHING_TO_FIND)
        self._services.log.append(put_away, lambda trouble: None)
        self.forget("moved")

    # Low priority

    def _receive_draft(self, connection: Connection, glimpse: Glimpse, at: int) -> None:
        """Put a draft in the inbox; it is processed when nothing else is to be done."""
        inbox = self._inbox
        if not inbox.can_take(connection, glimpse):
            self._show_drafts()
        is_first = not inbox
        inbox.put(connection, glimpse, at)
        if is_first:
            self._services.idle.add(self._show_drafts)

    def _show_drafts(self) -> None:
        for connection, glimpse, at in self._inbox.take():
            if not self.frozen and connection in self.table.presence.watchers:
                self.run(partial(_show_draft, connection, glimpse, at))

    def _idle_step(self) -> None:
        """Send piece counts and words of bots, unless that has been done since they were due."""
        if self.frozen:
            return
        now = self.now
        due = self.table.idle_due()
        if due is not None and due <= now:
            self.run(lambda table: table.idle_step(now))
        else:
            self._set_timer(is_timeless=True)

    # Faults, and forgetting

    def forget(self, code: CloseCode) -> None:
        """Do nothing more, drop what was not sent, and let whoever comes next claim the table.

        Its clock has stopped with the oldest step that may not be written.
        """
        if self.frozen is Stopped.GONE:
            return
        unwritten = [one.decided_at for one in self._pending if not one.is_written]
        stopped_at = unwritten[0] if unwritten else self.now
        if self._stood_at is not None:
            stopped_at = self._stood_at
        self._services.counts["forgotten"] += 1
        self.frozen = Stopped.GONE
        self._pending.clear()
        self._set_timer()
        self._keeper.forget(self, Release(self.table.table_id, self.epoch, stopped_at))
        self._close(list(self.table.presence.watchers), Closed(code, again=True))

    def _stop_for_good(self) -> None:
        """Stop because of a fault: drop unwritten effects and close connections; the log is valid.

        The table stays here, so that nobody has to meet the same fault again; its clock stands,
        nobody finds it, and its boards are no longer played (R-321).
        """
        stopped_at = self._stood_at = self.now
        services = self._services
        services.counts["frozen"] += 1
        self.frozen = Stopped.FAULT
        self._pending.clear()
        self._set_timer()
        stands = Batch(
            self.table.table_id, self.epoch, (), summary=NOTHING_TO_FIND, stopped_at=stopped_at
        )
        services.log.append(stands, lambda trouble: None)
        for connection in list(self.table.presence.watchers):
            self._refuse(connection)

    def stop_for_breach(self, breach: Breached) -> None:
        """Stop because the referee objects, before the event is written or sent."""
        self._services.counts["breaches"] += 1
        table = self.table
        log.error(
            "table %s is frozen: in game %d the referee objects to %s",
            table.table_id, table.games, breach, exc_info=breach,
        )  # fmt: skip
        self._stop_for_good()


def _show_draft(connection: Connection, glimpse: Glimpse, at: int, table: Hosted) -> Effects | None:
    return table.show_draft(connection, glimpse, at)
