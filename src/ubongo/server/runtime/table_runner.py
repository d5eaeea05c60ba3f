"""The rooms of a server: the order of things, the times they wait for, and their troubles.

Receive and stamp, decide, write durably, acknowledge, send out. A fault in one room
freezes that room and no other; what could not be written is taken up again from what was.
"""

import heapq
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ubongo.boards.box import the_box
from ubongo.protocol.messages import Closed, Glimpse
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.referee import Breached
from ubongo.server.config import Config
from ubongo.server.runtime.clock import TICK, Clock
from ubongo.server.runtime.live_table import End, GameOver, Kept, Send, Waiting, Writes
from ubongo.server.storage.sqlite.database import Page, Store
from ubongo.server.tables.directory import Directory
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Turn, encode
from ubongo.server.tables.log import SEED_PUBLISHED
from ubongo.server.tables.table import Room
from ubongo.server.tables.table_context import CODE_LENGTH, CODE_SIGNS, World

log = logging.getLogger("ubongo")

BEAT = 1_000  # how often it is written that we live, while a game runs
THAW = 2_000  # how long a table rests after the store failed


class Rooms:
    """All tables in memory. It waits for nothing itself: somebody calls `tick`."""

    def __init__(
        self,
        config: Config,
        store: Store,
        clock: Clock,
        writer: Writes,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
        build: Callable[[], str] = str,
    ) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        clock.on_pause = self._paused
        self.writer = writer
        self._random_bytes = random_bytes
        self.world = World(
            the_box(), self._new_seed, self._new_code, config.test_switch, config.referee, build
        )
        self.rooms: dict[str, Kept] = {}
        # With the test switch only.
        self._seeds: dict[str, bytes] = {}
        self.directory = Directory()
        self._timers: list[tuple[int, str]] = []
        self._beaten_at = 0
        self._woken_at = 0
        self.send: Send = lambda connection, message: None
        self.end: End = lambda connection: None
        # Does what may wait a moment: nobody is kept from playing by it.
        self.later: Callable[[Callable[[], None]], None] = lambda act: act()
        # Called when something is due earlier than the runner expects.
        self.hurry: Callable[[], None] = lambda: None
        # Told of every game that was played to its end, once it is written.
        self.game_over: GameOver = lambda table, lobby, events: None
        self.stopping = False
        self.counts = {"events": 0, "turns": 0, "frozen": 0, "breaches": 0, "pauses": 0}

    # Time

    def open(self) -> None:
        """Resume every table that was live."""
        beat = self.store.heartbeat()
        for table in self.store.live_tables():
            try:
                self._load(table, beat)
            except NewerVersion as newer:
                log.error("table %s cannot be resumed: %s", table, newer)
            except Exception:
                log.exception("table %s cannot be resumed", table)

    def tick(self) -> int:
        """Let everything happen that is due; how many milliseconds until the next look."""
        now = self.clock.now()
        while self._timers and self._timers[0][0] <= now:
            when, table = heapq.heappop(self._timers)
            kept = self.rooms.get(table)
            if kept is not None and kept.timer == when:
                kept.timer = None
                self._wake(kept, now)
        if now - self._beaten_at >= BEAT and not self.is_quiet():
            self._beaten_at = now
            self.writer.beat(now)
        return max(0, min(TICK, self._timers[0][0] - now)) if self._timers else TICK

    def is_quiet(self) -> bool:
        """Whether nobody plays."""
        return not any(
            kept.room.game is not None and not kept.room.game.is_over
            for kept in self.rooms.values()
        )

    def _paused(self, length: int, before: int) -> None:
        """The process stood still: every clock that ran is moved on (nobody is punished)."""
        log.warning("the process stood still for %d ms", length)
        self.counts["pauses"] += 1
        for kept in list(self.rooms.values()):
            if not kept.frozen:
                self._take(kept, lambda room: room.moved_clock(length, "pause", before))

    # The order of things

    def _take(self, kept: Kept, act: Callable[[Room], Turn | None]) -> bool:
        """Let a room take its turn; if that breaks, the room is frozen, and only the room.

        Whether anything came of it.
        """
        if kept.unseen:
            # What was shown before comes before.
            self._look(kept)
            if kept.frozen:
                return True
        try:
            turn = act(kept.room)
        except Breached as breach:
            self._object(kept, breach)
            return True
        except Exception:
            log.exception("table %s is frozen", kept.room.table)
            self._freeze(kept, "fault")
            return True
        if turn is None:
            return False
        self._carry_out(kept, turn)
        return bool(turn.entries or turn.sends)

    def _carry_out(
        self, kept: Kept, turn: Turn, told: Callable[[bool], None] | None = None
    ) -> None:
        self.counts["turns"] += 1
        room = kept.room
        if turn.entries:
            self.counts["events"] += len(turn.entries)
            waiting = Waiting(turn, told=told or self._told_over(room, turn))
            kept.waiting.append(waiting)
            is_over = room.game is not None and room.game.is_over and room.lobby.playing
            page = Page(room.table, kept.epoch, tuple(turn.entries), is_over)
            self.writer.write(page, lambda trouble: self._written(kept, waiting, trouble))
            self.directory.note(room.table, room.lobby, room.game)
        elif kept.waiting:
            kept.waiting.append(Waiting(turn, is_written=True))
        else:
            self._send_out(turn)
        self._set_timer(kept, turn.is_timeless)

    def _told_over(self, room: Room, turn: Turn) -> Callable[[bool], None] | None:
        if all(entry.kind != SEED_PUBLISHED for entry in turn.entries):
            return None
        # As they are now: the next game at this table has a lobby and events of its own.
        over = partial(self.game_over, room.table, room.lobby, room.events)
        return lambda is_written: over() if is_written else None

    def _written(self, kept: Kept, waiting: Waiting, trouble: Exception | None) -> None:
        if trouble is not None:
            if not kept.frozen:
                log.error("table %s could not be written: %s", kept.room.table, trouble)
                self._freeze(kept, "store")
            return
        waiting.is_written = True
        while kept.waiting and kept.waiting[0].is_written:
            done = kept.waiting.popleft()
            if done.told is not None:
                done.told(True)
            self._send_out(done.turn)

    def _send_out(self, turn: Turn) -> None:
        for connection, message in turn.sends:
            self.send(connection, message)
        for connection in turn.closes:
            self.end(connection)

    def _set_timer(self, kept: Kept, is_timeless: bool = False) -> None:
        """Look at the room when it wants; what is timeless has changed nothing about that."""
        if not is_timeless:
            due = kept.thaw_at if kept.frozen else earlier(kept.room.due(), kept.room.idle_until())
            if due is not None and kept.idle_wakes:
                # Still due though nothing came of it: asked again, but ever less often, so that
                # a room that is wrong about its time costs nothing and holds nobody up.
                due = max(due, self._woken_at + min(TICK, 1 << kept.idle_wakes))
            kept.due = due
        when = kept.due if kept.frozen else earlier(kept.due, kept.room.counts_due())
        if when is not None and when != kept.timer:
            heapq.heappush(self._timers, (when, kept.room.table))
            if self._timers[0][0] == when:
                self.hurry()
        kept.timer = when

    def _wake(self, kept: Kept, now: int) -> None:
        if kept.frozen:
            self._thaw(kept, now)
            return
        if kept.due is None or kept.due > now:
            self.later(partial(self._count, kept))
            return
        idle_until = kept.room.idle_until()
        if idle_until is not None and now >= idle_until and not kept.waiting:
            self._put_away(kept)
            return
        self._woken_at = now
        kept.idle_wakes += 1
        if self._take(kept, lambda room: room.woke(now)):
            kept.idle_wakes = 0
            self._set_timer(kept)

    # What may wait

    def _shown(self, kept: Kept, connection: int, glimpse: Glimpse, at: int) -> None:
        """A half-laid board: somebody looks at it as soon as nothing else is to be done."""
        unseen = kept.unseen
        if not unseen.has_room(connection, glimpse):
            self._look(kept)
        is_first = not unseen
        unseen.put(connection, glimpse, at)
        if is_first:
            self.later(partial(self._look, kept))

    def _look(self, kept: Kept) -> None:
        for connection, glimpse, at in kept.unseen.take():
            if not kept.frozen and connection in kept.room.watchers:
                self._take(kept, partial(_glimpsed, connection, glimpse, at))

    def _count(self, kept: Kept) -> None:
        """Tell how many pieces lie, if that has not been told since it was due."""
        now = self.clock.now()
        due = kept.room.counts_due()
        if kept.frozen:
            return
        if due is not None and due <= now:
            self._take(kept, lambda room: room.counted(now))
        else:
            self._set_timer(kept, is_timeless=True)

    def _put_away(self, kept: Kept) -> None:
        """Nobody is here and nothing will happen: the log is enough, until somebody comes."""
        table = kept.room.table
        del self.rooms[table]
        self.directory.forget(table)
        self.writer.write(Page(table, kept.epoch, (), is_over=True), lambda trouble: None)

    # Trouble

    def _freeze(self, kept: Kept, why: str) -> None:
        """Stop a table: nothing undecided is sent, everybody is told, the log is the truth."""
        self.counts["frozen"] += 1
        kept.frozen = why
        for waiting in kept.waiting:
            if waiting.told is not None:
                waiting.told(False)
        kept.waiting.clear()
        if why == "store":
            kept.thaw_at = self.clock.now() + THAW
        message = encode(Closed("table_frozen", again=why == "store"))
        for connection in list(kept.room.watchers):
            self.send(connection, message)
            self.end(connection)
        self._set_timer(kept)

    def _object(self, kept: Kept, breach: Breached) -> None:
        """The referee objects: stop the table before the event is written or told."""
        self.counts["breaches"] += 1
        room = kept.room
        log.error(
            "table %s is frozen: in game %d the referee objects to %s",
            room.table, room.lobby.games, breach, exc_info=breach,
        )  # fmt: skip
        self._freeze(kept, "fault")

    def _thaw(self, kept: Kept, now: int) -> None:
        """The store failed: take the table up again from what was written."""
        table = kept.room.table
        del self.rooms[table]
        self.directory.forget(table)
        try:
            if not self.store.has_table(table):
                return
            self._load(table, kept.room.game.now if kept.room.game is not None else now)
        except Exception:
            log.exception("table %s stays frozen", table)
            self.rooms[table] = kept
            self.directory.note(table, kept.room.lobby, kept.room.game)
            kept.thaw_at = now + THAW
            self._set_timer(kept)

    def _load(self, table: str, heartbeat: int) -> Kept:
        epoch = self.store.take_over(table)
        world = self._world_of(table)
        breach: Breached | None = None
        try:
            room = Room.resumed(table, self.store.entries(table), world)
        except Breached as found:
            # It was played without a referee, or with one who saw less: nobody plays on.
            breach = found
            room = Room.resumed(table, self.store.entries(table), replace(world, referee=False))
        kept = Kept(room, epoch)
        self.rooms[table] = kept
        # While the table was away its code may have been given to another.
        is_taken = room.lobby.code in self.directory.codes
        self.directory.note(table, room.lobby, room.game)
        if breach is not None:
            self._object(kept, breach)
            return kept
        now = self.clock.now()
        self._take(kept, lambda room: room.woken(now, heartbeat, needs_code=is_taken))
        return kept

    def _new_code(self) -> str:
        while True:
            # 16 bytes for 28 bits of code: no sign is likelier than another.
            left = int.from_bytes(self._random_bytes(16), "big")
            code = ""
            for _ in range(CODE_LENGTH):
                left, sign = divmod(left, len(CODE_SIGNS))
                code += CODE_SIGNS[sign]
            if code not in self.directory.codes:
                return code

    def _world_of(self, table: str) -> World:
        """The world as this table sees it: tests may have fixed its seed."""
        seed = self._seeds.get(table)
        return self.world if seed is None else replace(self.world, new_seed=lambda: seed)

    def _new_seed(self) -> bytes:
        return self._random_bytes(32)


def _glimpsed(connection: int, glimpse: Glimpse, at: int, room: Room) -> Turn | None:
    return room.glimpsed(connection, glimpse, at)
