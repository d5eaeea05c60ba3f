"""The house: all rooms of one server, the runner of their clocks, and what is written for them.

It keeps the order of things: receive and stamp, decide, write durably, acknowledge,
send out. A fault in one room freezes that room and no other. It waits for nothing
itself: `runner` lets time pass, and so does the simulation, which brings a writer, a
clock and a network of its own.
"""

import heapq
import logging
import secrets
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol

from ubongo.boards.box import the_box
from ubongo.rules.editions import edition
from ubongo.rules.events import Event, SeedPublished
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.server import lobby as lobbies
from ubongo.server import protocol
from ubongo.server.clock import TICK, Clock
from ubongo.server.config import Config
from ubongo.server.directory import Directory
from ubongo.server.entries import finished_games
from ubongo.server.guests import Guest, suggested_name
from ubongo.server.lobby import Lobby, Place
from ubongo.server.names import tidy
from ubongo.server.orders import TableFrozen
from ubongo.server.protocol import Closed
from ubongo.server.room import Room
from ubongo.server.store.store import Page, Store
from ubongo.server.store.writer import Done
from ubongo.server.turn import Turn, encode
from ubongo.server.world import CODE_LENGTH, CODE_SIGNS, World

log = logging.getLogger("ubongo")

BEAT = 1_000  # how often it is written that we live, while a game runs
THAW = 2_000  # how long a table rests after the store failed
MOST_LISTED = 100


class NoSuchTable(Refused):
    code = "no_such_table"

    def __init__(self) -> None:
        super().__init__("there is no such table, or it has been cleared away")


class NoSuchCode(Refused):
    code = "no_such_code"

    def __init__(self) -> None:
        super().__init__("no table waits under this code")


@dataclass(slots=True)
class Waiting:
    """A turn on its way: whether it is written, and who wants to know."""

    turn: Turn
    is_written: bool = False
    told: Callable[[bool], None] | None = None


@dataclass(slots=True)
class Kept:
    """A room and what is under way for it."""

    room: Room
    epoch: int
    # Turns that wait to be written, oldest first.
    waiting: deque["Waiting"] = field(default_factory=deque)
    timer: int | None = None
    # How often in a row it was woken and nothing happened.
    idle_wakes: int = 0
    # Why the room stands still: "fault" for good, "store" until the store works again.
    frozen: str = ""
    thaw_at: int | None = None


Send = Callable[[int, bytes], None]
End = Callable[[int], None]
GameOver = Callable[[str, Lobby, list[Event]], None]


class Writes(Protocol):
    """Whoever writes pages and says when each is safe."""

    def write(self, page: Page, done: Done) -> None: ...

    def beat(self, at: int) -> None: ...


