"""Runs all tables: one step at a time, write before send, timers, and recovery after a fault.

The order is: receive and stamp, decide, write durably, acknowledge, send. A fault in one table
freezes only that table; after a failed write the table is loaded again from its log.
"""

import heapq
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ubongo.boards.box import the_box
from ubongo.protocol.messages import Closed, Glimpse, encode
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.referee import Breached
from ubongo.server.config import Config
from ubongo.server.runtime.clock import TICK, Clock
from ubongo.server.runtime.live_table import (
    BatchWriter,
    End,
    GameOver,
    LiveTable,
    PendingEffects,
    Send,
)
from ubongo.server.storage.sqlite.database import Batch, Database
from ubongo.server.tables.directory import Directory
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.log import SEED_PUBLISHED
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import CODE_LENGTH, CODE_LETTERS, TableContext

log = logging.getLogger("ubongo")

BEAT = 1_000  # milliseconds between two heartbeats in the database, while a game runs
THAW = 2_000  # how long a table stays frozen after a failed write


class TableRunner:
    """All tables in memory. It never waits: `Timers` or a simulation calls `tick`."""

    def __init__(
        self,
        config: Config,
        database: Database,
        clock: Clock,
        writer: BatchWriter,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        build: Callable[[], str] = str,
    ) -> None:
        self.config = config
        self.database = database
        self.clock = clock
        clock.on_pause = self._move_clocks
        self.writer = writer
        self._random_bytes = random_bytes
        self.context = TableContext(
            the_box(), self._new_seed, self._new_code, config.test_switch, config.referee, build
        )
        self.tables: dict[str, LiveTable] = {}
        # Fixed seeds by table; with the test switch only.
        self._seeds: dict[str, bytes] = {}
        self.directory = Directory()
        self._timers: list[tuple[int, str]] = []
        self._beaten_at = 0
        self._woken_at = 0
        self.send: Send = lambda connection, message: None
        self.end: End = lambda connection: None
        # Queues a callback of low priority.
        self.when_idle: Callable[[Callable[[], None]], None] = lambda act: act()
        # Called when something is due earlier than the next tick.
        self.hurry: Callable[[], None] = lambda: None
        # Called for every game that was played to its end, after it is written.
        self.game_over: GameOver = lambda table_id, lobby, events: None
        self.stopping = False
        self.counts = {"events": 0, "frozen": 0, "breaches": 0, "pauses": 0}

    # Time

    def open(self) -> None:
        """Load every table that was live when the server stopped."""
        beat = self.database.heartbeat()
        for table_id in self.database.live_tables():
            try:
                self._load(table_id, beat)
            except NewerVersion as newer:
                log.error("table %s cannot be resumed: %s", table_id, newer)
            except Exception:
                log.exception("table %s cannot be resumed", table_id)

    def tick(self) -> int:
        """Wake every table that is due; the milliseconds until the next tick."""
        now = self.clock.now()
        while self._timers and self._timers[0][0] <= now:
            when, table_id = heapq.heappop(self._timers)
            live = self.tables.get(table_id)
            if live is not None and live.timer == when:
                live.timer = None
                self._wake(live, now)
        if now - self._beaten_at >= BEAT and not self.is_quiet():
            self._beaten_at = now
            self.writer.beat(now)
        return max(0, min(TICK, self._timers[0][0] - now)) if self._timers else TICK

    def is_quiet(self) -> bool:
        """Whether no game is being played."""
        return not any(
            live.table.game is not None and not live.table.game.is_over
            for live in self.tables.values()
        )

    def _move_clocks(self, length: int, before: int) -> None:
        """Move the clocks of all games on after the process stood still."""
        log.warning("the process stood still for %d ms", length)
        self.counts["pauses"] += 1
        for live in list(self.tables.values()):
            if not live.frozen:
                self._run(live, lambda table: table.move_clock(length, "pause", before))

    # Steps

    def _run(self, live: LiveTable, act: Callable[[Table], Effects | None]) -> bool:
        """Run `act` on one table; if it raises, freeze that table.

        Returns whether it had any effect.
        """
        if live.inbox:
            # Process drafts that arrived earlier first.
            self._show_drafts(live)
            if live.frozen:
                return True
        try:
            effects = act(live.table)
        except Breached as breach:
            self._freeze_for_breach(live, breach)
            return True
        except Exception:
            log.exception("table %s is frozen", live.table.table_id)
            self._freeze(live, "fault")
            return True
        if effects is None:
            return False
        self._commit(live, effects)
        return bool(effects.entries or effects.sends)

    def _commit(
        self, live: LiveTable, effects: Effects, on_written: Callable[[bool], None] | None = None
    ) -> None:
        table = live.table
        if effects.entries:
            self.counts["events"] += len(effects.entries)
            pending = PendingEffects(
                effects, on_written=on_written or self._game_over_callback(table, effects)
            )
            live.pending.append(pending)
            is_over = table.game is not None and table.game.is_over and table.lobby.playing
            batch = Batch(table.table_id, live.epoch, tuple(effects.entries), is_over)
            self.writer.write(batch, lambda trouble: self._finish_write(live, pending, trouble))
            self.directory.note(table.table_id, table.lobby, table.game)
        elif live.pending:
            live.pending.append(PendingEffects(effects, is_written=True))
        else:
            self._send_out(effects)
        self._set_timer(live, effects.is_timeless)

    def _game_over_callback(self, table: Table, effects: Effects) -> Callable[[bool], None] | None:
        if all(entry.kind != SEED_PUBLISHED for entry in effects.entries):
            return None
        # Bind the lobby and events of now: the next game at this table has others.
        over = partial(self.game_over, table.table_id, table.lobby, table.events)
        return lambda is_written: over() if is_written else None

    def _finish_write(
        self, live: LiveTable, pending: PendingEffects, trouble: Exception | None
    ) -> None:
        if trouble is not None:
            if not live.frozen:
                log.error("table %s could not be written: %s", live.table.table_id, trouble)
                self._freeze(live, "store")
            return
        pending.is_written = True
        while live.pending and live.pending[0].is_written:
            done = live.pending.popleft()
            if done.on_written is not None:
                done.on_written(True)
            self._send_out(done.effects)

    def _send_out(self, effects: Effects) -> None:
        for connection, message in effects.sends:
            self.send(connection, message)
        for connection in effects.closes:
            self.end(connection)

    def _set_timer(self, live: LiveTable, is_timeless: bool = False) -> None:
        """Schedule the next wake-up of a table; a timeless step has not changed when it is due."""
        if not is_timeless:
            due = (
                live.thaw_at if live.frozen else earlier(live.table.due(), live.table.idle_until())
            )
            if due is not None and live.idle_wakes:
                # The last wake-up had no effect and the table is still due: back off, so that a
                # table that is wrong about its time does not block the others.
                due = max(due, self._woken_at + min(TICK, 1 << live.idle_wakes))
            live.due = due
        when = live.due if live.frozen else earlier(live.due, live.table.counts_due())
        if when is not None and when != live.timer:
            heapq.heappush(self._timers, (when, live.table.table_id))
            if self._timers[0][0] == when:
                self.hurry()
        live.timer = when

    def _wake(self, live: LiveTable, now: int) -> None:
        if live.frozen:
            self._thaw(live, now)
            return
        if live.due is None or live.due > now:
            self.when_idle(partial(self._count_pieces, live))
            return
        idle_until = live.table.idle_until()
        if idle_until is not None and now >= idle_until and not live.pending:
            self._unload(live)
            return
        self._woken_at = now
        live.idle_wakes += 1
        if self._run(live, lambda table: table.wake(now)):
            live.idle_wakes = 0
            self._set_timer(live)

    # Low priority

    def _receive_draft(self, live: LiveTable, connection: int, glimpse: Glimpse, at: int) -> None:
        """Put a draft in the inbox; it is processed when nothing else is to be done."""
        inbox = live.inbox
        if not inbox.can_take(connection, glimpse):
            self._show_drafts(live)
        is_first = not inbox
        inbox.put(connection, glimpse, at)
        if is_first:
            self.when_idle(partial(self._show_drafts, live))

    def _show_drafts(self, live: LiveTable) -> None:
        for connection, glimpse, at in live.inbox.take():
            if not live.frozen and connection in live.table.watchers:
                self._run(live, partial(_show_draft, connection, glimpse, at))

    def _count_pieces(self, live: LiveTable) -> None:
        """Send the piece counts of a table, unless that has been done since they were due."""
        now = self.clock.now()
        due = live.table.counts_due()
        if live.frozen:
            return
        if due is not None and due <= now:
            self._run(live, lambda table: table.count_pieces(now))
        else:
            self._set_timer(live, is_timeless=True)

    def _unload(self, live: LiveTable) -> None:
        """Remove a table without people from memory; its log stays."""
        table_id = live.table.table_id
        del self.tables[table_id]
        self.directory.forget(table_id)
        self.writer.write(Batch(table_id, live.epoch, (), is_over=True), lambda trouble: None)

    # Faults and recovery

    def _freeze(self, live: LiveTable, why: str) -> None:
        """Stop a table: drop its unwritten effects and close its connections; the log is valid."""
        self.counts["frozen"] += 1
        live.frozen = why
        for pending in live.pending:
            if pending.on_written is not None:
                pending.on_written(False)
        live.pending.clear()
        if why == "store":
            live.thaw_at = self.clock.now() + THAW
        message = encode(Closed("table_frozen", again=why == "store"))
        for connection in list(live.table.watchers):
            self.send(connection, message)
            self.end(connection)
        self._set_timer(live)

    def _freeze_for_breach(self, live: LiveTable, breach: Breached) -> None:
        """Freeze a table because the referee objects, before the event is written or sent."""
        self.counts["breaches"] += 1
        table = live.table
        log.error(
            "table %s is frozen: in game %d the referee objects to %s",
            table.table_id, table.lobby.games, breach, exc_info=breach,
        )  # fmt: skip
        self._freeze(live, "fault")

    def _thaw(self, live: LiveTable, now: int) -> None:
        """Load a table again from its log after a failed write."""
        table_id = live.table.table_id
        del self.tables[table_id]
        self.directory.forget(table_id)
        try:
            if not self.database.has_table(table_id):
                return
            self._load(table_id, live.table.game.now if live.table.game is not None else now)
        except Exception:
            log.exception("table %s stays frozen", table_id)
            self.tables[table_id] = live
            self.directory.note(table_id, live.table.lobby, live.table.game)
            live.thaw_at = now + THAW
            self._set_timer(live)

    def _load(self, table_id: str, heartbeat: int) -> LiveTable:
        epoch = self.database.take_over(table_id)
        context = self._context_of(table_id)
        breach: Breached | None = None
        try:
            table = Table.resumed(table_id, self.database.entries(table_id), context)
        except Breached as found:
            # It was played without a referee, or with one that checked less: it stays frozen.
            breach = found
            table = Table.resumed(
                table_id, self.database.entries(table_id), replace(context, referee=False)
            )
        live = LiveTable(table, epoch)
        self.tables[table_id] = live
        # While the table was not in memory, its code may have been given to another table.
        is_taken = table.lobby.code in self.directory.codes
        self.directory.note(table_id, table.lobby, table.game)
        if breach is not None:
            self._freeze_for_breach(live, breach)
            return live
        now = self.clock.now()
        self._run(live, lambda table: table.resume(now, heartbeat, needs_code=is_taken))
        return live

    def _new_code(self) -> str:
        while True:
            # 16 bytes for 28 bits of code: every letter is practically as likely as any other.
            left = int.from_bytes(self._random_bytes(16), "big")
            code = ""
            for _ in range(CODE_LENGTH):
                left, letter = divmod(left, len(CODE_LETTERS))
                code += CODE_LETTERS[letter]
            if code not in self.directory.codes:
                return code

    def _context_of(self, table_id: str) -> TableContext:
        """The context of one table: a test may have fixed its seed."""
        seed = self._seeds.get(table_id)
        return self.context if seed is None else replace(self.context, new_seed=lambda: seed)

    def _new_seed(self) -> bytes:
        return self._random_bytes(32)


def _show_draft(connection: int, glimpse: Glimpse, at: int, table: Table) -> Effects | None:
    return table.show_draft(connection, glimpse, at)
