"""The registry of the tables of this process, by id: opens, claims and forgets them.

Nobody is handed a table before storage was asked, after they came, whether it is still ours: the
answer of a moment ago may be older than what they have seen. The rules: `storage.ownership`.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import CloseCode
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.referee import Breached
from ubongo.rules.refusals import Refused
from ubongo.server.events.hall import EventHall
from ubongo.server.events.log import is_event_log
from ubongo.server.log_lines import of_kind
from ubongo.server.runtime.hosted import Hosted
from ubongo.server.runtime.live_table import LiveTable, TableServices, batch_of
from ubongo.server.runtime.restless_tables import RestlessTables
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, StorageTrouble, TableLog
from ubongo.server.storage.ownership import Claim, OwnedElsewhere, Release, TableStuck
from ubongo.server.tables import lobby as lobbies
from ubongo.server.tables.codes import drawn_id
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext
from ubongo.tournament.tournament import TournamentPlan

log = logging.getLogger("ubongo")


class NoSuchTable(Refused):
    code = "no_such_table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table, or it has been closed")


class Moved(Refused):
    """Another node has the table: whoever asks again is sent there."""

    code = "moved"
    status = 503

    def __init__(self) -> None:
        super().__init__("this table is being moved; ask again in a moment")


# Milliseconds: so long after it was opened a table has not stopped, it is only being fetched.
JUST_OPENED = 5_000
# How many tables that nobody owns are asked for at once.
AT_ONCE = 100

# A table from its log, and what the referee objects to in it.
RebuiltTable = tuple[Hosted, Breached | None]


class TableRegistry:
    """All tables of one server; the only one who puts them into `tables` or takes them out."""

    def __init__(
        self,
        tables: dict[str, LiveTable],
        table_log: TableLog,
        services: TableServices,
        context: TableContext,
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self.tables = tables
        self.context = context
        self._log = table_log
        self._services = services
        self._random_bytes = random_bytes
        # Those of the tables that are events.
        self._events: dict[str, LiveTable] = {}
        # Tables that were forgotten and that the next beat gives back.
        self._released: dict[str, Release] = {}
        # Whether this process is about to stop: then it claims no table.
        self.is_draining = False
        self._restless = RestlessTables()
        # Tables that could not be resumed: nobody tries by themselves.
        self._unreadable: set[str] = set()
        # Fixed seeds by table; with the test switch only.
        self._seeds: dict[str, bytes] = {}
        # A table is loaded once for all who wait for it; a lock lives as long as somebody does.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Opening and finding

    async def open(self, lobby: Lobby, start: bool = False, seed: bytes = b"") -> str:
        """Open a table, and perhaps begin its game at once; returns its id.

        It is durable then, and belongs to nobody: whoever comes first has it claimed.
        """
        at = self._services.clock.now()
        begun = lobbies.begun(lobby, lobby.host) if start else None
        table_id = self.new_id()
        if seed:
            self._seeds[table_id] = seed
        table, effects = Table.opened(table_id, lobby, self._context_of(table_id), at)
        if begun is not None:
            effects = effects.then(table.begin_at_once(begun, at))
        await self._log.create(batch_of(table, UNOWNED, effects))
        self._services.counts["events"] += len(effects.entries)
        return table_id

    async def open_event(self, plan: TournamentPlan, host: str) -> tuple[str, str]:
        """Open an event; returns its id and its code."""
        event_id = self.new_id()
        hall, effects = EventHall.opened(
            event_id, plan, host, self.context, self._random_bytes, self._services.clock.now()
        )
        await self._log.create(batch_of(hall, UNOWNED, effects))
        self._services.counts["events"] += len(effects.entries)
        return event_id, hall.code

    async def open_for_event(self, table_id: str, lobby: Lobby) -> None:
        """Open a table of an event, which has drawn its id; `StorageTrouble` if it is there."""
        at = self._services.clock.now()
        table, effects = Table.opened(table_id, lobby, self._context_of(table_id), at)
        await self._log.create(batch_of(table, UNOWNED, effects))
        self._services.counts["events"] += len(effects.entries)

    @property
    def events(self) -> list[tuple[LiveTable, EventHall]]:
        """The events of this process that do their work."""
        return [
            (live, live.table)
            for live in self._events.values()
            if live.frozen is None and isinstance(live.table, EventHall)
        ]

    def new_id(self) -> str:
        """An id for a table that nobody can guess."""
        return drawn_id(self._random_bytes)

    async def find(self, table_id: str) -> LiveTable:
        """A table for somebody who has come: from memory if it is still ours, or claimed."""
        async with self._lock(table_id):
            live = self.tables.get(table_id)
            try:
                if live is not None and await self._is_ours(live):
                    return live
                found = await self._claim(table_id)
            except OwnedElsewhere:
                raise Moved from None
            except TableStuck:
                log.error("table %s is parked: it has stopped two servers by a fault", table_id)
                raise TableFrozen from None
            except Exception as trouble:  # noqa: BLE001 - it is logged, and others play on
                self._tell(trouble, table_id)
                raise TableFrozen from None
            if found is None:
                raise NoSuchTable
            return found

    async def unfreeze(self, table_id: str) -> LiveTable:
        """Load a table again that has stopped; it stops again if nothing has changed."""
        live = self.tables.get(table_id)
        if live is not None and live.frozen:
            live.forget("moved")
        await self._log.unpark(table_id)
        return await self.find(table_id)

    def _tell(self, trouble: Exception, table_id: str) -> None:
        """Log why a table cannot be taken up; of a store that cannot be used, not for each."""
        kind = "a table" if isinstance(trouble, StorageTrouble) else f"table {table_id}"
        is_known = isinstance(trouble, StorageTrouble | NewerVersion | DamagedLog)
        log.error(
            "table %s cannot be taken up: %s", table_id, trouble,
            exc_info=None if is_known else trouble, extra=of_kind(kind),
        )  # fmt: skip

    async def _is_ours(self, live: LiveTable) -> bool:
        """Ask storage; a table that is no longer ours is forgotten."""
        is_ours = await self._log.is_mine(live.table.table_id, live.epoch)
        if not is_ours:
            self._services.counts["moved"] += 1
            live.forget("moved")
        # It may have been forgotten while we waited.
        return self.tables.get(live.table.table_id) is live

    async def resume_unowned(self) -> None:
        """Claim every table that is to be played on and that nobody owns.

        After a start these are all that were live; later those that could not be written.
        """
        after = ""
        while found := await self._log.unowned_tables(after, AT_ONCE):
            after = found[-1]
            for table_id in found:
                if table_id not in self._unreadable:
                    await self._resume(table_id)

    async def _resume(self, table_id: str) -> None:
        async with self._lock(table_id):
            if table_id in self.tables:
                return
            try:
                await self._claim(table_id)
            except (OwnedElsewhere, StorageTrouble):
                return
            except Exception as trouble:  # noqa: BLE001 - it is logged, and others play on
                self._tell(trouble, table_id)
            else:
                return
        self._unreadable.add(table_id)
        await self._hide(table_id)

    async def _hide(self, table_id: str) -> None:
        """Let nobody find a table that cannot be resumed."""
        try:
            await self._log.hide(table_id)
        except Exception:
            # The database cannot be written: whoever finds the table is told that it stands still.
            log.exception("table %s cannot be hidden", table_id)

    # Forgetting

    def forget(self, live: LiveTable, release: Release) -> None:
        """Take a table out of memory, and give it back with the next beat; its log stays."""
        table_id = live.table.table_id
        if self.tables.get(table_id) is live:
            del self.tables[table_id]
            self._events.pop(table_id, None)
        self._released[table_id] = release

    def forget_all(self, code: CloseCode = "table_frozen") -> None:
        """Forget every table but those that stand because of a fault."""
        for live in list(self.tables.values()):
            if not live.frozen:
                live.forget(code)

    def drain(self) -> None:
        """Claim nothing more, and forget everything: this process is about to stop."""
        self.is_draining = True
        self.forget_all("restart")

    def hand_over(self, most: int) -> bool:
        """Claim nothing more, and forget some tables, which other nodes claim; whether any is left.

        Those that stand because of a fault stay.
        """
        self.is_draining = True
        tables = [live for live in self.tables.values() if not live.frozen]
        for live in tables[:most]:
            live.forget("moved")
        return len(tables) > most

    def lose(self, table_id: str, epoch: int) -> None:
        """Forget a table that belongs to another node, unless we have it again."""
        live = self.tables.get(table_id)
        if live is not None and live.epoch == epoch and not live.frozen:
            self._services.counts["moved"] += 1
            live.forget("moved")

    @property
    def released(self) -> tuple[Release, ...]:
        """What the next beat gives back."""
        return tuple(self._released.values())

    def note_released(self, releases: Iterable[Release]) -> None:
        """These have been given back."""
        for release in releases:
            if self._released.get(release.table_id) == release:
                del self._released[release.table_id]

    # Claiming

    async def _claim(self, table_id: str) -> LiveTable | None:
        """Become a table's owner and start its clock again; None if there is no such table."""
        if self.is_draining:
            raise OwnedElsewhere
        released = self._released.get(table_id)
        rebuild = partial(_rebuilt, table_id, self._context_of(table_id))
        claim = await self._log.claim(table_id, rebuild, released)
        if claim is None:
            return None
        if released is not None:
            self.note_released((released,))
        table, breach = claim.rebuilt
        # While the table was put away, its code may have been given to another table.
        needs_code = not await self._log.may_use_code(table_id, table.code)
        # A table that comes in after a pause has not stood still with the others.
        now = self._services.timers.look()
        stopped_at = _stopped_at(claim, now)
        ahead = _ahead(table, stopped_at, now)
        live = LiveTable(table, claim.epoch, claim.sum, ahead, self._services, self)
        self.tables[table_id] = live
        if isinstance(table, EventHall):
            self._events[table_id] = live
        self._unreadable.discard(table_id)
        self._services.counts["claims"] += 1
        if moves := self._restless.note(table_id, claim.epoch, now):
            log.warning(
                "table %s was moved %d times in two minutes: the balancers in front do not agree "
                "where it belongs; let all of them hash the path /live/… alike (docs/hosting.md)",
                table_id, moves, extra=of_kind("restless"),
            )  # fmt: skip
        if breach is not None:
            live.stop_for_breach(breach)
        else:
            live.resume(now, stopped_at, needs_code)
        return live

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._loading.setdefault(table_id, asyncio.Lock())

    def _context_of(self, table_id: str) -> TableContext:
        """The context of one table: a test may have fixed its seed."""
        seed = self._seeds.get(table_id)
        return self.context if seed is None else replace(self.context, new_seed=lambda: seed)


def _rebuilt(table_id: str, context: TableContext, entries: tuple[Entry, ...]) -> RebuiltTable:
    """A table or event from its log; it is pure, and runs where the log is read."""
    if is_event_log(entries):
        return EventHall.resumed(table_id, entries, context), None
    try:
        return Table.resumed(table_id, entries, context), None
    except Breached as found:
        # It was played without a referee, or with one that checked less: it stays frozen.
        return Table.resumed(table_id, entries, replace(context, referee=False)), found


def _stopped_at(claim: Claim[RebuiltTable], now: int) -> int | None:
    """When the table's clock stopped; None if it has not: it was opened a moment ago."""
    if claim.stopped_at is None:
        return now
    if claim.is_new and 0 <= now - claim.stopped_at < JUST_OPENED:
        return None
    return claim.stopped_at


def _ahead(table: Hosted, stopped_at: int | None, now: int) -> int:
    """How far its time is ahead of our clock, because another clock said more."""
    time = table.time
    return 0 if time is None else max(0, time - now, (stopped_at or 0) - now)