class House:
    def __init__(
        self,
        config: Config,
        store: Store,
        clock: Clock,
        writer: Writes,
        random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        clock.on_pause = self._paused
        self.writer = writer
        self._random_bytes = random_bytes
        self.world = World(the_box(), self._new_seed, self._new_code, config.test_switch)
        self.rooms: dict[str, Kept] = {}
        # With the test switch only.
        self._seeds: dict[str, bytes] = {}
        self.directory = Directory()
        self._timers: list[tuple[int, str]] = []
        self._beaten_at = 0
        self._woken_at = 0
        self.send: Send = lambda connection, message: None
        self.end: End = lambda connection: None
        # Called when something is due earlier than the runner expects.
        self.hurry: Callable[[], None] = lambda: None
        # Told of every game that was played to its end, once it is written.
        self.game_over: GameOver = lambda table, lobby, events: None
        self.stopping = False
        self.counts = {"events": 0, "turns": 0, "frozen": 0, "pauses": 0}

    # Time

    def open(self) -> None:
        """Resume every table that was live."""
        beat = self.store.heartbeat()
        for table in self.store.live_tables():
            try:
                self._load(table, beat)
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
        if now - self._beaten_at >= BEAT and self._is_somebody_playing():
            self._beaten_at = now
            self.writer.beat(now)
        return max(0, min(TICK, self._timers[0][0] - now)) if self._timers else TICK

    def _is_somebody_playing(self) -> bool:
        return any(
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

    # Tables

    def open_table(
        self, guest: Guest, wish: protocol.OpenTable, told: Callable[[bool], None]
    ) -> tuple[str, str]:
        """A new table with its host on the first seat; its id and its code.

        `told` is called when the table is safely written, or could not be.
        """
        at = self.clock.now()
        if wish.seed and not self.config.test_switch:
            raise BadSetting("seed", wish.seed, "left out: it is for tests")
        name = tidy(wish.name or guest.name or suggested_name())
        code = self._new_code()
        lobby = Lobby(wish.edition, wish.settings, wish.public, guest.id, code)
        lobby = lobbies.arranged(
            lobby, wish.edition, wish.settings, wish.public, self.config.test_switch
        )
        places: list[Place | None] = [Place(name, guest=guest.id), None, None, None]
        lobby = Lobby(
            lobby.edition, lobby.settings, lobby.public, guest.id, code, places=tuple(places)
        )
        most = edition(wish.edition).most
        for number, strength in enumerate(wish.bots[: most - 1]):
            lobby = lobbies.with_bot(lobby, number + 1, strength)
        begun = lobbies.begun(lobby, guest.id) if wish.start else None
        table = urlsafe_b64encode(self._random_bytes(12)).decode()
        if wish.seed:
            self._seeds[table] = bytes.fromhex(wish.seed)
        room, turn = Room.opened(table, lobby, self._world_of(table), at)
        kept = Kept(room, 1)
        self.rooms[table] = kept
        self._carry_out(kept, turn, told)
        if begun is not None:
            self._take(kept, lambda room: room.begin_at_once(begun, at))
        return table, code

    def find(self, table: str) -> Kept:
        """A room, from memory or from its log."""
        kept = self.rooms.get(table)
        if kept is not None:
            return kept
        try:
            if not self.store.has_table(table):
                raise NoSuchTable
            return self._load(table, self.clock.now())
        except Refused:
            raise
        except Exception:
            log.exception("table %s cannot be taken up", table)
            raise TableFrozen from None

    def finished_games(self, table: str) -> list[list[Event]]:
        """The events of each game that was played to its end at a table."""
        if not self.store.has_table(table):
            raise NoSuchTable
        return finished_games(self.store.entries(table))

    def table_of_code(self, code: str) -> str:
        """The table that waits under a spoken code, in the lobby only."""
        table = self.directory.codes.get(code.upper().replace(" ", "").replace("-", ""))
        if table is None:
            raise NoSuchCode
        return table

    def listed(self) -> protocol.Tables:
        """Public tables with a seat to have, the newest first."""
        found: list[protocol.TableListed] = []
        for table in reversed(self.directory.open):
            room = self.rooms[table].room
            seats = edition(room.lobby.edition).most
            taken = [place for place in room.lobby.places if place is not None]
            if len(taken) < seats and room.watchers:
                host = next((p.name for p in taken if p.guest == room.lobby.host), "")
                name = room.lobby.edition
                found.append(protocol.TableListed(table, name, host, len(taken), seats))
                if len(found) == MOST_LISTED:
                    break
        return protocol.Tables(tuple(found))

    def tables_of(self, guest: str) -> tuple[str, ...]:
        """Where somebody has a seat, in a lobby or in a game that is not over."""
        return tuple(
            table
            for table in self.directory.tables_of(guest)
            if self.rooms[table].room.awaits(guest)
        )

    # What connections bring

    def joined(
        self, table: str, connection: int, guest: str, last: int | None, at: int, name: str = ""
    ) -> None:
        kept = self.find(table)
        if kept.frozen:
            self._refuse_frozen(connection, kept)
            return
        self._take(kept, lambda room: room.joined(connection, guest, last, at, name))

    def gone(self, table: str, connection: int, at: int) -> None:
        kept = self.rooms.get(table)
        if kept is not None and not self.stopping:
            if kept.frozen:
                kept.room.watchers.pop(connection, None)
                return
            self._take(kept, lambda room: room.gone(connection, at))

    def received(
        self,
        table: str,
        connection: int,
        message: protocol.AnyOrder | protocol.Glimpse | protocol.MuteHelpers,
        at: int,
    ) -> None:
        """An order or a glimpse, stamped when it came."""
        kept = self.rooms.get(table)
        if kept is None or connection not in kept.room.watchers:
            return
        if kept.frozen:
            self._refuse_frozen(connection, kept)
        elif isinstance(message, protocol.Glimpse):
            glimpse = message
            self._take(kept, lambda room: room.glimpsed(connection, glimpse, at))
        elif isinstance(message, protocol.MuteHelpers):
            mute = message.mute
            self._take(kept, lambda room: room.muted_helpers(connection, mute))
        else:
            order = message
            self._take(kept, lambda room: room.obeyed(connection, order, at))

    # The order of things

    def _take(self, kept: Kept, act: Callable[[Room], Turn]) -> None:
        """Let a room take its turn; if that breaks, the room is frozen, and only the room."""
        try:
            turn = act(kept.room)
        except Exception:
            log.exception("table %s is frozen", kept.room.table)
            self._freeze(kept, "fault")
            return
        self._carry_out(kept, turn)

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
        if not turn.is_timeless:
            self._set_timer(kept)

    def _told_over(self, room: Room, turn: Turn) -> Callable[[bool], None] | None:
        if all(entry.kind != SeedPublished.__name__ for entry in turn.entries):
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

    def _set_timer(self, kept: Kept) -> None:
        when = kept.thaw_at if kept.frozen else _earlier(kept.room.due(), kept.room.idle_until())
        if when is not None and kept.idle_wakes:
            # Still due though nothing came of it: asked again, but ever less often, so that
            # a room that is wrong about its time costs nothing and holds nobody up.
            when = max(when, self._woken_at + min(TICK, 1 << kept.idle_wakes))
        if when is not None and when != kept.timer:
            heapq.heappush(self._timers, (when, kept.room.table))
            if self._timers[0][0] == when:
                self.hurry()
        kept.timer = when

    def _wake(self, kept: Kept, now: int) -> None:
        if kept.frozen:
            self._thaw(kept, now)
            return
        idle_until = kept.room.idle_until()
        if idle_until is not None and now >= idle_until and not kept.waiting:
            self._put_away(kept)
            return
        before = kept.room.number
        self._woken_at = now
        kept.idle_wakes += 1
        self._take(kept, lambda room: room.woke(now))
        if kept.room.number != before:
            kept.idle_wakes = 0
            self._set_timer(kept)

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

    def _refuse_frozen(self, connection: int, kept: Kept) -> None:
        self.send(connection, encode(Closed("table_frozen", again=kept.frozen == "store")))
        self.end(connection)

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
        room = Room.resumed(table, self.store.entries(table), self._world_of(table))
        kept = Kept(room, epoch)
        self.rooms[table] = kept
        # While the table was away its code may have been given to another.
        is_taken = room.lobby.code in self.directory.codes
        self.directory.note(table, room.lobby, room.game)
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


def _earlier(one: int | None, other: int | None) -> int | None:
    return other if one is None else one if other is None else min(one, other)
