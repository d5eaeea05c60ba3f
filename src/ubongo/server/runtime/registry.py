"""The registry of the tables of this process, by id: opens, finds, reloads and forgets them."""

import asyncio
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine
from dataclasses import replace
from weakref import WeakValueDictionary

from ubongo.protocol.from_wire import TableFrozen
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.referee import Breached
from ubongo.rules.refusals import Refused
from ubongo.server.runtime.live_table import THAW, LiveTable, TableServices, batch_of
from ubongo.server.storage.interface import TableLog
from ubongo.server.tables import lobby as lobbies
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

__all__ = ["THAW", "LiveTable", "NoSuchTable", "TableRegistry"]

log = logging.getLogger("ubongo")


class NoSuchTable(Refused):
    code = "no_such_table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table, or it has been closed")


class TableRegistry:
    """All tables of one server; the only one who puts them into `tables` or takes them out."""

    def __init__(
        self,
        tables: dict[str, LiveTable],
        table_log: TableLog,
        services: TableServices,
        context: TableContext,
        random_bytes: Callable[[int], bytes],
        spawn: Callable[[Coroutine[None, None, None]], object],
    ) -> None:
        self.tables = tables
        self.context = context
        self._log = table_log
        self._services = services
        self._random_bytes = random_bytes
        # Starts a coroutine that nobody waits for.
        self._spawn = spawn
        # Fixed seeds by table; with the test switch only.
        self._seeds: dict[str, bytes] = {}
        # A table is loaded once for all who wait for it; a lock lives as long as somebody does.
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Opening and finding

    async def open(self, lobby: Lobby, start: bool = False, seed: bytes = b"") -> LiveTable:
        """Open a table, and perhaps begin its game at once; it is durable when this returns."""
        at = self._services.clock.now()
        begun = lobbies.begun(lobby, lobby.host) if start else None
        table_id = urlsafe_b64encode(self._random_bytes(12)).decode()
        if seed:
            self._seeds[table_id] = seed
        table, effects = Table.opened(table_id, lobby, self._context_of(table_id), at)
        if begun is not None:
            effects = effects.then(table.begin_at_once(begun, at))
        await self._log.create(batch_of(table, 1, effects))
        self._services.counts["events"] += len(effects.entries)
        live = LiveTable(table, 1, self._services, self)
        self.tables[table_id] = live
        live.watch_time()
        return live

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or loaded from its log."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        async with self._lock(table_id):
            return self.tables.get(table_id) or await self._load(table_id)

    async def unfreeze(self, table_id: str) -> LiveTable:
        """Load a table again that has stopped; it stops again if nothing has changed."""
        live = self.tables.get(table_id)
        if live is not None and live.frozen:
            self.forget(live)
        return await self.find(table_id)

    async def resume_all(self) -> None:
        """Load every table that was live when the server stopped."""
        for table_id in await self._log.live_tables():
            try:
                await self._claim(table_id)
            except NewerVersion as newer:
                log.error("table %s cannot be resumed: %s", table_id, newer)
                await self._hide(table_id)
            except Exception:
                log.exception("table %s cannot be resumed", table_id)
                await self._hide(table_id)

    async def _hide(self, table_id: str) -> None:
        """Let nobody find a table that cannot be resumed."""
        try:
            await self._log.hide(table_id)
        except Exception:
            # The database cannot be written: whoever finds the table is told that it stands still.
            log.exception("table %s cannot be hidden", table_id)

    def is_quiet(self) -> bool:
        """Whether no game is being played."""
        return not any(live.table.state.is_playing for live in self.tables.values())

    # For the live tables

    def forget(self, live: LiveTable) -> None:
        """Take a table out of memory; its log stays."""
        if self.tables.get(live.table.table_id) is live:
            del self.tables[live.table.table_id]

    def reload(self, live: LiveTable) -> None:
        """Replace a table that could not be written by what its log says."""
        self._spawn(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        table_id = live.table.table_id
        game = live.table.state.game
        async with self._lock(table_id):
            if self.tables.get(table_id) is not live:
                return  # it was loaded again meanwhile
            try:
                found = await self._claim(table_id, None if game is None else game.now)
            except Exception:
                log.exception("table %s stays frozen", table_id)
                live.stay_stopped()
            else:
                if found is None:
                    self.forget(live)

    # Loading

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = await self._claim(table_id)
        except NewerVersion as newer:
            log.error("table %s cannot be taken up: %s", table_id, newer)
            raise TableFrozen from None
        except Exception:
            log.exception("table %s cannot be taken up", table_id)
            raise TableFrozen from None
        if live is None:
            raise NoSuchTable
        return live

    async def _claim(self, table_id: str, stopped_at: int | None = None) -> LiveTable | None:
        """Become a table's owner and start its clock again; None if there is no such table.

        Its clock stopped at `stopped_at`, or when its last owner did.
        """
        claim = await self._log.claim(table_id)
        if claim is None:
            return None
        breach: Breached | None = None
        context = self._context_of(table_id)
        try:
            table = Table.resumed(table_id, claim.entries, context)
        except Breached as found:
            # It was played without a referee, or with one that checked less: it stays frozen.
            breach = found
            table = Table.resumed(table_id, claim.entries, replace(context, referee=False))
        # While the table was put away, its code may have been given to another table.
        needs_code = not await self._log.may_use_code(table_id, table.state.lobby.code)
        live = LiveTable(table, claim.epoch, self._services, self)
        self.tables[table_id] = live
        if breach is not None:
            live.stop_for_breach(breach)
            return live
        now = self._services.clock.now()
        stopped = next((at for at in (stopped_at, claim.stopped_at) if at is not None), now)
        live.run(lambda table: table.resume(now, stopped, needs_code=needs_code))
        return live

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._loading.setdefault(table_id, asyncio.Lock())

    def _context_of(self, table_id: str) -> TableContext:
        """The context of one table: a test may have fixed its seed."""
        seed = self._seeds.get(table_id)
        return self.context if seed is None else replace(self.context, new_seed=lambda: seed)
