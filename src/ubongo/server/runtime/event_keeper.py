"""The keeper of events: opens the tables of a round, and asks storage what tables have told.

Tables of an event may live on any node, so everything between them goes through storage. An event
decides nothing here: whatever the keeper does twice, after a crash or on two nodes, is nothing
the second time.
"""

import asyncio
import contextlib
import logging
from collections.abc import Collection
from typing import Protocol

import msgspec

from ubongo.server.events.hall import EventHall
from ubongo.server.log_lines import of_kind
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.storage.summary import EventTableRow
from ubongo.server.tables.event_report import EventReport, read_report
from ubongo.server.tables.lobby import Lobby

log = logging.getLogger("ubongo")

ASK_EVERY = 1.0  # seconds


class EventTables(Protocol):
    """What the keeper asks of storage; see `storage.interface.PublicTables`."""

    async def of_event(
        self, event_id: str, table_ids: Collection[str]
    ) -> tuple[EventTableRow, ...]: ...


class EventKeeper:
    """Looks after the events that this process owns."""

    def __init__(self, registry: TableRegistry, tables: EventTables, wanted: asyncio.Event) -> None:
        self._registry = registry
        self._tables = tables
        # Set when somebody waits for a table.
        self._wanted = wanted

    async def run(self) -> None:
        """Look once a second, until the server stops."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_EVERY):
                    await self._wanted.wait()
            self._wanted.clear()
            await self.look()

    async def look(self) -> None:
        """Do what is to be done for each event."""
        for live, hall in self._registry.events:
            try:
                await self._tend(live, hall)
            except StorageTrouble as trouble:
                # It is tried again; the tables play on.
                log.warning(
                    "event %s could not be looked after: %s", hall.table_id, trouble,
                    extra=of_kind("an event"),
                )  # fmt: skip
            except Exception:
                log.exception("event %s could not be looked after", hall.table_id)

    async def _tend(self, live: LiveTable, hall: EventHall) -> None:
        # What is not written yet may never be: no table is opened for it.
        if hall.is_seating and live.is_written:
            await self._open_tables(live, hall)
        elif hall.is_awaiting:
            rows = await self._tables.of_event(hall.table_id, hall.awaited)
            told = [(row.table_id, read) for row in rows if (read := _report(row)) is not None]
            live.run_if_here(lambda: hall.note_reports(told, live.now))

    async def _open_tables(self, live: LiveTable, hall: EventHall) -> None:
        round_number = hall.games
        wanted = hall.tables_to_open()
        there = await self._there(hall.table_id, [table_id for table_id, _ in wanted])
        await asyncio.gather(
            *(self._open(table_id, lobby) for table_id, lobby in wanted if table_id not in there)
        )
        live.run_if_here(lambda: hall.note_opened(round_number, live.now))

    async def _open(self, table_id: str, lobby: Lobby) -> None:
        try:
            await self._registry.open_for_event(table_id, lobby)
        except StorageTrouble:
            # Another node may have opened it just now.
            if not await self._there(lobby.event, [table_id]):
                raise

    async def _there(self, event_id: str, table_ids: Collection[str]) -> set[str]:
        return {row.table_id for row in await self._tables.of_event(event_id, table_ids)}


def _report(row: EventTableRow) -> EventReport | None:
    if not row.told:
        return None
    try:
        return read_report(row.told)
    except msgspec.MsgspecError:
        # Another release may tell more than we know: the table counts as one that plays.
        log.warning("table %s tells its event what cannot be read", row.table_id)
        return None
